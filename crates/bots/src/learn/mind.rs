//! A net at work: it reads a view and scores what may be done.

use std::sync::Arc;

use game_core::{Audience, Seat};
use search::{
    Policy, Rollout, Value,
    net::{Candidates, Input, Net, Trace, loss::softmax},
};

use super::{Equity, Learner};
use crate::{Bot, BotRng, Cancel};

/// The nets of a game, and the judge of standings between its stages.
#[derive(Clone, Debug)]
pub struct Nets {
    /// One for all seats, or one for each.
    pub players: Vec<Net>,
    /// The judge of standings.
    pub equity: Equity,
}

/// Nets with room to think in.
#[derive(Clone, Debug)]
pub struct Mind {
    nets: Arc<Nets>,
    trace: Trace,
    active: Vec<u16>,
    candidates: Candidates,
    /// How far from the best a move may be and still be weighed, for [`Policy::weigh`].
    temperature: f32,
}

impl Mind {
    /// A mind with these nets.
    #[must_use]
    pub fn new(nets: Arc<Nets>) -> Self {
        let (trace, active, candidates) = (Trace::default(), Vec::new(), Candidates::default());
        Self { nets, trace, active, candidates, temperature: 0.02 }
    }

    /// The features last read.
    pub(super) fn active(&self) -> &[u16] {
        &self.active
    }

    /// The candidates last scored.
    pub(super) fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// Scores all actions in a view of `seat`: the share of the victory that each promises.
    pub fn scores<G: Learner>(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> &[f32] {
        self.read::<G>(seat, view);
        self.candidates.clear();
        for action in legal {
            G::describe(view, *action, &mut |feature| self.candidates.feature(feature));
            self.candidates.end();
        }
        self.nets.players[G::net_of(seat)].score(&self.candidates, &mut self.trace)
    }

    /// The index of the best action.
    pub fn best<G: Learner>(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> usize {
        let scores = self.scores::<G>(seat, view, legal);
        let best = scores.iter().enumerate().max_by(|one, two| one.1.total_cmp(two.1));
        best.map_or(0, |(index, _)| index)
    }

    /// The value of what `seat` sees, whoever is to move.
    pub fn value<G: Learner>(&mut self, seat: Seat, view: &G::View) -> f32 {
        self.read::<G>(seat, view);
        self.trace.outputs()[0]
    }

    fn read<G: Learner>(&mut self, seat: Seat, view: &G::View) {
        self.active.clear();
        G::features(view, &mut self.active);
        self.nets.players[G::net_of(seat)]
            .forward(&Input { active: &self.active, dense: &[] }, &mut self.trace);
    }
}

impl<G: Learner> Rollout<G> for Mind {
    fn pick(&mut self, game: &G, seat: Seat, legal: &[G::Action], _rng: &mut BotRng) -> usize {
        if legal.len() == 1 { 0 } else { self.best::<G>(seat, &game.view(Audience::Seat(seat)), legal) }
    }
}

impl<G: Learner> Policy<G> for Mind {
    fn weigh(&mut self, game: &G, seat: Seat, legal: &[G::Action], weights: &mut Vec<f32>) {
        self.scores::<G>(seat, &game.view(Audience::Seat(seat)), legal);
        weights.clear();
        weights.extend(self.trace.scores().iter().map(|score| score / self.temperature));
        softmax(weights);
    }
}

/// What the nets think a position of an imagined world is worth; between two stages the judge of standings knows best.
#[derive(Clone, Debug)]
pub struct Judge {
    mind: Mind,
    first_stage: u32,
}

impl Judge {
    /// A judge for search from a world that is in this stage.
    #[must_use]
    pub fn new(nets: Arc<Nets>, first_stage: u32) -> Self {
        Self { mind: Mind::new(nets), first_stage }
    }
}

impl<G: Learner> Value<G> for Judge {
    fn share(&mut self, game: &G, seat: Seat) -> f64 {
        if game.stage() != self.first_stage {
            let Mind { nets, trace, active, .. } = &mut self.mind;
            return f64::from(nets.equity.shares(game, trace, active)[seat.index()]);
        }
        f64::from(self.mind.value::<G>(seat, &game.view(Audience::Seat(seat))).clamp(0.0, 1.0))
    }

    fn settles(&self, game: &G) -> bool {
        game.stage() != self.first_stage
    }
}

/// A player that follows its net without searching.
#[derive(Clone, Debug)]
pub struct NetBot(Mind);

impl NetBot {
    /// A player with these nets.
    #[must_use]
    pub fn new(nets: Arc<Nets>) -> Self {
        Self(Mind::new(nets))
    }
}

impl<G: Learner> Bot<G> for NetBot {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], _rng: &mut BotRng, _cancel: &Cancel) -> usize {
        self.0.best::<G>(G::seat_of(view), view, legal)
    }
}
