//! How many there are of each word.

use std::{fmt, marker::PhantomData};

use serde::{Serialize, Serializer, ser::SerializeSeq};

use super::Blocks;
use crate::names::{Block, Word};

/// How many there are of each word, `BITS` bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Multiset<T, const BITS: u32>(u64, PhantomData<T>);

impl<T: Word, const BITS: u32> Multiset<T, BITS> {
    /// Nothing.
    pub const EMPTY: Self = Self(0, PhantomData);
    /// The most of one word.
    pub const MOST: u64 = (1 << BITS) - 1;

    /// Every lowest bit of a count.
    const UNITS: u64 = {
        let (mut bits, mut at) = (0, 0);
        while at + BITS <= u64::BITS {
            bits |= 1 << at;
            at += BITS;
        }
        bits
    };

    const fn shift(index: usize) -> u32 {
        index as u32 * BITS
    }

    /// How many of this word.
    #[must_use]
    pub fn count(self, word: T) -> u32 {
        (self.0 >> Self::shift(word.index()) & Self::MOST) as u32
    }

    /// Whether there is one of this word.
    #[must_use]
    pub fn contains(self, word: T) -> bool {
        self.count(word) > 0
    }

    /// Adds one.
    pub fn add(&mut self, word: T) {
        debug_assert!(u64::from(self.count(word)) < Self::MOST, "too many of {word:?}");
        self.0 += 1 << Self::shift(word.index());
    }

    /// Takes one away.
    pub fn remove(&mut self, word: T) {
        debug_assert!(self.contains(word), "there is no {word:?}");
        self.0 -= 1 << Self::shift(word.index());
    }

    /// Adds all of `other`.
    pub fn add_all(&mut self, other: Self) {
        self.0 += other.0;
    }

    /// Takes all of `other` away, which must be there.
    pub fn remove_all(&mut self, other: Self) {
        debug_assert!(
            other.iter().all(|word| self.count(word) >= other.count(word)),
            "they are not all there"
        );
        self.0 -= other.0;
    }

    /// How many in all.
    #[must_use]
    pub fn total(self) -> u32 {
        (0..BITS).map(|bit| (self.0 >> bit & Self::UNITS).count_ones() << bit).sum()
    }

    /// Whether there is nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The words there are, each once, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() / BITS;
            rest &= !(Self::MOST << (index * BITS));
            Some(T::at(index as usize))
        })
    }

    /// The words there are, each as often as it is there, in order.
    pub fn iter_all(self) -> impl Iterator<Item = T> {
        self.iter().flat_map(move |word| (0..self.count(word)).map(move |_| word))
    }

    /// The word that holds this ticket, each of them holding one.
    ///
    /// # Panics
    /// If there are not so many tickets.
    #[must_use]
    pub fn at_ticket(self, mut ticket: u32) -> T {
        for word in self.iter() {
            let count = self.count(word);
            if ticket < count {
                return word;
            }
            ticket -= count;
        }
        panic!("ticket beyond the last")
    }
}

impl Blocks {
    /// These blocks without any food.
    #[must_use]
    pub const fn without_food(self) -> Self {
        const FOOD: u64 = {
            let (first, last) = (Block::Crab as u32, Block::Abalone as u32);
            ((1 << ((last + 1) * 4)) - 1) & !((1 << (first * 4)) - 1)
        };
        Self(self.0 & !FOOD, PhantomData)
    }
}

impl<T: Word, const BITS: u32> FromIterator<T> for Multiset<T, BITS> {
    fn from_iter<I: IntoIterator<Item = T>>(words: I) -> Self {
        let mut all = Self::EMPTY;
        words.into_iter().for_each(|word| all.add(word));
        all
    }
}

impl<T: Word, const BITS: u32> fmt::Debug for Multiset<T, BITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter_all()).finish()
    }
}

impl<T: Word + Serialize, const BITS: u32> Serialize for Multiset<T, BITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.total() as usize))?;
        self.iter_all().try_for_each(|word| list.serialize_element(&word))?;
        list.end()
    }
}
