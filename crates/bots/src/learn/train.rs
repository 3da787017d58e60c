//! The school: batches of practice games, and some passes of the optimiser over each.

use std::{sync::Arc, thread};

use game_core::{BadOptions, MAX_SEATS, below};
use rand_core::SeedableRng;
use search::{
    lookahead::{Root, Settings},
    net::{
        Adam, AdamSettings, Candidates, Gradients, Head, Net, Scorer, Shape, Trace,
        loss::{Decision, PolicyWeights, cross_entropy, policy_gradient, softmax},
    },
};

use super::{
    Learner, Nets,
    batch::Batch,
    mind::corrected,
    practice::{Manner, Practice, Teacher},
};
use crate::{BotRng, Effort, UnknownBot};

/// How to learn.
#[derive(Clone, Debug)]
pub struct TrainerSettings {
    /// Decisions in a batch for each thread, at least.
    pub decisions: usize,
    /// Decisions between two steps of the optimiser.
    pub step: usize,
    /// How often each batch is gone through.
    pub passes: usize,
    /// Threads that play and learn; part of what makes a run repeatable.
    pub threads: usize,
    /// Length of the optimiser's steps at the beginning and at the end.
    pub rates: (f32, f32),
    /// The reward for staying undecided, at the beginning and at the end.
    pub entropy: (f32, f32),
    /// How much weight each later judgement keeps (the lambda of temporal differences).
    pub trust: f32,
    /// How much of what chance did is left in the lessons of the policies: 1 leaves all of it, with 0 a decision is judged
    /// by what the critic expects before chance has answered.
    pub luck: f32,
    /// In how many of 100 games one seat plays a past self.
    pub nostalgia: u32,
    /// In how many of 100 games one seat is a simple player.
    pub variety: u32,
    /// The names of the simple players: who has only met strong ones is at a loss with the others.
    pub simple: Vec<String>,
    /// For which share of the run, at its beginning, the greedy player is imitated.
    pub lessons: f32,
    /// After that, how much is tried at every decision to learn from what a search finds out; without it, what comes of
    /// the games is the lesson.
    pub search: Option<Effort>,
    /// Whether the policies stay as they are, playing as they do in earnest, and only the critic learns.
    pub critic_only: bool,
    /// The number of the only policy that learns; without it, all do.
    pub learner: Option<usize>,
    /// Widths of the hidden layers of policies; those that go on learning grow to them.
    pub hidden: Vec<usize>,
    /// Width of the layer that judges candidates; policies that go on learning grow to it.
    pub units: usize,
    /// Widths of the hidden layers of the critic; one that goes on learning grows to them.
    pub critic_hidden: Vec<usize>,
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
    /// Mean squared error of the critic, of late.
    pub error: f64,
    /// Mean entropy of the policies, of late.
    pub entropy: f64,
    /// By how many nats the truth about hidden things surprises the policies more than mere chance would let it.
    pub surprise: f64,
}

/// A run in progress.
#[derive(Debug)]
pub struct Trainer<G: Learner> {
    settings: TrainerSettings,
    nets: Arc<Nets>,
    past: Vec<Arc<Nets>>,
    /// Nets of other runs that are met like past selves.
    rivals: Vec<Arc<Nets>>,
    optimisers: Vec<Adam>,
    critic_optimiser: Adam,
    seed: u64,
    progress: Progress,
    options: Option<G::Options>,
}

/// What one thread has learnt from its part of a step.
struct Lesson {
    policies: Vec<(Gradients, u64)>,
    critic: Gradients,
    samples: u64,
    error: f64,
    entropy: f64,
    surprise: f64,
    guesses: u64,
}

/// Past selves that are remembered.
const PAST: usize = 12;
/// Batches between two of them, at first; the distance doubles whenever the memory is full.
const PAST_EVERY: u64 = 50;

