//! `tidetable fuzz`: random games with every invariant checked after every step.

use std::{collections::BTreeMap, thread, time::Instant};

use bots::{BotRng, Playable};
use game_core::{WalkFault, walk};
use games::Visitor;
use rand_core::SeedableRng;
use serde::Serialize;

use super::{arena, data::KelpData, say, say_json};
use crate::progress::bar;

/// Random games; any panic, dead end or broken invariant is reported with the seed that shows it again.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game: salt-paper or kelp.
    #[arg(long)]
    game: String,
    /// Options of the game.
    #[arg(long, default_value = "")]
    options: String,
    #[command(flatten)]
    data: KelpData,
    /// Number of players, where the game leaves a choice.
    #[arg(long)]
    players: Option<u8>,
    /// How many games.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed of the first game; game number n has seed + n.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play at once.
    #[arg(long, default_value_t = 1)]
    threads: u64,
    /// One line of JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Default, Serialize)]
struct Report {
    game: &'static str,
    options: String,
    games: u64,
    seed: u64,
    decisions: u64,
    steps: u64,
    longest_game: u64,
    ends: BTreeMap<&'static str, u64>,
    seconds: f64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let report = games::visit(&args.game, Fuzz(args))??;
    if args.json {
        return say_json(&report);
    }
    say(format!(
        "{} random games of {} ({}), seed {}: no panic, no dead end, no broken invariant",
        report.games, report.game, report.options, report.seed
    ))?;
    say(format!(
        "  {} decisions, {} steps, longest game {} steps",
        report.decisions, report.steps, report.longest_game
    ))?;
    for (reason, count) in &report.ends {
        say(format!("  ended by {reason}: {count}"))?;
    }
    say(format!("  {:.1} seconds", report.seconds))
}

struct Fuzz<'a>(&'a Args);

impl Visitor for Fuzz<'_> {
    type Out = anyhow::Result<Report>;

    fn visit<G: Playable>(self) -> Self::Out {
        let args = self.0;
        let options = args.data.options_of(G::ID, &args.options)?;
        let options = arena::options::<G>(&options, args.players)?;
        G::new(&options)?;
        let began = Instant::now();
        let bar = bar(args.games, "games");
        let threads = args.threads.max(1);
        let parts: Vec<anyhow::Result<Report>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|first| {
                    let (options, bar) = (&options, &bar);
                    scope.spawn(move || fuzz_every::<G>(options, args, first, threads, &|| bar.inc(1)))
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err(panicked()))).collect()
        });
        bar.finish_and_clear();
        let mut sum =
            Report { game: G::ID, options: options.to_string(), seed: args.seed, ..Report::default() };
        for part in parts {
            sum.add(&part?);
        }
        sum.seconds = began.elapsed().as_secs_f64();
        Ok(sum)
    }
}

fn panicked() -> anyhow::Error {
    anyhow::anyhow!("a game panicked; the message above tells where")
}

fn fuzz_every<G: Playable>(
    options: &G::Options,
    args: &Args,
    first: u64,
    step: u64,
    progress: &dyn Fn(),
) -> anyhow::Result<Report> {
    let mut report = Report::default();
    let mut legal = Vec::new();
    for index in (first..args.games).step_by(step as usize) {
        let seed = args.seed.wrapping_add(index);
        let mut steps = 0;
        let game = G::new(options)?;
        let played = walk(game, &mut BotRng::seed_from_u64(seed), &mut legal, |_, _| steps += 1);
        let (game, decisions) =
            played.map_err(|fault: WalkFault| anyhow::anyhow!("game with seed {seed}: {fault}"))?;
        let reason = game.outcome().map_or("none", |outcome| outcome.reason);
        report.add(&Report {
            games: 1,
            decisions: decisions as u64,
            steps,
            longest_game: steps,
            ends: BTreeMap::from([(reason, 1)]),
            ..Report::default()
        });
        progress();
    }
    Ok(report)
}

impl Report {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.steps += other.steps;
        self.longest_game = self.longest_game.max(other.longest_game);
        for (reason, count) in &other.ends {
            *self.ends.entry(reason).or_default() += count;
        }
    }
}
