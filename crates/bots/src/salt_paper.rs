//! Players of Sea Salt & Paper.

mod features;
mod greedy;

use std::{path::Path, sync::Arc};

use salt_paper::{Card, Event, Phase, Pile, RoundEnd, SaltPaper, View, points};

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
                Some(nets) => Box::new(NetBot::best(Arc::new(nets))),
                None => return Err(UnknownBot { name: name.to_owned(), known: Self::BOTS }),
            },
        })
    }

    /// What each card in sight would bring the viewer now (`gains`), and what each of their own is worth (`worth`).
    fn aid(view: &View) -> Option<serde_json::Value> {
        let seat = view.seat()?;
        let (hand, table) = (view.hand(seat)?, view.table(seat));
        let now = points(hand, table);
        let gain = |card: Card| (card.to_string(), points(hand.with(card), table).saturating_sub(now).into());
        let worth =
            |card: Card| (card.to_string(), now.saturating_sub(points(hand.without(card), table)).into());
        let gains: serde_json::Map<_, _> = in_sight(view).into_iter().map(gain).collect();
        let worth: serde_json::Map<_, _> = hand.iter().map(worth).collect();
        Some(serde_json::json!({ "gains": gains, "worth": worth }))
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

/// The cards the viewer could get: tops of piles, cards drawn or turned up, a pile looked through.
fn in_sight(view: &View) -> Vec<Card> {
    let looked = match view.phase() {
        Phase::PickFromPile { pile } => view.pile_cards(pile),
        _ => Vec::new(),
    };
    Pile::BOTH
        .into_iter()
        .filter_map(|pile| view.pile_top(pile))
        .chain(view.held().iter())
        .chain(looked)
        .collect()
}
