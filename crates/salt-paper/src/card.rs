//! The cards: one table, from which everything else about them is computed.

use std::{fmt, str::FromStr};

use game_core::BadNotation;
use serde::{Serialize, Serializer};

/// What is drawn on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Family {
    Crab,
    Boat,
    Fish,
    Swimmer,
    Shark,
    Shell,
    Octopus,
    Penguin,
    Sailor,
    Lighthouse,
    Shoal,
    Colony,
    Captain,
    Mermaid,
    Jellyfish,
    Lobster,
    CastOfCrabs,
    Starfish,
    Seahorse,
}

/// The colour of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Colour {
    DarkBlue,
    LightBlue,
    Black,
    Yellow,
    Green,
    Purple,
    Grey,
    LightOrange,
    Pink,
    Orange,
    White,
}

/// Number of families.
pub const FAMILIES: usize = 19;
/// Number of colours.
pub const COLOURS: usize = 11;
/// Number of different cards, Extra Salt included.
pub const KINDS: usize = 54;
/// Number of cards in the box, Extra Salt included.
pub const CARDS: usize = 66;
/// Number of cards without Extra Salt. They come first wherever cards are numbered.
pub const BASE_CARDS: usize = 58;

struct Row {
    family: Family,
    word: &'static str,
    copies: [u8; COLOURS],
}

const fn row(family: Family, word: &'static str, copies: [u8; COLOURS]) -> Row {
    Row { family, word, copies }
}

