//! One table as a state machine without I/O.
//!
//! A [`Table`] is what its log of [`Entry`]s says: the same entries give the same table, on any machine, at any time.
//! It proposes the next entry for a command, or refuses it; nothing changes until the entry is applied. A [`Room`] is
//! a table with people round it: it takes [`Input`]s and gives [`Effect`]s (store this, send that, think about this),
//! and shows nobody anything that is not stored yet.
//!
//! This crate opens no socket and no file, reads no clock (the time comes with the input) and draws no lots but those
//! of the committed seed (see [`fair`]). It names no concrete game.
#![forbid(unsafe_code)]

mod act;
mod catalogue;
mod chair;
mod clock;
mod create;
mod credential;
mod draft;
mod ending;
mod entry;
pub mod fair;
#[cfg(feature = "fixture")]
pub mod fixture;
mod forget;
mod lobby;
mod names;
mod next;
mod play;
mod propose;
mod record;
mod room;
mod snapshot;
mod table;

pub use catalogue::{Catalogue, Registry};
pub use chair::{Chair, Person, Sitter};
pub use clock::ClockMark;
pub use create::{Creation, PlannedSeat, create};
pub use credential::{AccountId, Credential, TokenHash, valid_token};
pub use draft::DraftBody;
pub use ending::RatedSeat;
pub use entry::{CommandKey, Entry, Follows, LeaveReason, What};
pub use names::{valid_command_id, valid_name, valid_table_id};
pub use next::NextTable;
pub use propose::{Actor, Command, Proposal};
pub use record::{ReplayStep, replay_frames, story_frames};
pub use room::{ClientId, Effect, Input, Room, StoreFailure, Thought};
pub use table::{Corrupt, Table};
