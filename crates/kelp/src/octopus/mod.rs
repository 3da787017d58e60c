//! The Octopus's turn (KE-OCT): two actions and free food effects.

mod effects;
mod food;
mod learn;
mod payment;
mod shuffle;

use game_core::Refusal;

use crate::{
    action::Action,
    collections::Zones,
    event::{Event, SeenEvent},
    names::{Card, Food, Side, Word},
    phase::{Context, Ending, Phase},
    rules::{allow, forbid},
    state::{ACTIONS, FoodState, Kelp, Learning, Out},
    tables::{AfterHide, AfterLearn, Effect},
};

impl Kelp {
    pub(crate) fn begin_octopus_turn(&mut self, out: Out<'_>) {
        self.octopus.actions = 0;
        self.octopus.snail = false;
        self.tell_all(out, SeenEvent::TurnBegan { side: Side::Octopus, round: self.round });
        self.octopus_menu(out);
    }

    /// Between actions: the turn ends by itself when nothing is left to do (KE-OCT-08).
    pub(crate) fn octopus_menu(&mut self, out: Out<'_>) {
        self.context = Context::Turn;
        self.learning = Learning::NONE;
        if self.octopus.actions == ACTIONS && !self.octopus.food.contains(&FoodState::Ready) {
            self.end_octopus_turn(out);
        } else {
            self.phase = Phase::Act;
        }
    }

    /// KE-OCT-06.
    pub(crate) fn end_octopus_turn(&mut self, out: Out<'_>) {
        for card in self.deck.slots.as_slice() {
            self.deck.discard.push(*card);
        }
        self.deck.slots.clear();
        self.tell_all(out, SeenEvent::SlotsCleared);
        self.begin_shark_turn(out);
    }

    pub(crate) fn finish_action(&mut self, out: Out<'_>) {
        self.octopus.actions += 1;
        self.octopus_menu(out);
    }

    /// What comes after the steps of the present context.
    pub(crate) fn go_on(&mut self, out: Out<'_>) {
        match self.context {
            Context::Setup => self.phase = Phase::Den,
            Context::Turn | Context::Discard => self.finish_action(out),
            Context::Card { card, then: false } => self.after_effect(card, out),
            Context::Card { card, then: true } => self.finish_card(card, out),
            Context::Food { .. } => self.octopus_menu(out),
            Context::Trap { .. } => self.finish_trap(out),
            Context::Escape { stance } => self.finish_escape(stance, out),
            Context::Shark => unreachable!("the Shark's own steps name what comes after them"),
        }
    }

    pub(crate) fn legal_acts(&self, actions: &mut Vec<Action>) {
        if self.octopus.actions < ACTIONS {
            for card in self.deck.hand.iter() {
                if self.may_play(card).is_ok() {
                    actions.push(Action::Play { card });
                }
            }
            if self.may_draw_up().is_ok() {
                actions.push(Action::Draw {});
            }
            actions.extend(self.deck.hand.iter().map(|card| Action::Discard { card }));
        } else {
            actions.push(Action::End {});
        }
        let usable = |food: &&Food| self.may_use_food(**food).is_ok();
        actions.extend(Food::ALL.iter().filter(usable).map(|food| Action::Food { food: *food }));
    }

    /// KE-OCT-01: two actions, no more.
    fn may_take_action(&self) -> Result<(), Refusal> {
        allow(self.octopus.actions < ACTIONS, "KE-OCT-01")
    }

    /// KE-OCT-04: with an empty hand nothing but drawing is left.
    pub(crate) fn may_draw_up(&self) -> Result<(), Refusal> {
        self.may_take_action()?;
        let brings = self.deck.draw_count() > 0 || !self.deck.discard.is_empty();
        let room = self.deck.hand.total() < u32::from(self.octopus.hand_size);
        allow(self.deck.hand.is_empty() || (room && brings), "KE-OCT-04")
    }

    pub(crate) fn may_discard(&self, card: Card) -> Result<(), Refusal> {
        self.may_take_action()?;
        allow(self.deck.hand.contains(card), "KE-OCT-05")
    }

    /// KE-OCT-08.
    pub(crate) fn may_end(&self) -> Result<(), Refusal> {
        allow(self.octopus.actions == ACTIONS, "KE-OCT-01")
    }

    pub(crate) fn draw_up(&mut self, out: Out<'_>) {
        self.context = Context::Turn;
        self.draw_cards(self.room_in_hand(), out);
    }

    /// How many cards the hand lacks.
    pub(crate) fn room_in_hand(&self) -> u8 {
        self.octopus.hand_size.saturating_sub(self.deck.hand.total() as u8)
    }

    /// Whether one more card may go to hand by an effect (KE-OCT-09).
    pub(crate) fn takes_one_more(&self) -> bool {
        self.octopus.snail || self.room_in_hand() > 0
    }

