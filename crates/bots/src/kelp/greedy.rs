//! A sensible player of either side without foresight: every action has a worth by rule of thumb, and the best is done.

use game_core::below;
use kelp::{Action, Belief, Kelp, View, Viewer};

use super::{octopus, shark};
use crate::{Bot, BotRng, Cancel};

/// The greedy player: as the Shark it searches and strikes where its belief is highest; as the Octopus it keeps itself
/// and its food hidden, moves away from danger and eats when it is safe.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl Bot<Kelp> for Greedy {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut BotRng, _cancel: &Cancel) -> usize {
        if matches!(legal[0], Action::Choose { .. }) {
            return below(rng, legal.len() as u32) as usize;
        }
        let belief = Belief::of(view).marginals();
        let worth: Box<dyn Fn(Action) -> f64> = match view.viewer {
            Viewer::Octopus => Box::new(octopus::worth(view, &belief)),
            Viewer::Shark | Viewer::Spectator | Viewer::Everyone => Box::new(shark::worth(view, &belief)),
        };
        let best = legal.iter().map(|action| worth(*action)).enumerate();
        best.max_by(|one, two| one.1.total_cmp(&two.1)).map_or(0, |(index, _)| index)
    }
}
