//! Where a table gets its game from.

use games::AnyGame;
use protocol::{Reason, Refusal};

/// The games that can be played here.
pub trait Catalogue: Send + Sync {
    /// The names of all games.
    fn ids(&self) -> Vec<&'static str>;

    /// A new game; empty options mean the defaults.
    ///
    /// # Errors
    /// If there is no such game, or none can be played with these options.
    fn start(&self, game: &str, options: &str) -> Result<Box<dyn AnyGame>, Refusal>;

    /// The names of a game's bots, weakest first; none for an unknown game.
    fn bots(&self, game: &str) -> Vec<&'static str>;

    /// The names of the seats where they differ in kind; none where they do not.
    fn sides(&self, game: &str) -> Vec<&'static str>;
}

/// All games of the house.
#[derive(Clone, Copy, Debug, Default)]
pub struct Registry;

impl Catalogue for Registry {
    fn ids(&self) -> Vec<&'static str> {
        games::ids().to_vec()
    }

    fn start(&self, game: &str, options: &str) -> Result<Box<dyn AnyGame>, Refusal> {
        games::start(game, options).map_err(|error| match error {
            games::StartError::Game(error) => Refusal::with(Reason::NoSuchGame, error.to_string()),
            games::StartError::Options(error) => Refusal::with(Reason::BadOptions, error.to_string()),
        })
    }

    fn bots(&self, game: &str) -> Vec<&'static str> {
        games::bot_names(game).map(<[_]>::to_vec).unwrap_or_default()
    }

    fn sides(&self, game: &str) -> Vec<&'static str> {
        games::sides(game).to_vec()
    }
}
