//! The log of a table: one entry for each version, in the words they are stored in.
//!
//! Entries hold secrets (the seed, hidden actions). They go to the store and nowhere else.

use protocol::Settings;
use serde::{Deserialize, Serialize};

use crate::{Chair, ClockMark, TokenHash};

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// The commands it carries out, those of the draft included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<CommandKey>,
    /// The clocks after it, if they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockMark>,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
    /// Whether the rules end the game with it, for those who write lists; not stored.
    #[serde(skip)]
    pub ends: bool,
}

impl Entry {
    /// An entry without commands and clocks.
    #[must_use]
    pub const fn new(at_ms: u64, what: What) -> Self {
        Self { at_ms, commands: Vec::new(), clock: None, what, ends: false }
    }
}

/// A client's name for a command, kept apart from those of other clients.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CommandKey {
    /// Whose.
    pub by: String,
    /// The name.
    pub id: String,
}

/// The things that happen at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// The table was made.
    Created {
        /// What was agreed, options in their full form.
        settings: Settings,
        /// The seed, in hexadecimal.
        seed: String,
        /// Who may arrange the table.
        host: Option<TokenHash>,
        /// Who sits where from the beginning.
        chairs: Vec<Chair>,
        /// The table it follows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        follows: Option<Follows>,
    },
    /// Somebody sat down, perhaps coming from another seat of this table.
    Sat {
        /// Where.
        seat: u8,
        /// The whole chair as it is now.
        chair: Chair,
        /// The seat they came from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<u8>,
    },
    /// A heir took the seat over with a token of this table.
    Followed {
        /// Which seat.
        seat: u8,
        /// What opens it now.
        token: TokenHash,
    },
    /// A seat is empty again.
    Emptied {
        /// Which seat.
        seat: u8,
    },
    /// Two seats changed occupants.
    Swapped {
        /// One seat.
        a: u8,
        /// The other.
        b: u8,
    },
    /// Somebody is ready, or no longer.
    Ready {
        /// Which seat.
        seat: u8,
        /// Whether they are.
        ready: bool,
        /// Their bytes, in hexadecimal.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        bytes: String,
    },
    /// The game began.
    Started {
        /// Revision of the rules.
        revision: u32,
        /// The lots of the beginning, as lines of a record.
        steps: Vec<String>,
    },
    /// A move: steps of one seat, and the lots that followed.
    Played {
        /// Who.
        seat: u8,
        /// The steps, as lines of a record.
        steps: Vec<String>,
    },
    /// A player is out of the game.
    Left {
        /// Who.
        seat: u8,
        /// Why: `resigned`, `time` or `left`.
        why: LeaveReason,
        /// The bot that goes on in their place; none if the game ends by it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        substitute: Option<String>,
    },
    /// A player was asked whether they are still there.
    Warned {
        /// Who.
        seat: u8,
        /// When the others may go on without them.
        until_ms: u64,
    },
    /// They are.
    Here,
    /// Somebody wants to play again, or no longer.
    Rematch {
        /// Who.
        seat: u8,
        /// Whether they want to.
        wanted: bool,
    },
    /// The next table exists.
    NextMade {
        /// Its name.
        table: String,
    },
}

/// Why somebody is out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaveReason {
    /// They gave up.
    Resigned,
    /// Their time ran out.
    Time,
    /// They did not answer the warning.
    Left,
}

impl LeaveReason {
    /// The word that texts are looked up by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Resigned => "resigned",
            Self::Time => "time",
            Self::Left => "left",
        }
    }
}

/// The table that a table follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Follows {
    /// Its name.
    pub table: String,
    /// If this is the second game of a mirror match: half points from the first, by seat of this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half_points: Option<Vec<u8>>,
}
