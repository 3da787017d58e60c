//! Whole systems under many seeds. Run more with `cargo run -p sim --example seeds -- 0 10000`.

#[test]
fn the_first_seeds_hold() {
    for seed in 0..150 {
        assert!(sim::run(seed).games > 0, "seed {seed}");
    }
}

#[test]
fn the_same_seed_gives_the_same_run() {
    assert_eq!(sim::run(42), sim::run(42));
}
