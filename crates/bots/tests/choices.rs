//! Comparing players choice by choice.

use bots::{Choices, Playable, UnknownBot};
use game_core::Game;
use kelp::Kelp;
use salt_paper::SaltPaper;

fn compared<G: Playable + Game>(bots: &[&str], positions: u64) -> bots::ChoicesReport {
    let bots = bots.iter().map(|bot| (*bot).to_owned()).collect();
    let plan = Choices::<G> { options: G::Options::default(), bots, positions, playouts: 10, seed: 4 };
    plan.run().expect("players of the house")
}

/// Shared by both games: who chooses at random gives something away; the same player, asked twice with the same dice,
/// chooses the same.
fn check<G: Playable>() {
    let report = compared::<G>(&["skilled", "skilled", "drifter"], 400);
    let [first, again, random] = &report.bots[..] else { panic!("three were asked") };
    for seat in 0..2 {
        assert!(report.decisions[seat] > 1.0);
        assert_eq!((first.seats[seat].mean, again.seats[seat].differ), (0.0, 0));
        assert!(random.seats[seat].differ > 0);
    }
    let lost: f64 = random.seats.iter().map(|gain| gain.mean * gain.positions as f64).sum();
    assert!(lost < -1.0, "random choices cost nothing: {:?}", random.seats);
}

#[test]
fn random_choices_are_worse_at_kelp() {
    check::<Kelp>();
}

#[test]
fn random_choices_are_worse_at_sea_salt_and_paper() {
    check::<SaltPaper>();
}

#[test]
fn players_that_do_not_exist_are_named() {
    let plan = Choices::<Kelp> {
        options: kelp::Options::default(),
        bots: vec!["nobody".to_owned()],
        positions: 1,
        playouts: 1,
        seed: 1,
    };
    let error = plan.run().expect_err("there is nobody of this name");
    assert!(matches!(error, UnknownBot::Name { name, .. } if name == "nobody"));
}
