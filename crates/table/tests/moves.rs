//! The way of a move: drafts, undo, exactly once, stale versions, sealed choices, resync, crashes.

mod support;

use game_core::{Audience, Seat};
use protocol::{Reason, Stamp, ToClient};
use serde_json::json;
use support::{Desk, credential, is_done, reason};
use table::{ClientId, Command, Input, fixture::pearls_in};

fn act(seen_version: u64, action: &str) -> Command {
    Command::Act { seen_version, seen_draft: None, action: action.to_owned() }
}

#[test]
fn a_draft_is_seen_by_its_player_alone_until_it_hands_over() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    for client in [0, 1, 100] {
        desk.watch(client);
        desk.read(client);
    }
    let version = desk.version();
    assert!(is_done(&desk.act(0, "note 1")));
    assert!(is_done(&desk.act(0, "note 2")));
    assert_eq!(desk.version(), version);
    assert_eq!(desk.read_events(0), [json!({"noted": 1}), json!({"noted": 2})]);
    assert!(desk.read(1).is_empty() && desk.read(100).is_empty());
    assert!(is_done(&desk.act(0, "pass")));
    assert_eq!(desk.version(), version + 1);
    assert_eq!(desk.read_events(0), [json!({"passed": 0})]);
    assert_eq!(desk.read_events(1), [json!({"passed": 0})]);
}

#[test]
fn a_draft_is_taken_back_step_by_step() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    let before = desk.watch(0);
    desk.act(0, "note 1");
    let one = desk.state(0);
    desk.act(0, "note 2");
    assert_eq!(desk.state(0).game.unwrap().draft.unwrap().steps, ["note 1", "note 2"]);
    assert!(is_done(&desk.undo(0)));
    assert_eq!(desk.state(0).game.unwrap().view, one.game.unwrap().view);
    assert!(is_done(&desk.undo(0)));
    let state = desk.state(0);
    assert_eq!(state.game, before.game);
    assert_eq!(state.stamp, Stamp { version: before.stamp.version, draft: 4 });
    assert_eq!(reason(&desk.undo(0)), Some(Reason::NothingToUndo));
}

#[test]
fn a_look_and_a_lot_are_never_taken_back() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    for action in ["look", "dive"] {
        desk.act(0, "note 1");
        assert!(is_done(&desk.act(0, action)));
        assert_eq!(desk.asked(), [0]);
        assert_eq!(reason(&desk.undo(0)), Some(Reason::NothingToUndo), "{action}");
    }
}

#[test]
fn a_resent_command_is_done_once_and_answered_again() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    let version = desk.version();
    for _ in 0..3 {
        assert!(is_done(&desk.command(0, "note", act(version, "note 1"))));
    }
    assert_eq!(
        desk.loaded().snapshot(&table::Actor::seated(Seat::at(0))).game.unwrap().draft.unwrap().steps.len(),
        1
    );
    for _ in 0..3 {
        assert!(is_done(&desk.command(0, "pass", act(version, "pass"))));
        assert!(is_done(&desk.command(0, "note", act(version, "note 1"))));
    }
    assert_eq!(desk.version(), version + 1);
    desk.crash();
    assert!(is_done(&desk.command(0, "note", act(version, "note 1"))));
    assert!(is_done(&desk.command(0, "pass", act(version, "pass"))));
    assert_eq!(desk.version(), version + 1);
}

#[test]
fn a_command_that_was_undone_is_not_done_again() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    let version = desk.version();
    desk.command(0, "note", act(version, "note 1"));
    desk.command(0, "undo", Command::Undo);
    desk.crash();
    assert!(is_done(&desk.command(0, "note", act(version, "note 1"))));
    assert!(is_done(&desk.command(0, "undo", Command::Undo)));
    assert!(desk.watch(0).game.unwrap().draft.is_none());
}

#[test]
fn command_ids_of_two_players_do_not_meet() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    let version = desk.version();
    assert!(is_done(&desk.command(0, "1", act(version, "pass"))));
    assert!(is_done(&desk.command(1, "1", act(version + 1, "pass"))));
    assert_eq!(desk.version(), version + 2);
}

#[test]
fn a_stale_command_is_refused_with_the_fresh_view() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    desk.watch(0);
    let version = desk.version();
    desk.act(0, "look");
    desk.read(0);
    assert_eq!(reason(&desk.command(0, "late", act(version, "pass"))), Some(Reason::Stale));
    let frames = desk.read(0);
    assert!(matches!(&frames[0], ToClient::State { state, .. } if state.stamp.version == desk.version()));
    assert_eq!(reason(&desk.command(0, "early", act(version + 9, "pass"))), Some(Reason::Stale));
    let seen_draft =
        Command::Act { seen_version: version + 1, seen_draft: Some(3), action: "pass".to_owned() };
    assert_eq!(reason(&desk.command(0, "draft", seen_draft)), Some(Reason::Stale));
}

