//! How a game ended.

use crate::{MAX_SEATS, RuleId, Seat};

/// The end of a game: who is placed where, and why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Number of seats; only that many entries of the arrays count.
    pub seats: usize,
    /// Place of each seat, 1 for a winner; equal places are shared.
    pub places: [u8; MAX_SEATS],
    /// Points of each seat where the game counts points, else 0.
    pub points: [i32; MAX_SEATS],
    /// The rule that ended the game.
    pub rule: RuleId,
    /// The way it ended, in one word that texts are looked up by, for example `four-mermaids`.
    pub reason: &'static str,
}

impl Outcome {
    /// An outcome in which the seats are ranked by `points`, equal points sharing a place.
    #[must_use]
    pub fn ranked(points: &[i32], rule: RuleId, reason: &'static str) -> Self {
        let mut outcome =
            Self { seats: points.len(), places: [0; MAX_SEATS], points: [0; MAX_SEATS], rule, reason };
        outcome.points[..points.len()].copy_from_slice(points);
        for (place, own) in outcome.places.iter_mut().zip(points) {
            *place = 1 + points.iter().filter(|other| *other > own).count() as u8;
        }
        outcome
    }

    /// An outcome with one winner and everybody else second.
    #[must_use]
    pub fn won_by(winner: Seat, seats: usize, rule: RuleId, reason: &'static str) -> Self {
        let mut places = [0; MAX_SEATS];
        places[..seats].fill(2);
        places[winner.index()] = 1;
        Self { seats, places, points: [0; MAX_SEATS], rule, reason }
    }

    /// Whether `seat` is among the winners.
    #[must_use]
    pub fn won(&self, seat: Seat) -> bool {
        self.places[seat.index()] == 1
    }

    /// The seats that won, in order.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats).filter(|seat| self.won(*seat))
    }

    /// The share of the victory that belongs to `seat`: 1 for a sole winner, a half for one of two.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.won(seat) { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}
