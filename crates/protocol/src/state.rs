//! The state of a table as one audience may know it. Equal for two clients of the same audience at the same stamp,
//! whenever they came.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::Settings;

/// How new a state is. Stamps are ordered: first by version, then by draft.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Stamp {
    /// Number of the last entry in the table's log.
    #[ts(type = "number")]
    pub version: u64,
    /// Counts the changes of the reader's own draft since the last move; 0 for everybody else.
    #[ts(type = "number")]
    pub draft: u64,
}

/// A table as one audience may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableState {
    /// The table's name, which is also its link.
    pub table: String,
    /// How new this is.
    pub stamp: Stamp,
    /// Who the reader is.
    pub you: You,
    /// What was agreed.
    pub settings: Settings,
    /// Whether the game has begun or ended.
    pub phase: Phase,
    /// The seats in order.
    pub seats: Vec<SeatState>,
    /// How anybody can check the dice.
    pub chance: ChanceState,
    /// The game, once it has begun.
    pub game: Option<GameState>,
    /// The clocks, if the table has any.
    pub clock: Option<ClockState>,
    /// A player who was asked whether they are still there.
    pub warning: Option<Warning>,
    /// How it ended.
    pub result: Option<ResultState>,
    /// What comes after the end.
    pub rematch: RematchState,
    /// The other half of a mirror match.
    #[serde(rename = "match")]
    pub mirror: Option<MatchState>,
}

/// Who the reader is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct You {
    /// The reader's seat; none for a spectator.
    pub seat: Option<u8>,
    /// Whether the reader made the table and may arrange it.
    pub host: bool,
}

/// The three times of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Lobby,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether the game may begin for them.
    pub ready: bool,
    /// Who sat there first and left the game before its end.
    pub left: Option<String>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Empty,
    /// A person, or a program that came from outside.
    Person {
        /// The chosen name.
        name: String,
        /// Whether the name is kept by an account.
        kept: bool,
    },
    /// A bot of the server.
    Bot {
        /// Which one.
        level: String,
    },
}

/// How the chance of this game can be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChanceState {
    /// SHA-256 of the seed, in hexadecimal; shown from the first moment.
    pub commitment: String,
    /// The bytes each player mixed in, in hexadecimal; shown once the game has begun.
    pub player_bytes: Vec<String>,
    /// The seed, in hexadecimal; shown when the game is over.
    pub seed: Option<String>,
}

/// The game as the reader may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameState {
    /// Revision of the rules it is played under.
    pub revision: u32,
    /// The options with nothing left out.
    pub options: String,
    /// What the reader may know, in the game's own words.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What the reader could have worked out with pencil and paper, in the game's own words; only while the game runs
    /// and if the table allows the memory aid.
    #[ts(type = "unknown")]
    pub aid: Option<Value>,
    /// Who must act.
    pub waiting: Waiting,
    /// Everything the reader may do now; empty if others are asked.
    pub legal: Vec<Legal>,
    /// The reader's own steps that nobody else has seen yet.
    pub draft: Option<DraftState>,
}

/// Who must act.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Waiting {
    /// The seats that are asked.
    pub seats: Vec<u8>,
    /// Whether they choose at once and in secret.
    pub together: bool,
}

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Legal {
    /// What is sent back to do it.
    pub text: String,
    /// The same in parts that a client can draw.
    #[ts(type = "unknown")]
    pub parts: Value,
}

/// Steps that can still be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DraftState {
    /// The steps so far.
    pub steps: Vec<String>,
}

/// The clocks. What is left to an asked seat is `left_ms` minus the time since `since_ms`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockState {
    /// What each seat had left at `since_ms`.
    #[ts(type = "number[]")]
    pub left_ms: Vec<u64>,
    /// When the clocks of the asked seats began to run, in milliseconds since 1970 by the server's clock.
    #[ts(type = "number | null")]
    pub since_ms: Option<u64>,
}

/// A player was asked whether they are still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Warning {
    /// Who was asked.
    pub seat: u8,
    /// When the others may go on without them.
    #[ts(type = "number")]
    pub until_ms: u64,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ResultState {
    /// Place of each seat, 1 for a winner; those who left come last.
    pub places: Vec<u8>,
    /// Points of each seat where the game counts points.
    pub points: Vec<i32>,
    /// One word that texts are looked up by: the game's own, or `resigned`, `time`, `left`.
    pub reason: String,
    /// The rule that ended the game, if it was one.
    pub rule: Option<String>,
}

/// What comes after the end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RematchState {
    /// The seats that want to play again.
    pub offered_by: Vec<u8>,
    /// The next table, once it exists.
    pub next: Option<String>,
}

/// The other half of a mirror match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchState {
    /// 1 or 2.
    pub number: u8,
    /// The table of the other game, if it exists.
    pub other: Option<String>,
    /// Games won so far by whoever sits in each seat here, in halves: 2 for a win, 1 for a shared one.
    pub half_points: Vec<u8>,
    /// Whether both games are over, so that this is the result.
    pub decided: bool,
}
