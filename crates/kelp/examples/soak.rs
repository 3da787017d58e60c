//! Long runs, too long for the test suite: random games with every invariant checked after every step, and positions in
//! which no audience may get a byte beyond its knowledge. Run with
//! `cargo run --release -p kelp --example soak GAMES POSITIONS [SEED]`.

use std::collections::BTreeMap;

use game_core::{Audience, Game, below, walk};
use game_testkit::{check_secrecy, lockstep, test_rng};
use kelp::{Kelp, Options};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let (games, positions) = (numbers.next().unwrap_or(10_000), numbers.next().unwrap_or(1_000));
    let seed = numbers.next().unwrap_or(1);
    play_games(games, seed);
    check_positions(positions, seed);
}

fn options(seed: u64) -> Options {
    let text = if seed.is_multiple_of(2) { "board=day" } else { "board=night" };
    text.parse().expect("options of ours")
}

fn play_games(games: u64, first: u64) {
    let (mut ends, mut steps, mut longest, mut notes) = (BTreeMap::new(), 0_u64, 0, 0);
    for seed in first..first + games {
        let game = Kelp::new(&options(seed)).expect("options of ours");
        let mut length = 0_u64;
        let result = walk(game, &mut test_rng(seed), &mut Vec::new(), |_, _| length += 1);
        let (end, _) = result.unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        *ends.entry(end.outcome().expect("the game is over").reason).or_insert(0_u64) += 1;
        (steps, longest) = (steps + length, longest.max(length));
        notes = notes.max(end.view(Audience::Spectator).memory().note_bytes());
    }
    println!("{games} games on both boards, {steps} steps, each audited: {ends:?}");
    println!("longest game {longest} steps; at their ends at most {notes} bytes of notes");
}

/// Takes positions out of random games and holds each against every audience.
fn check_positions(positions: u64, first: u64) {
    let (mut checked, mut seed) = (0, first);
    while checked < positions {
        let mut rng = test_rng(!seed);
        let game = Kelp::new(&options(seed)).expect("options of ours");
        walk(game, &mut test_rng(seed), &mut Vec::new(), |game, _| {
            if checked < positions && below(&mut rng, 2) == 0 {
                for audience in Audience::running(2) {
                    check_secrecy(game, audience, &mut rng);
                    lockstep(game, audience, 6, &mut rng);
                }
                checked += 1;
            }
        })
        .unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        seed += 1;
    }
    println!("{checked} positions of {} games, three audiences each: nothing leaks", seed - first);
}
