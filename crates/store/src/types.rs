//! What the store is given and gives back.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why the store did not do it.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody was first.
    #[error("somebody else was first")]
    Conflict,
    /// The store works and does not take this.
    #[error("{0}")]
    Refused(String),
    /// The store does not work; it is not known whether the change was made.
    #[error("the store is not available: {0}")]
    Unavailable(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => Self::Conflict,
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

/// An entry to be stored.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry's version; the one before must exist.
    pub version: u64,
    /// The entry.
    pub body: String,
    /// Seat whose unfinished move this entry finishes.
    pub finishes_draft: Option<u8>,
    /// What lists show from now on, if that changed.
    pub index: Option<TableIndex>,
}

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableIndex {
    /// The game's name.
    pub game: String,
    /// `lobby`, `playing` or `over`.
    pub phase: String,
    /// Whether it is listed.
    pub open: bool,
    /// Whether its result counts.
    pub rated: bool,
    /// Whether it must go on by itself after a restart.
    pub wake: bool,
    /// When it was made.
    pub created_ms: u64,
    /// When this was written.
    pub changed_ms: u64,
    /// When the game ended.
    pub finished_ms: Option<u64>,
    /// The row as lists show it.
    pub row: String,
    /// Who sits where.
    pub seats: Vec<SeatIndex>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatIndex {
    /// The seat.
    pub seat: u8,
    /// The account, if there is one.
    pub account: Option<i64>,
    /// The name.
    pub name: String,
}

/// A table's log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredTable {
    /// Bodies of the entries from version 1 on.
    pub entries: Vec<String>,
    /// Unfinished moves by seat.
    pub drafts: Vec<(u8, String)>,
}

/// Which finished games are wanted.
#[derive(Clone, Debug, Default)]
pub struct ReplayFilter {
    /// Of this game.
    pub game: Option<String>,
    /// With this player.
    pub player: Option<String>,
    /// That ended before.
    pub before_ms: Option<u64>,
    /// At most so many.
    pub limit: u32,
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountRow {
    /// Its number.
    pub account: i64,
    /// Its name.
    pub name: String,
    /// The hash of its passphrase; none for a guest.
    pub passphrase: Option<String>,
    /// Since when.
    pub created_ms: u64,
}

/// Whose rating, in what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingKey {
    /// The account.
    pub account: i64,
    /// The game.
    pub game: String,
    /// The side, for games whose sides differ, else empty.
    pub side: String,
}

/// A Glicko-2 rating.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatingRow {
    /// Whose, in what.
    #[serde(flatten)]
    pub key: RatingKey,
    /// Rating.
    pub rating: f64,
    /// Deviation.
    pub deviation: f64,
    /// Volatility.
    pub volatility: f64,
    /// Games that counted.
    pub games: u32,
}
