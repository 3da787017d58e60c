//! The binary as a person or a script meets it.

#![allow(clippy::unwrap_used)]

use assert_cmd::Command;

fn tidetable(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("tidetable").unwrap();
    command.args(arguments);
    command
}

fn output(arguments: &[&str]) -> String {
    let output = tidetable(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&output(arguments)).unwrap()
}

/// Fails with exactly one line on standard error that contains all of `words`.
fn check_refused(arguments: &[&str], stdin: &str, words: &[&str]) {
    let output = tidetable(arguments).write_stdin(stdin).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{arguments:?} should fail");
    assert_eq!(told.trim_end().lines().count(), 1, "one line: {told}");
    for word in words {
        assert!(told.contains(word), "{arguments:?}: '{told}' does not say '{word}'");
    }
}

#[test]
fn a_hand_is_scored() {
    let score = json(&["score", "mermaid crab:dark_blue boat:black", "--json"]);
    assert_eq!(score["points"], 1);
    assert_eq!(score["colour_bonus"], 1);
    assert_eq!(score["by"]["mermaids"], 1);
}

#[test]
fn hands_are_scored_line_by_line() {
    let hands = "mermaid\nsailor:pink sailor:orange captain\n";
    let output = tidetable(&["score", "-", "--json"]).write_stdin(hands).output().unwrap();
    let answers: Vec<serde_json::Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.iter().map(|a| a["points"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 11]);
}

#[test]
fn bad_hands_are_refused_with_the_word() {
    check_refused(&["score", "mermaid crayfish"], "", &["crayfish"]);
    check_refused(&["score", "crab:pink"], "", &["crab:pink"]);
    check_refused(&["score", "captain captain"], "", &["captain"]);
    check_refused(&["score", "-"], "mermaid\nbeluga\n", &["line 2", "beluga"]);
}

#[test]
fn bad_command_lines_get_one_line() {
    check_refused(&["arena"], "", &["--game", "--help"]);
    check_refused(&["sing"], "", &["sing"]);
    check_refused(&["arena", "--game", "chess", "--bots", "random"], "", &["chess", "salt-paper"]);
    check_refused(&["arena", "--game", "salt-paper", "--bots", "random"], "", &["2 players"]);
    check_refused(
        &["arena", "--game", "salt-paper", "--bots", "random,nobody", "--games", "1"],
        "",
        &["nobody", "greedy"],
    );
    check_refused(
        &["arena", "--game", "salt-paper", "--players", "9", "--bots", "random"],
        "",
        &["2, 3 or 4"],
    );
    check_refused(&["fuzz", "--game", "salt-paper", "--options", "players=3 salt=much"], "", &["salt"]);
    check_refused(&["play", "--seat", "7"], "", &["seat 7"]);
    check_refused(&["rules", "SP-ZZZ-99"], "", &["SP-ZZZ-99"]);
    check_refused(&["rules", "--lang", "tlh"], "", &["tlh"]);
    check_refused(&["record", "show", "/no/such/file"], "", &["/no/such/file"]);
}

#[test]
fn the_same_seed_gives_the_same_series() {
    let series = |threads: &str| {
        let mut report = json(&[
            "arena",
            "--game",
            "salt-paper",
            "--players",
            "3",
            "--bots",
            "greedy,greedy,random",
            "--games",
            "60",
            "--seed",
            "7",
            "--threads",
            threads,
            "--json",
        ]);
        report.as_object_mut().unwrap().remove("decisions_per_second");
        report
    };
    let report = series("1");
    assert_eq!(report, series("2"));
    assert_eq!(report["games"], 60);
    let wins: f64 =
        report["seats"].as_array().unwrap().iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!((wins - 60.0).abs() < 1e-9);
    assert!(report["seats"][2]["wins"].as_f64().unwrap() < 10.0, "random loses: {report}");
}

#[test]
fn fuzzing_reports_what_it_did() {
    for game in ["salt-paper", "kelp"] {
        let report = json(&["fuzz", "--game", game, "--games", "50", "--seed", "3", "--json"]);
        assert_eq!(report["games"], 50);
        assert!(report["decisions"].as_u64().unwrap() > 1000);
    }
}

#[test]
fn the_benchmark_counts_no_allocation() {
    for game in ["salt-paper", "kelp"] {
        let report = json(&["bench", "--game", game, "--seconds", "0.05", "--json"]);
        assert!(report["decisions_per_second"].as_f64().unwrap() > 0.0);
        assert_eq!(report["allocations_per_step"], 0.0, "{game}");
    }
}

#[test]
fn a_rule_is_told_in_every_language() {
    for lang in ["uk", "pl", "en"] {
        assert!(output(&["rules", "SP-TAK-01", "--lang", lang]).contains("SP-TAK-01"));
    }
    assert!(output(&["rules"]).lines().count() > 120);
}

/// Plays a whole game by always choosing the first thing on the list, and keeps its record.
fn played_record(game: &str, seat: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.record").display().to_string();
    tidetable(&["play", "--game", game, "--seat", seat, "--seed", "11", "--lang", "en", "--record", &path])
        .write_stdin("1\n".repeat(5000))
        .assert()
        .success();
    (folder, path)
}

#[test]
fn a_played_game_is_recorded_shown_verified_and_replayed() {
    for (game, seat) in [("salt-paper", "0"), ("kelp", "0"), ("kelp", "1")] {
        let (_folder, path) = played_record(game, seat);
        let shown = json(&["record", "show", &path, "--json"]);
        assert_eq!((&shown["game"], &shown["finished"]), (&game.into(), &true.into()));
        assert_eq!(json(&["record", "verify", &path, "--json"])["valid"], true);
        let steps = shown["steps"].as_u64().unwrap() as usize;
        assert_eq!(output(&["record", "replay", &path]).lines().count(), steps);
    }
}

#[test]
fn a_damaged_record_is_refused_with_its_line() {
    let (_folder, path) = played_record("salt-paper", "0");
    let text = std::fs::read_to_string(&path).unwrap();
    let altered = text.replacen("\n0 draw ~", "\n0 take 0 ~", 1);
    let line = altered.lines().zip(text.lines()).position(|(new, old)| new != old).unwrap() + 1;
    check_refused(&["record", "verify", "-"], &altered, &[&format!("line {line}:"), "altered"]);
    let cut: String = text.lines().take(9).map(|line| format!("{line}\n")).collect();
    check_refused(&["record", "verify", "-"], &cut, &["line 10:", "cut off"]);
    check_refused(&["record", "verify", "-"], "", &["line 1:"]);
    check_refused(&["record", "replay", "-"], "hello\n", &["line 1:", "no record"]);
}

#[test]
fn a_game_can_be_left_and_undone() {
    let output = tidetable(&["play", "--seed", "5", "--lang", "en"])
        .write_stdin("undo\nrule SP-TAK-01\nx\nquit\n")
        .output();
    let text = String::from_utf8(output.unwrap().stdout).unwrap();
    assert!(text.contains("nothing that can be taken back"));
    assert!(text.contains("SP-TAK-01"));
    assert!(text.contains("Please answer"));
}
