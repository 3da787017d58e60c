//! Where the blocks may be.
//!
//! A slot is a block followed through swaps. Slots that chance has mixed with each other form a group; groups are
//! independent, and each is a list of possible worlds with their weights. A world is sixteen 4-bit numbers, one for
//! the block in each slot of the group.

use rand_core::Rng;

use super::weighted;
use crate::{
    collections::{Blocks, Zones},
    event::SeenEvent,
    memory::{Memory, Note, Slot, Slots},
    names::{Block, Word, Zone},
};

type World = u64;

const BITS: usize = 4;
const MASK: u64 = (1 << BITS) - 1;

fn block_in(world: World, slot: Slot) -> Block {
    Block::at((world >> (slot.index() * BITS) & MASK) as usize)
}

fn put(world: World, slot: Slot, block: Block) -> World {
    clear(world, slot) | (block.index() as u64) << (slot.index() * BITS)
}

const fn clear(world: World, slot: Slot) -> World {
    world & !(MASK << (slot as usize * BITS))
}

/// Slots that depend on each other.
#[derive(Clone, Debug)]
struct Group {
    slots: Slots,
    worlds: Vec<(World, f64)>,
}

/// The distribution of the blocks over the zones.
#[derive(Clone, Debug)]
pub struct BlockBelief {
    slots: [Slot; 9],
    certain: [Option<Block>; 9],
    groups: Vec<Group>,
}

impl BlockBelief {
    pub(crate) fn of(memory: &Memory) -> Self {
        let mut belief = Self { slots: *memory.slots(), certain: [None; 9], groups: Vec::new() };
        if !memory.loose().is_empty() {
            belief.groups.push(Group::uniform(memory.loose(), memory.loose_blocks()));
        }
        for note in memory.notes().iter() {
            match note {
                Note::Saw { slot, block } => belief.see(slot, block),
                Note::Is { slot, block } => belief.certain[slot.index()] = Some(block),
                Note::Mixed { slots, octopus } => belief.mix(slots, octopus),
            }
        }
        for (slot, seen) in Slot::ALL.iter().zip(memory.seen()) {
            if let Some(block) = seen {
                belief.settle(*slot, *block);
            }
        }
        belief
    }

    pub(crate) fn observe(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::BlockRevealed { zone, block, .. } => self.see(self.slots[zone.index()], block),
            SeenEvent::BlocksSwapped { a, b } => self.slots.swap(a.index(), b.index()),
            SeenEvent::BlockGained { zone, block, .. } => {
                self.certain[self.slots[zone.index()].index()] = Some(block);
            }
            SeenEvent::Ate { zone, .. } => {
                self.certain[self.slots[zone.index()].index()] = Some(Block::Shell);
            }
            SeenEvent::ShuffleBegan { zones, octopus } => {
                let slots = zones.iter().map(|zone| self.slots[zone.index()]).collect();
                self.mix(slots, octopus);
            }
            _ => {}
        }
    }

    /// For each zone the probability of each block.
    pub(crate) fn marginals(&self) -> [[f64; 11]; 9] {
        let mut by_slot = [[0.0; 11]; 9];
        for (chances, certain) in by_slot.iter_mut().zip(self.certain) {
            if let Some(block) = certain {
                chances[block.index()] = 1.0;
            }
        }
        for group in &self.groups {
            let total = group.total();
            for (world, weight) in &group.worlds {
                for slot in group.slots.iter() {
                    by_slot[slot.index()][block_in(*world, slot).index()] += weight / total;
                }
            }
        }
        self.slots.map(|slot| by_slot[slot.index()])
    }

    /// The probability of an arrangement, given row by row.
    #[must_use]
    pub fn chance_of(&self, blocks: &[Block; 9]) -> f64 {
        let mut by_slot = [Block::Shell; 9];
        for (slot, block) in self.slots.iter().zip(blocks) {
            by_slot[slot.index()] = *block;
        }
        let certain =
            self.certain.iter().zip(&by_slot).all(|(known, block)| known.is_none_or(|known| known == *block));
        if !certain {
            return 0.0;
        }
        self.groups.iter().map(|group| group.chance_of(&by_slot)).product()
    }

    /// Number of arrangements that are possible.
    #[must_use]
    pub fn possible(&self) -> f64 {
        self.groups.iter().map(|group| group.worlds.len() as f64).product()
    }

    /// Number of worlds that are kept; the work of an update grows with it.
    #[must_use]
    pub fn kept(&self) -> usize {
        self.groups.iter().map(|group| group.worlds.len()).sum()
    }

    /// Deals an arrangement, row by row.
    pub(crate) fn deal(&self, rng: &mut impl Rng) -> [Block; 9] {
        let mut by_slot = self.certain.map(|block| block.unwrap_or(Block::Shell));
        for group in &self.groups {
            let (world, _) = weighted(&group.worlds, |(_, weight)| *weight, rng);
            for slot in group.slots.iter() {
                by_slot[slot.index()] = block_in(*world, slot);
            }
        }
        self.slots.map(|slot| by_slot[slot.index()])
    }

    fn see(&mut self, slot: Slot, block: Block) {
        let Some(index) = self.groups.iter().position(|group| group.slots.contains(slot)) else { return };
        self.groups[index].worlds.retain(|(world, _)| block_in(*world, slot) == block);
        self.tidy(index);
    }

    /// A slot is certain; for one in a group this is what the group says as well.
    fn settle(&mut self, slot: Slot, block: Block) {
        self.see(slot, block);
        self.certain[slot.index()] = Some(block);
    }

    /// Takes slots that have become certain out of a group.
    fn tidy(&mut self, index: usize) {
        let group = &mut self.groups[index];
        let all = group.worlds.iter().fold(u64::MAX, |all, (world, _)| all & world);
        let any = group.worlds.iter().fold(0, |any, (world, _)| any | world);
        for slot in group.slots.iter() {
            if (all ^ any) >> (slot.index() * BITS) & MASK == 0 {
                self.certain[slot.index()] = Some(block_in(any, slot));
                group.slots = group.slots.without(slot);
                group.worlds.iter_mut().for_each(|(world, _)| *world = clear(*world, slot));
            }
        }
        if group.slots.is_empty() {
            self.groups.swap_remove(index);
        }
    }

    fn mix(&mut self, slots: Slots, octopus: bool) {
        let mut mixed = Group { slots: Slots::EMPTY, worlds: vec![(0, 1.0)] };
        for slot in slots.iter() {
            if let Some(block) = self.certain[slot.index()].take() {
                mixed.add_certain(slot, block);
            }
        }
        while let Some(index) = self.groups.iter().position(|group| !group.slots.and(slots).is_empty()) {
            mixed = mixed.join(&self.groups.swap_remove(index));
        }
        if octopus {
            let inside = |world: World| slots.iter().any(|slot| block_in(world, slot) == Block::Octopus);
            mixed.worlds.retain(|(world, _)| inside(*world));
        }
        mixed.shuffle(slots);
        self.groups.push(mixed);
        self.tidy(self.groups.len() - 1);
    }
}

