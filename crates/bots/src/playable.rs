//! Which bots a game has.

use game_core::Game;
use search::{
    Bot, Uniform, Value,
    flat::{Budget, Flat},
    ismcts::{Chance, MultipleObserver, Settings, SingleObserver},
};
use thiserror::Error;

use crate::Hint;

/// A name that no bot of the game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownBot {
    /// There is no such name.
    #[error(
        "there is no bot '{name}'; choose one of: {}, or for measuring: greedy, flat-N, so-N, mo-N, net=FOLDER, \
         think=FOLDER:CANDIDATES:PLAYOUTS:PLIES",
        known.join(", ")
    )]
    Name {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: &'static [&'static str],
    },
    /// It should play by nets of its own, and cannot.
    #[error("the bot '{name}' cannot play: {why}")]
    Nets {
        /// The name asked for.
        name: String,
        /// What is wrong with its nets or its numbers.
        why: String,
    },
}

/// A game with bots of its own.
pub trait Playable: Game {
    /// How curious the reference tree searches are, found by trial.
    const CURIOSITY: f64 = 0.7;

    /// The names of its bots, weakest first.
    const BOTS: &'static [&'static str];

    /// What the reference players judge positions by, where playing to the very end would only add noise.
    type Yardstick: Value<Self> + Default + 'static;

    /// The bot of this name.
    ///
    /// # Errors
    /// If there is none.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot>;

    /// A hash of the weights that the bot of this name plays with, if it has learned anything.
    fn weights(name: &str) -> Option<String>;

    /// What a strong player would consider with this view; `seed` decides which worlds it imagines.
    fn hint(view: &Self::View, legal: &[Self::Action], seed: u64) -> Hint;

    /// Names of the counters that an event raises by one, for whole tournaments: for example `rounds`.
    fn count(event: &Self::Event, raise: &mut dyn FnMut(&'static str));

    /// What somebody with this view could have worked out with pencil and paper, for tables that allow such help.
    #[must_use]
    fn aid(_view: &Self::View) -> Option<serde_json::Value> {
        None
    }
}

/// Reference players that every game has: `flat-N` (flat Monte Carlo over N worlds), `so-N` and `mo-N` (tree search
/// with one or several observers, N iterations), all with random playouts; for tuning, a tree search can be told how
/// curious to be and to leave chance out of its tree: `so-1000:0.4`, `mo-1000:0.4:open`. `None` for other names.
#[must_use]
pub(crate) fn reference<G: Playable>(name: &str) -> Option<Box<dyn Bot<G>>> {
    let (kind, count) = name.split_once('-')?;
    let mut parts = count.split(':');
    let count: u32 = parts.next()?.parse().ok().filter(|count| *count > 0)?;
    let mut settings = Settings { exploration: G::CURIOSITY, ..Settings::textbook(count) };
    if let Some(curiosity) = parts.next() {
        settings.exploration = curiosity.parse().ok()?;
    }
    if let Some(chance) = parts.next() {
        settings.chance = if chance == "open" { Chance::Open } else { return None };
    }
    Some(match kind {
        "flat" => Box::new(Flat::new(Budget::Worlds(count), Uniform, G::Yardstick::default(), u32::MAX)),
        "so" => Box::new(SingleObserver::new(settings, Uniform, G::Yardstick::default())),
        "mo" => Box::new(MultipleObserver::new(settings, Uniform, G::Yardstick::default())),
        _ => return None,
    })
}
