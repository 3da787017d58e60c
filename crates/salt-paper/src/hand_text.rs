//! Hands as people write them.

use thiserror::Error;

use crate::{card::Card, cards::Cards};

/// Why a text is no set of cards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadHand {
    /// A word is no card.
    #[error("'{0}' is not a card; write cards as crab:dark_blue, or mermaid where the family has one colour")]
    Unknown(String),
    /// More copies than the box holds.
    #[error("there is no further {card}: the box holds {copies}")]
    TooMany {
        /// The card.
        card: Card,
        /// Its copies.
        copies: u8,
    },
}

/// Reads cards separated by blanks or commas.
///
/// # Errors
/// With the first word that is no card, or of which there are more than in the box.
pub fn parse_hand(text: &str) -> Result<Cards, BadHand> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    words.into_iter().try_fold(Cards::EMPTY, |hand, word| {
        let card: Card = word.parse().map_err(|_| BadHand::Unknown(word.chars().take(60).collect()))?;
        if hand.count(card) == card.copies() {
            return Err(BadHand::TooMany { card, copies: card.copies() });
        }
        Ok(hand.with(card))
    })
}
