//! The Shark's turn (KE-SHK-01): roll, Currents, move, search and strike, growth, Energy, in this order.

mod duel;
mod energy;
mod growth;
mod moving;
mod roll;
mod search;

use game_core::Refusal;

use crate::{
    action::{Action, DieChoice},
    collections::SharkCards,
    event::{DiePlace, SeenEvent},
    names::{Colour, Face, SharkCard, Side, Space, Word},
    phase::{Context, Ending, Phase},
    rules::{allow, forbid},
    state::{Kelp, Out, SharkTurn},
    tables::SharkEffect,
};

impl Kelp {
    pub(crate) fn begin_shark_turn(&mut self, out: Out<'_>) {
        self.context = Context::Shark;
        self.tell_all(out, SeenEvent::TurnBegan { side: Side::Shark, round: self.round });
        self.hunt = SharkTurn { rerolls: self.rerolls(), budget: 0, bought: 0, lowered: false };
        self.begin_drawing();
    }

    /// Cards bought this turn may be used from the next one on (KE-CRD-01), and so may saved dice (KE-VIG-01).
    pub(crate) fn end_shark_turn(&mut self, out: Out<'_>) {
        self.cards.ready.add_all(self.cards.fresh);
        self.cards.fresh = SharkCards::EMPTY;
        self.dice.saved.as_mut_slice().iter_mut().for_each(|saved| saved.ready = true);
        if self.round == self.options.rounds {
            self.end(Ending::Outlasted, out); // KE-END-05
        } else {
            self.round += 1;
            self.begin_octopus_turn(out);
        }
    }

    /// Whether a Shark card may be used in the present step.
    pub(crate) fn may_use_card(&self, card: SharkCard) -> Result<(), Refusal> {
        allow(self.cards.ready.contains(card), "KE-CRD-01")?;
        match (self.phase, self.tables.shark_card(card).effect) {
            (Phase::BeforeRoll, SharkEffect::ChooseDie) => allow(self.rolling() >= 2, "KE-DRW-05"),
            (Phase::AfterRoll, effect) => self.may_use_after_roll(effect),
            (Phase::Move, SharkEffect::TurnBack) => allow(self.position().facing.is_some(), "KE-MOV-05"),
            (Phase::AfterLeg, SharkEffect::ExtraLeg) => Ok(()),
            (Phase::Observe, SharkEffect::IgnoreTrap) => Ok(()),
            _ => forbid("KE-SHK-01"),
        }
    }

    pub(crate) fn legal_cards(&self, actions: &mut Vec<Action>) {
        let cards = self.cards.ready.iter().filter(|card| self.may_use_card(*card).is_ok());
        actions.extend(cards.map(|card| Action::Card { card }));
    }

    /// Uses a card: once, then it is trashed (KE-CRD-01), except that Vigilant keeps its die (KE-VIG-01).
    pub(crate) fn use_card(&mut self, card: SharkCard, out: Out<'_>) {
        let effect = self.tables.shark_card(card).effect;
        self.cards.ready.remove(card);
        if effect != SharkEffect::SaveDie {
            self.cards.trash.add(card);
        }
        self.tell_all(out, SeenEvent::CardUsed { card });
        match effect {
            SharkEffect::ChooseDie => self.phase = Phase::ReturnDie { left: 2 },
            SharkEffect::FeedAndTurn => self.phase = Phase::Feed,
            SharkEffect::Expose => self.phase = Phase::Expose,
            SharkEffect::ExtraDie => self.phase = Phase::ExtraDie,
            SharkEffect::Reroll { dice } => self.phase = Phase::Reroll { left: dice, named: false },
            SharkEffect::Raise { by } => self.phase = Phase::Raise { by },
            SharkEffect::SaveDie => self.phase = Phase::Save { card },
            SharkEffect::TurnBack => self.turn_back(out),
            SharkEffect::ExtraLeg => self.phase = Phase::ExtraLeg,
            SharkEffect::IgnoreTrap => self.ignore_trap(card, out),
            SharkEffect::Nothing => unreachable!("a card that does nothing is never usable"),
        }
    }

    /// Whether a pool die or a saved one may be placed (KE-VIG-01).
    pub(crate) fn has_die(&self, die: DieChoice) -> bool {
        if die.saved {
            self.dice.saved.as_slice().iter().any(|saved| saved.ready && saved.die == die.face)
        } else {
            self.dice.pool.contains(die.face)
        }
    }

    /// Pool dice and saved dice that may be placed, each face once.
    pub(crate) fn placeable(&self) -> impl Iterator<Item = DieChoice> {
        let saved = self.dice.saved.as_slice().iter().filter(|saved| saved.ready).map(|saved| saved.die);
        let saved: crate::collections::Faces = saved.collect();
        let pool = self.dice.pool.iter().map(|face| DieChoice { face, saved: false });
        pool.chain(saved.iter().map(|face| DieChoice { face, saved: true }))
    }

    /// Takes a die in order to place it; a Vigilant card whose die leaves is trashed (KE-VIG-01).
    pub(crate) fn take_die(&mut self, die: DieChoice) {
        if !die.saved {
            self.dice.pool.remove(die.face);
            return;
        }
        let fits = |saved: &crate::state::Saved| saved.ready && saved.die == die.face;
        let place = self.dice.saved.as_slice().iter().position(fits);
        let saved = self.dice.saved.remove(place.expect("the saved die is there to be placed"));
        self.cards.trash.add(saved.card);
    }

    /// A die goes back to the bag.
    pub(crate) fn bag_die(&mut self, die: Face, out: Out<'_>) {
        self.dice.bag[die.colour().index()] += 1;
        self.tell_all(out, SeenEvent::DieMoved { die, to: DiePlace::Bag });
    }

    /// Takes the Current off a space and puts it into the bag; returns its value.
    pub(crate) fn current_to_bag(&mut self, space: Space) -> u8 {
        self.dice.bag[Colour::Blue.index()] += 1;
        std::mem::take(&mut self.dice.currents[space.index()])
    }

    /// A die goes to the Hunger track. Returns whether that ended the game.
    pub(crate) fn feed_hunger(&mut self, die: Face, out: Out<'_>) -> bool {
        self.dice.hunger.push(die.colour());
        self.tell_all(out, SeenEvent::DieMoved { die, to: DiePlace::Hunger });
        let room = self.options.hunger - self.dice.hunger.len() as u8;
        if room == 0 {
            self.end(Ending::Exhausted, out); // KE-END-02
        } else if room == 1 && self.red_dice_left() == 0 {
            self.end(Ending::Toothless, out); // KE-END-04
        }
        matches!(self.phase, Phase::Over { .. })
    }

    /// Red dice the Shark could still draw or use: all that are neither in the supply nor on the Hunger track
    /// (KE-END-04).
    fn red_dice_left(&self) -> u8 {
        let red = Colour::Red.index();
        let eaten = self.dice.hunger.as_slice().iter().filter(|colour| **colour == Colour::Red).count() as u8;
        self.tables.dice()[red].copies - self.dice.supply[red] - eaten
    }
}
