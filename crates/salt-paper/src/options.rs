//! What is agreed before the start.

use std::{fmt, str::FromStr};

use game_core::{BadOptions, MAX_SEATS};
use serde::{Deserialize, Serialize};

/// The options: `players=2 extra_salt=no`. Either word may be left out; the values shown are then taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltOptions"))]
pub struct Options {
    /// Number of players, 2 to 4.
    pub players: u8,
    /// Whether the eight cards of Extra Salt are shuffled in (SP-XSA).
    pub extra_salt: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, extra_salt: false }
    }
}

impl Options {
    /// These options, if a game can be played with them.
    ///
    /// # Errors
    /// With the remedy.
    pub fn checked(self) -> Result<Self, BadOptions> {
        if (2..=MAX_SEATS as u8).contains(&self.players) {
            Ok(self)
        } else {
            Err(BadOptions(format!("players={} cannot be played: choose 2, 3 or 4", self.players)))
        }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} extra_salt={}", self.players, if self.extra_salt { "yes" } else { "no" })
    }
}

impl FromStr for Options {
    type Err = BadOptions;

    fn from_str(text: &str) -> Result<Self, BadOptions> {
        BadOptions::unless_named_once(text)?;
        let mut options = Self::default();
        for word in text.split_whitespace() {
            match word.split_once('=') {
                Some(("players", number)) => options.players = parse_players(number)?,
                Some(("extra_salt", "yes")) => options.extra_salt = true,
                Some(("extra_salt", "no")) => options.extra_salt = false,
                _ => {
                    let word: String = word.chars().take(60).collect();
                    let known = "players=2, players=3, players=4, extra_salt=yes, extra_salt=no";
                    return Err(BadOptions(format!("'{word}' is no option; known are {known}")));
                }
            }
        }
        options.checked()
    }
}

fn parse_players(number: &str) -> Result<u8, BadOptions> {
    number.parse().map_err(|_| {
        let number: String = number.chars().take(60).collect();
        BadOptions(format!("players={number} cannot be played: choose 2, 3 or 4"))
    })
}
