//! A tree in two arenas: nodes are information sets, edges are moves of a seat.

use std::cmp::Ordering;

use game_core::{Seat, below};

use crate::{BotRng, Candidate, Thought, thought::Sum};

/// The link that leads nowhere.
const NONE: u32 = u32::MAX;

/// The edge above the root.
pub(crate) const TOP: u32 = 0;

#[derive(Debug)]
struct Node {
    percept: u64,
    first_edge: u32,
    next_sibling: u32,
}

#[derive(Debug)]
struct Edge<A> {
    seat: Seat,
    action: Option<A>,
    available: u32,
    sum: Sum,
    next: u32,
    first_child: u32,
}

/// A search tree. Edges are made when they are first tried, so memory grows by one node and one edge an iteration.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    matched: Vec<u32>,
}

/// The move that a selection took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Selected {
    pub(crate) edge: u32,
    /// Its index in the legal list.
    pub(crate) index: usize,
    /// Whether it was tried for the first time.
    pub(crate) fresh: bool,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) fn new() -> Self {
        let mut tree = Self { nodes: Vec::new(), edges: Vec::new(), matched: Vec::new() };
        tree.clear();
        tree
    }

    /// Forgets everything but the memory it took.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.push_edge(Seat::at(0), None);
    }

    /// The node that is reached from `edge` by perceiving `percept`; made if need be.
    pub(crate) fn child(&mut self, edge: u32, percept: u64) -> u32 {
        let mut node = self.edges[edge as usize].first_child;
        while node != NONE {
            let found = &self.nodes[node as usize];
            if found.percept == percept {
                return node;
            }
            node = found.next_sibling;
        }
        let next_sibling = self.edges[edge as usize].first_child;
        self.nodes.push(Node { percept, first_edge: NONE, next_sibling });
        self.edges[edge as usize].first_child = self.nodes.len() as u32 - 1;
        self.nodes.len() as u32 - 1
    }

    /// Takes an untried move at random, or else the one of the highest upper bound, and counts all as available.
    pub(crate) fn select(
        &mut self,
        node: u32,
        seat: Seat,
        legal: &[A],
        logs: &mut Curiosity,
        rng: &mut BotRng,
    ) -> Selected {
        let untried = self.match_edges(node, seat, legal);
        for edge in self.matched.iter().filter(|edge| **edge != NONE) {
            self.edges[*edge as usize].available += 1;
        }
        if untried == 0 {
            return self.most_promising(logs);
        }
        let chosen = below(rng, untried) as usize;
        let is_untried = |(_, edge): &(usize, &u32)| **edge == NONE;
        let (index, _) =
            self.matched.iter().enumerate().filter(is_untried).nth(chosen).expect("counted above");
        let edge = self.push_edge(seat, Some(legal[index]));
        self.edges[edge as usize].next = self.nodes[node as usize].first_edge;
        self.nodes[node as usize].first_edge = edge;
        Selected { edge, index, fresh: true }
    }

    /// Finds the edge of each legal move and counts the moves without one.
    fn match_edges(&mut self, node: u32, seat: Seat, legal: &[A]) -> u32 {
        self.matched.clear();
        self.matched.resize(legal.len(), NONE);
        let mut untried = legal.len() as u32;
        let mut edge = self.nodes[node as usize].first_edge;
        while edge != NONE {
            let found = &self.edges[edge as usize];
            if found.seat == seat
                && let Some(index) = legal.iter().position(|action| found.action == Some(*action))
            {
                self.matched[index] = edge;
                untried -= 1;
            }
            edge = found.next;
        }
        untried
    }

    fn most_promising(&self, logs: &mut Curiosity) -> Selected {
        let mut best = (0, f64::NEG_INFINITY);
        for (index, edge) in self.matched.iter().enumerate() {
            let found = &self.edges[*edge as usize];
            let bound = found.sum.mean() + logs.bonus(found.available, found.sum.visits);
            if bound > best.1 {
                best = (index, bound);
            }
        }
        Selected { edge: self.matched[best.0], index: best.0, fresh: false }
    }

    pub(crate) fn update(&mut self, edge: u32, value: f64) {
        self.edges[edge as usize].sum.push(value);
    }

    fn push_edge(&mut self, seat: Seat, action: Option<A>) -> u32 {
        let sum = Sum::default();
        self.edges.push(Edge { seat, action, available: 1, sum, next: NONE, first_child: NONE });
        self.edges.len() as u32 - 1
    }

    /// What `node` thinks of the legal moves of `seat`; the choice is the most visited, the better of equals.
    pub(crate) fn thought(&mut self, node: u32, seat: Seat, legal: &[A]) -> Thought {
        self.match_edges(node, seat, legal);
        let sums: Vec<Sum> = self
            .matched
            .iter()
            .map(|edge| if *edge == NONE { Sum::default() } else { self.edges[*edge as usize].sum })
            .collect();
        let total = sums.iter().map(|sum| f64::from(sum.visits)).sum::<f64>().max(1.0);
        let candidate = |(index, sum): (usize, &Sum)| Candidate {
            index,
            prior: 1.0 / legal.len() as f64,
            visits: sum.visits,
            mean: sum.mean(),
            error: sum.error(),
            improved: f64::from(sum.visits) / total,
        };
        let choice = (0..legal.len()).rev().max_by(|a, b| rank(&sums[*a], &sums[*b]));
        let choice = choice.expect("the legal list is not empty");
        Thought { choice, candidates: sums.iter().enumerate().map(candidate).collect() }
    }
}

fn rank(one: &Sum, two: &Sum) -> Ordering {
    one.visits.cmp(&two.visits).then(one.mean().total_cmp(&two.mean()))
}

/// The bonus for moves seldom tried, with the logarithms kept.
#[derive(Debug)]
pub(crate) struct Curiosity {
    exploration: f64,
    logs: Vec<f64>,
}

impl Curiosity {
    pub(crate) fn new(exploration: f64) -> Self {
        Self { exploration, logs: vec![0.0] }
    }

    fn bonus(&mut self, available: u32, visits: u32) -> f64 {
        while self.logs.len() <= available as usize {
            self.logs.push(libm::log(self.logs.len() as f64));
        }
        self.exploration * (self.logs[available as usize] / f64::from(visits)).sqrt()
    }
}
