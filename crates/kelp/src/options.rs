//! What is agreed before the start.
//!
//! Text form: words `name=value`. `board=day` or `board=night`; `data=` and the fingerprint of a set of data files if
//! they are not the ones compiled in; and for reduced games, as solvers like them, `hunger=` (spaces of the Hunger
//! track), `rounds=` (bound of KE-END-05), `learning=off`, and `zones=4` for the small box (`tables::small`).

use std::{fmt, str::FromStr};

use game_core::BadOptions;
use serde::{Deserialize, Serialize};

use crate::tables::{Board, DataId, Tables, small};

/// Spaces of the printed Hunger track (KE-CMP-04).
pub const HUNGER: u8 = 7;
/// Rounds after which the Octopus has outlasted the Shark (KE-END-05).
pub const ROUNDS: u8 = 200;
/// Zones of the whole board (KE-BRD-01).
pub const ZONES: u8 = 9;

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
    /// Zones of the board: 9, which is not said, or 4 for the small box.
    #[serde(skip_serializing_if = "is_whole")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub zones: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // so it is asked
const fn is_whole(zones: &u8) -> bool {
    *zones == ZONES
}

impl Default for Options {
    fn default() -> Self {
        Self {
            board: BoardSide::Day,
            data: None,
            hunger: HUNGER,
            rounds: ROUNDS,
            learning: true,
            zones: ZONES,
        }
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
        match (self.zones, self.data) {
            (small::ZONES, None) => return Ok(Tables::small()),
            (small::ZONES, Some(_)) => {
                return Err(BadOptions("zones=4: the small box has data of its own; leave data= out".into()));
            }
            (ZONES, _) => {}
            (zones, _) => return Err(BadOptions(format!("zones={zones}: choose 4 or {ZONES}"))),
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
        if self.zones != ZONES {
            write!(f, " zones={}", self.zones)?;
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
            "zones" => self.zones = value.parse().map_err(|_| bad("choose 4 or 9"))?,
            _ => {
                return Err(bad(
                    "there is no such option; there are board, data, hunger, rounds, learning, zones",
                ));
            }
        }
        Ok(())
    }
}
