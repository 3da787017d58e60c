//! How fast the parts of this crate are on this machine: `cargo run --release -p search --example search_speed`.
#![allow(clippy::disallowed_methods, reason = "measures")]

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use game_core::{Audience, Game, Ignore, Seat, resolve_random};
use rand_core::SeedableRng;
use search::{
    BotRng, Cancel, ToTheEnd, Uniform,
    flat::{Budget, Flat},
    ismcts::{Chance, MultipleObserver, Settings, SingleObserver},
    lookahead::{self, Lookahead, Root},
    net::{
        Adam, AdamSettings, Candidates, Encoding, Gradients, Head, Input, Net, Scorer, Shape, Trace, loss,
    },
    solve::{GameTree, points},
};

#[path = "../tests/support/mod.rs"]
#[allow(dead_code, unused_imports)]
mod support;

use support::{Goofspiel, GoofspielOptions, Leduc, PokerOptions};

/// Runs `work` again and again for a second and tells the speed of its fastest run, the one that other programs on the
/// machine disturbed least; `work` returns how many units it did.
fn measure(what: &str, mut work: impl FnMut() -> u64) {
    work();
    let (began, mut best) = (Instant::now(), f64::INFINITY);
    while began.elapsed() < Duration::from_secs(1) {
        let start = Instant::now();
        let units = work();
        best = best.min(start.elapsed().as_secs_f64() / units as f64);
    }
    println!("{what:<58} {:>12.0} a second  {:>9.3} µs", 1.0 / best, 1e6 * best);
}

fn main() {
    nets();
    searchers();
    let tree = GameTree::build(&Leduc::new(&PokerOptions).expect("Leduc has no options"), points, 100_000)
        .expect("Leduc is small");
    println!("Leduc: {} nodes, {} information sets", tree.size(), tree.sets().len());
    measure("CFR+ iterations at Leduc, both seats", || u64::from(black_box(tree.solve(0.0, 20)).iterations));
}

fn nets() {
    let heads = vec![Head::new("policy", 63), Head::new("value", 1)];
    let scorer = Some(Scorer { features: 64, units: 32 });
    let shape = Shape { sparse: 512, dense: 0, hidden: vec![128, 32], heads, scorer };
    let mut net = Net::new("speed", shape, &mut BotRng::seed_from_u64(1)).expect("the shape is sound");
    println!("net of {} parameters, {} bytes in half", net.size(), net.to_bytes(Encoding::Half).len());
    let positions: Vec<Vec<u16>> = (0..256)
        .map(|at| (0..40).map(|n| ((at * 37 + n * 12 + n * at % 11) % 512) as u16).collect())
        .collect();
    let mut trace = Trace::default();
    measure("forward, 512→128→32→64, 40 features present", || {
        for active in &positions {
            black_box(net.forward(&Input { active, dense: &[] }, &mut trace));
        }
        256
    });
    let mut candidates = Candidates::default();
    (0..10).for_each(|at| candidates.push(&[at, at + 10, at + 20, at + 30]));
    measure("scoring 10 candidates of 4 features, 32 units", || {
        (0..256).for_each(|_| {
            black_box(net.score(&candidates, &mut trace));
        });
        256
    });
    let (mut adam, mut gradients, mut slopes) = (Adam::new(&net), Gradients::new(&net), Vec::new());
    let target = vec![1.0 / 64.0; 64];
    measure("learning, forward, backward and Adam, batches of 256", || {
        gradients.clear();
        for active in &positions {
            let input = Input { active, dense: &[] };
            loss::cross_entropy(net.forward(&input, &mut trace), &target, &mut slopes);
            net.backward(&input, &candidates, &slopes, &[], &mut trace, &mut gradients);
        }
        adam.step(&mut net, &gradients, &AdamSettings::default());
        256
    });
}

fn searchers() {
    let mut game =
        Goofspiel::new(&GoofspielOptions { cards: 7, memory: true }).expect("seven cards are allowed");
    let mut rng = BotRng::seed_from_u64(1);
    resolve_random(&mut game, &mut rng, &mut Ignore);
    let (seat, mut legal, cancel) = (Seat::at(0), Vec::new(), Cancel::default());
    game.legal(seat, &mut legal);
    let view = game.view(Audience::Seat(seat));
    let mut flat = Flat::<Goofspiel>::random(Budget::Playouts(7_000));
    measure("flat Monte Carlo, playouts of Goofspiel with 7 cards", || {
        black_box(flat.think(&view, &legal, &mut rng, &cancel));
        7_000
    });
    for (name, chance) in [("closed", Chance::Closed), ("open", Chance::Open)] {
        let settings = Settings { chance, ..Settings::textbook(10_000) };
        let mut single = SingleObserver::<Goofspiel>::random(settings);
        measure(&format!("single observer, {name}, iterations"), || {
            black_box(single.think(&view, &legal, &mut rng, &cancel));
            10_000
        });
        let mut multiple = MultipleObserver::<Goofspiel>::random(settings);
        measure(&format!("multiple observers, {name}, iterations"), || {
            black_box(multiple.think(&view, &legal, &mut rng, &cancel));
            10_000
        });
    }
    for threads in [1, 2] {
        let settings = lookahead::Settings {
            candidates: 4,
            playouts: 8_000,
            plies: u32::MAX,
            root: Root::STEADY,
            threads,
        };
        let mut race = Lookahead::new(settings, Uniform, ToTheEnd);
        measure(&format!("lookahead, playouts, {threads} thread(s)"), || {
            black_box(race.think::<Goofspiel>(&view, &legal, &mut rng, &cancel));
            8_000
        });
    }
}
