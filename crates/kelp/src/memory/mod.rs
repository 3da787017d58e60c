//! What the Shark can know of hidden things, and with it everybody who looks on.
//!
//! A memory is fed with what the Shark perceives and with nothing else, so it cannot hold a secret. It keeps just
//! enough for a [`crate::Belief`] to be computed exactly: of the blocks, which are known for certain and, where
//! shuffles have mixed things up, notes of what was mixed and seen; of the cards, what is known to be in hand and how
//! the others may be split between hand and draw pile.
//!
//! Notes are dropped as soon as they no longer matter; a game between people rarely needs more than a few dozen bytes.

mod bytes;
mod hand;
mod notes;

use crate::{
    collections::{Blocks, Cards, Short, Zones},
    event::SeenEvent,
    names::{Block, Card, Word, Zone},
};

pub(crate) use hand::{HandMemory, HandNote};
pub(crate) use notes::{Note, Notes};

/// A set of slots. A slot is a block followed through swaps; there are as many as zones.
pub(crate) type Slots = Zones;
/// A slot, numbered like the zone it stood in when the notes began.
pub(crate) type Slot = Zone;

/// What the Shark can know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The slot in each zone.
    slots: [Slot; 9],
    /// What is certainly in each slot.
    seen: [Option<Block>; 9],
    /// Slots that held a random arrangement of their blocks when the notes began.
    loose: Slots,
    /// Slots that are named in some shuffle of the notes.
    mixed: Slots,
    /// What is in the slots that are not certain, all together.
    unknown: Blocks,
    /// What happened since then.
    notes: Notes,
    /// The Octopus's cards.
    hand: HandMemory,
}

impl Memory {
    /// At the beginning nothing is known but what there is, and that nothing stands in zones that are out of play: to a
    /// belief they are as good as shells.
    pub(crate) fn new(zones: Zones, blocks: Blocks, deck: Cards) -> Self {
        let slots: [Slot; 9] = std::array::from_fn(Zone::at);
        Self {
            slots,
            seen: slots.map(|slot| (!zones.contains(slot)).then_some(Block::Shell)),
            loose: zones,
            mixed: Slots::EMPTY,
            unknown: blocks,
            notes: Notes::default(),
            hand: HandMemory::new(deck),
        }
    }

    /// With these blocks on the board, of which some are known and the others lie in any order.
    pub(crate) fn at(zones: Zones, seen: [Option<Block>; 9], blocks: Blocks) -> Self {
        let mut memory = Self::new(zones, blocks, Cards::EMPTY);
        for (zone, block) in Zone::ALL.iter().zip(seen) {
            if let Some(block) = block {
                memory.see(*zone, block);
            }
        }
        memory
    }

    /// With these cards in hand and draw pile, so many of them in hand.
    pub(crate) fn set_hand(&mut self, cards: Cards, in_hand: u8, tops: Short<Card, 8>, discard: Cards) {
        self.hand = HandMemory::at(cards, in_hand, tops, discard);
    }

