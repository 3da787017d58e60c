//! The registry: the list of games, for those who know the concrete type only at run time.
//!
//! There are two ways in. [`visit`] hands the concrete type to a [`Visitor`], for work that must be fast (arena,
//! benchmark, fuzzing). [`start`] gives a boxed [`AnyGame`] that speaks text and JSON, for tables and servers.
//! This crate contains no rules.
#![forbid(unsafe_code)]

mod any_game;
mod erased;
mod sides;

use bots::Playable;
use thiserror::Error;

pub use any_game::{AnyBot, AnyEvent, AnyGame, LegalAction, StepError};
pub use erased::{ReplayError, StartError, StepVisitor, bot_names, check_bot, replay, start};
pub use sides::sides;

/// Work that is done with the concrete type of a game.
pub trait Visitor {
    /// What comes out.
    type Out;
    /// Does the work for `G`.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game '{name}'; choose one of: {}", ids().join(", "))]
pub struct UnknownGame {
    /// The name asked for.
    pub name: String,
}

/// Lists the games; a further game is one more line below.
macro_rules! registry {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games.
        #[must_use]
        pub fn ids() -> &'static [&'static str] {
            &[$(<$game as game_core::Game>::ID),+]
        }

        /// Does the visitor's work with the game of this name.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            match id {
                $(<$game as game_core::Game>::ID => Ok(visitor.visit::<$game>()),)+
                _ => Err(UnknownGame { name: id.to_owned() }),
            }
        }
    };
}

registry![salt_paper::SaltPaper, kelp::Kelp];
