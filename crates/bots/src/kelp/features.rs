//! Kelp as a net sees it. The same features serve both sides and the critic; what a viewer does not see is simply not
//! there. Probabilities (where the Shark must think the Octopus is) are told in steps.

mod acting;
mod seeing;

use game_core::{Audience, Game, Seat, below};
use kelp::{
    Action, BoardSide, Kelp, OCTOPUS, Options, SHARK, Stand, View, Viewer,
    names::{Block, Word},
};

use super::marginals;
use crate::{BotRng, learn::Learner};

impl Learner for Kelp {
    const POLICIES: usize = 2;
    const FEATURES: &'static str = "kelp-1";
    const INPUTS: usize = seeing::FEATURES;
    const ROWS: usize = acting::FEATURES;
    const CRITIC_INPUTS: usize = seeing::FEATURES;
    const SECRETS: usize = 9;
    const MIXES: bool = true;
    const SHARPNESS: f32 = 3.0;
    const CONVICTION: f32 = 1.15;

    fn seat_of(view: &View) -> Seat {
        if view.viewer == Viewer::Octopus { OCTOPUS } else { SHARK }
    }

    fn seats_of(_view: &View) -> usize {
        2
    }

    /// A longer search drives out chance, but not what policy and critic are wrong about: all its playouts together count
    /// for no more than those of a short one.
    fn trust(playouts: u32) -> f64 {
        1600.0 / f64::from(playouts.max(400))
    }

    fn policy_of(seat: Seat) -> usize {
        seat.index()
    }

    fn features(view: &View, active: &mut Vec<u16>) {
        seeing::write(view, active);
    }

    fn describe(view: &View, action: Action, feature: &mut dyn FnMut(u16)) {
        acting::write(view, action, feature);
    }

    fn critic_features(&self, seat: Seat, active: &mut Vec<u16>) {
        seeing::write(&self.view(Audience::Everyone), active);
        active.push((seeing::FEATURES - 2 + seat.index()) as u16);
    }

    /// The Shark is asked where the Octopus is, unless blocks are being shuffled.
    fn secrets(view: &View, chances: &mut Vec<f32>) {
        let in_play = view.board().zones();
        let settled = in_play.iter().all(|zone| view.zones[zone.index()].stand != Stand::Empty);
        if settled && view.viewer == Viewer::Shark {
            chances.extend(marginals(view).iter().map(|zone| zone[Block::Octopus.index()] as f32));
        }
    }

    fn secret(&self) -> usize {
        self.view(Audience::Everyone).find(Block::Octopus).map_or(0, Word::index)
    }

    fn unsealed(&self) -> Self {
        Kelp::unsealed(self)
    }

    fn practice(rng: &mut BotRng) -> Options {
        let board = if below(rng, 5) == 0 { BoardSide::Night } else { BoardSide::Day };
        Options { board, ..Options::default() }
    }

    fn stage(&self) -> u32 {
        0
    }
}

/// A probability as one of eight steps, finer near 0 where most of them are.
fn step(chance: f64) -> usize {
    const STEPS: [f64; 7] = [0.01, 0.06, 0.11, 0.16, 0.26, 0.45, 0.8];
    STEPS.iter().filter(|edge| chance > **edge).count()
}
const STEPS: usize = 8;
