//! A set of cards, in which a card may stand as often as the box holds it.
//!
//! Every kind of card owns as many neighbouring bits of a `u128` as it has copies, in the order of the table, and a
//! count of *n* is written as the lowest *n* of them. So equal sets are equal numbers, counting is counting bits, and
//! a uniformly drawn card is the *n*-th set bit.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::card::{BASE_CARDS, CARDS, Card, Family, KINDS};

/// A set of cards; copies count, order does not.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltCards", type = "string[]"))]
pub struct Cards(u128);

/// All bits of each kind.
const FIELDS: [u128; KINDS] = {
    let mut fields = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let card = Card::of_kind(kind);
        fields[kind] = ((1 << card.copies()) - 1) << card.first_copy();
        kind += 1;
    }
    fields
};

/// The first bit of every kind.
pub(crate) const FIRSTS: u128 = {
    let (mut firsts, mut kind) = (0, 0);
    while kind < KINDS {
        firsts |= 1 << Card::of_kind(kind).first_copy();
        kind += 1;
    }
    firsts
};

/// The first bit of every kind of two copies.
const FIRSTS_OF_TWO: u128 = {
    let (mut firsts, mut kind) = (0, 0);
    while kind < KINDS {
        let card = Card::of_kind(kind);
        if card.copies() == 2 {
            firsts |= 1 << card.first_copy();
        }
        kind += 1;
    }
    firsts
};

const MERMAIDS: u128 = Cards::of_family(Family::Mermaid).0;

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Every card of the box, with or without Extra Salt.
    #[must_use]
    pub const fn box_of(extra_salt: bool) -> Self {
        Self((1 << if extra_salt { CARDS } else { BASE_CARDS }) - 1)
    }

    /// Every card of a family.
    #[must_use]
    pub const fn of_family(family: Family) -> Self {
        let (start, end) = family.copies();
        Self((1 << end) - (1 << start))
    }

    /// Whether there is no card in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether at least one such card is in it.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.first_copy() & 1 != 0
    }

    /// How many such cards are in it.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 & FIELDS[card.index()]).count_ones() as u8
    }

    /// Those cards that belong to a family.
    #[inline]
    #[must_use]
    pub const fn family(self, family: Family) -> Self {
        Self(self.0 & Self::of_family(family).0)
    }

    /// This set and one card more. A copy beyond those in the box is lost.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        let field = FIELDS[card.index()];
        Self(self.0 | (((self.0 & field) << 1) & field) | 1 << card.first_copy())
    }

    /// This set without one such card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        let field = FIELDS[card.index()];
        Self((self.0 & !field) | (((self.0 & field) >> 1) & field))
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let twice = (self.0 & other.0 & FIRSTS_OF_TWO) << 1;
        let mut sum = self.0 | other.0 | twice;
        if self.0 & other.0 & MERMAIDS != 0 {
            sum |= low_mermaids(self.0, other.0);
        }
        Self(sum)
    }

    /// This set without the cards of `other`, all of which must be in it.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        other.iter().fold(self, Self::without)
    }

    /// The set whose copies are marked by any of their bits rather than by the lowest.
    #[inline]
    pub(crate) const fn from_copies(copies: u128) -> Self {
        let lone_seconds = copies & (FIRSTS_OF_TWO << 1) & !(copies << 1);
        let settled = (copies & !lone_seconds) | lone_seconds >> 1;
        Self((settled & !MERMAIDS) | low_mermaids(copies, 0))
    }

    /// The set of these bits, which were once taken from [`Cards::bits`].
    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The bits.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// The card at place `n`, counting from 0 in the order of the table.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u32) -> Card {
        Card::of_copy(nth_bit(self.0, n))
    }

    /// The first card in the order of the table.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::of_copy(self.0.trailing_zeros() as usize))
    }

    /// Each different card once, in the order of the table.
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        bits_of(self.0 & FIRSTS).map(Card::of_copy)
    }

    /// The numbers of the cards among all copies of the table, from 0 to [`CARDS`] − 1; equal cards count from the
    /// first copy on, so the numbers say how many there are and not which.
    pub fn numbers(self) -> impl Iterator<Item = usize> + Clone {
        bits_of(self.0)
    }

    /// All cards in the order of the table, as often as they are in the set.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        bits_of(self.0).map(Card::of_copy)
    }
}

/// The mermaids of both sets, pushed down to the lowest bits.
const fn low_mermaids(one: u128, two: u128) -> u128 {
    let count = (one & MERMAIDS).count_ones() + (two & MERMAIDS).count_ones();
    (((1 << count) - 1) << MERMAIDS.trailing_zeros()) & MERMAIDS
}

/// The numbers of the set bits, lowest first.
#[inline]
pub(crate) fn bits_of(mut bits: u128) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let bit = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        Some(bit)
    })
}

/// The number of the `n`-th set bit, counting from 0.
#[inline]
pub(crate) fn nth_bit(bits: u128, n: u32) -> usize {
    debug_assert!(n < bits.count_ones(), "there is no such bit");
    let low = byte_sums(bits as u64);
    let in_low = (low >> 56) as u32;
    if n < in_low {
        nth_of_word(bits as u64, low, n)
    } else {
        let high = (bits >> 64) as u64;
        64 + nth_of_word(high, byte_sums(high), n - in_low)
    }
}

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// In byte `i` the number of set bits in the bytes up to and including `i`.
#[inline]
const fn byte_sums(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH_BYTE)
}

#[inline]
fn nth_of_word(word: u64, sums: u64, n: u32) -> usize {
    let high_bits = EACH_BYTE << 7;
    let passed = (((EACH_BYTE * u64::from(n)) | high_bits) - sums) & high_bits;
    let byte = (passed >> 7).wrapping_mul(EACH_BYTE) >> 56;
    let before = ((sums << 8) >> (byte * 8)) as u8;
    let mut rest = (word >> (byte * 8)) as u8;
    for _ in 0..n as u8 - before {
        rest &= rest - 1;
    }
    byte as usize * 8 + rest.trailing_zeros() as usize
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
