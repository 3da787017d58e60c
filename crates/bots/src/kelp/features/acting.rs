//! What is done.

use kelp::{
    Action, Item, Phase, Place, Stand, View,
    names::{Block, Card, Colour, Face, SharkCard, Space, Word, Zone},
};

use super::{
    STEPS,
    seeing::{distance, reaching, stand_number},
    step,
};
use crate::kelp::marginals;

const VERBS: usize = 43;
const VERB: usize = 0;
/// Verbs with an Octopus card.
const CARD: usize = VERB + VERBS;
const CARD_VERBS: usize = 7;
const SHARK_CARD: usize = CARD + CARD_VERBS * 32;
const SHARK_CARD_VERBS: usize = 3;
const DIE: usize = SHARK_CARD + SHARK_CARD_VERBS * 32;
const DIE_VERBS: usize = 9;
const SAVED: usize = DIE + DIE_VERBS * 18;
const COLOUR: usize = SAVED + 1;
const ZONE: usize = COLOUR + 2 * 3;
const ZONE_VERBS: usize = 8;
/// Where (9), what stands there (12), how (3), its value (7), the belief in Octopus and food, near the Shark or not.
const ZONE_ROWS: usize = 9 + 12 + 3 + 7 + 2 * STEPS + 2;
const SWAP: usize = ZONE + ZONE_VERBS * ZONE_ROWS;
const SWAP_BLOCKS: usize = SWAP + 9 * 9;
const TO: usize = SWAP_BLOCKS + 12 * 12;
const TO_NEAR: usize = TO + 9;
const TO_FOOD: usize = TO_NEAR + 2;
const SPACE: usize = TO_FOOD + 6;
const SPACE_VERBS: usize = 6;
/// Where (16), the belief beside it, what the pool reaches there, the Current on it.
const SPACE_ROWS: usize = 16 + STEPS + 3 * STEPS + 7;
const ITEM: usize = SPACE + SPACE_VERBS * SPACE_ROWS;
const AIM: usize = ITEM + 4 + 11 + 32;
const DICE: usize = AIM + 2 * 3 * STEPS;
const FOOD: usize = DICE + 12;
const STANCE: usize = FOOD + 4;
pub(super) const FEATURES: usize = STANCE + 3;

struct Deed<'a> {
    view: &'a View,
    feature: &'a mut dyn FnMut(u16),
}

/// Names the features of `action`.
pub(super) fn write(view: &View, action: Action, feature: &mut dyn FnMut(u16)) {
    let mut deed = Deed { view, feature };
    deed.one(VERB + verb(action));
    match action {
        Action::Den { space } => deed.space(0, space),
        Action::At { space } => deed.space(1, space),
        Action::Swim { space } => deed.space(2, space),
        Action::Force { space } => deed.space(3, space),
        Action::Remove { space } => deed.space(4, space),
        Action::Fetch { space } => deed.space(5, space),
        Action::Play { card } => deed.card(0, card),
        Action::Discard { card } => deed.card(1, card),
        Action::Top { card } => deed.card(2, card),
        Action::Take { from, card } => deed.card(if from == Place::Draw { 3 } else { 4 }, card),
        Action::Trash { from, card } => deed.card(if from == Place::Hand { 5 } else { 6 }, card),
        Action::Card { card } => deed.shark_card(0, card),
        Action::Buy { card } => deed.shark_card(1, card),
        Action::Replace { card } => deed.shark_card(2, card),
        Action::Reveal { zone } => deed.zone(0, zone),
        Action::Pick { zone } => deed.zone(1, zone),
        Action::Hide { zone } => deed.zone(2, zone),
        Action::Exchange { zone } => deed.exchange(zone),
        Action::Place { zone } => deed.zone(4, zone),
        Action::Resolve { zone } => deed.zone(5, zone),
        Action::Aim { die, zone } => deed.aim(die.face, die.saved, zone),
        Action::Swap { a, b } => deed.swap(a, b),
        Action::Gain { item } => deed.item(item),
        Action::Reroll { die } => deed.die(0, die),
        Action::Feed { die } => deed.die(1, die),
        Action::Turn { die } => deed.die(2, die),
        Action::Raise { die } => deed.die(3, die),
        Action::Save { die } => deed.die(4, die),
        Action::Store { die } => deed.die(5, die),
        Action::Lower { die } => deed.die(6, die),
        Action::Current { die } => deed.current(die.face, die.saved),
        Action::Return { colour } => deed.one(COLOUR + colour.index()),
        Action::Want { colour } => deed.one(COLOUR + 3 + colour.index()),
        Action::Dice { count } => deed.one(DICE + usize::from(count.min(11))),
        Action::Food { food } => deed.one(FOOD + food.index()),
        Action::Choose { stance } => deed.one(STANCE + stance.index()),
        Action::Draw {} | Action::End {} | Action::Search {} | Action::Leave {} | Action::Use {} => (),
        Action::Done {} | Action::Roll {} | Action::Spend {} => (),
    }
}

