//! Step 1, Draw & Roll (KE-DRW).

use game_core::Refusal;

use crate::{
    action::Action,
    collections::Faces,
    event::SeenEvent,
    names::{Colour, Face, SharkCard, Space, Stance, Word},
    phase::Phase,
    rules::{allow, forbid},
    state::{Kelp, Out, Saved},
    tables::{Power, SharkEffect},
};

/// Dice drawn in a turn (KE-DRW-01).
const DRAW: u8 = 2;
/// The highest value of a die.
const SIX: u8 = 6;

impl Kelp {
    /// Dice drawn or lifted, and not rolled yet.
    pub(crate) fn rolling(&self) -> u8 {
        self.dice.rolling.iter().sum()
    }

    pub(crate) fn bag_count(&self) -> u8 {
        self.dice.bag.iter().sum()
    }

    /// With the fourth tile the Shark first says whether it draws a third die; it is not asked for one that the bag
    /// does not hold (KE-DRW-01, KE-DRW-02).
    pub(crate) fn begin_drawing(&mut self) {
        let extra = self.power().any(|power| power == Power::ExtraDie);
        if extra && self.bag_count() > DRAW {
            self.phase = Phase::HowMany;
        } else {
            self.draw_dice(DRAW);
        }
    }

    pub(crate) fn may_draw_dice(&self, count: u8) -> Result<(), Refusal> {
        allow(count == DRAW || count == DRAW + 1, "KE-DRW-01")
    }

    /// KE-DRW-02: with an empty bag Currents make up the two dice.
    pub(crate) fn draw_dice(&mut self, left: u8) {
        if left > 0 && self.bag_count() > 0 {
            self.phase = Phase::DrawDie { left };
        } else if self.rolling() < DRAW && !self.current_spaces().is_empty() {
            self.phase = Phase::Fetch;
        } else {
            self.before_roll();
        }
    }

    pub(crate) fn die_drawn(&mut self, colour: Colour, left: u8, out: Out<'_>) {
        self.draw_die(colour, out);
        self.draw_dice(left - 1);
    }

    fn draw_die(&mut self, colour: Colour, out: Out<'_>) {
        self.dice.bag[colour.index()] -= 1;
        self.dice.rolling[colour.index()] += 1;
        self.tell_all(out, SeenEvent::DieDrawn { colour });
    }

    pub(crate) fn may_fetch(&self, space: Space) -> Result<(), Refusal> {
        allow(self.current_spaces().contains(space), "KE-DRW-02")
    }

    pub(crate) fn fetch(&mut self, space: Space, out: Out<'_>) {
        let value = std::mem::take(&mut self.dice.currents[space.index()]);
        self.dice.rolling[Colour::Blue.index()] += 1;
        self.tell_all(out, SeenEvent::CurrentFetched { space, value });
        self.draw_dice(0);
    }

    /// Reactive may come in here (KE-DRW-04).
    fn before_roll(&mut self) {
        let reactive = self.usable(|effect| effect == SharkEffect::ChooseDie).next().is_some();
        if reactive && self.rolling() >= 2 {
            self.phase = Phase::BeforeRoll;
        } else {
            self.roll_on();
        }
    }

    pub(crate) fn may_return(&self, colour: Colour) -> Result<(), Refusal> {
        allow(self.dice.rolling[colour.index()] > 0, "KE-DRW-05")
    }

    pub(crate) fn return_die(&mut self, colour: Colour, left: u8, out: Out<'_>) {
        self.dice.rolling[colour.index()] -= 1;
        self.dice.bag[colour.index()] += 1;
        self.tell_all(out, SeenEvent::DieReturned { colour });
        self.phase = if left > 1 { Phase::ReturnDie { left: left - 1 } } else { Phase::WantDie };
    }

    pub(crate) fn may_want(&self, colour: Colour) -> Result<(), Refusal> {
        allow(self.dice.bag[colour.index()] > 0, "KE-DRW-05")
    }

    pub(crate) fn want_die(&mut self, colour: Colour, out: Out<'_>) {
        self.dice.bag[colour.index()] -= 1;
        self.dice.rolling[colour.index()] += 1;
        self.tell_all(out, SeenEvent::DieWanted { colour });
        self.before_roll();
    }

    /// Rolls the next die that waits to be rolled, blue ones first.
    pub(crate) fn roll_on(&mut self) {
        if self.rolling() > 0 {
            self.phase = Phase::Roll;
        } else {
            self.after_roll();
        }
    }

    pub(crate) fn die_rolled(&mut self, value: u8, out: Out<'_>) {
        let colour = self.dice.rolling.iter().position(|count| *count > 0);
        let colour = Colour::at(colour.expect("a die that is rolled was drawn or lifted"));
        let die = Face::new(colour, value);
        self.dice.rolling[colour.index()] -= 1;
        self.dice.pool.add(die);
        self.tell_all(out, SeenEvent::DieRolled { die });
        self.roll_on();
    }

    /// A position in which the dice have been rolled.
    pub(crate) fn begin_rolled(&mut self) {
        self.context = crate::phase::Context::Shark;
        self.hunt.rerolls = self.rerolls();
        self.after_roll();
    }

    /// Rerolls that growth tiles give in a turn (KE-DRW-03).
    pub(crate) fn rerolls(&self) -> u8 {
        self.power().filter(|power| *power == Power::Reroll).count() as u8
    }

    /// Asks for rerolls and cards, if any can be used.
    fn after_roll(&mut self) {
        self.phase = Phase::AfterRoll;
        let rerolls = self.hunt.rerolls > 0 && !self.dice.pool.is_empty();
        if !rerolls && !self.cards.ready.iter().any(|card| self.may_use_card(card).is_ok()) {
            self.begin_currents();
        }
    }

