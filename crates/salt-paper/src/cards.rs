//! A set of cards, in which a card may stand as often as the box holds it.
//!
//! Every kind of card owns as many neighbouring bits as it has copies, in the order of the table, and a count of *n* is
//! written as the lowest *n* of them. So equal sets are equal numbers, counting is counting bits, and a uniformly
//! drawn card is the *n*-th set bit. The 58 cards of the base game have a word of their own; those of Extra Salt,
//! which have one copy each, share a byte.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{
    bits::{NTH_IN_BYTE, byte_sums, nth_of_word},
    card::{BASE_CARDS, CARDS, Card, FAMILIES, Family, KINDS},
};

/// A set of cards; copies count, order does not.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltCards", type = "string[]"))]
pub struct Cards {
    base: u64,
    extra: u8,
}

/// Every card of the base game.
const BASE: u64 = (1 << BASE_CARDS) - 1;

/// Tables by kind are as long as the next power of two, so that a masked index needs no check.
const PADDED: usize = KINDS.next_power_of_two();

/// The bits of each kind.
#[derive(Clone, Copy)]
struct Bits {
    /// All bits, and the lowest; none for cards of Extra Salt.
    field: u64,
    lowest: u64,
    /// The bit of a card of Extra Salt.
    extra: u8,
}

const BITS: [Bits; PADDED] = {
    let mut bits = [Bits { field: 0, lowest: 0, extra: 0 }; PADDED];
    let mut kind = 0;
    while kind < KINDS {
        let (first, copies) = (Card::of_kind(kind).first_copy(), Card::of_kind(kind).copies());
        if first < BASE_CARDS {
            bits[kind].lowest = 1 << first;
            bits[kind].field = ((1 << copies) - 1) << first;
        } else {
            assert!(copies == 1, "Extra Salt has one copy of each card");
            bits[kind].extra = 1 << (first - BASE_CARDS);
        }
        kind += 1;
    }
    bits
};

#[inline(always)]
const fn bits(card: Card) -> &'static Bits {
    const TABLE: &[Bits; PADDED] = &BITS;
    &TABLE[card.index() & (PADDED - 1)]
}

/// All cards of each family.
const FAMILY_CARDS: [Cards; FAMILIES] = {
    let mut families = [Cards::EMPTY; FAMILIES];
    let mut kind = 0;
    while kind < KINDS {
        let family = Card::of_kind(kind).family() as usize;
        families[family].base |= BITS[kind].field;
        families[family].extra |= BITS[kind].extra;
        kind += 1;
    }
    families
};

/// The first bit of every kind of the base game.
pub(crate) const FIRSTS: u64 = {
    let (mut firsts, mut kind) = (0, 0);
    while kind < KINDS {
        firsts |= BITS[kind].lowest;
        kind += 1;
    }
    firsts
};

/// The first bit of every kind of two copies.
const FIRSTS_OF_TWO: u64 = {
    let (mut firsts, mut kind) = (0, 0);
    while kind < KINDS {
        if Card::of_kind(kind).copies() == 2 {
            firsts |= BITS[kind].lowest;
        }
        kind += 1;
    }
    firsts
};

