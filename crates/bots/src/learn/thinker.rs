//! A player that searches on top of its policy, in worlds it believes in.

use std::sync::Arc;

use game_core::{Ignore, Seat, Turn};
use rand_core::{Rng, SeedableRng};
use search::{
    Candidate, Playout, Policy as _, Thought, Value, Worlds, draw, last_word,
    lookahead::{Lookahead, Root, Settings},
    matrix::solve,
    seat_to_move,
};

use super::{Judge, Learner, Mind, Nets};
use crate::{Bot, BotRng, Cancel};

/// Worlds that agree with a view, each as often as the nets believe in it.
#[derive(Clone, Debug)]
pub struct Believed<'a, G: Learner> {
    view: &'a G::View,
    /// How much likelier each answer to the question what is hidden is than chance alone makes it; nothing if it is
    /// not asked.
    weights: Vec<f32>,
    most: f32,
    /// All worlds, where they are few.
    all: Vec<G>,
}

/// Up to how many worlds are gone through one by one instead of being drawn by lot.
const FEW: usize = 64;

/// More than [`FEW`] and prime: steps of this size come to every world before they come to one again.
const STRIDE: usize = 67;

impl<'a, G: Learner> Believed<'a, G> {
    /// The belief of these nets.
    #[must_use]
    pub fn new(nets: &Arc<Nets>, view: &'a G::View) -> Self {
        let mut chances = Vec::new();
        G::secrets(view, &mut chances);
        let mut weights =
            if chances.is_empty() { chances.clone() } else { Mind::new(nets.clone()).secrets::<G>(view) };
        for (weight, chance) in weights.iter_mut().zip(&chances) {
            *weight = if *chance > 1e-6 { *weight / chance } else { 0.0 };
        }
        let most = weights.iter().copied().fold(0.0, f32::max);
        let all = G::every_world(view, FEW).unwrap_or_default();
        Self { view, weights, most, all }
    }
}

/// How often a world is dealt anew because another is likelier.
const TRIES: usize = 200;

impl<G: Learner> Worlds<G> for Believed<'_, G> {
    fn deal(&self, rng: &mut BotRng) -> G {
        let mut world = G::imagine(self.view, rng);
        if self.weights.is_empty() {
            return world;
        }
        for _ in 0..TRIES {
            let chance = (rng.next_u64() >> 40) as f32 / (1 << 24) as f32;
            if chance * self.most <= self.weights[world.secret()] {
                break;
            }
            world = G::imagine(self.view, rng);
        }
        world
    }

    fn count(&self) -> Option<u32> {
        (!self.all.is_empty()).then_some(self.all.len() as u32)
    }

    fn numbered(&self, number: u32, rng: &mut BotRng) -> G {
        if self.all.is_empty() {
            return self.deal(rng);
        }
        self.all[number as usize * STRIDE % self.all.len()].clone()
    }
}

/// The player. What it does depends on the view and on its random stream, never on time.
#[derive(Clone, Debug)]
pub struct Thinker {
    nets: Arc<Nets>,
    settings: Settings,
    /// How many times as many playouts it makes when there is more than one opponent.
    crowd: u32,
}

/// How many positions may be looked at, for each playout there would be, to settle exactly what the last turn of a round is
/// worth.
const POSITIONS: u32 = 24;

/// Worths that differ by less are equal.
const ROUNDING: f64 = 1e-6;

/// Of how many playouts one is spent on each pair of simultaneous choices.
const DUEL_SHARE: u32 = 12;

impl Thinker {
    /// A player with these nets that tries so much.
    #[must_use]
    pub const fn new(nets: Arc<Nets>, settings: Settings) -> Self {
        Self { nets, settings, crowd: 1 }
    }

    /// The same player, with so many times as many playouts when there is more than one opponent.
    #[must_use]
    pub const fn in_a_crowd(mut self, crowd: u32) -> Self {
        self.crowd = crowd;
        self
    }

    /// The same player on so many threads; what it finds does not depend on it.
    #[must_use]
    pub const fn on_threads(mut self, threads: usize) -> Self {
        self.settings.threads = threads;
        self
    }

    /// Settings with this many candidates, playouts and plies.
    #[must_use]
    pub fn settings<G: Learner>(candidates: usize, playouts: u32, plies: u32) -> Settings {
        let noise = if G::MIXES { 1.0 / f64::from(G::SHARPNESS) } else { 0.0 };
        let root = Root { noise, weight: 20.0, weight_per_visit: G::trust(playouts) };
        Settings { candidates, playouts, plies, root, threads: 1 }
    }

    /// Searches, and says what it found.
    pub fn think<G: Learner>(
        &self,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut BotRng,
        cancel: &Cancel,
    ) -> Thought {
        let worlds = Believed::<G>::new(&self.nets, view);
        let world = worlds.deal(rng);
        let judge = Judge::new(self.nets.clone(), world.stage());
        if matches!(world.turn(), Turn::Together(_)) {
            let seat = seat_to_move(&world, view);
            let (table, rounds) = self.table(&worlds, (seat, legal), judge, rng, cancel);
            return Self::duel(&table, rounds, rng);
        }
        if let Some(thought) = self.last_word(&worlds, legal, judge.clone(), cancel) {
            return thought;
        }
        let crowd = if world.seats() > 2 { self.crowd } else { 1 };
        let settings = Settings { playouts: crowd * self.settings.playouts, ..self.settings };
        let mut search = Lookahead::new(settings, Mind::new(self.nets.clone()), judge);
        search.think_in(&worlds, view, legal, rng, cancel)
    }

