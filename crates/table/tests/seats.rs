//! Sitting down, arranging the table, beginning, leaving, coming again.

mod support;

use protocol::{Clock, Manage, Occupant, Phase, Reason, Settings, ToClient};
use serde_json::json;
use support::{Desk, bot, creation, is_done, manage, person, reason, settings, sit, token};
use table::{Input, PlannedSeat, Table, create, fair::Seed, fixture::PearlShelf};

#[test]
fn people_sit_move_stand_and_the_host_arranges() {
    let mut desk = Desk::new(settings("seats=3"), vec![PlannedSeat::Open; 3]);
    assert!(matches!(desk.manage(0, sit("Ann", None, &token(0))), ToClient::Seated { seat: 0, .. }));
    assert!(matches!(desk.manage(1, sit("Bob", Some(2), &token(1))), ToClient::Seated { seat: 2, .. }));
    assert_eq!(reason(&desk.manage(2, sit("Cy", Some(2), &token(2)))), Some(Reason::SeatTaken));
    assert!(matches!(desk.manage(1, sit("Bob", Some(1), &token(1))), ToClient::Seated { seat: 1, .. }));
    assert!(is_done(&desk.manage(0, json!({"do": "add_bot", "seat": 2, "level": "random"}))));
    assert!(is_done(&desk.manage(0, json!({"do": "swap", "a": 0, "b": 2}))));
    let seats: Vec<Occupant> = desk.watch(100).seats.into_iter().map(|seat| seat.occupant).collect();
    let named = |name: &str| Occupant::Person { name: name.to_owned(), kept: false };
    assert_eq!(seats, [Occupant::Bot { level: "random".to_owned() }, named("Bob"), named("Ann")]);
    assert_eq!(reason(&desk.manage(1, json!({"do": "swap", "a": 0, "b": 1}))), Some(Reason::NotHost));
    assert!(is_done(&desk.manage(0, json!({"do": "remove", "seat": 0}))));
    assert!(is_done(&desk.manage(1, json!({"do": "stand"}))));
    assert_eq!(reason(&desk.manage(1, json!({"do": "ready"}))), Some(Reason::NotSeated));
    assert_eq!(reason(&desk.manage(0, json!({"do": "start"}))), Some(Reason::NotReady));
}

#[test]
fn the_game_begins_when_everybody_is_ready() {
    let mut desk = Desk::new(settings("seats=2"), vec![PlannedSeat::Open; 2]);
    desk.manage(0, sit("Ann", None, &token(0)));
    desk.manage(1, sit("Bob", None, &token(1)));
    desk.manage(0, json!({"do": "ready", "bytes": "00ff"}));
    desk.manage(0, json!({"do": "unready"}));
    desk.manage(1, json!({"do": "ready", "bytes": "AB"}));
    assert_eq!(desk.watch(100).phase, Phase::Lobby);
    desk.manage(0, json!({"do": "ready", "bytes": "0011"}));
    let state = desk.watch(100);
    assert_eq!(
        (state.phase, state.chance.player_bytes),
        (Phase::Playing, vec!["0011".to_owned(), "ab".to_owned()])
    );
    assert_eq!(reason(&desk.manage(2, sit("Cy", None, &token(2)))), Some(Reason::WrongPhase));
}

#[test]
fn a_host_who_only_looks_on_starts_a_game_of_bots() {
    let mut desk = Desk::new(settings("seats=2 rounds=2"), vec![bot("random"), bot("careful")]);
    assert_eq!(desk.watch(0).phase, Phase::Lobby);
    assert!(is_done(&desk.manage(0, json!({"do": "start"}))));
    assert_eq!((desk.watch(100).phase, desk.finished), (Phase::Over, 1));
}

