//! Players of Sea Salt & Paper.

mod features;
mod greedy;

use std::{path::Path, sync::Arc};

use salt_paper::{Event, RoundEnd, SaltPaper};

use crate::{
    Bot, Playable, RandomBot, UnknownBot,
    learn::{NetBot, read_nets},
};

pub use greedy::{Caller, Greedy};

impl Playable for SaltPaper {
    const BOTS: &'static [&'static str] = &["random", "greedy", "stopper", "gambler"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(RandomBot),
            "greedy" => Box::new(Greedy::new(Caller::ByOdds)),
            "stopper" => Box::new(Greedy::new(Caller::AlwaysStop)),
            "gambler" => Box::new(Greedy::new(Caller::AlwaysLastChance)),
            _ => match name.strip_prefix("net=").and_then(|path| read_nets::<Self>(Path::new(path)).ok()) {
                Some(nets) => Box::new(NetBot::new(Arc::new(nets))),
                None => return Err(UnknownBot { name: name.to_owned(), known: Self::BOTS }),
            },
        })
    }

    fn count(event: &Event, raise: &mut dyn FnMut(&'static str)) {
        match event {
            Event::TurnBegan { .. } => raise("turns"),
            Event::RoundEnded { result } => {
                raise("rounds");
                raise(match result.end {
                    RoundEnd::Stop => "rounds_stop",
                    RoundEnd::LastChanceWon => "rounds_last_chance_won",
                    RoundEnd::LastChanceLost => "rounds_last_chance_lost",
                    RoundEnd::Void => "rounds_void",
                });
            }
            _ => (),
        }
    }
}
