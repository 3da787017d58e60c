//! `cargo xtask test`: everything that must hold, in the order in which it fails fastest.

use anyhow::Result;

use crate::{
    run::{answers, run},
    web,
};

/// Format, lints, tests, and a shorter form of every long run.
pub(crate) fn test() -> Result<()> {
    run("cargo", &["fmt", "--all", "--check"])?;
    web::build()?;
    run("cargo", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])?;
    rust_tests()?;
    web::test()?;
    web::whole_games()
}

fn rust_tests() -> Result<()> {
    if answers("cargo", &["nextest", "--version"]) {
        run("cargo", &["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"])
    } else {
        eprintln!("cargo-nextest is not installed; 'cargo install cargo-nextest --locked' makes this faster");
        run("cargo", &["test", "--workspace", "--quiet", "--no-fail-fast"])
    }
}
