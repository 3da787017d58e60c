//! What is seen.

use kelp::{
    BoardSide, Context, FoodState, OctopusView, Phase, SharkSide, Stand, View,
    names::{Block, Colour, Face, Food, Word, Zone},
};

use super::{STEPS, step};
use crate::kelp::marginals;

const ZONES: usize = 0;
/// Blocks seen (11), blocks the Shark remembers (11), how it stands (3), the Shark's belief in Octopus, food and traps.
const ZONE: usize = 11 + 11 + 3 + 3 * STEPS;
const OWN: usize = ZONES + 9 * ZONE;
const OWN_SHARK: usize = OWN + 9;
const EXPOSURE: usize = OWN_SHARK + 9 * 16;
const FOOD_NEAR: usize = EXPOSURE + STEPS;
const SPACE: usize = FOOD_NEAR + 4 * 5;
const FACING: usize = SPACE + 16;
const CURRENTS: usize = FACING + 16 * 3;
const DICE: usize = CURRENTS + 16 * 7;
const DICE_STEPS: usize = 8;
const POOL: usize = DICE + 3 * 3 * DICE_STEPS;
const ENERGY: usize = POOL + 18 * 4;
const HUNGER: usize = ENERGY + 18 * 3;
const GROWTH: usize = HUNGER + 8;
const SAVED: usize = GROWTH + 5 * 4;
const AIMED: usize = SAVED + 18 * 2;
const ROW: usize = AIMED + 9 * 18;
const READY: usize = ROW + 32;
const FRESH: usize = READY + 32;
const SMALL: usize = FRESH + 32;
/// Rerolls, budget, bought, ridden.
const SMALLS: usize = 20;
const HAND: usize = SMALL + 4 * SMALLS;
const HAND_KNOWN: usize = HAND + 32 * 2;
const UNSEEN: usize = HAND_KNOWN + 32 * 2;
const TOPS: usize = UNSEEN + 32 * 2;
const DISCARD: usize = TOPS + 32;
const SLOTS: usize = DISCARD + 32 * 2;
const PILES: usize = SLOTS + 32;
const PILE: usize = 33 + 8;
const COUNTS: usize = PILES + 4 * PILE;
/// Hand, hand size, draw pile, actions, free room in hand.
const COUNT: usize = 12;
const FOOD: usize = COUNTS + 5 * COUNT;
const ASIDE: usize = FOOD + 4 * 3 + 1;
const BAG: usize = ASIDE + 11 * 4;
const DRAWN: usize = BAG + 11 * 2;
const LEARNING: usize = DRAWN + 11;
const DUEL: usize = LEARNING + 5 + 9;
const PHASE: usize = DUEL + 3 + 3 + 3;
const PHASES: usize = 48;
const CONTEXT: usize = PHASE + PHASES;
const REVEALED: usize = CONTEXT + 8 + 32;
const EATEN: usize = REVEALED + 10;
const NIGHT: usize = EATEN + 5;
const ROUND: usize = NIGHT + 1;
/// The last two are for the critic: who is to decide.
pub(super) const FEATURES: usize = ROUND + 10 + 2;

struct Writer<'a>(&'a mut Vec<u16>);

impl Writer<'_> {
    fn one(&mut self, feature: usize) {
        self.0.push(feature as u16);
    }

    fn number(&mut self, base: usize, number: usize, steps: usize) {
        self.one(base + number.min(steps - 1));
    }

    /// The first, second and so on of each word, `most` of them at most.
    fn counted<T: Word>(&mut self, base: usize, words: impl Iterator<Item = T>, most: usize) {
        let mut counts = [0_u8; 32];
        for word in words {
            let count = &mut counts[word.index()];
            if usize::from(*count) < most {
                self.one(base + word.index() * most + usize::from(*count));
                *count += 1;
            }
        }
    }
}

/// Appends the features of `view`.
pub(super) fn write(view: &View, active: &mut Vec<u16>) {
    let mut write = Writer(active);
    zones(view, &mut write);
    shark(&view.shark, &mut write);
    octopus(&view.octopus, &mut write);
    situation(view, &mut write);
}