impl Deed<'_> {
    fn one(&mut self, number: usize) {
        (self.feature)(number as u16);
    }

    fn card(&mut self, verb: usize, card: Card) {
        self.one(CARD + verb * 32 + card.index());
    }

    fn shark_card(&mut self, verb: usize, card: SharkCard) {
        self.one(SHARK_CARD + verb * 32 + card.index());
    }

    fn die(&mut self, verb: usize, die: Face) {
        self.one(DIE + verb * 18 + die.index());
    }

    fn current(&mut self, die: Face, saved: bool) {
        self.die(7, die);
        if saved {
            self.one(SAVED);
        }
    }

    fn block(&self, zone: Zone) -> usize {
        self.view.zones[zone.index()].block.map_or(11, Word::index)
    }

    fn is_near(&self, zone: Zone) -> bool {
        self.view.shark.shark.is_some_and(|shark| shark.touches.contains(zone))
    }

    fn zone(&mut self, verb: usize, zone: Zone) {
        let base = ZONE + verb * ZONE_ROWS;
        let seen = &self.view.zones[zone.index()];
        let belief = marginals(self.view)[zone.index()];
        self.one(base + zone.index());
        self.one(base + 9 + self.block(zone));
        self.one(base + 21 + stand_number(seen.stand));
        self.one(base + 24 + usize::from(seen.value.min(6)));
        self.one(base + 31 + step(belief[Block::Octopus.index()]));
        let food: f64 = belief[Block::Crab.index()..=Block::Abalone.index()].iter().sum();
        self.one(base + 31 + STEPS + step(food));
        self.one(base + 31 + 2 * STEPS + usize::from(self.is_near(zone)));
    }

    fn exchange(&mut self, zone: Zone) {
        self.zone(3, zone);
        if let Phase::Exchange { item } = self.view.phase {
            self.item(item);
        }
    }

    fn aim(&mut self, die: Face, saved: bool, zone: Zone) {
        self.zone(if die.colour() == Colour::Red { 6 } else { 7 }, zone);
        self.die(8, die);
        let seen = &self.view.zones[zone.index()];
        let chance = marginals(self.view)[zone.index()][Block::Octopus.index()];
        let red = usize::from(die.colour() == Colour::Red);
        let how = if seen.stand == Stand::Revealed {
            2
        } else {
            usize::from(reaching(self.view, Colour::Red, seen.value) > 0)
        };
        self.one(AIM + (red * 3 + how) * STEPS + step(chance));
        if saved {
            self.one(SAVED);
        }
    }

    fn swap(&mut self, a: Zone, b: Zone) {
        self.one(SWAP + a.index() * 9 + b.index());
        self.one(SWAP_BLOCKS + self.block(a) * 12 + self.block(b));
        let to = match self.view.find(Block::Octopus) {
            Some(own) if own == a => b,
            Some(own) if own == b => a,
            _ => return,
        };
        self.one(TO + to.index());
        self.one(TO_NEAR + usize::from(self.is_near(to)));
        let is_food = |block: Option<Block>| block.is_some_and(|block| block.food().is_some());
        let foods = self.view.zones.iter().filter(|zone| is_food(zone.block));
        let beside = foods.filter(|zone| distance(zone.zone, to) == 1).count();
        self.one(TO_FOOD + beside.min(5));
    }

    fn space(&mut self, verb: usize, space: Space) {
        let base = SPACE + verb * SPACE_ROWS;
        self.one(base + space.index());
        let belief = marginals(self.view);
        let (mut beside, mut search, mut strike, mut both) = (0.0, 0.0, 0.0, 0.0);
        for zone in self.view.board().touches(space).iter() {
            let chance = belief[zone.index()][Block::Octopus.index()];
            let value = self.view.zones[zone.index()].value;
            let red = reaching(self.view, Colour::Red, value) > 0;
            let yellow = reaching(self.view, Colour::Yellow, value) > 0;
            beside += chance;
            search += if yellow { chance } else { 0.0 };
            strike += if red { chance } else { 0.0 };
            both += if red && yellow { chance } else { 0.0 };
        }
        for (kind, chance) in [beside, search, strike, both].into_iter().enumerate() {
            self.one(base + 16 + kind * STEPS + step(chance));
        }
        self.one(base + 16 + 4 * STEPS + usize::from(self.view.current(space).min(6)));
    }

    fn item(&mut self, item: Item) {
        match item {
            Item::Card(pile) => {
                self.one(ITEM + pile.index());
                if let Some(top) = self.view.octopus.piles[pile.index()].top {
                    self.one(ITEM + 15 + top.index());
                }
            }
            Item::Block(block) => self.one(ITEM + 4 + block.index()),
        }
    }
}

const fn verb(action: Action) -> usize {
    match action {
        Action::Den { .. } => 0,
        Action::Play { .. } => 1,
        Action::Draw {} => 2,
        Action::Discard { .. } => 3,
        Action::Food { .. } => 4,
        Action::End {} => 5,
        Action::Reveal { .. } => 6,
        Action::Swap { .. } => 7,
        Action::Pick { .. } => 8,
        Action::Hide { .. } => 9,
        Action::Gain { .. } => 10,
        Action::Exchange { .. } => 11,
        Action::Top { .. } => 12,
        Action::Take { .. } => 13,
        Action::Trash { .. } => 14,
        Action::Search {} => 15,
        Action::Leave {} => 16,
        Action::Remove { .. } => 17,
        Action::Use {} => 18,
        Action::Done {} => 19,
        Action::Choose { .. } => 20,
        Action::Place { .. } => 21,
        Action::Dice { .. } => 22,
        Action::Fetch { .. } => 23,
        Action::Card { .. } => 24,
        Action::Roll {} => 25,
        Action::Return { .. } => 26,
        Action::Want { .. } => 27,
        Action::Reroll { .. } => 28,
        Action::Feed { .. } => 29,
        Action::Turn { .. } => 30,
        Action::Raise { .. } => 31,
        Action::Save { .. } => 32,
        Action::Current { .. } => 33,
        Action::At { .. } => 34,
        Action::Swim { .. } => 35,
        Action::Force { .. } => 36,
        Action::Aim { .. } => 37,
        Action::Resolve { .. } => 38,
        Action::Store { .. } => 39,
        Action::Spend {} => 40,
        Action::Buy { .. } => 41,
        Action::Lower { .. } | Action::Replace { .. } => 42,
    }
}
