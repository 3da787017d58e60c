//! Ways of thinking that fit every game: they know the contract of `game-core` and no concrete game.
//!
//! A [`Bot`] is asked for one decision at a time. It gets the view of its seat, the legal list and a random stream of
//! its own; the same three give the same answer on every machine. It never reads a clock, and it touches no state
//! but those it imagined from its view.
//!
//! | module | it is for |
//! |---|---|
//! | [`flat`] | every move tried in the same imagined worlds |
//! | [`ismcts`] | trees over information sets, for one observer or for all |
//! | [`lookahead`] | a few good moves of a policy, tried by sequential halving |
//! | [`last_word()`] | everything that can still come, where nobody else decides any more |
//! | [`solve`] | exact equilibria, best responses and exploitability of small games |
//! | [`matrix`] | the equilibrium of a small table of simultaneous choices |
//! | [`net`] | small networks: inference, training, files |
//! | [`rating`] | who is stronger, by how much, and how sure that is |
#![forbid(unsafe_code)]

mod bot;
mod fingerprint;
pub mod flat;
pub mod ismcts;
mod last_word;
pub mod lookahead;
pub mod matrix;
pub mod net;
mod playout;
mod policy;
mod policy_bot;
mod random;
pub mod rating;
pub mod solve;
mod thought;
mod worlds;

pub use bot::{Bot, BotRng, Cancel, bot_rng};
pub use fingerprint::fingerprint;
pub use last_word::last_word;
pub use playout::Playout;
pub use policy::{Policy, Rollout, ToTheEnd, Uniform, Value, draw, largest};
pub use policy_bot::{Manner, PolicyBot};
pub use random::RandomBot;
pub use thought::{Candidate, Thought};
pub use worlds::{Imagined, Worlds, seat_to_move};
