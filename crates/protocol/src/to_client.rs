//! What the server says on the websocket, and line by line on an event stream.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{Account, Refusal, Stamp, TableState};

/// A frame for a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The first frame of every connection.
    Welcome {
        /// Version of this protocol.
        protocol: u32,
        /// Version of the server.
        program: String,
        /// The server's clock, in milliseconds since 1970.
        #[ts(type = "number")]
        now_ms: u64,
        /// Who the cookie says you are.
        account: Option<Account>,
    },
    /// The whole state of a table, and what happened since the last one you were sent.
    State {
        /// The server's clock.
        #[ts(type = "number")]
        now_ms: u64,
        /// The state that `events` lead on from; none if this is a fresh beginning.
        since: Option<Stamp>,
        /// What happened, in the game's own words, as far as you perceive it.
        #[ts(type = "unknown[]")]
        events: Vec<Value>,
        /// How things are now.
        state: Box<TableState>,
    },
    /// A command was carried out and stored.
    Done {
        /// The table.
        table: String,
        /// Your name for the command.
        command_id: String,
        /// The table as it was stored with the command in it.
        stamp: Stamp,
    },
    /// You have a seat, and this opens it. Keep the token secret; the link of the table opens nothing.
    Seated {
        /// The table.
        table: String,
        /// Your name for the command.
        command_id: String,
        /// Your seat.
        seat: u8,
        /// The secret.
        token: String,
    },
    /// A command was not carried out.
    Refused {
        /// The table, if one was named.
        table: Option<String>,
        /// Your name for the command, if it could be read.
        command_id: Option<String>,
        /// Why.
        refusal: Refusal,
    },
    /// Who is connected; not stored, and never a secret.
    Presence {
        /// The table.
        table: String,
        /// For each seat, whether somebody is connected to it.
        online: Vec<bool>,
        /// How many spectators look on.
        watching: u32,
    },
    /// The server is about to stop for a moment; connect again and go on.
    Restarting,
    /// Yes.
    Pong {
        /// What you sent.
        #[ts(type = "number")]
        nonce: u64,
        /// The server's clock.
        #[ts(type = "number")]
        now_ms: u64,
    },
}
