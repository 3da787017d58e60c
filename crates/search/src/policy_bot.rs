//! A player that follows a policy without search.

use game_core::Game;

use crate::{Bot, BotRng, Cancel, Policy, draw, largest, seat_to_move};

/// How a policy is turned into moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Each move as often as the policy says: cannot be read.
    Mixed,
    /// Always the likeliest move.
    Best,
}

/// Follows a policy. The policy is asked about one imagined world; it must look only at what the player knows there.
#[derive(Clone, Debug)]
pub struct PolicyBot<P> {
    policy: P,
    manner: Manner,
    weights: Vec<f32>,
}

impl<P> PolicyBot<P> {
    /// Follows `policy`.
    #[must_use]
    pub const fn new(policy: P, manner: Manner) -> Self {
        Self { policy, manner, weights: Vec::new() }
    }
}

impl<G: Game, P: Policy<G>> Bot<G> for PolicyBot<P> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut BotRng, _cancel: &Cancel) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let world = G::imagine(view, rng);
        self.policy.weigh(&world, seat_to_move(&world, view), legal, &mut self.weights);
        match self.manner {
            Manner::Mixed => draw(&self.weights, rng),
            Manner::Best => largest(&self.weights),
        }
    }
}
