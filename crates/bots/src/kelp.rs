//! Players of Kelp: one for each side.

mod greedy;
mod octopus;
mod shark;

use kelp::{Belief, Event, Kelp, SeenEvent, View, names::Block};

use crate::{Bot, Playable, RandomBot, UnknownBot};

pub use greedy::Greedy;

impl Playable for Kelp {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(RandomBot),
            "greedy" => Box::new(Greedy),
            _ => return Err(UnknownBot { name: name.to_owned(), known: Self::BOTS }),
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