const MERMAIDS: u64 = Cards::of_family(Family::Mermaid).base;

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self { base: 0, extra: 0 };

    /// Every card of the box, with or without Extra Salt.
    #[must_use]
    pub const fn box_of(extra_salt: bool) -> Self {
        Self { base: BASE, extra: if extra_salt { !0 } else { 0 } }
    }

    /// Every card of a family.
    #[inline(always)]
    #[must_use]
    pub const fn of_family(family: Family) -> Self {
        FAMILY_CARDS[family as usize]
    }

    /// Whether there is no card in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.base | self.extra as u64 == 0
    }

    /// Number of cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        (self.base.count_ones() + self.extra.count_ones()) as u8
    }

    /// Whether all four mermaids are in it.
    #[inline]
    #[must_use]
    pub const fn has_all_mermaids(self) -> bool {
        self.base & MERMAIDS == MERMAIDS
    }

    /// Whether at least one such card is in it.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        let bits = bits(card);
        (self.base & bits.lowest) | (self.extra & bits.extra) as u64 != 0
    }

    /// How many such cards are in it.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        let bits = bits(card);
        ((self.base & bits.field).count_ones() + (self.extra & bits.extra).count_ones()) as u8
    }

    /// Those cards that belong to a family.
    #[inline(always)]
    #[must_use]
    pub const fn family(self, family: Family) -> Self {
        let all = Self::of_family(family);
        Self { base: self.base & all.base, extra: self.extra & all.extra }
    }

    /// This set and one card more. A copy beyond those in the box is lost.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        let bits = bits(card);
        let grown = ((self.base & bits.field) << 1) & bits.field;
        Self { base: self.base | grown | bits.lowest, extra: self.extra | bits.extra }
    }

    /// This set without one such card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        let bits = bits(card);
        let field = self.base & bits.field;
        Self { base: self.base & !(field & !(field >> 1)), extra: self.extra & !bits.extra }
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let both = self.base & other.base;
        let mut base = self.base | other.base | (both & FIRSTS_OF_TWO) << 1;
        if both & MERMAIDS != 0 {
            base |= low_mermaids(self.base, other.base);
        }
        Self { base, extra: self.extra | other.extra }
    }

    /// This set without the cards of `other`, all of which must be in it.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        other.iter().fold(self, Self::without)
    }

    /// The set whose copies are marked by any of their bits rather than by the lowest.
    #[inline]
    pub(crate) const fn from_copies(copies: u128) -> Self {
        let base = copies as u64 & BASE;
        let lone_seconds = base & (FIRSTS_OF_TWO << 1) & !(base << 1);
        let settled = (base & !lone_seconds) | lone_seconds >> 1;
        let extra = (copies >> BASE_CARDS) as u8;
        Self { base: (settled & !MERMAIDS) | low_mermaids(base, 0), extra }
    }

    /// The bits: those of Extra Salt follow those of the base game.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.base as u128 | (self.extra as u128) << BASE_CARDS
    }

    /// The bits of the base game.
    #[inline(always)]
    pub(crate) const fn base_bits(self) -> u64 {
        self.base & BASE
    }

    /// The bits of Extra Salt.
    #[inline(always)]
    pub(crate) const fn extra_bits(self) -> u8 {
        self.extra
    }

    /// The card at place `n`, counting from 0 in the order of the table.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u32) -> Card {
        let sums = byte_sums(self.base);
        let base_count = (sums >> 56) as u32;
        Card::of_copy(if n < base_count {
            nth_of_word(self.base, sums, n)
        } else {
            BASE_CARDS + NTH_IN_BYTE[(n - base_count) as usize & 7][self.extra as usize] as usize
        })
    }

    /// The first card in the order of the table.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// Each different card once, in the order of the table.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        Self { base: self.base & FIRSTS, extra: self.extra }.iter()
    }

    /// All cards in the order of the table, as often as they are in the set.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Card> + Clone {
        std::iter::from_fn(move || {
            if self.base != 0 {
                let copy = self.base.trailing_zeros() as usize;
                self.base &= self.base - 1;
                return Some(Card::of_copy(copy));
            }
            let less = self.extra.checked_sub(1)?;
            let copy = BASE_CARDS + self.extra.trailing_zeros() as usize;
            self.extra &= less;
            Some(Card::of_copy(copy))
        })
    }
}

/// The mermaids of both sets, pushed down to the lowest bits.
const fn low_mermaids(one: u64, two: u64) -> u64 {
    let count = (one & MERMAIDS).count_ones() + (two & MERMAIDS).count_ones();
    (((1 << count) - 1) << MERMAIDS.trailing_zeros()) & MERMAIDS
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Bits that mark copies, one for each card of the box.
const _: () = assert!(CARDS == BASE_CARDS + u8::BITS as usize);
