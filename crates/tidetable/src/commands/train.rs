//! `tidetable train`: nets learn by playing against themselves.

mod curve;

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    time::{Duration, Instant},
};

use anyhow::Context;
use bots::{
    Arena, Effort,
    learn::{Learner, Trainer, TrainerSettings, read_nets, write_nets},
};

use super::{arena::options, say};
use crate::progress::bar;

/// Self-play on this machine's processors. Interrupt it when you like: the last checkpoint stays.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game: salt-paper or kelp.
    #[arg(long)]
    game: String,
    /// Options of the game, if not the usual mixture of them is to be learnt.
    #[arg(long)]
    options: Option<String>,
    /// How long, in hours; a fraction will do.
    #[arg(long)]
    hours: f64,
    /// The folder of the nets, and of the report `<game>-curve.csv` with its picture.
    #[arg(long, default_value = "data/nets")]
    out: PathBuf,
    /// Go on with the nets that are in the folder.
    #[arg(long)]
    resume: bool,
    /// How many threads play.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Decisions for each thread in a batch.
    #[arg(long, default_value_t = 16384)]
    decisions: usize,
    /// Decisions between two steps of the optimiser.
    #[arg(long, default_value_t = 2048)]
    step: usize,
    /// How often each batch is gone through.
    #[arg(long, default_value_t = 2)]
    passes: usize,
    /// Length of the optimiser's first steps.
    #[arg(long, default_value_t = 1e-3)]
    rate: f32,
    /// Length of its last steps.
    #[arg(long, default_value_t = 5e-5)]
    last_rate: f32,
    /// The reward for staying undecided, at the beginning.
    #[arg(long, default_value_t = 0.02)]
    entropy: f32,
    /// The reward for staying undecided, at the end.
    #[arg(long, default_value_t = 0.002)]
    last_entropy: f32,
    /// How much weight each later judgement keeps, from 0 to 1.
    #[arg(long, default_value_t = 0.95)]
    trust: f32,
    /// How much of what chance did is left in the lessons of the policies, from 0 to 1.
    #[arg(long, default_value_t = 1.0)]
    luck: f32,
    /// In how many of 100 games one seat plays a past self.
    #[arg(long, default_value_t = 15)]
    nostalgia: u32,
    /// In how many of 100 games one seat is a simple player.
    #[arg(long, default_value_t = 15)]
    variety: u32,
    /// Who the simple players are.
    #[arg(long, value_delimiter = ',', default_value = "greedy,novice,drifter")]
    simple: Vec<String>,
    /// For which share of the run, at its beginning, the greedy player is imitated.
    #[arg(long, default_value_t = 0.0)]
    lessons: f32,
    /// After that, learn from what a search finds out at every decision, instead of from what comes of the games:
    /// CANDIDATES:PLAYOUTS:PLIES.
    #[arg(long, value_parser = effort)]
    search: Option<Effort>,
    /// Leave the policies as they are and let them play in earnest; only the critic learns.
    #[arg(long)]
    critic_only: bool,
    /// Only the policy of this number learns (in Kelp 0 is the Octopus's, 1 the Shark's).
    #[arg(long)]
    learner: Option<usize>,
    /// Folders with nets of other runs, to be met like past selves.
    #[arg(long, value_delimiter = ',')]
    rivals: Vec<PathBuf>,
    /// Widths of the hidden layers of the policies, multiples of 16; nets that go on learning grow to them.
    #[arg(long, value_delimiter = ',', default_value = "128")]
    hidden: Vec<usize>,
    /// Width of the layer that judges candidates, a multiple of 16; nets that go on learning grow to it.
    #[arg(long, default_value_t = 64)]
    units: usize,
    /// Widths of the hidden layers of the critic, multiples of 16; one that goes on learning grows to them.
    #[arg(long, value_delimiter = ',', default_value = "128")]
    critic_hidden: Vec<usize>,
    /// Minutes between two checkpoints.
    #[arg(long, default_value_t = 5.0)]
    checkpoint: f64,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn effort(text: &str) -> Result<Effort, String> {
    let numbers: Option<Vec<u32>> = text.split(':').map(|number| number.parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[candidates, playouts, plies]) if candidates > 0 && playouts > 0 => {
            Ok(Effort { candidates: candidates as usize, playouts, plies, crowd: 1 })
        }
        _ => Err("write three numbers, as in 6:96:8".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    match args.game.as_str() {
        "salt-paper" => train::<salt_paper::SaltPaper>(args),
        "kelp" => train::<kelp::Kelp>(args),
        other => anyhow::bail!("there is no game '{other}'; choose salt-paper or kelp"),
    }
}

fn train<G: Learner>(args: &Args) -> anyhow::Result<()> {
    let nets = if args.resume { Some(read_nets::<G>(&args.out).context("nothing to resume")?) } else { None };
    let settings = TrainerSettings {
        decisions: args.decisions,
        step: args.step,
        passes: args.passes,
        threads: args.threads,
        rates: (args.rate, args.last_rate),
        entropy: (args.entropy, args.last_entropy),
        trust: args.trust,
        luck: args.luck,
        nostalgia: args.nostalgia,
        variety: args.variety,
        simple: args.simple.clone(),
        lessons: args.lessons,
        search: args.search,
        critic_only: args.critic_only,
        learner: args.learner,
        hidden: args.hidden.clone(),
        units: args.units,
        critic_hidden: args.critic_hidden.clone(),
    };
    let rivals = args.rivals.iter().map(|folder| read_nets::<G>(folder));
    let rivals = rivals.collect::<Result<_, _>>().context("the rivals cannot be read")?;
    let mut trainer = Trainer::<G>::new(settings, args.seed, nets)?.with_rivals(rivals);
    if let Some(text) = &args.options {
        trainer = trainer.with_options(options::<G>(text, None)?)?;
    }
    let before = if args.resume {
        curve::end(&fs::read_to_string(curve_file::<G>(args)).unwrap_or_default())
    } else {
        [0.0; 3]
    };
    let (began, whole) = (Instant::now(), Duration::from_secs_f64(args.hours * 3600.0));
    let bar = bar(whole.as_secs(), "seconds");
    let mut next = Duration::ZERO;
    loop {
        let spent = began.elapsed();
        if spent >= next || spent >= whole {
            checkpoint(args, &trainer, spent, before)?;
            next = spent + Duration::from_secs_f64(args.checkpoint * 60.0);
        }
        if spent >= whole {
            break;
        }
        bar.set_position(spent.as_secs());
        trainer.batch((spent.as_secs_f64() / whole.as_secs_f64()) as f32);
    }
    bar.finish_and_clear();
    let hashes: Vec<String> = trainer.nets().policies.iter().map(|net| net.hash()).collect();
    say(format!("trained {} for {:.2} hours; nets {}", G::ID, args.hours, hashes.join(" ")))
}

fn curve_file<G: Learner>(args: &Args) -> PathBuf {
    args.out.join(format!("{}-curve.csv", G::ID))
}

/// Writes the nets, and a line of the learning curve; `before` are the minutes, games and decisions of earlier runs.
fn checkpoint<G: Learner>(
    args: &Args,
    trainer: &Trainer<G>,
    spent: Duration,
    before: [f64; 3],
) -> anyhow::Result<()> {
    write_nets::<G>(&args.out, trainer.nets())
        .with_context(|| format!("{} cannot be written", args.out.display()))?;
    let share = against_greedy::<G>(args)?;
    let progress = trainer.progress();
    let path = curve_file::<G>(args);
    let fresh = !args.resume && progress.batches == 0;
    let mut file =
        fs::OpenOptions::new().create(true).append(!fresh).write(true).truncate(fresh).open(&path)?;
    if fresh {
        writeln!(file, "minutes,games,decisions,critic_error,entropy,surprise,wins_against_greedy")?;
    }
    let line = format!(
        "{:.1},{},{},{:.5},{:.4},{:.4},{share:.4}",
        before[0] + spent.as_secs_f64() / 60.0,
        before[1] + progress.games as f64,
        before[2] + progress.samples as f64,
        progress.error,
        progress.entropy,
        progress.surprise
    );
    writeln!(file, "{line}")?;
    let title = format!("{}: share of games won against greedy", G::ID);
    fs::write(path.with_extension("svg"), curve::draw(&title, &curve::points(&fs::read_to_string(&path)?)))?;
    say(line)
}

/// The share of games the nets win against greedy players, sitting in each seat in turn.
fn against_greedy<G: Learner>(args: &Args) -> anyhow::Result<f64> {
    const GAMES: u64 = 400;
    let options = options::<G>(args.options.as_deref().unwrap_or_default(), None)?;
    let seats = G::new(&options)?.seats();
    let mut sum = 0.0;
    for own in 0..seats {
        let mut bots = vec!["greedy".to_owned(); seats];
        bots[own] = format!("net={}", args.out.display());
        let arena =
            Arena::<G> { options: options.clone(), bots, games: GAMES / seats as u64, seed: 77, threads: 1 };
        sum += arena.run(&|| ())?.seats[own].win_share;
    }
    Ok(sum / seats as f64)
}
