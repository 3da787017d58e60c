//! Why something is not allowed, in closed terms that a player can look up.

use std::fmt;

use serde::Serialize;
use thiserror::Error;

/// The number of a rule in the specification, for example `SP-TAK-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An action was refused; the game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not allowed by rule {rule}")]
pub struct Refusal {
    /// The rule that forbids the action.
    pub rule: RuleId,
}

impl Refusal {
    /// A refusal by the rule of this number.
    #[must_use]
    pub const fn by(rule: &'static str) -> Self {
        Self { rule: RuleId(rule) }
    }
}

/// A text that is not the notation of an action or of a chance outcome.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{text}' is not {expected}")]
pub struct BadNotation {
    /// What was read.
    pub text: String,
    /// What should have stood there, as in "a card such as crab:black".
    pub expected: &'static str,
}

impl BadNotation {
    /// `text` is not `expected`.
    #[must_use]
    pub fn new(text: &str, expected: &'static str) -> Self {
        Self { text: text.chars().take(60).collect(), expected }
    }
}

/// Options that no game can be started with; the text names the remedy.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BadOptions(pub String);

impl BadOptions {
    /// Refuses a text of `name=value` words that gives one name twice: which of the two is meant?
    ///
    /// # Errors
    /// With the name.
    pub fn unless_named_once(text: &str) -> Result<(), Self> {
        let names = || text.split_whitespace().filter_map(|word| Some(word.split_once('=')?.0));
        match names().enumerate().find(|(index, name)| names().take(*index).any(|other| other == *name)) {
            Some((_, name)) => Err(Self(format!("{name}= is given twice; give it once"))),
            None => Ok(()),
        }
    }
}
