//! One place at the table and who sits there.

use protocol::{Occupant, SeatState};
use serde::{Deserialize, Serialize};

use crate::{AccountId, Credential, TokenHash, credential::unhex};

/// One place at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether the game may begin for them.
    #[serde(default)]
    pub ready: bool,
    /// What they mix into the chance, in hexadecimal.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub bytes: String,
    /// Who sat there before and left the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Person>,
}

/// Who sits in a chair.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody.
    #[default]
    Empty,
    /// A person.
    Person(Person),
    /// A bot of the server.
    Bot {
        /// Which one.
        level: String,
    },
}

/// A person, or a program from outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name that is shown.
    pub name: String,
    /// The account, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<AccountId>,
    /// Whether the account keeps its name by a passphrase.
    #[serde(default)]
    pub kept: bool,
    /// What opens the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<TokenHash>,
    /// What opened the seat at the table before; good for `follow` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heir_of: Option<TokenHash>,
}

impl Chair {
    /// A chair with a bot in it.
    #[must_use]
    pub fn bot(level: &str) -> Self {
        Self { sitter: Sitter::Bot { level: level.to_owned() }, ready: true, ..Self::default() }
    }

    /// A chair with a person in it.
    #[must_use]
    pub fn person(person: Person) -> Self {
        Self { sitter: Sitter::Person(person), ..Self::default() }
    }

    /// The person who sits here.
    #[must_use]
    pub fn sitting(&self) -> Option<&Person> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            Sitter::Empty | Sitter::Bot { .. } => None,
        }
    }

    /// The bot that sits here.
    #[must_use]
    pub fn level(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot { level } => Some(level),
            Sitter::Empty | Sitter::Person(_) => None,
        }
    }

    /// Whether nobody sits here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sitter == Sitter::Empty
    }

    /// Whether `credential` opens this seat.
    #[must_use]
    pub fn opens_for(&self, credential: &Credential) -> bool {
        self.sitting().is_some_and(|person| {
            let by_token = person.token.is_some() && person.token == credential.token;
            let by_account = person.account.is_some() && person.account == credential.account;
            by_token || by_account
        })
    }

    /// The bytes mixed into the chance.
    #[must_use]
    pub fn player_bytes(&self) -> Vec<u8> {
        unhex(&self.bytes).unwrap_or_default()
    }

    /// Who sits here, for everybody.
    #[must_use]
    pub fn occupant(&self) -> Occupant {
        match &self.sitter {
            Sitter::Empty => Occupant::Empty,
            Sitter::Person(person) => Occupant::Person { name: person.name.clone(), kept: person.kept },
            Sitter::Bot { level } => Occupant::Bot { level: level.clone() },
        }
    }

    /// The name for lists and records.
    #[must_use]
    pub fn name(&self) -> String {
        match (&self.left, &self.sitter) {
            (Some(person), _) | (None, Sitter::Person(person)) => person.name.clone(),
            (None, Sitter::Bot { level }) => format!("bot {level}"),
            (None, Sitter::Empty) => String::new(),
        }
    }

    pub(crate) fn state(&self) -> SeatState {
        SeatState {
            occupant: self.occupant(),
            ready: self.ready,
            left: self.left.as_ref().map(|person| person.name.clone()),
        }
    }
}
