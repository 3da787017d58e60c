//! Bodies of the plain HTTP interface.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{Manage, Occupant, Phase, Settings, TableState};

/// `POST /api/tables`: a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// What the table is for.
    pub settings: Settings,
    /// Who is to sit where; seats left out are open.
    #[serde(default)]
    pub seats: Vec<SeatPlan>,
    /// The name of the one who asks.
    #[serde(default)]
    pub name: String,
    /// The token that is to open the host's rights and seat; the server makes one if it is left out.
    #[serde(default)]
    #[ts(optional)]
    pub token: Option<String>,
    /// Whether the host is ready at once; with bots in all other seats the game then begins.
    #[serde(default)]
    pub ready: bool,
    /// Up to 32 bytes in hexadecimal that are mixed into the chance of the game.
    #[serde(default)]
    #[ts(optional)]
    pub bytes: Option<String>,
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes.
    Open,
    /// The one who asks.
    You,
    /// A bot.
    Bot {
        /// Which one.
        level: String,
    },
}

/// Answer to [`CreateTable`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Created {
    /// The table's name; its link is `/t/` and this.
    pub table: String,
    /// The host's seat, if one was asked for.
    pub seat: Option<u8>,
    /// Opens the host's rights and seat.
    pub token: String,
}

/// `POST /api/tables/{table}/act`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ActBody {
    /// The client's name for this command; sending it twice does it once.
    pub command_id: String,
    /// The version the player saw when choosing.
    #[ts(type = "number")]
    pub seen_version: u64,
    /// The draft the player saw when choosing.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub seen_draft: Option<u64>,
    /// One of the texts of the legal list.
    pub action: String,
}

/// `POST /api/tables/{table}/undo`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct UndoBody {
    /// The client's name for this command.
    pub command_id: String,
}

/// `POST /api/tables/{table}/do`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DoBody {
    /// The client's name for this command.
    pub command_id: String,
    /// What to do.
    pub command: Manage,
}

/// `GET /api/games`: one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameInfo {
    /// The game's name.
    pub game: String,
    /// Revision of its rules.
    pub revision: u32,
    /// The default options in their text form.
    pub options: String,
    /// Seats with the default options.
    pub seats: u8,
    /// Names of the seats where they differ in kind; empty where they do not.
    pub sides: Vec<String>,
    /// The bots, weakest first.
    pub bots: Vec<String>,
}

/// `GET /api/tables`: open tables and running ones that may be watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableList {
    /// Newest first.
    pub tables: Vec<TableRow>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableRow {
    /// The table.
    pub table: String,
    /// What was agreed.
    pub settings: Settings,
    /// Whether the game has begun.
    pub phase: Phase,
    /// Who sits there.
    pub seats: Vec<Occupant>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: u64,
}

/// `GET /api/replays`: finished games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReplayList {
    /// Newest first.
    pub replays: Vec<ReplayRow>,
    /// Give this as `before` to get the next page.
    #[ts(type = "number | null")]
    pub before: Option<u64>,
}

/// A finished game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReplayRow {
    /// The table it was played at.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// The options with nothing left out.
    pub options: String,
    /// Who played, in seat order.
    pub players: Vec<String>,
    /// Place of each seat.
    pub places: Vec<u8>,
    /// Points of each seat.
    pub points: Vec<i32>,
    /// Why it ended.
    pub reason: String,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// When it ended, in milliseconds since 1970; also the key for paging.
    #[ts(type = "number")]
    pub finished_ms: u64,
}

/// `GET /api/replays/{table}?audience=everyone&from=0&count=50`: a finished game step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Replay {
    /// The table at its end, as a spectator sees it.
    pub end: TableState,
    /// Whom the frames are for.
    pub audience: String,
    /// Number of frames in the whole game; frame 0 is the beginning.
    pub total: u32,
    /// Number of the first frame below.
    pub from: u32,
    /// The frames.
    pub frames: Vec<ReplayFrame>,
}

/// The game after one more step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ReplayFrame {
    /// The step in the notation of records, such as `0 take` or `chance 3`; empty for the beginning. Steps the
    /// audience does not see in full are left out.
    pub step: Option<String>,
    /// Who acted; none for chance.
    pub seat: Option<u8>,
    /// What the audience perceives of it.
    #[ts(type = "unknown[]")]
    pub events: Vec<Value>,
    /// What the audience knows afterwards.
    #[ts(type = "unknown")]
    pub view: Value,
    /// Who is asked next.
    pub waiting: Vec<u8>,
}

/// `POST /api/session`: play under this name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewSession {
    /// The name to be shown.
    pub name: String,
}

/// `POST /api/session/keep`: keep my name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Keep {
    /// At least 8 characters.
    pub passphrase: String,
}

/// `POST /api/login`, and `DELETE /api/me` for a kept name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The kept name.
    pub name: String,
    /// Its passphrase.
    pub passphrase: String,
}

/// Who you are, by your cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Account {
    /// The name.
    pub name: String,
    /// Whether it is kept by a passphrase.
    pub kept: bool,
}

/// `GET /api/me/data`: everything that is stored about you.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct AccountData {
    /// Who you are.
    pub account: Account,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: u64,
    /// Number of devices that are logged in.
    pub sessions: u32,
    /// Your ratings.
    pub ratings: Vec<LeaderRow>,
    /// The tables where you sat.
    pub tables: Vec<String>,
    /// Records of your finished games.
    pub records: Vec<String>,
}

/// `GET /api/leaderboard?game=…&side=…`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Leaderboard {
    /// The game.
    pub game: String,
    /// The side, for games whose sides differ.
    pub side: Option<String>,
    /// Best first.
    pub rows: Vec<LeaderRow>,
}

/// A rating.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct LeaderRow {
    /// Whose.
    pub name: String,
    /// The game.
    pub game: String,
    /// The side, for games whose sides differ.
    pub side: Option<String>,
    /// Glicko-2 rating.
    pub rating: f64,
    /// Glicko-2 deviation: the smaller, the surer.
    pub deviation: f64,
    /// Games that counted.
    pub games: u32,
}