/// What a bot that broke is thought to have said is nothing at all.
#[test]
fn a_bot_that_answers_nonsense_loses_its_own_turn_only() {
    let mut desk = Desk::new(settings("seats=2 rounds=2"), vec![bot("random"), bot("careful")]);
    desk.bots_play = false;
    assert!(is_done(&desk.manage(0, json!({"do": "start"}))));
    let mut nonsense = 0;
    while let Some(thought) = desk.thoughts.pop() {
        let (seat, first) = (thought.seat.index(), desk.legal(thought.seat.index())[0].clone());
        let action = if seat == 0 { String::new() } else { first };
        nonsense += usize::from(seat == 0);
        desk.tell(Input::Answer { thought, action });
    }
    assert_eq!(desk.watch(100).phase, Phase::Over, "the game goes on for everybody");
    assert!(nonsense > 0);
    assert_eq!(desk.complaints, vec!["a bot chose something that is not allowed"; nonsense]);
}

#[test]
fn bad_names_tokens_bytes_bots_and_seats_are_refused() {
    let mut desk = Desk::new(settings("seats=2"), vec![PlannedSeat::Open; 2]);
    for name in ["", "  ", "x\u{202e}y", "\u{7}", "this name is far too long for a table"] {
        assert_eq!(reason(&desk.manage(0, sit(name, None, &token(0)))), Some(Reason::BadName), "{name:?}");
    }
    assert_eq!(reason(&desk.manage(0, sit("Ann", None, "short"))), Some(Reason::BadToken));
    assert_eq!(reason(&desk.manage(0, sit("Ann", Some(2), &token(0)))), Some(Reason::NoSuchSeat));
    desk.manage(0, sit("Ann", None, &token(0)));
    for bytes in ["0", "xy", &"00".repeat(33)] {
        assert_eq!(reason(&desk.manage(0, json!({"do": "ready", "bytes": bytes}))), Some(Reason::Malformed));
    }
    let bot = json!({"do": "add_bot", "seat": 1, "level": "cleverest"});
    assert_eq!(reason(&desk.manage(0, bot)), Some(Reason::NoSuchBot));
}

#[test]
fn tables_that_nobody_can_play_are_not_made() {
    let check = |settings: Settings, seats: Vec<PlannedSeat>, expected: Reason| {
        let refusal = create(&creation(settings, seats), &PearlShelf, 0).unwrap_err();
        assert_eq!(refusal.reason, expected);
    };
    check(Settings { game: "chess".to_owned(), ..settings("") }, vec![], Reason::NoSuchGame);
    check(settings("seats=9"), vec![], Reason::BadOptions);
    check(settings("seats=2"), vec![person(0), person(1), person(2)], Reason::NoSuchSeat);
    check(settings(""), vec![bot("cleverest")], Reason::NoSuchBot);
    check(Settings { clock: Clock::PerMove { seconds: 0 }, ..settings("") }, vec![], Reason::BadOptions);
    check(Settings { mirror: true, ..settings("seats=3") }, vec![], Reason::BadOptions);
    check(Settings { rated: true, ..settings("") }, vec![person(0)], Reason::NeedsAccount);
    check(Settings { rated: true, ..settings("") }, vec![bot("random")], Reason::NotAllowed);
}

#[test]
fn a_seat_is_taken_once_however_often_it_is_asked_for() {
    let mut desk = Desk::new(settings("seats=3"), vec![PlannedSeat::Open; 3]);
    let command = manage(sit("Ann", None, &token(5)));
    for _ in 0..3 {
        let answer = desk.command(100, "sit", command.clone());
        assert!(matches!(answer, ToClient::Seated { seat: 0, .. }), "{answer:?}");
    }
    assert_eq!(desk.version(), 2);
}

#[test]
fn giving_up_ends_a_game_of_two() {
    let mut desk = Desk::playing("seats=2");
    assert!(is_done(&desk.manage(1, json!({"do": "resign"}))));
    let result = desk.watch(100).result.unwrap();
    assert_eq!((result.places, result.reason.as_str()), (vec![1, 2], "resigned"));
    assert_eq!(desk.finished, 1);
    assert_eq!(reason(&desk.act(0, "pass")), Some(Reason::WrongPhase));
}

