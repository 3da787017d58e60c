//! Points (SP-PTS), over hand and table together.

use serde::Serialize;
use thiserror::Error;

use crate::{
    card::{BASE_CARDS, CARDS, Card, Family},
    cards::Cards,
};

/// Where a player's points come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltScore"))]
pub struct Score {
    /// All card points: the sum of the sources below.
    pub points: u8,
    /// SP-PTS-01: pairs, laid or not.
    pub pairs: u8,
    /// SP-PTS-02: shells, octopuses, penguins and sailors.
    pub sets: u8,
    /// SP-PTS-03 and SP-XSA-03: lighthouse, shoal, colony, captain and cast of crabs.
    pub multipliers: u8,
    /// SP-PTS-04: mermaids.
    pub mermaids: u8,
    /// SP-XSA-04: what starfish add to their pairs.
    pub starfish: u8,
    /// SP-XSA-05: what the seahorse adds to a set.
    pub seahorse: u8,
    /// SP-PTS-05: the size of the largest colour group. No part of `points`.
    pub colour_bonus: u8,
}

/// SP-PTS-02.
const SHELLS: [u8; 7] = [0, 0, 2, 4, 6, 8, 10];
const OCTOPUSES: [u8; 6] = [0, 0, 3, 6, 9, 12];
const PENGUINS: [u8; 4] = [0, 1, 3, 5];
const SAILORS: [u8; 3] = [0, 0, 5];

/// The points of somebody with these cards in hand and on the table, and where they come from.
#[must_use]
pub fn score(hand: Cards, table: Cards) -> Score {
    Score { colour_bonus: colour_bonus(hand.plus(table)), ..card_score(hand, table) }
}

/// The card points alone: what counts for the seven points of SP-END-01.
#[inline]
#[must_use]
pub fn points(hand: Cards, table: Cards) -> u8 {
    card_score(hand, table).points
}

/// Whether the card points are at least `least`, without counting more than that takes.
#[inline]
pub(crate) fn reaches(least: u8, hand: Cards, table: Cards) -> bool {
    let all = hand.plus(table);
    let counts = Counts(all);
    if all.extra_bits() != 0 {
        return points(hand, table) >= least;
    }
    let without_mermaids = plain_points(all.base_bits());
    if without_mermaids >= least || !counts.has(Family::Mermaid) {
        return without_mermaids >= least;
    }
    match counts.of(Family::Mermaid) {
        1 => has_group_of(least - without_mermaids, all),
        mermaids => without_mermaids + largest_groups(all, mermaids) >= least,
    }
}

/// SP-PTS-05: the size of the largest colour group.
#[must_use]
pub fn colour_bonus(cards: Cards) -> u8 {
    largest_groups(cards, 1)
}

#[inline]
fn card_score(hand: Cards, table: Cards) -> Score {
    let all = hand.plus(table);
    let counts = Counts(all);
    let mut score = Score {
        pairs: pairs(counts),
        sets: sets(counts),
        multipliers: multipliers(counts),
        ..Score::default()
    };
    if counts.has(Family::Mermaid) {
        score.mermaids = largest_groups(all, counts.of(Family::Mermaid));
    }
    if counts.has(Family::Starfish) {
        score.starfish = starfish(hand, table);
    }
    if counts.has(Family::Seahorse) {
        score.seahorse = seahorse(counts);
    }
    score.points =
        score.pairs + score.sets + score.multipliers + score.mermaids + score.starfish + score.seahorse;
    score
}

/// Counts cards by family without counting bits one by one.
#[derive(Clone, Copy)]
struct Counts(Cards);

/// How many bits are set in a number below 512: the largest family has nine cards.
const BIT_COUNTS: [u8; 512] = {
    let mut counts = [0; 512];
    let mut number = 0;
    while number < counts.len() {
        counts[number] = number.count_ones() as u8;
        number += 1;
    }
    counts
};

impl Counts {
    #[inline(always)]
    const fn of(self, family: Family) -> u8 {
        let (start, end) = family.copies();
        let bits = if family.is_extra() {
            self.0.extra_bits() as usize >> (start - BASE_CARDS)
        } else {
            (self.0.base_bits() >> start) as usize
        };
        BIT_COUNTS[bits & ((1 << (end - start)) - 1)]
    }

    #[inline(always)]
    const fn has(self, family: Family) -> bool {
        !self.0.family(family).is_empty()
    }

    #[inline(always)]
    const fn times(self, multiplier: Family, family: Family) -> u8 {
        self.of(multiplier) * self.of(family)
    }
}

/// SP-PTS-01. The lobster pairs with a crab (SP-XSA-02), a jellyfish with a swimmer (SP-XSA-01). Laid cards are whole
/// pairs, so counting hand and table together finds the same pairs as counting them apart.
const fn pairs(counts: Counts) -> u8 {
    let crabs = counts.of(Family::Crab) + counts.of(Family::Lobster);
    let swimmers = counts.of(Family::Swimmer);
    let biters = counts.of(Family::Shark) + counts.of(Family::Jellyfish);
    let bitten = if swimmers < biters { swimmers } else { biters };
    crabs / 2 + counts.of(Family::Boat) / 2 + counts.of(Family::Fish) / 2 + bitten
}

const fn sets(counts: Counts) -> u8 {
    SHELLS[counts.of(Family::Shell) as usize]
        + OCTOPUSES[counts.of(Family::Octopus) as usize]
        + PENGUINS[counts.of(Family::Penguin) as usize]
        + SAILORS[counts.of(Family::Sailor) as usize]
}

