//! A step of play allocates nothing.
#![allow(unsafe_code)]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use game_core::{Game, Ignore, Turn, below};
use game_testkit::test_rng;
use salt_paper::{Action, Options, SaltPaper};

struct Counting;

thread_local! {
    /// Counted by thread: the harness has threads of its own.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call is handed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: as above.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn play_games(options: Options, legal: &mut Vec<Action>, seed: u64) -> u32 {
    let mut rng = test_rng(seed);
    let mut steps = 0;
    for _ in 0..20 {
        let mut game = SaltPaper::new(&options).expect("these options can be played");
        loop {
            match game.turn() {
                Turn::Seat(seat) => {
                    legal.clear();
                    game.legal(seat, legal);
                    let action = legal[below(&mut rng, legal.len() as u32) as usize];
                    game.act(seat, action, &mut Ignore).expect("what is listed is legal");
                }
                Turn::Chance => {
                    let outcome = game.outcome_at(below(&mut rng, game.tickets()));
                    game.resolve(outcome, &mut Ignore).expect("what has a ticket can happen");
                }
                Turn::Together(_) | Turn::Over => break,
            }
            steps += 1;
        }
    }
    steps
}

#[test]
fn play_allocates_nothing() {
    let counted = ALLOCATIONS.with(Cell::get);
    drop(vec![0_u8; 100]);
    assert!(ALLOCATIONS.with(Cell::get) > counted, "allocations are counted");
    let mut legal = Vec::with_capacity(512);
    for players in 2..=4 {
        for extra_salt in [false, true] {
            let before = ALLOCATIONS.with(Cell::get);
            let steps = play_games(
                Options { players, extra_salt, ..Options::default() },
                &mut legal,
                u64::from(players),
            );
            let after = ALLOCATIONS.with(Cell::get);
            assert!(steps > 2_000, "whole games were played");
            assert_eq!(after - before, 0, "{players} players");
        }
    }
}
