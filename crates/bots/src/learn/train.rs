//! The school: games against itself, and one step of the optimiser after every batch of them.

use std::{sync::Arc, thread};

use game_core::{Audience, Ignore, MAX_SEATS, Seat, below, resolve_random};
use rand_core::SeedableRng;
use search::net::{Adam, AdamSettings, Candidates, Gradients, Head, Input, Net, Scorer, Shape, Trace};

use super::{
    Equity, Learner, Mind, Nets,
    equity::{Standing, guesses},
};
use crate::BotRng;

/// How to learn.
#[derive(Clone, Debug)]
pub struct TrainerSettings {
    /// Games in a batch for each thread.
    pub games: usize,
    /// Threads that play; part of what makes a run repeatable.
    pub threads: usize,
    /// Length of the optimiser's steps at the beginning and at the end.
    pub rates: (f32, f32),
    /// How often a random action is tried, in 1000.
    pub curiosity: u32,
    /// Widths of the hidden layers of new nets.
    pub hidden: Vec<usize>,
    /// Width of the layer that judges candidates, in new nets.
    pub units: usize,
}

/// Where a run stands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    /// Batches so far.
    pub batches: u64,
    /// Games so far.
    pub games: u64,
    /// Decisions learnt from so far.
    pub samples: u64,
    /// Mean squared error of the last batches.
    pub error: f64,
}

/// A run in progress.
#[derive(Debug)]
pub struct Trainer<G: Learner> {
    settings: TrainerSettings,
    nets: Arc<Nets>,
    optimisers: Vec<Adam>,
    equity_optimiser: Adam,
    seed: u64,
    progress: Progress,
    game: std::marker::PhantomData<G>,
}

/// What one thread has learnt from its games.
struct Lesson {
    /// Sums of gradients, and the number of samples in them, for each net.
    gradients: Vec<(Gradients, u64)>,
    equity: (Gradients, u64),
    games: u64,
    error: f64,
}

/// A decision, and what will be known about it when its stage is over.
struct Memory {
    seat: Seat,
    active: Vec<u16>,
    chosen: Candidates,
}

impl<G: Learner> Trainer<G> {
    /// A run that begins with random nets, or goes on from `nets`.
    #[must_use]
    pub fn new(settings: TrainerSettings, seed: u64, nets: Option<Nets>) -> Self {
        let mut rng = BotRng::seed_from_u64(seed);
        let nets = nets.unwrap_or_else(|| Nets {
            players: (0..G::NETS).map(|number| new_net::<G>(&settings, number, &mut rng)).collect(),
            equity: Equity::new::<G>(&mut rng),
        });
        let optimisers = nets.players.iter().map(Adam::new).collect();
        let equity_optimiser = Adam::new(nets.equity.net());
        let progress = Progress::default();
        let game = std::marker::PhantomData;
        Self { settings, nets: Arc::new(nets), optimisers, equity_optimiser, seed, progress, game }
    }

    /// The nets as they are now.
    #[must_use]
    pub fn nets(&self) -> &Nets {
        &self.nets
    }

    /// Where the run stands.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Plays and learns one batch; `done` is the share of the whole run that is over, from 0 to 1.
    pub fn batch(&mut self, done: f32) {
        let mut lessons: Vec<Lesson> = thread::scope(|scope| {
            let this = &*self;
            let workers: Vec<_> =
                (0..self.settings.threads).map(|worker| scope.spawn(move || this.lesson(worker))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().expect("a training thread does not panic"))
                .collect()
        });
        let mut sum = lessons.remove(0);
        lessons.iter().for_each(|lesson| sum.add(lesson));
        self.progress.note(&sum);
        self.step(sum, done);
    }

    fn step(&mut self, mut sum: Lesson, done: f32) {
        let (first, last) = self.settings.rates;
        let rate = first * (last / first).powf(done);
        let nets = Arc::make_mut(&mut self.nets);
        for ((net, optimiser), (gradients, samples)) in
            nets.players.iter_mut().zip(&mut self.optimisers).zip(&mut sum.gradients)
        {
            gradients.scale(1.0 / (*samples).max(1) as f32);
            optimiser.step(net, gradients, &AdamSettings { rate, ..AdamSettings::default() });
        }
        let (gradients, samples) = &mut sum.equity;
        gradients.scale(1.0 / (*samples).max(1) as f32);
        nets.equity.learn(&mut self.equity_optimiser, gradients, rate);
    }