#[test]
fn in_a_game_of_three_a_bot_goes_on_for_who_leaves() {
    let mut desk = Desk::playing("seats=3 rounds=1");
    desk.watch(0);
    assert!(is_done(&desk.manage(0, json!({"do": "resign"}))));
    let state = desk.state(0);
    assert_eq!((state.phase, state.you.seat), (Phase::Playing, None));
    assert_eq!(state.seats[0].left.as_deref(), Some("Player 0"));
    assert!(matches!(state.seats[0].occupant, Occupant::Bot { .. }));
    desk.play_to_the_end();
    assert_eq!(desk.watch(100).phase, Phase::Over);
}

#[test]
fn when_the_last_person_leaves_the_game_is_over() {
    let mut desk = Desk::new(settings("seats=3"), vec![person(0), bot("careful"), bot("careful")]);
    assert!(is_done(&desk.manage(0, json!({"do": "resign"}))));
    assert_eq!(desk.watch(100).result.unwrap().places, [3, 1, 1]);
}

#[test]
fn who_does_not_answer_a_warning_can_be_claimed_against() {
    let mut desk = Desk::playing("seats=2");
    let warn = json!({"do": "warn", "seat": 0});
    assert_eq!(reason(&desk.manage(1, warn.clone())), Some(Reason::NotAllowed));
    desk.now_ms += 31_000;
    assert!(is_done(&desk.manage(1, warn.clone())));
    let claim = json!({"do": "claim", "seat": 0});
    assert_eq!(reason(&desk.manage(1, claim.clone())), Some(Reason::NotWarned));
    assert!(is_done(&desk.manage(0, json!({"do": "here"}))));
    desk.now_ms += 61_000;
    assert_eq!(reason(&desk.manage(1, claim.clone())), Some(Reason::NotWarned));
    assert!(is_done(&desk.manage(1, warn)));
    desk.now_ms += 61_000;
    assert_eq!(reason(&desk.manage(100, claim.clone())), Some(Reason::NotSeated));
    assert!(is_done(&desk.manage(1, claim)));
    assert_eq!(desk.watch(100).result.unwrap().reason, "left");
}

#[test]
fn who_does_not_answer_a_warning_can_be_replaced() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    desk.now_ms += 31_000;
    desk.manage(1, json!({"do": "warn", "seat": 0}));
    desk.now_ms += 61_000;
    assert!(is_done(&desk.manage(1, json!({"do": "replace", "seat": 0, "level": "careful"}))));
    let state = desk.watch(0);
    assert_eq!((state.phase, state.you.seat), (Phase::Playing, None));
    desk.play_to_the_end();
    assert_eq!(desk.finished, 1);
}

#[test]
fn a_rematch_moves_everybody_one_seat_on() {
    let mut desk = Desk::playing("seats=2 rounds=1");
    desk.play_to_the_end();
    assert!(is_done(&desk.manage(0, json!({"do": "offer_rematch"}))));
    assert!(is_done(&desk.manage(0, json!({"do": "withdraw_rematch"}))));
    assert!(is_done(&desk.manage(1, json!({"do": "offer_rematch"}))));
    assert!(desk.next.is_none());
    assert!(is_done(&desk.manage(0, json!({"do": "offer_rematch"}))));
    let next = desk.next.clone().unwrap();
    assert_eq!(desk.watch(100).rematch.next.as_deref(), Some(next.table.as_str()));

    let mut second = Desk::of(&next.creation(Seed::new([3; 32])), &next.table);
    assert_eq!(second.watch(0).you.seat, None, "the old token opens nothing at the new table");
    let follow =
        |old: usize, new: usize| json!({"do": "follow", "old_token": token(old), "token": token(new)});
    assert!(matches!(second.manage(100, follow(0, 10)), ToClient::Seated { seat: 1, .. }));
    assert!(matches!(second.manage(101, follow(1, 11)), ToClient::Seated { seat: 0, .. }));
    assert_eq!(reason(&second.manage(102, follow(0, 12))), Some(Reason::BadToken), "once only");
    assert!(is_done(&second.manage(10, json!({"do": "ready"}))));
    assert!(is_done(&second.manage(11, json!({"do": "ready"}))));
    assert_eq!(second.watch(100).phase, Phase::Playing);
}

