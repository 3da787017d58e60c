//! A tree for each player, branching by what that player perceives.

use game_core::{Audience, Game, MAX_SEATS, Seat, resolve_random};

use super::{
    Chance, Settings,
    tree::{Curiosity, TOP, Tree},
};
use crate::{
    Bot, BotRng, Cancel, Imagined, Playout, Rollout, Thought, ToTheEnd, Uniform, Value, Worlds, fingerprint,
    fingerprint::mix, seat_to_move,
};

/// Multiple-observer tree search.
///
/// Every player chooses by its own tree, which knows the player's own moves and what it has perceived in between, and
/// nothing else. Players who choose at once choose one after the other, the later ones without having perceived it.
#[derive(Debug)]
pub struct MultipleObserver<G: Game, R = Uniform, V = ToTheEnd> {
    settings: Settings,
    rollout: R,
    value: V,
    trees: [Tree<G::Action>; MAX_SEATS],
    curiosity: Curiosity,
    playout: Playout<G>,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    path: Vec<(u32, Seat)>,
}

/// Where a player stands in its tree: its last move, and what it has perceived since.
#[derive(Clone, Copy, Debug)]
struct Track {
    edge: u32,
    percept: u64,
}

impl<G: Game> MultipleObserver<G> {
    /// Random playouts to the end.
    #[must_use]
    pub fn random(settings: Settings) -> Self {
        Self::new(settings, Uniform, ToTheEnd)
    }
}

impl<G: Game, R: Rollout<G>, V: Value<G>> MultipleObserver<G, R, V> {
    /// Playouts by `rollout`, judged by `value`.
    #[must_use]
    pub fn new(settings: Settings, rollout: R, value: V) -> Self {
        Self {
            settings,
            rollout,
            value,
            trees: std::array::from_fn(|_| Tree::new()),
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
        self.trees.iter_mut().for_each(Tree::clear);
        let mut world = worlds.deal(rng);
        let searcher = seat_to_move(&world, view);
        for number in 0..self.settings.iterations {
            if cancel.is_cancelled() {
                break;
            }
            if number > 0 {
                world = worlds.deal(rng);
            }
            self.iterate(&mut world, searcher, rng);
        }
        let tree = &mut self.trees[searcher.index()];
        let root = tree.child(TOP, 0);
        tree.thought(root, searcher, legal)
    }

    fn iterate(&mut self, game: &mut G, searcher: Seat, rng: &mut BotRng) {
        self.path.clear();
        let mut tracks = self.beginnings(game, searcher);
        // The searcher moves first: of players who choose at once it must not wait for others to be asked.
        let mut asked = Some(searcher);
        while let Some(seat) = asked {
            if self.descend(game, seat, &mut tracks, rng) {
                break;
            }
            asked = game.turn().seats().iter().next();
        }
        self.playout.play_on(game, self.settings.plies, &mut self.rollout, &self.value, rng);
        let worths = self.value.of_all(game);
        for (edge, seat) in &self.path {
            self.trees[seat.index()].update(*edge, worths[seat.index()]);
        }
    }

    fn beginnings(&self, game: &G, searcher: Seat) -> [Track; MAX_SEATS] {
        let mut tracks = [Track { edge: TOP, percept: 0 }; MAX_SEATS];
        if self.settings.others_know_themselves {
            for seat in Seat::all(game.seats()).filter(|seat| *seat != searcher) {
                tracks[seat.index()].percept = fingerprint(&game.view(Audience::Seat(seat)));
            }
        }
        tracks
    }

    /// Lets `seat` choose by its tree, then chance. Whether that left the tree.
    fn descend(
        &mut self,
        game: &mut G,
        seat: Seat,
        tracks: &mut [Track; MAX_SEATS],
        rng: &mut BotRng,
    ) -> bool {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let track = &mut tracks[seat.index()];
        let tree = &mut self.trees[seat.index()];
        let node = tree.child(track.edge, track.percept);
        let selected = tree.select(node, seat, &self.legal, &mut self.curiosity, rng);
        self.path.push((selected.edge, seat));
        *track = Track { edge: selected.edge, percept: 0 };
        self.events.clear();
        game.act_unchecked(seat, self.legal[selected.index], &mut self.events);
        match self.settings.chance {
            Chance::Closed => resolve_random(game, rng, &mut self.events),
            Chance::Open => resolve_random(game, rng, &mut game_core::Ignore),
        }
        if !selected.fresh {
            self.perceive(game.seats(), tracks);
        }
        selected.fresh
    }

    /// Adds what each player perceives of the last step to what it has perceived before.
    fn perceive(&self, seats: usize, tracks: &mut [Track; MAX_SEATS]) {
        for seat in Seat::all(seats) {
            let track = &mut tracks[seat.index()];
            for seen in self.events.iter().filter_map(|event| G::project(event, Audience::Seat(seat))) {
                track.percept = mix(track.percept, fingerprint(&seen));
            }
        }
    }
}

impl<G: Game, R: Rollout<G>, V: Value<G>> Bot<G> for MultipleObserver<G, R, V> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut BotRng, cancel: &Cancel) -> usize {
        if legal.len() == 1 { 0 } else { self.think(view, legal, rng, cancel).choice }
    }
}
