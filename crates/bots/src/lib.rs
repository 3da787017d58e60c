//! Players that see a [`game_core::Game::View`] and nothing else, and the arena in which they are compared.
//!
//! What fits every game (searching, solving, nets) is in the crate `search`; here are the players of each game, what
//! their nets see, how they learn, and the levels that people choose from.
#![forbid(unsafe_code)]

mod arena;
mod choices;
mod exploit;
mod hint;
pub mod kelp;
mod ladder;
pub mod learn;
mod levels;
mod playable;
pub mod salt_paper;

pub use arena::{Arena, ArenaReport, SeatReport, Tally};
pub use choices::{Choices, ChoicesOf, ChoicesReport, Gain};
pub use exploit::{Exploit, ExploitError, ExploitReport, Exploited};
pub use hint::{Hint, HintedAction};
pub use ladder::{LadderError, LadderReport, Pairing, PairingReport, Rung, ladder, rated};
pub use levels::{Effort, Levelled};
pub use playable::{Playable, UnknownBot};
pub use search::{Bot, BotRng, Cancel, RandomBot, bot_rng};
