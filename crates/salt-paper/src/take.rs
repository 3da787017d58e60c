//! Taking a card (SP-TAK), and everything else that chance brings to a hand.

use game_core::Sink;

use crate::{card::Card, event::Event, game::SaltPaper, open::Phase, pile::Pile};

/// How many of the deck's top cards the lobster looks at (SP-XSA-02).
const PEEKED: u8 = 5;

impl SaltPaper {
    /// Chance brought `card`.
    #[inline]
    pub(crate) fn turn_up(&mut self, card: Card, events: &mut impl Sink<Event>) {
        if let Phase::Steal { victim } = self.open.phase {
            return self.steal(victim, card, events);
        }
        self.deck = self.deck.without(card);
        self.open.deck_size -= 1;
        match self.open.phase {
            Phase::Opening => self.open_pile(card, events),
            Phase::Draw => self.hold_drawn(card, events),
            Phase::Peek => self.hold_peeked(card, events),
            Phase::Fish => {
                self.gain(card, events);
                self.open.phase = Phase::Play;
            }
            _ => {
                debug_assert_eq!(self.open.phase, Phase::Stung);
                self.gain(card, events);
                self.end_turn(events);
            }
        }
    }

    /// A card from the deck goes straight to the hand.
    fn gain(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        self.add_to_hand(seat, card);
        self.emit(Event::Gained { seat, card }, events);
    }

    #[inline]
    fn hold(&mut self, card: Card) {
        self.held = self.held.with(card);
        self.open.held_size += 1;
    }

    #[inline]
    fn hold_drawn(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.hold(card);
        self.emit(Event::Drew { seat: self.open.active, card }, events);
        if self.open.held_size == 2 {
            self.open.phase = Phase::Keep;
        } else if self.open.deck_size == 0 {
            // SP-TAK-03: the last card is taken and nothing discarded.
            self.move_to_hand(card, events);
            self.open.phase = Phase::Play;
        }
    }

    fn hold_peeked(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.hold(card);
        self.emit(Event::Peeked { seat: self.open.active, card }, events);
        if self.open.held_size == PEEKED || self.open.deck_size == 0 {
            self.open.phase = Phase::PickPeeked;
        }
    }

    #[inline]
    fn move_to_hand(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        self.held = self.held.without(card);
        self.open.held_size -= 1;
        self.add_to_hand(seat, card);
        self.emit(Event::Kept { seat, card }, events);
    }

    /// SP-TAK-01: one of the two drawn cards is kept.
    #[inline]
    pub(crate) fn keep(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.move_to_hand(card, events);
        let [first, second] = Pile::BOTH.map(|pile| self.open.piles.size(pile) > 0);
        match (first, second) {
            (true, true) => self.open.phase = Phase::Discard,
            // SP-TAK-02: an empty pile must be filled, the first one if both are empty.
            (true, false) => self.discard(Pile::SECOND, events),
            (false, _) => self.discard(Pile::FIRST, events),
        }
    }

    #[inline]
    pub(crate) fn discard(&mut self, pile: Pile, events: &mut impl Sink<Event>) {
        let card = self.held.first().expect("the card that was not kept is still held");
        self.held = self.held.without(card);
        self.open.held_size -= 1;
        self.open.piles.push(pile, card);
        self.open.phase = Phase::Play;
        self.emit(Event::Discarded { seat: self.open.active, pile, card }, events);
    }

    /// SP-TAK-01: the top card of a pile is taken.
    #[inline]
    pub(crate) fn take(&mut self, pile: Pile, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        let card = self.open.piles.top(pile).expect("only a pile that holds a card is taken from");
        let missing = self.open.piles.pop(pile, &mut self.ghosts);
        self.add_to_hand(seat, card);
        self.open.phase = Phase::Play;
        self.emit(Event::Took { seat, pile, card }, events);
        self.emit(Event::Uncovered { pile, top: self.open.piles.top(pile), missing }, events);
    }

    /// SP-RND-01.
    fn open_pile(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let first = self.open.piles.size(Pile::FIRST) == 0;
        let pile = if first { Pile::FIRST } else { Pile::SECOND };
        self.open.piles.push(pile, card);
        self.emit(Event::Opened { pile, card }, events);
        if !first {
            self.begin_turn(self.open.starter, events);
        }
    }
}
