//! Trials of a running server from outside, over the same protocol as everybody else: [`load`] measures, [`torture`]
//! kills the process again and again, [`storm`] sends nonsense; [`fill`] makes a store full of finished games to begin
//! with. None of them is part of serving.

mod client;
mod fill;
mod load;
mod measure;
mod mutate;
mod storm;
mod torture;
mod verify;
mod victim;

pub use fill::fill;
pub use load::{LoadOptions, LoadReport, load};
pub use storm::{StormOptions, StormReport, storm, storm_binary};
pub use torture::{TortureOptions, TortureReport, torture};
pub use victim::{Start, first_start};
