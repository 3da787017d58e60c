//! Step 4, Search and Strike (KE-SEA), and what traps do (KE-TRP, KE-DEN).

use game_core::Refusal;

use crate::{
    action::{Action, DieChoice},
    collections::{Spaces, Zones},
    event::{Cause, SeenEvent},
    names::{Block, Colour, SharkCard, Space, Word, Zone},
    phase::{Context, Phase},
    rules::allow,
    state::{Aimed, Kelp, Out, Position},
    tables::{SharkEffect, TrapEffect},
};

impl Kelp {
    /// The zones beside the Shark's space.
    pub(crate) fn touched(&self) -> Zones {
        self.board().touches(self.position().space)
    }

    pub(crate) fn begin_aim(&mut self, out: Out<'_>) {
        if self.aims().next().is_some() {
            self.phase = Phase::Aim;
        } else {
            self.begin_energy(out);
        }
    }

    fn aims(&self) -> impl Iterator<Item = (DieChoice, Zone)> {
        let zones = self.touched();
        let pairs = self.placeable().flat_map(move |die| zones.iter().map(move |zone| (die, zone)));
        pairs.filter(|(die, zone)| self.may_aim(*die, *zone).is_ok())
    }

    pub(crate) fn legal_aims(&self, actions: &mut Vec<Action>) {
        actions.extend(self.aims().map(|(die, zone)| Action::Aim { die, zone }));
        actions.push(Action::Done {});
    }

    /// KE-SEA-01 to KE-SEA-03.
    pub(crate) fn may_aim(&self, die: DieChoice, zone: Zone) -> Result<(), Refusal> {
        let taken = self.dice.aimed.as_slice().iter().any(|aimed| aimed.zone == zone);
        let reaches = die.face.value() >= self.board().value(zone);
        let free = self.touched().contains(zone) && !taken;
        allow(free && reaches && self.has_die(die), "KE-SEA-01")?;
        let hidden = self.reef.hidden().contains(zone);
        match die.face.colour() {
            Colour::Blue => allow(false, "KE-SEA-01"),
            Colour::Yellow => allow(hidden, "KE-SEA-02"),
            Colour::Red => allow(hidden || self.reef.block(zone) == Block::Octopus, "KE-SEA-03"),
        }
    }

    pub(crate) fn aim(&mut self, die: DieChoice, zone: Zone, out: Out<'_>) {
        self.take_die(die);
        self.dice.aimed.push(Aimed { zone, die: die.face });
        self.tell_all(out, SeenEvent::DieAimed { zone, die: die.face, saved: die.saved });
        self.phase = Phase::Aim;
    }

    /// All dice are placed (KE-SEA-01).
    pub(crate) fn aimed(&mut self, out: Out<'_>) {
        if self.dice.aimed.len() == 2 {
            self.phase = Phase::Resolve;
        } else {
            self.resolve_next(out);
        }
    }

    pub(crate) fn may_resolve(&self, zone: Zone) -> Result<(), Refusal> {
        allow(self.dice.aimed.as_slice().iter().any(|aimed| aimed.zone == zone), "KE-SEA-01")
    }

    pub(crate) fn resolve_first(&mut self, zone: Zone, out: Out<'_>) {
        if self.dice.aimed.as_slice()[0].zone != zone {
            self.dice.aimed.as_mut_slice().swap(0, 1);
        }
        self.resolve_next(out);
    }

    /// KE-SEA-06: reveal, trap, confrontation, then the die goes to its track; then the next die.
    fn resolve_next(&mut self, out: Out<'_>) {
        self.context = Context::Shark;
        let Some(Aimed { zone, die }) = self.dice.aimed.as_slice().first().copied() else {
            self.begin_energy(out);
            return;
        };
        if !self.touched().contains(zone) {
            self.waste_die(out); // KE-SEA-04
            return;
        }
        let red = die.colour() == Colour::Red;
        if self.reef.hidden().contains(zone) {
            self.uncover(zone, if red { Cause::Strike } else { Cause::Search }, out);
            if self.reef.block(zone).is_trap() {
                self.trap_found(zone, out);
                return;
            }
        }
        // KE-SEA-07: the die acts on whatever stands here by now.
        if red && self.reef.block(zone) == Block::Octopus {
            self.begin_duel(zone, out);
        } else {
            self.finish_die(out);
        }
    }

