//! What the Shark can know of the Octopus's hand.
//!
//! Cards that nobody has seen since they were shuffled are *unseen*; some of them are in hand, the others in the draw
//! pile, and chance alone has split them. A card that leaves the hand openly was in it: if it is known to be there,
//! that one leaves (copies cannot be told apart); otherwise an unseen one does. Where the split is not simply uniform
//! any longer, notes say why.

use super::bytes::Bytes;
use crate::{
    action::Place,
    collections::{Cards, Short},
    event::SeenEvent,
    names::{Card, Word},
};

/// What made the split of the unseen cards uneven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HandNote {
    /// This unseen card left the hand while there was another copy of it among the unseen ones.
    Left(Card),
    /// An unseen card was drawn.
    Drew,
    /// This card lay known on the draw pile and was shuffled into it.
    Sunk(Card),
}

const DREW: u8 = 32;
const SUNK: u8 = 33;
/// Bytes that are kept in place; few games need more.
const IN_PLACE: usize = 24;

/// What is known of hand and draw pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HandMemory {
    /// Cards that are certainly in hand.
    known: Cards,
    /// Cards that are in hand or in the draw pile.
    unseen: Cards,
    /// How many of the unseen cards are in hand.
    in_hand: u8,
    /// Cards that openly lie on the draw pile, the uppermost last.
    tops: Short<Card, 8>,
    /// The discard pile, as far as it matters here: what a new draw pile is made of.
    discard: Cards,
    /// Cards in the action slots.
    slots: Cards,
    notes: Bytes<IN_PLACE>,
}

impl HandMemory {
    pub(super) fn new(deck: Cards) -> Self {
        Self {
            known: Cards::EMPTY,
            unseen: deck,
            in_hand: 0,
            tops: Short::new(Card::FastLearning),
            discard: Cards::EMPTY,
            slots: Cards::EMPTY,
            notes: Bytes::new(),
        }
    }

    /// These cards in hand and draw pile, `in_hand` of them in hand, nobody knows which.
    pub(super) fn at(cards: Cards, in_hand: u8, tops: Short<Card, 8>, discard: Cards) -> Self {
        let mut memory = Self { in_hand, tops, discard, ..Self::new(cards) };
        memory.conclude();
        memory
    }

    pub(crate) const fn known(&self) -> Cards {
        self.known
    }

    pub(crate) const fn unseen(&self) -> Cards {
        self.unseen
    }

    pub(crate) const fn unseen_in_hand(&self) -> u8 {
        self.in_hand
    }

    pub(crate) fn notes(&self) -> impl DoubleEndedIterator<Item = HandNote> {
        self.notes.iter().map(|code| match code {
            DREW => HandNote::Drew,
            code if code >= SUNK => HandNote::Sunk(Card::at(usize::from(code - SUNK))),
            code => HandNote::Left(Card::at(usize::from(code))),
        })
    }

    pub(super) fn observe(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::OpeningCard { card } => self.known.add(card),
            SeenEvent::CardDrawn { card: Some(card) } => {
                self.tops.pop();
                self.known.add(card);
            }
            SeenEvent::CardDrawn { card: None } | SeenEvent::CardFound { .. } => self.drew(),
            SeenEvent::CardPlayed { card } => {
                self.left(card);
                self.slots.add(card);
            }
            SeenEvent::Ate { card, .. } => self.slots.remove(card),
            SeenEvent::CardDiscarded { card } => {
                self.left(card);
                self.discard.add(card);
            }
            SeenEvent::CardGained { card, .. } => self.discard.add(card),
            SeenEvent::CardTopped { card } => {
                self.discard.remove(card);
                self.tops.push(card);
            }
            SeenEvent::CardTaken { card } => {
                self.discard.remove(card);
                self.known.add(card);
            }
            SeenEvent::CardTrashed { from: Place::Hand, card } => self.left(card),
            SeenEvent::CardTrashed { card, .. } => self.discard.remove(card),
            SeenEvent::SlotsCleared => {
                self.discard.add_all(self.slots);
                self.slots = Cards::EMPTY;
            }
            SeenEvent::DiscardShuffled => self.reshuffle(),
            SeenEvent::PileSearched => self.sink(),
            _ => {}
        }
    }

    fn drew(&mut self) {
        self.in_hand += 1;
        if !self.notes.is_empty() {
            self.notes.push(DREW);
        }
        self.conclude();
    }

    fn left(&mut self, card: Card) {
        if self.known.contains(card) {
            self.known.remove(card);
            return;
        }
        if self.unseen.count(card) > 1 || !self.notes.is_empty() {
            self.notes.push(card.index() as u8);
        }
        self.unseen.remove(card);
        self.in_hand -= 1;
        self.conclude();
    }

    /// The draw pile was empty, so the hand is known; the discard pile takes its place.
    fn reshuffle(&mut self) {
        debug_assert!(self.unseen.is_empty(), "a draw pile that ran out leaves nothing unseen");
        self.unseen = std::mem::replace(&mut self.discard, Cards::EMPTY);
        self.in_hand = 0;
        self.notes.clear();
    }

    /// Known cards on top are shuffled in: certainly not in hand, but no longer known to be on top.
    fn sink(&mut self) {
        while let Some(card) = self.tops.pop() {
            self.unseen.add(card);
            if self.in_hand > 0 {
                self.notes.push(SUNK + card.index() as u8);
            }
        }
    }

    /// With nothing unseen in hand, or nothing unseen in the pile, the split is known.
    fn conclude(&mut self) {
        if u32::from(self.in_hand) == self.unseen.total() {
            self.known.add_all(self.unseen);
            self.unseen = Cards::EMPTY;
            self.in_hand = 0;
        }
        if self.in_hand == 0 {
            self.notes.clear();
        }
    }
}
