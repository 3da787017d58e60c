//! A person at the terminal: games are played, kept, looked at again, and hints are asked for.

#![allow(clippy::unwrap_used)]

mod support;

use std::fs;

use support::{careless_answers, check_refused, json, output, played, tidetable};

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
    let text = fs::read_to_string(&path).unwrap();
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
    let text = played(&["--seed", "5", "--lang", "en"], "undo\nrule SP-TAK-01\nx\nquit\n");
    assert!(text.contains("nothing that can be taken back"));
    assert!(text.contains("SP-TAK-01"));
    assert!(text.contains("Please answer"));
}

#[test]
fn a_forbidden_step_is_answered_with_its_rule() {
    let text = played(&["--game", "kelp", "--seed", "5", "--lang", "en"], "swim V1a\nquit\n");
    assert!(text.contains("KE-"), "{text}");
    let text = played(&["--game", "kelp", "--seed", "5", "--lang", "en"], "1\n? 1\ntable\nquit\n");
    assert_eq!(
        text.matches("Blocks aside").count(),
        2,
        "the whole table, its repetition and none besides: {text}"
    );
}

/// No message id and no unfilled place is left in a text.
fn check_words(text: &str, of: &str) {
    assert!(!text.contains("{$"), "{of}: a place was not filled");
    for word in text.split(|sign: char| !(sign.is_alphanumeric() || sign == '-')) {
        let is_id = ["ke-", "sp-", "terminal-"].iter().any(|prefix| word.starts_with(prefix));
        assert!(!is_id, "{of}: '{word}' has no text");
    }
}

#[test]
fn whole_games_are_told_in_every_language() {
    let end = [("uk", "Перемога: "), ("pl", "Zwycięstwo: "), ("en", "Won by: ")];
    for (game, seats) in [("kelp", ["0", "1"]), ("salt-paper", ["0", "1"])] {
        for (number, seat) in seats.into_iter().enumerate() {
            for (lang, won) in end {
                let seed = (31 + number).to_string();
                let arguments = ["--game", game, "--seat", seat, "--lang", lang, "--seed", &seed];
                let text = played(&arguments, &careless_answers(7));
                let of = arguments.join(" ");
                check_words(&text, &of);
                assert!(text.contains(won), "{of}: the game came to its end");
            }
        }
    }
}

#[test]
fn the_belief_of_the_shark_is_shown_to_both_sides() {
    for seat in ["0", "1"] {
        let arguments = ["--game", "kelp", "--seed", "5", "--lang", "en", "--seat", seat];
        let text = played(&arguments, "belief\nquit\n");
        let (_, map) = text.split_once("Where the Octopus may be\n").unwrap();
        let chances = map.lines().take(3).flat_map(|line| line.split('%'));
        let chances: Vec<f64> = chances.filter_map(|chance| chance.trim().parse().ok()).collect();
        let sum: f64 = chances.iter().sum();
        assert_eq!(chances.len(), 9, "{map}");
        assert!((sum - 100.0).abs() < 1.0, "{sum}: {map}");
    }
    let text = played(&["--seed", "5", "--lang", "en"], "belief\nquit\n");
    assert!(text.contains("Please answer"));
}

#[test]
fn a_hint_speaks_the_readers_language() {
    let golden = format!("{}/../kelp/tests/golden/feast.record", env!("CARGO_MANIFEST_DIR"));
    let hint = |lang: &str| output(&["hint", &golden, "--lang", lang]);
    let (english, ukrainian) = (hint("en"), hint("uk"));
    assert!(english.starts_with("After step ") && english.contains("wins "), "{english}");
    assert!(ukrainian.starts_with("Після кроку ") && ukrainian.contains("виграє "), "{ukrainian}");
    assert!(!ukrainian.contains("current ") && !ukrainian.contains("seat "), "{ukrainian}");
}

#[test]
fn help_says_what_can_be_typed() {
    for word in ["help", "?", "h"] {
        let text = played(&["--seed", "5", "--lang", "en"], &format!("{word}\nquit\n"));
        assert_eq!(text.matches("explains choice 1").count(), 2, "{text}");
    }
}

