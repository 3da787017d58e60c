//! What a step costs: nothing on the heap, and a small state.
#![allow(clippy::unwrap_used)] // in tests a panic is the answer

use game_core::{Game, Ignore, Turn, below};
use game_testkit::test_rng;
use kelp::{Kelp, Options};

/// Plays `games` random games with a list that is reused; returns the number of steps.
fn play(games: u32, seed: u64, legal: &mut Vec<kelp::Action>) -> u64 {
    let mut rng = test_rng(seed);
    let mut steps = 0;
    for _ in 0..games {
        let mut game = Kelp::new(&Options::default()).unwrap();
        while game.turn() != Turn::Over {
            steps += 1;
            if game.turn() == Turn::Chance {
                let outcome = game.outcome_at(below(&mut rng, game.tickets()));
                game.resolve(outcome, &mut Ignore).unwrap();
                continue;
            }
            let seat = game.turn().seats().iter().next().unwrap();
            legal.clear();
            game.legal(seat, legal);
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            game.act(seat, action, &mut Ignore).unwrap();
        }
    }
    steps
}

#[test]
fn a_step_allocates_nothing() {
    let mut legal = Vec::with_capacity(512);
    play(1, 0, &mut legal); // the tables are read once
    let mut steps = 0;
    let info = allocation_counter::measure(|| steps = play(2_000, 1, &mut legal));
    assert!(steps > 300_000, "{steps}");
    assert_eq!(info.count_total, 0, "{info:?} in {steps} steps");
}

#[test]
fn a_clone_allocates_nothing_and_a_state_is_small() {
    let game = Kelp::new(&Options::default()).unwrap();
    let info = allocation_counter::measure(|| assert!(game.clone() == game));
    assert_eq!(info.count_total, 0);
    assert!(size_of::<Kelp>() <= 640, "{} bytes", size_of::<Kelp>());
    assert!(size_of::<kelp::Action>() <= 4 && size_of::<kelp::Event>() <= 12);
}