#[test]
fn simultaneous_choices_are_sealed_and_do_not_make_each_other_stale() {
    let mut desk = Desk::playing("seats=3 rounds=1");
    for client in [0, 1, 2, 100] {
        desk.watch(client);
    }
    for seat in 0..3 {
        desk.act(seat, "pass");
    }
    assert_eq!(desk.asked(), [0, 1, 2]);
    let version = desk.version();
    let choices: Vec<String> = (0..3).map(|seat| desk.legal(seat)[0].clone()).collect();
    for client in [0, 1, 2, 100] {
        desk.read(client);
    }
    for seat in [2, 0] {
        assert!(is_done(&desk.command(seat, "choose", act(version, &choices[seat as usize]))));
    }
    for client in [1, 100] {
        let text = serde_json::to_string(&desk.read(client)).unwrap();
        let own = if client == 1 { pearls_in(&choices[1]) } else { Default::default() };
        let hand =
            desk.room.table().game().unwrap().view(Audience::Seat(Seat::at(1)))["hands"][1].to_string();
        let may: std::collections::BTreeSet<u16> = if client == 1 { pearls_in(&hand) } else { own };
        assert!(pearls_in(&text).is_subset(&may), "{client}: {text}");
    }
    assert!(is_done(&desk.command(1, "choose", act(version, &choices[1]))));
    let revealed = serde_json::to_string(&desk.read_events(100)).unwrap();
    assert_eq!(pearls_in(&revealed), choices.iter().flat_map(|choice| pearls_in(choice)).collect());
}

#[test]
fn illegal_steps_are_refused_by_their_rule_and_change_nothing() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    let before = desk.watch(0);
    let refused = desk.act(0, "choose pearl-001");
    assert!(
        matches!(&refused, ToClient::Refused { refusal, .. } if refusal.rule.as_deref() == Some("PE-ACT-01"))
    );
    assert_eq!(reason(&desk.act(1, "pass")), Some(Reason::NotYourTurn));
    assert_eq!(reason(&desk.act(100, "pass")), Some(Reason::NotSeated));
    assert_eq!(reason(&desk.act(0, &"x".repeat(201))), Some(Reason::TooLarge));
    assert_eq!(reason(&desk.command(0, "", act(before.stamp.version, "pass"))), Some(Reason::Malformed));
    assert_eq!(desk.watch(0), before);
}

#[test]
fn whoever_was_away_is_told_exactly_what_happened() {
    let mut desk = Desk::playing("seats=2 rounds=3");
    desk.watch(0);
    desk.watch(100);
    let start = desk.state(0).stamp;
    desk.read(0);
    desk.read(100);
    let mut stamps = vec![start];
    for _ in 0..30 {
        let Some(seat) = desk.asked().first().copied() else { break };
        let legal = desk.watch(seat as u64).game.unwrap().legal;
        let action = legal[(stamps.len() * 7) % legal.len()].text.clone();
        assert!(is_done(&desk.act(seat as u64, &action)));
        stamps.push(desk.state(0).stamp);
    }
    let live = desk.read_events(0);
    for stamp in [start, stamps[stamps.len() - 1]] {
        desk.tell(Input::Watch { client: ClientId(50), credential: credential(0), since: Some(stamp) });
        let frames = desk.read(50);
        let ToClient::State { since, events, state, .. } = &frames[0] else { panic!("{frames:?}") };
        assert_eq!(*since, Some(stamp));
        assert_eq!(**state, desk.watch(0));
        let expected: &[serde_json::Value] = if stamp == start { &live } else { &[] };
        assert_eq!(events, expected);
    }
    for stamp in stamps {
        desk.tell(Input::Watch { client: ClientId(51), credential: credential(0), since: Some(stamp) });
        assert_eq!(desk.state(51), desk.state(0), "{stamp:?}");
    }
}

#[test]
fn a_crash_at_any_moment_loses_nothing() {
    let mut desk = Desk::playing("seats=3 rounds=2");
    for step in 0..200 {
        let Some(seat) = desk.asked().first().copied() else { return };
        let before: Vec<_> = (0..3).chain([100]).map(|client| desk.watch(client)).collect();
        desk.crash();
        let after: Vec<_> = (0..3).chain([100]).map(|client| desk.watch(client)).collect();
        assert_eq!(before, after, "step {step}");
        let state = desk.state(seat as u64);
        let legal = &state.game.as_ref().unwrap().legal;
        let action = legal[(step * 5) % legal.len()].text.clone();
        assert!(is_done(&desk.act(seat as u64, &action)), "{action}");
    }
    panic!("the game does not end");
}
