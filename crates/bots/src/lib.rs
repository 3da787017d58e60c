//! Players that see a [`game_core::Game::View`] and nothing else, and the arena in which they are compared.
//!
//! What fits every game (searching, solving, nets) is in the crate `search`; here are the players of each game, what
//! their nets see, how they learn, and the levels that people choose from.
#![forbid(unsafe_code)]

mod arena;
pub mod kelp;
pub mod learn;
mod playable;
pub mod salt_paper;

pub use arena::{Arena, ArenaReport, SeatReport, Tally};
pub use playable::{Playable, UnknownBot};
pub use search::{Bot, BotRng, Cancel, RandomBot, bot_rng};
