//! From a client's words to what a table understands, for websockets and HTTP alike.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{Manage, Reason, Refusal, ToClient};
use table::{Command, Credential, valid_table_id};

use crate::{
    app::App,
    hub::{Hub, ToRoom},
    outbox::Outbox,
    secrets,
};

/// A message as a frame.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have string keys and plain values").into()
}

/// A refusal as a frame.
pub(crate) fn refused(table: Option<&str>, command_id: Option<&str>, refusal: Refusal) -> Utf8Bytes {
    let (table, command_id) = (table.map(str::to_owned), command_id.map(str::to_owned));
    text(&ToClient::Refused { table, command_id, refusal })
}

/// Who speaks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Speaker {
    /// The account of the session: number, name, and whether the name is kept.
    pub(crate) account: Option<(i64, String, bool)>,
}

impl Speaker {
    /// What this speaker can show at a table.
    pub(crate) fn credential(&self, token: Option<&str>) -> Credential {
        Credential {
            token: token.map(table::TokenHash::of),
            account: self.account.as_ref().map(|(number, ..)| table::AccountId(*number)),
        }
    }

    /// A command of this speaker; those who sit down without a token of their own get one.
    pub(crate) fn manage(&self, mut command: Manage, shown: Option<&str>) -> Command {
        if let Manage::Sit { token, .. } | Manage::Follow { token, .. } = &mut command {
            token.get_or_insert_with(|| shown.map_or_else(secrets::token, str::to_owned));
        }
        let account_name = self.account.as_ref().map(|(_, name, kept)| (name.clone(), *kept));
        Command::Manage { command, account_name }
    }
}

/// Sends a command to its table; the answer comes to `outbox`.
pub(crate) async fn command(
    app: &Arc<App>,
    outbox: &Outbox,
    table: &str,
    credential: Credential,
    command_id: String,
    command: Command,
) {
    if !valid_table_id(table) {
        outbox.send(refused(Some(""), Some(&command_id), Reason::NoSuchTable.into()));
        return;
    }
    let outbox = outbox.clone();
    let received = std::time::Instant::now();
    Hub::tell(app, table, ToRoom::Command { outbox, credential, command_id, command, received }).await;
}
