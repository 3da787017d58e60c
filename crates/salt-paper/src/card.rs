//! The cards: one table, from which everything else about them is computed.

mod table;

use std::{fmt, str::FromStr};

use game_core::BadNotation;
use serde::{Serialize, Serializer};

use self::table::{ALL_KINDS, COLOUR_WORDS, FAMILY_COPIES, KIND_OF_COPY, Kind, TABLE};

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
