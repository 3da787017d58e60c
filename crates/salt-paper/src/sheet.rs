//! Views and results as they are sent: with names, and built for a client that only draws.

use game_core::Seat;
use serde::{Serialize, Serializer};

use crate::{
    card::Card,
    cards::Cards,
    memory::{self, Memory, Places},
    open::{Group, Open, Phase, RoundEnd, RoundResult},
    pile::Pile,
    score::Score,
    view::View,
};

/// A [`View`] as it is sent.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltView"))]
pub struct Sheet {
    /// The viewer's seat; `null` for spectators and for everyone after the end.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    you: Option<Seat>,
    players: u8,
    extra_salt: bool,
    /// The total that ends the game.
    target: u8,
    /// Counted from 1.
    round: u8,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    starter: Seat,
    waiting: Waiting,
    /// Cards in the deck.
    deck: u8,
    piles: Vec<PileSheet>,
    seats: Vec<SeatSheet>,
    last_chance: Option<LapSheet>,
    /// Whose jellyfish stings all others.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    jellyfish: Option<Seat>,
    last_round: Option<RoundResult>,
    /// What the viewer knows beyond what lies open: cards that are certainly or possibly in these places.
    known: Vec<KnownSheet>,
    /// What everybody knows beyond what lies open.
    known_to_all: Vec<KnownSheet>,
    over: Option<OverSheet>,
}

/// What the game waits for; `cards` is `null` for those who must not see them.
#[derive(Serialize)]
#[serde(tag = "for", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltWaiting"))]
enum Waiting {
    Starter,
    Opening,
    Take {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Boats gave this turn.
        again: bool,
    },
    Draw {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        cards: Option<Cards>,
    },
    Keep {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        cards: Option<Cards>,
    },
    Discard {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        cards: Option<Cards>,
    },
    Play {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    ChoosePile {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    PickFromPile {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        pile: Pile,
    },
    Fish {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    ChooseVictim {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    Steal {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        victim: Seat,
    },
    Peek {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        cards: Option<Cards>,
    },
    PickPeeked {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        cards: Option<Cards>,
    },
    Stung {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    Over,
}

/// A discard pile.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltPileView"))]
struct PileSheet {
    size: u8,
    top: Option<Card>,
    /// Bottom to top, as the viewer remembers it.
    cards: Vec<Card>,
    /// How many of `cards` are gone without the viewer knowing which.
    gone: u8,
}

/// A player.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltSeatView"))]
struct SeatSheet {
    hand_size: u8,
    /// `null` if the viewer must not see it.
    hand: Option<Cards>,
    /// Laid groups in order: two cards, or three with a starfish, or four mermaids.
    table: Vec<Vec<Card>>,
    /// Points of earlier rounds.
    total: u8,
    /// Points of this round; `null` if the viewer cannot know them.
    score: Option<Score>,
    /// The hand lies open and is safe from effects.
    revealed: bool,
    /// A jellyfish allows this player nothing but the deck's top card.
    stung: bool,
}

/// The last lap.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltLap"))]
struct LapSheet {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    caller: Seat,
    /// Who has a last turn after the one now playing.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    to_come: Vec<Seat>,
}

/// Where a card can be: `deck`, `pile 0`, `pile 1`, `hand 0` to `hand 3`.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltKnown"))]
struct KnownSheet {
    card: Card,
    places: Vec<String>,
}

/// How the game ended.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltOver"))]
struct OverSheet {
    reason: &'static str,
    rule: &'static str,
    places: Vec<u8>,
}

/// A [`RoundResult`] as it is sent.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltRoundResult"))]
pub struct ResultSheet {
    round: u8,
    end: RoundEnd,
    /// Who called, or whose turn emptied the deck.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    seat: Seat,
    seats: Vec<ScoredSheet>,
}

/// What a round brought a player.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltScored"))]
struct ScoredSheet {
    /// Hand and table; empty after a void round.
    cards: Cards,
    score: Score,
    /// What was credited.
    scored: u8,
}

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
