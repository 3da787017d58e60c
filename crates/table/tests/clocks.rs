//! Time: running out, being given back, telling nothing.

mod support;

use protocol::{Clock, Phase, Settings};
use support::{Desk, bot, is_done, person, settings};
use table::{Input, What};

fn timed(options: &str, clock: Clock, seats: usize) -> Desk {
    Desk::new(Settings { clock, ..settings(options) }, (0..seats).map(person).collect())
}

#[test]
fn the_time_of_two_runs_out_and_the_other_wins() {
    let mut desk = timed("seats=2", Clock::Fischer { initial_seconds: 60, increment_seconds: 5 }, 2);
    assert_eq!(desk.room.wake_at_ms(), Some(desk.now_ms + 60_000));
    desk.now_ms += 20_000;
    assert!(is_done(&desk.act(0, "pass")));
    assert_eq!(desk.watch(100).clock.unwrap().left_ms, [45_000, 60_000]);
    desk.now_ms += 59_999;
    desk.tell(Input::Tick);
    assert_eq!(desk.watch(100).phase, Phase::Playing);
    desk.now_ms += 1;
    desk.tell(Input::Tick);
    let result = desk.watch(100).result.unwrap();
    assert_eq!((result.places, result.reason.as_str()), (vec![1, 2], "time"));
}

#[test]
fn a_step_that_comes_too_late_does_not_count() {
    let mut desk = timed("seats=2", Clock::PerMove { seconds: 30 }, 2);
    desk.now_ms += 30_000;
    desk.act(0, "pass");
    assert_eq!(desk.watch(100).result.unwrap().places, [2, 1]);
}

#[test]
fn a_time_out_takes_no_step_for_the_player() {
    for seats in [2, 3, 4] {
        let mut desk = timed(&format!("seats={seats}"), Clock::Correspondence { days: 1 }, seats);
        desk.act(0, "note 1");
        desk.bots_play = false;
        desk.now_ms += 24 * 3_600_000;
        desk.tell(Input::Tick);
        let last = desk.log.last().unwrap();
        let What::Left { seat: 0, substitute, .. } = &last.what else { panic!("{last:?}") };
        assert_eq!(substitute.is_some(), seats > 2);
        assert_eq!(last.commands.len(), 1, "only the name of the draft that is let go");
    }
}

#[test]
fn bots_play_without_a_clock() {
    let clock = Clock::PerMove { seconds: 5 };
    let mut desk = Desk::new(Settings { clock, ..settings("seats=2") }, vec![bot("careful"), person(1)]);
    assert_eq!(desk.asked(), [1], "the bot has passed");
    desk.now_ms += 4_000;
    assert!(is_done(&desk.act(1, "pass")));
}

#[test]
fn time_without_a_server_is_given_back() {
    let mut desk = timed("seats=2", Clock::PerMove { seconds: 30 }, 2);
    let deadline = desk.room.wake_at_ms().unwrap();
    let mut table = desk.loaded();
    assert_eq!(table.deadline_ms(), Some(deadline));
    table.credit(10_000);
    assert_eq!(table.deadline_ms(), Some(deadline + 10_000));
    desk.tell(Input::Reloaded(Box::new(table)));
    desk.now_ms += 39_000;
    assert!(is_done(&desk.act(0, "pass")));
    assert_eq!(desk.watch(100).clock.unwrap().left_ms, [30_000, 30_000]);
}
