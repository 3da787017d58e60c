//! Players of Kelp: one for each side.

mod features;
mod greedy;
mod novice;
mod octopus;
mod shark;

use std::{cell::RefCell, sync::Arc};

use kelp::{
    Belief, Event, Kelp, Memory, SeenEvent, View,
    names::{Block, Colour},
};
use search::ToTheEnd;

use crate::{
    Bot, Effort, Hint, Levelled, Playable, UnknownBot,
    hint::hint,
    learn::{Nets, other_bot, weights},
    levels::{BOTS, compiled_in, level},
};

pub use greedy::Greedy;
pub use novice::Novice;

impl Playable for Kelp {
    const BOTS: &'static [&'static str] = BOTS;
    type Yardstick = ToTheEnd;

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        level::<Self>(name).map_or_else(|| other_bot(name), Ok)
    }

    /// The chance that the Octopus stands in each zone, row by row, from open information only (KE-INF-01).
    fn aid(view: &View) -> Option<serde_json::Value> {
        let marginals = Belief::of(view).marginals();
        let octopus = marginals.map(|zone| (zone[Block::Octopus as usize] * 1000.0).round() / 1000.0);
        Some(serde_json::json!({ "octopus": octopus }))
    }

    fn weights(name: &str) -> Option<String> {
        weights::<Self>(name)
    }

    fn hint(view: &View, legal: &[Self::Action], seed: u64) -> Hint {
        hint::<Self>(view, legal, seed)
    }

    fn count(event: &Event, raise: &mut dyn FnMut(&'static str)) {
        let Event::Open(seen) = event else { return };
        match seen {
            SeenEvent::TurnBegan { side: kelp::names::Side::Octopus, .. } => raise("rounds"),
            SeenEvent::DieMoved { to: kelp::DiePlace::Hunger, .. } => raise("hunger_dice"),
            SeenEvent::CardBought { .. } => raise("cards_bought"),
            SeenEvent::SpendingBegan { .. } => raise("spendings"),
            SeenEvent::DieAimed { die, .. } if die.colour() == Colour::Red => raise("strikes"),
            SeenEvent::DieAimed { .. } => raise("searches"),
            SeenEvent::Ate { .. } => raise("food_eaten"),
            SeenEvent::TileFlipped { .. } => raise("growth_tiles"),
            SeenEvent::DuelBegan { .. } => raise("confrontations"),
            SeenEvent::TrapSprung { .. } => raise("traps_sprung"),
            _ => (),
        }
    }
}

impl Levelled for Kelp {
    const MASTER: Effort = Effort { candidates: 12, playouts: 3000, plies: 12, crowd: 1 };

    fn nets() -> &'static Arc<Nets> {
        compiled_in!(Kelp, "data/nets", ["kelp-0.net", "kelp-1.net"], "kelp-critic.net")
    }

    fn young_nets() -> &'static Arc<Nets> {
        compiled_in!(Kelp, "data/nets/skilled", ["kelp-0.net", "kelp-1.net"], "kelp-critic.net")
    }

    fn novice() -> Box<dyn Bot<Self>> {
        Box::new(Novice)
    }

    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Greedy)
    }
}

/// Probability of each block in each zone, as the Shark must see it.
type Marginals = [[f64; 11]; 9];

/// What the Shark must believe. The last answer of each thread is kept: most decisions change nothing the Shark knows.
fn marginals(view: &View) -> Marginals {
    thread_local! {
        static LAST: RefCell<Option<(Memory, Marginals)>> = const { RefCell::new(None) };
    }
    LAST.with_borrow_mut(|last| match last {
        Some((memory, marginals)) if memory == view.memory() => *marginals,
        _ => {
            let marginals = Belief::of(view).marginals();
            *last = Some((view.memory().clone(), marginals));
            marginals
        }
    })
}
