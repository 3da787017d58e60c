//! The contract suite every game runs, the printer of golden playthroughs, and a check that no rule is without a test.
//!
//! [`Suite::run`] plays random games and holds each position against everything the contract promises: what is legal
//! is accepted and nothing else, records replay, texts read back, drafts undo, chance adds up, and no audience gets a
//! byte beyond its knowledge. It is a development dependency only and never linked into a release.
#![forbid(unsafe_code)]

mod golden;
mod legality;
mod rules;
mod secrecy;
mod suite;

pub use golden::{check_golden, print_playthrough, record_random_game};
pub use rules::check_every_rule_has_a_test;
pub use secrecy::{Secrets, check_secrecy, lockstep};
pub use suite::{Suite, TestRng, test_rng};
