//! Step 6: Energy (KE-ENG).

use game_core::Refusal;

use crate::{
    action::Action,
    collections::{Faces, SharkCards},
    event::{DiePlace, SeenEvent},
    names::{Colour, Face, SharkCard, Word},
    phase::Phase,
    rules::allow,
    state::{ENERGY_SLOTS, Kelp, Out},
    tables::Power,
};

impl Kelp {
    /// All dice left in the pool are stored; with too few free slots the Shark picks (KE-ENG-01).
    pub(crate) fn begin_energy(&mut self, out: Out<'_>) {
        let free = ENERGY_SLOTS - self.dice.energy.total();
        if self.dice.pool.total() > free {
            self.phase = Phase::Store { left: free as u8 };
            return;
        }
        for die in self.dice.pool.iter_all() {
            self.store_die(die, out);
        }
        self.stored(out);
    }

    fn store_die(&mut self, die: Face, out: Out<'_>) {
        self.dice.pool.remove(die);
        self.dice.energy.add(die);
        self.tell_all(out, SeenEvent::DieMoved { die, to: DiePlace::Energy });
    }

    pub(crate) fn may_store(&self, die: Face) -> Result<(), Refusal> {
        allow(self.dice.pool.contains(die), "KE-ENG-01")
    }

    pub(crate) fn store(&mut self, die: Face, left: u8, out: Out<'_>) {
        self.store_die(die, out);
        if left > 1 {
            self.phase = Phase::Store { left: left - 1 };
            return;
        }
        for die in std::mem::replace(&mut self.dice.pool, Faces::EMPTY).iter_all() {
            self.bag_die(die, out);
        }
        self.stored(out);
    }

    /// KE-ENG-02: with three dice spending is forced, unless nothing is affordable (KE-ENG-06).
    fn stored(&mut self, out: Out<'_>) {
        let full = self.dice.energy.total() == ENERGY_SLOTS;
        let affordable = self.affordable(self.budget()).next().is_some();
        match (full, affordable) {
            (true, true) => self.begin_spending(out),
            (true, false) => self.energy_to_bag(out),
            (false, true) => self.phase = Phase::Spend,
            (false, false) => self.end_shark_turn(out),
        }
    }

    fn energy_to_bag(&mut self, out: Out<'_>) {
        for die in std::mem::replace(&mut self.dice.energy, Faces::EMPTY).iter_all() {
            self.bag_die(die, out);
        }
        self.end_shark_turn(out);
    }

    /// KE-ENG-07: the pips, and the bonus of a growth tile.
    pub(crate) fn budget(&self) -> u8 {
        let pips: u8 = self.dice.energy.iter_all().map(Face::value).sum();
        let bonus = |power: Power| match power {
            Power::Energy { least, most, bonus } if (least..=most).contains(&pips) => bonus,
            _ => 0,
        };
        pips + self.power().map(bonus).sum::<u8>()
    }

    /// Cards of the row that cost at most `budget`, each name once.
    fn affordable(&self, budget: u8) -> impl Iterator<Item = SharkCard> {
        let row: SharkCards = self.cards.row.iter().flatten().copied().collect();
        let tables = self.tables;
        row.iter().filter(move |card| tables.shark_card(*card).cost <= budget)
    }

    pub(crate) fn begin_spending(&mut self, out: Out<'_>) {
        self.hunt.budget = self.budget();
        self.hunt.bought = 0;
        self.hunt.lowered = false;
        self.tell_all(out, SeenEvent::SpendingBegan { budget: self.hunt.budget });
        self.phase = Phase::Buy;
    }

    pub(crate) fn legal_buys(&self, actions: &mut Vec<Action>) {
        actions.extend(self.affordable(self.hunt.budget).map(|card| Action::Buy { card }));
        let lowerable = self.dice.energy.iter().filter(|die| self.may_lower(*die).is_ok());
        actions.extend(lowerable.map(|die| Action::Lower { die }));
        if self.hunt.bought > 0 {
            actions.push(Action::Done {});
        }
    }

    pub(crate) fn may_buy(&self, card: SharkCard) -> Result<(), Refusal> {
        let there = self.affordable(self.hunt.budget).any(|other| other == card);
        allow(there, "KE-ENG-02")
    }

    /// KE-ENG-02: whoever spends buys at least one card.
    pub(crate) fn may_stop_buying(&self) -> Result<(), Refusal> {
        allow(self.hunt.bought > 0, "KE-ENG-02")
    }

