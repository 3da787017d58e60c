//! The school: games against itself, and one step of the optimiser after every batch of them.

use std::{sync::Arc, thread};

use super::net::{Adam, Gradient, Hidden, Net, Sample};
use game_core::{Audience, Ignore, MAX_SEATS, Seat, below, resolve_random};
use rand_core::SeedableRng;

use super::{Equity, Learner, Mind};
use crate::BotRng;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct TrainerSettings {
    /// Games in a batch for each thread.
    pub games: usize,
    /// Threads that play; part of what makes a run repeatable.
    pub threads: usize,
    /// Length of the optimiser's steps at the beginning and at the end.
    pub rates: (f32, f32),
    /// How often a random action is tried, in 1000.
    pub curiosity: u32,
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
    nets: Arc<Vec<Net>>,
    optimisers: Vec<Adam>,
    equity: Equity,
    equity_optimiser: Adam,
    seed: u64,
    progress: Progress,
    game: std::marker::PhantomData<G>,
}

/// What one thread has learnt from its games.
struct Lesson {
    gradients: Vec<Gradient>,
    equity: Gradient,
    games: u64,
    samples: u64,
    error: f64,
}

/// A decision, and what will be known about it when its stage is over.
struct Memory {
    seat: Seat,
    active: Vec<u16>,
    rows: Vec<u16>,
}

impl<G: Learner> Trainer<G> {
    /// A run that begins with random nets, or goes on from `nets`.
    #[must_use]
    pub fn new(settings: TrainerSettings, seed: u64, nets: Option<(Vec<Net>, Equity)>) -> Self {
        let mut rng = BotRng::seed_from_u64(seed);
        let (nets, equity) = nets.unwrap_or_else(|| {
            let nets = (0..G::NETS).map(|_| Net::random(G::SHAPE, G::ACTIVE, &mut rng)).collect();
            (nets, Equity::new::<G>(&mut rng))
        });
        let optimisers = nets.iter().map(|net| Adam::new(net, settings.rates.0)).collect();
        let equity_optimiser = Adam::new(equity.net(), 1e-3);
        Self {
            settings,
            nets: Arc::new(nets),
            optimisers,
            equity,
            equity_optimiser,
            seed,
            progress: Progress::default(),
            game: std::marker::PhantomData,
        }
    }

    /// The nets as they are now.
    #[must_use]
    pub fn nets(&self) -> &Arc<Vec<Net>> {
        &self.nets
    }

    /// The judge of standings as it is now.
    #[must_use]
    pub fn equity(&self) -> &Equity {
        &self.equity
    }

    /// Where the run stands.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// Plays and learns one batch; `done` is the share of the whole run that is over, from 0 to 1.
    pub fn batch(&mut self, done: f32) {
        let lessons: Vec<Lesson> = thread::scope(|scope| {
            let this = &*self;
            let workers: Vec<_> =
                (0..self.settings.threads).map(|worker| scope.spawn(move || this.lesson(worker))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().expect("a training thread does not panic"))
                .collect()
        });
        let (mut samples, mut error) = (0, 0.0);
        let mut lessons = lessons.into_iter();
        let mut sum = lessons.next().expect("there is at least one thread");
        for lesson in lessons {
            sum.gradients.iter_mut().zip(&lesson.gradients).for_each(|(sum, part)| sum.merge(part));
            sum.equity.merge(&lesson.equity);
            sum.games += lesson.games;
            samples += lesson.samples;
            error += lesson.error;
        }
        samples += sum.samples;
        error += sum.error;
        let (first, last) = self.settings.rates;
        let nets = Arc::make_mut(&mut self.nets);
        for ((net, optimiser), gradient) in nets.iter_mut().zip(&mut self.optimisers).zip(&mut sum.gradients)
        {
            optimiser.rate = first * (last / first).powf(done);
            optimiser.step(net, gradient);
        }
        self.equity.learn(&mut self.equity_optimiser, &mut sum.equity);
        self.progress.batches += 1;
        self.progress.games += sum.games;
        self.progress.samples += samples;
        let now = error / samples.max(1) as f64;
        self.progress.error +=
            (now - self.progress.error) * if self.progress.batches == 1 { 1.0 } else { 0.01 };
    }

