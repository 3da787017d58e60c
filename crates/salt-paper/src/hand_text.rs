//! Hands as people write them.

use thiserror::Error;

use crate::{card::Card, cards::Cards};

/// Why a text is no set of cards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadHand {
    /// A word is no card.
    #[error("'{0}' is not a card; write cards as crab:dark_blue, or mermaid where the family has one colour")]
    Unknown(String),
    /// A family without a colour, or with one it does not come in.
    #[error("'{word}' is not a card; there are {cards}")]
    Colourless {
        /// What was written.
        word: String,
        /// The cards of the family.
        cards: String,
    },
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
        let card: Card = word.parse().map_err(|_| unknown(word))?;
        if hand.count(card) == card.copies() {
            return Err(BadHand::TooMany { card, copies: card.copies() });
        }
        Ok(hand.with(card))
    })
}

fn unknown(word: &str) -> BadHand {
    let family = word.split(':').next().unwrap_or_default();
    let cards = Card::all().filter(|card| card.family().word() == family);
    let cards = cards.map(|card| card.to_string()).collect::<Vec<_>>().join(", ");
    let word = word.chars().take(60).collect();
    if cards.is_empty() { BadHand::Unknown(word) } else { BadHand::Colourless { word, cards } }
}
