//! `cargo xtask soak`: the long forms of what the gate runs in short ones.

use anyhow::Result;

use crate::run::run;

/// A million random games of each kind with every invariant checked after every step, and positions of Kelp in which
/// nothing may leak.
pub(crate) fn soak() -> Result<()> {
    for players in ["2", "3", "4"] {
        fuzz(&["--game", "salt-paper", "--players", players])?;
    }
    fuzz(&["--game", "kelp"])?;
    run("cargo", &["run", "--quiet", "--release", "-p", "kelp", "--example", "secrecy", "--", "100000"])
}

fn fuzz(of: &[&str]) -> Result<()> {
    let fuzz = ["run", "--quiet", "--release", "-p", "tidetable", "--", "fuzz", "--games", "1000000"];
    run("cargo", &[&fuzz[..], &["--threads", "2"], of].concat())
}
