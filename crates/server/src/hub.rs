//! Finds the task of a table, and starts it if there is none.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use protocol::{Reason, Stamp};
use table::{Command, Credential, Room};
use tokio::sync::mpsc;

use crate::{app::App, outbox::Outbox, room_task};

/// How many messages may wait at a table. Who sends more waits.
const INBOX: usize = 256;

/// Somebody who looks at a table, or hears why it cannot be opened.
type Look = Box<dyn FnOnce(Result<&Room, Reason>) + Send>;

/// What a table's task is told by clients.
pub(crate) enum ToRoom {
    /// Show the table to this client.
    Watch { outbox: Outbox, credential: Credential, since: Option<Stamp> },
    /// No longer.
    Unwatch { outbox: Outbox },
    /// Do something and answer this client.
    Command {
        outbox: Outbox,
        credential: Credential,
        command_id: String,
        command: Command,
        received: Instant,
    },
    /// Look at the table, or hear why it cannot be opened.
    Look(Look),
    /// The log was changed from outside: load it again.
    Reload,
}

/// All tables that are in memory.
#[derive(Default)]
pub(crate) struct Hub {
    rooms: Mutex<HashMap<String, mpsc::Sender<ToRoom>>>,
}

impl Hub {
    /// Tells the table something. Its task is started if need be; a table that does not exist says so itself.
    pub(crate) async fn tell(app: &Arc<App>, table: &str, mut message: ToRoom) {
        loop {
            let room = Self::room(app, table);
            match room.send(message).await {
                Ok(()) => return,
                // The task was just closing; the next one will do.
                Err(mpsc::error::SendError(returned)) => {
                    message = returned;
                    app.hub.forget(table, &room);
                }
            }
        }
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        app: &Arc<App>,
        table: &str,
        look: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Result<T, Reason> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        let look = Box::new(move |room: Result<&Room, Reason>| {
            let _ = reply.send(room.map(look));
        });
        Self::tell(app, table, ToRoom::Look(look)).await;
        answer.await.unwrap_or(Err(Reason::Unavailable))
    }

    /// The task of a table, started if need be.
    pub(crate) fn room(app: &Arc<App>, table: &str) -> mpsc::Sender<ToRoom> {
        let mut rooms = app.hub.lock();
        if let Some(room) = rooms.get(table) {
            return room.clone();
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        rooms.insert(table.to_owned(), sender.clone());
        metrics::gauge!("tidetable_tables_open").set(rooms.len() as f64);
        tokio::spawn(room_task::run(Arc::clone(app), table.to_owned(), sender.downgrade(), inbox));
        sender
    }

    /// Takes a task that ends off the list, unless another one has taken its place.
    pub(crate) fn forget(&self, table: &str, own: &mpsc::Sender<ToRoom>) {
        let mut rooms = self.lock();
        if rooms.get(table).is_some_and(|room| room.same_channel(own)) {
            rooms.remove(table);
        }
        metrics::gauge!("tidetable_tables_open").set(rooms.len() as f64);
    }

    /// The names of all tables in memory.
    pub(crate) fn open_tables(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<ToRoom>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
