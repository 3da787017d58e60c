//! `cargo xtask fuzz`: coverage-guided fuzzing of what strangers can send, by libFuzzer on the stable compiler.

use std::{ffi::OsStr, fs, process::Command};

use anyhow::{Result, ensure};

use crate::run::{root, run_in};

/// The targets, and where their first inputs are.
const TARGETS: [(&str, &[&str]); 2] = [
    ("frames", &["fuzz/seeds/frames"]),
    ("records", &["crates/kelp/tests/golden", "crates/salt-paper/tests/golden"]),
];

/// What makes the compiler count which branches an input takes.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Ccodegen-units=1 \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table";

/// Fuzzes each target; arguments: seconds for each. What it finds interesting is kept in `target/fuzz/corpus`.
pub(crate) fn fuzz(arguments: &[String]) -> Result<()> {
    let seconds = arguments.first().map_or(Ok(60), |text| text.parse::<u32>())?;
    ensure!(arguments.len() <= 1, "cargo xtask fuzz takes a number of seconds");
    let host = host()?;
    let built = root().join("target/fuzz");
    let target = built.to_string_lossy().into_owned();
    let build = ["build", "--release", "--quiet", "--target", &host, "--target-dir", &target];
    run_in(&root().join("fuzz"), "cargo", &build, &[("RUSTFLAGS", OsStr::new(FLAGS))])?;
    for (name, seeds) in TARGETS {
        let corpus = built.join("corpus").join(name);
        fs::create_dir_all(&corpus)?;
        let program = built.join(&host).join("release").join(name);
        let time = format!("-max_total_time={seconds}");
        let found = format!("-artifact_prefix={target}/{name}-");
        let corpus = corpus.to_string_lossy();
        let line = [&[&*time, &found, "-max_len=20000", "-print_final_stats=1", &corpus], seeds].concat();
        run_in(root(), &program.to_string_lossy(), &line, &[])?;
    }
    Ok(())
}

/// Named, so that build scripts and macros are compiled without the flags.
fn host() -> Result<String> {
    let answer = Command::new("rustc").args(["--print", "host-tuple"]).output()?;
    Ok(String::from_utf8(answer.stdout)?.trim().to_owned())
}
