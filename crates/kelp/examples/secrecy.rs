//! Takes many positions out of random games on both boards and holds each against every audience: what it is sent may
//! not change with anything it cannot know. Too long for the test suite; `cargo xtask soak` runs it, or
//! `cargo run --release -p kelp --example secrecy -- POSITIONS [SEED]`.

use std::process::ExitCode;

use game_core::{Audience, Game, below, walk};
use game_testkit::{check_secrecy, lockstep, test_rng};
use kelp::{Kelp, Options};

/// Steps for which two worlds that an audience cannot tell apart are led alike.
const PLIES: usize = 6;

fn main() -> ExitCode {
    let numbers: Result<Vec<u64>, _> = std::env::args().skip(1).map(|text| text.parse()).collect();
    let (positions, seed) = match numbers.as_deref() {
        Ok([positions]) => (*positions, 1),
        Ok([positions, seed]) => (*positions, *seed),
        _ => {
            eprintln!("give a number of positions, and perhaps a seed");
            return ExitCode::FAILURE;
        }
    };
    let games = check_positions(positions, seed);
    println!("{positions} positions of {games} games, three audiences each: nothing leaks");
    ExitCode::SUCCESS
}

fn options(seed: u64) -> Options {
    let text = if seed.is_multiple_of(2) { "board=day" } else { "board=night" };
    text.parse().expect("options of ours")
}

/// Returns the number of games it took. What is hidden from an audience is dealt anew by `imagine`: blocks, hand and draw
/// pile. Bag and Shark deck have no order that could be permuted: chance decides it when a die or a card is drawn.
fn check_positions(positions: u64, first: u64) -> u64 {
    let (mut checked, mut seed) = (0, first);
    while checked < positions {
        let mut rng = test_rng(!seed);
        let game = Kelp::new(&options(seed)).expect("options of ours");
        walk(game, &mut test_rng(seed), &mut Vec::new(), |game, _| {
            if checked < positions && below(&mut rng, 2) == 0 {
                for audience in Audience::running(2) {
                    check_secrecy(game, audience, &mut rng);
                    lockstep(game, audience, PLIES, &mut rng);
                }
                checked += 1;
            }
        })
        .unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        seed += 1;
    }
    seed - first
}
