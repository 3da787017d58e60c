//! *Sea Salt & Paper* for two to four players, with Extra Salt as an option.
//!
//! [`SaltPaper`] fulfils the contract of [`game_core::Game`]. The modules follow the rules: cards, points, taking,
//! playing, rounds; then who knows what. Rule numbers such as `SP-TAK-01` stand beside the line that enforces them.
//!
//! A round is played with sets of cards ([`Cards`]) and without any allocation. The deck has no order: a card is
//! decided when it is drawn. What lies open is one part of the state, what is hidden another; what each player knows
//! is kept by a memory that learns only from what that player perceives. The crate does no I/O, reads no clock and
//! draws no randomness by itself.
#![forbid(unsafe_code)]

mod action;
mod audit;
mod bits;
mod card;
mod cards;
mod check;
#[cfg(test)]
mod contract;
mod event;
mod game;
mod hand_text;
mod imagine;
mod legal;
mod memory;
mod open;
mod options;
mod pile;
mod play;
mod reduced;
mod round;
mod score;
mod sheet;
mod take;
mod view;

pub use action::{Action, Chance};
pub use card::{BASE_CARDS, CARDS, COLOURS, Card, Colour, FAMILIES, Family, KINDS};
pub use cards::Cards;
pub use event::{Event, SeenEvent};
pub use game::SaltPaper;
pub use hand_text::{BadHand, parse_hand};
pub use open::{Group, Phase, RoundEnd, RoundResult};
pub use options::Options;
pub use pile::Pile;
pub use score::{Score, colour_bonus, points, score};
pub use sheet::{ResultSheet, Sheet};
pub use view::View;
