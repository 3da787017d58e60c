//! The contract suite every game passes, on both boards and on reduced games.
#![allow(clippy::unwrap_used)] // in tests a panic is the answer

use game_testkit::Suite;
use kelp::{Kelp, Options};

fn check(options: &str, seed: u64) {
    let options: Options = options.parse().unwrap();
    Suite { games: 12, every: 12, seed, max_steps: 40_000 }.run::<Kelp>(&options);
}

#[test]
fn the_day_board_keeps_the_contract() {
    check("board=day", 1);
}

#[test]
fn the_night_board_keeps_the_contract() {
    check("board=night", 1001);
}

#[test]
fn reduced_games_keep_the_contract() {
    check("board=day hunger=2", 2001);
    check("board=night hunger=3 rounds=5", 3001);
    check("board=day rounds=3 learning=off", 4001);
}

#[test]
fn the_small_box_keeps_the_contract() {
    check("board=day hunger=1 rounds=1 zones=4", 5001);
    check("board=night rounds=6 zones=4", 6001);
}