impl Group {
    /// Every arrangement of `blocks` over `slots`, all equally likely.
    fn uniform(slots: Slots, blocks: Blocks) -> Self {
        let mut worlds = vec![(0, blocks)];
        for slot in slots.iter() {
            worlds = worlds
                .iter()
                .flat_map(|(world, rest)| {
                    rest.iter().map(move |block| {
                        let mut rest = *rest;
                        rest.remove(block);
                        (put(*world, slot, block), rest)
                    })
                })
                .collect();
        }
        Self { slots, worlds: worlds.into_iter().map(|(world, _)| (world, 1.0)).collect() }
    }

    fn total(&self) -> f64 {
        self.worlds.iter().map(|(_, weight)| weight).sum()
    }

    fn chance_of(&self, by_slot: &[Block; 9]) -> f64 {
        let world = self.slots.iter().fold(0, |world, slot| put(world, slot, by_slot[slot.index()]));
        let found = self.worlds.iter().find(|(other, _)| *other == world);
        found.map_or(0.0, |(_, weight)| weight / self.total())
    }

    fn add_certain(&mut self, slot: Slot, block: Block) {
        self.slots = self.slots.with(slot);
        self.worlds.iter_mut().for_each(|(world, _)| *world = put(*world, slot, block));
    }

    /// Both groups as one.
    fn join(&self, other: &Self) -> Self {
        let total = other.total();
        let both = self.worlds.iter().flat_map(|(one, weight)| {
            other.worlds.iter().map(move |(two, factor)| (one | two, weight * factor / total))
        });
        Self { slots: self.slots.or(other.slots), worlds: both.collect() }
    }

    /// Mixes `slots`: worlds that differ only in the order of what is in them become equally likely.
    fn shuffle(&mut self, slots: Slots) {
        let sorted = |world: World| {
            let blocks: Blocks = slots.iter().map(|slot| block_in(world, slot)).collect();
            slots.iter().zip(blocks.iter_all()).fold(world, |world, (slot, block)| put(world, slot, block))
        };
        self.worlds.iter_mut().for_each(|(world, _)| *world = sorted(*world));
        self.worlds.sort_unstable_by_key(|(world, _)| *world);
        self.worlds.dedup_by(|later, first| {
            let same = later.0 == first.0;
            first.1 += if same { later.1 } else { 0.0 };
            same
        });
        let mut orders = Vec::new();
        let mut worlds = Vec::with_capacity(self.worlds.len() * 6);
        for (world, weight) in &self.worlds {
            orders.clear();
            arrange(*world, slots, &mut orders);
            let share = weight / orders.len() as f64;
            worlds.extend(orders.iter().map(|world| (*world, share)));
        }
        self.worlds = worlds;
    }
}

/// All distinct worlds that differ from `world` only in the order of what is in `slots`.
fn arrange(world: World, slots: Zones, orders: &mut Vec<World>) {
    let blocks: Blocks = slots.iter().map(|slot| block_in(world, slot)).collect();
    arrange_rest(world, slots, blocks, orders);
}

fn arrange_rest(world: World, slots: Zones, blocks: Blocks, orders: &mut Vec<World>) {
    let Some(slot): Option<Zone> = slots.iter().next() else {
        orders.push(world);
        return;
    };
    for block in blocks.iter() {
        let mut rest = blocks;
        rest.remove(block);
        arrange_rest(put(world, slot, block), slots.without(slot), rest, orders);
    }
}
