//! Why the server did not do what it was asked.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something was not done; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// What kind of reason, for texts in the reader's language.
    pub reason: Reason,
    /// The rule of the game that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// More for a developer, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}

/// The kinds of reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The message could not be understood.
    Malformed,
    /// The message is too long.
    TooLarge,
    /// Too many messages in too short a time.
    TooFast,
    /// No table has this name.
    NoSuchTable,
    /// No game has this name.
    NoSuchGame,
    /// No bot has this name.
    NoSuchBot,
    /// The game has no such seat.
    NoSuchSeat,
    /// The options or the clock cannot be played.
    BadOptions,
    /// The token opens no seat here, or is too short to be one.
    BadToken,
    /// The name is empty, too long or has strange characters.
    BadName,
    /// Only somebody who sits at the table may do this.
    NotSeated,
    /// Only the one who made the table may do this.
    NotHost,
    /// Others are asked now.
    NotYourTurn,
    /// The client has not seen what happened in between; the fresh state comes along.
    Stale,
    /// A rule of the game forbids it.
    Rule,
    /// This is no action of the game.
    Notation,
    /// There is no step to take back.
    NothingToUndo,
    /// Somebody sits there.
    SeatTaken,
    /// Nobody sits there.
    SeatEmpty,
    /// Not at this time: the game has not begun, runs already, or is over.
    WrongPhase,
    /// The table's settings do not allow it.
    NotAllowed,
    /// The player has not been warned, or the warning has not run out.
    NotWarned,
    /// Somebody must still take a seat or say that they are ready.
    NotReady,
    /// This needs a kept name.
    NeedsAccount,
    /// Name and passphrase do not fit together.
    BadPassphrase,
    /// Somebody else keeps this name.
    NameTaken,
    /// One source has too many tables or connections.
    TooMany,
    /// The server is too busy; the same message may be sent again.
    Busy,
    /// The move could not be stored; the same message may be sent again.
    Unavailable,
    /// The game was begun under rules that this server does not have.
    OtherRevision,
    /// The request comes from another site.
    CrossSite,
    /// There is nothing here.
    NotFound,
}

impl Refusal {
    /// A refusal without further words.
    #[must_use]
    pub const fn new(reason: Reason) -> Self {
        Self { reason, rule: None, detail: None }
    }

    /// A refusal by a rule of the game.
    #[must_use]
    pub fn by_rule(rule: &str) -> Self {
        Self { reason: Reason::Rule, rule: Some(rule.to_owned()), detail: None }
    }

    /// A refusal with words for a developer.
    #[must_use]
    pub fn with(reason: Reason, detail: impl Into<String>) -> Self {
        Self { reason, rule: None, detail: Some(detail.into()) }
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Self::new(reason)
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.reason)?;
        if let Some(rule) = &self.rule {
            write!(f, " {rule}")?;
        }
        self.detail.iter().try_for_each(|detail| write!(f, ": {detail}"))
    }
}

impl std::error::Error for Refusal {}