    fn lesson(&self, worker: usize) -> Lesson {
        let mut lesson = Lesson {
            gradients: self.nets.players.iter().map(|net| (Gradients::new(net), 0)).collect(),
            equity: (Gradients::new(self.nets.equity.net()), 0),
            games: 0,
            error: 0.0,
        };
        let batch = self.progress.batches * self.settings.threads as u64 + worker as u64;
        let mut rng = BotRng::seed_from_u64(self.seed ^ batch.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut pupil =
            Pupil { mind: Mind::new(self.nets.clone()), trace: Trace::default(), legal: Vec::new() };
        for _ in 0..self.settings.games {
            self.play_and_study(&mut pupil, &mut rng, &mut lesson);
        }
        lesson
    }

    fn play_and_study(&self, pupil: &mut Pupil<G>, rng: &mut BotRng, lesson: &mut Lesson) {
        let mut game = G::new(&G::practice(rng)).expect("practice games can be played");
        let mut memories = Vec::new();
        let mut standings = Vec::new();
        let mut stage = game.stage();
        loop {
            resolve_random(&mut game, rng, &mut Ignore);
            if game.stage() != stage {
                stage = game.stage();
                let shares = self.nets.equity.shares(&game, &mut pupil.trace, &mut Vec::new());
                self.study(pupil, &mut memories, &shares, lesson);
                standings.extend(met_standings(&game));
            }
            let Some(seat) = game.turn().seats().iter().next() else { break };
            pupil.decide(&mut game, seat, self.settings.curiosity, rng, &mut memories);
        }
        let outcome = game.outcome().expect("a game that is over has an outcome");
        let mut shares = [0.0; MAX_SEATS];
        Seat::all(outcome.seats).for_each(|seat| shares[seat.index()] = outcome.share(seat) as f32);
        self.study(pupil, &mut memories, &shares, lesson);
        for met in standings {
            let (gradients, samples) = &mut lesson.equity;
            self.nets.equity.study(&met, shares[met.seat.index()], &mut pupil.trace, gradients);
            *samples += 1;
        }
        lesson.games += 1;
    }

    /// Learns from the decisions of a stage that brought these shares, and forgets them.
    fn study(
        &self,
        pupil: &mut Pupil<G>,
        memories: &mut Vec<Memory>,
        shares: &[f32; MAX_SEATS],
        lesson: &mut Lesson,
    ) {
        for memory in memories.drain(..) {
            let which = G::net_of(memory.seat);
            let net = &self.nets.players[which];
            let input = Input { active: &memory.active, dense: &[] };
            let share = shares[memory.seat.index()];
            let value_wrong = net.forward(&input, &mut pupil.trace)[0] - share;
            let wrong = net.score(&memory.chosen, &mut pupil.trace)[0] - share;
            let (gradients, samples) = &mut lesson.gradients[which];
            let (values, scores) = ([0.3 * value_wrong], [wrong]);
            net.backward(&input, &memory.chosen, &values, &scores, &mut pupil.trace, gradients);
            *samples += 1;
            lesson.error += f64::from(wrong * wrong);
        }
    }
}

fn new_net<G: Learner>(settings: &TrainerSettings, number: usize, rng: &mut BotRng) -> Net {
    let shape = Shape {
        sparse: G::INPUTS,
        dense: 0,
        hidden: settings.hidden.clone(),
        heads: vec![Head::new("value", 1)],
        scorer: Some(Scorer { features: G::ROWS, units: settings.units }),
    };
    Net::new(&format!("{}-{number}", G::FEATURES), shape, rng).expect("widths are multiples of 16")
}

fn met_standings<G: Learner>(game: &G) -> impl Iterator<Item = Standing> + '_ {
    let guesses = guesses(game);
    Seat::all(game.seats()).map(move |seat| {
        let mut active = Vec::new();
        game.standing(seat, &mut active);
        Standing { seat, active, guess: guesses[seat.index()] }
    })
}

impl Lesson {
    fn add(&mut self, other: &Self) {
        for ((sum, samples), (part, more)) in self.gradients.iter_mut().zip(&other.gradients) {
            sum.add(part);
            *samples += more;
        }
        self.equity.0.add(&other.equity.0);
        self.equity.1 += other.equity.1;
        self.games += other.games;
        self.error += other.error;
    }
}

impl Progress {
    fn note(&mut self, lesson: &Lesson) {
        let samples: u64 = lesson.gradients.iter().map(|(_, samples)| samples).sum();
        self.batches += 1;
        self.games += lesson.games;
        self.samples += samples;
        let pace = if self.batches == 1 { 1.0 } else { 0.01 };
        self.error += (lesson.error / samples.max(1) as f64 - self.error) * pace;
    }
}

/// A thread's own room to think in.
struct Pupil<G: Learner> {
    mind: Mind,
    trace: Trace,
    legal: Vec<G::Action>,
}

impl<G: Learner> Pupil<G> {
    fn decide(
        &mut self,
        game: &mut G,
        seat: Seat,
        curiosity: u32,
        rng: &mut BotRng,
        memories: &mut Vec<Memory>,
    ) {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let mut choice = 0;
        if self.legal.len() > 1 {
            let view = game.view(Audience::Seat(seat));
            choice = self.mind.best::<G>(seat, &view, &self.legal);
            if below(rng, 1000) < curiosity {
                choice = below(rng, self.legal.len() as u32) as usize;
            }
            let mut chosen = Candidates::default();
            chosen.push(self.mind.candidates().get(choice));
            memories.push(Memory { seat, active: self.mind.active().to_vec(), chosen });
        }
        game.act_unchecked(seat, self.legal[choice], &mut Ignore);
    }
}