/// SP-CRD-01: how many copies of each family there are in each colour; the rows from jellyfish on are Extra Salt.
#[rustfmt::skip]
const TABLE: [Row; FAMILIES] = [
    //                                        db lb bk ye gn pu gy lo pk or wh
    row(Family::Crab,        "crab",          [2, 2, 1, 2, 1, 0, 1, 0, 0, 0, 0]),
    row(Family::Boat,        "boat",          [2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0]),
    row(Family::Fish,        "fish",          [2, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0]),
    row(Family::Swimmer,     "swimmer",       [1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0]),
    row(Family::Shark,       "shark",         [1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0]),
    row(Family::Shell,       "shell",         [1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0]),
    row(Family::Octopus,     "octopus",       [0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0]),
    row(Family::Penguin,     "penguin",       [0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0]),
    row(Family::Sailor,      "sailor",        [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]),
    row(Family::Lighthouse,  "lighthouse",    [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]),
    row(Family::Shoal,       "shoal",         [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]),
    row(Family::Colony,      "colony",        [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
    row(Family::Captain,     "captain",       [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]),
    row(Family::Mermaid,     "mermaid",       [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]),
    row(Family::Jellyfish,   "jellyfish",     [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
    row(Family::Lobster,     "lobster",       [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
    row(Family::CastOfCrabs, "cast_of_crabs", [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
    row(Family::Starfish,    "starfish",      [1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0]),
    row(Family::Seahorse,    "seahorse",      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
];

const COLOUR_WORDS: [(Colour, &str); COLOURS] = [
    (Colour::DarkBlue, "dark_blue"),
    (Colour::LightBlue, "light_blue"),
    (Colour::Black, "black"),
    (Colour::Yellow, "yellow"),
    (Colour::Green, "green"),
    (Colour::Purple, "purple"),
    (Colour::Grey, "grey"),
    (Colour::LightOrange, "light_orange"),
    (Colour::Pink, "pink"),
    (Colour::Orange, "orange"),
    (Colour::White, "white"),
];

/// What the table says about one kind of card.
#[derive(Clone, Copy)]
struct Kind {
    family: Family,
    colour: Colour,
    /// Number of its first copy when all cards are counted in table order.
    first: u8,
    copies: u8,
}

/// Filled up to a power of two, so that a masked index needs no check.
const ALL_KINDS: [Kind; 64] = number_kinds();

const fn number_kinds() -> [Kind; 64] {
    let mut kinds = [Kind { family: Family::Crab, colour: Colour::DarkBlue, first: 0, copies: 1 }; 64];
    let (mut kind, mut first, mut family) = (0, 0, 0);
    while family < FAMILIES {
        let mut colour = 0;
        while colour < COLOURS {
            let copies = TABLE[family].copies[colour];
            if copies > 0 {
                kinds[kind] =
                    Kind { family: TABLE[family].family, colour: COLOUR_WORDS[colour].0, first, copies };
                kind += 1;
                first += copies;
            }
            colour += 1;
        }
        family += 1;
    }
    assert!(kind == KINDS && first as usize == CARDS, "the table has 54 kinds and 66 cards");
    kinds
}

/// By the number of a copy; as long as a set of copies has bits.
const KIND_OF_COPY: [u8; 128] = number_copies();

const fn number_copies() -> [u8; 128] {
    let mut of_copy = [0; 128];
    let mut kind = 0;
    while kind < KINDS {
        let mut copy = 0;
        while copy < ALL_KINDS[kind].copies {
            of_copy[(ALL_KINDS[kind].first + copy) as usize] = kind as u8;
            copy += 1;
        }
        kind += 1;
    }
    of_copy
}

const FAMILY_COPIES: [(usize, usize); FAMILIES] = {
    let mut bounds = [(CARDS, 0); FAMILIES];
    let mut kind = KINDS;
    while kind > 0 {
        kind -= 1;
        let Kind { family, first, copies, .. } = ALL_KINDS[kind];
        let (_, end) = bounds[family as usize];
        let last = (first + copies) as usize;
        bounds[family as usize] = (first as usize, if end > last { end } else { last });
    }
    bounds
};

impl Family {
    /// The family's word in notations.
    #[must_use]
    pub const fn word(self) -> &'static str {
        TABLE[self as usize].word
    }

    /// All families, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.family)
    }

    /// Whether the family came with Extra Salt.
    #[must_use]
    pub const fn is_extra(self) -> bool {
        self as u8 >= Family::Jellyfish as u8
    }

    /// The numbers of the family's first card and of the one behind its last.
    #[inline(always)]
    pub(crate) const fn copies(self) -> (usize, usize) {
        FAMILY_COPIES[self as usize]
    }
}

impl Colour {
    /// The colour's word in notations.
    #[must_use]
    pub const fn word(self) -> &'static str {
        COLOUR_WORDS[self as usize].1
    }

    /// All colours, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        COLOUR_WORDS.iter().map(|(colour, _)| *colour)
    }
}

/// A card as players know it: family and colour, and nothing else (SP-CRD-02). Copies of a card are the same to everybody, so they have no names of
/// their own, and nobody can recognise one that was hidden (SP-INF-02).
///
/// Its text is `family:colour`, as in `crab:dark_blue`; a family of one colour may be read without it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltCard", type = "string"))]
pub struct Card(u8);

impl Card {
    /// The four mermaids.
    pub const MERMAID: Self = Self(KIND_OF_COPY[Family::Mermaid.copies().0]);

    /// The card of this number, counted in the order of the table.
    pub(crate) const fn of_kind(kind: usize) -> Self {
        assert!(kind < KINDS);
        Self(kind as u8)
    }

    /// The card whose copy this is, counting all cards in the order of the table.
    #[inline]
    pub(crate) const fn of_copy(copy: usize) -> Self {
        Self(KIND_OF_COPY[copy & 127])
    }

    /// All cards, in the order of the table; those of Extra Salt come last.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS).map(Self::of_kind)
    }

    /// The card with this family and colour, if there is one.
    #[must_use]
    pub fn new(family: Family, colour: Colour) -> Option<Self> {
        Self::all().find(|card| card.family() == family && card.colour() == colour)
    }

    #[inline(always)]
    const fn row(self) -> Kind {
        ALL_KINDS[self.0 as usize & 63]
    }

    /// What is drawn on it.
    #[must_use]
    pub const fn family(self) -> Family {
        self.row().family
    }

    /// Its colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        self.row().colour
    }

    /// How many copies of it the box holds.
    #[must_use]
    pub const fn copies(self) -> u8 {
        self.row().copies
    }

    /// Its number, counted in the order of the table from 0 to [`KINDS`]` - 1`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of its first copy, counting all cards.
    #[inline]
    pub(crate) const fn first_copy(self) -> usize {
        self.row().first as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.family().word(), self.colour().word())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let found = match text.split_once(':') {
            Some((family, colour)) => {
                Self::all().find(|card| card.family().word() == family && card.colour().word() == colour)
            }
            None => only_card_of(text),
        };
        found.ok_or_else(|| BadNotation::new(text, "a card such as crab:dark_blue"))
    }
}

/// The card of a family that has one colour.
fn only_card_of(word: &str) -> Option<Card> {
    let mut cards = Card::all().filter(|card| card.family().word() == word);
    let card = cards.next()?;
    cards.next().is_none().then_some(card)
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
