//! What must stay unsaid, for the contract suite.

use game_core::Audience;
use game_testkit::Secrets;

use crate::{
    collections::{Cards, SharkCards},
    names::{Card, SharkCard, Word},
    state::Kelp,
    view::Viewer,
};

impl Secrets for Kelp {
    /// Cards that lie face down and have no copy anywhere in the open: nobody may hear of them, their owners
    /// included (KE-INF-06).
    fn secrets(&self, audience: Audience) -> Vec<String> {
        if Viewer::of(audience) == Viewer::Everyone {
            return Vec::new();
        }
        let mut piled = Cards::EMPTY;
        self.deck.piles.iter().for_each(|pile| piled.add_all(*pile));
        let named = |card: &Card| piled.count(*card) == self.tables.cards().count(*card);
        let octopus = Card::ALL.iter().filter(|card| piled.contains(**card) && named(card));
        let deck: SharkCards = self.cards.deck;
        let whole = |card: &SharkCard| deck.count(*card) == self.tables.shark_cards().count(*card);
        let shark = SharkCard::ALL.iter().filter(|card| deck.contains(**card) && whole(card));
        let quoted = |text: &str| format!("\"{text}\"");
        octopus.map(|card| quoted(card.text())).chain(shark.map(|card| quoted(card.text()))).collect()
    }
}
