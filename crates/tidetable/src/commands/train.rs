//! `tidetable train`: nets learn by playing against themselves.

mod checkpoint;
mod curve;

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use bots::{
    Effort,
    learn::{Learner, Nets, Trainer, TrainerSettings, read_nets},
};

use self::checkpoint::Checkpoints;
use super::{
    arena::options,
    numbers::{above_zero, one_or_more, share, time, width},
    say,
};
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
    #[arg(long, value_parser = time)]
    hours: f64,
    /// The folder of the nets, and of the report `<game>-curve.csv` with its picture. Nets of the game that are in it
    /// already are not replaced, unless they go on learning.
    #[arg(long, default_value = "data/nets")]
    out: PathBuf,
    /// Go on with the nets that are in the folder.
    #[arg(long)]
    resume: bool,
    /// How many threads play.
    #[arg(long, default_value_t = 1, value_parser = one_or_more::<usize>)]
    threads: usize,
    /// Decisions for each thread in a batch.
    #[arg(long, default_value_t = 16384, value_parser = one_or_more::<usize>)]
    decisions: usize,
    /// Decisions between two steps of the optimiser.
    #[arg(long, default_value_t = 2048, value_parser = one_or_more::<usize>)]
    step: usize,
    /// How often each batch is gone through.
    #[arg(long, default_value_t = 2, value_parser = one_or_more::<usize>)]
    passes: usize,
    /// Length of the optimiser's first steps.
    #[arg(long, default_value_t = 1e-3, value_parser = above_zero)]
    rate: f32,
    /// Length of its last steps.
    #[arg(long, default_value_t = 5e-5, value_parser = above_zero)]
    last_rate: f32,
    /// The reward for staying undecided, at the beginning.
    #[arg(long, default_value_t = 0.02, value_parser = above_zero)]
    entropy: f32,
    /// The reward for staying undecided, at the end.
    #[arg(long, default_value_t = 0.002, value_parser = above_zero)]
    last_entropy: f32,
    /// How much weight each later judgement keeps, from 0 to 1.
    #[arg(long, default_value_t = 0.95, value_parser = share)]
    trust: f32,
    /// How much of what chance did is left in the lessons of the policies, from 0 to 1.
    #[arg(long, default_value_t = 1.0, value_parser = share)]
    luck: f32,
    /// In how many of 100 games one seat plays a past self.
    #[arg(long, default_value_t = 15)]
    nostalgia: u32,
    /// In how many of 100 games one seat is a simple player; with the past selves 100 at most.
    #[arg(long, default_value_t = 15)]
    variety: u32,
    /// Who the simple players are.
    #[arg(long, value_delimiter = ',', default_value = "greedy,novice,drifter")]
    simple: Vec<String>,
    /// For which share of the run, at its beginning, the greedy player is imitated.
    #[arg(long, default_value_t = 0.0, value_parser = share)]
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
    #[arg(long, value_delimiter = ',', default_value = "128", value_parser = width)]
    hidden: Vec<usize>,
    /// Width of the layer that judges candidates, a multiple of 16; nets that go on learning grow to it.
    #[arg(long, default_value_t = 64, value_parser = width)]
    units: usize,
    /// Widths of the hidden layers of the critic, multiples of 16; one that goes on learning grows to them.
    #[arg(long, value_delimiter = ',', default_value = "128", value_parser = width)]
    critic_hidden: Vec<usize>,
    /// Minutes between two checkpoints.
    #[arg(long, default_value_t = 5.0, value_parser = time)]
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
    check::<G>(args)?;
    let mut trainer = trainer::<G>(args)?;
    let checkpoints = Checkpoints::new::<G>(args);
    let (began, whole) = (Instant::now(), Duration::from_secs_f64(args.hours * 3600.0));
    let bar = bar(whole.as_secs(), "seconds");
    let mut next = Duration::ZERO;
    loop {
        let spent = began.elapsed();
        if spent >= next || spent >= whole {
            bar.suspend(|| checkpoints.add(&trainer, spent))?;
            next = spent + Duration::from_secs_f64(args.checkpoint * 60.0);
        }
        if spent >= whole {
            break;
        }
        bar.set_position(spent.as_secs());
        trainer.batch((spent.as_secs_f64() / whole.as_secs_f64()) as f32);
    }
    bar.finish_and_clear();
    let weights = nets_in::<G>(&args.out, "train anew")?.hash();
    say(format!(
        "trained {} for {:.2} hours; weights {weights}, in {}",
        G::ID,
        args.hours,
        args.out.display()
    ))
}

/// What no argument alone can be blamed for.
fn check<G: Learner>(args: &Args) -> anyhow::Result<()> {
    ensure!(
        args.variety.saturating_add(args.nostalgia) <= 100,
        "--variety and --nostalgia are parts of 100 games; lower one of them"
    );
    ensure!(
        args.learner.is_none_or(|learner| learner < G::POLICIES),
        "{} has no policy of that number; choose a --learner below {}, or leave it out",
        G::ID,
        G::POLICIES
    );
    ensure!(
        args.resume || !holds_nets::<G>(&args.out),
        "{} holds nets of {} already, which would be lost; add --resume to go on with them, or give another --out",
        args.out.display(),
        G::ID
    );
    Ok(())
}

/// Whether there is a net of this game in a folder, be it damaged or alone.
fn holds_nets<G: Learner>(folder: &Path) -> bool {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names = files.filter_map(|file| file.file_name().into_string().ok());
    names.any(|name| name.starts_with(&format!("{}-", G::ID)) && name.ends_with(".net"))
}

fn nets_in<G: Learner>(folder: &Path, remedy: &str) -> anyhow::Result<Nets> {
    let nets = read_nets::<G>(folder);
    nets.with_context(|| format!("no nets of {} can be read from {}; {remedy}", G::ID, folder.display()))
}

/// The run as the arguments want it.
fn trainer<G: Learner>(args: &Args) -> anyhow::Result<Trainer<G>> {
    let resumed = || nets_in::<G>(&args.out, "leave out --resume, or give another --out");
    let nets = args.resume.then(resumed).transpose()?;
    let rivals = args.rivals.iter().map(|folder| nets_in::<G>(folder, "give other --rivals"));
    let rivals = rivals.collect::<Result<_, _>>()?;
    let trainer = Trainer::<G>::new(settings(args), args.seed, nets)?.with_rivals(rivals);
    Ok(match &args.options {
        Some(text) => trainer.with_options(options::<G>(text, None)?)?,
        None => trainer,
    })
}

fn settings(args: &Args) -> TrainerSettings {
    TrainerSettings {
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
    }
}
