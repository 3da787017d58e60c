//! The server of a run: rooms and connections. Everything in it is gone after a crash.

use std::{collections::BTreeMap, sync::Arc};

use protocol::{Manage, ToServer};
use table::{ClientId, Command, Credential, Input, Room, TokenHash, fixture::PearlShelf};

use crate::disk::Disk;

/// Rooms in memory, and what each connection has shown.
#[derive(Default)]
pub(crate) struct Node {
    pub(crate) rooms: BTreeMap<String, Room>,
    /// Tokens shown by a connection at a table.
    tokens: BTreeMap<(ClientId, String), Option<String>>,
}

impl Node {
    /// The room of a table, opened from the disk if need be.
    pub(crate) fn room(&mut self, disk: &Disk, table: &str) -> Option<&mut Room> {
        if !self.rooms.contains_key(table) {
            let room = Room::new(disk.load(table)?, Arc::new(PearlShelf));
            self.rooms.insert(table.to_owned(), room);
        }
        self.rooms.get_mut(table)
    }

    /// What a frame means to which table; `None` for nonsense.
    pub(crate) fn read(&mut self, client: ClientId, text: &str) -> Option<(String, Input)> {
        let message: ToServer = serde_json::from_str(text).ok()?;
        Some(match message {
            ToServer::Watch { table, token, since } => {
                let credential = credential(token.as_deref());
                self.tokens.insert((client, table.clone()), token);
                (table, Input::Watch { client, credential, since })
            }
            ToServer::Unwatch { table } => (table, Input::Unwatch { client }),
            ToServer::Act { table, command_id, seen_version, seen_draft, action } => {
                let command = Command::Act { seen_version, seen_draft, action };
                self.command(client, table, command_id, command)
            }
            ToServer::Undo { table, command_id } => self.command(client, table, command_id, Command::Undo),
            ToServer::Manage { table, command_id, command } => {
                // Clients of the simulation bring their own tokens, as careful clients do.
                if matches!(&command, Manage::Sit { token: None, .. } | Manage::Follow { token: None, .. }) {
                    return None;
                }
                let command = Command::Manage { command, account_name: None };
                self.command(client, table, command_id, command)
            }
            ToServer::Ping { .. } => return None,
        })
    }

    fn command(
        &self,
        client: ClientId,
        table: String,
        command_id: String,
        command: Command,
    ) -> (String, Input) {
        let token = self.tokens.get(&(client, table.clone())).cloned().flatten();
        let credential = credential(token.as_deref());
        (table, Input::Command { client, credential, command_id, command })
    }
}

fn credential(token: Option<&str>) -> Credential {
    Credential { token: token.map(TokenHash::of), account: None }
}
