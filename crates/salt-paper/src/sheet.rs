//! Views and results as they are sent: with names, and built for a client that only draws.

mod fill;

use game_core::Seat;
use serde::Serialize;

use crate::{
    card::Card,
    cards::Cards,
    open::{RoundEnd, RoundResult},
    pile::Pile,
    score::Score,
};

/// A [`crate::View`] as it is sent.
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