#[test]
fn a_mirror_match_is_two_games_and_one_result() {
    let mirror = Settings { mirror: true, ..settings("seats=2 rounds=1") };
    let mut desk = Desk::new(mirror, vec![person(0), person(1)]);
    desk.manage(1, json!({"do": "resign"}));
    let first = desk.watch(100).mirror.unwrap();
    assert_eq!((first.number, first.half_points, first.decided), (1, vec![2, 0], false));
    let next = desk.next.clone().unwrap();
    assert_eq!(first.other.as_ref(), Some(&next.table));
    let mut second = Desk::of(&next.creation(Seed::new([3; 32])), &next.table);
    for (old, new) in [(0, 10), (1, 11)] {
        second.manage(100, json!({"do": "follow", "old_token": token(old), "token": token(new)}));
        second.manage(new as u64, json!({"do": "ready"}));
    }
    assert_eq!(second.watch(10).you.seat, Some(1));
    second.manage(11, json!({"do": "resign"}));
    let both = second.watch(100).mirror.unwrap();
    assert_eq!((both.number, both.half_points, both.decided), (2, vec![0, 4], true));
    assert_eq!(both.other.as_deref(), Some("desk"));
    assert!(second.next.is_none());
}

#[test]
fn a_table_of_rules_that_are_not_known_is_not_opened() {
    let mut log = Desk::playing("seats=2").log;
    let Some(table::What::Started { revision, .. }) = log.get_mut(1).map(|entry| &mut entry.what) else {
        panic!("{log:?}")
    };
    *revision += 1;
    let corrupt = Table::replay("desk", &log, &PearlShelf).err().unwrap();
    assert_eq!((corrupt.version, corrupt.reason), (2, Reason::OtherRevision));
}

#[test]
fn every_command_is_answered_at_every_time() {
    let commands: Vec<Manage> = [
        json!({"do": "sit", "name": "x", "token": token(7)}),
        json!({"do": "stand"}),
        json!({"do": "swap", "a": 0, "b": 250}),
        json!({"do": "add_bot", "seat": 250, "level": "x"}),
        json!({"do": "remove", "seat": 250}),
        json!({"do": "ready"}),
        json!({"do": "unready"}),
        json!({"do": "start"}),
        json!({"do": "warn", "seat": 250}),
        json!({"do": "here"}),
        json!({"do": "claim", "seat": 250}),
        json!({"do": "replace", "seat": 250, "level": "x"}),
        json!({"do": "offer_rematch"}),
        json!({"do": "withdraw_rematch"}),
        json!({"do": "follow", "old_token": "x"}),
        json!({"do": "resign"}),
    ]
    .into_iter()
    .map(|command| serde_json::from_value(command).unwrap())
    .collect();
    let lobby = Desk::new(settings("seats=2"), vec![person(0), PlannedSeat::Open]);
    let over = {
        let mut desk = Desk::playing("seats=2 rounds=1");
        desk.play_to_the_end();
        desk
    };
    let mut count = 0;
    for mut desk in [lobby, Desk::playing("seats=2"), over] {
        for client in [1, 100, 0] {
            for command in &commands {
                let command = table::Command::Manage { command: command.clone(), account_name: None };
                count += 1;
                desk.command(client, &format!("c{count}"), command);
            }
        }
    }
}
