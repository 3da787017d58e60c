//! Golden playthroughs: whole games printed with every view and every legal list, kept as files and compared.

use std::{fmt::Write as _, fs, path::Path};

use game_core::{Audience, Game, Record, Seat, Step, Turn, record_of, replay, walk};

use crate::test_rng;

/// The record of a random game.
///
/// # Panics
/// If the game breaks its contract.
#[must_use]
pub fn record_random_game<G: Game>(options: &G::Options, seed: u64) -> String {
    let mut steps: Vec<Step<G::Action, G::Chance>> = Vec::new();
    let game = G::new(options).expect("these options can be played");
    walk(game, &mut test_rng(seed), &mut Vec::new(), |_, step| steps.push(*step))
        .expect("the game keeps its contract");
    record_of::<G>(options, &[], &steps, true)
}

/// Prints the game that `record` tells of: each step, what every audience perceives of it, and afterwards every view
/// that changed and every legal list.
///
/// # Panics
/// If the record cannot be replayed.
#[must_use]
pub fn print_playthrough<G: Game>(record: &str) -> String {
    let parsed = Record::parse(record).unwrap_or_else(|error| panic!("{error}"));
    let mut out = format!("{} revision {}, options {}\n", parsed.game, parsed.revision, parsed.options);
    let options = parsed.options.parse().expect("a record's options can be read");
    let mut before = G::new(&options).expect("a record's options can be played");
    let mut number = 0;
    replay::<G>(&parsed, |step, game| {
        number += 1;
        print_step(&mut out, number, step, &before, game);
        before = game.clone();
    })
    .unwrap_or_else(|error| panic!("{error}"));
    if let Some(outcome) = before.outcome() {
        let places = &outcome.places[..outcome.seats];
        let points = &outcome.points[..outcome.seats];
        line(
            &mut out,
            &format!("end {} by {}: places {places:?} points {points:?}", outcome.reason, outcome.rule),
        );
    }
    out
}

fn print_step<G: Game>(
    out: &mut String,
    number: usize,
    step: &Step<G::Action, G::Chance>,
    before: &G,
    after: &G,
) {
    match step {
        Step::Act { seat, action } => line(out, &format!("\n#{number} seat {seat}: {action}")),
        Step::Chance(outcome) => line(out, &format!("\n#{number} chance: {outcome}")),
    }
    let mut events = Vec::new();
    before.clone().apply(step, &mut events).expect("a replayed step is accepted");
    for audience in Audience::running(after.seats()) {
        for event in events.iter().filter_map(|event| G::project(event, audience)) {
            line(out, &format!("  {} hears {}", name(audience), json(&event)));
        }
        let view = after.view(audience);
        if view != before.view(audience) {
            line(out, &format!("  {} sees {}", name(audience), json(&view)));
        }
    }
    print_legal(out, after);
}

fn print_legal<G: Game>(out: &mut String, game: &G) {
    match game.turn() {
        Turn::Chance => {
            let outcomes: Vec<_> =
                game.outcomes().iter().map(|(outcome, weight)| format!("{outcome}×{weight}")).collect();
            line(out, &format!("  chance: {}", outcomes.join(" | ")));
        }
        turn => {
            for seat in turn.seats().iter() {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let texts: Vec<_> = legal.iter().map(ToString::to_string).collect();
                line(out, &format!("  seat {seat} may: {}", texts.join(" | ")));
            }
        }
    }
}

/// Compares `text` with the file at `path`; with `UPDATE_GOLDEN=1` in the environment it is written instead.
///
/// # Panics
/// If they differ, with the first differing line.
pub fn check_golden(path: &Path, text: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let folder = path.parent().expect("a golden file lies in a folder");
        fs::create_dir_all(folder).expect("the folder of golden files can be made");
        fs::write(path, text).expect("a golden file can be written");
        return;
    }
    let kept = fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; run with UPDATE_GOLDEN=1 to write it", path.display()));
    for (index, (old, new)) in kept.lines().zip(text.lines()).enumerate() {
        assert_eq!(old, new, "{}:{} differs", path.display(), index + 1);
    }
    assert_eq!(kept.lines().count(), text.lines().count(), "{} has another length", path.display());
}

fn name(audience: Audience) -> String {
    match audience {
        Audience::Seat(seat) => format!("seat {}", Seat::index(seat)),
        Audience::Spectator => "spectator".to_owned(),
        Audience::Everyone => "everyone".to_owned(),
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views, actions and events have string keys and plain values")
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("writing to a string cannot fail");
}
