//! How a game ends.

use game_core::{RuleId, Seat};
use serde::Serialize;

use super::{OCTOPUS, SHARK};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The Octopus ate its fourth food (KE-END-01).
    Feast,
    /// The Hunger track is full (KE-END-02).
    Exhausted,
    /// The Shark won a confrontation (KE-END-03).
    Caught,
    /// The Shark has one Hunger space left and no red die (KE-END-04).
    Toothless,
    /// The last round is over (KE-END-05).
    Outlasted,
}

impl Ending {
    /// Who has won.
    #[must_use]
    pub const fn winner(self) -> Seat {
        match self {
            Self::Caught => SHARK,
            Self::Feast | Self::Exhausted | Self::Toothless | Self::Outlasted => OCTOPUS,
        }
    }

    /// The rule that ended the game.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Feast => "KE-END-01",
            Self::Exhausted => "KE-END-02",
            Self::Caught => "KE-END-03",
            Self::Toothless => "KE-END-04",
            Self::Outlasted => "KE-END-05",
        })
    }

    /// The ending in one word.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Feast => "feast",
            Self::Exhausted => "exhausted",
            Self::Caught => "caught",
            Self::Toothless => "toothless",
            Self::Outlasted => "outlasted",
        }
    }
}
