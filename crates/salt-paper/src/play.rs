//! Laying pairs and what they do (SP-PAR, SP-XSA).

use game_core::{Seat, Sink};

use crate::{
    card::{Card, Family},
    event::Event,
    game::SaltPaper,
    open::{Group, Phase},
    pile::Pile,
};

/// What a pair does when it is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Two crabs: SP-PAR-02.
    SearchPile,
    /// Two boats: SP-PAR-03.
    TurnAgain,
    /// Two fish: SP-PAR-04.
    TakeTop,
    /// Swimmer and shark: SP-PAR-05.
    Steal,
    /// Swimmer and jellyfish: SP-XSA-01.
    Sting,
    /// Crab and lobster: SP-XSA-02.
    Peek,
}

impl Effect {
    /// The effect of a pair, whose cards stand in the order of the table; `None` if they are no pair (SP-PTS-01).
    #[inline]
    pub(crate) fn of(cards: [Card; 2]) -> Option<Self> {
        match cards.map(Card::family) {
            [Family::Crab, Family::Crab] => Some(Self::SearchPile),
            [Family::Boat, Family::Boat] => Some(Self::TurnAgain),
            [Family::Fish, Family::Fish] => Some(Self::TakeTop),
            [Family::Swimmer, Family::Shark] => Some(Self::Steal),
            [Family::Swimmer, Family::Jellyfish] => Some(Self::Sting),
            [Family::Crab, Family::Lobster] => Some(Self::Peek),
            _ => None,
        }
    }
}

impl SaltPaper {
    /// SP-PAR-01: the pair is laid, then its effect happens.
    #[inline]
    pub(crate) fn lay_pair(&mut self, cards: [Card; 2], events: &mut impl Sink<Event>) {
        self.lay(cards, None, events);
        match Effect::of(cards).expect("only pairs are laid") {
            Effect::SearchPile => self.start_search(events),
            Effect::TurnAgain => self.start_taking(true, events),
            Effect::TakeTop => self.await_deck(Phase::Fish, events),
            Effect::Steal => self.start_stealing(events),
            Effect::Sting => {
                let seat = self.open.active;
                self.open.jellyfish = Some(seat);
                self.emit(Event::Jellyfish { seat }, events);
            }
            Effect::Peek => self.await_deck(Phase::Peek, events),
        }
    }

    /// SP-XSA-04: with a starfish the effect is cancelled.
    pub(crate) fn lay_trio(&mut self, cards: [Card; 2], starfish: Card, events: &mut impl Sink<Event>) {
        self.lay(cards, Some(starfish), events);
    }

    #[inline]
    fn lay(&mut self, cards: [Card; 2], starfish: Option<Card>, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        for card in cards {
            self.put_on_table(seat, card);
        }
        if let Some(starfish) = starfish {
            self.put_on_table(seat, starfish);
        }
        self.open.laid.push(Group { seat, cards, starfish });
        self.emit(Event::Laid { seat, cards, starfish }, events);
    }

    fn skip_effect(&mut self, events: &mut impl Sink<Event>) {
        self.emit(Event::EffectSkipped { seat: self.open.active }, events);
    }

    fn await_deck(&mut self, phase: Phase, events: &mut impl Sink<Event>) {
        if self.open.deck_size > 0 {
            self.open.phase = phase;
        } else {
            self.skip_effect(events);
        }
    }

    /// SP-PAR-02: pile first; without a choice it is looked through at once.
    fn start_search(&mut self, events: &mut impl Sink<Event>) {
        match self.open.only_pile() {
            Some(pile) => self.look(pile, events),
            None if self.open.piles.size(Pile::FIRST) > 0 => self.open.phase = Phase::ChoosePile,
            None => self.skip_effect(events),
        }
    }

    pub(crate) fn look(&mut self, pile: Pile, events: &mut impl Sink<Event>) {
        let cards = self.open.piles.cards(pile, self.ghosts);
        self.open.phase = Phase::PickFromPile { pile };
        self.emit(Event::Looked { seat: self.open.active, pile, cards }, events);
    }

    /// Takes a card of the pile that is looked through, or of the lobster's five.
    pub(crate) fn pick(&mut self, card: Card, events: &mut impl Sink<Event>) {
        match self.open.phase {
            Phase::PickFromPile { pile } => self.pick_from_pile(pile, card, events),
            _ => self.pick_peeked(card, events),
        }
        self.open.phase = Phase::Play;
    }

    fn pick_from_pile(&mut self, pile: Pile, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        self.add_to_hand(seat, card);
        if self.open.piles.only_on_top(pile, card, self.ghosts) {
            let missing = self.open.piles.pop(pile, &mut self.ghosts);
            self.emit(Event::Picked { seat, pile, card, top: None }, events);
            self.emit(Event::Uncovered { pile, top: self.open.piles.top(pile), missing }, events);
        } else {
            self.open.piles.take_out(pile, card, &mut self.ghosts);
            self.emit(Event::Picked { seat, pile, card, top: self.open.piles.top(pile) }, events);
        }
    }

    /// SP-XSA-02: one is kept, the others are shuffled back.
    fn pick_peeked(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        let back = self.held.without(card);
        self.held = crate::cards::Cards::EMPTY;
        self.deck = self.deck.plus(back);
        self.open.deck_size += self.open.held_size - 1;
        self.open.held_size = 0;
        self.add_to_hand(seat, card);
        self.emit(Event::PickedPeeked { seat, card, back }, events);
    }

    /// SP-PAR-05: without a choice the only possible victim is robbed.
    fn start_stealing(&mut self, events: &mut impl Sink<Event>) {
        let mut victims = self.open.seats().filter(|seat| self.open.is_victim(*seat));
        match (victims.next(), victims.next()) {
            (None, _) => self.skip_effect(events),
            (Some(victim), None) => self.open.phase = Phase::Steal { victim },
            (Some(_), Some(_)) => self.open.phase = Phase::ChooseVictim,
        }
    }

    pub(crate) fn steal(&mut self, victim: Seat, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        self.remove_from_hand(victim, card);
        self.add_to_hand(seat, card);
        self.open.phase = Phase::Play;
        self.emit(Event::Robbed { seat, victim, card }, events);
    }
}