fn zones(view: &View, write: &mut Writer<'_>) {
    let belief = marginals(view);
    for (number, zone) in view.zones.iter().enumerate() {
        let base = ZONES + number * ZONE;
        if let Some(block) = zone.block {
            write.one(base + block.index());
        }
        if let Some(block) = zone.remembered {
            write.one(base + 11 + block.index());
        }
        write.one(base + 22 + stand_number(zone.stand));
        let chances = &belief[number];
        let food: f64 = chances[Block::Crab.index()..=Block::Abalone.index()].iter().sum();
        let trap: f64 = chances[Block::TrapHide.index()..=Block::TrapDen.index()].iter().sum();
        for (kind, chance) in [chances[Block::Octopus.index()], food, trap].into_iter().enumerate() {
            write.one(base + 25 + kind * STEPS + step(chance));
        }
    }
    let Some(own) = view.find(Block::Octopus) else { return };
    write.one(OWN + own.index());
    if let Some(shark) = view.shark.shark {
        write.one(OWN_SHARK + own.index() * 16 + shark.space.index());
    }
    write.one(EXPOSURE + step(belief[own.index()][Block::Octopus.index()]));
    for food in Food::ALL {
        if let Some(zone) = view.find(food.block()) {
            write.one(FOOD_NEAR + food.index() * 5 + distance(zone, own));
        }
    }
}

fn shark(shark: &SharkSide, write: &mut Writer<'_>) {
    if let Some(place) = shark.shark {
        write.one(SPACE + place.space.index());
        write.one(FACING + place.space.index() * 3 + usize::from(place.facing.unwrap_or(0)));
    }
    for current in &shark.currents {
        write.one(CURRENTS + current.space.index() * 7 + usize::from(current.value));
    }
    let bag = shark.bag.map(|bag| [bag.blue, bag.yellow, bag.red]);
    let supply = [shark.supply.blue, shark.supply.yellow, shark.supply.red];
    let rolling = [shark.rolling.blue, shark.rolling.yellow, shark.rolling.red];
    for (place, dice) in [bag.unwrap_or([0; 3]), supply, rolling].into_iter().enumerate() {
        for (colour, count) in dice.into_iter().enumerate() {
            write.number(DICE + (place * 3 + colour) * DICE_STEPS, usize::from(count), DICE_STEPS);
        }
    }
    write.counted(POOL, shark.pool.iter_all(), 4);
    write.counted(ENERGY, shark.energy.iter_all(), 3);
    write.number(HUNGER, shark.hunger.len(), 8);
    write.one(GROWTH + usize::from(shark.tiles.min(4)) * 4 + shark.growth.len().min(3));
    for saved in &shark.saved {
        write.one(SAVED + saved.die.index() * 2 + usize::from(saved.ready));
    }
    for aimed in &shark.aimed {
        write.one(AIMED + aimed.zone.index() * 18 + aimed.die.index());
    }
    shark.row.iter().flatten().for_each(|row| write.one(ROW + row.card.index()));
    shark.ready.iter().for_each(|card| write.one(READY + card.index()));
    shark.fresh.iter().for_each(|card| write.one(FRESH + card.index()));
    for (kind, number) in [shark.rerolls, shark.budget, shark.bought, shark.ridden].into_iter().enumerate() {
        write.number(SMALL + kind * SMALLS, usize::from(number), SMALLS);
    }
}

fn octopus(octopus: &OctopusView, write: &mut Writer<'_>) {
    if let Some(hand) = octopus.hand {
        write.counted(HAND, hand.iter_all(), 2);
    }
    write.counted(HAND_KNOWN, octopus.hand_known.iter_all(), 2);
    write.counted(UNSEEN, octopus.unseen.iter_all(), 2);
    if let Some(top) = octopus.draw_tops.last() {
        write.one(TOPS + top.index());
    }
    write.counted(DISCARD, octopus.discard.iter().copied(), 2);
    octopus.slots.iter().for_each(|card| write.one(SLOTS + card.index()));
    for (number, pile) in octopus.piles.iter().enumerate() {
        let base = PILES + number * PILE;
        write.one(base + pile.top.map_or(32, Word::index));
        write.number(base + 33, usize::from(pile.count), 8);
    }
    let room = octopus.hand_size.saturating_sub(octopus.hand_count);
    let counts = [octopus.hand_count, octopus.hand_size, octopus.draw_count, octopus.actions, room];
    for (kind, number) in counts.into_iter().enumerate() {
        write.number(COUNTS + kind * COUNT, usize::from(number), COUNT);
    }
    for (number, food) in octopus.food.iter().enumerate() {
        write.one(FOOD + number * 3 + food_number(*food));
    }
    if octopus.snail {
        write.one(FOOD + 12);
    }
    write.counted(ASIDE, octopus.aside.iter_all(), 4);
    if let Some(bag) = octopus.bag {
        write.counted(BAG, bag.iter_all(), 2);
    }
    if let Some(block) = octopus.drawn {
        write.one(DRAWN + block.index());
    }
    write.number(EATEN, octopus.food.iter().filter(|food| **food != FoodState::Uneaten).count(), 5);
}

