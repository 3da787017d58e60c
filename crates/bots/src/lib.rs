//! Players that see a [`Game::View`] and nothing else, and the arena in which they are compared.
//!
//! A bot is asked for one decision at a time. It gets the view of its seat, the legal list and a random stream of
//! its own; the same three give the same answer on every machine. It never reads a clock, and it touches no state
//! but those it imagined from its view.
#![forbid(unsafe_code)]

mod arena;
mod kelp;
mod playable;
mod salt_paper;

pub use arena::{Arena, ArenaReport, SeatReport, Tally};
pub use playable::{Playable, UnknownBot};
pub use search::{Bot, BotRng, Cancel, RandomBot, bot_rng};
