//! The small games keep the contract that the searchers rely on.

use game_testkit::Suite;

use crate::support::{Goofspiel, GoofspielOptions, Kuhn, Leduc, PokerOptions};

const SUITE: Suite = Suite { games: 60, every: 1, seed: 1, max_steps: 30 };

#[test]
fn kuhn_poker_keeps_the_contract() {
    SUITE.run::<Kuhn>(&PokerOptions);
}

#[test]
fn leduc_poker_keeps_the_contract() {
    SUITE.run::<Leduc>(&PokerOptions);
}

#[test]
fn goofspiel_keeps_the_contract() {
    SUITE.run::<Goofspiel>(&GoofspielOptions::default());
}
