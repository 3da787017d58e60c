//! Every action, outcome and option has a text that reads back, and no text makes the readers panic.
#![allow(clippy::unwrap_used)] // in tests a panic is the answer

use kelp::{
    Action, Chance, DieChoice, Item, Options, Place,
    names::{Block, Card, Colour, Face, Food, Pile, SharkCard, Space, Stance, Word, Zone},
};
use proptest::prelude::*;

fn all<T: Word>() -> impl Iterator<Item = T> {
    T::ALL.iter().copied()
}

fn dice() -> impl Iterator<Item = DieChoice> {
    all::<Face>().flat_map(|face| [false, true].map(|saved| DieChoice { face, saved }))
}

fn octopus_actions() -> Vec<Action> {
    let mut list = vec![
        Action::Draw {},
        Action::End {},
        Action::Search {},
        Action::Leave {},
        Action::Use {},
        Action::Done {},
    ];
    list.extend(all().flat_map(|space: Space| [Action::Den { space }, Action::Remove { space }]));
    list.extend(
        all().flat_map(|card: Card| [Action::Play { card }, Action::Discard { card }, Action::Top { card }]),
    );
    for from in [Place::Hand, Place::Draw, Place::Discard] {
        list.extend(all().flat_map(|card: Card| [Action::Take { from, card }, Action::Trash { from, card }]));
    }
    list.extend(all().map(|food: Food| Action::Food { food }));
    list.extend(all().flat_map(|zone: Zone| {
        [Action::Reveal { zone }, Action::Pick { zone }, Action::Hide { zone }, Action::Exchange { zone }]
    }));
    list.extend(all().flat_map(|a: Zone| all().map(move |b: Zone| Action::Swap { a, b })));
    let items = all().map(Item::Card).chain(all().map(Item::Block));
    list.extend(items.map(|item| Action::Gain { item }));
    list.extend(all().map(|stance: Stance| Action::Choose { stance }));
    list
}

fn shark_actions() -> Vec<Action> {
    let mut list =
        vec![Action::Roll {}, Action::Spend {}, Action::Dice { count: 2 }, Action::Dice { count: 3 }];
    list.extend(all().flat_map(|zone: Zone| [Action::Place { zone }, Action::Resolve { zone }]));
    list.extend(all().flat_map(|space: Space| {
        [Action::Fetch { space }, Action::At { space }, Action::Swim { space }, Action::Force { space }]
    }));
    list.extend(
        all().flat_map(|card: SharkCard| {
            [Action::Card { card }, Action::Buy { card }, Action::Replace { card }]
        }),
    );
    list.extend(all().flat_map(|colour: Colour| [Action::Return { colour }, Action::Want { colour }]));
    list.extend(all().flat_map(|die: Face| {
        [
            Action::Reroll { die },
            Action::Feed { die },
            Action::Turn { die },
            Action::Raise { die },
            Action::Save { die },
            Action::Store { die },
            Action::Lower { die },
        ]
    }));
    list.extend(dice().map(|die| Action::Current { die }));
    list.extend(dice().flat_map(|die| all().map(move |zone: Zone| Action::Aim { die, zone })));
    list
}

#[test]
fn every_action_reads_back() {
    let actions: Vec<Action> = octopus_actions().into_iter().chain(shark_actions()).collect();
    let texts: std::collections::BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), actions.len(), "no two actions share a text");
    for action in actions {
        assert_eq!(action.to_string().parse::<Action>().unwrap(), action);
    }
}

#[test]
fn every_outcome_reads_back() {
    let mut outcomes: Vec<Chance> = (1..=6).map(|value| Chance::Face { value }).collect();
    outcomes.extend(all().map(|block: Block| Chance::Block { block }));
    outcomes.extend(all().map(|card: Card| Chance::Card { card }));
    outcomes.extend(all().map(|card: SharkCard| Chance::SharkCard { card }));
    outcomes.extend(all().map(|colour: Colour| Chance::Die { colour }));
    outcomes.extend(all().map(|stance: Stance| Chance::Stance { stance }));
    for outcome in outcomes {
        assert_eq!(outcome.to_string().parse::<Chance>().unwrap(), outcome);
    }
}

#[test]
fn what_is_not_the_notation_is_refused() {
    for text in
        ["", "play", "play  tuck_in", "play tuck_in ", "play tuck_in x", "Play tuck_in", "dice 03", "dice +2"]
    {
        assert!(text.parse::<Action>().is_err(), "'{text}'");
    }
    for text in ["face", "face 04", "die green", "card", "block crab crab"] {
        assert!(text.parse::<Chance>().is_err(), "'{text}'");
    }
    assert_eq!(all::<Pile>().count(), 4);
}

#[test]
fn options_read_back_and_name_the_remedy() {
    for text in [
        "board=day",
        "board=night",
        "board=day hunger=2",
        "board=night hunger=3 rounds=5 learning=off",
        "board=day hunger=1 rounds=1 zones=4",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    assert_eq!("".parse::<Options>().unwrap(), Options::default());
    assert_eq!("zones=9".parse::<Options>().unwrap(), Options::default());
    for (text, remedy) in [
        ("board=dusk", "day or night"),
        ("hunger=0", "1 to 7"),
        ("hunger=8", "1 to 7"),
        ("rounds=201", "1 to 200"),
        ("learning=maybe", "on or off"),
        ("zones=5", "4 or 9"),
        ("zones=few", "4 or 9"),
        ("zones=4 data=0123456789abcdef", "leave data= out"),
        ("board", "name=value"),
        ("moon=full", "no such option"),
        ("board=day board=night", "give it once"),
        ("data=xyz", "16 hexadecimal digits"),
    ] {
        let error = text.parse::<Options>().unwrap_err();
        assert!(error.0.contains(remedy), "{text}: {error}");
    }
    let own = format!("data={}", kelp::Tables::builtin().id());
    assert!(own.parse::<Options>().unwrap_err().0.contains("leave data= out"));
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,40}") {
        let _ = (text.parse::<Action>(), text.parse::<Chance>(), text.parse::<Options>());
    }

    #[test]
    fn no_data_file_makes_the_loader_panic(which in 0_usize..7, at in 0_usize..4000, text in "\\PC{0,12}") {
        let texts = kelp::Tables::builtin_texts();
        let mut changed: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
        let at = (0..=at.min(changed[which].len())).rev().find(|at| changed[which].is_char_boundary(*at)).unwrap();
        changed[which].insert_str(at, &text);
        let changed: Vec<&str> = changed.iter().map(String::as_str).collect();
        let _ = kelp::Tables::parse(&changed.try_into().unwrap());
    }
}
