//! What happens, and what each audience perceives of it.

use game_core::{Audience, Seat};
use serde::Serialize;

use crate::{card::Card, cards::Cards, open::RoundResult, pile::Pile};

/// What happened, in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// All cards are shuffled.
    RoundBegan { round: u8, starter: Seat, extra_salt: bool },
    /// A pile was opened with this card.
    Opened { pile: Pile, card: Card },
    /// A turn began; `again` if boats gave it.
    TurnBegan { seat: Seat, again: bool },
    /// A card was drawn to choose from.
    Drew { seat: Seat, card: Card },
    /// One of the drawn cards went to the hand.
    Kept { seat: Seat, card: Card },
    /// The other went to a pile.
    Discarded { seat: Seat, pile: Pile, card: Card },
    /// The top card of a pile was taken.
    Took { seat: Seat, pile: Pile, card: Card },
    /// The top of a pile changed because a card was taken off; `missing` once lay between and is gone.
    Uncovered { pile: Pile, top: Option<Card>, missing: Cards },
    /// There was nothing to take (SP-TAK-05, SP-XSA-01).
    NothingToTake { seat: Seat },
    /// A pair or trio was laid.
    Laid { seat: Seat, cards: [Card; 2], starfish: Option<Card> },
    /// The effect of the pair could not happen.
    EffectSkipped { seat: Seat },
    /// Crabs look through a pile.
    Looked { seat: Seat, pile: Pile, cards: Cards },
    /// Crabs took a card; `top` is what lay and lies on top if it was another one.
    Picked { seat: Seat, pile: Pile, card: Card, top: Option<Card> },
    /// The deck's top card went to a hand.
    Gained { seat: Seat, card: Card },
    /// A card was stolen.
    Robbed { seat: Seat, victim: Seat, card: Card },
    /// The jellyfish stings all others.
    Jellyfish { seat: Seat },
    /// The lobster turned up one of the deck's top cards.
    Peeked { seat: Seat, card: Card },
    /// One of them was kept, the others went back.
    PickedPeeked { seat: Seat, card: Card, back: Cards },
    /// Four mermaids were shown.
    Mermaids { seat: Seat },
    /// STOP was called.
    Stopped { seat: Seat },
    /// LAST CHANCE was called.
    LastChance { seat: Seat },
    /// A hand was laid open.
    Revealed { seat: Seat, hand: Cards },
    /// The round was scored or is void.
    RoundEnded { result: RoundResult },
    /// The game is over.
    GameOver,
}

/// What an audience perceives of an [`Event`]; a missing card is one it must not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltEvent"))]
#[allow(missing_docs)]
pub enum SeenEvent {
    RoundBegan {
        round: u8,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        starter: Seat,
        extra_salt: bool,
    },
    Opened {
        pile: Pile,
        card: Card,
    },
    TurnBegan {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        again: bool,
    },
    Drew {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Option<Card>,
    },
    Kept {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Option<Card>,
    },
    Discarded {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        pile: Pile,
        card: Card,
    },
    Took {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        pile: Pile,
        card: Card,
    },
    Uncovered {
        pile: Pile,
        top: Option<Card>,
        missing: Cards,
    },
    NothingToTake {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    Laid {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        cards: [Card; 2],
        starfish: Option<Card>,
    },
    EffectSkipped {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    Looked {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        pile: Pile,
        cards: Option<Cards>,
    },
    Picked {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        pile: Pile,
        card: Option<Card>,
        top: Option<Card>,
    },
    Gained {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Option<Card>,
    },
    Robbed {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        victim: Seat,
        card: Option<Card>,
    },
    Jellyfish {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    Peeked {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Option<Card>,
    },
    PickedPeeked {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Option<Card>,
        back: Option<Cards>,
    },
    Mermaids {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    Stopped {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    LastChance {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    Revealed {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        hand: Cards,
    },
    RoundEnded {
        result: RoundResult,
    },
    GameOver,
}

/// What `audience` perceives of `event`. Everybody perceives that something happened; who may see the card is decided
/// here and nowhere else (SP-INF-01).
#[inline(always)]
pub(crate) fn project(event: &Event, audience: Audience) -> SeenEvent {
    let own = |seat, card| shown_to(audience, &[seat]).then_some(card);
    match *event {
        Event::RoundBegan { round, starter, extra_salt } => {
            SeenEvent::RoundBegan { round, starter, extra_salt }
        }
        Event::Opened { pile, card } => SeenEvent::Opened { pile, card },
        Event::TurnBegan { seat, again } => SeenEvent::TurnBegan { seat, again },
        Event::Drew { seat, card } => SeenEvent::Drew { seat, card: own(seat, card) },
        Event::Kept { seat, card } => SeenEvent::Kept { seat, card: own(seat, card) },
        Event::Discarded { seat, pile, card } => SeenEvent::Discarded { seat, pile, card },
        Event::Took { seat, pile, card } => SeenEvent::Took { seat, pile, card },
        Event::Uncovered { pile, top, missing } => SeenEvent::Uncovered { pile, top, missing },
        Event::NothingToTake { seat } => SeenEvent::NothingToTake { seat },
        Event::Laid { seat, cards, starfish } => SeenEvent::Laid { seat, cards, starfish },
        Event::EffectSkipped { seat } => SeenEvent::EffectSkipped { seat },
        Event::Looked { seat, pile, cards } => {
            SeenEvent::Looked { seat, pile, cards: shown_to(audience, &[seat]).then_some(cards) }
        }
        // A visible card that is taken is seen by all; `top` is only set if it still lies there.
        Event::Picked { seat, pile, card, top } => {
            let card = if top.is_none() { Some(card) } else { own(seat, card) };
            SeenEvent::Picked { seat, pile, card, top }
        }
        Event::Gained { seat, card } => SeenEvent::Gained { seat, card: own(seat, card) },
        Event::Robbed { seat, victim, card } => {
            SeenEvent::Robbed { seat, victim, card: shown_to(audience, &[seat, victim]).then_some(card) }
        }
        Event::Jellyfish { seat } => SeenEvent::Jellyfish { seat },
        Event::Peeked { seat, card } => SeenEvent::Peeked { seat, card: own(seat, card) },
        Event::PickedPeeked { seat, card, back } => SeenEvent::PickedPeeked {
            seat,
            card: own(seat, card),
            back: shown_to(audience, &[seat]).then_some(back),
        },
        Event::Mermaids { seat } => SeenEvent::Mermaids { seat },
        Event::Stopped { seat } => SeenEvent::Stopped { seat },
        Event::LastChance { seat } => SeenEvent::LastChance { seat },
        Event::Revealed { seat, hand } => SeenEvent::Revealed { seat, hand },
        Event::RoundEnded { result } => SeenEvent::RoundEnded { result },
        Event::GameOver => SeenEvent::GameOver,
    }
}

#[inline(always)]
fn shown_to(audience: Audience, seats: &[Seat]) -> bool {
    match audience {
        Audience::Seat(seat) => seats.contains(&seat),
        Audience::Spectator => false,
        Audience::Everyone => true,
    }
}