    fn lesson(&self, worker: usize) -> Lesson {
        let mut lesson = Lesson {
            gradients: self.nets.iter().map(Gradient::new).collect(),
            equity: Gradient::new(self.equity.net()),
            games: 0,
            samples: 0,
            error: 0.0,
        };
        let batch = self.progress.batches * self.settings.threads as u64 + worker as u64;
        let mut rng = BotRng::seed_from_u64(self.seed ^ batch.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut pupil =
            Pupil { mind: Mind::new(self.nets.clone()), hidden: Hidden::default(), legal: Vec::new() };
        for _ in 0..self.settings.games {
            self.play_and_study(&mut pupil, &mut rng, &mut lesson);
        }
        lesson
    }

    fn play_and_study(&self, pupil: &mut Pupil<G>, rng: &mut BotRng, lesson: &mut Lesson) {
        let mut game = G::new(&G::practice(rng)).expect("practice games can be played");
        let mut stage = Vec::new();
        let mut standings: Vec<(Seat, Vec<u16>)> = Vec::new();
        let mut number = game.stage();
        let mut active = Vec::new();
        loop {
            resolve_random(&mut game, rng, &mut Ignore);
            if game.stage() != number {
                number = game.stage();
                let shares = self.equity.shares(&game, &mut pupil.hidden, &mut active);
                self.study(pupil, &mut stage, &shares, lesson);
                for seat in Seat::all(game.seats()) {
                    active.clear();
                    game.standing(seat, &mut active);
                    standings.push((seat, active.clone()));
                }
            }
            let Some(seat) = game.turn().seats().iter().next() else { break };
            pupil.decide(&mut game, seat, self.settings.curiosity, rng, &mut stage);
        }
        let outcome = game.outcome().expect("a game that is over has an outcome");
        let mut shares = [0.0; MAX_SEATS];
        Seat::all(outcome.seats).for_each(|seat| shares[seat.index()] = outcome.share(seat) as f32);
        self.study(pupil, &mut stage, &shares, lesson);
        for (seat, active) in standings {
            self.equity.study(&active, shares[seat.index()], &mut pupil.hidden, &mut lesson.equity);
        }
        lesson.games += 1;
    }

    /// Learns from the decisions of a stage that brought these shares, and forgets them.
    fn study(
        &self,
        pupil: &mut Pupil<G>,
        stage: &mut Vec<Memory>,
        shares: &[f32; MAX_SEATS],
        lesson: &mut Lesson,
    ) {
        for memory in stage.drain(..) {
            let which = G::net_of(memory.seat);
            let net = &self.nets[which];
            net.see(&memory.active, &mut pupil.hidden);
            let share = shares[memory.seat.index()];
            let wrong = net.score(&pupil.hidden, &memory.rows) - share;
            let value_wrong = net.score(&pupil.hidden, &[G::VALUE_ROW]) - share;
            let asked: [(&[u16], f32); 2] = [(&memory.rows, wrong), (&[G::VALUE_ROW], 0.3 * value_wrong)];
            lesson.gradients[which].add(net, &pupil.hidden, Sample { active: &memory.active, asked: &asked });
            lesson.samples += 1;
            lesson.error += f64::from(wrong * wrong);
        }
    }
}

/// A thread's own room to think in.
struct Pupil<G: Learner> {
    mind: Mind,
    hidden: Hidden,
    legal: Vec<G::Action>,
}

impl<G: Learner> Pupil<G> {
    fn decide(
        &mut self,
        game: &mut G,
        seat: Seat,
        curiosity: u32,
        rng: &mut BotRng,
        stage: &mut Vec<Memory>,
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
            let mut rows = Vec::with_capacity(4);
            G::rows(&view, self.legal[choice], &mut rows);
            stage.push(Memory { seat, active: self.mind.active().to_vec(), rows });
        }
        game.act_unchecked(seat, self.legal[choice], &mut Ignore);
    }
}
