//! Tidetable: two sea games, to be played in a terminal, between bots, or on paper with this program keeping score.
//!
//! Every command lives in a module of its own under `commands`; this file only reads the command line. Whatever goes
//! wrong is told in one line on standard error, and the exit code is then not zero.
#![forbid(unsafe_code)]
#![allow(clippy::disallowed_methods, reason = "measures, and shows how long things take")]

mod commands;
mod progress;
mod terminal;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "tidetable", version, about, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Host the tables for browsers: play with friends or bots.
    Serve(commands::serve::Args),
    /// Write everything a server keeps as plain lines.
    Export(commands::moving::Args),
    /// Take such lines over into an empty folder.
    Import(commands::moving::Args),
    /// Put a load on a running server and measure it.
    Load(commands::load::Args),
    /// Play a game in the terminal against bots.
    Play(commands::play::Args),
    /// Let bots play each other and count who wins.
    Arena(commands::arena::Args),
    /// Solve a reduced game and measure how much a perfect opponent wins against bots.
    Exploit(commands::exploit::Args),
    /// Compare what players choose in the same positions.
    Choices(commands::choices::Args),
    /// Measure how well the Shark guesses where the Octopus is.
    Calibrate(commands::calibrate::Args),
    /// Advise the player who is to move in a record.
    Hint(commands::hint::Args),
    /// Show, verify or replay the record of a game.
    Record(commands::record::Args),
    /// Score a hand of Sea Salt & Paper.
    Score(commands::score::Args),
    /// Measure how fast the rules are on this machine.
    Bench(commands::bench::Args),
    /// Read the rules, or one of them by its number.
    Rules(commands::rules::Args),
    /// Play random games and check every invariant after every step.
    Fuzz(commands::fuzz::Args),
    /// Let nets learn by playing against themselves.
    Train(commands::train::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage_error(&error),
    };
    let result = match cli.command {
        Command::Serve(args) => commands::serve::run(&args),
        Command::Export(args) => commands::moving::export(&args),
        Command::Import(args) => commands::moving::import(&args),
        Command::Load(args) => commands::load::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Arena(args) => commands::arena::run(&args),
        Command::Exploit(args) => commands::exploit::run(&args),
        Command::Choices(args) => commands::choices::run(&args),
        Command::Calibrate(args) => commands::calibrate::run(&args),
        Command::Hint(args) => commands::hint::run(&args),
        Command::Record(args) => commands::record::run(&args),
        Command::Score(args) => commands::score::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Rules(args) => commands::rules::run(&args),
        Command::Fuzz(args) => commands::fuzz::run(&args),
        Command::Train(args) => commands::train::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tidetable: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Help and version as clap prints them; a mistake in one line.
fn usage_error(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() || error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    {
        let code = u8::from(error.use_stderr()) * 2;
        return error.print().map_or(ExitCode::FAILURE, |()| ExitCode::from(code));
    }
    let text = error.render().to_string();
    let end = ["\n\nUsage:", "\n\nFor more"].iter().filter_map(|rest| text.find(rest)).min();
    let line = text[..end.unwrap_or(text.len())].split_whitespace().collect::<Vec<_>>().join(" ");
    eprintln!("tidetable: {} (see 'tidetable --help')", line.trim_start_matches("error: "));
    ExitCode::from(2)
}

/// Whether the reader of our output went away, as `head` does.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}
