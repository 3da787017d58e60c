//! A whole game written out, with the information sets of both players.
//!
//! A player tells two positions apart if it has perceived different events or acted differently on the way to them;
//! what its view shows may be less. Chance that follows chance is one node, and where only the order of its gifts
//! differs they are the same.

use std::{collections::HashMap, ops::Range};

use game_core::{Audience, Game, Outcome, Seat, Turn};

use super::Unsolvable;
use crate::fingerprint::{fingerprint, mix};

/// All that a game can become from one position on. Nodes stand in the order of a walk from the root, so every node
/// comes after its parent.
#[derive(Debug)]
pub struct GameTree<G: Game> {
    pub(super) nodes: Vec<Node>,
    /// The children of all nodes, each with the chance that leads there (1 after a decision).
    pub(super) children: Vec<(u32, f64)>,
    pub(super) sets: Vec<InformationSet<G>>,
    /// The set of each past.
    by_past: HashMap<(Seat, u64), u32>,
    /// The first set of each view, by what can be read off the view; some views differ in more than that.
    pub(super) by_view: HashMap<(Seat, u64), Vec<u32>>,
    pub(super) choices: usize,
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
    /// The first set with the same view: whoever sees no more than the view does the same in both.
    pub(super) like: u32,
    pub(super) nodes: Vec<u32>,
}

impl<G: Game> InformationSet<G> {
    pub(super) fn choices(&self) -> Range<usize> {
        self.first..self.first + self.actions.len()
    }
}

/// What a player brings along to a node.
#[derive(Clone, Copy, Default, PartialEq)]
struct Past {
    /// Stands for all that the player has perceived and done.
    print: u64,
    /// Its last own decision, and which action it took there.
    before: Option<(u32, u32)>,
}

/// The pasts of both players.
type Pasts = [Past; 2];

/// What chance can lead to before somebody decides, with its probability.
type Gift<G> = (G, Pasts, f64);

