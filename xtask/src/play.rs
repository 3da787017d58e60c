//! `cargo xtask play`.

use anyhow::Result;

use crate::run::run;

/// Builds the binary with all optimisations and starts a game.
pub(crate) fn play(arguments: &[String]) -> Result<()> {
    let mut line = vec!["run", "--release", "--quiet", "--package", "tidetable", "--", "play"];
    line.extend(arguments.iter().map(String::as_str));
    run("cargo", &line)
}
