//! Which bots a game has.

use game_core::Game;
use search::Bot;

/// A name that no bot of the game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot {
    /// The name asked for.
    pub name: String,
    /// The names there are.
    pub known: &'static [&'static str],
}

impl std::fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no bot '{}'; choose one of: {}", self.name, self.known.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// A game with bots of its own.
pub trait Playable: Game {
    /// The names of its bots, weakest first.
    const BOTS: &'static [&'static str];

    /// The bot of this name.
    ///
    /// # Errors
    /// If there is none.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot>;

    /// Names of the counters that an event raises by one, for whole tournaments: for example `rounds`.
    fn count(event: &Self::Event, raise: &mut dyn FnMut(&'static str));

    /// What somebody with this view could have worked out with pencil and paper, for tables that allow such help.
    #[must_use]
    fn aid(_view: &Self::View) -> Option<serde_json::Value> {
        None
    }
}
