//! A whole game written out, with the information sets of both players.

use std::{collections::HashMap, ops::Range};

use game_core::{Audience, Game, Ignore, Outcome, Seat, Turn};

use super::{Profile, Unsolvable};
use crate::{Bot, Cancel, bot_rng, fingerprint};

/// All that a game can become from one position on. Nodes stand in the order of a walk from the root, so every node
/// comes after its parent.
#[derive(Debug)]
pub struct GameTree<G: Game> {
    pub(super) nodes: Vec<Node>,
    /// The children of all nodes, each with the chance that leads there (1 after a decision).
    pub(super) children: Vec<(u32, f64)>,
    pub(super) sets: Vec<InformationSet<G>>,
    index: HashMap<(Seat, u64), Vec<u32>>,
    choices: usize,
    limit: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Chance,
    Decision { set: u32 },
    End { stake: f64 },
}

#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) kind: Kind,
    first: u32,
    count: u32,
}

impl Node {
    pub(super) const fn children(&self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

/// Everything one player cannot tell apart, and what it may do there.
#[derive(Debug)]
pub struct InformationSet<G: Game> {
    /// The player.
    pub seat: Seat,
    /// What the player knows.
    pub view: G::View,
    /// What it may do.
    pub actions: Vec<G::Action>,
    /// The player's own last decision before, and which action it took there.
    pub(super) before: Option<(u32, u32)>,
    /// Where its probabilities begin in a profile.
    pub(super) first: usize,
    pub(super) nodes: Vec<u32>,
}

impl<G: Game> InformationSet<G> {
    pub(super) fn choices(&self) -> Range<usize> {
        self.first..self.first + self.actions.len()
    }
}

/// The last own decision of each player on the way to a node.
type Memory = [Option<(u32, u32)>; 2];

impl<G: Game> GameTree<G> {
    /// Writes out the game from `root` on; `stake` says what an end is worth to seat 0.
    ///
    /// # Errors
    /// If there are more than `limit` nodes, not two players, or a view forgets its player's past.
    pub fn build(root: &G, stake: impl Fn(&Outcome) -> f64, limit: usize) -> Result<Self, Unsolvable> {
        if root.seats() != 2 {
            return Err(Unsolvable::WrongSeats { seats: root.seats() });
        }
        let (nodes, children, sets) = (Vec::new(), Vec::new(), Vec::new());
        let mut tree = Self { nodes, children, sets, index: HashMap::new(), choices: 0, limit };
        tree.grow(root, [None; 2], &stake)?;
        Ok(tree)
    }

    /// How many nodes the tree has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The information sets, those of a player's past before those of its future.
    #[must_use]
    pub fn sets(&self) -> &[InformationSet<G>] {
        &self.sets
    }

    /// The profile in which both seats follow `policy`: given a view and the legal actions, a probability for each.
    ///
    /// # Panics
    /// If the policy's numbers are no probabilities.
    pub fn profile(&self, mut policy: impl FnMut(&G::View, &[G::Action]) -> Vec<f64>) -> Profile {
        let mut profile = Vec::with_capacity(self.choices);
        for set in &self.sets {
            let weights = policy(&set.view, &set.actions);
            let sum: f64 = weights.iter().sum();
            assert_eq!(weights.len(), set.actions.len(), "a probability for each action");
            assert!((sum - 1.0).abs() < 1e-3 && weights.iter().all(|weight| *weight >= 0.0), "{weights:?}");
            profile.extend(weights.iter().map(|weight| weight / sum));
        }
        Profile(profile)
    }

    /// The profile in which both seats are played by `bot`: how often it took each action when asked `samples` times
    /// with different random streams.
    pub fn profile_of(&self, bot: &mut dyn Bot<G>, samples: u32, seed: u64) -> Profile {
        let mut number = 0;
        self.profile(|view, actions| {
            let mut parts = vec![0.0; actions.len()];
            for _ in 0..samples {
                number += 1;
                let mut rng = bot_rng(seed, Seat::at(0), number);
                let choice = bot.choose(view, actions, &mut rng, &Cancel::default());
                parts[choice] += 1.0 / f64::from(samples);
            }
            parts
        })
    }

    /// The profile in which everything is equally likely.
    #[must_use]
    pub fn uniform(&self) -> Profile {
        self.profile(|_, actions| vec![1.0 / actions.len() as f64; actions.len()])
    }

    /// What `profile` does with `view` in `seat`; `None` if the tree has no such decision.
    #[must_use]
    pub fn look_up<'a>(&self, profile: &'a Profile, seat: Seat, view: &G::View) -> Option<&'a [f64]> {
        let places = self.index.get(&(seat, fingerprint(view)))?;
        let place = places.iter().find(|place| self.sets[**place as usize].view == *view)?;
        Some(&profile.0[self.sets[*place as usize].choices()])
    }