/// SP-PTS-03, SP-XSA-03.
const fn multipliers(counts: Counts) -> u8 {
    counts.times(Family::Lighthouse, Family::Boat)
        + counts.times(Family::Shoal, Family::Fish)
        + 2 * counts.times(Family::Colony, Family::Penguin)
        + 3 * counts.times(Family::Captain, Family::Sailor)
        + counts.times(Family::CastOfCrabs, Family::Crab)
}

/// Points of base cards without mermaids. They are the sum over six groups of families that have nothing to do with
/// each other; what each group brings was computed from the rules above when the program was built.
#[inline(always)]
fn plain_points(cards: u64) -> u8 {
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

/// SP-XSA-04: 2 for each laid starfish, and for each in hand that has an unplayed pair of its own.
fn starfish(hand: Cards, table: Cards) -> u8 {
    let beside_pairs = Counts(hand).of(Family::Starfish).min(pairs(Counts(hand)));
    2 * (Counts(table).of(Family::Starfish) + beside_pairs)
}

/// SP-XSA-05: the best step up in the table of a collector family one owns at least one of.
fn seahorse(counts: Counts) -> u8 {
    let step = |table: &[u8], family| match counts.of(family) as usize {
        0 => 0,
        owned => table.get(owned + 1).map_or(0, |more| more - table[owned]),
    };
    step(&SHELLS, Family::Shell)
        .max(step(&OCTOPUSES, Family::Octopus))
        .max(step(&PENGUINS, Family::Penguin))
        .max(step(&SAILORS, Family::Sailor))
}

/// For eight neighbouring copies each, which of them are there: their number in the nibble of each colour. No colour
/// has more than 15 cards.
static COLOUR_SUMS: [[u64; 256]; CARDS.div_ceil(8)] = {
    let mut sums = [[0; 256]; CARDS.div_ceil(8)];
    let mut copy = 0;
    while copy < CARDS {
        let unit = 1 << (4 * Card::of_copy(copy).colour() as u32);
        let mut there = 0;
        while there < 256 {
            if there >> (copy % 8) & 1 == 1 {
                sums[copy / 8][there] += unit;
            }
            there += 1;
        }
        copy += 1;
    }
    sums
};

/// The low half of each byte.
const NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// The sizes of the colour groups, one in each byte: those of the even colours and those of the odd ones.
#[inline]
fn group_sizes(cards: Cards) -> [u64; 2] {
    let bytes = cards.bits().to_le_bytes();
    let packed: u64 = COLOUR_SUMS.iter().zip(bytes).map(|(sums, byte)| sums[byte as usize]).sum();
    [packed & NIBBLES, packed >> 4 & NIBBLES]
}

/// Whether a colour group has at least `least` cards.
#[inline]
fn has_group_of(least: u8, cards: Cards) -> bool {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let up_to_high_bit = u64::from(128 - least) * EACH;
    let [even, odd] = group_sizes(cards);
    ((even + up_to_high_bit) | (odd + up_to_high_bit)) & (EACH << 7) != 0
}

/// The cards of the `groups` largest colours together (SP-PTS-04).
fn largest_groups(cards: Cards, groups: u8) -> u8 {
    let [even, odd] = group_sizes(cards).map(u64::to_le_bytes);
    let mut sizes = [0; 16];
    sizes[..8].copy_from_slice(&even);
    sizes[8..].copy_from_slice(&odd);
    if groups == 1 {
        return sizes.into_iter().fold(0, u8::max);
    }
    sizes.sort_unstable_by(|one, two| two.cmp(one));
    sizes[..groups as usize].iter().sum()
}

/// Why a text is no set of cards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadHand {
    /// A word is no card.
    #[error("'{0}' is not a card; write cards as crab:dark_blue, or mermaid where the family has one colour")]
    Unknown(String),
    /// More copies than the box holds.
    #[error("there is no further {card}: the box holds {copies}")]
    TooMany {
        /// The card.
        card: Card,
        /// Its copies.
        copies: u8,
    },
}

/// Reads cards separated by blanks or commas.
///
/// # Errors
/// With the first word that is no card, or of which there are more than in the box.
pub fn parse_hand(text: &str) -> Result<Cards, BadHand> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    words.into_iter().try_fold(Cards::EMPTY, |hand, word| {
        let card: Card = word.parse().map_err(|_| BadHand::Unknown(word.chars().take(60).collect()))?;
        if hand.count(card) == card.copies() {
            return Err(BadHand::TooMany { card, copies: card.copies() });
        }
        Ok(hand.with(card))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{points, reaches};
    use crate::{Card, Cards};

    proptest! {
        #[test]
        fn sp_end_01_reaching_seven_is_having_seven(
            places in proptest::collection::vec((0_u32..66, any::<bool>()), 0..12),
            least in 1_u8..12,
        ) {
            let (mut hand, mut table) = (Cards::EMPTY, Cards::EMPTY);
            for (place, laid) in places {
                let card = Cards::box_of(true).nth(place);
                if hand.plus(table).count(card) == card.copies() {
                    continue;
                }
                if laid && card != Card::MERMAID { table = table.with(card) } else { hand = hand.with(card) }
            }
            prop_assert_eq!(reaches(least, hand, table), points(hand, table) >= least);
        }
    }
}
