//! Steps that cards are made of: swapping, hiding, trashing, taking (KE-SWP, KE-HID, KE-TRS).

use game_core::Refusal;

use crate::{
    action::{Action, Place},
    collections::Zones,
    event::SeenEvent,
    names::{Card, Zone},
    phase::Phase,
    rules::{allow, forbid},
    state::{Kelp, Out},
    tables::{Board, Effect},
};

impl Kelp {
    pub(crate) fn legal_swaps(&self, hidden: bool, actions: &mut Vec<Action>) {
        let pairs = self.swappable(hidden);
        actions.extend(pairs.map(|(a, b)| Action::Swap { a, b }));
        if hidden {
            actions.push(Action::Done {});
        }
    }

    /// Adjacent blocks, each pair once (KE-BRD-03).
    fn swappable(&self, hidden: bool) -> impl Iterator<Item = (Zone, Zone)> {
        let zones = if hidden { self.reef.hidden() } else { self.reef.zones };
        zones.iter().flat_map(move |a| {
            let later = Board::beside(a).and(zones).iter().filter(move |b| *b > a);
            later.map(move |b| (a, b))
        })
    }

    pub(crate) fn has_hidden_pair(&self) -> bool {
        self.swappable(true).next().is_some()
    }

    /// KE-SWP-01; a pair is named in reading order.
    pub(crate) fn may_swap(&self, a: Zone, b: Zone, hidden: bool) -> Result<(), Refusal> {
        let both = self.reef.zones.contains(a) && self.reef.beside(a).contains(b);
        allow(both, "KE-BRD-03")?;
        allow(a < b, "KE-SWP-01")?;
        let standing = self.reef.hidden().contains(a) && self.reef.hidden().contains(b);
        allow(!hidden || standing, "KE-SWP-01")
    }

    pub(crate) fn swap(&mut self, a: Zone, b: Zone, left: u8, hidden: bool, out: Out<'_>) {
        self.reef.blocks.swap(a as usize, b as usize);
        let revealed = self.reef.revealed;
        let moved = |from: Zone, to: Zone, set: Zones| {
            if revealed.contains(from) { set.with(to) } else { set.without(to) }
        };
        self.reef.revealed = moved(a, b, moved(b, a, revealed));
        self.tell_all(out, SeenEvent::BlocksSwapped { a, b });
        if left > 1 {
            self.phase = Phase::Swap { left: left - 1, hidden };
        } else {
            self.go_on(out);
        }
    }

    /// Lets the Octopus hide up to `left` blocks of `among`, if any lies revealed there.
    pub(crate) fn may_hide_some(&mut self, left: u8, among: Zones, out: Out<'_>) {
        if left == 0 || self.reef.revealed.and(among).is_empty() {
            self.go_on(out);
        } else {
            self.phase = Phase::Hide { left, among, must: false };
        }
    }

    pub(crate) fn legal_hides(&self, among: Zones, must: bool, actions: &mut Vec<Action>) {
        let zones = self.reef.revealed.and(among);
        actions.extend(zones.iter().map(|zone| Action::Hide { zone }));
        if !must {
            actions.push(Action::Done {});
        }
    }

    /// KE-HID-01.
    pub(crate) fn may_hide(&self, zone: Zone, among: Zones) -> Result<(), Refusal> {
        allow(self.reef.revealed.contains(zone), "KE-HID-01")?;
        // A trap does not hide itself; Devious Ideas hides only what it has gained.
        allow(among.contains(zone), if self.is_trap_working() { "KE-TRP-01" } else { "KE-OCT-03" })
    }

    pub(crate) fn hide(&mut self, zone: Zone, left: u8, among: Zones, out: Out<'_>) {
        self.cover(zone, out);
        self.may_hide_some(left - 1, among, out);
    }

    pub(crate) fn cover(&mut self, zone: Zone, out: Out<'_>) {
        self.reef.revealed = self.reef.revealed.without(zone);
        self.tell_all(out, SeenEvent::BlockHidden { zone });
    }

    /// Whether In Plain Sight brings a card (KE-OCT-09).
    pub(crate) fn may_draw_one(&self) -> bool {
        let any = self.deck.draw_count() > 0 || !self.deck.discard.is_empty();
        any && self.takes_one_more()
    }

    pub(crate) fn legal_trash(&self, discard: bool, actions: &mut Vec<Action>) {
        actions.extend(self.deck.hand.iter().map(|card| Action::Trash { from: Place::Hand, card }));
        if discard {
            let cards = self.discarded();
            actions.extend(cards.map(|card| Action::Trash { from: Place::Discard, card }));
        }
        actions.push(Action::Done {});
    }

    /// The cards of the discard pile, each name once.
    pub(crate) fn discarded(&self) -> impl Iterator<Item = Card> {
        let cards: crate::collections::Cards = self.deck.discard.as_slice().iter().copied().collect();
        cards.iter()
    }

    /// KE-TRS-01: the card being played is neither in hand nor discarded, so it cannot trash itself.
    pub(crate) fn may_trash(&self, from: Place, card: Card, discard: bool) -> Result<(), Refusal> {
        let there = match from {
            Place::Hand => self.deck.hand.contains(card),
            Place::Discard => discard && self.deck.discard.as_slice().contains(&card),
            Place::Draw => false,
        };
        allow(there, "KE-TRS-01")
    }

    pub(crate) fn trash(&mut self, from: Place, card: Card, out: Out<'_>) {
        match from {
            Place::Hand => self.deck.hand.remove(card),
            Place::Discard | Place::Draw => self.take_from_discard(card),
        }
        self.deck.trash.add(card);
        self.tell_all(out, SeenEvent::CardTrashed { from, card });
        self.go_on(out);
    }

    /// Takes the uppermost card of this name out of the discard pile; the others keep their order.
    pub(crate) fn take_from_discard(&mut self, card: Card) {
        let place = self.deck.discard.as_slice().iter().rposition(|other| *other == card);
        self.deck.discard.remove(place.expect("the card was seen in the discard pile"));
    }

    /// Gained cards that Sharp Senses may take to hand, each name once: no Eat cards.
    pub(crate) fn legal_gained_cards(&self) -> impl Iterator<Item = Card> {
        let cards: crate::collections::Cards = self.learning.cards.as_slice().iter().copied().collect();
        let tables = self.tables;
        cards.iter().filter(move |card| !matches!(tables.card(*card).effect, Effect::Eat { .. }))
    }

    /// Gained cards, each name once.
    pub(crate) fn gained_cards(&self) -> impl Iterator<Item = Card> {
        let cards: crate::collections::Cards = self.learning.cards.as_slice().iter().copied().collect();
        cards.iter()
    }

    pub(crate) fn may_take_gained(&self, from: Place, card: Card) -> Result<(), Refusal> {
        if from != Place::Discard {
            return forbid("KE-LRN-02");
        }
        allow(self.legal_gained_cards().any(|gained| gained == card), "KE-LRN-02")
    }

    pub(crate) fn take_gained(&mut self, card: Card, out: Out<'_>) {
        self.take_from_discard(card);
        self.deck.hand.add(card);
        self.tell_all(out, SeenEvent::CardTaken { card });
        self.go_on(out);
    }

    pub(crate) fn put_on_top(&mut self, card: Card, out: Out<'_>) {
        self.take_from_discard(card);
        self.deck.tops.push(card);
        self.tell_all(out, SeenEvent::CardTopped { card });
        self.go_on(out);
    }
}
