//! What is agreed before the start.
//!
//! Text form: words `name=value`. `board=day` or `board=night`; `data=` and the fingerprint of a set of data files if
//! they are not the ones compiled in; and for reduced games, as solvers like them, `hunger=` (spaces of the Hunger
//! track), `rounds=` (bound of KE-END-05) and `learning=off`.

use std::{fmt, str::FromStr};

use game_core::BadOptions;
use serde::{Deserialize, Serialize};

use crate::tables::{Board, DataId, Tables};

/// Spaces of the printed Hunger track (KE-CMP-04).
pub const HUNGER: u8 = 7;
/// Rounds after which the Octopus has outlasted the Shark (KE-END-05).
pub const ROUNDS: u8 = 200;

/// A side of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BoardSide {
    /// The day side.
    #[default]
    Day,
    /// The night side, for experienced players.
    Night,
}

/// What is agreed before the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "KelpOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Side of the board.
    pub board: BoardSide,
    /// Data files other than those compiled in.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub data: Option<DataId>,
    /// Spaces of the Hunger track.
    pub hunger: u8,
    /// The most rounds.
    pub rounds: u8,
    /// Whether anything can be learned.
    pub learning: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { board: BoardSide::Day, data: None, hunger: HUNGER, rounds: ROUNDS, learning: true }
    }
}

impl Options {
    /// The tables these options are played with.
    ///
    /// # Errors
    /// If their data files are not loaded, or a number is out of range.
    pub(crate) fn tables(&self) -> Result<&'static Tables, BadOptions> {
        if !(1..=HUNGER).contains(&self.hunger) {
            return Err(BadOptions(format!("hunger={}: choose 1 to {HUNGER}", self.hunger)));
        }
        if !(1..=ROUNDS).contains(&self.rounds) {
            return Err(BadOptions(format!("rounds={}: choose 1 to {ROUNDS}", self.rounds)));
        }
        let Some(id) = self.data else { return Ok(Tables::builtin()) };
        if id == Tables::builtin().id() {
            return Err(BadOptions(format!("data={id}: these are the data compiled in; leave data= out")));
        }
        Tables::loaded(id)
            .ok_or_else(|| BadOptions(format!("data={id}: load the folder with these data files first")))
    }

    pub(crate) fn board<'a>(&self, tables: &'a Tables) -> &'a Board {
        tables.side(self.board as usize)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.board {
            BoardSide::Day => "board=day",
            BoardSide::Night => "board=night",
        })?;
        if let Some(id) = self.data {
            write!(f, " data={id}")?;
        }
        if self.hunger != HUNGER {
            write!(f, " hunger={}", self.hunger)?;
        }
        if self.rounds != ROUNDS {
            write!(f, " rounds={}", self.rounds)?;
        }
        if !self.learning {
            f.write_str(" learning=off")?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = BadOptions;

    fn from_str(text: &str) -> Result<Self, BadOptions> {
        BadOptions::unless_named_once(text)?;
        let mut options = Self::default();
        for word in text.split_whitespace() {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| BadOptions(format!("'{word}': write name=value, as in board=night")))?;
            options.set(name, value)?;
        }
        options.tables()?;
        Ok(options)
    }
}

impl Options {
    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOptions> {
        let bad = |expected: &str| BadOptions(format!("{name}={value}: {expected}"));
        match name {
            "board" => {
                self.board = match value {
                    "day" => BoardSide::Day,
                    "night" => BoardSide::Night,
                    _ => return Err(bad("choose day or night")),
                }
            }
            "data" => self.data = Some(value.parse().map_err(|error: String| bad(&error))?),
            "hunger" => self.hunger = value.parse().map_err(|_| bad("choose 1 to 7"))?,
            "rounds" => self.rounds = value.parse().map_err(|_| bad("choose 1 to 200"))?,
            "learning" => {
                self.learning = match value {
                    "on" => true,
                    "off" => false,
                    _ => return Err(bad("choose on or off")),
                }
            }
            _ => return Err(bad("there is no such option; there are board, data, hunger, rounds, learning")),
        }
        Ok(())
    }
}
