//! Flat Monte Carlo: every legal move is tried in the same imagined worlds, with the same dice.
//!
//! The simplest honest searcher, and a reference that stays for ever: whatever is cleverer must beat it at equal time.

use game_core::{Game, Ignore};
use rand_core::{Rng, SeedableRng};

use crate::{
    Bot, BotRng, Cancel, Candidate, Imagined, Playout, Rollout, Thought, ToTheEnd, Uniform, Value, Worlds,
    seat_to_move, thought::Sum,
};

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many worlds, with one playout of every legal move in each.
    Worlds(u32),
    /// So many playouts, shared equally by the legal moves; at least one world.
    Playouts(u32),
}

impl Budget {
    fn worlds(self, moves: usize) -> u32 {
        match self {
            Self::Worlds(worlds) => worlds,
            Self::Playouts(playouts) => playouts.div_ceil(moves as u32).max(1),
        }
    }
}

/// Flat Monte Carlo with a rollout and, if playouts are cut, a value.
#[derive(Debug)]
pub struct Flat<G: Game, R = Uniform, V = ToTheEnd> {
    budget: Budget,
    plies: u32,
    rollout: R,
    value: V,
    playout: Playout<G>,
    sums: Vec<Sum>,
}

impl<G: Game> Flat<G> {
    /// Random playouts to the end.
    #[must_use]
    pub fn random(budget: Budget) -> Self {
        Self::new(budget, Uniform, ToTheEnd, u32::MAX)
    }
}

impl<G: Game, R: Rollout<G>, V: Value<G>> Flat<G, R, V> {
    /// Playouts by `rollout` of at most `plies` decisions, judged by `value` where they are cut.
    #[must_use]
    pub fn new(budget: Budget, rollout: R, value: V, plies: u32) -> Self {
        Self { budget, plies, rollout, value, playout: Playout::default(), sums: Vec::new() }
    }

    /// Tries all of `legal` in worlds that agree with `view`.
    pub fn think(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut BotRng,
        cancel: &Cancel,
    ) -> Thought {
        self.think_in(&Imagined::<G>::new(view), view, legal, rng, cancel)
    }

    /// Tries all of `legal` in given worlds.
    pub fn think_in<W: Worlds<G>>(
        &mut self,
        worlds: &W,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut BotRng,
        cancel: &Cancel,
    ) -> Thought {
        self.try_all(worlds, view, legal, rng, cancel);
        self.thought()
    }

    /// Tries all moves and leaves the sums; allocates only when there are more moves than ever before.
    fn try_all<W: Worlds<G>>(
        &mut self,
        worlds: &W,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut BotRng,
        cancel: &Cancel,
    ) {
        self.sums.clear();
        self.sums.resize(legal.len(), Sum::default());
        let mut world = worlds.deal(rng);
        let mut game = world.clone();
        let seat = seat_to_move(&world, view);
        for number in 0..self.budget.worlds(legal.len()) {
            if number > 0 {
                world = worlds.deal(rng);
            }
            let dice = BotRng::seed_from_u64(rng.next_u64());
            for (action, sum) in legal.iter().zip(&mut self.sums) {
                if cancel.is_cancelled() {
                    return;
                }
                let mut dice = dice.clone();
                game.clone_from(&world);
                game.act_unchecked(seat, *action, &mut Ignore);
                self.playout.play_on(&mut game, self.plies, &mut self.rollout, &self.value, &mut dice);
                sum.push(self.value.of(&game, seat));
            }
        }
    }

    fn thought(&self) -> Thought {
        let prior = 1.0 / self.sums.len() as f64;
        let choice = self.best();
        let candidate = |(index, sum): (usize, &Sum)| Candidate {
            index,
            prior,
            visits: sum.visits,
            mean: sum.mean(),
            error: sum.error(),
            improved: f64::from(u8::from(index == choice)),
        };
        Thought { choice, candidates: self.sums.iter().enumerate().map(candidate).collect() }
    }

    /// The move of the highest mean, the first of equals.
    fn best(&self) -> usize {
        let better = |best: usize, index: usize| {
            if self.sums[index].mean() > self.sums[best].mean() { index } else { best }
        };
        (0..self.sums.len()).fold(0, better)
    }
}

impl<G: Game, R: Rollout<G>, V: Value<G>> Bot<G> for Flat<G, R, V> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut BotRng, cancel: &Cancel) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        self.try_all(&Imagined::<G>::new(view), view, legal, rng, cancel);
        self.best()
    }
}
