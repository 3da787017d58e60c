//! The long trials of a server, each with a short form in `cargo xtask test`.

use anyhow::Result;

use crate::run::{program, run};

/// Kills the real binary again and again while games are played on it; arguments: kills, tables, seed.
pub(crate) fn torture(arguments: &[String]) -> Result<()> {
    example("server", "torture", &[&build()?], arguments)
}

/// A storm of nonsense frames and requests; arguments: frames, requests.
pub(crate) fn storm(arguments: &[String]) -> Result<()> {
    example("server", "storm", &[&build()?], arguments)
}

/// Whole systems in imagined time with every fault; arguments: first seed, the one after the last.
pub(crate) fn sim(arguments: &[String]) -> Result<()> {
    let usual = ["0", "10000"].map(str::to_owned);
    example("sim", "seeds", &[], if arguments.is_empty() { &usual } else { arguments })
}

/// How long the binary takes to start on a store full of games; arguments: games.
pub(crate) fn start(arguments: &[String]) -> Result<()> {
    example("server", "start", &[&build()?], arguments)
}

/// Builds the program and says where it lies.
fn build() -> Result<String> {
    run("cargo", &["build", "--release", "--quiet", "--package", "tidetable"])?;
    Ok(program("release")?.to_string_lossy().into_owned())
}

fn example(package: &str, name: &str, first: &[&str], rest: &[String]) -> Result<()> {
    let mut line = vec!["run", "--release", "--quiet", "--package", package, "--example", name, "--"];
    line.extend(first);
    line.extend(rest.iter().map(String::as_str));
    run("cargo", &line)
}
