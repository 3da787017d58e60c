//! One tree, seen by the searcher.

use game_core::{Audience, Game, Ignore, Seat, resolve_random};

use super::{
    Chance, Settings,
    tree::{Curiosity, TOP, Tree},
};
use crate::{
    Bot, BotRng, Cancel, Imagined, Playout, Rollout, Thought, ToTheEnd, Uniform, Value, Worlds,
    fingerprint::mix, seat_to_move,
};

/// Single-observer tree search.
///
/// Players who choose at once choose from statistics of the same node, each without the choice of the others; the tree
/// branches when all have chosen.
#[derive(Debug)]
pub struct SingleObserver<G: Game, R = Uniform, V = ToTheEnd> {
    settings: Settings,
    rollout: R,
    value: V,
    tree: Tree<G::Action>,
    curiosity: Curiosity,
    playout: Playout<G>,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    path: Vec<(u32, Seat)>,
}

impl<G: Game> SingleObserver<G> {
    /// Random playouts to the end.
    #[must_use]
    pub fn random(settings: Settings) -> Self {
        Self::new(settings, Uniform, ToTheEnd)
    }
}

impl<G: Game, R: Rollout<G>, V: Value<G>> SingleObserver<G, R, V> {
    /// Playouts by `rollout`, judged by `value`.
    #[must_use]
    pub fn new(settings: Settings, rollout: R, value: V) -> Self {
        Self {
            settings,
            rollout,
            value,
            tree: Tree::new(),
            curiosity: Curiosity::new(settings.exploration),
            playout: Playout::default(),
            legal: Vec::new(),
            events: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Searches from `view`, in worlds imagined from it.
    pub fn think(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut BotRng,
        cancel: &Cancel,
    ) -> Thought {
        self.think_in(&Imagined::<G>::new(view), view, legal, rng, cancel)
    }

    /// Searches from `view`, in given worlds.
    pub fn think_in<W: Worlds<G>>(
        &mut self,
        worlds: &W,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut BotRng,
        cancel: &Cancel,
    ) -> Thought {
        self.tree.clear();
        let root = self.tree.child(TOP, 0);
        let mut world = worlds.deal(rng);
        let observer = seat_to_move(&world, view);
        for number in 0..self.settings.iterations {
            if cancel.is_cancelled() {
                break;
            }
            if number > 0 {
                world = worlds.deal(rng);
            }
            self.iterate(&mut world, root, observer, rng);
        }
        self.tree.thought(root, observer, legal)
    }

    fn iterate(&mut self, game: &mut G, root: u32, observer: Seat, rng: &mut BotRng) {
        self.path.clear();
        let mut node = root;
        while let Some((edge, percept)) = self.descend(game, node, observer, rng) {
            node = self.tree.child(edge, percept);
        }
        self.playout.play_on(game, self.settings.plies, &mut self.rollout, &self.value, rng);
        let worths = self.value.of_all(game);
        for (edge, seat) in &self.path {
            self.tree.update(*edge, worths[seat.index()]);
        }
    }

    /// Lets everybody choose who is asked at `node`, then chance. The last edge and what leads on from it; `None` if
    /// the tree ends here.
    fn descend(&mut self, game: &mut G, node: u32, observer: Seat, rng: &mut BotRng) -> Option<(u32, u64)> {
        self.events.clear();
        let mut fresh = false;
        let mut percept = 0;
        let mut last = None;
        for seat in game.turn().seats().iter() {
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            if self.legal.is_empty() {
                // The choice of another made this one needless.
                continue;
            }
            let selected = self.tree.select(node, seat, &self.legal, &mut self.curiosity, rng);
            self.path.push((selected.edge, seat));
            fresh |= selected.fresh;
            percept = last.map_or(0, |edge: u32| mix(percept, u64::from(edge)));
            last = Some(selected.edge);
            self.act(game, seat, self.legal[selected.index]);
        }
        self.chance(game, rng);
        for seen in self.events.iter().filter_map(|event| G::project(event, Audience::Seat(observer))) {
            percept = mix(percept, crate::fingerprint(&seen));
        }
        last.filter(|_| !fresh).map(|edge| (edge, percept))
    }

    fn act(&mut self, game: &mut G, seat: Seat, action: G::Action) {
        match self.settings.chance {
            Chance::Closed => game.act_unchecked(seat, action, &mut self.events),
            Chance::Open => game.act_unchecked(seat, action, &mut Ignore),
        }
    }

    fn chance(&mut self, game: &mut G, rng: &mut BotRng) {
        match self.settings.chance {
            Chance::Closed => resolve_random(game, rng, &mut self.events),
            Chance::Open => resolve_random(game, rng, &mut Ignore),
        }
    }
}

impl<G: Game, R: Rollout<G>, V: Value<G>> Bot<G> for SingleObserver<G, R, V> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut BotRng, cancel: &Cancel) -> usize {
        if legal.len() == 1 { 0 } else { self.think(view, legal, rng, cancel).choice }
    }
}
