//! The two discard piles as everybody saw them grow.
//!
//! Piles are not looked through except by crabs (SP-TAK-04), but nobody is made to forget what went there.
//! Who puts what on which pile is open, so the order of each pile is known to all who remember. What is secret is
//! which cards crabs took out from below the top. Therefore a taken card keeps its place here as a *ghost* until the
//! cards above it are gone and everybody sees that it is missing. The places are open; the ghosts are not, and live
//! in the game's secret part.
//!
//! Of several equal cards in a pile crabs take the deepest (our decision: copies are equal to everybody). So the
//! ghosts of a card always lie below its remaining copies, and a pile is known exactly as soon as its cards are.

use std::{fmt, str::FromStr};

use game_core::BadNotation;
use serde::Serialize;

use crate::{
    card::{CARDS, Card},
    cards::Cards,
};

/// One of the two discard piles: 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltPile"))]
pub struct Pile(u8);

impl Pile {
    /// The first and the second pile.
    pub const BOTH: [Self; 2] = [Self(0), Self(1)];
    pub(crate) const FIRST: Self = Self(0);
    pub(crate) const SECOND: Self = Self(1);

    /// 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 1) as usize
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Pile {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "0" => Ok(Self::FIRST),
            "1" => Ok(Self::SECOND),
            _ => Err(BadNotation::new(text, "a pile, 0 or 1")),
        }
    }
}

/// Which places of [`Piles`] are empty without everybody knowing; one bit for each place.
pub(crate) type Ghosts = u128;

/// The places of both piles in one array: the first pile grows from its start, the second from its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Piles {
    places: [Card; CARDS],
    /// Places of each pile, ghosts included.
    heights: [u8; 2],
    /// Cards of each pile.
    sizes: [u8; 2],
}

/// What stands in a place that is not in use.
const UNUSED: Card = Card::MERMAID;

impl Piles {
    pub(crate) const EMPTY: Self = Self { places: [UNUSED; CARDS], heights: [0; 2], sizes: [0; 2] };

    #[inline]
    pub(crate) fn size(&self, pile: Pile) -> u8 {
        self.sizes[pile.index()]
    }

    /// How many places are ghosts.
    pub(crate) fn ghost_count(&self, pile: Pile) -> u8 {
        self.heights[pile.index()] - self.sizes[pile.index()]
    }

    /// The visible card.
    #[inline]
    pub(crate) fn top(&self, pile: Pile) -> Option<Card> {
        let height = self.heights[pile.index()] as usize;
        (height > 0).then(|| self.places[slot(pile, height - 1)])
    }

    /// The pile's places from bottom to top: their numbers, and the cards once put there.
    pub(crate) fn iter(&self, pile: Pile) -> impl DoubleEndedIterator<Item = (usize, Card)> + Clone + '_ {
        (0..self.heights[pile.index()] as usize).map(move |level| {
            let place = slot(pile, level);
            (place, self.places[place])
        })
    }

    /// The cards of a pile.
    pub(crate) fn cards(&self, pile: Pile, ghosts: Ghosts) -> Cards {
        self.iter(pile).filter(|(place, _)| ghosts >> place & 1 == 0).map(|(_, card)| card).collect()
    }

    #[inline]
    pub(crate) fn push(&mut self, pile: Pile, card: Card) {
        let height = self.heights[pile.index()] as usize;
        self.places[slot(pile, height)] = card;
        self.heights[pile.index()] += 1;
        self.sizes[pile.index()] += 1;
    }

    /// Takes the visible card off. Returns the ghosts that everybody now sees to be missing.
    #[inline]
    pub(crate) fn pop(&mut self, pile: Pile, ghosts: &mut Ghosts) -> Cards {
        self.sizes[pile.index()] -= 1;
        self.drop_place(pile);
        let mut missing = Cards::EMPTY;
        while *ghosts != 0 && self.heights[pile.index()] > 0 {
            let place = slot(pile, self.heights[pile.index()] as usize - 1);
            if *ghosts >> place & 1 == 0 {
                break;
            }
            *ghosts &= !(1 << place);
            missing = missing.with(self.drop_place(pile));
        }
        missing
    }

    /// Removes the uppermost place and returns its card. Unused places are alike, so that equal piles are equal.
    #[inline]
    fn drop_place(&mut self, pile: Pile) -> Card {
        self.heights[pile.index()] -= 1;
        let place = slot(pile, self.heights[pile.index()] as usize);
        std::mem::replace(&mut self.places[place], UNUSED)
    }

    /// Takes the deepest such card out. It must not be the visible one.
    pub(crate) fn take_out(&mut self, pile: Pile, card: Card, ghosts: &mut Ghosts) {
        let place = self.deepest(pile, card, *ghosts).expect("crabs take a card of the pile");
        *ghosts |= 1 << place;
        self.sizes[pile.index()] -= 1;
    }

    /// Whether the visible card is the only such card of the pile.
    pub(crate) fn only_on_top(&self, pile: Pile, card: Card, ghosts: Ghosts) -> bool {
        let top = self.heights[pile.index()] as usize;
        self.deepest(pile, card, ghosts) == Some(slot(pile, top.saturating_sub(1)))
    }

    fn deepest(&self, pile: Pile, card: Card, ghosts: Ghosts) -> Option<usize> {
        self.iter(pile)
            .find(|(place, found)| *found == card && ghosts >> place & 1 == 0)
            .map(|(place, _)| place)
    }

    /// The ghosts of a pile that holds exactly `cards`; `None` if it cannot hold them.
    pub(crate) fn ghosts_of(&self, pile: Pile, cards: Cards) -> Option<Ghosts> {
        let (mut ghosts, mut left) = (0, cards);
        for (place, card) in self.iter(pile).rev() {
            if left.contains(card) {
                left = left.without(card);
            } else {
                ghosts |= 1 << place;
            }
        }
        left.is_empty().then_some(ghosts)
    }
}

impl fmt::Debug for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = |pile| self.iter(pile).map(|(_, card)| card).collect::<Vec<_>>();
        f.debug_list().entries(Pile::BOTH.map(places)).finish()
    }
}

/// `level` places from the start or from the end; without a branch, because which pile it is cannot be foretold.
#[inline]
const fn slot(pile: Pile, level: usize) -> usize {
    let second = pile.index().wrapping_neg();
    (level ^ second).wrapping_add(CARDS & second)
}
