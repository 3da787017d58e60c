//! Fills the sheets, field by field, from what a view holds.

use game_core::Seat;
use serde::{Serialize, Serializer};

use super::{
    KnownSheet, LapSheet, OverSheet, PileSheet, ResultSheet, ScoredSheet, SeatSheet, Sheet, Waiting,
};
use crate::{
    card::Card,
    memory::{self, Memory, Places},
    open::{Group, Open, Phase, RoundResult},
    pile::Pile,
    view::View,
};

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Sheet::of(self).serialize(serializer)
    }
}

impl Serialize for RoundResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ResultSheet::of(self).serialize(serializer)
    }
}

impl Sheet {
    fn of(view: &View) -> Self {
        let open = &view.open;
        Self {
            you: view.seat(),
            players: open.options.players,
            extra_salt: open.options.extra_salt,
            target: open.target(),
            round: open.round,
            starter: open.starter,
            waiting: Waiting::of(view),
            deck: open.deck_size,
            piles: Pile::BOTH.map(|pile| PileSheet::of(view, pile)).into(),
            seats: open.seats().map(|seat| SeatSheet::of(view, seat)).collect(),
            last_chance: open.caller.map(|caller| LapSheet { caller, to_come: open.lap_ahead().collect() }),
            jellyfish: open.jellyfish,
            last_round: open.last,
            known: known(&view.memory, view.seat(), open),
            known_to_all: known(&view.public, None, open),
            over: OverSheet::of(open),
        }
    }
}

impl Waiting {
    fn of(view: &View) -> Self {
        let seat = view.active();
        let cards = (view.held.len() == view.open.held_size).then_some(view.held);
        match view.phase() {
            Phase::Starter => Self::Starter,
            Phase::Opening => Self::Opening,
            Phase::Take { again } => Self::Take { seat, again },
            Phase::Draw => Self::Draw { seat, cards },
            Phase::Keep => Self::Keep { seat, cards },
            Phase::Discard => Self::Discard { seat, cards },
            Phase::Play => Self::Play { seat },
            Phase::ChoosePile => Self::ChoosePile { seat },
            Phase::PickFromPile { pile } => Self::PickFromPile { seat, pile },
            Phase::Fish => Self::Fish { seat },
            Phase::ChooseVictim => Self::ChooseVictim { seat },
            Phase::Steal { victim } => Self::Steal { seat, victim },
            Phase::Peek => Self::Peek { seat, cards },
            Phase::PickPeeked => Self::PickPeeked { seat, cards },
            Phase::Stung => Self::Stung { seat },
            Phase::Over => Self::Over,
        }
    }
}

impl PileSheet {
    fn of(view: &View, pile: Pile) -> Self {
        let cards = view.pile_cards(pile);
        let size = view.pile_size(pile);
        Self { size, top: view.pile_top(pile), gone: cards.len() as u8 - size, cards }
    }
}

impl SeatSheet {
    fn of(view: &View, seat: Seat) -> Self {
        let groups = view
            .laid()
            .filter(|group| group.seat == seat)
            .map(|group: Group| group.cards.into_iter().chain(group.starfish).collect());
        let mermaids: Vec<Card> = view.table(seat).iter().filter(|card| *card == Card::MERMAID).collect();
        Self {
            hand_size: view.hand_size(seat),
            hand: view.hand(seat),
            table: groups.chain((!mermaids.is_empty()).then_some(mermaids)).collect(),
            total: view.total(seat),
            score: view.score(seat),
            revealed: view.is_revealed(seat),
            stung: view.jellyfish().is_some_and(|by| by != seat),
        }
    }
}

impl OverSheet {
    fn of(open: &Open) -> Option<Self> {
        open.outcome().map(|outcome| Self {
            reason: outcome.reason,
            rule: outcome.rule.0,
            places: outcome.places[..outcome.seats].into(),
        })
    }
}

impl ResultSheet {
    fn of(result: &RoundResult) -> Self {
        let seats = Seat::all(result.players as usize).map(|seat| ScoredSheet {
            cards: result.cards(seat),
            score: result.scores[seat.index()],
            scored: result.scored[seat.index()],
        });
        Self { round: result.round, end: result.end, seat: result.seat, seats: seats.collect() }
    }
}

/// The copies about which there is something to say: not those in a hand that is seen, certainly in a pile, or simply
/// unseen.
fn known(memory: &Memory, own: Option<Seat>, open: &Open) -> Vec<KnownSheet> {
    let unseen = memory.unseen();
    let seen_hands = open.seats().filter(|seat| own == Some(*seat) || open.is_revealed(*seat));
    let seen = seen_hands.map(memory::hand).chain(Pile::BOTH.map(memory::pile)).collect::<Vec<_>>();
    let copies = memory.all().iter().enumerate();
    copies
        .filter(|(_, places)| **places != 0 && **places != unseen && !seen.contains(places))
        .map(|(copy, places)| KnownSheet { card: Card::of_copy(copy), places: place_names(*places, open) })
        .collect()
}

fn place_names(places: Places, open: &Open) -> Vec<String> {
    let piles = Pile::BOTH.map(|pile| (memory::pile(pile), format!("pile {pile}")));
    let hands = open.seats().map(|seat| (memory::hand(seat), format!("hand {seat}")));
    let all = [(memory::DECK, "deck".to_owned())].into_iter().chain(piles).chain(hands);
    all.filter(|(place, _)| places & place != 0).map(|(_, name)| name).collect()
}
