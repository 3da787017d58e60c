//! Trials of a running server from outside, over the same protocol as everybody else: [`load`] measures, [`torture`]
//! kills the process again and again, [`storm`] sends nonsense. None of them is part of serving.

mod client;
mod load;
mod measure;
mod mutate;
mod storm;
mod torture;
mod verify;
mod victim;

pub use load::{LoadOptions, LoadReport, load};
pub use storm::{StormOptions, StormReport, storm};
pub use torture::{TortureOptions, TortureReport, torture};
