//! The contract every game of Tidetable fulfils.
//!
//! A [`Game`] is the whole truth about one game in progress. It is asked whose [`Turn`] it is, lists what may be
//! done, carries out an action or refuses it with the [`RuleId`] that forbids it, offers chance as weighted
//! outcomes, tells what happened as events, and shows each [`Audience`] what that audience may know.
//!
//! This crate knows no concrete game, does no I/O, reads no clock and draws no randomness by itself.
#![forbid(unsafe_code)]

mod chance;
mod draft;
mod game;
mod outcome;
mod record;
mod replay;
mod rule;
mod seat;
mod walk;

pub use chance::{below, resolve_random};
pub use draft::{Draft, DraftState};
pub use game::{Action, Game, Ignore, Notation, Sink, Step};
pub use outcome::Outcome;
pub use record::{Record, RecordError, RecordFault, RecordWriter, StepText};
pub use replay::{record_of, replay};
pub use rule::{BadNotation, BadOptions, Refusal, RuleId};
pub use seat::{Audience, MAX_SEATS, Seat, Seats, Turn};
pub use walk::{MAX_WALK, WalkFault, walk};
