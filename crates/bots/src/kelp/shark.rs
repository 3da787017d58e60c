//! What an action is worth to a greedy Shark.
//!
//! The Shark starves: every missed strike and every purchase costs one of seven places on the Hunger track, and dice
//! that are left over pile up as Energy until it must buy. So blue dice go to the board and yellow ones into a search
//! wherever they fit; red ones strike only where the Octopus probably is; and Energy is spent late and for red dice.

mod water;

use kelp::{
    Action, DieChoice, View,
    names::{Colour, Face, SharkCard, Word, Zone},
    tables::SharkEffect,
};

use self::water::Water;
use super::Marginals;

/// The worth of actions in `view`; an action that ends a choice is worth 0.
pub(super) fn worth<'a>(view: &'a View, belief: &'a Marginals) -> impl Fn(Action) -> f64 + 'a {
    let hunt = Hunt { view, water: Water { view, belief } };
    move |action| hunt.worth(action)
}

struct Hunt<'a> {
    view: &'a View,
    water: Water<'a>,
}

impl Hunt<'_> {
    fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Place { zone } => self.place(zone),
            Action::Dice { count } => f64::from(count),
            Action::Fetch { space } => self.water.hope(space),
            Action::Card { card } => self.use_card(card),
            Action::Return { colour } => -taste(colour),
            Action::Want { colour } => taste(colour),
            Action::Reroll { die } => self.lacks(die),
            Action::Feed { die } => 3.0 - taste(die.colour()) - 0.1 * f64::from(die.value()),
            Action::Turn { die } => 7.0 - f64::from(die.value()),
            Action::Raise { die } => 0.1 + self.lacks(die),
            Action::Save { die } => taste(die.colour()) + 0.1 * f64::from(die.value()),
            Action::Current { die } => self.place_current(die),
            Action::At { space } => self.water.current(space),
            Action::Swim { space } => 10.0 + self.water.swim(space),
            Action::Force { space } => 10.0 + self.water.promise(space),
            Action::Aim { die, zone } => self.aim(die, zone),
            Action::Resolve { zone } => -self.water.octopus_at(zone),
            Action::Store { die } => taste(Colour::Red) - taste(die.colour()) - 0.1 * f64::from(die.value()),
            Action::Spend {} => self.spend(),
            Action::Buy { card } => self.price(card),
            _ => 0.0,
        }
    }

    /// A shuffled block is wanted where it is easily searched, near the Shark.
    fn place(&self, zone: Zone) -> f64 {
        let near = self.view.shark.shark.is_some_and(|shark| shark.touches.contains(zone));
        6.0 - f64::from(self.view.zones[zone.index()].value) + if near { 2.0 } else { 0.0 }
    }

    fn hunger_left(&self) -> usize {
        usize::from(self.view.options.hunger) - self.view.shark.hunger.len()
    }

    fn aim(&self, die: DieChoice, zone: Zone) -> f64 {
        let chance = self.water.octopus_at(zone);
        match die.face.colour() {
            Colour::Red if chance >= self.least_chance(die) => {
                10.0 * chance - 0.1 * f64::from(die.face.value())
            }
            Colour::Yellow => 0.7 + chance - 0.1 * f64::from(die.face.value()),
            Colour::Red | Colour::Blue => -1.0,
        }
    }

    /// How sure the Shark must be to strike. A red die that is not used becomes Energy, and with the third one the
    /// Shark must buy, which costs as much as a miss.
    fn least_chance(&self, die: DieChoice) -> f64 {
        let must_buy = !die.saved && self.view.shark.energy.total() >= 2;
        match (must_buy, self.hunger_left()) {
            (true, 0 | 1) => 0.01,
            (true, _) => 0.35,
            (false, _) => 0.5,
        }
    }

    /// By how much a die falls short of what the likeliest zone within reach asks for.
    fn lacks(&self, die: Face) -> f64 {
        let wanted = self.water.wanted_value();
        match die.colour() {
            Colour::Blue => -1.0,
            Colour::Yellow | Colour::Red if die.value() >= wanted => -1.0,
            Colour::Yellow => f64::from(wanted - die.value()),
            Colour::Red => 1.0 + f64::from(wanted - die.value()),
        }
    }

    /// Energy is spent unforced only for red dice that the Shark needs.
    fn spend(&self) -> f64 {
        let budget: u32 = self.view.shark.energy.iter_all().map(|die: Face| u32::from(die.value())).sum();
        let row = self.view.shark.row.iter().flatten();
        let best = row.filter(|row| u32::from(row.cost) <= budget).map(|row| row.dice.red).max().unwrap_or(0);
        let tempting = match self.reds() {
            0 => best > 0,
            1 => best > 1 && self.hunger_left() > 2,
            _ => false,
        };
        if tempting { 1.0 } else { -1.0 }
    }

    /// Red dice that can still strike.
    fn reds(&self) -> usize {
        let shark = &self.view.shark;
        let bag = usize::from(shark.bag.map_or(0, |bag| bag.red));
        let saved = shark.saved.iter().map(|saved| saved.die);
        let seen = shark.energy.iter_all().chain(shark.pool.iter_all()).chain(saved);
        bag + seen.filter(|die: &Face| die.colour() == Colour::Red).count()
    }

    /// Blue dice are kept as Energy only to buy a red die when there is none.
    fn place_current(&self, die: DieChoice) -> f64 {
        let value = 0.1 * f64::from(die.face.value());
        if !die.saved && self.reds() == 0 { -1.0 } else { 1.0 + value }
    }

    fn price(&self, card: SharkCard) -> f64 {
        let row = self.view.shark.row.iter().flatten().find(|row| row.card == card);
        row.map_or(0.0, |row| {
            let dice =
                3.0 * f64::from(row.dice.red) + f64::from(row.dice.yellow) - 0.5 * f64::from(row.dice.blue);
            dice + liking(self.effect(card))
        })
    }

    fn effect(&self, card: SharkCard) -> SharkEffect {
        self.view.tables().shark_card(card).effect
    }

    fn use_card(&self, card: SharkCard) -> f64 {
        let pool = || self.view.shark.pool.iter_all();
        let chance = self.water.best_chance();
        let reds = self.view.shark.bag.map_or(0, |bag| bag.red);
        let useful = match self.effect(card) {
            SharkEffect::Expose | SharkEffect::IgnoreTrap => true,
            SharkEffect::ExtraDie => chance > 0.3,
            SharkEffect::ChooseDie => chance > 0.5 && self.view.shark.rolling.red == 0 && reds > 0,
            SharkEffect::Reroll { .. } | SharkEffect::Raise { .. } => pool().any(|die| self.lacks(die) > 0.5),
            SharkEffect::SaveDie => {
                chance < 0.34 && pool().any(|die| die.colour() == Colour::Red && die.value() > 3)
            }
            SharkEffect::TurnBack => self.water.should_turn(),
            SharkEffect::ExtraLeg => self.water.should_go_on(),
            SharkEffect::Nothing | SharkEffect::FeedAndTurn => false,
        };
        if useful { 5.0 } else { -1.0 }
    }
}

/// How much a Shark likes dice of a colour.
fn taste(colour: Colour) -> f64 {
    match colour {
        Colour::Blue => 0.0,
        Colour::Yellow => 1.0,
        Colour::Red => 2.0,
    }
}

/// How much it likes what a card does.
fn liking(effect: SharkEffect) -> f64 {
    match effect {
        SharkEffect::Expose => 3.0,
        SharkEffect::ChooseDie | SharkEffect::SaveDie => 2.0,
        SharkEffect::ExtraDie | SharkEffect::ExtraLeg => 1.0,
        SharkEffect::Reroll { .. } | SharkEffect::Raise { .. } => 0.8,
        SharkEffect::TurnBack | SharkEffect::IgnoreTrap => 0.4,
        SharkEffect::Nothing | SharkEffect::FeedAndTurn => 0.0,
    }
}
