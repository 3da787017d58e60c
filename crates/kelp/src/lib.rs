//! The rules of *Kelp: Shark vs Octopus* on the contract of `game-core`.
//!
//! Seat 0 is the Octopus, seat 1 the Shark. [`Kelp`] is the whole truth about a game; [`View`] is what somebody may
//! know of it; [`Belief`] is the exact distribution of what the Shark cannot see. Everything that is printed on a
//! card, a block or the board is data ([`Tables`]); the rules stand in the order of the rulebook: `setup`, `octopus`,
//! `shark`. What the numbers like KE-OCT-03 mean is told by the rules in the players' languages.
//!
//! This crate draws no randomness by itself, reads no clock and, except in [`Tables::load`], no file.
#![forbid(unsafe_code)]

mod action;
mod audit;
mod belief;
mod catalogue;
mod chance;
pub mod collections;
mod event;
mod game;
mod imagine;
mod memory;
pub mod names;
mod octopus;
mod options;
mod phase;
mod position;
mod rules;
mod setup;
mod shark;
mod sources;
mod state;
pub mod tables;
#[cfg(feature = "testkit")]
mod testkit;
mod view;

pub use action::{Action, Chance, DieChoice, Item, Place};
pub use belief::{Belief, BlockBelief, HandBelief};
pub use catalogue::{
    BoardEntry, CardEntry, Catalogue, SharkCardEntry, SpaceEntry, StanceEntry, TrapEntry, ZoneEntry,
};
pub use event::{Cause, DiePlace, Event, SeenEvent};
pub use memory::Memory;
pub use options::{BoardSide, HUNGER, Options, ROUNDS, ZONES};
pub use phase::{Context, Ending, OCTOPUS, Phase, SHARK};
pub use position::{BadSetup, Setup};
pub use sources::sources_markdown;
pub use state::{Aimed, Facts, FoodState, Kelp, Saved};
pub use tables::Tables;
pub use view::{
    CurrentView, DiceCount, DuelView, LearningView, OctopusView, PileView, RowView, SharkSide, SharkView,
    Stand, View, Viewer, ZoneView,
};
