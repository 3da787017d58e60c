//! Learning by self-play, for any game that can describe a view as features and an action as output rows.
//!
//! The method is Deep Monte Carlo: the net predicts, for each action, the share of the victory its player will end up
//! with; games are played by its own best actions with a little curiosity, and every action taken is regressed on what
//! came of it. Where a game has stages (rounds), the standing after a stage is judged by a second, tiny net, which
//! takes most of the luck of later stages out of the lesson.

mod equity;
mod files;
mod mind;
mod train;

pub use equity::Equity;
pub use files::{NetsError, nets_from_bytes, read_nets, write_nets};
pub use mind::{Judge, Mind, NetBot, Nets};
pub use train::{Progress, Trainer, TrainerSettings};

use game_core::Seat;

use crate::{BotRng, Playable};

/// A game whose positions a net can read.
pub trait Learner: Playable {
    /// Number of nets: one for all seats, or one for each.
    const NETS: usize;
    /// Name and revision of the features, written into the files of nets.
    const FEATURES: &'static str;
    /// Number of features of a view.
    const INPUTS: usize;
    /// Number of features of an action.
    const ROWS: usize;
    /// Number of features of a standing between two stages.
    const STANDINGS: usize;

    /// The seat whose view this is.
    fn seat_of(view: &Self::View) -> Seat;

    /// Which net plays this seat.
    fn net_of(seat: Seat) -> usize;

    /// Appends the active features of what a seat sees.
    fn features(view: &Self::View, active: &mut Vec<u16>);

    /// Names the features of an action.
    fn describe(view: &Self::View, action: Self::Action, feature: &mut dyn FnMut(u16));

    /// What is played to learn from.
    fn practice(rng: &mut BotRng) -> Self::Options;

    /// A number that grows when a stage is over.
    fn stage(&self) -> u32;

    /// A first guess of how likely each seat is to win, at the beginning of a stage; any positive scale.
    fn rough_equity(&self, seat: Seat) -> f32;

    /// Appends the features of the standing at the beginning of a stage, for one seat.
    fn standing(&self, seat: Seat, active: &mut Vec<u16>);
}
