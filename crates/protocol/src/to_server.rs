//! What a client says on the websocket. One JSON object per text frame, told apart by `type`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Stamp;

/// A frame for the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Show me this table from now on.
    Watch {
        /// The table.
        table: String,
        /// Opens a seat; without one the reader is a spectator, unless their account sits there.
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
        /// What the reader has already.
        #[serde(default)]
        #[ts(optional)]
        since: Option<Stamp>,
    },
    /// Show me this table no more.
    Unwatch {
        /// The table.
        table: String,
    },
    /// A step of the game.
    Act {
        /// The table.
        table: String,
        /// The client's name for this command; sending it twice does it once.
        command_id: String,
        /// The version the player saw when choosing.
        #[ts(type = "number")]
        seen_version: u64,
        /// The draft the player saw when choosing, if the client wants that checked too.
        #[serde(default)]
        #[ts(optional, type = "number")]
        seen_draft: Option<u64>,
        /// One of the texts of the legal list.
        action: String,
    },
    /// Take the last step of my draft back.
    Undo {
        /// The table.
        table: String,
        /// The client's name for this command; sending it twice does it once.
        command_id: String,
    },
    /// Everything else that is done at a table.
    Manage {
        /// The table.
        table: String,
        /// The client's name for this command; sending it twice does it once.
        command_id: String,
        /// What to do.
        command: Manage,
    },
    /// Are you there?
    Ping {
        /// Comes back.
        #[ts(type = "number")]
        nonce: u64,
    },
}

/// What is done at a table besides steps of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Manage {
    /// Take a seat, or move to another one, before the start.
    Sit {
        /// Which one; the first free one if left out.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
        /// The name to be shown; an account's name goes first.
        name: String,
        /// The token that is to open the seat; the server makes one if it is left out.
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
    },
    /// Leave the seat before the start.
    Stand,
    /// Let the occupants of two seats change places (host, before the start).
    Swap {
        /// One seat.
        a: u8,
        /// The other.
        b: u8,
    },
    /// Put a bot into an empty seat (host, before the start).
    AddBot {
        /// Which seat.
        seat: u8,
        /// Which bot.
        level: String,
    },
    /// Empty a seat (host, before the start).
    Remove {
        /// Which seat.
        seat: u8,
    },
    /// The game may begin for me; it does as soon as all seats are taken and everybody is ready.
    Ready {
        /// Up to 32 bytes in hexadecimal that are mixed into the chance of the game.
        #[serde(default)]
        #[ts(optional)]
        bytes: Option<String>,
    },
    /// Wait a moment.
    Unready,
    /// Begin now (host; all seats taken and everybody else ready).
    Start,
    /// I give up.
    Resign,
    /// Is this player still there? (while they are asked, at a table without a clock)
    Warn {
        /// Which seat.
        seat: u8,
    },
    /// I am still here.
    Here,
    /// End the game against a player who did not answer the warning.
    Claim {
        /// Which seat.
        seat: u8,
    },
    /// Let a bot go on for a player who did not answer the warning.
    Replace {
        /// Which seat.
        seat: u8,
        /// Which bot.
        level: String,
    },
    /// Let us play again, each one seat further.
    OfferRematch,
    /// Not now.
    WithdrawRematch,
    /// Take my seat at the table that follows the one where `old_token` opened a seat.
    Follow {
        /// The token of the seat at the table before.
        old_token: String,
        /// The token that is to open the seat here; the server makes one if it is left out.
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
    },
}
