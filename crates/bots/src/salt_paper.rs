//! Players of Sea Salt & Paper.

mod features;
mod greedy;
mod novice;

use std::sync::Arc;

use game_core::{Game as _, Seat};
use salt_paper::{Card, Event, Phase, Pile, RoundEnd, SaltPaper, View, points};
use search::Value;

use crate::{
    Bot, Effort, Hint, Levelled, Playable, UnknownBot,
    hint::hint,
    learn::{Nets, other_bot, weights},
    levels::{BOTS, compiled_in, level},
};

pub use greedy::{Caller, Greedy};
pub use novice::Novice;

impl Playable for SaltPaper {
    const BOTS: &'static [&'static str] = BOTS;
    type Yardstick = Standing;

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "stopper" => Box::new(Greedy::new(Caller::AlwaysStop)),
            "gambler" => Box::new(Greedy::new(Caller::AlwaysLastChance)),
            _ => return level::<Self>(name).map_or_else(|| other_bot(name), Ok),
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

    fn weights(name: &str) -> Option<String> {
        weights::<Self>(name)
    }

    fn hint(view: &View, legal: &[Self::Action], seed: u64) -> Hint {
        hint::<Self>(view, legal, seed)
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

impl Levelled for SaltPaper {
    const EXPERT_IN_A_CROWD: Effort = Effort { candidates: 8, playouts: 500, plies: 10, crowd: 1 };
    const MASTER: Effort = Effort { candidates: 10, playouts: 3000, plies: 12, crowd: 6 };

    fn nets() -> &'static Arc<Nets> {
        compiled_in!(SaltPaper, "data/nets", ["salt-paper-0.net"], "salt-paper-critic.net")
    }

    fn young_nets() -> &'static Arc<Nets> {
        compiled_in!(SaltPaper, "data/nets/skilled", ["salt-paper-0.net"], "salt-paper-critic.net")
    }

    fn novice() -> Box<dyn Bot<Self>> {
        Box::new(Novice)
    }

    fn greedy() -> Box<dyn Bot<Self>> {
        Box::new(Greedy::new(Caller::ByOdds))
    }
}

/// A rough judge for the reference players: between two rounds, six points ahead make a win e times as likely as not.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standing;

impl Value<SaltPaper> for Standing {
    fn share(&mut self, game: &SaltPaper, seat: Seat) -> f64 {
        let strength = |seat: Seat| libm::exp(f64::from(game.total(seat)) / 6.0);
        strength(seat) / Seat::all(game.seats()).map(strength).sum::<f64>()
    }

    fn settles(&self, game: &SaltPaper) -> bool {
        game.is_round_fresh()
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
