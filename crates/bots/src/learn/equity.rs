//! What a standing between two stages is worth: a tiny net over the totals.

use super::net::{Adam, Gradient, Hidden, Net, Sample, Shape};
use game_core::{MAX_SEATS, Seat};

use super::Learner;
use crate::BotRng;

/// Judges standings, and learns from how games ended.
#[derive(Clone, Debug)]
pub struct Equity {
    net: Net,
}

impl Equity {
    /// An untrained judge for `G`.
    #[must_use]
    pub fn new<G: Learner>(rng: &mut BotRng) -> Self {
        let shape = Shape { inputs: G::STANDINGS.max(1), first: 64, second: 32, outputs: 1 };
        Self { net: Net::random(shape, 6, rng) }
    }

    /// A judge with a net from a file.
    #[must_use]
    pub fn with(net: Net) -> Self {
        Self { net }
    }

    /// The net.
    #[must_use]
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// The share of the victory that each seat can expect at the beginning of a stage; they add up to 1.
    pub fn shares<G: Learner>(
        &self,
        game: &G,
        hidden: &mut Hidden,
        active: &mut Vec<u16>,
    ) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(game.seats()) {
            active.clear();
            game.standing(seat, active);
            self.net.see(active, hidden);
            let share = self.net.score(hidden, &[0]).clamp(0.001, 1.0);
            shares[seat.index()] = share;
            sum += share;
        }
        shares.iter_mut().for_each(|share| *share /= sum);
        shares
    }

    /// Adds what one standing came to.
    pub(super) fn study(&self, active: &[u16], share: f32, hidden: &mut Hidden, gradient: &mut Gradient) {
        self.net.see(active, hidden);
        let slope = self.net.score(hidden, &[0]) - share;
        gradient.add(&self.net, hidden, Sample { active, asked: &[(&[0], slope)] });
    }

    pub(super) fn learn(&mut self, adam: &mut Adam, gradient: &mut Gradient) {
        adam.step(&mut self.net, gradient);
    }
}
