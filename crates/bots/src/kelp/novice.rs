//! A beginner of either side: as greedy as the greedy player, but forgetful. It knows what lies open, and nothing of
//! what it saw before: the Octopus may be under any block that stands hidden. As the Octopus it is in no hurry to hide
//! when it has been seen.

use game_core::below;
use kelp::{
    Action, Kelp, Stand, View, Viewer,
    names::{Block, Card, Pile, Word},
};

use super::{Marginals, octopus, shark};
use crate::{Bot, BotRng, Cancel};

/// The forgetful player.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

impl Bot<Kelp> for Novice {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut BotRng, _cancel: &Cancel) -> usize {
        if matches!(legal[0], Action::Choose { .. }) {
            return below(rng, legal.len() as u32) as usize;
        }
        let belief = at_first_sight(view);
        let worth: Box<dyn Fn(Action) -> f64> = match view.viewer {
            Viewer::Octopus => {
                let worth = octopus::worth(view, &belief);
                Box::new(
                    move |action| if hides(view, action) { worth(action).min(CALM) } else { worth(action) },
                )
            }
            Viewer::Shark | Viewer::Spectator | Viewer::Everyone => Box::new(shark::worth(view, &belief)),
        };
        let best = legal.iter().map(|action| worth(*action)).enumerate();
        best.max_by(|one, two| one.1.total_cmp(&two.1)).map_or(0, |(index, _)| index)
    }
}

/// What hiding is worth to it at most: less than nearly everything else.
const CALM: f64 = 0.1;

fn hides(view: &View, action: Action) -> bool {
    matches!(action, Action::Play { card } if card == Card::CloudOfInk || view.tables().card(card).pile == Pile::Hide)
}

/// Where the Octopus may be for somebody who has just sat down.
fn at_first_sight(view: &View) -> Marginals {
    let mut belief = [[0.0; 11]; 9];
    let shown = |zone: &kelp::ZoneView| zone.stand == Stand::Revealed;
    let open = view.zones.iter().any(|zone| shown(zone) && zone.block == Some(Block::Octopus));
    let hidden = view.zones.iter().filter(|zone| !shown(zone)).count().max(1) as f64;
    for (row, zone) in belief.iter_mut().zip(&view.zones) {
        row[Block::Octopus.index()] = match (open, shown(zone)) {
            (false, false) => 1.0 / hidden,
            (true, true) if zone.block == Some(Block::Octopus) => 1.0,
            _ => 0.0,
        };
    }
    belief
}
