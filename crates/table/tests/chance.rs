//! Fair chance, records, replays.
#![allow(clippy::unwrap_used, reason = "this is test code")]

mod support;

use game_core::{Audience, Record, RecordWriter, Seat, Step};
use protocol::Phase;
use support::Desk;
use table::{
    Catalogue as _,
    fair::{Unfair, verify},
    fixture::{PearlShelf, pearls_in},
    replay_frames,
};

fn finished() -> Desk {
    let mut desk = Desk::playing("seats=3 rounds=2");
    desk.play_to_the_end();
    assert_eq!(desk.room.table().phase(), Phase::Over);
    desk
}

fn blank(record: &Record) -> Box<dyn games::AnyGame> {
    PearlShelf.start("pearls", &record.options).unwrap()
}

#[test]
fn a_record_verifies_and_says_who_played() {
    let desk = finished();
    let record = Record::parse(&desk.room.table().record().unwrap()).unwrap();
    assert_eq!(record.note("player-1"), Some("Player 1"));
    assert_eq!(verify(&record, blank(&record)), Ok(14));
}

#[test]
fn a_running_game_has_no_record_and_shows_no_seed() {
    let mut desk = Desk::playing("seats=2");
    assert!(desk.room.table().record().is_none());
    assert!(replay_frames(desk.room.table(), Audience::Everyone, 0, 10).is_none());
    assert!(desk.watch(0).chance.seed.is_none());
}

/// The record with its lots turned into others by `change`, whole again as a file.
fn forged(change: impl Fn(&str) -> String) -> Record {
    let record = Record::parse(&finished().room.table().record().unwrap()).unwrap();
    let mut writer = RecordWriter::new(&record.game, record.revision, &record.options);
    for (name, value) in &record.notes {
        writer.note(name, value);
    }
    for (index, (_, step)) in record.steps.iter().enumerate() {
        match step {
            Step::Chance(outcome) if index == 0 => {
                writer.step(&Step::<String, String>::Chance(change(outcome)));
            }
            step => writer.step(step),
        }
    }
    Record::parse(&writer.close(true)).unwrap()
}

#[test]
fn a_forged_lot_is_named_with_its_line() {
    let record = forged(|_| "pearl-119".to_owned());
    let line = record.steps[0].0;
    let unfair = verify(&record, blank(&record)).unwrap_err();
    assert!(matches!(unfair, Unfair::OtherOutcome { line: at, .. } if at == line), "{unfair}");
}

#[test]
fn another_seed_than_the_promised_one_is_noticed() {
    let mut record = forged(str::to_owned);
    assert!(verify(&record, blank(&record)).is_ok());
    let seed = record.notes.iter_mut().find(|(name, _)| name == "seed").unwrap();
    seed.1 = "00".repeat(32);
    assert_eq!(verify(&record, blank(&record)), Err(Unfair::OtherSeed));
    record.notes.retain(|(name, _)| name != "commitment");
    assert_eq!(verify(&record, blank(&record)), Err(Unfair::Missing("commitment")));
}

#[test]
fn a_replay_shows_each_audience_its_own_side() {
    let desk = finished();
    let (total, frames) = replay_frames(desk.room.table(), Audience::Spectator, 0, usize::MAX).unwrap();
    assert_eq!(total, frames.len());
    let (_, own) = replay_frames(desk.room.table(), Audience::Seat(Seat::at(1)), 0, usize::MAX).unwrap();
    let (_, all) = replay_frames(desk.room.table(), Audience::Everyone, 0, usize::MAX).unwrap();
    let dealt = |frames: &[protocol::ReplayFrame]| pearls_in(&serde_json::to_string(&frames[8]).unwrap());
    assert!(dealt(&frames).is_empty());
    assert_eq!(dealt(&own).len(), 2);
    assert!(dealt(&all).len() >= 7);
    assert_eq!(all.last().unwrap().view, desk.room.table().game().unwrap().view(Audience::Everyone));
    let (_, part) = replay_frames(desk.room.table(), Audience::Everyone, 5, 3).unwrap();
    assert_eq!(part, all[5..8]);
}
