//! Small values of fixed size that hold many things: multisets, sets and short lists. None of them allocates.

use std::{fmt, marker::PhantomData};

use serde::{Serialize, Serializer, ser::SerializeSeq};

use crate::names::{Block, Card, Face, SharkCard, Space, Stance, Word, Zone};

/// How many there are of each word, `BITS` bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Multiset<T, const BITS: u32>(u64, PhantomData<T>);

/// Octopus cards.
pub type Cards = Multiset<Card, 2>;
/// Shark cards.
pub type SharkCards = Multiset<SharkCard, 2>;
/// Blocks.
pub type Blocks = Multiset<Block, 4>;
/// Dice that show a value.
pub type Faces = Multiset<Face, 3>;

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

/// A set of up to sixteen words.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T>(u16, PhantomData<T>);

/// Zones.
pub type Zones = Set<Zone>;
/// Spaces.
pub type Spaces = Set<Space>;
/// Confrontation colours.
pub type Stances = Set<Stance>;

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

/// A list of at most `N` things.
#[derive(Clone, Copy)]
pub struct Short<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> Short<T, N> {
    /// An empty list; `filler` fills the unused places and is never seen.
    pub const fn new(filler: T) -> Self {
        Self { len: 0, items: [filler; N] }
    }

    /// The things in order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// The things in order, to be changed.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// Adds a thing at the end.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last thing.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes out the thing at `index`; the others keep their order.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self.as_slice()[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        item
    }

    /// Forgets everything.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Number of things.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Short<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Short<T, N> {}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Short<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Short<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}