#[test]
fn a_file_is_made_before_the_game_and_no_older_one_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.record").display().to_string();
    fs::write(&path, "precious").unwrap();
    check_refused(&["play", "--record", &path], "quit\n", &[&path, "another name"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    check_refused(&["play", "--record", "/no/such/folder/x"], "quit\n", &["/no/such/folder/x", "--record"]);
}

#[test]
fn who_leaves_is_told_that_the_game_is_unfinished_and_where_its_record_is() {
    let folder = tempfile::tempdir().unwrap();
    let told = [
        ("en", "The game is left unfinished."),
        ("uk", "Партія лишається незавершеною."),
        ("pl", "Partia pozostaje niezakończona."),
    ];
    for (lang, unfinished) in told {
        for (number, typed) in ["quit\n", "1\n", ""].into_iter().enumerate() {
            let path = folder.path().join(format!("{lang}-{number}.record")).display().to_string();
            let text = played(&["--seed", "5", "--lang", lang, "--record", &path], typed);
            let mut last = text.lines().rev();
            assert!(last.next().unwrap().contains(&path), "{text}");
            assert_eq!(last.next().unwrap(), unfinished, "{text}");
            assert_eq!(json(&["record", "verify", &path, "--json"])["finished"], false);
        }
    }
    let text = played(&["--seed", "5", "--lang", "en"], "quit\n");
    assert!(text.ends_with("unfinished.\n"), "no record is kept: {text}");
}

#[test]
fn bots_for_measuring_can_be_played_against() {
    let nets = format!("{}/../../data/nets", env!("CARGO_MANIFEST_DIR"));
    for bot in ["flat-2", "random", &format!("net={nets}"), &format!("think={nets}:2:4:2")] {
        let text = played(&["--seed", "3", "--lang", "en", "--bot", bot], &"1\n".repeat(5000));
        assert!(text.contains("Won by: "), "{bot}: {text}");
    }
    check_refused(&["play", "--bot", "kraken"], "", &["kraken", "master"]);
    check_refused(&["play", "--bot", "net=/no/such/folder"], "", &["/no/such/folder"]);
}

#[test]
fn a_replay_numbers_its_steps() {
    let (_folder, path) = played_record("salt-paper", "0");
    let steps = json(&["record", "show", &path, "--json"])["steps"].as_u64().unwrap();
    let text = output(&["record", "replay", &path]);
    assert!(text.starts_with("   #1 chance  starts "), "{text}");
    assert!(text.lines().last().unwrap().contains(&format!("#{steps} ")), "{text}");
    let first = output(&["record", "replay", &path, "--json"]);
    let first: serde_json::Value = serde_json::from_str(first.lines().next().unwrap()).unwrap();
    assert_eq!(first["number"], 1);
}

#[test]
fn a_hint_names_its_player_as_others_do() {
    let (_folder, path) = played_record("salt-paper", "0");
    let advice = json(&["hint", &path, "--json", "--actions", "1"]);
    let (step, seat) = (advice["step"].as_u64().unwrap(), advice["seat"].as_u64().unwrap());
    assert_eq!(advice["actions"].as_array().unwrap().len(), 1, "{advice}");
    assert_eq!(advice["weights"].as_str().unwrap().len(), 16, "{advice}");
    let text = output(&["hint", &path, "--lang", "en", "--step", &step.to_string()]);
    let player = format!("After step {step} it is the turn of: Player {}\n", seat + 1);
    assert!(text.starts_with(&player), "{text}");
    check_refused(&["hint", &path, "--actions", "0"], "", &["--actions", "from 1 on"]);
}

#[test]
fn a_hint_tells_where_somebody_has_a_choice() {
    let (_folder, path) = played_record("salt-paper", "0");
    let told = |step: &str| {
        let output = tidetable(&["hint", &path, "--step", step]).output().unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let offered = |told: &str| {
        let (_, rest) = told.split_once("--step ").unwrap();
        rest.split([' ', ',']).next().unwrap().to_owned()
    };
    let early = told("1");
    assert!(early.contains(&path) && early.contains("nobody has a choice after step 1;"), "{early}");
    assert!(output(&["hint", &path, "--step", &offered(&early)]).contains(&offered(&early)));
    let late = told("99999");
    let steps = json(&["record", "show", &path, "--json"])["steps"].to_string();
    assert!(late.contains(&format!("has {steps} steps only")), "{late}");
    assert!(output(&["hint", &path, "--step", &offered(&late)]).contains(&offered(&late)));
}
