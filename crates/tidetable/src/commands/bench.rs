//! `tidetable bench`: how fast the rules are on this machine.

mod belief;
mod thinking;

use std::{hint::black_box, time::Instant};

use bots::{BotRng, Playable};
use game_core::{Audience, Game, Ignore, Turn, below, resolve_random};
use games::Visitor;
use kelp::Kelp;
use rand_core::SeedableRng;
use serde::Serialize;

use self::{belief::BeliefReport, thinking::LevelReport};
use super::{arena, data::KelpData, say, say_json};

/// Random play on one core, with the legal list made for every decision.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game; all of them if none is named.
    #[arg(long)]
    game: Option<String>,
    /// Options of the game.
    #[arg(long, default_value = "")]
    options: String,
    #[command(flatten)]
    data: KelpData,
    /// Also how long each level takes for an answer, and its memory; some minutes.
    #[arg(long)]
    levels: bool,
    /// About how many seconds each measurement takes.
    #[arg(long, default_value_t = 2.0, value_parser = positive)]
    seconds: f64,
    /// One line of JSON for each game.
    #[arg(long)]
    json: bool,
}

fn positive(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 3600.0 => Ok(seconds),
        _ => Err("choose a number of seconds up to 3600".to_owned()),
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: String,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    ns_per_clone: f64,
    state_bytes: usize,
    allocations_per_step: f64,
    views_per_second: f64,
    imagined_worlds_per_second: f64,
    /// From a position in the middle to the end, at random.
    rollouts_per_second: f64,
    /// The same with every decision by the learned policy.
    policy_rollouts_per_second: f64,
    /// Decisions weighed by the learned policy.
    evaluations_per_second: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    levels: Vec<LevelReport>,
    /// Only of games in which somebody works out where hidden things are.
    #[serde(skip_serializing_if = "Option::is_none")]
    belief_update: Option<BeliefReport>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let ids: Vec<&str> = match &args.game {
        Some(id) => vec![id.as_str()],
        None => games::ids().to_vec(),
    };
    for id in ids {
        let report = games::visit(id, Bench(args))??;
        if args.json {
            say_json(&report)?;
        } else {
            print(&report)?;
        }
    }
    Ok(())
}

fn print(report: &Report) -> anyhow::Result<()> {
    say(format!("{} ({}), random play on one core", report.game, report.options))?;
    say(format!("  {:>12.0} decisions per second, legal lists included", report.decisions_per_second))?;
    say(format!(
        "  {:>12.0} games per second of {:.1} decisions",
        report.games_per_second, report.decisions_per_game
    ))?;
    say(format!(
        "  {:>12.1} ns for a copy of the state of {} bytes",
        report.ns_per_clone, report.state_bytes
    ))?;
    say(format!("  {:>12.4} allocations per step", report.allocations_per_step))?;
    say(format!("  {:>12.0} views per second", report.views_per_second))?;
    say(format!("  {:>12.0} imagined worlds per second", report.imagined_worlds_per_second))?;
    say(format!(
        "  {:>12.0} random rollouts per second from the middle to the end",
        report.rollouts_per_second
    ))?;
    say(format!("  {:>12.0} rollouts per second by the learned policy", report.policy_rollouts_per_second))?;
    say(format!(
        "  {:>12.0} decisions per second weighed by the learned policy",
        report.evaluations_per_second
    ))?;
    for level in &report.levels {
        say(format!(
            "  {:>12.4} ms for half of the answers of {}, {:.4} ms for 95 % of them; {:.1} MB at most; ends {:.2} ms after \
             it is broken off",
            level.median_ms, level.level, level.p95_ms, level.peak_mb, level.broken_off_p95_ms
        ))?;
    }
    let Some(belief) = &report.belief_update else { return Ok(()) };
    say(format!(
        "  {:>12.1} µs at worst for the belief to follow a turn of the Octopus ({:.1} on average of {} turns)",
        belief.worst_us, belief.mean_us, belief.turns
    ))
}

struct Bench<'a>(&'a Args);

impl Visitor for Bench<'_> {
    type Out = anyhow::Result<Report>;

    fn visit<G: Playable>(self) -> Self::Out {
        let options = self.0.data.options(G::ID, &self.0.options)?;
        let options = arena::options::<G>(&options, None)?;
        G::new(&options)?;
        let seconds = self.0.seconds;
        let play = random_play::<G>(&options, seconds);
        let decisions_per_game = play.decisions as f64 / play.games as f64;
        let positions = positions::<G>(&options);
        let every = |work: &mut dyn FnMut(&G)| per_second(seconds / 4.0, &positions, work);
        let clones = every(&mut |game| drop(black_box(game.clone())));
        let views = every(&mut |game| drop(black_box(game.view(seat_to_move(game)))));
        let mut rng = BotRng::seed_from_u64(2);
        let seen: Vec<_> = positions.iter().map(|game| game.view(seat_to_move(game))).collect();
        let worlds =
            per_second(seconds / 4.0, &seen, &mut |view| drop(black_box(G::imagine(view, &mut rng))));
        let mut rollout = thinking::Roller::<G>::new("drifter")?;
        let mut policy = thinking::Roller::<G>::new("policy")?;
        Ok(Report {
            game: G::ID,
            options: options.to_string(),
            decisions_per_second: play.decisions_per_second,
            games_per_second: play.decisions_per_second / decisions_per_game,
            decisions_per_game,
            ns_per_clone: 1e9 / clones,
            state_bytes: size_of::<G>(),
            allocations_per_step: allocations_per_step::<G>(&options),
            views_per_second: views,
            imagined_worlds_per_second: worlds,
            rollouts_per_second: every(&mut |game| thinking::rollout(game.clone(), &mut rollout)),
            policy_rollouts_per_second: every(&mut |game| thinking::rollout(game.clone(), &mut policy)),
            evaluations_per_second: thinking::evaluations(seconds / 4.0, &positions)?,
            levels: if self.0.levels { thinking::levels::<G>(&options)? } else { Vec::new() },
            belief_update: belief_update::<G>(&options, seconds)?,
        })
    }
}