    pub(crate) fn may_use_after_roll(&self, effect: SharkEffect) -> Result<(), Refusal> {
        let pool = self.dice.pool;
        match effect {
            SharkEffect::FeedAndTurn => allow(self.feedable().next().is_some(), "KE-DRW-05"),
            SharkEffect::Expose => allow(self.duel.left.len() > 1, "KE-CON-04"),
            SharkEffect::ExtraDie => allow(self.bag_count() > 0, "KE-DRW-05"),
            SharkEffect::Reroll { .. } => allow(!pool.is_empty(), "KE-DRW-05"),
            SharkEffect::Raise { .. } => allow(pool.iter().any(|die| die.value() < SIX), "KE-DRW-05"),
            SharkEffect::SaveDie => allow(!pool.is_empty(), "KE-VIG-01"),
            _ => forbid("KE-SHK-01"),
        }
    }

    pub(crate) fn legal_after_roll(&self, actions: &mut Vec<Action>) {
        if self.hunt.rerolls > 0 {
            actions.extend(self.dice.pool.iter().map(|die| Action::Reroll { die }));
        }
        self.legal_cards(actions);
        actions.push(Action::Done {});
    }

    /// KE-DRW-03.
    pub(crate) fn may_reroll(&self, die: Face) -> Result<(), Refusal> {
        allow(self.hunt.rerolls > 0 && self.dice.pool.contains(die), "KE-DRW-03")
    }

    pub(crate) fn reroll(&mut self, die: Face, out: Out<'_>) {
        self.hunt.rerolls -= 1;
        self.lift(die, out);
        self.roll_on();
    }

    fn lift(&mut self, die: Face, out: Out<'_>) {
        self.dice.pool.remove(die);
        self.dice.rolling[die.colour().index()] += 1;
        self.tell_all(out, SeenEvent::DieLifted { die });
    }

    /// Relentless names all its dice before any of them is rolled again (KE-DRW-05).
    pub(crate) fn name_die(&mut self, die: Face, left: u8, out: Out<'_>) {
        self.lift(die, out);
        if left > 1 && !self.dice.pool.is_empty() {
            self.phase = Phase::Reroll { left: left - 1, named: true };
        } else {
            self.roll_on();
        }
    }

    pub(crate) fn may_pick_die(&self, die: Face) -> Result<(), Refusal> {
        allow(self.dice.pool.contains(die), "KE-DRW-05")
    }

    /// Pool dice that Daring may feed: a red one must be left to be turned.
    pub(crate) fn feedable(&self) -> impl Iterator<Item = Face> {
        let pool = self.dice.pool;
        let reds: u32 =
            pool.iter().filter(|die| die.colour() == Colour::Red).map(|die| pool.count(die)).sum();
        pool.iter().filter(move |die| reds > u32::from(die.colour() == Colour::Red))
    }

    pub(crate) fn may_feed(&self, die: Face) -> Result<(), Refusal> {
        allow(self.feedable().any(|other| other == die), "KE-DRW-05")
    }

    pub(crate) fn feed(&mut self, die: Face, out: Out<'_>) {
        self.dice.pool.remove(die);
        if !self.feed_hunger(die, out) {
            self.phase = Phase::TurnRed;
        }
    }

    pub(crate) fn red_pool(&self) -> impl Iterator<Item = Face> {
        self.dice.pool.iter().filter(|die| die.colour() == Colour::Red)
    }

    pub(crate) fn may_turn(&self, die: Face) -> Result<(), Refusal> {
        allow(self.red_pool().any(|other| other == die), "KE-DRW-05")
    }

    /// Turns a pool die to another value.
    pub(crate) fn turn_die(&mut self, die: Face, value: u8, out: Out<'_>) {
        let to = Face::new(die.colour(), value);
        self.dice.pool.remove(die);
        self.dice.pool.add(to);
        self.tell_all(out, SeenEvent::DieTurned { from: die, to });
        self.after_roll();
    }

    pub(crate) fn turn_to_six(&mut self, die: Face, out: Out<'_>) {
        self.turn_die(die, SIX, out);
    }

    pub(crate) fn may_raise(&self, die: Face) -> Result<(), Refusal> {
        allow(self.dice.pool.contains(die) && die.value() < SIX, "KE-DRW-05")
    }

    pub(crate) fn raise(&mut self, die: Face, by: u8, out: Out<'_>) {
        self.turn_die(die, (die.value() + by).min(SIX), out);
    }

    /// KE-VIG-01.
    pub(crate) fn save(&mut self, card: SharkCard, die: Face, out: Out<'_>) {
        self.dice.pool.remove(die);
        self.dice.saved.push(Saved { card, die, ready: false });
        self.tell_all(out, SeenEvent::DieSaved { card, die });
        self.after_roll();
    }

    /// Hostile: the drawn pair leaves the game.
    pub(crate) fn pair_exposed(&mut self, stance: Stance, out: Out<'_>) {
        self.duel.left = self.duel.left.without(stance);
        self.tell_all(out, SeenEvent::PairExposed { stance });
        self.after_roll();
    }

    /// Hungry: the die is rolled once.
    pub(crate) fn extra_die_drawn(&mut self, colour: Colour, out: Out<'_>) {
        self.draw_die(colour, out);
        self.roll_on();
    }

    /// Pool dice below 6.
    pub(crate) fn raisable(&self) -> impl Iterator<Item = Face> {
        let pool: Faces = self.dice.pool;
        pool.iter().filter(|die| die.value() < SIX)
    }
}
