//! What is agreed about a table before anybody sits down.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a table is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game's name.
    pub game: String,
    /// The game's options in their text form; empty for the defaults.
    #[serde(default)]
    pub options: String,
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the table is listed.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether clients may show what a player could have written down.
    #[serde(default)]
    pub memory_aid: bool,
    /// Whether the result counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether a second game with sides swapped follows, and both count as one (for two players).
    #[serde(default)]
    pub mirror: bool,
}

/// How much time the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So long for each move, from being asked to the next hand-over.
    PerMove {
        /// Seconds for a move.
        seconds: u32,
    },
    /// So long for the whole game, and a bit more after each move.
    Fischer {
        /// Seconds at the start.
        initial_seconds: u32,
        /// Seconds added after each move.
        increment_seconds: u32,
    },
    /// Days for each move.
    Correspondence {
        /// Days for a move.
        days: u32,
    },
}

/// Whether a table is listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody finds it in the list of tables.
    Open,
    /// Only those find it who were given the link.
    #[default]
    Invitation,
}