fn situation(view: &View, write: &mut Writer<'_>) {
    if let Some(learning) = view.learning {
        write.number(LEARNING, usize::from(learning.left), 5);
        learning.exchangeable.iter().for_each(|zone| write.one(LEARNING + 5 + zone.index()));
    }
    view.duel.left.iter().for_each(|stance| write.one(DUEL + stance.index()));
    if let Some(stance) = view.duel.octopus {
        write.one(DUEL + 3 + stance.index());
    }
    if let Some(stance) = view.duel.shark {
        write.one(DUEL + 6 + stance.index());
    }
    write.one(PHASE + phase_number(view.phase));
    context(view.context, write);
    let revealed = view.zones.iter().filter(|zone| zone.stand == Stand::Revealed).count();
    write.one(REVEALED + revealed);
    if view.options.board == BoardSide::Night {
        write.one(NIGHT);
    }
    write.number(ROUND, usize::from(view.round) / 4, 10);
}

fn context(context: Context, write: &mut Writer<'_>) {
    let number = match context {
        Context::Setup => 0,
        Context::Turn => 1,
        Context::Discard => 2,
        Context::Card { card, .. } => {
            write.one(CONTEXT + 8 + card.index());
            3
        }
        Context::Food { .. } => 4,
        Context::Shark => 5,
        Context::Trap { .. } => 6,
        Context::Escape { .. } => 7,
    };
    write.one(CONTEXT + number);
}

/// Steps between two zones: rows and columns.
pub(super) fn distance(one: Zone, two: Zone) -> usize {
    let (one, two) = (one.index(), two.index());
    (one / 3).abs_diff(two / 3) + (one % 3).abs_diff(two % 3)
}

/// How many dice of a colour in the pool reach a value.
pub(super) fn reaching(view: &View, colour: Colour, value: u8) -> usize {
    view.shark.pool.iter_all().filter(|die: &Face| die.colour() == colour && die.value() >= value).count()
}

pub(super) const fn stand_number(stand: Stand) -> usize {
    match stand {
        Stand::Hidden => 0,
        Stand::Revealed => 1,
        Stand::Empty => 2,
    }
}

const fn food_number(food: FoodState) -> usize {
    match food {
        FoodState::Uneaten => 0,
        FoodState::Ready => 1,
        FoodState::Used => 2,
    }
}

/// A number for what is asked; what only chance answers is 0.
const fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::LayBlock | Phase::TurnPile { .. } | Phase::FillRow | Phase::DrawCards { .. } => 0,
        Phase::DrawBlock | Phase::DrawDie { .. } | Phase::Roll | Phase::Expose | Phase::ExtraDie => 0,
        Phase::Over { .. } => 0,
        Phase::Den => 1,
        Phase::Act => 2,
        Phase::Pay { .. } => 3,
        Phase::Swap { left, hidden } => 4 + if hidden { 2 } else { (left > 1) as usize },
        Phase::Pick { .. } => 7,
        Phase::PickAdjacent => 8,
        Phase::PlaceBlock => 9,
        Phase::Hide { must, .. } => 10 + must as usize,
        Phase::Learn => 12,
        Phase::Exchange { .. } => 13,
        Phase::Top => 14,
        Phase::TakeGained => 15,
        Phase::MayDraw => 16,
        Phase::Trash { .. } => 17,
        Phase::Snail => 18,
        Phase::SnailTake { .. } => 19,
        Phase::HowMany => 20,
        Phase::Fetch => 21,
        Phase::BeforeRoll => 22,
        Phase::ReturnDie { .. } => 23,
        Phase::WantDie => 24,
        Phase::AfterRoll => 25,
        Phase::Reroll { .. } => 26,
        Phase::Feed => 27,
        Phase::TurnRed => 28,
        Phase::Raise { .. } => 29,
        Phase::Save { .. } => 30,
        Phase::Currents => 31,
        Phase::LayCurrent { .. } => 32,
        Phase::Move => 33,
        Phase::Swim { .. } => 34,
        Phase::AfterLeg => 35,
        Phase::ExtraLeg => 36,
        Phase::Aim => 37,
        Phase::Resolve => 38,
        Phase::Observe => 39,
        Phase::RemoveCurrents { .. } => 40,
        Phase::Duel => 41,
        Phase::Escape => 42,
        Phase::Store { .. } => 43,
        Phase::Spend => 44,
        Phase::Buy => 45,
        Phase::Replace { .. } => 46,
        Phase::FeedEnergy => 47,
    }
}
