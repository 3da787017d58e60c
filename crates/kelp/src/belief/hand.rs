//! What may be in the Octopus's hand.
//!
//! Unseen cards are split between hand and draw pile. Without notes every split is equally likely, card by card. With
//! notes the kinds they name are followed one by one, and everything else stays uniform given how many of them are in
//! hand.

use game_core::below;
use rand_core::Rng;

use super::weighted;
use crate::{
    collections::Cards,
    memory::{HandMemory, HandNote},
    names::Card,
};

/// A number of copies in hand of each followed kind, and its weight.
type Split = (Vec<u32>, f64);

/// The distribution of the Octopus's hand.
#[derive(Clone, Debug)]
pub struct HandBelief {
    known: Cards,
    /// Unseen cards of kinds that are not followed.
    others: Cards,
    in_hand: u32,
    followed: Vec<Card>,
    splits: Vec<Split>,
}

/// The unseen cards at some moment of the notes.
struct Moment {
    unseen: Cards,
    in_hand: u32,
}

impl HandBelief {
    pub(crate) fn of(memory: &HandMemory) -> Self {
        let followed = followed(memory);
        let mut moment = beginning(memory);
        let mut splits = uniform(&moment, &followed);
        for note in memory.notes() {
            splits = match note {
                HandNote::Left(card) => moment.left(card, &followed, splits),
                HandNote::Drew => moment.drew(&followed, &splits),
                HandNote::Sunk(card) => {
                    moment.unseen.add(card);
                    splits
                }
            };
        }
        let is_other = |card: &Card| !followed.contains(card);
        let others = memory.unseen().iter_all().filter(is_other).collect();
        Self { known: memory.known(), others, in_hand: moment.in_hand, followed, splits }
    }

    /// Cards that are certainly in hand.
    #[must_use]
    pub const fn known(&self) -> Cards {
        self.known
    }

    /// The probability that at least one card of this name is in hand.
    #[must_use]
    pub fn chance_of(&self, card: Card) -> f64 {
        if self.known.contains(card) {
            return 1.0;
        }
        let total: f64 = self.splits.iter().map(|(_, weight)| weight).sum();
        let place = self.followed.iter().position(|other| *other == card);
        let chance = |(counts, weight): &Split| match place {
            Some(place) => weight * f64::from(u8::from(counts[place] > 0)),
            None => weight * self.chance_of_other(card, self.in_hand - counts.iter().sum::<u32>()),
        };
        self.splits.iter().map(chance).sum::<f64>() / total
    }

    /// One minus the probability that `drawn` random others are none of this name.
    fn chance_of_other(&self, card: Card, drawn: u32) -> f64 {
        let (total, copies) = (self.others.total(), self.others.count(card));
        1.0 - choose(total - copies, drawn) / choose(total, drawn)
    }

    /// The probability of a hand.
    #[must_use]
    pub fn chance_of_hand(&self, hand: Cards) -> f64 {
        let mut unseen = hand;
        for card in self.known.iter_all() {
            if !unseen.contains(card) {
                return 0.0;
            }
            unseen.remove(card);
        }
        let counts: Vec<u32> = self.followed.iter().map(|card| unseen.count(*card)).collect();
        let Some((_, weight)) = self.splits.iter().find(|(other, _)| *other == counts) else { return 0.0 };
        let total: f64 = self.splits.iter().map(|(_, weight)| weight).sum();
        let others: Cards = unseen.iter_all().filter(|card| !self.followed.contains(card)).collect();
        if others.total() + counts.iter().sum::<u32>() != self.in_hand {
            return 0.0;
        }
        let ways: f64 =
            others.iter().map(|card| choose(self.others.count(card), others.count(card))).product();
        weight / total * ways / choose(self.others.total(), others.total())
    }

    /// Deals a hand.
    pub(crate) fn deal(&self, rng: &mut impl Rng) -> Cards {
        let mut hand = self.known;
        let (counts, _) = weighted(&self.splits, |(_, weight)| *weight, rng);
        for (card, count) in self.followed.iter().zip(counts) {
            (0..*count).for_each(|_| hand.add(*card));
        }
        let mut others = self.others;
        for _ in 0..self.in_hand - counts.iter().sum::<u32>() {
            let card = others.at_ticket(below(rng, others.total()));
            others.remove(card);
            hand.add(card);
        }
        hand
    }
}

