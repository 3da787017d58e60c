//! What players may do and what chance may bring, and how both are written.

use std::{fmt, str::FromStr};

use game_core::{BadNotation, Seat};
use serde::Serialize;

use crate::{card::Card, pile::Pile};

/// One small step of a player. A turn is a sequence of them:
///
/// | text | meaning | rule |
/// |---|---|---|
/// | `draw` | draw the deck's top two | SP-TAK-01 |
/// | `take 0` | take the top card of this pile (0 or 1) | SP-TAK-01 |
/// | `keep crab:black` | keep this one of the two drawn | SP-TAK-01 |
/// | `discard 1` | put the other on this pile; asked only when both piles hold cards | SP-TAK-02 |
/// | `pair crab:black crab:yellow` | lay a pair, cards in table order | SP-PAR-01 |
/// | `trio boat:black boat:yellow starfish:yellow` | lay a pair with a starfish | SP-XSA-04 |
/// | `pile 0` | look through this pile; asked only when both hold cards | SP-PAR-02 |
/// | `pick fish:green` | take this card of the pile, or of the lobster's five | SP-PAR-02, SP-XSA-02 |
/// | `rob 2` | steal from this seat; asked only when there is a choice | SP-PAR-05 |
/// | `mermaids` | show four mermaids | SP-MER-01 |
/// | `end` | end the turn | SP-RND-02 |
/// | `stop`, `last_chance` | end the round | SP-END-02, SP-END-03 |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltAction"))]
#[allow(missing_docs)]
pub enum Action {
    Draw,
    Take {
        pile: Pile,
    },
    Keep {
        card: Card,
    },
    Discard {
        pile: Pile,
    },
    Pair {
        cards: [Card; 2],
    },
    Trio {
        cards: [Card; 2],
        starfish: Card,
    },
    Pile {
        pile: Pile,
    },
    Pick {
        card: Card,
    },
    Rob {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    Mermaids,
    End,
    Stop,
    LastChance,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Take { pile } => write!(f, "take {pile}"),
            Self::Keep { card } => write!(f, "keep {card}"),
            Self::Discard { pile } => write!(f, "discard {pile}"),
            Self::Pair { cards: [one, two] } => write!(f, "pair {one} {two}"),
            Self::Trio { cards: [one, two], starfish } => write!(f, "trio {one} {two} {starfish}"),
            Self::Pile { pile } => write!(f, "pile {pile}"),
            Self::Pick { card } => write!(f, "pick {card}"),
            Self::Rob { seat } => write!(f, "rob {seat}"),
            Self::Mermaids => f.write_str("mermaids"),
            Self::End => f.write_str("end"),
            Self::Stop => f.write_str("stop"),
            Self::LastChance => f.write_str("last_chance"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default();
        let rest = [words.next(), words.next(), words.next()];
        if words.next().is_some() {
            return Err(unknown(text));
        }
        match (verb, rest) {
            ("draw", [None, ..]) => Ok(Self::Draw),
            ("take", [Some(pile), None, _]) => Ok(Self::Take { pile: pile.parse()? }),
            ("keep", [Some(card), None, _]) => Ok(Self::Keep { card: card.parse()? }),
            ("discard", [Some(pile), None, _]) => Ok(Self::Discard { pile: pile.parse()? }),
            ("pair", [Some(one), Some(two), None]) => Ok(Self::Pair { cards: in_order(one, two)? }),
            ("trio", [Some(one), Some(two), Some(starfish)]) => {
                Ok(Self::Trio { cards: in_order(one, two)?, starfish: starfish.parse()? })
            }
            ("pile", [Some(pile), None, _]) => Ok(Self::Pile { pile: pile.parse()? }),
            ("pick", [Some(card), None, _]) => Ok(Self::Pick { card: card.parse()? }),
            ("rob", [Some(seat), None, _]) => Ok(Self::Rob { seat: parse_seat(seat)? }),
            ("mermaids", [None, ..]) => Ok(Self::Mermaids),
            ("end", [None, ..]) => Ok(Self::End),
            ("stop", [None, ..]) => Ok(Self::Stop),
            ("last_chance", [None, ..]) => Ok(Self::LastChance),
            _ => Err(unknown(text)),
        }
    }
}

fn unknown(text: &str) -> BadNotation {
    BadNotation::new(text, "an action such as 'draw', 'take 0' or 'pair crab:black crab:yellow'")
}

fn in_order(one: &str, two: &str) -> Result<[Card; 2], BadNotation> {
    let mut cards = [one.parse()?, two.parse()?];
    cards.sort_unstable();
    Ok(cards)
}

fn parse_seat(text: &str) -> Result<Seat, BadNotation> {
    let number = if text.len() == 1 { text.parse().ok() } else { None };
    number.and_then(Seat::new).ok_or_else(|| BadNotation::new(text, "a seat from 0 to 3"))
}

/// What chance brings: `starts 2` for the first starter, or the card that is turned up, drawn, seen or stolen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// This seat starts the first round.
    Starts(Seat),
    /// This card comes.
    Card(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starts(seat) => write!(f, "starts {seat}"),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.strip_prefix("starts ") {
            Some(seat) => Ok(Self::Starts(parse_seat(seat)?)),
            None => Ok(Self::Card(text.parse()?)),
        }
    }
}
