//! Exact solving of games small enough to be written out whole: equilibria by CFR+, best responses, exploitability.
//!
//! For two players of whom one wins what the other loses. What is at stake is a number for seat 0, by default its share
//! of the victory less a half ([`share_less_half`]); seat 1 gets the opposite.

mod cfr;
mod profile;
mod response;
mod tree;

use thiserror::Error;

pub use cfr::Solution;
pub use profile::Profile;
pub use tree::{GameTree, InformationSet};

use game_core::{Outcome, Seat};

/// Why a game cannot be solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsolvable {
    /// The game tree has more nodes than were allowed.
    #[error("the game tree has more than {limit} nodes; choose smaller options or allow more")]
    TooLarge {
        /// The most nodes allowed.
        limit: usize,
    },
    /// There are not two players.
    #[error("only games of two players can be solved, this one has {seats}")]
    WrongSeats {
        /// How many there are.
        seats: usize,
    },
    /// A view tells what no event has told its player.
    #[error("the view of seat {seat} tells what the player has not perceived: {view}")]
    Unperceived {
        /// Whose view.
        seat: Seat,
        /// One of two views that the same past leads to.
        view: String,
    },
}

/// The usual stake: the share of the victory of seat 0, less a half.
#[must_use]
pub fn share_less_half(outcome: &Outcome) -> f64 {
    outcome.share(Seat::at(0)) - 0.5
}

/// The stake where points are money: half the difference of the points.
#[must_use]
pub fn points(outcome: &Outcome) -> f64 {
    f64::from(outcome.points[0] - outcome.points[1]) / 2.0
}
