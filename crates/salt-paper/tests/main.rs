//! The rules, chapter by chapter; one program, so that it is built once.
#![allow(clippy::unwrap_used)]

mod cards;
mod common;
mod ending;
mod every_rule;
mod golden;
mod knowledge;
mod notation;
mod pairs;
mod points;
mod reduced;
mod taking;
