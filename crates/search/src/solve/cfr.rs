//! Counterfactual regret minimisation, the CFR+ kind: regrets never fall below zero, players are updated in turn, and
//! later strategies count more in the average.

use game_core::{Game, Seat};

use super::{GameTree, Profile, tree::Kind};

/// An approximate equilibrium.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The strategies of both seats.
    pub profile: Profile,
    /// What the game is worth to seat 0 when both play them.
    pub value: f64,
    /// How much a perfect opponent would gain against them, on average over the seats.
    pub exploitability: f64,
    /// How many iterations it took.
    pub iterations: u32,
}

/// How many iterations pass between two measurements of exploitability.
const MEASURE_EVERY: u32 = 50;

impl<G: Game> GameTree<G> {
    /// Improves both strategies until their exploitability is at most `target`, or for `most` iterations.
    #[must_use]
    pub fn solve(&self, target: f64, most: u32) -> Solution {
        self.solve_watched(target, most, |_, _| true)
    }

    /// As [`GameTree::solve`]; from time to time `watch` hears how many iterations are done and how exploitable the
    /// strategies still are, and stops the work by answering `false`.
    pub fn solve_watched(&self, target: f64, most: u32, mut watch: impl FnMut(u32, f64) -> bool) -> Solution {
        let mut cfr = Cfr::new(self);
        for iteration in 1..=most.max(1) {
            for seat in Seat::all(2) {
                cfr.improve(seat, f64::from(iteration));
            }
            if iteration % MEASURE_EVERY == 0 || iteration >= most {
                let profile = cfr.average();
                let exploitability = self.exploitability(&profile);
                let goes_on = watch(iteration, exploitability);
                if exploitability <= target || iteration >= most || !goes_on {
                    let value = self.value(&profile);
                    return Solution { profile, value, exploitability, iterations: iteration };
                }
            }
        }
        unreachable!("the last iteration returns")
    }

    /// For every node the chance of getting there if `seat` does all it can to: the part of the others and of chance.
    pub(super) fn reach_without(&self, profile: &Profile, seat: Seat, reach: &mut Vec<f64>) {
        reach.clear();
        reach.resize(self.nodes.len(), 0.0);
        reach[0] = 1.0;
        for (node, place) in self.nodes.iter().zip(0..) {
            let here: f64 = reach[place];
            for (number, (child, chance)) in self.children[node.children()].iter().enumerate() {
                let part = match node.kind {
                    Kind::Decision { set } if self.sets[set as usize].seat != seat => {
                        profile.0[self.sets[set as usize].first + number]
                    }
                    _ => *chance,
                };
                reach[*child as usize] = here * part;
            }
        }
    }
}

struct Cfr<'a, G: Game> {
    tree: &'a GameTree<G>,
    current: Profile,
    regrets: Vec<f64>,
    sums: Vec<f64>,
    reach: Vec<f64>,
    values: Vec<f64>,
    own_reach: Vec<f64>,
}

impl<'a, G: Game> Cfr<'a, G> {
    fn new(tree: &'a GameTree<G>) -> Self {
        let current = tree.uniform();
        let zeros = vec![0.0; current.0.len()];
        Self {
            regrets: zeros.clone(),
            sums: zeros,
            reach: Vec::new(),
            values: vec![0.0; tree.size()],
            own_reach: vec![0.0; tree.sets.len()],
            tree,
            current,
        }
    }

    /// One update of the strategy of `seat`.
    fn improve(&mut self, seat: Seat, weight: f64) {
        self.tree.reach_without(&self.current, seat, &mut self.reach);
        self.regret(seat);
        self.remember(seat, weight);
        let own = self.tree.sets.iter().filter(|set| set.seat == seat);
        for choices in own.map(super::InformationSet::choices) {
            match_regrets(&mut self.regrets[choices.clone()], &mut self.current.0[choices]);
        }
    }

    /// Adds to each action's regret what it would have gained; nodes are visited children first.
    fn regret(&mut self, seat: Seat) {
        let sign = if seat.index() == 0 { 1.0 } else { -1.0 };
        for (place, node) in self.tree.nodes.iter().enumerate().rev() {
            let children = &self.tree.children[node.children()];
            let value = |(child, _): &(u32, f64)| self.values[*child as usize];
            self.values[place] = match node.kind {
                Kind::End { stake } => sign * stake,
                Kind::Chance => children.iter().map(|child| child.1 * value(child)).sum(),
                Kind::Decision { set } => {
                    let set = &self.tree.sets[set as usize];
                    let strategy = &self.current.0[set.choices()];
                    let mean: f64 =
                        children.iter().zip(strategy).map(|(child, part)| part * value(child)).sum();
                    if set.seat == seat {
                        for (child, regret) in children.iter().zip(&mut self.regrets[set.choices()]) {
                            *regret += self.reach[place] * (self.values[child.0 as usize] - mean);
                        }
                    }
                    mean
                }
            };
        }
    }

    /// Adds the current strategy to the average, by how likely the player itself gets there.
    fn remember(&mut self, seat: Seat, weight: f64) {
        for (place, set) in self.tree.sets.iter().enumerate().filter(|(_, set)| set.seat == seat) {
            let reach = set.before.map_or(1.0, |(before, action)| {
                let before_set = &self.tree.sets[before as usize];
                self.own_reach[before as usize] * self.current.0[before_set.first + action as usize]
            });
            self.own_reach[place] = reach;
            for choice in set.choices() {
                self.sums[choice] += weight * reach * self.current.0[choice];
            }
        }
    }

    fn average(&self) -> Profile {
        let mut average = self.sums.clone();
        for set in &self.tree.sets {
            scale_to_one(&mut average[set.choices()]);
        }
        Profile(average)
    }
}

/// Regrets below zero are forgotten; the strategy is in proportion to what is left.
fn match_regrets(regrets: &mut [f64], strategy: &mut [f64]) {
    for (regret, part) in regrets.iter_mut().zip(strategy.iter_mut()) {
        *regret = regret.max(0.0);
        *part = *regret;
    }
    scale_to_one(strategy);
}

fn scale_to_one(weights: &mut [f64]) {
    let sum: f64 = weights.iter().sum();
    let count = weights.len() as f64;
    weights.iter_mut().for_each(|weight| *weight = if sum > 0.0 { *weight / sum } else { 1.0 / count });
}