    /// Nobody else decides any more before the round is over, and only one world is possible: what each move is worth is
    /// reckoned to the end. Of moves equally good the policy's favourite is taken.
    fn last_word<G: Learner>(
        &self,
        worlds: &Believed<'_, G>,
        legal: &[G::Action],
        mut judge: Judge,
        cancel: &Cancel,
    ) -> Option<Thought> {
        let [world] = &worlds.all[..] else { return None };
        let seat = seat_to_move(world, worlds.view);
        let positions = POSITIONS.saturating_mul(self.settings.playouts);
        let worths = last_word(world, seat, legal, &mut judge, positions, cancel)?;
        let mut priors = Vec::new();
        Mind::new(self.nets.clone()).weigh(world, seat, legal, &mut priors);
        let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let good = |index: usize| worths[index] >= most - ROUNDING;
        let liked: f64 =
            (0..legal.len()).filter(|index| good(*index)).map(|index| f64::from(priors[index])).sum();
        let candidate = |index: usize| Candidate {
            index,
            prior: f64::from(priors[index]),
            visits: 1,
            mean: worths[index],
            error: 0.0,
            improved: if good(index) { f64::from(priors[index]) / liked.max(1e-9) } else { 0.0 },
        };
        let candidates: Vec<Candidate> = (0..legal.len()).map(candidate).collect();
        let better = |one: usize, other: usize| if priors[other] > priors[one] { other } else { one };
        let choice = (0..legal.len()).filter(|index| good(*index)).reduce(better)?;
        Some(Thought { choice, candidates })
    }

    /// Two choose at once: the equilibrium of the table of what each pair of choices leads to. Each choice is worth what it
    /// brings against the other's mixture.
    fn duel(table: &[Vec<f64>], rounds: u32, rng: &mut BotRng) -> Thought {
        let equal = |count: usize| vec![1.0 / count as f64; count];
        let (mix, theirs) = solve(table)
            .map_or_else(|_| (equal(table.len()), equal(table[0].len())), |both| (both.rows, both.columns));
        let worth = |row: &[f64]| row.iter().zip(&theirs).map(|(worth, chance)| worth * chance).sum();
        let weights: Vec<f32> = mix.iter().map(|chance| *chance as f32).collect();
        let candidate = |(index, chance): (usize, &f64)| Candidate {
            index,
            prior: *chance,
            visits: rounds,
            mean: worth(&table[index]),
            error: f64::INFINITY,
            improved: *chance,
        };
        Thought { choice: draw(&weights, rng), candidates: mix.iter().enumerate().map(candidate).collect() }
    }

    /// What each pair of choices leads to, for `seat`: its own choices down, those of the other across; and in how many
    /// worlds that was tried.
    fn table<G: Learner>(
        &self,
        worlds: &Believed<'_, G>,
        (seat, legal): (Seat, &[G::Action]),
        mut judge: Judge,
        rng: &mut BotRng,
        cancel: &Cancel,
    ) -> (Vec<Vec<f64>>, u32) {
        let mut mind = Mind::new(self.nets.clone());
        let mut table: Vec<Vec<f64>> = vec![Vec::new(); legal.len()];
        let (planned, mut rounds) = ((self.settings.playouts / DUEL_SHARE).max(4), 0);
        while rounds < planned && (rounds == 0 || !cancel.is_cancelled()) {
            rounds += 1;
            let world = worlds.deal(rng).unsealed();
            let dice = BotRng::seed_from_u64(rng.next_u64());
            let (other, theirs) = opponent(&world, seat);
            for (row, own) in table.iter_mut().zip(legal) {
                row.resize(theirs.len(), 0.0);
                for (worth, action) in row.iter_mut().zip(&theirs) {
                    let mut game = world.clone();
                    game.act_unchecked(seat, *own, &mut Ignore);
                    game.act_unchecked(other, *action, &mut Ignore);
                    let mut dice = dice.clone();
                    Playout::default().play_on(&mut game, self.settings.plies, &mut mind, &judge, &mut dice);
                    *worth += judge.of(&game, seat);
                }
            }
        }
        table.iter_mut().flatten().for_each(|worth| *worth /= f64::from(rounds));
        (table, rounds)
    }
}

/// The other of two who choose at once, and what it may choose.
fn opponent<G: Learner>(world: &G, seat: Seat) -> (Seat, Vec<G::Action>) {
    let other = world.turn().seats().iter().find(|other| *other != seat);
    let other = other.expect("two choose at once, and nobody has chosen in an unsealed world");
    let mut theirs = Vec::new();
    world.legal(other, &mut theirs);
    (other, theirs)
}

impl<G: Learner> Bot<G> for Thinker {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut BotRng, cancel: &Cancel) -> usize {
        if legal.len() == 1 { 0 } else { self.think::<G>(view, legal, rng, cancel).choice }
    }
}
