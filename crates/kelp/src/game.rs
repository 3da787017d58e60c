//! Kelp on the contract of [`game_core::Game`].

use game_core::{Audience, BadOptions, Game, Outcome, Refusal, Seat, Seats, Sink, Turn};
use rand_core::Rng;

use crate::{
    action::{Action, Chance},
    event::{Event, SeenEvent},
    names::{Side, Word},
    options::Options,
    phase::{Asked, OCTOPUS, Phase, SHARK},
    rules::{allow, forbid},
    state::Kelp,
    view::{View, Viewer},
};

impl Kelp {
    fn side(seat: Seat) -> Option<Side> {
        Side::ALL.get(seat.index()).copied()
    }

    fn is_asked(&self, side: Side) -> bool {
        match self.phase.asked() {
            Asked::One(asked) => asked == side,
            Asked::Both => self.duel.chosen[side.index()].is_none(),
            Asked::Chance | Asked::Nobody => false,
        }
    }

    pub(crate) fn asked_sides(&self) -> Vec<Side> {
        Side::ALL.iter().copied().filter(|side| self.is_asked(*side)).collect()
    }
}

impl Game for Kelp {
    const ID: &'static str = "kelp";
    const REVISION: u32 = 2;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type View = View;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        Self::start(options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        Side::ALL.len()
    }

    fn turn(&self) -> Turn {
        match self.phase.asked() {
            Asked::One(Side::Octopus) => Turn::Seat(OCTOPUS),
            Asked::One(Side::Shark) => Turn::Seat(SHARK),
            Asked::Both => {
                let open = Side::ALL.iter().filter(|side| self.is_asked(**side));
                Turn::Together(open.fold(Seats::NONE, |seats, side| seats.with(Seat::at(side.index()))))
            }
            Asked::Chance => Turn::Chance,
            Asked::Nobody => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        match Self::side(seat) {
            Some(Side::Octopus) => self.list_octopus(actions),
            Some(Side::Shark) => self.list_shark(actions),
            None => {}
        }
    }

    fn act(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let Some(side) = Self::side(seat) else { return forbid("KE-TRN-01") };
        allow(self.is_asked(side), "KE-TRN-01")?;
        self.check(side, action)?;
        self.carry_out(side, action, events);
        Ok(())
    }

    fn act_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        let side = Side::at(seat.index());
        debug_assert!(self.is_asked(side) && self.check(side, action).is_ok(), "{action} was not listed");
        self.carry_out(side, action, events);
    }

    fn shows_something_new(&self, seat: Seat, action: Action) -> bool {
        Self::side(seat).is_some_and(|side| self.reveals(side, action))
    }

    fn tickets(&self) -> u32 {
        self.count_tickets()
    }

    fn outcome_at(&self, ticket: u32) -> Chance {
        self.outcome_of(ticket)
    }

    fn resolve(&mut self, outcome: Chance, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.may_happen(outcome)?;
        self.happen(outcome, events);
        Ok(())
    }

    fn resolve_unchecked(&mut self, outcome: Chance, events: &mut impl Sink<Event>) {
        debug_assert!(self.may_happen(outcome).is_ok(), "{outcome} cannot happen");
        self.happen(outcome, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { ending } = self.phase else { return None };
        Some(Outcome::won_by(ending.winner(), self.seats(), ending.rule(), ending.reason()))
    }

    fn view(&self, audience: Audience) -> View {
        self.view_for(Viewer::of(audience))
    }

    fn project(event: &Event, audience: Audience) -> Option<SeenEvent> {
        Some(event.seen_by(audience))
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        crate::Belief::of(view).world(view, rng)
    }

    fn audit(&self) -> Result<(), String> {
        self.check_invariants()
    }
}