    /// KE-ENG-04: once, before the first purchase, a die of 2 or more.
    pub(crate) fn may_lower(&self, die: Face) -> Result<(), Refusal> {
        let first = self.hunt.bought == 0 && !self.hunt.lowered;
        let there = self.dice.energy.contains(die) && die.value() > 1;
        let worth = self.cards.row.iter().flatten().any(|card| self.may_replace(*card).is_ok());
        allow(first && there && worth, "KE-ENG-04")
    }

    /// KE-ENG-04: another card of the row is affordable after lowering, and the deck is not empty.
    pub(crate) fn may_replace(&self, card: SharkCard) -> Result<(), Refusal> {
        let Some(slot) = self.slot_of(card) else { return allow(false, "KE-ENG-04") };
        let others = self.cards.row.iter().enumerate().filter(|(other, _)| *other != slot);
        let mut costs = others.filter_map(|(_, card)| card.map(|card| self.tables.shark_card(card).cost));
        let affordable = costs.any(|cost| cost < self.hunt.budget);
        allow(affordable && !self.cards.deck.is_empty(), "KE-ENG-04")
    }

    pub(crate) fn legal_replacements(&self, actions: &mut Vec<Action>) {
        let row: SharkCards = self.cards.row.iter().flatten().copied().collect();
        let cards = row.iter().filter(|card| self.may_replace(*card).is_ok());
        actions.extend(cards.map(|card| Action::Replace { card }));
    }

    fn slot_of(&self, card: SharkCard) -> Option<usize> {
        self.cards.row.iter().position(|other| *other == Some(card))
    }

    fn take_from_row(&mut self, card: SharkCard) -> u8 {
        let slot = self.slot_of(card).expect("the card was seen in the row");
        self.cards.row[slot] = None;
        slot as u8
    }

    pub(crate) fn replace(&mut self, die: Face, card: SharkCard, out: Out<'_>) {
        self.dice.energy.remove(die);
        self.dice.energy.add(Face::new(die.colour(), die.value() - 1));
        self.hunt.budget -= 1;
        self.hunt.lowered = true;
        let slot = self.take_from_row(card);
        self.cards.trash.add(card);
        self.tell_all(out, SeenEvent::CardReplaced { slot, card, die });
        self.fill_row(out);
    }

    /// The row is refilled after each purchase (KE-ENG-02).
    pub(crate) fn buy(&mut self, card: SharkCard, out: Out<'_>) {
        let slot = self.take_from_row(card);
        self.cards.fresh.add(card);
        self.hunt.budget -= self.tables.shark_card(card).cost;
        self.hunt.bought += 1;
        self.cards.bought += 1;
        self.tell_all(out, SeenEvent::CardBought { slot, card });
        self.gain_dice(card, out);
        self.fill_row(out);
    }

    /// KE-ENG-03: at once from the supply to the bag; a colour that has run out gives what is left.
    fn gain_dice(&mut self, card: SharkCard, out: Out<'_>) {
        for colour in Colour::ALL {
            let index = colour.index();
            let count = self.tables.shark_card(card).dice[index].min(self.dice.supply[index]);
            if count > 0 {
                self.dice.supply[index] -= count;
                self.dice.bag[index] += count;
                self.tell_all(out, SeenEvent::DiceGained { colour: *colour, count });
            }
        }
    }

    /// After a purchase or a replacement and the refill.
    pub(crate) fn buy_on(&mut self, out: Out<'_>) {
        if self.affordable(self.hunt.budget).next().is_some() {
            self.phase = Phase::Buy;
        } else {
            self.end_spending(out);
        }
    }

    /// KE-ENG-05: one die, of choice, for the Hunger track.
    pub(crate) fn end_spending(&mut self, out: Out<'_>) {
        let mut dice = self.dice.energy.iter();
        match (dice.next(), dice.next()) {
            (Some(only), None) => self.feed_energy(only, out),
            _ => self.phase = Phase::FeedEnergy,
        }
    }

    pub(crate) fn may_feed_energy(&self, die: Face) -> Result<(), Refusal> {
        allow(self.dice.energy.contains(die), "KE-ENG-05")
    }

    pub(crate) fn feed_energy(&mut self, die: Face, out: Out<'_>) {
        self.dice.energy.remove(die);
        if !self.feed_hunger(die, out) {
            self.energy_to_bag(out);
        }
    }
}
