//! Steps 2 and 3: Currents (KE-CUR) and the Shark's way along the lines (KE-MOV).

use game_core::Refusal;

use crate::{
    action::{Action, DieChoice},
    collections::Spaces,
    event::SeenEvent,
    names::{Colour, Face, Space, Word},
    phase::Phase,
    rules::allow,
    state::{Kelp, Out, Position},
    tables::{End, SharkEffect},
};

/// Higher than any die: the first Current of a leg may have any value.
const ANY: u8 = 7;

impl Kelp {
    /// Asks for Currents as long as there is a blue die and an empty space.
    pub(crate) fn begin_currents(&mut self) {
        if self.blue_dice().next().is_some() && !self.empty_spaces().is_empty() {
            self.phase = Phase::Currents;
        } else {
            self.phase = Phase::Move;
        }
    }

    fn blue_dice(&self) -> impl Iterator<Item = DieChoice> {
        self.placeable().filter(|die| die.face.colour() == Colour::Blue)
    }

    pub(crate) fn legal_currents(&self, actions: &mut Vec<Action>) {
        actions.extend(self.blue_dice().map(|die| Action::Current { die }));
        actions.push(Action::Done {});
    }

    pub(crate) fn may_take_current(&self, die: DieChoice) -> Result<(), Refusal> {
        allow(die.face.colour() == Colour::Blue && self.has_die(die), "KE-CUR-01")
    }

    /// KE-CUR-01: on any empty space; the Shark's own is not empty.
    pub(crate) fn may_lay_current(&self, space: Space) -> Result<(), Refusal> {
        allow(self.empty_spaces().contains(space), "KE-CUR-01")
    }

    pub(crate) fn lay_current(&mut self, die: DieChoice, space: Space, out: Out<'_>) {
        self.take_die(die);
        let value = die.face.value();
        self.dice.currents[space.index()] = value;
        self.tell_all(out, SeenEvent::CurrentPlaced { space, value });
        self.begin_currents();
    }

    /// The spaces next ahead: of the end faced, or of both ends (KE-MOV-01).
    fn next_ahead(&self) -> Spaces {
        let Position { space, facing } = self.position();
        match facing {
            Some(end) => self.board().ahead(space, end),
            None => self.board().ahead(space, End::One).or(self.board().ahead(space, End::Two)),
        }
    }

    /// Where the Shark may swim next, on a leg that began at `start` and last swam over a Current of value `last`.
    fn ways(&self, start: Space, last: u8) -> Spaces {
        let from = self.position().space;
        self.next_ahead().iter().filter(|space| self.leads_on(start, from, *space, last)).collect()
    }

    /// Whether a leg can go by `space` and be completed: Currents in falling order, then an empty space, and never the
    /// space it began on (KE-MOV-02).
    fn leads_on(&self, start: Space, from: Space, space: Space, last: u8) -> bool {
        if space == start {
            return false;
        }
        let value = self.dice.currents[space.index()];
        if value == 0 {
            return true;
        }
        let ahead = self.board().ahead(space, self.board().way_out(space, from));
        value < last && ahead.iter().any(|next| self.leads_on(start, space, next, value))
    }

    /// Where a new leg may begin.
    fn first_ways(&self) -> Spaces {
        self.ways(self.position().space, ANY)
    }

    pub(crate) fn legal_moves(&self, actions: &mut Vec<Action>) {
        let ways = self.first_ways();
        actions.extend(ways.iter().map(|space| Action::Swim { space }));
        if ways.is_empty() {
            actions.extend(self.next_ahead().iter().map(|space| Action::Force { space }));
        }
        self.legal_cards(actions);
    }

    pub(crate) fn legal_ways(&self, start: Space, last: u8, actions: &mut Vec<Action>) {
        actions.extend(self.ways(start, last).iter().map(|space| Action::Swim { space }));
    }

    pub(crate) fn legal_extra_leg(&self, actions: &mut Vec<Action>) {
        actions.extend(self.first_ways().iter().map(|space| Action::Swim { space }));
    }

    pub(crate) fn may_begin_leg(&self, space: Space) -> Result<(), Refusal> {
        self.may_swim(self.position().space, ANY, space)
    }

    pub(crate) fn may_swim(&self, start: Space, last: u8, space: Space) -> Result<(), Refusal> {
        allow(self.next_ahead().contains(space), "KE-MOV-01")?;
        allow(self.ways(start, last).contains(space), "KE-MOV-02")
    }

    /// KE-MOV-06: only with no legal move.
    pub(crate) fn may_force(&self, space: Space) -> Result<(), Refusal> {
        let stuck = self.first_ways().is_empty();
        allow(stuck && self.next_ahead().contains(space), "KE-MOV-06")
    }

    pub(crate) fn swim_first(&mut self, space: Space, out: Out<'_>) {
        self.swim(self.position().space, space, out);
    }

    /// One space on: over a Current or to the end of the leg.
    pub(crate) fn swim(&mut self, start: Space, to: Space, out: Out<'_>) {
        let value = self.dice.currents[to.index()];
        self.enter(to, value > 0, out);
        if value == 0 {
            self.leg_done(out);
            return;
        }
        if self.dice.riding.is_none() && self.dice.ridden == 0 {
            self.dice.riding = Some(to); // KE-MOV-03: the first Current of the turn
        }
        self.phase = Phase::Swim { start, last: value };
    }

    /// KE-MOV-07: the Shark faces the end by which it did not come in.
    fn enter(&mut self, to: Space, over: bool, out: Out<'_>) {
        let from = self.position().space;
        self.shark = Some(Position { space: to, facing: Some(self.board().way_out(to, from)) });
        self.tell_all(out, SeenEvent::SharkSwam { from, to, over });
    }

    pub(crate) fn force(&mut self, space: Space, out: Out<'_>) {
        let value = self.current_to_bag(space);
        self.tell_all(out, SeenEvent::CurrentBroken { space, value });
        self.enter(space, false, out);
        self.leg_done(out);
    }

    /// The first Current of the turn is removed at the end of its leg (KE-MOV-03).
    fn leg_done(&mut self, out: Out<'_>) {
        if let Some(space) = self.dice.riding.take() {
            let value = std::mem::take(&mut self.dice.currents[space.index()]);
            self.dice.ridden = value;
            self.tell_all(out, SeenEvent::CurrentRidden { space, value });
        }
        let swift = self.usable(|effect| effect == SharkEffect::ExtraLeg).next().is_some();
        if swift && !self.first_ways().is_empty() {
            self.phase = Phase::AfterLeg;
        } else {
            self.end_move(out);
        }
    }

    /// The Current enters Growth when the Move step ends (KE-GRW-03).
    pub(crate) fn end_move(&mut self, out: Out<'_>) {
        let value = std::mem::take(&mut self.dice.ridden);
        if value > 0 {
            self.grow(Face::new(Colour::Blue, value), out);
        }
        self.begin_aim(out);
    }

    /// Agile (KE-MOV-05).
    pub(crate) fn turn_back(&mut self, out: Out<'_>) {
        let Position { space, facing } = self.position();
        self.shark = Some(Position { space, facing: facing.map(End::other) });
        self.tell_all(out, SeenEvent::SharkTurned { space });
        self.phase = Phase::Move;
    }
}
