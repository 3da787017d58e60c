//! Eating, and the free effect of each eaten food (KE-EAT).

use game_core::Refusal;

use crate::{
    action::{Action, Place},
    event::{Cause, Event, SeenEvent},
    names::{Block, Card, Food, Word},
    phase::{Context, Ending, Phase},
    rules::allow,
    state::{FoodState, Kelp, Out},
};

/// Hand size once the crab is used (KE-EAT-02).
const CRAB_HAND_SIZE: u8 = 5;
/// Items that the abalone lets learn (KE-EAT-02).
const ABALONE_ITEMS: u8 = 3;

impl Kelp {
    /// KE-EAT-01: both are revealed, a shell takes the food's place, the Eat card is trashed.
    pub(crate) fn eat(&mut self, card: Card, food: Food, out: Out<'_>) {
        let zone = self.reef.find(food.block()).expect("an Eat card is played with its food on the board");
        for eaten in [zone, self.octopus_zone()] {
            if self.reef.hidden().contains(eaten) {
                self.uncover(eaten, Cause::Meal, out);
            }
        }
        self.reef.aside.remove(Block::Shell);
        self.reef.blocks[zone.index()] = Block::Shell;
        self.octopus.food[food.index()] = FoodState::Ready;
        self.deck.trash.add(card);
        self.context = Context::Turn;
        self.tell_all(out, SeenEvent::Ate { food, zone, card });
        if self.octopus.food.contains(&FoodState::Uneaten) {
            self.finish_action(out);
        } else {
            self.end(Ending::Feast, out); // KE-END-01
        }
    }

    /// KE-EAT-02.
    pub(crate) fn use_food(&mut self, food: Food, out: Out<'_>) {
        self.octopus.food[food.index()] = FoodState::Used;
        self.tell_all(out, SeenEvent::FoodUsed { food });
        self.context = Context::Food { food };
        match food {
            Food::Crab => {
                self.octopus.hand_size = CRAB_HAND_SIZE;
                self.draw_cards(self.room_in_hand(), out);
            }
            Food::Snail if self.deck.draw_count() > 0 => self.phase = Phase::Snail,
            Food::Snail => self.phase = Phase::SnailTake { searched: false },
            Food::Lobster => {
                for zone in self.reef.revealed.iter() {
                    self.cover(zone, out);
                }
                self.go_on(out);
            }
            Food::Abalone => self.begin_learning(ABALONE_ITEMS, true, out),
        }
    }

    /// KE-EAT-04: without a search there must be something to take.
    pub(crate) fn may_leave_pile(&self) -> Result<(), Refusal> {
        allow(!self.deck.discard.is_empty(), "KE-EAT-03")
    }

    /// The draw pile is shuffled, so nobody knows any longer what lies on top.
    pub(crate) fn search_pile(&mut self, out: Out<'_>) {
        while let Some(card) = self.deck.tops.pop() {
            self.deck.draw.add(card);
        }
        self.tell_all(out, SeenEvent::PileSearched);
        self.phase = Phase::SnailTake { searched: true };
    }

    pub(crate) fn legal_snail_cards(&self, searched: bool, actions: &mut Vec<Action>) {
        if searched {
            actions.extend(self.deck.draw.iter().map(|card| Action::Take { from: Place::Draw, card }));
        }
        actions.extend(self.discarded().map(|card| Action::Take { from: Place::Discard, card }));
    }

    pub(crate) fn may_take_with_snail(&self, from: Place, card: Card, searched: bool) -> Result<(), Refusal> {
        let there = match from {
            Place::Draw => searched && self.deck.draw.contains(card),
            Place::Discard => self.deck.discard.as_slice().contains(&card),
            Place::Hand => false,
        };
        allow(there, "KE-EAT-04")
    }

    pub(crate) fn take_with_snail(&mut self, from: Place, card: Card, out: Out<'_>) {
        self.octopus.snail = true;
        self.deck.hand.add(card);
        if from == Place::Draw {
            self.deck.draw.remove(card);
            self.tell(out, Event::CardFound { card });
        } else {
            self.take_from_discard(card);
            self.tell_all(out, SeenEvent::CardTaken { card });
        }
        self.go_on(out);
    }
}
