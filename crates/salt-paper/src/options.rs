//! What is agreed before the start.
//!
//! Text form: words `name=value`. `players=` and `extra_salt=` are always shown; for reduced games, as solvers like
//! them, there are `cards=` (so many cards of a small box), `rounds=` (bound of SP-GAM-03) and `call=` (the points of
//! SP-END-01).

use std::{fmt, str::FromStr};

use game_core::{BadOptions, MAX_SEATS};
use serde::{Deserialize, Serialize};

use crate::{
    cards::Cards,
    reduced::{LARGEST, SMALLEST, first_cards},
};

/// The points that allow to end the round (SP-END-01).
const CALL_POINTS: u8 = 7;
/// SP-GAM-03: more rounds than this are not played.
const ROUNDS: u8 = 200;

/// The options: `players=2 extra_salt=no`. Any word may be left out; its default is then taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltOptions"))]
pub struct Options {
    /// Number of players, 2 to 4.
    pub players: u8,
    /// Whether the eight cards of Extra Salt are shuffled in (SP-XSA).
    pub extra_salt: bool,
    /// So many cards of the small box instead of all.
    pub cards: Option<u8>,
    /// The most rounds (SP-GAM-03).
    pub rounds: u8,
    /// The points that allow to end the round (SP-END-01).
    pub call: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, extra_salt: false, cards: None, rounds: ROUNDS, call: CALL_POINTS }
    }
}

impl Options {
    /// These options, if a game can be played with them.
    ///
    /// # Errors
    /// With the remedy.
    pub fn checked(self) -> Result<Self, BadOptions> {
        let bad = |name: &str, value: u8, remedy: &str| {
            Err(BadOptions(format!("{name}={value} cannot be played: {remedy}")))
        };
        match self {
            Self { players, .. } if !(2..=MAX_SEATS as u8).contains(&players) => {
                bad("players", players, PLAYERS)
            }
            Self { cards: Some(cards), .. } if !(SMALLEST..=LARGEST).contains(&cards) => {
                bad("cards", cards, &format!("choose {SMALLEST} to {LARGEST}, or leave it out for all"))
            }
            Self { cards: Some(cards), extra_salt: true, .. } => {
                bad("cards", cards, "the small box has no Extra Salt; drop extra_salt=yes")
            }
            Self { rounds, .. } if !(1..=ROUNDS).contains(&rounds) => {
                bad("rounds", rounds, &format!("choose 1 to {ROUNDS}"))
            }
            Self { call, .. } if !(1..=CALL_POINTS).contains(&call) => {
                bad("call", call, &format!("choose 1 to {CALL_POINTS}"))
            }
            fine => Ok(fine),
        }
    }

    /// The cards that are shuffled for a round.
    #[must_use]
    pub fn shuffled(&self) -> Cards {
        self.cards.map_or(Cards::box_of(self.extra_salt), first_cards)
    }

    fn set(&mut self, word: &str) -> Result<(), BadOptions> {
        match word.split_once('=') {
            Some(("players", value)) => self.players = number("players", value, PLAYERS)?,
            Some(("extra_salt", "yes")) => self.extra_salt = true,
            Some(("extra_salt", "no")) => self.extra_salt = false,
            Some(("cards", value)) => self.cards = Some(number("cards", value, "choose a number")?),
            Some(("rounds", value)) => self.rounds = number("rounds", value, "choose a number")?,
            Some(("call", value)) => self.call = number("call", value, "choose a number")?,
            _ => {
                let word = shortened(word);
                let known = "players=2, players=3, players=4, extra_salt=yes, extra_salt=no, and cards=, rounds= \
                             and call= with a number";
                return Err(BadOptions(format!("'{word}' is no option; known are {known}")));
            }
        }
        Ok(())
    }
}

const PLAYERS: &str = "choose 2, 3 or 4";

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} extra_salt={}", self.players, if self.extra_salt { "yes" } else { "no" })?;
        if let Some(cards) = self.cards {
            write!(f, " cards={cards}")?;
        }
        if self.rounds != ROUNDS {
            write!(f, " rounds={}", self.rounds)?;
        }
        if self.call != CALL_POINTS {
            write!(f, " call={}", self.call)?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = BadOptions;

    fn from_str(text: &str) -> Result<Self, BadOptions> {
        BadOptions::unless_named_once(text)?;
        let mut options = Self::default();
        text.split_whitespace().try_for_each(|word| options.set(word))?;
        options.checked()
    }
}

fn number(name: &str, value: &str, remedy: &str) -> Result<u8, BadOptions> {
    let bad = |_| BadOptions(format!("{name}={} cannot be played: {remedy}", shortened(value)));
    value.parse().map_err(bad)
}

fn shortened(word: &str) -> String {
    word.chars().take(60).collect()
}