impl<G: Learner> Trainer<G> {
    /// A run that begins with random nets, or goes on from `nets`.
    ///
    /// # Errors
    /// If there is no simple player of a name.
    pub fn new(settings: TrainerSettings, seed: u64, nets: Option<Nets>) -> Result<Self, UnknownBot> {
        settings.simple.iter().try_for_each(|name| G::bot(name).map(drop))?;
        let mut rng = BotRng::seed_from_u64(seed);
        let nets = beginning::<G>(&settings, nets, &mut rng);
        let optimisers = nets.policies.iter().map(Adam::new).collect();
        let critic_optimiser = Adam::new(&nets.critic);
        Ok(Self {
            settings,
            nets: Arc::new(nets),
            past: Vec::new(),
            rivals: Vec::new(),
            optimisers,
            critic_optimiser,
            seed,
            progress: Progress::default(),
            options: None,
        })
    }

    /// The same run, with nets of other runs among the past selves that are met.
    #[must_use]
    pub fn with_rivals(self, rivals: Vec<Nets>) -> Self {
        Self { rivals: rivals.into_iter().map(Arc::new).collect(), ..self }
    }

    /// The same run, with games of these options only.
    ///
    /// # Errors
    /// If no game can be played with them.
    pub fn with_options(self, options: G::Options) -> Result<Self, BadOptions> {
        G::new(&options)?;
        Ok(Self { options: Some(options), ..self })
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
        self.remember();
        let mut batch = self.play(done < self.settings.lessons);
        batch.normalise(G::POLICIES);
        let stream = self.stream(self.settings.threads);
        let mut rng = BotRng::seed_from_u64(stream);
        let mut order: Vec<u32> = (0..batch.samples.len() as u32).collect();
        for _ in 0..self.settings.passes {
            shuffle(&mut order, &mut rng);
            for part in order.chunks(self.settings.step) {
                self.learn(&batch, part, done);
            }
        }
        self.progress.batches += 1;
        self.progress.games += batch.games;
        self.progress.samples += batch.decisions as u64;
    }

    fn remember(&mut self) {
        let doublings = self.progress.batches / (PAST_EVERY * PAST as u64);
        let every = PAST_EVERY << doublings.min(20).next_power_of_two().trailing_zeros();
        if self.progress.batches % every == every - 1 {
            if self.past.len() == PAST {
                self.past.remove(0);
            }
            self.past.push(self.nets.clone());
        }
    }