    /// Draws `left` cards, one at a time; the discard pile is shuffled when one is needed and none is there
    /// (KE-OCT-04).
    pub(crate) fn draw_cards(&mut self, mut left: u8, out: Out<'_>) {
        while left > 0 {
            if let Some(card) = self.deck.tops.pop() {
                self.deck.hand.add(card);
                self.tell_all(out, SeenEvent::CardDrawn { card: Some(card) });
                left -= 1;
            } else if !self.deck.draw.is_empty() {
                self.phase = Phase::DrawCards { left };
                return;
            } else if !self.deck.discard.is_empty() {
                self.deck.draw = self.deck.discard.as_slice().iter().copied().collect();
                self.deck.discard.clear();
                self.tell_all(out, SeenEvent::DiscardShuffled);
            } else {
                break;
            }
        }
        self.go_on(out);
    }

    pub(crate) fn card_drawn(&mut self, card: Card, left: u8, out: Out<'_>) {
        self.deck.draw.remove(card);
        self.deck.hand.add(card);
        self.tell(out, Event::CardDrawn { card });
        self.draw_cards(left - 1, out);
    }

    /// KE-OCT-05.
    pub(crate) fn discard(&mut self, card: Card, out: Out<'_>) {
        self.deck.hand.remove(card);
        self.deck.discard.push(card);
        self.tell_all(out, SeenEvent::CardDiscarded { card });
        self.context = Context::Discard;
        self.may_hide_some(1, Zones::full(), out);
    }

    /// Begins the effect of a card that has been paid for.
    pub(crate) fn begin_effect(&mut self, card: Card, out: Out<'_>) {
        self.context = Context::Card { card, then: false };
        match self.tables.card(card).effect {
            Effect::Swap { times } => self.phase = Phase::Swap { left: times, hidden: false },
            Effect::Shuffle { .. } => self.phase = Phase::Pick { picked: Zones::EMPTY },
            Effect::Hide { up_to, .. } => {
                self.phase = Phase::Hide { left: up_to, among: Zones::full(), must: true };
            }
            Effect::Learn { items, .. } => self.begin_learning(items, false, out),
            Effect::Eat { food } => self.eat(card, food, out),
        }
    }

    /// The optional part of a card; passed over where nothing can be done.
    fn after_effect(&mut self, card: Card, out: Out<'_>) {
        self.context = Context::Card { card, then: true };
        match self.tables.card(card).effect {
            Effect::Hide { then: AfterHide::Draw, .. } if self.may_draw_one() => self.phase = Phase::MayDraw,
            Effect::Hide { then: AfterHide::SwapHidden, .. } if self.has_hidden_pair() => {
                self.phase = Phase::Swap { left: 1, hidden: true };
            }
            Effect::Hide { then: AfterHide::TrashHand, .. } if !self.deck.hand.is_empty() => {
                self.phase = Phase::Trash { discard: false };
            }
            Effect::Learn { then, .. } => self.after_learning(then, out),
            _ => self.finish_card(card, out),
        }
    }

    fn after_learning(&mut self, then: AfterLearn, out: Out<'_>) {
        let gained = self.learning.zones;
        match then {
            AfterLearn::Top if !self.learning.cards.is_empty() => self.phase = Phase::Top,
            AfterLearn::HideGained => self.may_hide_some(gained.len() as u8, gained, out),
            AfterLearn::ToHand if self.legal_gained_cards().next().is_some() && self.takes_one_more() => {
                self.phase = Phase::TakeGained;
            }
            AfterLearn::Trash if !(self.deck.hand.is_empty() && self.deck.discard.is_empty()) => {
                self.phase = Phase::Trash { discard: true };
            }
            _ => self.go_on(out),
        }
    }

    /// The card goes to its action slot (KE-OCT-06).
    fn finish_card(&mut self, card: Card, out: Out<'_>) {
        self.deck.slots.push(card);
        self.finish_action(out);
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, ending: Ending, out: Out<'_>) {
        self.phase = Phase::Over { ending };
        self.tell_all(out, SeenEvent::Ended { ending });
    }

    /// KE-EAT-03: between actions, once, and not for nothing.
    pub(crate) fn may_use_food(&self, food: Food) -> Result<(), Refusal> {
        if self.octopus.food[food.index()] != FoodState::Ready {
            return forbid("KE-EAT-02");
        }
        let useful = match food {
            Food::Crab => true,
            Food::Snail => self.deck.draw_count() > 0 || !self.deck.discard.is_empty(),
            Food::Lobster => !self.reef.revealed.is_empty(),
            Food::Abalone => self.most_items(self.exchangeable(self.reef.revealed)) > 0,
        };
        allow(useful, "KE-EAT-03")
    }
}
