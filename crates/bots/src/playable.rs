//! Which bots a game has.

use crate::Hint;
use game_core::Game;
use search::{
    Bot,
    flat::{Budget, Flat},
    ismcts::{MultipleObserver, Settings, SingleObserver},
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
/// with one or several observers, N iterations), all with random playouts to the end. `None` for other names.
#[must_use]
pub(crate) fn reference<G: Game>(name: &str) -> Option<Box<dyn Bot<G>>> {
    let (kind, count) = name.split_once('-')?;
    let count: u32 = count.parse().ok().filter(|count| *count > 0)?;
    Some(match kind {
        "flat" => Box::new(Flat::<G>::random(Budget::Worlds(count))),
        "so" => Box::new(SingleObserver::<G>::random(Settings::textbook(count))),
        "mo" => Box::new(MultipleObserver::<G>::random(Settings::textbook(count))),
        _ => return None,
    })
}