impl<G: Game> GameTree<G> {
    /// Writes out the game from `root` on; `stake` says what an end is worth to seat 0.
    ///
    /// # Errors
    /// If there are more than `limit` nodes, not two players, or a view tells more than its player has perceived.
    pub fn build(root: &G, stake: impl Fn(&Outcome) -> f64, limit: usize) -> Result<Self, Unsolvable> {
        if root.seats() != 2 {
            return Err(Unsolvable::WrongSeats { seats: root.seats() });
        }
        let (nodes, children, sets) = (Vec::new(), Vec::new(), Vec::new());
        let (by_past, by_view) = (HashMap::new(), HashMap::new());
        let mut tree = Self { nodes, children, sets, by_past, by_view, choices: 0, limit };
        tree.grow(root, [Past::default(); 2], &stake)?;
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

    fn grow(&mut self, game: &G, pasts: Pasts, stake: &impl Fn(&Outcome) -> f64) -> Result<u32, Unsolvable> {
        if self.nodes.len() == self.limit {
            return Err(Unsolvable::TooLarge { limit: self.limit });
        }
        match game.turn() {
            Turn::Over => {
                let outcome = game.outcome().expect("a game that is over has an outcome");
                Ok(self.push(Kind::End { stake: stake(&outcome) }, 0))
            }
            Turn::Chance => self.grow_chance(game, pasts, stake),
            turn => {
                let seat = turn.seats().iter().next().expect("somebody is asked");
                self.grow_decision(game, seat, pasts, stake)
            }
        }
    }

    fn grow_chance(
        &mut self,
        game: &G,
        pasts: Pasts,
        stake: &impl Fn(&Outcome) -> f64,
    ) -> Result<u32, Unsolvable> {
        let mut gifts = Vec::new();
        unwrap_gifts(game, pasts, 1.0, &mut gifts);
        merge_gifts(&mut gifts);
        let node = self.push(Kind::Chance, gifts.len());
        for (at, (next, pasts, chance)) in self.nodes[node as usize].children().zip(gifts) {
            let pasts = pasts.map(|past| Past { print: mix(past.print, 0), ..past });
            self.children[at] = (self.grow(&next, pasts, stake)?, chance);
        }
        Ok(node)
    }

    fn grow_decision(
        &mut self,
        game: &G,
        seat: Seat,
        pasts: Pasts,
        stake: &impl Fn(&Outcome) -> f64,
    ) -> Result<u32, Unsolvable> {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let set = self.set_of(game.view(Audience::Seat(seat)), seat, &actions, pasts[seat.index()])?;
        let node = self.push(Kind::Decision { set }, actions.len());
        self.sets[set as usize].nodes.push(node);
        let mut events = Vec::new();
        for (number, at) in self.nodes[node as usize].children().enumerate() {
            let (mut next, mut pasts) = (game.clone(), pasts);
            events.clear();
            next.act_unchecked(seat, actions[number], &mut events);
            let own = &mut pasts[seat.index()];
            *own = Past { print: mix(own.print, number as u64), before: Some((set, number as u32)) };
            for (seat, past) in Seat::all(2).zip(&mut pasts) {
                past.print = seen_prints::<G>(&events, seat).fold(past.print, mix);
            }
            self.children[at] = (self.grow(&next, pasts, stake)?, 1.0);
        }
        Ok(node)
    }

    /// The set of this past. Two nodes of a set must show the player the same and offer the same choice.
    fn set_of(
        &mut self,
        view: G::View,
        seat: Seat,
        actions: &[G::Action],
        past: Past,
    ) -> Result<u32, Unsolvable> {
        if let Some(place) = self.by_past.get(&(seat, past.print)) {
            let known = &self.sets[*place as usize];
            if known.before == past.before && known.view == view && known.actions == actions {
                return Ok(*place);
            }
            return Err(Unsolvable::Unperceived { seat, view: format!("{view:?}") });
        }
        let place = self.sets.len() as u32;
        self.by_past.insert((seat, past.print), place);
        let near = self.by_view.entry((seat, fingerprint(&view))).or_default();
        let like = near.iter().copied().find(|like| self.sets[*like as usize].view == view);
        let like = like.unwrap_or_else(|| {
            near.push(place);
            place
        });
        let (before, first, actions, nodes) = (past.before, self.choices, actions.to_vec(), Vec::new());
        self.choices += actions.len();
        self.sets.push(InformationSet { seat, view, actions, before, first, like, nodes });
        Ok(place)
    }

    fn push(&mut self, kind: Kind, count: usize) -> u32 {
        let first = self.children.len() as u32;
        self.children.resize(self.children.len() + count, (0, 0.0));
        self.nodes.push(Node { kind, first, count: count as u32 });
        self.nodes.len() as u32 - 1
    }
}

/// The prints of what `seat` perceives of `events`.
fn seen_prints<G: Game>(events: &[G::Event], seat: Seat) -> impl Iterator<Item = u64> {
    events
        .iter()
        .filter_map(move |event| G::project(event, Audience::Seat(seat)))
        .map(|seen| fingerprint(&seen))
}

/// Follows all of chance until somebody must decide or the game is over. The order of what chance brings meanwhile tells
/// nobody anything: prints are added up.
fn unwrap_gifts<G: Game>(game: &G, pasts: Pasts, chance: f64, gifts: &mut Vec<Gift<G>>) {
    if game.turn() != Turn::Chance {
        return gifts.push((game.clone(), pasts, chance));
    }
    let tickets = f64::from(game.tickets());
    let mut events = Vec::new();
    for (outcome, weight) in game.outcomes() {
        let (mut next, mut pasts) = (game.clone(), pasts);
        events.clear();
        next.resolve_unchecked(outcome, &mut events);
        for (seat, past) in Seat::all(2).zip(&mut pasts) {
            past.print = seen_prints::<G>(&events, seat).fold(past.print, u64::wrapping_add);
        }
        unwrap_gifts(&next, pasts, chance * f64::from(weight) / tickets, gifts);
    }
}

/// Makes one gift of those that nobody can ever tell apart.
fn merge_gifts<G: Game>(gifts: &mut Vec<Gift<G>>) {
    let mut places: HashMap<[u64; 2], Vec<usize>> = HashMap::new();
    let mut merged: Vec<Gift<G>> = Vec::new();
    for gift in gifts.drain(..) {
        let alike = places.entry(gift.1.map(|past| past.print)).or_default();
        match alike.iter().find(|place| merged[**place].0 == gift.0) {
            Some(place) => merged[*place].2 += gift.2,
            None => {
                alike.push(merged.len());
                merged.push(gift);
            }
        }
    }
    *gifts = merged;
}