/// Kelp's belief; other games have none.
fn belief_update<G: Playable>(options: &G::Options, seconds: f64) -> anyhow::Result<Option<BeliefReport>> {
    if G::ID != Kelp::ID {
        return Ok(None);
    }
    Ok(Some(belief::measure(&options.to_string().parse()?, seconds)))
}

fn seat_to_move<G: Playable>(game: &G) -> Audience {
    game.turn().seats().iter().next().map_or(Audience::Spectator, Audience::Seat)
}

/// Random play in spells too short to be interrupted often.
struct Play {
    games: u64,
    decisions: u64,
    /// The median of the spells: what else runs on the machine disturbs some of them, but not the middle one.
    decisions_per_second: f64,
}

/// Games of one spell.
const SPELL: u64 = 16;

fn random_play<G: Playable>(options: &G::Options, seconds: f64) -> Play {
    let mut rng = BotRng::seed_from_u64(1);
    let mut legal = Vec::with_capacity(1024);
    let (mut games, mut decisions, mut rates) = (0, 0, Vec::new());
    let began = Instant::now();
    while rates.is_empty() || began.elapsed().as_secs_f64() < seconds {
        let (spell_began, mut spell) = (Instant::now(), 0);
        for _ in 0..SPELL {
            spell += play_one::<G>(options, &mut rng, &mut legal).0;
        }
        rates.push(spell as f64 / spell_began.elapsed().as_secs_f64());
        (games, decisions) = (games + SPELL, decisions + spell);
    }
    Play { games, decisions, decisions_per_second: median(rates) }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// One random game; returns its decisions and its steps, chance included.
fn play_one<G: Playable>(options: &G::Options, rng: &mut BotRng, legal: &mut Vec<G::Action>) -> (u64, u64) {
    let mut game = G::new(options).expect("the options were checked");
    let (mut decisions, mut chances) = (0, 0);
    loop {
        let seat = match game.turn() {
            Turn::Over => return (decisions, decisions + chances),
            Turn::Chance => {
                let outcome = game.outcome_at(below(rng, game.tickets()));
                game.resolve_unchecked(outcome, &mut Ignore);
                chances += 1;
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => seats.iter().next().expect("somebody is asked"),
        };
        legal.clear();
        game.legal(seat, legal);
        let action = legal[below(rng, legal.len() as u32) as usize];
        game.act_unchecked(seat, action, &mut Ignore);
        decisions += 1;
    }
}

/// Positions from the middle of random games in which a player must act.
fn positions<G: Playable>(options: &G::Options) -> Vec<G> {
    let mut rng = BotRng::seed_from_u64(3);
    let mut positions = Vec::new();
    while positions.len() < 256 {
        let mut game = G::new(options).expect("the options were checked");
        for _ in 0..20 + below(&mut rng, 60) {
            resolve_random(&mut game, &mut rng, &mut Ignore);
            let Some(seat) = game.turn().seats().iter().next() else { break };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            game.act_unchecked(seat, legal[below(&mut rng, legal.len() as u32) as usize], &mut Ignore);
        }
        resolve_random(&mut game, &mut rng, &mut Ignore);
        if !game.turn().seats().is_empty() {
            positions.push(game);
        }
    }
    positions
}

/// How often a second `work` can be done; the median of passes over all items.
fn per_second<T>(seconds: f64, items: &[T], work: &mut dyn FnMut(&T)) -> f64 {
    let began = Instant::now();
    let mut rates = Vec::new();
    while rates.is_empty() || began.elapsed().as_secs_f64() < seconds {
        let pass_began = Instant::now();
        for item in items {
            work(item);
        }
        rates.push(items.len() as f64 / pass_began.elapsed().as_secs_f64());
    }
    median(rates)
}

/// Allocations in whole games, divided by their steps; the caller's list of legal actions is made before.
fn allocations_per_step<G: Playable>(options: &G::Options) -> f64 {
    let mut rng = BotRng::seed_from_u64(4);
    let mut legal = Vec::with_capacity(4096);
    let mut steps = 0;
    let counted = allocation_counter::measure(|| {
        for _ in 0..200 {
            steps += play_one::<G>(options, &mut rng, &mut legal).1;
        }
    });
    counted.count_total as f64 / steps as f64
}
