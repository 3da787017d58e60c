//! Every word of the engines has a text: random games are told in all languages, and no message id may show.

use std::collections::{BTreeSet, HashSet};

use bots::BotRng;
use game_core::{Audience, Seat, Turn, below};
use games::{AnyEvent, AnyGame, LegalAction};
use locale::Language;
use rand_core::SeedableRng;
use serde_json::Value as Json;

use super::{Screen, text};

const GAMES: u64 = 200;
/// Events of Sea Salt & Paper that the table shows anyway.
const UNTOLD: [&str; 5] = ["turn_began", "drew", "uncovered", "peeked", "game_over"];

/// What has been met, and told, so far.
#[derive(Default)]
struct Met {
    /// What needs no second look.
    whole: HashSet<String>,
    words: HashSet<String>,
    kinds: BTreeSet<String>,
}

impl Met {
    /// Whether a word of this thing is new to its kind and its audience; the words of a value are its leaves.
    fn is_new(&mut self, kind: &str, thing: &Json, audience: Audience) -> bool {
        self.kinds.insert(kind.to_owned());
        self.learn(&format!("{audience:?} {kind}"), thing)
    }

    fn learn(&mut self, name: &str, thing: &Json) -> bool {
        match thing {
            Json::Object(fields) => fields
                .iter()
                .fold(false, |new, (field, value)| self.learn(&format!("{name}.{field}"), value) | new),
            Json::Array(items) => items.iter().fold(false, |new, item| self.learn(name, item) | new),
            leaf => self.words.insert(format!("{name}={leaf}")),
        }
    }

    fn kinds(&self, prefix: &str) -> Vec<&str> {
        self.kinds.iter().filter_map(|kind| kind.strip_prefix(prefix)).collect()
    }
}

/// The first word that looks like a message's id or a place that was not filled.
fn unspoken(text: &str) -> Option<&str> {
    let ids = text.split(|sign: char| !(sign.is_alphanumeric() || "-_.".contains(sign)));
    let mut ids = ids.filter(|word| ["ke-", "sp-", "terminal-"].iter().any(|id| word.starts_with(id)));
    ids.next().or_else(|| text.find("{$").map(|at| &text[at..]))
}

fn check(text: &str, of: &Json) {
    assert!(!text.trim().is_empty(), "no words for {of}");
    assert_eq!(unspoken(text), None, "'{text}' for {of}");
}

fn screens(game: &dyn AnyGame, audience: Audience) -> [Screen; 3] {
    Language::ALL.map(|lang| Screen::new(game, lang, audience))
}

fn audiences(game: &dyn AnyGame) -> Vec<Audience> {
    let seats = Seat::all(game.seats()).map(Audience::Seat);
    seats.chain([Audience::Spectator, Audience::Everyone]).collect()
}

/// Plays a random game and has everything new in it told in every language: what is asked to the one who is asked and
/// to all others, what happens to one audience, another one in each game.
fn play_and_tell(id: &str, options: &str, seed: u64, met: &mut Met) {
    let mut game = games::start(id, options).unwrap();
    let mut rng = BotRng::seed_from_u64(seed);
    let audiences = audiences(game.as_ref());
    let hearer = audiences[seed as usize % audiences.len()];
    loop {
        let events = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.outcome_at(below(&mut rng, game.tickets()));
                game.resolve(&outcome).unwrap()
            }
            turn => {
                let seat = turn.seats().iter().next().unwrap();
                check_question(game.as_ref(), seat, met);
                let legal = game.legal(seat);
                let action = &legal[below(&mut rng, legal.len() as u32) as usize];
                game.act(seat, &action.text).unwrap()
            }
        };
        for event in &events {
            check_event(game.as_ref(), event.as_ref(), hearer, met);
        }
    }
    let outcome = game.outcome().unwrap();
    for audience in audiences {
        if met.is_new(&format!("end {}", outcome.reason), &Json::Null, audience) {
            for screen in screens(game.as_ref(), audience) {
                check(&screen.end(&outcome), &outcome.reason.into());
            }
        }
    }
}

fn check_question(game: &dyn AnyGame, seat: Seat, met: &mut Met) {
    let own = game.view(Audience::Seat(seat));
    let phase = if own["phase"].is_object() { &own["phase"] } else { &own["waiting"] };
    let kind = if phase["kind"].is_string() { text(phase, "kind") } else { text(phase, "for") };
    let legal = game.legal(seat);
    if met.is_new(&format!("phase {kind}"), phase, Audience::Seat(seat)) {
        for audience in audiences(game) {
            let view = game.view(audience);
            for screen in screens(game, audience) {
                check(&screen.show(&view, &legal, true), phase);
                check(&screen.show(&view, &legal, false), phase);
            }
        }
    }
    for action in &legal {
        if !met.whole.insert(format!("{seat} {}", action.text)) {
            continue;
        }
        let verb = action.text.split(' ').next().unwrap();
        if met.is_new(&format!("action {verb}"), &action.parts, Audience::Seat(seat)) {
            for screen in screens(game, Audience::Seat(seat)) {
                check(&screen.describe(action, &own).unwrap_or_default(), &action.parts);
                screen.explain(action, &own).iter().for_each(|text| check(text, &action.parts));
            }
        }
    }
}

