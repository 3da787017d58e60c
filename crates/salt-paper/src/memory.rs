//! What an observer knows about every card, with perfect recall.
//!
//! Knowledge is, *for each copy of each card, the set of places it can be in, together with the size of each place*.
//! Sizes are open, so a memory only holds the sets: one byte for each copy, one bit for each place. A copy that lies
//! open on a table is in no place. Copies of a card are alike to everybody, so the order of their sets means nothing.
//!
//! In play a memory is changed by [`Memory::observe`] alone, from what its observer perceives; so it cannot know more. It
//! never rules out the truth. Where a set of places per copy cannot express all that follows from a perception
//! (of two cards one was stolen, but not both), it rules out less.

mod moves;

use game_core::Seat;

use crate::{
    card::{BASE_CARDS, CARDS, Card, KINDS},
    cards::Cards,
    event::SeenEvent,
    open::Open,
    options::Options,
    pile::Pile,
};

/// A set of places, one bit each.
pub(crate) type Places = u8;

/// The deck. Cards that a player holds and has not yet chosen from count as the deck's, except in that player's view.
pub(crate) const DECK: Places = 1;
/// Marks a copy whose place was just settled.
const SETTLED: Places = 1 << 7;

/// A discard pile.
#[inline]
pub(crate) const fn pile(pile: Pile) -> Places {
    2 << pile.index()
}

/// A hand.
#[inline]
pub(crate) const fn hand(seat: Seat) -> Places {
    8 << seat.index()
}

/// The number of different places.
pub(crate) const PLACES: usize = 7;

/// Where each copy can be, as far as one observer knows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Memory {
    /// One set for each copy, then an empty one that stands in where a card has no second copy, and last the set of
    /// a copy of which nothing was ever perceived.
    may_be: [Places; CARDS + 2],
    /// Hands that every copy which can be in the deck can be in as well; it may name too few of them.
    drew_unseen: Places,
}

/// Where a memory holds the sets of a card with one or two copies; with one, the stand-in comes first.
const COPY_PAIRS: [[u8; 2]; 64] = {
    let mut pairs = [[0; 2]; 64];
    let mut kind = 0;
    while kind < KINDS {
        let card = Card::of_kind(kind);
        let first = card.first_copy() as u8;
        pairs[kind] = if card.copies() == 1 { [CARDS as u8, first] } else { [first, first + 1] };
        kind += 1;
    }
    pairs
};

impl Memory {
    pub(crate) const BLANK: Self = Self { may_be: [0; CARDS + 2], drew_unseen: 0 };

    /// The sets of all copies, in the order of the table.
    pub(crate) fn all(&self) -> &[Places; CARDS] {
        self.may_be.first_chunk().expect("there are more than cards")
    }

    /// The cards with a set of places such as this.
    #[inline]
    pub(crate) fn cards_where(&self, fits: impl Fn(Places) -> bool) -> Cards {
        let copies = self.all().iter().enumerate();
        Cards::from_copies(copies.fold(0, |bits, (copy, places)| bits | u128::from(fits(*places)) << copy))
    }

    /// The sets of the copies of one card.
    #[inline]
    pub(crate) fn of(&self, card: Card) -> &[Places] {
        &self.may_be[card.first_copy()..][..card.copies() as usize]
    }

    #[inline]
    fn of_mut(&mut self, card: Card) -> &mut [Places] {
        let first = card.first_copy();
        &mut self.may_be[first..first + card.copies() as usize]
    }

    /// Where a card can be of which nothing is known this round: in the deck, or in a hand that drew unseen. Nowhere
    /// once the deck is empty, since then there is something to know about all.
    pub(crate) fn unseen(&self) -> Places {
        let unseen = self.may_be[CARDS + 1];
        if unseen & DECK != 0 { unseen } else { 0 }
    }

    /// The same knowledge with the sets of equal copies in order.
    pub(crate) fn in_order(&self) -> Self {
        let mut ordered = Self { drew_unseen: 0, ..*self };
        for card in Card::all().filter(|card| card.copies() > 1) {
            ordered.of_mut(card).sort_unstable();
        }
        ordered
    }

    /// Learns from what the observer, who plays in seat `own` or looks on, perceives. `open` is the table after it.
    #[inline(always)]
    pub(crate) fn observe(&mut self, own: Option<Seat>, seen: &SeenEvent, open: &Open) {
        match *seen {
            SeenEvent::RoundBegan { .. } => self.shuffle(&open.options),
            SeenEvent::Opened { pile: to, card } => self.move_one(card, DECK, pile(to)),
            SeenEvent::Discarded { pile: to, card, .. } => {
                self.move_one(card, DECK, pile(to));
                self.check_deck(open);
            }
            SeenEvent::Took { seat, pile: from, card } => self.move_one(card, pile(from), hand(seat)),
            SeenEvent::Uncovered { pile: at, top, missing } => self.uncover(at, top, missing, open),
            SeenEvent::Laid { seat, cards, starfish } => {
                self.lay(seat, cards, starfish);
                if own != Some(seat) {
                    self.fill(hand(seat), open.hand_sizes[seat.index()]);
                    self.fill_piles(open);
                }
            }
            SeenEvent::Looked { pile: at, cards, .. } => {
                if let Some(cards) = cards {
                    self.settle(pile(at), cards);
                }
            }
            SeenEvent::Picked { seat, pile: from, card, top } => self.pick(seat, from, card, top, open),
            SeenEvent::Kept { seat, card } | SeenEvent::Gained { seat, card } => {
                self.gain(seat, card);
                self.check_deck(open);
            }
            SeenEvent::Robbed { seat, victim, card } => self.rob(seat, victim, card, open),
            SeenEvent::PickedPeeked { seat, card, back } => {
                self.gain(seat, card);
                self.put_back(back);
                self.check_deck(open);
            }
            SeenEvent::Mermaids { seat } => {
                self.of_mut(Card::MERMAID).fill(0);
                self.fill(hand(seat), open.hand_sizes[seat.index()]);
            }
            SeenEvent::Revealed { seat, hand: cards } => self.settle(hand(seat), cards),
            SeenEvent::TurnBegan { .. }
            | SeenEvent::Drew { .. }
            | SeenEvent::Peeked { .. }
            | SeenEvent::NothingToTake { .. }
            | SeenEvent::EffectSkipped { .. }
            | SeenEvent::Jellyfish { .. }
            | SeenEvent::Stopped { .. }
            | SeenEvent::LastChance { .. }
            | SeenEvent::RoundEnded { .. }
            | SeenEvent::GameOver => (),
        }
    }

