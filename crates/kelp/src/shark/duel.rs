//! Confrontation (KE-CON).

use game_core::Refusal;

use crate::{
    collections::Zones,
    event::{Event, SeenEvent},
    names::{Side, Stance, Word, Zone},
    phase::{Context, Ending, Phase},
    rules::allow,
    state::{Kelp, Out},
    tables::EscapeEffect,
};

impl Kelp {
    /// The same position with all sealed choices taken back, for those who work out what both should choose.
    #[must_use]
    pub fn unsealed(&self) -> Self {
        let mut game = self.clone();
        game.duel.chosen = [None; 2];
        game
    }

    pub(crate) fn begin_duel(&mut self, zone: Zone, out: Out<'_>) {
        self.tell_all(out, SeenEvent::DuelBegan { zone });
        if self.duel.left.len() == 1 {
            self.end(Ending::Caught, out); // KE-CON-04: no choice is asked
        } else {
            self.phase = Phase::Duel;
        }
    }

    /// KE-CON-01: one of the remaining cards, once.
    pub(crate) fn may_choose(&self, side: Side, stance: Stance) -> Result<(), Refusal> {
        let open = self.duel.chosen[side.index()].is_none();
        allow(open && self.duel.left.contains(stance), "KE-CON-01")
    }

    pub(crate) fn choose(&mut self, side: Side, stance: Stance, out: Out<'_>) {
        self.duel.chosen[side.index()] = Some(stance);
        self.tell(out, Event::StanceChosen { side, stance });
        if let [Some(octopus), Some(shark)] = self.duel.chosen {
            self.tell_all(out, SeenEvent::StancesRevealed { octopus, shark });
            self.compare(octopus, shark, out);
        }
    }

    /// KE-CON-02.
    fn compare(&mut self, octopus: Stance, shark: Stance, out: Out<'_>) {
        if octopus == shark {
            self.end(Ending::Caught, out); // KE-END-03
        } else {
            self.duel.chosen = [None; 2];
            self.context = Context::Escape { stance: octopus };
            self.phase = Phase::Escape;
        }
    }

    /// What the Octopus's card lets it do.
    pub(crate) fn use_escape(&mut self, out: Out<'_>) {
        let Context::Escape { stance } = self.context else { unreachable!("an escape has its context") };
        match self.tables.duel(stance).effect {
            EscapeEffect::Den => self.phase = Phase::Den,
            EscapeEffect::ShuffleAdjacent => self.phase = Phase::PickAdjacent,
            EscapeEffect::Hide { others } => {
                self.cover(self.octopus_zone(), out);
                self.may_hide_some(others, Zones::full(), out);
            }
        }
    }

    /// KE-CON-03: effect, then both cards of the Octopus's colour are trashed, then the Hunger die.
    pub(crate) fn finish_escape(&mut self, stance: Stance, out: Out<'_>) {
        self.duel.left = self.duel.left.without(stance);
        self.tell_all(out, SeenEvent::PairTrashed { stance });
        self.context = Context::Shark;
        self.finish_die(out);
    }
}
