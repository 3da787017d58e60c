//! One test or more for every rule, one file for every chapter of the rules. A test is named after the rule it proves.
#![allow(clippy::unwrap_used)] // in tests a panic is the answer

mod board;
mod confrontation;
mod energy;
mod every_rule;
mod examples;
mod knowledge;
mod learn_and_eat;
mod moving;
mod octopus;
mod roll;
mod search;
mod setup;
mod table;
