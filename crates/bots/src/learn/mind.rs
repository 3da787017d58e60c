//! A net at work: it reads a view and scores what may be done.

use std::sync::Arc;

use game_core::{Audience, Seat};
use search::{Policy, Rollout};

use super::net::{Hidden, Net};

use super::Learner;
use crate::{Bot, BotRng, Cancel};

/// The nets of a game, with room to think in.
#[derive(Clone, Debug)]
pub struct Mind {
    nets: Arc<Vec<Net>>,
    hidden: Hidden,
    active: Vec<u16>,
    rows: Vec<u16>,
    scores: Vec<f32>,
    /// How far from the best a move may be and still be weighed, for [`Policy::weigh`].
    temperature: f32,
}

impl Mind {
    /// A mind with these nets.
    #[must_use]
    pub fn new(nets: Arc<Vec<Net>>) -> Self {
        Self {
            nets,
            hidden: Hidden::default(),
            active: Vec::new(),
            rows: Vec::new(),
            scores: Vec::new(),
            temperature: 0.02,
        }
    }

    /// The features last read.
    #[must_use]
    pub fn active(&self) -> &[u16] {
        &self.active
    }

    /// Scores all actions in a view of `seat`: the share of the victory that each promises.
    pub fn scores<G: Learner>(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> &[f32] {
        let net = &self.nets[G::net_of(seat)];
        self.active.clear();
        G::features(view, &mut self.active);
        net.see(&self.active, &mut self.hidden);
        self.scores.clear();
        for action in legal {
            self.rows.clear();
            G::rows(view, *action, &mut self.rows);
            self.scores.push(net.score(&self.hidden, &self.rows));
        }
        &self.scores
    }

    /// The index of the best action.
    pub fn best<G: Learner>(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> usize {
        let scores = self.scores::<G>(seat, view, legal);
        let best = scores.iter().enumerate().max_by(|one, two| one.1.total_cmp(two.1));
        best.map_or(0, |(index, _)| index)
    }

    /// The value of what `seat` sees, whoever is to move.
    pub fn value<G: Learner>(&mut self, seat: Seat, view: &G::View) -> f32 {
        let net = &self.nets[G::net_of(seat)];
        self.active.clear();
        G::features(view, &mut self.active);
        net.see(&self.active, &mut self.hidden);
        net.score(&self.hidden, &[G::VALUE_ROW])
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
        weights.extend_from_slice(&self.scores);
        Net::soften(weights, self.temperature);
    }
}

/// A player that follows its net without searching.
#[derive(Clone, Debug)]
pub struct NetBot(Mind);

impl NetBot {
    /// A player with these nets.
    #[must_use]
    pub fn new(nets: Arc<Vec<Net>>) -> Self {
        Self(Mind::new(nets))
    }
}

impl<G: Learner> Bot<G> for NetBot {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], _rng: &mut BotRng, _cancel: &Cancel) -> usize {
        self.0.best::<G>(G::seat_of(view), view, legal)
    }
}
