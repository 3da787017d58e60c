//! Golden playthroughs: a kept game for every way to end, printed with every step, everything that each audience hears,
//! every change of its view, and every legal list. `UPDATE_GOLDEN=1` plays and prints them anew.
#![allow(clippy::unwrap_used)] // in tests a panic is the answer

use std::{collections::BTreeMap, fmt::Write as _, fs, path::PathBuf};

use game_core::{Audience, Game, Ignore, Record, Step, Turn, below, record_of, replay};
use game_testkit::{TestRng, check_golden, test_rng};
use kelp::{
    Action, Chance, Item, Kelp, Phase, View, names::Block, names::Pile, names::Word, names::Zone,
    tables::Board,
};
use serde_json::Value;

type StepOf = Step<Action, Chance>;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// Compares the kept game of this name with how it plays and prints today.
fn check(reason: &str, options: &str, choose: fn(&Kelp, &[Action], &mut TestRng) -> Action) {
    let file = path(&format!("{reason}.record"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path("")).unwrap();
        fs::write(&file, shortest(reason, options, choose)).unwrap();
    }
    let record = Record::parse(&fs::read_to_string(file).unwrap()).unwrap();
    let (text, end) = playthrough(&record);
    assert_eq!(end.outcome().unwrap().reason, reason);
    check_golden(&path(&format!("{reason}.txt")), &text);
}

/// The shortest of some games that end that way.
fn shortest(reason: &str, options: &str, choose: fn(&Kelp, &[Action], &mut TestRng) -> Action) -> String {
    let games = (0..3000).filter_map(|seed| {
        let (steps, game) = play(options, seed, choose);
        (game.outcome()?.reason == reason).then_some(steps)
    });
    let steps = games.min_by_key(Vec::len).expect("one of the games ends that way");
    record_of::<Kelp>(&options.parse().unwrap(), &[], &steps, true)
}

fn play(
    options: &str,
    seed: u64,
    choose: fn(&Kelp, &[Action], &mut TestRng) -> Action,
) -> (Vec<StepOf>, Kelp) {
    let mut rng = test_rng(seed);
    let mut game = Kelp::new(&options.parse().unwrap()).unwrap();
    let mut steps = Vec::new();
    while game.turn() != Turn::Over {
        let step = if game.turn() == Turn::Chance {
            Step::Chance(game.outcome_at(below(&mut rng, game.tickets())))
        } else {
            let seat = game.turn().seats().iter().next().unwrap();
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            Step::Act { seat, action: choose(&game, &legal, &mut rng) }
        };
        game.apply(&step, &mut Ignore).unwrap();
        steps.push(step);
    }
    (steps, game)
}

fn any(_game: &Kelp, legal: &[Action], rng: &mut TestRng) -> Action {
    legal[below(rng, legal.len() as u32) as usize]
}

/// Both sides play for the feast: the Octopus learns, swims to its food and eats; the Shark lays Currents and rests.
fn hungry_octopus(game: &Kelp, legal: &[Action], rng: &mut TestRng) -> Action {
    let view = game.view(Audience::Everyone);
    let best = legal.iter().map(|action| appetite(&view, *action)).max().unwrap();
    let likes: Vec<Action> =
        legal.iter().copied().filter(|action| appetite(&view, *action) == best).collect();
    likes[below(rng, likes.len() as u32) as usize]
}

fn appetite(view: &View, action: Action) -> i32 {
    match action {
        Action::Play { card } => match card.text() {
            text if text.starts_with("eat_") => 9,
            "nimble_dodge" | "sudden_evasion" if distance(view) > 1 => 8,
            "fast_learning" | "sharp_senses" | "devious_ideas" | "deep_study" | "first_lesson" => 6,
            _ => 1,
        },
        Action::Food { .. } => 7,
        Action::Draw {} => 5,
        Action::Discard { card } if !card.text().starts_with("eat_") => 3,
        Action::Gain { item: Item::Card(Pile::Eat) } => 3,
        Action::Top { card } if card.text().starts_with("eat_") => 2,
        Action::Swap { a, b } => 20 - distance(&swapped(view, a, b)),
        Action::Reveal { zone } => i32::from(view.zones[zone.index()].block != Some(Block::Octopus)),
        Action::Trash { .. } | Action::Spend {} | Action::Aim { .. } => -1,
        Action::Current { .. } => 1,
        _ => 0,
    }
}

fn swapped(view: &View, a: Zone, b: Zone) -> View {
    let mut view = view.clone();
    let (first, second) = (view.zones[a.index()].block, view.zones[b.index()].block);
    view.zones[a.index()].block = second;
    view.zones[b.index()].block = first;
    view
}

/// Steps from the Octopus to the nearest food on the board whose Eat card is in hand; far if there is none.
fn distance(view: &View) -> i32 {
    let Some(octopus) = view.find(Block::Octopus) else { return 9 };
    let hand = view.octopus.hand.unwrap();
    let foods = view.zones.iter().filter(|zone| {
        let food = zone.block.and_then(Block::food);
        food.is_some_and(|food| hand.contains(format!("eat_{food}").parse().unwrap()))
    });
    foods.map(|zone| steps_between(octopus, zone.zone)).min().unwrap_or(9)
}