    fn grow(
        &mut self,
        game: &G,
        memory: Memory,
        stake: &impl Fn(&Outcome) -> f64,
    ) -> Result<u32, Unsolvable> {
        if self.nodes.len() == self.limit {
            return Err(Unsolvable::TooLarge { limit: self.limit });
        }
        match game.turn() {
            Turn::Over => {
                let outcome = game.outcome().expect("a game that is over has an outcome");
                Ok(self.push(Kind::End { stake: stake(&outcome) }, 0))
            }
            Turn::Chance => self.grow_chance(game, memory, stake),
            turn => {
                let seat = turn.seats().iter().next().expect("somebody is asked");
                self.grow_decision(game, seat, memory, stake)
            }
        }
    }

    fn grow_chance(
        &mut self,
        game: &G,
        memory: Memory,
        stake: &impl Fn(&Outcome) -> f64,
    ) -> Result<u32, Unsolvable> {
        let outcomes = game.outcomes();
        let tickets = f64::from(game.tickets());
        let node = self.push(Kind::Chance, outcomes.len());
        for (at, (outcome, weight)) in self.nodes[node as usize].children().zip(outcomes) {
            let mut next = game.clone();
            next.resolve_unchecked(outcome, &mut Ignore);
            self.children[at] = (self.grow(&next, memory, stake)?, f64::from(weight) / tickets);
        }
        Ok(node)
    }

    fn grow_decision(
        &mut self,
        game: &G,
        seat: Seat,
        memory: Memory,
        stake: &impl Fn(&Outcome) -> f64,
    ) -> Result<u32, Unsolvable> {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let set = self.set_of(game.view(Audience::Seat(seat)), seat, &actions, memory[seat.index()])?;
        let node = self.push(Kind::Decision { set }, actions.len());
        self.sets[set as usize].nodes.push(node);
        for (number, at) in self.nodes[node as usize].children().enumerate() {
            let mut next = game.clone();
            next.act_unchecked(seat, actions[number], &mut Ignore);
            let mut memory = memory;
            memory[seat.index()] = Some((set, number as u32));
            self.children[at] = (self.grow(&next, memory, stake)?, 1.0);
        }
        Ok(node)
    }

    /// The set of this view. Two nodes of a set must share the player's whole past and offer the same choice.
    fn set_of(
        &mut self,
        view: G::View,
        seat: Seat,
        actions: &[G::Action],
        before: Option<(u32, u32)>,
    ) -> Result<u32, Unsolvable> {
        let places = self.index.entry((seat, fingerprint(&view))).or_default();
        if let Some(place) = places.iter().find(|place| self.sets[**place as usize].view == view) {
            let known = &self.sets[*place as usize];
            if known.before == before && known.actions == actions {
                return Ok(*place);
            }
            return Err(Unsolvable::Forgetful { seat, view: format!("{view:?}") });
        }
        let place = self.sets.len() as u32;
        places.push(place);
        let (first, actions, nodes) = (self.choices, actions.to_vec(), Vec::new());
        self.choices += actions.len();
        self.sets.push(InformationSet { seat, view, actions, before, first, nodes });
        Ok(place)
    }

    fn push(&mut self, kind: Kind, count: usize) -> u32 {
        let first = self.children.len() as u32;
        self.children.resize(self.children.len() + count, (0, 0.0));
        self.nodes.push(Node { kind, first, count: count as u32 });
        self.nodes.len() as u32 - 1
    }
}
