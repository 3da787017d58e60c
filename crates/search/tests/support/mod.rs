//! Small games with hidden information that everything in this crate is tried on: Kuhn poker, Leduc poker, Goofspiel.

pub(crate) mod goofspiel;
pub(crate) mod poker;

pub(crate) use goofspiel::{Goofspiel, GoofspielOptions};
pub(crate) use poker::{Chips, Kuhn, Leduc, PokerOptions};
