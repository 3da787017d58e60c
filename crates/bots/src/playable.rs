//! Which bots a game has.

use crate::Hint;
use game_core::Game;
use search::{
    Bot, Uniform, Value,
    flat::{Budget, Flat},
    ismcts::{Chance, MultipleObserver, Settings, SingleObserver},
};

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
        write!(
            f,
            "there is no bot '{}'; choose one of: {}, or flat-N, so-N, mo-N for measuring",
            self.name,
            self.known.join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}

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