fn steps_between(from: Zone, to: Zone) -> i32 {
    let mut reached = kelp::collections::Zones::only(from);
    let mut steps = 0;
    while !reached.contains(to) {
        reached = reached.iter().fold(reached, |all, zone| all.or(Board::beside(zone)));
        steps += 1;
    }
    steps
}

/// Prints a game.
fn playthrough(record: &Record) -> (String, Kelp) {
    let mut before = Kelp::new(&record.options.parse().unwrap()).unwrap();
    let mut out = format!("kelp, options {}\n", record.options);
    let mut views: Vec<Value> = vec![Value::Null; 3];
    print_views(&mut out, &before, &mut views);
    let mut number = 0;
    let end = replay::<Kelp>(record, |step, game| {
        number += 1;
        match step {
            Step::Act { seat, action } => writeln!(out, "\n#{number} seat {seat}: {action}").unwrap(),
            Step::Chance(outcome) => writeln!(out, "\n#{number} chance: {outcome}").unwrap(),
        }
        print_events(&mut out, &before, step);
        print_views(&mut out, game, &mut views);
        print_legal(&mut out, game);
        before = game.clone();
    })
    .unwrap();
    let outcome = end.outcome().unwrap();
    writeln!(out, "\nend {} by {}: places {:?}", outcome.reason, outcome.rule, &outcome.places[..2]).unwrap();
    (out, end)
}

/// Lines that all audiences share are printed once.
fn print_shared(out: &mut String, verb: &str, lines: &[Vec<String>]) {
    let mut who: BTreeMap<(usize, &String), Vec<&str>> = BTreeMap::new();
    for (name, lines) in ["octopus", "shark", "spectator"].iter().zip(lines) {
        for (index, line) in lines.iter().enumerate() {
            who.entry((index, line)).or_default().push(name);
        }
    }
    for ((_, line), names) in who {
        let names = if names.len() == 3 { "all".to_owned() } else { names.join(", ") };
        writeln!(out, "  {names} {verb} {line}").unwrap();
    }
}

fn print_events(out: &mut String, before: &Kelp, step: &StepOf) {
    let mut events = Vec::new();
    before.clone().apply(step, &mut events).unwrap();
    let lines: Vec<Vec<String>> = Audience::running(2)
        .map(|audience| {
            let seen = events.iter().filter_map(|event| Kelp::project(event, audience));
            seen.map(|event| serde_json::to_string(&event).unwrap()).collect()
        })
        .collect();
    print_shared(out, "hears", &lines);
}

fn print_views(out: &mut String, game: &Kelp, views: &mut [Value]) {
    let mut lines = Vec::new();
    for (audience, old) in Audience::running(2).zip(views) {
        let new = serde_json::to_value(game.view(audience)).unwrap();
        let mut changes = Vec::new();
        compare("", old, &new, &mut changes);
        lines.push(changes);
        *old = new;
    }
    print_shared(out, "sees", &lines);
}

/// The places where two values differ, and what stands there now.
fn compare(place: &str, old: &Value, new: &Value, changes: &mut Vec<String>) {
    match (old, new) {
        (Value::Object(before), Value::Object(after))
            if before.len() == after.len() && before.keys().eq(after.keys()) =>
        {
            for (key, value) in after {
                compare(&format!("{place}/{key}"), &before[key], value, changes);
            }
        }
        (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
            for (index, value) in after.iter().enumerate() {
                compare(&format!("{place}/{index}"), &before[index], value, changes);
            }
        }
        _ if old != new => changes.push(format!("{place} = {new}")),
        _ => {}
    }
}

fn print_legal(out: &mut String, game: &Kelp) {
    if game.turn() == Turn::Chance {
        let outcomes: Vec<String> =
            game.outcomes().iter().map(|(outcome, weight)| format!("{outcome}×{weight}")).collect();
        writeln!(out, "  chance: {}", outcomes.join(" | ")).unwrap();
    }
    for seat in game.turn().seats().iter() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        writeln!(out, "  seat {seat} may: {}", texts.join(" | ")).unwrap();
    }
}

#[test]
fn a_game_that_ends_in_a_feast() {
    check("feast", "board=day", hungry_octopus);
}

#[test]
fn a_game_that_ends_by_exhaustion() {
    check("exhausted", "board=day hunger=3", any);
}

#[test]
fn a_game_that_ends_with_the_octopus_caught() {
    check("caught", "board=night", any);
}

#[test]
fn a_game_that_ends_without_teeth() {
    check("toothless", "board=day hunger=2", any);
}

#[test]
fn a_game_that_is_outlasted() {
    check("outlasted", "board=night rounds=2", any);
}

/// A phase that is not public is not told.
#[test]
fn no_playthrough_tells_the_shark_of_a_payment_under_way() {
    let record = Record::parse(&fs::read_to_string(path("feast.record")).unwrap()).unwrap();
    let mut paying = 0;
    replay::<Kelp>(&record, |_, game| {
        if matches!(game.view(Audience::Everyone).phase, Phase::Pay { .. }) {
            assert_eq!(game.view(Audience::Spectator).phase, Phase::Act);
            paying += 1;
        }
    })
    .unwrap();
    assert!(paying > 0);
}
