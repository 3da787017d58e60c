//! Hosts tables for people and bots: HTTP, websockets, sessions, one task per table, bot seats, metrics.
//!
//! [`serve`] runs a server until it is told to stop. [`Server`] is the same in pieces, for tests. This crate names no
//! concrete game; it gets them from a [`table::Catalogue`]. Logs never contain views, actions, tokens or seeds.
#![forbid(unsafe_code)]
#![allow(clippy::disallowed_methods, reason = "people are served by the clock")]

mod app;
mod clock;
mod config;
mod counter;
mod frames;
mod hasher;
mod http;
mod hub;
mod index;
mod moving;
mod outages;
mod outbox;
mod ratings;
mod room_task;
mod secrets;
mod security;
mod serve;
mod socket;
mod thinkers;
pub mod trial;

pub use config::{Config, Limits};
pub use moving::{export, import};
pub use serve::{Server, serve};
