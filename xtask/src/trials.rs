//! The long trials of a server, each with a short form in `cargo xtask test`.

use anyhow::Result;

use crate::run::run;

/// Kills the real binary again and again while games are played on it; arguments: kills, tables, seed.
pub(crate) fn torture(arguments: &[String]) -> Result<()> {
    build()?;
    example("server", "torture", &["target/release/tidetable"], arguments)
}

/// A storm of nonsense frames and requests; arguments: frames, requests.
pub(crate) fn storm(arguments: &[String]) -> Result<()> {
    build()?;
    example("server", "storm", &["target/release/tidetable"], arguments)
}

/// Whole systems in imagined time with every fault; arguments: first seed, the one after the last.
pub(crate) fn sim(arguments: &[String]) -> Result<()> {
    let usual = ["0", "10000"].map(str::to_owned);
    example("sim", "seeds", &[], if arguments.is_empty() { &usual } else { arguments })
}

/// How long the binary takes to start on a store full of games; arguments: games.
pub(crate) fn start(arguments: &[String]) -> Result<()> {
    build()?;
    example("server", "start", &["target/release/tidetable"], arguments)
}

fn build() -> Result<()> {
    run("cargo", &["build", "--release", "--quiet", "--package", "tidetable"])
}

fn example(package: &str, name: &str, first: &[&str], rest: &[String]) -> Result<()> {
    let mut line = vec!["run", "--release", "--quiet", "--package", package, "--example", name, "--"];
    line.extend(first);
    line.extend(rest.iter().map(String::as_str));
    run("cargo", &line)
}
