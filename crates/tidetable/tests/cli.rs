//! The binary as a person or a script meets it.

#![allow(clippy::unwrap_used)]

mod support;

use std::{fs, path::Path};

use support::{careless_answers, check_refused, json, output, played, tidetable};

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
    check_refused(&["score", "crab"], "", &["crab:dark_blue", "crab:yellow"]);
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
    check_refused(
        &["fuzz", "--game", "salt-paper", "--options", "players=3 players=2"],
        "",
        &["players=", "twice"],
    );
    check_refused(&["fuzz", "--game", "kelp", "--games", "0"], "", &["--games"]);
    check_refused(&["arena", "--game", "kelp", "--bots", "random,random", "--games", "0"], "", &["--games"]);
    check_refused(&["bench", "--seconds", "nan"], "", &["seconds"]);
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

/// A folder with our data files, one of them changed.
fn data_folder(file: &str, change: impl Fn(&str) -> String) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in kelp::tables::FILES.iter().zip(kelp::Tables::builtin_texts()) {
        let text = if *name == file { change(text) } else { text.to_owned() };
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

/// Nimble Dodge costs 2 instead of 1.
fn dear_dodge(text: &str) -> String {
    let (before, card) = text.split_once("id = \"nimble_dodge\"").unwrap();
    format!("{before}id = \"nimble_dodge\"{}", card.replacen("cost = 1", "cost = 2", 1))
}

#[test]
fn kelp_is_played_with_data_of_ones_own() {
    let folder = data_folder("octopus-cards.toml", dear_dodge);
    let data = folder.path().display().to_string();
    let arena = ["arena", "--game", "kelp", "--bots", "random,random", "--games", "40", "--json"];
    let (own, ours) = (json(&[&arena[..], &["--kelp-data", &data]].concat()), json(&arena));
    assert!(own["options"].as_str().unwrap().starts_with("board=day data="), "{own}");
    assert_eq!(ours["options"], "board=day");
    assert_ne!(own["decisions"], ours["decisions"], "a changed cost changes the games");
    for command in [&["fuzz", "--games", "5"][..], &["bench", "--seconds", "0.01"]] {
        let report = json(&[command, &["--game", "kelp", "--json", "--kelp-data", &data]].concat());
        assert_eq!(report["options"], own["options"]);
    }
    let arguments = ["--game", "kelp", "--seed", "5", "--lang", "en"];
    let of_cost = |text: String, cost: &str| text.contains(&format!("Nimble Dodge ({cost})"));
    assert!(of_cost(played(&arguments, "1\n"), "1"));
    assert!(of_cost(played(&[&arguments[..], &["--kelp-data", &data]].concat(), "1\n"), "2"));
}

#[test]
fn a_record_of_such_a_game_needs_its_data() {
    let folder = data_folder("octopus-cards.toml", dear_dodge);
    let data = folder.path().display().to_string();
    let path = folder.path().join("game.record").display().to_string();
    let arguments =
        ["--game", "kelp", "--seed", "4", "--lang", "en", "--kelp-data", &data, "--record", &path];
    played(&arguments, &careless_answers(1));
    assert_eq!(json(&["record", "verify", &path, "--kelp-data", &data, "--json"])["valid"], true);
    check_refused(&["record", "verify", &path], "", &["data=", "load the folder"]);
}

#[test]
fn an_unchanged_copy_of_the_data_is_no_other_game() {
    let folder = data_folder("", str::to_owned);
    let data = folder.path().display().to_string();
    let report = json(&["fuzz", "--game", "kelp", "--games", "2", "--json", "--kelp-data", &data]);
    assert_eq!(report["options"], "board=day");
}

#[test]
fn bad_data_are_refused_with_file_line_and_reason() {
    let broken =
        data_folder("octopus-cards.toml", |text| dear_dodge(text).replacen("cost = 2", "cost = \"many\"", 1));
    let data = broken.path().display().to_string();
    let line = fs::read_to_string(broken.path().join("octopus-cards.toml")).unwrap();
    let line = 1 + line.lines().position(|line| line.contains("many")).unwrap();
    let place = format!("octopus-cards.toml:{line}:");
    for command in ["play", "arena", "fuzz", "bench"] {
        let bots: &[&str] = if command == "arena" { &["--bots", "random,random"] } else { &[] };
        let arguments = [&[command, "--game", "kelp", "--kelp-data", &data], bots].concat();
        check_refused(&arguments, "", &[&data, &place, "string"]);
    }
    check_refused(&["record", "show", "-", "--kelp-data", &data], "", &[&place]);
    let dens = data_folder("board-day.toml", |text| text.replacen("den = true", "den = false", 1));
    let data = dens.path().display().to_string();
    check_refused(&["fuzz", "--game", "kelp", "--kelp-data", &data], "", &["board-day.toml:1:", "4 dens"]);
    check_refused(
        &["fuzz", "--game", "kelp", "--kelp-data", "/no/such"],
        "",
        &["/no/such", "board-day.toml"],
    );
    check_refused(&["fuzz", "--game", "salt-paper", "--kelp-data", &data], "", &["--kelp-data", "Kelp"]);
}

/// What the documentation says of the ladders is what the results beside it say.
#[test]
fn the_ladders_of_the_documentation_follow_from_the_results() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let told = fs::read_to_string(docs.join("bots.md")).unwrap();
    for game in ["salt-paper", "kelp"] {
        let results = docs.join(format!("measured/{game}.jsonl"));
        let arguments = ["arena", "--ladder", "--game", game, "--played", results.to_str().unwrap()];
        let ladder = output(&arguments);
        let rungs: Vec<&str> = ladder.lines().filter(|line| line.ends_with("Elo")).collect();
        assert!(rungs.len() > 6, "{ladder}");
        assert!(told.contains(&rungs.join("\n")), "docs/bots.md does not tell this ladder:\n{ladder}");
        let ladder = json(&[&arguments[..], &["--json"]].concat());
        for pairing in ladder["pairings"].as_array().unwrap() {
            let row = row_of(pairing);
            assert!(told.contains(&row), "docs/bots.md does not have this row:\n{row}");
        }
    }
    let kelp = docs.join("measured/kelp.jsonl");
    let other = ["arena", "--ladder", "--game", "salt-paper", "--played", kelp.to_str().unwrap()];
    check_refused(&other, "", &["salt-paper"]);
}

/// A pairing as the documentation tells it: all games, then each seat apart with its own interval, then mirror pairs.
fn row_of(pairing: &serde_json::Value) -> String {
    let deals = pairing["deals"].as_f64().unwrap();
    let percent = |share: f64, margin: f64| format!("{:.1} % ± {:.1}", 100.0 * share, 100.0 * margin);
    let seat = |index: usize| {
        let share = pairing["by_seat"][index].as_f64().unwrap();
        percent(share, 1.96 * (share * (1.0 - share) / deals).sqrt())
    };
    format!(
        "| `{}` against `{}` | {} | {} | {} | {} | {} of {} |",
        pairing["players"][0].as_str().unwrap(),
        pairing["players"][1].as_str().unwrap(),
        2.0 * deals,
        percent(pairing["share"].as_f64().unwrap(), pairing["margin"].as_f64().unwrap()),
        seat(0),
        seat(1),
        pairing["decided"][1],
        pairing["decided"][0],
    )
}