/// Kinds that the notes name.
fn followed(memory: &HandMemory) -> Vec<Card> {
    let mut cards = Vec::new();
    for note in memory.notes() {
        if let HandNote::Left(card) | HandNote::Sunk(card) = note
            && !cards.contains(&card)
        {
            cards.push(card);
        }
    }
    cards
}

/// The unseen cards before the first note, found by going backwards.
fn beginning(memory: &HandMemory) -> Moment {
    let mut moment = Moment { unseen: memory.unseen(), in_hand: u32::from(memory.unseen_in_hand()) };
    for note in memory.notes().rev() {
        match note {
            HandNote::Left(card) => {
                moment.unseen.add(card);
                moment.in_hand += 1;
            }
            HandNote::Drew => moment.in_hand -= 1,
            HandNote::Sunk(card) => moment.unseen.remove(card),
        }
    }
    moment
}

/// Every split, weighted by the number of ways to draw it.
fn uniform(moment: &Moment, followed: &[Card]) -> Vec<Split> {
    let mut splits: Vec<Split> = vec![(Vec::new(), 1.0)];
    for card in followed {
        let copies = moment.unseen.count(*card);
        let extended = splits.iter().flat_map(|(counts, weight)| {
            (0..=copies).map(move |count| {
                let mut counts = counts.clone();
                counts.push(count);
                (counts, weight * choose(copies, count))
            })
        });
        splits = extended.collect();
    }
    let copies: u32 = followed.iter().map(|card| moment.unseen.count(*card)).sum();
    let others = moment.unseen.total() - copies;
    splits.retain(|(counts, _)| counts.iter().sum::<u32>() <= moment.in_hand);
    for (counts, weight) in &mut splits {
        *weight *= choose(others, moment.in_hand - counts.iter().sum::<u32>());
    }
    splits.retain(|(_, weight)| *weight > 0.0);
    splits
}

impl Moment {
    /// A card left the hand: it was there.
    fn left(&mut self, card: Card, followed: &[Card], mut splits: Vec<Split>) -> Vec<Split> {
        let place = followed.iter().position(|other| *other == card).expect("notes name followed kinds");
        splits.retain(|(counts, _)| counts[place] > 0);
        splits.iter_mut().for_each(|(counts, _)| counts[place] -= 1);
        self.unseen.remove(card);
        self.in_hand -= 1;
        splits
    }

    /// Any card of the pile was drawn, each equally likely.
    fn drew(&mut self, followed: &[Card], splits: &[Split]) -> Vec<Split> {
        let mut drawn: Vec<Split> = Vec::new();
        for (counts, weight) in splits {
            let in_pile: Vec<u32> =
                followed.iter().zip(counts).map(|(card, count)| self.unseen.count(*card) - count).collect();
            let pile = self.unseen.total() - self.in_hand;
            let others = pile - in_pile.iter().sum::<u32>();
            add(&mut drawn, counts.clone(), weight * f64::from(others) / f64::from(pile));
            for (place, copies) in in_pile.iter().enumerate() {
                let mut counts = counts.clone();
                counts[place] += 1;
                add(&mut drawn, counts, weight * f64::from(*copies) / f64::from(pile));
            }
        }
        self.in_hand += 1;
        drawn
    }
}

fn add(splits: &mut Vec<Split>, counts: Vec<u32>, weight: f64) {
    if weight == 0.0 {
        return;
    }
    match splits.iter_mut().find(|(other, _)| *other == counts) {
        Some((_, sum)) => *sum += weight,
        None => splits.push((counts, weight)),
    }
}

/// The number of ways to choose `few` of `many`.
fn choose(many: u32, few: u32) -> f64 {
    if few > many {
        return 0.0;
    }
    (0..few).fold(1.0, |ways, taken| ways * f64::from(many - taken) / f64::from(taken + 1))
}
