//! Whole systems under one seed: a server, its store and its clients in one thread and in imagined time, with lost,
//! doubled and reordered messages, failing stores and crashes at any moment.
//!
//! [`run`] plays one such system to its end and checks what must never break: nobody was shown what was not stored,
//! nobody received a byte beyond their knowledge, no acknowledged command is missing, none was carried out twice, and at
//! the end every client sees what a newcomer sees. The same seed gives the same run. Nothing here sleeps.
#![forbid(unsafe_code)]

mod checks;
mod client;
mod dice;
mod disk;
mod knowledge;
mod node;
mod plan;
mod world;

pub use plan::Plan;
pub use world::{Report, run};
