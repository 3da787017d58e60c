//! How fast bots think: rollouts, evaluations, and how long a level takes for an answer.

use std::{
    hint::black_box,
    thread,
    time::{Duration, Instant},
};

use bots::{Bot, BotRng, Cancel, Playable};
use game_core::{Audience, Ignore, resolve_random};
use rand_core::SeedableRng;
use serde::Serialize;

use super::per_second;

/// How long the answers of a level take.
#[derive(Serialize)]
pub(super) struct LevelReport {
    pub(super) level: &'static str,
    pub(super) answers: usize,
    pub(super) median_ms: f64,
    pub(super) p95_ms: f64,
    /// The most memory that one answer held at a time.
    pub(super) peak_mb: f64,
    /// How long it goes on after it is broken off, for 95 % of the answers.
    pub(super) broken_off_p95_ms: f64,
}

/// Plays on from a position with one bot in all seats.
pub(super) struct Roller<G: Playable> {
    bot: Box<dyn Bot<G>>,
    rng: BotRng,
    legal: Vec<G::Action>,
}

impl<G: Playable> Roller<G> {
    pub(super) fn new(bot: &str) -> anyhow::Result<Self> {
        Ok(Self { bot: G::bot(bot)?, rng: BotRng::seed_from_u64(6), legal: Vec::new() })
    }

    /// One decision with the chance before it; false at the end of the game.
    fn step(&mut self, game: &mut G) -> bool {
        resolve_random(game, &mut self.rng, &mut Ignore);
        let Some(seat) = game.turn().seats().iter().next() else { return false };
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let mut choice = 0;
        if self.legal.len() > 1 {
            let view = game.view(Audience::Seat(seat));
            choice = self.bot.choose(&view, &self.legal, &mut self.rng, &Cancel::default());
        }
        game.act_unchecked(seat, self.legal[choice], &mut Ignore);
        true
    }
}

/// From a position to the end of the game.
pub(super) fn rollout<G: Playable>(mut game: G, roller: &mut Roller<G>) {
    while roller.step(&mut game) {}
    black_box(&game);
}

/// A view with what may be done.
type Question<G> = (<G as game_core::Game>::View, Vec<<G as game_core::Game>::Action>);

/// How many decisions a second the policy weighs, views made before.
pub(super) fn evaluations<G: Playable>(seconds: f64, positions: &[G]) -> anyhow::Result<f64> {
    let questions: Vec<Question<G>> = positions.iter().filter_map(question).collect();
    let (mut bot, mut rng) = (G::bot("policy")?, BotRng::seed_from_u64(7));
    Ok(per_second(seconds, &questions, &mut |(view, legal)| {
        black_box(bot.choose(view, legal, &mut rng, &Cancel::default()));
    }))
}

fn question<G: Playable>(game: &G) -> Option<Question<G>> {
    let seat = game.turn().seats().iter().next()?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    (legal.len() > 1).then(|| (game.view(Audience::Seat(seat)), legal))
}

/// Each level asked in positions from games of the policy against itself.
pub(super) fn levels<G: Playable>(options: &G::Options) -> anyhow::Result<Vec<LevelReport>> {
    let mut roller = Roller::<G>::new("policy")?;
    let mut questions: Vec<Question<G>> = Vec::new();
    while questions.len() < 400 {
        let mut game = G::new(options)?;
        while roller.step(&mut game) {
            resolve_random(&mut game, &mut roller.rng, &mut Ignore);
            questions.extend(question(&game));
        }
    }
    // Only the strongest thinks so long that a quarter of the questions must do.
    let every = |level| if level == "master" { 4 } else { 1 };
    G::BOTS.iter().map(|level| answers::<G>(level, questions.iter().step_by(every(*level)))).collect()
}

fn answers<'a, G: Playable>(
    level: &'static str,
    questions: impl Iterator<Item = &'a Question<G>>,
) -> anyhow::Result<LevelReport> {
    let (mut bot, mut rng) = (G::bot(level)?, BotRng::seed_from_u64(8));
    let (mut times, mut after, mut peak) = (Vec::new(), Vec::new(), 0);
    for (view, legal) in questions {
        let began = Instant::now();
        let held = allocation_counter::measure(|| {
            black_box(bot.choose(view, legal, &mut rng, &Cancel::default()));
        });
        times.push(began.elapsed().as_secs_f64() * 1e3);
        peak = peak.max(held.bytes_max);
        after.push(broken_off::<G>(&mut *bot, view, legal, &mut rng));
    }
    times.sort_by(f64::total_cmp);
    after.sort_by(f64::total_cmp);
    let of_95 = |times: &[f64]| times[times.len() * 95 / 100];
    Ok(LevelReport {
        level,
        answers: times.len(),
        median_ms: times[times.len() / 2],
        p95_ms: of_95(&times),
        peak_mb: peak as f64 / 1e6,
        broken_off_p95_ms: of_95(&after),
    })
}

/// How many milliseconds the bot goes on after it is broken off in the middle of a thought.
fn broken_off<G: Playable>(
    bot: &mut dyn Bot<G>,
    view: &G::View,
    legal: &[G::Action],
    rng: &mut BotRng,
) -> f64 {
    const THINKS: Duration = Duration::from_millis(2);
    let cancel = Cancel::default();
    thread::scope(|scope| {
        let told = scope.spawn(|| {
            thread::sleep(THINKS);
            cancel.cancel();
            Instant::now()
        });
        black_box(bot.choose(view, legal, rng, &cancel));
        let ended = Instant::now();
        let told = told.join().expect("who only waits does not panic");
        ended.saturating_duration_since(told).as_secs_f64() * 1e3
    })
}
