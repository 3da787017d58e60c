//! Golden playthroughs: every way a round can end, and every way the game can.
//!
//! The files hold the record, what everybody hears of each step, the legal list, and all views whenever a round or
//! the game has ended. `UPDATE_GOLDEN=1` writes them anew; read the difference before it is kept.

use std::{fmt::Write as _, path::PathBuf};

use crate::common::Scene;
use game_core::{Audience, Game, Record, Step, Turn, replay};
use game_testkit::{check_golden, print_playthrough};
use salt_paper::{Action, Chance, Event, SaltPaper};

const ELEVEN: &str = "sailor:pink sailor:orange captain";
const NOTHING: &str = "boat:black fish:green crab:yellow";

#[track_caller]
fn check(name: &str, scene: &Scene) {
    let record = scene.record();
    check_golden(&path(&format!("{name}.record")), &record);
    check_golden(&path(&format!("{name}.txt")), &transcript(&record));
}

fn path(file: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "golden", file].iter().collect()
}

/// Replays a record and prints what everybody hears and may do, and all views where something ended.
fn transcript(record: &str) -> String {
    let record = Record::parse(record).unwrap();
    let mut out = String::new();
    let mut before = SaltPaper::new(&record.options.parse().unwrap()).unwrap();
    replay::<SaltPaper>(&record, |step, after| {
        print_step(&mut out, step, &before, after);
        before = after.clone();
    })
    .unwrap();
    if let Some(outcome) = before.outcome() {
        let (places, points) = (&outcome.places[..outcome.seats], &outcome.points[..outcome.seats]);
        writeln!(out, "\nend: {} by {}, places {places:?}, points {points:?}", outcome.reason, outcome.rule)
            .unwrap();
    }
    out
}

fn print_step(out: &mut String, step: &Step<Action, Chance>, before: &SaltPaper, after: &SaltPaper) {
    match step {
        Step::Act { seat, action } => writeln!(out, "\nseat {seat}: {action}").unwrap(),
        Step::Chance(outcome) => writeln!(out, "\nchance: {outcome}").unwrap(),
    }
    let mut events = Vec::new();
    before.clone().apply(step, &mut events).unwrap();
    for event in &events {
        print_event(out, event, after.seats());
    }
    if events.iter().any(|event| matches!(event, Event::RoundEnded { .. } | Event::GameOver)) {
        for audience in Audience::running(after.seats()).chain([Audience::Everyone]) {
            let view = serde_json::to_string(&after.view(audience)).unwrap();
            writeln!(out, "  {audience:?} sees {view}").unwrap();
        }
    }
    if let Turn::Seat(seat) = after.turn() {
        let mut legal = Vec::new();
        after.legal(seat, &mut legal);
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        writeln!(out, "  seat {seat} may: {}", legal.join(" | ")).unwrap();
    }
}

/// One line if all hear the same, else one for each audience.
fn print_event(out: &mut String, event: &Event, players: usize) {
    let heard = |audience| {
        let seen = SaltPaper::project(event, audience).unwrap();
        serde_json::to_string(&seen).unwrap()
    };
    let open = heard(Audience::Spectator);
    writeln!(out, "  all hear {open}").unwrap();
    for audience in Audience::running(players).filter(|audience| heard(*audience) != open) {
        writeln!(out, "  {audience:?} hears {}", heard(audience)).unwrap();
    }
}

/// Seat 0 has eleven points and has just taken a card.
fn may_call(rival: &str) -> Scene {
    let mut scene = Scene::dealt("players=2", "shark:green shark:black", &[ELEVEN, rival]);
    scene.run("take 1");
    scene
}

fn stop_rounds(rounds: &[[&str; 2]]) -> Scene {
    let mut scene = Scene::new("players=2", "");
    for (number, hands) in rounds.iter().enumerate() {
        if number > 0 {
            scene.open_piles();
        }
        scene.deal_until_last_end(hands);
        scene.run("stop");
    }
    scene
}

#[test]
fn sp_end_02_a_round_ends_by_stop() {
    let mut scene = may_call("shell:black shell:yellow crab:yellow");
    scene.run("stop");
    check("round_stop", &scene);
}

#[test]
fn sp_end_04_a_round_ends_by_a_won_bet() {
    let mut scene = may_call("boat:black boat:yellow fish:yellow");
    scene.run("last_chance; take 0; pair boat:black boat:yellow; draw");
    scene.run(
        "chance fish:black; chance shell:grey; keep fish:black; pair fish:black fish:yellow; chance mermaid",
    );
    scene.run("end");
    check("round_last_chance_won", &scene);
}