    /// The number of a random stream of this batch.
    fn stream(&self, number: usize) -> u64 {
        let streams = self.settings.threads as u64 + 1;
        let index = self.progress.batches * streams + number as u64;
        self.seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn play(&self, lesson: bool) -> Batch {
        let TrainerSettings { nostalgia, variety, trust, luck, search, learner, .. } = self.settings;
        let teacher = match search {
            _ if lesson => Teacher::Greedy,
            Some(effort) => Teacher::Search(studying(effort)),
            None => Teacher::Games,
        };
        let manner = Manner { teacher, nostalgia, variety, trust, luck, learner };
        let past: Vec<&Arc<Nets>> = self.rivals.iter().chain(&self.past).collect();
        let play = |worker: usize| {
            let mut rng = BotRng::seed_from_u64(self.stream(worker));
            let TrainerSettings { simple, critic_only, .. } = &self.settings;
            let practice = Practice::<G>::new(&self.nets, &past, simple, self.options.clone(), *critic_only);
            let mut practice = practice.expect("the players were there when the run began");
            let mut batch = Batch::default();
            while batch.decisions < self.settings.decisions {
                practice.play(manner, &mut rng, &mut batch);
            }
            batch
        };
        let mut parts = on_threads(self.settings.threads, &play);
        let mut whole = parts.remove(0);
        parts.iter().for_each(|part| whole.append(part));
        whole
    }

    /// One step of the optimiser over the samples that `order` names.
    fn learn(&mut self, batch: &Batch, order: &[u32], done: f32) {
        let share = order.len().div_ceil(self.settings.threads);
        let study = |worker: usize| {
            let part = order.chunks(share).nth(worker).unwrap_or_default();
            self.study(batch, part, done)
        };
        let mut lessons = on_threads(self.settings.threads, &study);
        let mut sum = lessons.remove(0);
        lessons.iter().for_each(|lesson| sum.add(lesson));
        self.progress.note(&sum);
        self.step(sum, done);
    }

    fn step(&mut self, mut sum: Lesson, done: f32) {
        let (first, last) = self.settings.rates;
        let settings =
            AdamSettings { rate: first * (last / first).powf(done), clip: 0.5, ..AdamSettings::default() };
        let nets = Arc::make_mut(&mut self.nets);
        let learners = nets.policies.iter_mut().zip(&mut self.optimisers);
        for ((net, optimiser), (gradients, samples)) in learners.zip(&mut sum.policies) {
            if *samples > 0 {
                gradients.scale(1.0 / *samples as f32);
                optimiser.step(net, gradients, &settings);
            }
        }
        sum.critic.scale(1.0 / sum.samples.max(1) as f32);
        self.critic_optimiser.step(&mut nets.critic, &sum.critic, &settings);
    }

    fn study(&self, batch: &Batch, order: &[u32], done: f32) -> Lesson {
        let (first, last) = self.settings.entropy;
        let weights = PolicyWeights { clip: 0.2, entropy: first * (last / first).powf(done), magnet: 0.0 };
        let mut lesson = Lesson::new(&self.nets);
        let mut room = Room::default();
        for index in order {
            self.study_one(batch, *index as usize, &weights, &mut room, &mut lesson);
        }
        lesson
    }

    fn learns(&self, policy: usize) -> bool {
        self.settings.learner.is_none_or(|learner| learner == policy)
    }

    fn study_one(
        &self,
        batch: &Batch,
        index: usize,
        weights: &PolicyWeights,
        room: &mut Room,
        lesson: &mut Lesson,
    ) {
        let sample = &batch.samples[index];
        let input = batch.critic_input(sample);
        let critic = &self.nets.critic;
        let outputs = critic.forward(&input, &mut room.trace);
        let mut slopes = [0.0; MAX_SEATS];
        slopes[..sample.seats].copy_from_slice(&outputs[..sample.seats]);
        softmax(&mut slopes[..sample.seats]);
        slopes.iter_mut().zip(&sample.target).for_each(|(slope, target)| *slope -= target);
        lesson.error += f64::from(slopes[0] * slopes[0]);
        lesson.samples += 1;
        critic.backward(&input, &Candidates::default(), &slopes, &[], &mut room.trace, &mut lesson.critic);
        if !sample.own || self.settings.critic_only || !self.learns(sample.policy) {
            return;
        }
        let (net, input) = (&self.nets.policies[sample.policy], batch.input(sample));
        batch.candidates(sample, &mut room.candidates);
        net.forward(&input, &mut room.trace);
        let wrong = room.guess(batch.secrets(sample), sample.secret);
        lesson.surprise += f64::from(wrong);
        lesson.guesses += u64::from(!room.answers.is_empty());
        let logits = net.score(&room.candidates, &mut room.trace);
        let decision = Decision {
            chosen: sample.chosen,
            old_log: sample.old_log,
            advantage: sample.advantage,
            magnet: &[],
        };
        let loss = policy_gradient(logits, &decision, weights, &mut room.slopes);
        if !batch.lesson(sample).is_empty() {
            cross_entropy(logits, batch.lesson(sample), &mut room.slopes);
        }
        let (gradients, samples) = &mut lesson.policies[sample.policy];
        net.backward(&input, &room.candidates, &room.answers, &room.slopes, &mut room.trace, gradients);
        *samples += 1;
        lesson.entropy += f64::from(loss.entropy);
    }
}

/// Room to study in.
#[derive(Default)]
struct Room {
    trace: Trace,
    candidates: Candidates,
    slopes: Vec<f32>,
    answers: Vec<f32>,
}

impl Room {
    /// Judges the answers that have just passed through the net; leaves their slopes in `answers`. How many nats more
    /// the truth surprises the net than it surprises somebody who only counts chances.
    fn guess(&mut self, chances: &[f32], truth: usize) -> f32 {
        self.answers.clear();
        if chances.is_empty() {
            return 0.0;
        }
        self.answers.extend_from_slice(&self.trace.outputs()[..chances.len()]);
        corrected(&mut self.answers, chances);
        let surprise = libm::logf(chances[truth].max(1e-9)) - libm::logf(self.answers[truth].max(1e-9));
        self.answers[truth] -= 1.0;
        surprise
    }
}

impl Lesson {
    fn new(nets: &Nets) -> Self {
        Self {
            policies: nets.policies.iter().map(|net| (Gradients::new(net), 0)).collect(),
            critic: Gradients::new(&nets.critic),
            samples: 0,
            error: 0.0,
            entropy: 0.0,
            surprise: 0.0,
            guesses: 0,
        }
    }

