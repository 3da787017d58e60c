//! Search on top of a policy: a few moves the policy likes, tried by sequential halving in the worlds of a belief.
//!
//! Every move still in the race is played in the same worlds with the same dice, so that luck cancels out in the
//! comparison. After the move both sides follow the policy for some plies, and a value judges what they reach. After
//! each round the worse half drops out. What is left is chosen by prior and result together, as in Gumbel search
//! (Danihelka and others 2022); with few playouts the prior decides, with many the results do.
//!
//! Worlds are numbered and each has a random stream of its own, so two threads find the same as one.

mod race;

use game_core::{Game, below};
use rand_core::Rng;

use crate::{
    Bot, BotRng, Cancel, Candidate, Imagined, Policy, Thought, Value, Worlds, seat_to_move, thought::Sum,
};
use race::{Race, Round};

/// How much is tried, and how results are weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How many moves enter the race at most.
    pub candidates: usize,
    /// How many playouts all moves get together; every move in the race gets one at least.
    pub playouts: u32,
    /// How many decisions after the move follow the policy before the value judges.
    pub plies: u32,
    /// How prior and result are weighed.
    pub root: Root,
    /// How many threads play; the result does not depend on it.
    pub threads: usize,
}

/// How moves enter the race, and how they are ranked in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Root {
    /// How much Gumbel noise is added to the prior. With 1 moves are drawn from the improved policy, with less from a
    /// clearer one, and with 0 the best is always taken.
    pub noise: f64,
    /// How much a difference in worth of 1 counts, in units of the prior's logarithm, before any playout.
    pub weight: f64,
    /// How much more it counts for each playout of the move.
    pub weight_per_visit: f64,
}

impl Root {
    /// The published weights: 50 and 1 for each visit, all times a tenth; no noise.
    pub const STEADY: Self = Self { noise: 0.0, weight: 5.0, weight_per_visit: 0.1 };
    /// The same with noise.
    pub const MIXED: Self = Self { noise: 1.0, ..Self::STEADY };

    fn of(&self, mean: f64, visits: u32) -> f64 {
        (self.weight + self.weight_per_visit * f64::from(visits)) * mean
    }
}

/// The searcher. Each thread gets a copy of the policy and of the value.
#[derive(Clone, Debug)]
pub struct Lookahead<P, V> {
    settings: Settings,
    policy: P,
    value: V,
}

/// A legal move in the race.
#[derive(Clone, Debug)]
struct Entry {
    index: usize,
    prior: f64,
    /// The prior's logarithm, with the noise if there is any.
    logit: f64,
    sum: Sum,
}

impl Entry {
    fn score(&self, root: &Root) -> f64 {
        self.logit + root.of(self.sum.mean(), self.sum.visits)
    }
}

impl<P: Clone, V: Clone> Lookahead<P, V> {
    /// Follows `policy` and judges by `value`.
    #[must_use]
    pub const fn new(settings: Settings, policy: P, value: V) -> Self {
        Self { settings, policy, value }
    }

    /// Searches in worlds imagined from `view`.
    pub fn think<G: Game>(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut BotRng,
        cancel: &Cancel,
    ) -> Thought
    where
        P: Policy<G>,
        V: Value<G>,
    {
        self.think_in(&Imagined::<G>::new(view), view, legal, rng, cancel)
    }

    /// Searches in the worlds of a belief.
    pub fn think_in<G: Game, W: Worlds<G>>(
        &mut self,
        worlds: &W,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut BotRng,
        cancel: &Cancel,
    ) -> Thought
    where
        P: Policy<G>,
        V: Value<G>,
    {
        let seed = rng.next_u64();
        let world = worlds.deal(rng);
        let seat = seat_to_move(&world, view);
        let mut priors = Vec::with_capacity(legal.len());
        self.policy.weigh(&world, seat, legal, &mut priors);
        let mut entries = self.entries(&priors, rng);
        let race = Race { worlds, seat, legal, plies: self.settings.plies, seed, cancel };
        self.run(&race, &mut entries);
        self.thought(entries)
    }

