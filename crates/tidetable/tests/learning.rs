//! Somebody who lets nets learn and measures players.

#![allow(clippy::unwrap_used)]

mod support;

use std::fs;

use support::{check_refused, json, output, tidetable};

#[test]
fn a_reduced_game_is_solved_and_bots_are_measured() {
    let game = ["exploit", "--game", "salt-paper", "--options", "cards=4 rounds=1 call=1"];
    let report = json(&[&game[..], &["--bots", "drifter,casual", "--samples", "2000", "--json"]].concat());
    let value = report["value"].as_f64().unwrap();
    assert!((value - 0.5).abs() < 1e-3, "{report}");
    let loses = report["bots"][0]["exploitability"].as_f64().unwrap();
    assert!((loses - 1.0 / 12.0).abs() < 0.01, "{report}");
    let table = output(&[&game[..], &["--bots", "drifter,casual", "--samples", "2"]].concat());
    assert!(table.lines().count() == 5 && table.contains("casual"), "{table}");
    check_refused(&[&game[..], &["--bots", "drifter", "--nodes", "50"]].concat(), "", &["50 nodes"]);
    check_refused(&[&game[..], &["--bots", "kraken"]].concat(), "", &["kraken"]);
}

#[test]
fn whole_games_are_not_solved() {
    for (game, options) in [("salt-paper", ""), ("kelp", ""), ("kelp", "zones=4"), ("salt-paper", "cards=4")]
    {
        let arguments = ["exploit", "--game", game, "--options", options, "--bots", "drifter"];
        check_refused(&arguments, "", &["10^", "choose options that make it small"]);
    }
}

/// The arguments of a run that learns nothing, of a very small game.
fn train<'a>(folder: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let game = ["train", "--game", "salt-paper", "--options", "cards=4 rounds=1 call=1"];
    [&game[..], &["--hours", "0", "--out", folder], more].concat()
}

#[test]
fn nets_that_were_there_before_are_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().display().to_string();
    let told = output(&train(&out, &["--seed", "3"]));
    let net = fs::read(folder.path().join("salt-paper-0.net")).unwrap();
    check_refused(&train(&out, &["--seed", "4"]), "", &[&out, "--resume", "another --out"]);
    fs::remove_file(folder.path().join("salt-paper-critic.net")).unwrap();
    check_refused(&train(&out, &["--seed", "4"]), "", &[&out, "--resume"]);
    assert_eq!(fs::read(folder.path().join("salt-paper-0.net")).unwrap(), net);
    assert!(told.contains("wins 50.0 % against greedy"), "{told}");
}

#[test]
fn a_run_tells_the_hash_that_the_arena_shows_and_can_be_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().display().to_string();
    let told = output(&train(&out, &[]));
    output(&train(&out, &["--resume"]));
    let curve = fs::read_to_string(folder.path().join("salt-paper-curve.csv")).unwrap();
    assert_eq!(curve.lines().count(), 3, "a header and two checkpoints: {curve}");
    let bots = format!("net={out},random");
    let report = json(&["arena", "--game", "salt-paper", "--bots", &bots, "--games", "1", "--json"]);
    let weights = report["seats"][0]["weights"].as_str().unwrap();
    assert!(told.contains(&format!("weights {weights}")), "{weights}: {told}");
}

#[test]
fn bad_numbers_are_refused_before_anything_is_learnt() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("nets").display().to_string();
    for (flag, value) in [
        ("--hidden", "65"),
        ("--units", "10"),
        ("--critic-hidden", "7"),
        ("--lessons", "2"),
        ("--luck", "-0.5"),
        ("--trust", "1.1"),
        ("--threads", "0"),
        ("--rate", "0"),
        ("--step", "0"),
    ] {
        check_refused(&train(&out, &[&format!("{flag}={value}")]), "", &[flag, value, "choose"]);
    }
    check_refused(&train(&out, &["--variety", "60", "--nostalgia", "41"]), "", &["--variety", "--nostalgia"]);
    check_refused(&train(&out, &["--learner", "1"]), "", &["--learner"]);
    check_refused(&["train", "--game", "kelp", "--out", &out, "--hours=-1"], "", &["--hours", "choose"]);
    assert!(!folder.path().join("nets").exists());
    check_refused(&["calibrate", "--games", "0"], "", &["--games", "from 1 on"]);
    let choices = ["choices", "--game", "kelp", "--positions"];
    check_refused(&[&choices[..], &["0", "--bots", "greedy,random"]].concat(), "", &["--positions"]);
    check_refused(&[&choices[..], &["1", "--bots", "greedy"]].concat(), "", &["two bots"]);
}

#[test]
fn guesses_are_measured_with_the_name_of_the_nets() {
    let report = json(&["calibrate", "--games", "1", "--json"]);
    let weights = report["weights"].as_str().unwrap();
    assert_eq!((weights.len(), &report["games"]), (16, &1.into()), "{report}");
    assert!(output(&["calibrate", "--games", "1"]).contains(&format!("weights {weights}")));
}

#[test]
fn an_error_is_told_once_and_names_the_missing_file() {
    let (missing, folder) = ("/no/such/nets", tempfile::tempdir().unwrap());
    let out = folder.path().display().to_string();
    let told_once = |arguments: &[&str], words: &str| {
        check_refused(arguments, "", &[words]);
        let told = tidetable(arguments).output().unwrap().stderr;
        assert_eq!(String::from_utf8(told).unwrap().matches(words).count(), 1, "{arguments:?}: {words}");
    };
    told_once(&["calibrate", "--nets", missing], "/no/such/nets/kelp-0.net");
    told_once(&train(&out, &["--rivals", missing]), "/no/such/nets/salt-paper-0.net");
    told_once(&train(missing, &["--resume"]), "os error");
    let exploit = ["exploit", "--game", "salt-paper", "--options", "cards=4 rounds=1 call=1"];
    told_once(&[&exploit[..], &["--bots", "kraken"]].concat(), "kraken");
    told_once(&[&exploit[..], &["--nodes", "50"]].concat(), "50 nodes");
}
