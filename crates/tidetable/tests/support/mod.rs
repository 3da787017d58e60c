//! The binary with its input and output.
#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "this is test code, and every test file uses its own part of it"
)]

use assert_cmd::Command;

pub(crate) fn tidetable(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("tidetable").unwrap();
    command.args(arguments);
    command
}

pub(crate) fn output(arguments: &[&str]) -> String {
    let output = tidetable(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

pub(crate) fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&output(arguments)).unwrap()
}

/// Fails with exactly one line on standard error that contains all of `words`.
pub(crate) fn check_refused(arguments: &[&str], stdin: &str, words: &[&str]) {
    let output = tidetable(arguments).write_stdin(stdin).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{arguments:?} should fail");
    assert_eq!(told.trim_end().lines().count(), 1, "one line: {told}");
    for word in words {
        assert!(told.contains(word), "{arguments:?}: '{told}' does not say '{word}'");
    }
}

/// What a person reads who plays with these arguments and types this.
pub(crate) fn played(arguments: &[&str], typed: &str) -> String {
    let output = tidetable(&["play"]).args(arguments).write_stdin(typed).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Numbers that nobody thought about, most of them on the list.
pub(crate) fn careless_answers(seed: u32) -> String {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        1 + (state >> 24) % 5
    };
    (0..20_000).map(|_| format!("{}\n", next())).collect()
}
