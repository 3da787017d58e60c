//! `tidetable record`: games as files.

use std::{io::Read, path::PathBuf};

use anyhow::Context;
use game_core::{Audience, Record, Seat, Step};
use games::AnyGame;
use serde::Serialize;

use super::{data::KelpData, say, say_json};

/// Games that were written down.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand)]
enum Action {
    /// Tell what a record says: game, options, result.
    Show(File),
    /// Check every line and every step, and that nobody chose the dice.
    Verify(Verify),
    /// Print the game step by step, each with its number; with --json also the full truth after each.
    Replay(File),
}

#[derive(clap::Args)]
pub(super) struct File {
    /// The record; - reads standard input.
    file: PathBuf,
    #[command(flatten)]
    data: KelpData,
    /// JSON, one object a line.
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(clap::Args)]
struct Verify {
    #[command(flatten)]
    file: File,
    /// What the table showed as its commitment before the game; the record must carry the same.
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
}

#[derive(Serialize)]
struct Summary {
    game: String,
    revision: u32,
    options: String,
    notes: Vec<(String, String)>,
    steps: usize,
    finished: bool,
    reason: Option<&'static str>,
    rule: Option<&'static str>,
    places: Vec<u8>,
    points: Vec<i32>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    match &args.action {
        Action::Show(file) => show(file),
        Action::Verify(args) => verify(args),
        Action::Replay(file) => replay(file),
    }
}

fn show(file: &File) -> anyhow::Result<()> {
    let summary = summary(file)?;
    if file.json {
        return say_json(&summary);
    }
    say(format!("{} (rules revision {}), options {}", summary.game, summary.revision, summary.options))?;
    for (name, value) in &summary.notes {
        say(format!("  {name}: {value}"))?;
    }
    say(format!(
        "  {} steps, {}",
        summary.steps,
        if summary.finished { "finished" } else { "not finished" }
    ))?;
    if let (Some(reason), Some(rule)) = (summary.reason, summary.rule) {
        say(format!(
            "  ended by {reason} ({rule}); places {:?}, points {:?}",
            summary.places, summary.points
        ))?;
    }
    Ok(())
}

fn verify(verify: &Verify) -> anyhow::Result<()> {
    let file = &verify.file;
    let record = read(file)?;
    // The dice first: a forged lot is named as what it is, not as the illegal step that follows from it.
    let lots = fair_lots(verify, &record).with_context(|| name(file))?;
    let summary = summary_of(&record).with_context(|| name(file))?;
    if file.json {
        return say_json(&serde_json::json!({
            "valid": true, "steps": summary.steps, "finished": summary.finished, "fair_lots": lots,
        }));
    }
    say(format!("{}: valid, {} steps of {}", file.file.display(), summary.steps, summary.game))?;
    match lots {
        Some(lots) => {
            say(format!("  fair: all {lots} lots follow from the seed the server had committed to"))
        }
        None => say("  the chance cannot be checked: the record carries no commitment"),
    }
}

/// Repeats the chance of a game played at a table; none for games whose dice nobody committed to.
fn fair_lots(verify: &Verify, record: &Record) -> anyhow::Result<Option<usize>> {
    let found = record.note("commitment");
    if let Some(shown) = &verify.commitment {
        let same = found.is_some_and(|found| found.eq_ignore_ascii_case(shown.trim()));
        anyhow::ensure!(same, "the record carries another commitment than the table showed");
    }
    if found.is_none() {
        return Ok(None);
    }
    let blank = games::start(&record.game, &record.options)?;
    if blank.revision() != record.revision {
        // Replaying says so.
        return Ok(None);
    }
    Ok(Some(table::fair::verify(record, blank)?))
}

fn summary(file: &File) -> anyhow::Result<Summary> {
    summary_of(&read(file)?).with_context(|| name(file))
}

fn summary_of(record: &Record) -> anyhow::Result<Summary> {
    let game = games::replay(record, &mut |_, _| ())?;
    let outcome = game.outcome();
    Ok(Summary {
        game: record.game.clone(),
        revision: record.revision,
        options: record.options.clone(),
        notes: record.notes.clone(),
        steps: record.steps.len(),
        finished: record.finished,
        reason: outcome.map(|outcome| outcome.reason),
        rule: outcome.map(|outcome| outcome.rule.0),
        places: outcome.map_or(Vec::new(), |outcome| outcome.places[..outcome.seats].to_vec()),
        points: outcome.map_or(Vec::new(), |outcome| outcome.points[..outcome.seats].to_vec()),
    })
}

fn replay(file: &File) -> anyhow::Result<()> {
    let record = read(file)?;
    let (mut result, mut number) = (Ok(()), 0);
    games::replay(&record, &mut |step, game| {
        number += 1;
        if result.is_ok() {
            result = print_step(file.json, number, step, game);
        }
    })
    .with_context(|| name(file))?;
    result
}

fn print_step(
    json: bool,
    number: usize,
    step: &Step<String, String>,
    game: &dyn AnyGame,
) -> anyhow::Result<()> {
    let (who, text) = match step {
        Step::Act { seat, action } => (Seat::to_string(seat), action),
        Step::Chance(outcome) => ("chance".to_owned(), outcome),
    };
    if json {
        let after = game.view(Audience::Everyone);
        return say_json(&serde_json::json!({ "number": number, "by": who, "step": text, "after": after }));
    }
    let number = format!("#{number}");
    say(format!("{number:>5} {who:>6}  {text}"))
}

pub(super) fn read(file: &File) -> anyhow::Result<Record> {
    file.data.load()?;
    let mut bytes = Vec::new();
    if file.file.as_os_str() == "-" {
        std::io::stdin().read_to_end(&mut bytes).context("standard input cannot be read")?;
    } else {
        bytes = std::fs::read(&file.file).with_context(|| format!("{} cannot be read", name(file)))?;
    }
    let text =
        String::from_utf8(bytes).ok().with_context(|| format!("{}: a record is UTF-8 text", name(file)))?;
    Record::parse(&text).with_context(|| name(file))
}

pub(super) fn name(file: &File) -> String {
    file.file.display().to_string()
}
