//! What proves that somebody may act for a seat.

use std::fmt;

use protocol::{MAX_TOKEN, MIN_TOKEN};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};

/// Number of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AccountId(pub i64);

/// SHA-256 of a seat token. The token itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of a token.
    #[must_use]
    pub fn of(token: &str) -> Self {
        Self(Sha256::digest(token.as_bytes()).into())
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

impl Serialize for TokenHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for TokenHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        let bytes = unhex(&text).and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or_else(|| D::Error::custom("a token's hash has 64 hexadecimal digits"))
    }
}

/// What a client can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Credential {
    /// A seat token, or the host's.
    pub token: Option<TokenHash>,
    /// The account its session belongs to.
    pub account: Option<AccountId>,
}

impl Credential {
    /// The credential of somebody who shows this token.
    #[must_use]
    pub fn token(token: &str) -> Self {
        Self { token: Some(TokenHash::of(token)), account: None }
    }

    /// A short name under which command ids of this client are kept apart from those of others.
    #[must_use]
    pub(crate) fn scope(&self) -> String {
        match (self.token, self.account) {
            (Some(token), _) => hex(&token.0[..8]),
            (None, Some(account)) => format!("account {}", account.0),
            (None, None) => String::new(),
        }
    }
}

/// Whether a text can be a token: long enough not to be guessed, and of harmless characters.
#[must_use]
pub fn valid_token(token: &str) -> bool {
    (MIN_TOKEN..=MAX_TOKEN).contains(&token.len())
        && token.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    })
}

/// The bytes that hexadecimal digits stand for.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.is_ascii() {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}
