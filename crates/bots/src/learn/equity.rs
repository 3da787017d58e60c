//! What a standing between two stages is worth: a rough guess, corrected by a tiny net over the totals.

use game_core::{MAX_SEATS, Seat};
use search::net::{Adam, AdamSettings, Candidates, Gradients, Head, Input, Net, Shape, Trace};

use super::Learner;
use crate::BotRng;

/// Judges standings, and learns from how games ended.
#[derive(Clone, Debug)]
pub struct Equity {
    net: Net,
}

/// A standing that was met in play, and how the game ended for its seat.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) seat: Seat,
    pub(super) active: Vec<u16>,
    pub(super) guess: f32,
}

impl Equity {
    /// An untrained judge for `G`.
    #[must_use]
    pub fn new<G: Learner>(rng: &mut BotRng) -> Self {
        let shape = Shape {
            sparse: G::STANDINGS.max(1),
            dense: 0,
            hidden: vec![64],
            heads: vec![Head::new("correction", 1)],
            scorer: None,
        };
        let name = format!("{}-equity", G::FEATURES);
        Self { net: Net::new(&name, shape, rng).expect("the shape is sound") }
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
    pub fn shares<G: Learner>(&self, game: &G, trace: &mut Trace, active: &mut Vec<u16>) -> [f32; MAX_SEATS] {
        let mut shares = guesses(game);
        for seat in Seat::all(game.seats()) {
            active.clear();
            game.standing(seat, active);
            let correction = self.net.forward(&Input { active, dense: &[] }, trace)[0];
            let share = &mut shares[seat.index()];
            *share = (*share + correction).clamp(0.001, 1.0);
        }
        normalise(&mut shares);
        shares
    }

    /// Adds what one standing came to; returns how wrong the judge was.
    pub(super) fn study(&self, met: &Standing, share: f32, trace: &mut Trace, gradients: &mut Gradients) {
        let input = Input { active: &met.active, dense: &[] };
        let wrong = met.guess + self.net.forward(&input, trace)[0] - share;
        self.net.backward(&input, &Candidates::default(), &[wrong], &[], trace, gradients);
    }

    pub(super) fn learn(&mut self, adam: &mut Adam, gradients: &Gradients, rate: f32) {
        adam.step(&mut self.net, gradients, &AdamSettings { rate, ..AdamSettings::default() });
    }
}

/// The rough guesses of a game, adding up to 1.
pub(super) fn guesses<G: Learner>(game: &G) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    Seat::all(game.seats()).for_each(|seat| shares[seat.index()] = game.rough_equity(seat));
    normalise(&mut shares);
    shares
}

fn normalise(shares: &mut [f32; MAX_SEATS]) {
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
}
