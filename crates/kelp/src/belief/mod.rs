//! What the Shark believes: the exact distribution of everything it cannot see.
//!
//! The model is chance alone: every arrangement of blocks and every split of hand and draw pile counts by how likely
//! chance makes it, given all that was seen; what the players chose to do carries no information, except that what
//! they did was possible. All that a belief is computed from is public, so the Octopus and spectators can ask the
//! same question: what can the Shark know?

mod blocks;
mod hand;

use std::sync::OnceLock;

use rand_core::Rng;

use crate::{
    collections::Cards,
    event::SeenEvent,
    memory::{HandMemory, Memory},
    names::{Block, Card, Zone},
    view::View,
};

pub use blocks::BlockBelief;
pub use hand::HandBelief;

/// The distribution of what the Shark cannot see.
#[derive(Clone, Debug)]
pub struct Belief {
    memory: Memory,
    blocks: BlockBelief,
    /// Worked out when it is asked for.
    hand: OnceLock<HandBelief>,
}

impl Belief {
    /// The belief of the Shark, from any audience's view.
    #[must_use]
    pub fn of(view: &View) -> Self {
        Self::from_memory(&view.memory)
    }

    pub(crate) fn from_memory(memory: &Memory) -> Self {
        Self { memory: memory.clone(), blocks: BlockBelief::of(memory), hand: OnceLock::new() }
    }

    /// Takes in what the Shark, or anybody who looks on, perceives; cheaper than computing the belief anew.
    pub fn observe(&mut self, event: &SeenEvent) {
        self.memory.observe(event);
        self.blocks.observe(event);
        self.hand = OnceLock::new();
    }

    /// The blocks.
    #[must_use]
    pub const fn blocks(&self) -> &BlockBelief {
        &self.blocks
    }

    pub(crate) const fn hand_memory(&self) -> &HandMemory {
        self.memory.hand()
    }

    /// The hand.
    #[must_use]
    pub fn hand(&self) -> &HandBelief {
        self.hand.get_or_init(|| HandBelief::of(self.memory.hand()))
    }

    /// For each zone, row by row, the probability of each block, in the order of [`Block`].
    ///
    /// During a shuffle the zones that are still empty are given what will stand there.
    #[must_use]
    pub fn marginals(&self) -> [[f64; 11]; 9] {
        self.blocks.marginals()
    }

    /// The probability that this block stands in this zone.
    #[must_use]
    pub fn chance_of(&self, block: Block, zone: Zone) -> f64 {
        self.marginals()[zone as usize][block as usize]
    }

    /// The probability that at least one card of this name is in hand.
    #[must_use]
    pub fn chance_in_hand(&self, card: Card) -> f64 {
        self.hand().chance_of(card)
    }

    /// Deals an arrangement of the blocks and a hand, as likely as they are.
    pub fn deal(&self, rng: &mut impl Rng) -> ([Block; 9], Cards) {
        (self.blocks.deal(rng), self.hand().deal(rng))
    }
}

/// A number from 0 to 1, all of them equally likely.
pub(crate) fn unit(rng: &mut impl Rng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

/// Chooses an item by its weight.
pub(crate) fn weighted<'a, T>(items: &'a [T], weight: impl Fn(&T) -> f64, rng: &mut impl Rng) -> &'a T {
    let total: f64 = items.iter().map(&weight).sum();
    let mut left = unit(rng) * total;
    for item in items {
        left -= weight(item);
        if left < 0.0 {
            return item;
        }
    }
    items.last().expect("something is possible, for it has happened")
}
