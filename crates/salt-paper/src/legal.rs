//! What may be done.
//!
//! A choice that depends on hidden cards is asked even if only one thing can be done, so that the pace of a game tells
//! nothing (SP-INF-03). Choices of which everybody sees that there is only one way are not asked.

use game_core::Seat;

use crate::{
    action::Action,
    card::{Card, Family},
    cards::{Cards, FIRSTS},
    game::SaltPaper,
    memory,
    open::Phase,
    pile::Pile,
    play::Effect,
    score::reaches,
};

impl SaltPaper {
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat != self.open.active || self.open.phase.is_chance() {
            return;
        }
        match self.open.phase {
            Phase::Take { .. } => self.list_takes(actions),
            Phase::Keep => actions.extend(self.held.kinds().map(|card| Action::Keep { card })),
            Phase::Discard => actions.extend(Pile::BOTH.map(|pile| Action::Discard { pile })),
            Phase::Play => self.list_plays(actions),
            Phase::ChoosePile => actions.extend(Pile::BOTH.map(|pile| Action::Pile { pile })),
            Phase::PickFromPile { pile } => {
                let cards = self.open.piles.cards(pile, self.ghosts);
                actions.extend(cards.kinds().map(|card| Action::Pick { card }));
            }
            Phase::ChooseVictim => {
                let victims = self.open.seats().filter(|seat| self.open.is_victim(*seat));
                actions.extend(victims.map(|seat| Action::Rob { seat }));
            }
            Phase::PickPeeked => actions.extend(self.held.kinds().map(|card| Action::Pick { card })),
            _ => (),
        }
    }

    /// SP-TAK-01.
    #[inline]
    fn list_takes(&self, actions: &mut Vec<Action>) {
        const ALL: [Action; 3] =
            [Action::Draw, Action::Take { pile: Pile::FIRST }, Action::Take { pile: Pile::SECOND }];
        let [first, second] = Pile::BOTH.map(|pile| self.open.piles.size(pile));
        if self.open.deck_size.min(first).min(second) > 0 {
            return actions.extend_from_slice(&ALL);
        }
        if self.open.deck_size > 0 {
            actions.push(Action::Draw);
        }
        for pile in Pile::BOTH {
            if self.open.piles.size(pile) > 0 {
                actions.push(Action::Take { pile });
            }
        }
    }

    #[inline]
    fn list_plays(&self, actions: &mut Vec<Action>) {
        let hand = self.own_hand();
        list_pairs(hand, actions);
        if hand.has_all_mermaids() {
            actions.push(Action::Mermaids);
        }
        actions.push(Action::End);
        if self.may_call() {
            actions.push(Action::Stop);
            actions.push(Action::LastChance);
        }
    }

    /// SP-END-01, SP-END-03.
    #[inline]
    fn may_call(&self) -> bool {
        self.open.caller.is_none() && self.has_call_points()
    }

    #[inline]
    pub(crate) fn has_call_points(&self) -> bool {
        reaches(self.open.options.call, self.own_hand(), self.open.tables[self.open.active.index()])
    }

    /// Whether `action` shows `seat` something it cannot know yet.
    pub(crate) fn is_revealing(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Take { pile } => self.next_top_is_open(seat, pile),
            Action::Pile { pile } => self.pile_is_open(seat, pile),
            Action::Pair { cards } if Effect::of(cards) == Some(Effect::SearchPile) => {
                self.open.only_pile().is_some_and(|pile| self.pile_is_open(seat, pile))
            }
            Action::Stop => true,
            Action::Draw
            | Action::Keep { .. }
            | Action::Discard { .. }
            | Action::Pair { .. }
            | Action::Trio { .. }
            | Action::Pick { .. }
            | Action::Rob { .. }
            | Action::Mermaids
            | Action::End
            | Action::LastChance => false,
        }
    }

    /// Whether `seat` does not know for certain what lies in the pile.
    fn pile_is_open(&self, seat: Seat, pile: Pile) -> bool {
        let place = memory::pile(pile);
        self.memories[seat.index()].all().iter().any(|places| places & place != 0 && *places != place)
    }

    /// Whether `seat` does not know for certain what lies under the pile's top.
    fn next_top_is_open(&self, seat: Seat, pile: Pile) -> bool {
        self.open.piles.size(pile) > 1 && self.pile_is_open(seat, pile)
    }
}

/// SP-PAR-01: each different pair once, and with each starfish (SP-XSA-04).
#[inline]
fn list_pairs(hand: Cards, actions: &mut Vec<Action>) {
    let of = |family| hand.family(family).base_bits();
    let several = |cards: u64| cards & cards.wrapping_sub(1);
    let [crabs, boats, fish] = [Family::Crab, Family::Boat, Family::Fish].map(of);
    if several(crabs) | several(boats) | several(fish) != 0 {
        for cards in [crabs, boats, fish] {
            if several(cards) != 0 {
                list_pairs_within(hand, cards, actions);
            }
        }
    }
    let [swimmers, sharks] = [Family::Swimmer, Family::Shark].map(of);
    if (swimmers != 0) & (sharks != 0) {
        list_pairs_between(hand, hand.family(Family::Swimmer), hand.family(Family::Shark), actions);
    }
    if hand.extra_bits() != 0 {
        list_pairs_between(hand, hand.family(Family::Swimmer), hand.family(Family::Jellyfish), actions);
        list_pairs_between(hand, hand.family(Family::Crab), hand.family(Family::Lobster), actions);
    }
}

fn list_pairs_within(hand: Cards, cards: u64, actions: &mut Vec<Action>) {
    let mut rest = cards & FIRSTS;
    while rest != 0 {
        let bit = rest & rest.wrapping_neg();
        rest &= rest - 1;
        let card = Card::of_copy(bit.trailing_zeros() as usize);
        if cards & !FIRSTS & (bit << 1) != 0 {
            push_pair(hand, [card, card], actions);
        }
        let mut others = rest;
        while others != 0 {
            push_pair(hand, [card, Card::of_copy(others.trailing_zeros() as usize)], actions);
            others &= others - 1;
        }
    }
}

fn list_pairs_between(hand: Cards, ones: Cards, twos: Cards, actions: &mut Vec<Action>) {
    for one in ones.kinds() {
        for two in twos.kinds() {
            push_pair(hand, [one, two], actions);
        }
    }
}

#[inline]
fn push_pair(hand: Cards, cards: [Card; 2], actions: &mut Vec<Action>) {
    actions.push(Action::Pair { cards });
    if hand.extra_bits() != 0 {
        let starfish = hand.family(Family::Starfish).kinds();
        actions.extend(starfish.map(|starfish| Action::Trio { cards, starfish }));
    }
}