    /// Counts cards that the player in `seat` holds and chooses from as that player's own rather than as the deck's.
    pub(crate) fn claim_held(&mut self, seat: Seat, cards: Cards) {
        cards.iter().for_each(|card| self.move_one(card, DECK, hand(seat)));
    }

    /// Takes [`Memory::claim_held`] back.
    pub(crate) fn disclaim_held(&mut self, seat: Seat, cards: Cards) {
        cards.iter().for_each(|card| self.move_one(card, hand(seat), DECK));
    }

    /// Learns which cards a player holds, as that player knows it.
    pub(crate) fn learn_hand(&mut self, seat: Seat, cards: Cards) {
        self.settle(hand(seat), cards);
    }

    /// Learns which cards lie in a pile.
    pub(crate) fn learn_pile(&mut self, at: Pile, cards: Cards) {
        self.settle(pile(at), cards);
    }

    /// Every card is in the deck.
    fn shuffle(&mut self, options: &Options) {
        let cards = if options.extra_salt { CARDS } else { BASE_CARDS };
        *self = Self::BLANK;
        self.may_be[..cards].fill(DECK);
        self.may_be[CARDS + 1] = DECK;
        if options.cards.is_some() {
            self.leave_out_others(options.shuffled());
        }
    }

    /// Copies that are not played with are in no place.
    #[cold]
    fn leave_out_others(&mut self, played_with: Cards) {
        let copies = played_with.bits();
        for (copy, places) in self.may_be[..CARDS].iter_mut().enumerate() {
            *places *= (copies >> copy & 1) as Places;
        }
    }

    fn lay(&mut self, seat: Seat, cards: [Card; 2], starfish: Option<Card>) {
        for card in cards {
            self.move_one(card, hand(seat), 0);
        }
        if let Some(starfish) = starfish {
            self.move_one(starfish, hand(seat), 0);
        }
    }

    /// The top of a pile changed. Nothing is new about a pile from which nobody took unseen.
    #[inline(always)]
    fn uncover(&mut self, at: Pile, top: Option<Card>, missing: Cards, open: &Open) {
        if !missing.is_empty() || open.piles.ghost_count(at) > 0 {
            self.uncover_searched(at, top, missing, open);
        }
    }

    #[inline(never)]
    fn uncover_searched(&mut self, at: Pile, top: Option<Card>, missing: Cards, open: &Open) {
        for card in missing.kinds() {
            // Ghosts lie below the copies that are left, so none is left.
            self.rule_out(card, pile(at));
        }
        if open.piles.ghost_count(at) == 0 {
            // Everybody knows the pile again. A set that names it need not be that of a card which lies there: copies
            // that could have been exchanged share their sets.
            self.settle(pile(at), open.piles.cards(at, 0));
        } else if let Some(top) = top {
            self.move_one(top, pile(at), pile(at));
        }
    }

    fn pick(&mut self, seat: Seat, from: Pile, card: Option<Card>, top: Option<Card>, open: &Open) {
        let size = open.piles.size(from);
        match (card, top) {
            // The visible card: crabs take the deepest copy, so there was no other.
            (Some(card), None) => {
                self.move_one(card, pile(from), hand(seat));
                self.rule_out(card, pile(from));
            }
            (Some(card), Some(_)) => self.move_one(card, pile(from), hand(seat)),
            (None, Some(top)) => {
                self.spread(pile(from), hand(seat));
                self.move_one(top, pile(from), pile(from));
                self.fill(pile(from), size);
            }
            (None, None) => debug_assert!(false, "everybody sees a visible card being taken"),
        }
    }

    #[inline]
    fn gain(&mut self, seat: Seat, card: Option<Card>) {
        match card {
            Some(card) => self.move_one(card, DECK, hand(seat)),
            None => self.draw_unseen(seat),
        }
    }

    /// A card of the deck went to a hand.
    #[inline(always)]
    fn draw_unseen(&mut self, seat: Seat) {
        if self.drew_unseen & hand(seat) == 0 {
            self.drew_unseen |= hand(seat);
            self.spread(DECK, hand(seat));
        }
    }

    /// The lobster's player saw these cards go back into the deck.
    fn put_back(&mut self, cards: Option<Cards>) {
        if let Some(cards) = cards {
            self.drew_unseen = 0;
            cards.iter().for_each(|card| self.move_one(card, DECK, SETTLED));
            self.confirm(DECK);
        }
    }

    fn rob(&mut self, thief: Seat, victim: Seat, card: Option<Card>, open: &Open) {
        let left = open.hand_sizes[victim.index()];
        match card {
            Some(card) => {
                self.move_one(card, hand(victim), hand(thief));
                self.fill(hand(victim), left);
            }
            None => {
                self.fill(hand(victim), left + 1);
                self.spread(hand(victim), hand(thief));
                if left == 0 {
                    self.clear(hand(victim));
                }
            }
        }
    }
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(Card::all().map(|card| (card, self.of(card)))).finish()
    }
}
