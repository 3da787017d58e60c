//! Which words there are.

use std::{fmt, marker::PhantomData};

use serde::{Serialize, Serializer};

use crate::names::Word;

/// A set of up to sixteen words.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T>(u16, PhantomData<T>);

impl<T: Word> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self(0, PhantomData);

    /// Every word of the list.
    #[must_use]
    pub fn full() -> Self {
        Self(((1_u32 << T::ALL.len()) - 1) as u16, PhantomData)
    }

    /// The set with these bits.
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits, PhantomData)
    }

    /// The set as bits, the first word lowest.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The set of one word.
    #[must_use]
    pub fn only(word: T) -> Self {
        Self(1 << word.index(), PhantomData)
    }

    /// Whether the word is in the set.
    #[must_use]
    pub fn contains(self, word: T) -> bool {
        self.0 >> word.index() & 1 == 1
    }

    /// This set and `word`.
    #[must_use]
    pub fn with(self, word: T) -> Self {
        Self(self.0 | 1 << word.index(), PhantomData)
    }

    /// This set but not `word`.
    #[must_use]
    pub fn without(self, word: T) -> Self {
        Self(self.0 & !(1 << word.index()), PhantomData)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0, PhantomData)
    }

    /// What is in one of them.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }

    /// This set but nothing of `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0, PhantomData)
    }

    /// Number of words.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The words in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(T::at(index))
        })
    }
}

impl<T: Word> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(words: I) -> Self {
        words.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: Word> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Word + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