    /// All legal moves, those with the best prior (and noise) first.
    fn entries(&self, priors: &[f32], rng: &mut BotRng) -> Vec<Entry> {
        let entry = |(index, prior): (usize, &f32)| {
            let prior = f64::from(*prior);
            let Root { noise, .. } = self.settings.root;
            let noise = if noise > 0.0 { noise * gumbel(rng) } else { 0.0 };
            Entry { index, prior, logit: libm::log(prior.max(1e-9)) + noise, sum: Sum::default() }
        };
        let mut entries: Vec<Entry> = priors.iter().enumerate().map(entry).collect();
        entries.sort_by(|a, b| b.logit.total_cmp(&a.logit).then(a.index.cmp(&b.index)));
        entries
    }

    /// Runs the rounds; at the end the entries stand in the order in which they dropped out, the winner first.
    fn run<G: Game, W: Worlds<G>>(&self, race: &Race<'_, G, W>, entries: &mut [Entry])
    where
        P: Policy<G>,
        V: Value<G>,
    {
        let mut left = entries.len().min(self.settings.candidates.max(1));
        let rounds = usize::BITS - (left - 1).leading_zeros();
        let rounds = rounds.max(1);
        let mut first_world = 0;
        for _ in 0..rounds {
            let planned = (self.settings.playouts / rounds / left as u32).max(1);
            // Where all worlds can be gone through, they are: then nothing is left to the luck of the deal.
            let worlds = planned.next_multiple_of(race.worlds.count().unwrap_or(1));
            let round = Round { first_world, worlds, entries: &entries[..left] };
            let worths = race.round(&round, self.settings.threads, &self.policy, &self.value);
            for row in worths.chunks_exact(left) {
                entries.iter_mut().zip(row).for_each(|(entry, worth)| entry.sum.push(f64::from(*worth)));
            }
            let root = &self.settings.root;
            entries[..left]
                .sort_by(|a, b| b.score(root).total_cmp(&a.score(root)).then(a.index.cmp(&b.index)));
            if race.cancel.is_cancelled() {
                return;
            }
            first_world += worlds;
            left = left.div_ceil(2);
        }
    }

    /// The winner is the choice; the improved policy weighs all moves, those not tried as if they were average.
    fn thought(&self, mut entries: Vec<Entry>) -> Thought {
        let choice = entries[0].index;
        let tried = entries.iter().filter(|entry| entry.sum.visits > 0);
        let (weight, worth) = tried.fold((1e-9, 0.5e-9), |(weight, worth), entry| {
            (weight + entry.prior, worth + entry.prior * entry.sum.mean())
        });
        let most = entries.iter().map(|entry| entry.sum.visits).max().unwrap_or(0);
        let root = &self.settings.root;
        let heat = if root.noise > 0.0 { root.noise } else { 1.0 };
        let logit = |entry: &Entry| {
            let mean = if entry.sum.visits > 0 { entry.sum.mean() } else { worth / weight };
            (libm::log(entry.prior.max(1e-9)) + root.of(mean, most)) / heat
        };
        entries.sort_by_key(|entry| entry.index);
        let top = entries.iter().map(logit).fold(f64::NEG_INFINITY, f64::max);
        let total: f64 = entries.iter().map(|entry| libm::exp(logit(entry) - top)).sum();
        let candidate = |entry: &Entry| Candidate {
            index: entry.index,
            prior: entry.prior,
            visits: entry.sum.visits,
            mean: entry.sum.mean(),
            error: entry.sum.error(),
            improved: libm::exp(logit(entry) - top) / total,
        };
        Thought { choice, candidates: entries.iter().map(candidate).collect() }
    }
}

impl<G: Game, P: Policy<G> + Clone, V: Value<G> + Clone> Bot<G> for Lookahead<P, V> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut BotRng, cancel: &Cancel) -> usize {
        if legal.len() == 1 { 0 } else { self.think::<G>(view, legal, rng, cancel).choice }
    }
}

/// A number from the standard Gumbel distribution.
fn gumbel(rng: &mut BotRng) -> f64 {
    let uniform = (f64::from(below(rng, 1 << 31)) + 0.5) / f64::from(1_u32 << 31);
    -libm::log(-libm::log(uniform))
}
