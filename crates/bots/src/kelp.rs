//! Players of Kelp: one for each side.

mod features;
mod greedy;
mod octopus;
mod shark;

use std::{cell::RefCell, path::Path, sync::Arc};

use kelp::{Belief, Event, Kelp, Memory, SeenEvent, View, names::Block};

use crate::{
    Bot, Playable, RandomBot, UnknownBot,
    learn::{NetBot, read_nets},
};

pub use greedy::Greedy;

impl Playable for Kelp {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(RandomBot),
            "greedy" => Box::new(Greedy),
            _ => match name.strip_prefix("net=").and_then(|path| read_nets::<Self>(Path::new(path)).ok()) {
                Some(nets) => Box::new(NetBot::mixed(Arc::new(nets))),
                None => return Err(UnknownBot { name: name.to_owned(), known: Self::BOTS }),
            },
        })
    }

    /// The chance that the Octopus stands in each zone, row by row, from open information only (KE-INF-01).
    fn aid(view: &View) -> Option<serde_json::Value> {
        let marginals = Belief::of(view).marginals();
        let octopus = marginals.map(|zone| (zone[Block::Octopus as usize] * 1000.0).round() / 1000.0);
        Some(serde_json::json!({ "octopus": octopus }))
    }

    fn count(event: &Event, raise: &mut dyn FnMut(&'static str)) {
        let Event::Open(seen) = event else { return };
        match seen {
            SeenEvent::TurnBegan { side: kelp::names::Side::Octopus, .. } => raise("rounds"),
            SeenEvent::DieMoved { to: kelp::DiePlace::Hunger, .. } => raise("hunger_dice"),
            SeenEvent::CardBought { .. } => raise("cards_bought"),
            SeenEvent::Ate { .. } => raise("food_eaten"),
            SeenEvent::TileFlipped { .. } => raise("growth_tiles"),
            SeenEvent::DuelBegan { .. } => raise("confrontations"),
            SeenEvent::TrapSprung { .. } => raise("traps_sprung"),
            _ => (),
        }
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