    fn waste_die(&mut self, out: Out<'_>) {
        let Aimed { zone, die } = self.dice.aimed.remove(0);
        self.dice.bag[die.colour().index()] += 1;
        self.tell_all(out, SeenEvent::DieWasted { zone, die });
        self.resolve_next(out);
    }

    /// The die that was resolved goes to its track (KE-SEA-02, KE-SEA-03).
    pub(crate) fn finish_die(&mut self, out: Out<'_>) {
        let Aimed { die, .. } = self.dice.aimed.remove(0);
        if die.colour() == Colour::Yellow {
            self.grow(die, out);
        } else if self.feed_hunger(die, out) {
            return;
        }
        self.resolve_next(out);
    }

    /// KE-TRP-01: the Shark decides on Observant first.
    fn trap_found(&mut self, zone: Zone, out: Out<'_>) {
        self.context = Context::Trap { zone };
        if self.usable(|effect| effect == SharkEffect::IgnoreTrap).next().is_some() {
            self.phase = Phase::Observe;
        } else {
            self.spring_trap(out);
        }
    }

    fn trap_zone(&self) -> Zone {
        match self.context {
            Context::Trap { zone } => zone,
            _ => unreachable!("a trap works in its own context"),
        }
    }

    pub(crate) const fn is_trap_working(&self) -> bool {
        matches!(self.context, Context::Trap { .. })
    }

    pub(crate) fn ignore_trap(&mut self, card: SharkCard, out: Out<'_>) {
        self.tell_all(out, SeenEvent::TrapIgnored { zone: self.trap_zone(), card });
        self.finish_trap(out);
    }

    /// KE-TRP-01: the Octopus carries out the effect.
    pub(crate) fn spring_trap(&mut self, out: Out<'_>) {
        let zone = self.trap_zone();
        let block = self.reef.block(zone);
        self.tell_all(out, SeenEvent::TrapSprung { zone, block });
        match self.tables.block(block).trap.expect("tables give every trap an effect") {
            TrapEffect::Hide { up_to } => self.may_hide_some(up_to, Zones::full().without(zone), out),
            TrapEffect::RemoveCurrents { up_to } => self.may_remove_currents(up_to, out),
            TrapEffect::Den => self.phase = Phase::Den,
        }
    }

    fn may_remove_currents(&mut self, left: u8, out: Out<'_>) {
        if left == 0 || self.current_spaces().is_empty() {
            self.go_on(out);
        } else {
            self.phase = Phase::RemoveCurrents { left };
        }
    }

    pub(crate) fn may_remove(&self, space: Space) -> Result<(), Refusal> {
        allow(self.current_spaces().contains(space), "KE-TRP-01")
    }

    pub(crate) fn remove_current(&mut self, space: Space, left: u8, out: Out<'_>) {
        let value = self.current_to_bag(space);
        self.tell_all(out, SeenEvent::CurrentRemoved { space, value });
        self.may_remove_currents(left - 1, out);
    }

    pub(crate) fn finish_trap(&mut self, out: Out<'_>) {
        self.context = Context::Shark;
        self.finish_die(out);
    }

    /// Dens without a Current; if all are covered, all of them (KE-DEN-01).
    pub(crate) fn open_dens(&self) -> Spaces {
        let dens = self.board().dens();
        let free = dens.minus(self.current_spaces());
        if free.is_empty() { dens } else { free }
    }

    pub(crate) fn may_put_on_den(&self, space: Space) -> Result<(), Refusal> {
        allow(self.open_dens().contains(space), "KE-DEN-01")
    }

    /// The Shark stands there undecided (KE-DEN-01, KE-SET-05).
    pub(crate) fn put_on_den(&mut self, space: Space, out: Out<'_>) {
        if self.dice.currents[space.index()] > 0 {
            let value = self.current_to_bag(space);
            self.tell_all(out, SeenEvent::CurrentRemoved { space, value });
        }
        self.shark = Some(Position { space, facing: None });
        self.tell_all(out, SeenEvent::SharkPut { space });
        if self.context == Context::Setup {
            self.begin_octopus_turn(out);
        } else {
            self.go_on(out);
        }
    }
}
