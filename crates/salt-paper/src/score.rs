//! Points (SP-PTS), over hand and table together.

mod colour;
mod plain;

use serde::Serialize;

use self::{
    colour::{has_group_of, largest_groups},
    plain::plain_points,
};
use crate::{
    card::{BASE_CARDS, Family},
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
