//! Points of the base cards by looking them up.

use super::{Counts, multipliers, pairs, sets};
use crate::{card::Family, cards::Cards};

/// Points of base cards without mermaids. They are the sum over six groups of families that have nothing to do with
/// each other; what each group brings was computed from the rules above when the program was built.
#[inline(always)]
pub(super) fn plain_points(cards: u64) -> u8 {
    CRABS[Group::CRABS.index(cards)]
        + BOATS[Group::BOATS.index(cards)]
        + FISH[Group::FISH.index(cards)]
        + SWIMMERS[Group::SWIMMERS.index(cards)]
        + COLLECTORS[Group::COLLECTORS.index(cards)]
        + OTHERS[Group::OTHERS.index(cards)]
}

static CRABS: [u8; 512] = Group::CRABS.table();
static BOATS: [u8; 512] = Group::BOATS.table();
static FISH: [u8; 256] = Group::FISH.table();
static SWIMMERS: [u8; 1024] = Group::SWIMMERS.table();
static COLLECTORS: [u8; 2048] = Group::COLLECTORS.table();
static OTHERS: [u8; 512] = Group::OTHERS.table();

/// Neighbouring families, and perhaps one card that multiplies them.
#[derive(Clone, Copy)]
struct Group {
    start: usize,
    width: usize,
    multiplier: Option<usize>,
}

impl Group {
    const CRABS: Self = Self::of(Family::Crab, Family::Crab, None);
    const BOATS: Self = Self::of(Family::Boat, Family::Boat, Some(Family::Lighthouse));
    const FISH: Self = Self::of(Family::Fish, Family::Fish, Some(Family::Shoal));
    const SWIMMERS: Self = Self::of(Family::Swimmer, Family::Shark, None);
    const COLLECTORS: Self = Self::of(Family::Shell, Family::Octopus, None);
    /// Penguins and sailors with their multipliers. Lighthouse and shoal lie between them and bring nothing alone.
    const OTHERS: Self = Self::of(Family::Penguin, Family::Captain, None);

    const fn of(first: Family, last: Family, multiplier: Option<Family>) -> Self {
        let (start, end) = (first.copies().0, last.copies().1);
        let multiplier = match multiplier {
            Some(family) => Some(family.copies().0),
            None => None,
        };
        Self { start, width: end - start, multiplier }
    }

    /// The group's cards as a number.
    #[inline(always)]
    const fn index(self, cards: u64) -> usize {
        let own = (cards >> self.start) as usize & ((1 << self.width) - 1);
        match self.multiplier {
            Some(copy) => own | ((cards >> copy) as usize & 1) << self.width,
            None => own,
        }
    }

    /// What each number of [`Self::index`] brings.
    const fn table<const N: usize>(self) -> [u8; N] {
        let mut table = [0; N];
        let mut index = 0;
        while index < N {
            let mut cards = (index as u64 & ((1 << self.width) - 1)) << self.start;
            if let Some(copy) = self.multiplier {
                cards |= (index as u64 >> self.width) << copy;
            }
            assert!(self.index(cards) == index, "the table fits the group");
            let counts = Counts(Cards::from_copies(cards as u128));
            table[index] = pairs(counts) + sets(counts) + multipliers(counts);
            index += 1;
        }
        table
    }
}
