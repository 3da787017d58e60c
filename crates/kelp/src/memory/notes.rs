//! Notes of what was mixed and seen, one or two bytes each.

use super::{Slot, Slots, bytes::Bytes};
use crate::names::{Block, Word};

/// One note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// The block in this slot was revealed.
    Saw {
        /// The slot.
        slot: Slot,
        /// What it showed.
        block: Block,
    },
    /// This block is certainly in this slot, which is about to be mixed.
    Is {
        /// The slot.
        slot: Slot,
        /// What is in it.
        block: Block,
    },
    /// These slots were shuffled.
    Mixed {
        /// The slots.
        slots: Slots,
        /// Whether it was told that the Octopus is among them.
        octopus: bool,
    },
}

/// Bytes that are kept in place. Random games use about 20; a game that needs more goes on with notes on the heap.
const IN_PLACE: usize = 64;

const KINDS: u8 = Block::ALL.len() as u8;
const IS: u8 = KINDS * Slot::ALL.len() as u8;
const MIXED: u8 = 2 * IS;

/// A list of notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notes {
    bytes: Bytes<IN_PLACE>,
    /// The slots of the last note if that says no more than that they were shuffled.
    last_mixed: Slots,
}

impl Default for Notes {
    fn default() -> Self {
        Self { bytes: Bytes::new(), last_mixed: Slots::EMPTY }
    }
}

impl Notes {
    /// Bytes in use.
    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.last_mixed = Slots::EMPTY;
    }

    pub(crate) fn push(&mut self, note: Note) {
        let code = |slot: Slot, block: Block| slot.index() as u8 * KINDS + block.index() as u8;
        self.last_mixed = Slots::EMPTY;
        match note {
            Note::Saw { slot, block } => self.bytes.push(code(slot, block)),
            Note::Is { slot, block } => self.bytes.push(IS + code(slot, block)),
            Note::Mixed { slots, octopus } => {
                let [high, low] = slots.bits().to_be_bytes();
                self.bytes.push(MIXED + 2 * high + u8::from(octopus));
                self.bytes.push(low);
                self.last_mixed = if octopus { Slots::EMPTY } else { slots };
            }
        }
    }

    /// Drops a last note that says no more than that some of `slots` were shuffled: they are shuffled again now.
    pub(crate) fn absorb(&mut self, slots: Slots) {
        if !self.last_mixed.is_empty() && self.last_mixed.minus(slots).is_empty() {
            self.bytes.pop();
            self.bytes.pop();
            self.last_mixed = Slots::EMPTY;
        }
    }

    /// The notes from the first to the last.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Note> {
        let mut bytes = self.bytes.iter();
        std::iter::from_fn(move || {
            let first = bytes.next()?;
            Some(read(first, || bytes.next().expect("a shuffle is noted with two bytes")))
        })
    }
}

/// The note that begins with the byte `first`.
fn read(first: u8, second: impl FnOnce() -> u8) -> Note {
    let slot = |code: u8| Slot::at(usize::from(code / KINDS));
    let block = |code: u8| Block::at(usize::from(code % KINDS));
    if first < IS {
        return Note::Saw { slot: slot(first), block: block(first) };
    }
    if first < MIXED {
        return Note::Is { slot: slot(first - IS), block: block(first - IS) };
    }
    let code = first - MIXED;
    let slots = Slots::from_bits(u16::from_be_bytes([code / 2, second()]));
    Note::Mixed { slots, octopus: code % 2 == 1 }
}

#[cfg(test)]
mod tests {
    use super::{Note, Notes, Slots};
    use crate::names::{Block, Zone};

    #[test]
    fn notes_read_back() {
        let notes = [
            Note::Saw { slot: Zone::Z33, block: Block::Shell },
            Note::Is { slot: Zone::Z11, block: Block::Octopus },
            Note::Mixed { slots: Slots::from_bits(0b1_0000_0011), octopus: true },
            Note::Saw { slot: Zone::Z22, block: Block::TrapDen },
        ];
        let mut list = Notes::default();
        notes.iter().for_each(|note| list.push(*note));
        assert_eq!(list.iter().collect::<Vec<_>>(), notes);
        assert_eq!(list.clone(), list);
    }

    #[test]
    fn a_shuffle_takes_in_a_smaller_one_right_before_it() {
        let small = Note::Mixed { slots: Slots::from_bits(0b11), octopus: false };
        let mut list = Notes::default();
        list.push(small);
        list.absorb(Slots::from_bits(0b101));
        assert_eq!(list.len(), 2, "not a part of it");
        list.absorb(Slots::from_bits(0b111));
        assert_eq!(list.len(), 0);
        list.push(small);
        list.push(Note::Saw { slot: Zone::Z11, block: Block::Shell });
        list.absorb(Slots::from_bits(0b111));
        assert_eq!(list.len(), 3, "something was seen in between");
    }
}