    fn add(&mut self, other: &Self) {
        for ((sum, samples), (part, more)) in self.policies.iter_mut().zip(&other.policies) {
            sum.add(part);
            *samples += more;
        }
        self.critic.add(&other.critic);
        self.samples += other.samples;
        self.error += other.error;
        self.entropy += other.entropy;
        self.surprise += other.surprise;
        self.guesses += other.guesses;
    }
}

impl Progress {
    fn note(&mut self, lesson: &Lesson) {
        let own: u64 = lesson.policies.iter().map(|(_, samples)| samples).sum();
        let pace = if self.batches == 0 { 1.0 } else { 0.01 };
        self.error += (lesson.error / lesson.samples.max(1) as f64 - self.error) * pace;
        self.entropy += (lesson.entropy / own.max(1) as f64 - self.entropy) * pace;
        self.surprise += (lesson.surprise / lesson.guesses.max(1) as f64 - self.surprise) * pace;
    }
}

/// What `work` makes of each worker's number, in the order of the numbers.
fn on_threads<T: Send>(threads: usize, work: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
    if threads <= 1 {
        return vec![work(0)];
    }
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|worker| scope.spawn(move || work(worker))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a training thread does not panic")).collect()
    })
}

fn shuffle(order: &mut [u32], rng: &mut BotRng) {
    for index in (1..order.len()).rev() {
        order.swap(index, below(rng, index as u32 + 1) as usize);
    }
}

/// How a search looks that teaches: it draws its moves from the improved policy, and takes no single result too seriously,
/// since the lesson is repeated.
fn studying(effort: Effort) -> Settings {
    let root = Root { noise: 1.0, weight: 20.0, weight_per_visit: 0.5 };
    let Effort { candidates, playouts, plies, .. } = effort;
    Settings { candidates, playouts, plies, root, threads: 1 }
}

/// The nets a run begins with: new ones, or those it goes on from in the shapes that are asked for.
fn beginning<G: Learner>(settings: &TrainerSettings, nets: Option<Nets>, rng: &mut BotRng) -> Nets {
    let Some(nets) = nets else {
        let policies = (0..G::POLICIES).map(|number| new_policy::<G>(settings, number, rng)).collect();
        return Nets { policies, critic: new_critic::<G>(settings, rng) };
    };
    let mut grown = |net: Net, hidden: &[usize]| {
        net.grown(hidden, settings.units, rng).expect("widths are multiples of 16")
    };
    let policies = nets.policies.into_iter().map(|net| grown(net, &settings.hidden)).collect();
    Nets { policies, critic: grown(nets.critic, &settings.critic_hidden) }
}

fn new_policy<G: Learner>(settings: &TrainerSettings, number: usize, rng: &mut BotRng) -> Net {
    let scorer = Some(Scorer { features: G::ROWS, units: settings.units });
    let heads = if G::SECRETS > 0 { vec![Head::new("secrets", G::SECRETS)] } else { Vec::new() };
    let hidden = settings.hidden.clone();
    let shape = Shape { sparse: G::INPUTS, dense: 0, hidden, heads, scorer };
    Net::new(&format!("{}-{number}", G::FEATURES), shape, rng).expect("widths are multiples of 16")
}

fn new_critic<G: Learner>(settings: &TrainerSettings, rng: &mut BotRng) -> Net {
    let (hidden, heads) = (settings.critic_hidden.clone(), vec![Head::new("shares", MAX_SEATS)]);
    let shape = Shape { sparse: G::CRITIC_INPUTS, dense: 0, hidden, heads, scorer: None };
    Net::new(&format!("{}-critic", G::FEATURES), shape, rng).expect("widths are multiples of 16")
}