fn check_event(game: &dyn AnyGame, event: &dyn AnyEvent, hearer: Audience, met: &mut Met) {
    let Some(seen) = event.seen_by(hearer) else { return };
    let kind = if game.id() == "kelp" { text(&seen, "kind") } else { text(&seen, "event") };
    if !met.is_new(&format!("event {kind}"), &seen, hearer) {
        return;
    }
    let view = game.view(hearer);
    for screen in screens(game, hearer) {
        let told = match screen.kelp() {
            Some(reader) => reader.line(&seen),
            None if UNTOLD.contains(&kind) => {
                locale::try_text(screen.words.lang, &format!("sp-event-{}", kind.replace('_', "-")), &[])
                    .map(|_| "told by the table".to_owned())
            }
            None => screen.tell(&seen, &view),
        };
        check(&told.unwrap_or_default(), &seen);
    }
}

#[test]
fn every_word_of_kelp_has_a_text() {
    let mut met = Met::default();
    for seed in 0..GAMES {
        let options = if seed % 4 == 0 { "board=night" } else { "board=day" };
        play_and_tell("kelp", options, seed, &mut met);
    }
    let (actions, events, phases) = (met.kinds("action "), met.kinds("event "), met.kinds("phase "));
    assert!(actions.len() >= 40, "too little was met: {actions:?}");
    assert!(events.len() >= 50, "too little was met: {events:?}");
    assert!(phases.len() >= 38, "too little was met: {phases:?}");
}

#[test]
fn every_word_of_sea_salt_and_paper_has_a_text() {
    let mut met = Met::default();
    for seed in 0..GAMES {
        let salt = if seed % 2 == 0 { "yes" } else { "no" };
        let options = format!("players={} extra_salt={salt}", 2 + seed % 3);
        play_and_tell("salt-paper", &options, seed, &mut met);
    }
    let (actions, events, phases) = (met.kinds("action "), met.kinds("event "), met.kinds("phase "));
    assert_eq!(actions.len(), 12, "all but the four mermaids: {actions:?}");
    assert!(events.len() >= 22, "too little was met: {events:?}");
    assert!(phases.len() >= 8, "too little was met: {phases:?}");
}

#[test]
fn every_ending_has_a_text() {
    let kelp =
        ["feast", "exhausted", "caught", "toothless", "outlasted"].map(|end| format!("ke-game-end-{end}"));
    let salt = ["target-reached", "four-mermaids", "target-tied", "shared", "round-limit"];
    let salt = salt.map(|end| format!("sp-game-end-{end}"));
    for id in kelp.iter().chain(&salt) {
        for lang in Language::ALL {
            assert!(locale::try_text(lang, id, &[]).is_some(), "{lang}: {id}");
        }
    }
}

#[test]
fn a_shark_that_faces_nowhere_is_told_as_the_rules_tell_it() {
    let across = [
        (Language::En, "across the path"),
        (Language::Uk, "упоперек шляху"),
        (Language::Pl, "w poprzek ścieżki"),
    ];
    for (lang, words) in across {
        for id in ["terminal-kelp-signs", "ke-shark-undecided", "ke-set-05"] {
            assert!(super::word(lang, id).contains(words), "{lang}: {id}");
        }
    }
}

#[test]
fn ids_and_unfilled_places_are_found() {
    for bad in ["x ke-act-play y", "(sp-card-crab)", "terminal-you", "Round {$round}"] {
        assert!(unspoken(bad).is_some(), "{bad}");
    }
    for good in ["KE-MOV-02 says", "a spice-ship", "sp and ke", "–ke"] {
        assert_eq!(unspoken(good), None, "{good}");
    }
}

#[test]
fn the_table_of_kelp_fits_into_a_hundred_columns() {
    for seed in 0..4 {
        let mut game = games::start("kelp", "").unwrap();
        let mut rng = BotRng::seed_from_u64(seed);
        for step in 0..150 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.outcome_at(below(&mut rng, game.tickets()));
                    game.resolve(&outcome).unwrap();
                }
                turn => {
                    let seat = turn.seats().iter().next().unwrap();
                    let legal = game.legal(seat);
                    game.act(seat, &legal[below(&mut rng, legal.len() as u32) as usize].text).unwrap();
                }
            }
            let seats = if step % 8 == 0 { 2 } else { 0 };
            for audience in Seat::all(seats).map(Audience::Seat) {
                for screen in screens(game.as_ref(), audience) {
                    let table = screen.show(&game.view(audience), &[], true);
                    let widest = table.lines().map(|line| line.chars().count()).max();
                    assert!(widest <= Some(100), "{table}");
                }
            }
        }
    }
}

#[test]
fn four_mermaids_have_a_text() {
    let game = games::start("salt-paper", "").unwrap();
    let action = LegalAction { text: "mermaids".to_owned(), parts: serde_json::json!({ "do": "mermaids" }) };
    let event = serde_json::json!({ "event": "mermaids", "seat": 1 });
    for screen in screens(game.as_ref(), Audience::Seat(Seat::at(0))) {
        check(&screen.describe(&action, &Json::Null).unwrap(), &action.parts);
        check(&screen.tell(&event, &Json::Null).unwrap(), &event);
    }
}
