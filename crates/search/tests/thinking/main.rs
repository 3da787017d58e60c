//! Everything that thinks, tried on small games with hidden information.

#[path = "../support/mod.rs"]
mod support;

mod beliefs;
mod contract;
mod habits;
mod players;
mod selfplay;
mod solving;
