//! What a run leaves behind now and then: the nets, and a line of the learning curve with its picture.

use std::{
    fs::{self, File, OpenOptions},
    io::Write as _,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::Context;
use bots::{
    Arena,
    learn::{Learner, Progress, Trainer, write_nets},
};

use super::{Args, curve};
use crate::commands::{arena::options, say};

/// The columns of the report.
const COLUMNS: &str = "minutes,games,decisions,critic_error,entropy,surprise,wins_against_greedy";

/// Where a run leaves its results.
pub(super) struct Checkpoints<'a> {
    args: &'a Args,
    /// The report.
    report: PathBuf,
    /// Minutes, games and decisions of earlier runs.
    before: [f64; 3],
}

/// A line of the report.
struct Line {
    minutes: f64,
    games: f64,
    decisions: f64,
    of_late: Progress,
    wins: f64,
}

impl<'a> Checkpoints<'a> {
    pub(super) fn new<G: Learner>(args: &'a Args) -> Self {
        let report = args.out.join(format!("{}-curve.csv", G::ID));
        let told = if args.resume { fs::read_to_string(&report).unwrap_or_default() } else { String::new() };
        Self { args, report, before: curve::end(&told) }
    }

    /// Writes the nets as they are after so much time, and measures them.
    pub(super) fn add<G: Learner>(&self, trainer: &Trainer<G>, spent: Duration) -> anyhow::Result<()> {
        let out = &self.args.out;
        write_nets::<G>(out, trainer.nets()).with_context(|| cannot_be_written(out))?;
        let of_late = trainer.progress();
        let line = Line {
            minutes: self.before[0] + spent.as_secs_f64() / 60.0,
            games: self.before[1] + of_late.games as f64,
            decisions: self.before[2] + of_late.samples as f64,
            of_late,
            wins: against_greedy::<G>(self.args)?,
        };
        self.write(&line).with_context(|| cannot_be_written(&self.report))?;
        let picture = self.report.with_extension("svg");
        let title = format!("{}: share of games won against greedy", G::ID);
        let points = curve::points(&fs::read_to_string(&self.report)?);
        fs::write(&picture, curve::draw(&title, &points)).with_context(|| cannot_be_written(&picture))?;
        say(line.told())
    }

    /// Adds a line to the report. A run that begins anew begins it anew.
    fn write(&self, line: &Line) -> std::io::Result<()> {
        if !self.args.resume && line.of_late.batches == 0 {
            File::create(&self.report)?;
        }
        let mut report = OpenOptions::new().create(true).append(true).open(&self.report)?;
        if report.metadata()?.len() == 0 {
            writeln!(report, "{COLUMNS}")?;
        }
        writeln!(report, "{}", line.columns())
    }
}

impl Line {
    fn columns(&self) -> String {
        let Self { minutes, games, decisions, of_late, wins } = self;
        let Progress { error, entropy, surprise, .. } = of_late;
        format!("{minutes:.1},{games},{decisions},{error:.5},{entropy:.4},{surprise:.4},{wins:.4}")
    }

    /// The same for people.
    fn told(&self) -> String {
        let Self { minutes, games, decisions, of_late, wins } = self;
        let Progress { error, entropy, surprise, .. } = of_late;
        format!(
            "{minutes:>7.1} minutes, {games} games, {decisions} decisions: critic error {error:.5}, \
             entropy {entropy:.4}, surprise {surprise:.4}, wins {:.1} % against greedy",
            100.0 * wins
        )
    }
}

fn cannot_be_written(path: &Path) -> String {
    format!("{} cannot be written; give another --out", path.display())
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