    /// Takes in what the Shark perceives.
    pub(crate) fn observe(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::BlockRevealed { zone, block, .. } => self.see(zone, block),
            SeenEvent::BlocksSwapped { a, b } => self.slots.swap(a.index(), b.index()),
            SeenEvent::BlockGained { zone, block, .. } => self.exchange(zone, block),
            SeenEvent::Ate { zone, .. } => {
                self.exchange(zone, Block::Shell);
                self.hand.observe(event);
            }
            SeenEvent::ShuffleBegan { zones, octopus } => self.mix(zones, octopus),
            _ => self.hand.observe(event),
        }
    }

    /// What certainly stands in a zone, hidden or not.
    #[must_use]
    pub fn block(&self, zone: Zone) -> Option<Block> {
        self.seen[self.slots[zone.index()].index()]
    }

    pub(crate) const fn slots(&self) -> &[Slot; 9] {
        &self.slots
    }

    pub(crate) const fn seen(&self) -> &[Option<Block>; 9] {
        &self.seen
    }

    pub(crate) const fn loose(&self) -> Slots {
        self.loose
    }

    pub(crate) const fn notes(&self) -> &Notes {
        &self.notes
    }

    pub(crate) const fn hand(&self) -> &HandMemory {
        &self.hand
    }

    /// What lay in the loose slots when the notes began: what is unknown now, plus what was seen since, minus what
    /// was put in since.
    pub(crate) fn loose_blocks(&self) -> Blocks {
        let mut blocks = self.unknown;
        for note in self.notes.iter() {
            if let Note::Saw { block, .. } = note {
                blocks.add(block);
            }
        }
        for note in self.notes.iter() {
            if let Note::Is { block, .. } = note {
                blocks.remove(block);
            }
        }
        blocks
    }

    /// Bytes of notes, for those who measure.
    #[must_use]
    pub fn note_bytes(&self) -> usize {
        self.notes.len()
    }

    fn uncertain(&self) -> Slots {
        Slot::ALL.iter().copied().filter(|slot| self.seen[slot.index()].is_none()).collect()
    }

    fn see(&mut self, zone: Zone, block: Block) {
        let slot = self.slots[zone.index()];
        if self.seen[slot.index()].is_some() {
            return;
        }
        self.seen[slot.index()] = Some(block);
        self.unknown.remove(block);
        if self.mixed.contains(slot) {
            self.notes.push(Note::Saw { slot, block });
        } else {
            // No shuffle has touched it since the notes began, so it is as if it had been seen before them.
            self.loose = self.loose.without(slot);
        }
        self.conclude();
    }

    /// If only one kind is unknown, nothing is.
    fn conclude(&mut self) {
        let mut kinds = self.unknown.iter();
        let (first, second) = (kinds.next(), kinds.next());
        if second.is_some() {
            return;
        }
        if let Some(block) = first {
            for slot in self.uncertain().iter() {
                self.seen[slot.index()] = Some(block);
            }
        }
        self.unknown = Blocks::EMPTY;
        self.restart(Slots::EMPTY);
    }

    /// Forgets the notes; `loose` slots hold a random arrangement of what is unknown.
    fn restart(&mut self, loose: Slots) {
        self.loose = loose;
        self.mixed = Slots::EMPTY;
        self.notes.clear();
    }

    /// A revealed, so known, block is openly replaced.
    fn exchange(&mut self, zone: Zone, block: Block) {
        self.seen[self.slots[zone.index()].index()] = Some(block);
    }

    fn mix(&mut self, zones: Zones, octopus: bool) {
        let slots: Slots = zones.iter().map(|zone| self.slots[zone.index()]).collect();
        let informative = octopus && !self.seen.contains(&Some(Block::Octopus));
        let uncertain = self.uncertain();
        if self.is_one_kind(slots) {
            return;
        }
        if uncertain.minus(slots).is_empty() {
            // Everything that is unknown is shuffled: all that can be told is told by what there is.
            self.forget(slots, false);
            self.restart(slots);
            return;
        }
        let random_already = slots.minus(self.loose.minus(self.mixed)).is_empty();
        if random_already && !informative {
            return;
        }
        self.notes.absorb(slots);
        self.forget(slots, true);
        self.mixed = self.mixed.or(slots);
        self.notes.push(Note::Mixed { slots, octopus: informative });
    }

    fn is_one_kind(&self, slots: Slots) -> bool {
        let mut kinds = slots.iter().map(|slot| self.seen[slot.index()]);
        let first = kinds.next().flatten();
        first.is_some() && kinds.all(|kind| kind == first)
    }

    /// What was certain in these slots is unknown from now on, and noted if that matters.
    fn forget(&mut self, slots: Slots, noted: bool) {
        for slot in slots.iter() {
            if let Some(block) = self.seen[slot.index()].take() {
                self.unknown.add(block);
                if noted {
                    self.notes.push(Note::Is { slot, block });
                }
            }
        }
    }
}