#[test]
fn sp_end_05_a_round_ends_by_a_lost_bet() {
    let mut lost = Scene::dealt(
        "players=2",
        "shark:green shark:black",
        &[
            "shell:green shell:black shell:grey shell:dark_blue penguin:pink",
            "sailor:pink sailor:orange captain boat:black fish:black",
        ],
    );
    lost.run(
        "take 1; last_chance; draw; chance swimmer:black; chance swimmer:yellow; keep swimmer:black; end",
    );
    check("round_last_chance_lost", &lost);
}

#[test]
fn sp_end_06_a_round_is_void() {
    let mut scene = Scene::dealt("players=2", "", &[ELEVEN, NOTHING]);
    scene.drain_deck(2, 0, "");
    scene.draw_anything();
    scene.run("end");
    check("round_void", &scene);
}

#[test]
fn sp_mer_01_a_game_ends_by_four_mermaids() {
    let mut scene =
        Scene::dealt("players=2", "shark:green shark:black", &["mermaid mermaid mermaid", NOTHING]);
    scene.run("draw; chance mermaid; chance shell:black; keep mermaid; discard 1; mermaids");
    check("game_four_mermaids", &scene);
    check_golden(&path("game_four_mermaids.full.txt"), &print_playthrough::<SaltPaper>(&scene.record()));
}

#[test]
fn sp_gam_01_a_game_ends_at_the_target() {
    check("game_target_reached", &stop_rounds(&[[NOTHING, ELEVEN]; 4]));
}

#[test]
fn sp_gam_02_a_game_ends_in_a_tie_that_the_last_round_breaks() {
    let seven = "shell:green shell:black shell:grey shell:dark_blue penguin:pink";
    let eleven = "sailor:pink sailor:orange captain boat:black fish:green";
    let seven_of_ten = "shell:green shell:black shell:grey shell:dark_blue crab:black crab:yellow \
         boat:black fish:black swimmer:black captain";
    let nineteen = "octopus:green octopus:grey octopus:yellow octopus:purple octopus:light_blue \
         penguin:pink penguin:purple penguin:light_orange shell:yellow shell:light_blue";
    check(
        "game_target_tied",
        &stop_rounds(&[[eleven, seven], [eleven, seven], [eleven, seven], [seven_of_ten, nineteen]]),
    );
}

#[test]
fn sp_gam_02_a_game_ends_with_a_shared_victory() {
    let penguins = "penguin:pink penguin:purple penguin:light_orange colony";
    check("game_shared", &stop_rounds(&[["sailor:pink sailor:orange captain boat:black", penguins]; 4]));
}

#[test]
fn sp_gam_03_a_game_ends_by_the_number_of_rounds() {
    let mut scene = stop_rounds(&[[NOTHING, ELEVEN]]);
    while scene.game.turn() != Turn::Over {
        scene.open_piles();
        let starter = scene.active();
        scene.drain_deck(2, starter, "");
        scene.draw_anything();
        scene.run("end");
    }
    // The whole would fill a book: its last page is enough.
    let transcript = transcript(&scene.record());
    let lines: Vec<&str> = transcript.lines().collect();
    check_golden(&path("game_round_limit.last.txt"), &(lines[lines.len() - 40..].join("\n") + "\n"));
}

#[test]
fn sp_xsa_a_round_with_extra_salt() {
    let hands = [
        "swimmer:black jellyfish:pink crab:black lobster",
        "boat:black boat:yellow starfish:yellow fish:green",
        "shell:black octopus:green seahorse cast_of_crabs",
    ];
    let fillers = "shell:green shell:grey octopus:yellow octopus:purple octopus:light_blue octopus:grey \
         penguin:pink penguin:purple penguin:light_orange sailor:pink sailor:orange captain colony lighthouse";
    let mut scene = Scene::dealt("players=3 extra_salt=yes", fillers, &hands);
    scene.run("take 1; pair crab:black lobster; chance crab:grey; chance crab:yellow; chance crab:green");
    scene.run("chance mermaid; chance mermaid; pick mermaid; pair swimmer:black jellyfish:pink; end");
    scene.run("chance fish:yellow; chance shell:yellow; take 0; end");
    scene.run("draw; chance swimmer:yellow; chance shark:green; keep swimmer:yellow; discard 1?");
    scene.run("trio boat:black boat:yellow starfish:yellow; pair fish:yellow fish:green; chance shark:black");
    scene.run("pair swimmer:yellow shark:black; rob 2; chance octopus:green; end");
    check("round_extra_salt", &scene);
}
