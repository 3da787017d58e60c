//! The rules of *Kelp: Shark vs Octopus*.
#![forbid(unsafe_code)]
pub mod collections;
pub mod names;
pub mod tables;
