//! How single perceptions change the sets of places.

use super::{COPY_PAIRS, DECK, Memory, Places, SETTLED, pile};
use crate::{card::Card, cards::Cards, open::Open, pile::Pile};

impl Memory {
    /// A copy of `card` was at `from` and is now at `to`. If it is open which copy that was, the others may be
    /// wherever any of the candidates could be that they can be exchanged with.
    #[inline(always)]
    pub(super) fn move_one(&mut self, card: Card, from: Places, to: Places) {
        if card == Card::MERMAID {
            return move_of_many(self.of_mut(card), from, to);
        }
        let [first, second] = COPY_PAIRS[card.index() & 63].map(usize::from);
        let (one, two) = (self.may_be[first], self.may_be[second]);
        self.may_be[first] = stays_of_two(one, two, from);
        self.may_be[second] = to;
    }

    /// Whatever can be at `from` can also be at `to`.
    #[inline]
    pub(super) fn spread(&mut self, from: Places, to: Places) {
        for places in &mut self.may_be {
            *places |= if *places & from != 0 { to } else { 0 };
        }
    }

    /// Nothing is at `place`.
    #[inline]
    pub(super) fn clear(&mut self, place: Places) {
        self.drew_unseen &= !place;
        for places in &mut self.may_be {
            *places &= !place;
        }
    }

    /// No copy of `card` is at `place`.
    pub(super) fn rule_out(&mut self, card: Card, place: Places) {
        for places in self.of_mut(card) {
            *places &= !place;
        }
    }

    /// If as many copies are certainly at `place` as it holds, no other is there.
    #[inline]
    pub(super) fn fill(&mut self, place: Places, size: u8) {
        let certain: u8 = self.all().iter().map(|places| u8::from(*places == place)).sum();
        if certain == size {
            self.drew_unseen &= !place;
            for places in &mut self.may_be {
                *places &= if *places == place { !0 } else { !place };
            }
        }
    }

    /// Draws the same conclusion for piles that crabs have searched.
    #[inline]
    pub(super) fn fill_piles(&mut self, open: &Open) {
        for at in Pile::BOTH {
            if open.piles.ghost_count(at) > 0 {
                self.fill(pile(at), open.piles.size(at));
            }
        }
    }

    #[inline]
    pub(super) fn check_deck(&mut self, open: &Open) {
        if open.deck_size + open.held_size == 0 {
            self.clear(DECK);
        }
    }

    /// Exactly `cards` are at `place`.
    pub(super) fn settle(&mut self, place: Places, cards: Cards) {
        for card in cards.iter() {
            self.move_one(card, place, SETTLED);
        }
        self.clear(place);
        self.confirm(place);
    }

    /// Puts the copies that were just settled at `place`.
    pub(super) fn confirm(&mut self, place: Places) {
        for places in &mut self.may_be {
            *places = if *places == SETTLED { place } else { *places };
        }
    }
}

/// Where the copy can be that stays when one of two leaves `from`: if only one could be there the other stays, else it
/// may be where either could be. Without branches, because nothing here can be foretold.
#[inline(always)]
fn stays_of_two(one: Places, two: Places, from: Places) -> Places {
    let candidate = |places: Places| u8::from(places & from != 0).wrapping_neg();
    let (first, second) = (candidate(one), candidate(two));
    (one & (second | !first)) | (two & (first | !second))
}

/// One of several copies moves: one that was certainly there, or else one of the candidates.
#[inline(never)]
fn move_of_many(copies: &mut [Places], from: Places, to: Places) {
    if let Some(certain) = copies.iter_mut().find(|places| **places == from) {
        *certain = to;
        return;
    }
    let mut candidates = copies.iter().filter(|places| *places & from != 0);
    let first = candidates.next().copied();
    debug_assert!(first.is_some(), "a memory never rules out the truth");
    if candidates.all(|places| Some(*places) == first) {
        if let Some(moved) = copies.iter_mut().find(|places| Some(**places) == first) {
            *moved = to;
        }
    } else {
        move_of_unlike(copies, from, to);
    }
}

/// Sorted, each candidate that stays may be where it or the next one could be: that covers every choice of the one
/// that moved.
#[cold]
fn move_of_unlike(copies: &mut [Places], from: Places, to: Places) {
    copies.sort_unstable();
    let mut previous: Option<usize> = None;
    for index in 0..copies.len() {
        if copies[index] & from == 0 {
            continue;
        }
        if let Some(previous) = previous {
            copies[previous] |= copies[index];
        }
        previous = Some(index);
    }
    if let Some(moved) = previous {
        copies[moved] = to;
    }
}
