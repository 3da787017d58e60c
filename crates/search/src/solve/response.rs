//! What strategies are worth, and how far they are from perfect.

use game_core::{Game, Seat};

use super::{GameTree, Profile, tree::Kind};

impl<G: Game> GameTree<G> {
    /// What the game is worth to seat 0 when both seats follow `profile`.
    #[must_use]
    pub fn value(&self, profile: &Profile) -> f64 {
        let mut values = vec![0.0; self.nodes.len()];
        for (place, node) in self.nodes.iter().enumerate().rev() {
            let children = &self.children[node.children()];
            values[place] = match node.kind {
                Kind::End { stake } => stake,
                Kind::Chance => children.iter().map(|(child, chance)| chance * values[*child as usize]).sum(),
                Kind::Decision { set } => {
                    let parts = &profile.0[self.sets[set as usize].choices()];
                    children.iter().zip(parts).map(|((child, _), part)| part * values[*child as usize]).sum()
                }
            };
        }
        values[0]
    }

    /// What `seat` gets on average if it answers the other seat's part of `profile` perfectly.
    #[must_use]
    pub fn best_response(&self, profile: &Profile, seat: Seat) -> f64 {
        let mut response = Response { tree: self, profile, seat, values: vec![0.0; self.nodes.len()] };
        let mut reach = Vec::new();
        self.reach_without(profile, seat, &mut reach);
        // A player's future stands after its past, so backwards every set finds the sets below it decided.
        for set in (0..self.sets.len()).rev().filter(|set| self.sets[*set].seat == seat) {
            response.decide(set, &reach);
        }
        response.evaluate(0)
    }

    /// How much a perfect opponent gains against `profile`, on average over the two seats; 0 in an equilibrium.
    #[must_use]
    pub fn exploitability(&self, profile: &Profile) -> f64 {
        Seat::all(2).map(|seat| self.best_response(profile, seat)).sum::<f64>() / 2.0
    }

    /// How much a perfect opponent in the other seat gains against the part of `seat` in `profile`, beyond the `value`
    /// that the game has for seat 0.
    #[must_use]
    pub fn exploitability_of(&self, profile: &Profile, seat: Seat, value: f64) -> f64 {
        let other = seat.left(2);
        let fair = if other.index() == 0 { value } else { -value };
        self.best_response(profile, other) - fair
    }
}

struct Response<'a, G: Game> {
    tree: &'a GameTree<G>,
    profile: &'a Profile,
    seat: Seat,
    values: Vec<f64>,
}

impl<G: Game> Response<'_, G> {
    /// Finds the best action of a set and notes what each of its nodes is worth by it.
    fn decide(&mut self, set: usize, reach: &[f64]) {
        let set = &self.tree.sets[set];
        let mut totals = vec![0.0; set.actions.len()];
        for node in &set.nodes {
            for (at, total) in self.tree.nodes[*node as usize].children().zip(&mut totals) {
                let child = self.tree.children[at].0;
                let value = self.evaluate(child);
                self.values[child as usize] = value;
                *total += reach[*node as usize] * value;
            }
        }
        let best = (0..totals.len()).rev().max_by(|a, b| totals[*a].total_cmp(&totals[*b]));
        let best = best.expect("a decision has an action");
        for node in &set.nodes {
            let at = self.tree.nodes[*node as usize].children().start + best;
            self.values[*node as usize] = self.values[self.tree.children[at].0 as usize];
        }
    }

    /// What a node is worth, given the decisions below it.
    fn evaluate(&self, place: u32) -> f64 {
        let node = &self.tree.nodes[place as usize];
        let children = &self.tree.children[node.children()];
        match node.kind {
            Kind::End { stake } if self.seat.index() == 0 => stake,
            Kind::End { stake } => -stake,
            Kind::Chance => children.iter().map(|(child, chance)| chance * self.evaluate(*child)).sum(),
            Kind::Decision { set } if self.tree.sets[set as usize].seat == self.seat => {
                self.values[place as usize]
            }
            Kind::Decision { set } => {
                let parts = &self.profile.0[self.tree.sets[set as usize].choices()];
                children.iter().zip(parts).map(|((child, _), part)| part * self.evaluate(*child)).sum()
            }
        }
    }
}
