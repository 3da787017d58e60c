//! Ways of thinking that fit every game: they know the contract of `game-core` and no concrete game.
//!
//! A [`Bot`] is asked for one decision at a time. It gets the view of its seat, the legal list and a random stream of
//! its own; the same three give the same answer on every machine. It never reads a clock, and it touches no state
//! but those it imagined from its view.
#![forbid(unsafe_code)]

mod bot;
mod random;

pub use bot::{Bot, BotRng, Cancel, bot_rng};
pub use random::RandomBot;
