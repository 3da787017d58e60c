//! A sensible player of either side without foresight: every action has a worth by rule of thumb, and the best is done.

use std::cell::OnceCell;

use game_core::below;
use kelp::{
    Action, Belief, Kelp, View, Viewer,
    names::{Block, Word, Zone},
};

use super::{octopus, shark};
use crate::{Bot, BotRng, Cancel};

/// The greedy player: as the Shark it searches and strikes where its belief is highest; as the Octopus it keeps itself
/// and its food hidden, moves away from danger and eats when it can.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl Bot<Kelp> for Greedy {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut BotRng, _cancel: &Cancel) -> usize {
        if matches!(legal[0], Action::Choose { .. }) {
            return below(rng, legal.len() as u32) as usize;
        }
        let belief = Suspicion { view, marginals: OnceCell::new() };
        let worth: Box<dyn Fn(Action) -> f64> = match view.viewer {
            Viewer::Octopus => Box::new(octopus::worth(view, &belief)),
            Viewer::Shark | Viewer::Spectator | Viewer::Everyone => Box::new(shark::worth(view, &belief)),
        };
        let best = legal.iter().map(|action| worth(*action)).enumerate();
        best.max_by(|one, two| one.1.total_cmp(&two.1)).map_or(0, |(index, _)| index)
    }
}

/// What the Shark believes, worked out when it is first asked for: most decisions do without.
pub(super) struct Suspicion<'a> {
    view: &'a View,
    marginals: OnceCell<[[f64; 11]; 9]>,
}

impl Suspicion<'_> {
    /// How likely the Octopus is in a zone, as the Shark sees it.
    pub(super) fn octopus_at(&self, zone: Zone) -> f64 {
        let marginals = self.marginals.get_or_init(|| Belief::of(self.view).marginals());
        marginals[zone.index()][Block::Octopus.index()]
    }
}
