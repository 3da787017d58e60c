//! Runs the seeds from the first number to before the second: `cargo run --release -p sim --example seeds -- 0 10000`.
#![allow(clippy::disallowed_methods, reason = "measures")]

use std::time::Instant;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (from, to) = (numbers.first().copied().unwrap_or(0), numbers.get(1).copied().unwrap_or(1000));
    let started = Instant::now();
    let mut all = sim::Report::default();
    for seed in from..to {
        let report = std::panic::catch_unwind(|| sim::run(seed));
        let Ok(report) = report else {
            eprintln!("seed {seed} broke: {:?}", sim::Plan::of(seed));
            std::process::exit(1);
        };
        all.happenings += report.happenings;
        all.crashes += report.crashes;
        all.store_faults += report.store_faults;
        all.frames += report.frames;
        all.acknowledged += report.acknowledged;
        all.entries += report.entries;
        all.games += report.games;
    }
    println!("seeds {from} to {to} in {:.0} s: {all:?}", started.elapsed().as_secs_f64());
}
