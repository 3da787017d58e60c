//! Chance: what may turn up, how likely it is, and what follows.

use game_core::Refusal;

use crate::{
    action::Chance,
    names::{Colour, Stance, Word},
    phase::Phase,
    rules::forbid,
    state::{Kelp, Out},
};

/// Faces of a die.
const FACES: u32 = 6;

impl Kelp {
    pub(crate) fn count_tickets(&self) -> u32 {
        match self.phase {
            Phase::LayBlock | Phase::DrawBlock => self.reef.bag.total(),
            Phase::TurnPile { pile } => self.deck.piles[pile.index()].total(),
            Phase::FillRow => self.cards.deck.total(),
            Phase::DrawCards { .. } => self.deck.draw.total(),
            Phase::DrawDie { .. } | Phase::ExtraDie => u32::from(self.bag_count()),
            Phase::Roll => FACES,
            Phase::Expose => self.duel.left.len(),
            _ => 0,
        }
    }

    pub(crate) fn outcome_of(&self, ticket: u32) -> Chance {
        match self.phase {
            Phase::LayBlock | Phase::DrawBlock => Chance::Block { block: self.reef.bag.at_ticket(ticket) },
            Phase::TurnPile { pile } => {
                Chance::Card { card: self.deck.piles[pile.index()].at_ticket(ticket) }
            }
            Phase::FillRow => Chance::SharkCard { card: self.cards.deck.at_ticket(ticket) },
            Phase::DrawCards { .. } => Chance::Card { card: self.deck.draw.at_ticket(ticket) },
            Phase::DrawDie { .. } | Phase::ExtraDie => Chance::Die { colour: self.die_at(ticket) },
            Phase::Roll => Chance::Face { value: ticket as u8 + 1 },
            Phase::Expose => Chance::Stance { stance: self.stance_at(ticket) },
            _ => panic!("no ticket is drawn while nobody waits for chance"),
        }
    }

    fn die_at(&self, mut ticket: u32) -> Colour {
        for colour in Colour::ALL {
            let count = u32::from(self.dice.bag[colour.index()]);
            if ticket < count {
                return *colour;
            }
            ticket -= count;
        }
        panic!("ticket beyond the last die")
    }

    fn stance_at(&self, ticket: u32) -> Stance {
        self.duel.left.iter().nth(ticket as usize).expect("there is a ticket for each pair that is left")
    }

    /// Whether chance may bring this now.
    pub(crate) fn may_happen(&self, outcome: Chance) -> Result<(), Refusal> {
        let possible = match (self.phase, outcome) {
            (Phase::LayBlock | Phase::DrawBlock, Chance::Block { block }) => self.reef.bag.contains(block),
            (Phase::TurnPile { pile }, Chance::Card { card }) => self.deck.piles[pile.index()].contains(card),
            (Phase::FillRow, Chance::SharkCard { card }) => self.cards.deck.contains(card),
            (Phase::DrawCards { .. }, Chance::Card { card }) => self.deck.draw.contains(card),
            (Phase::DrawDie { .. } | Phase::ExtraDie, Chance::Die { colour }) => {
                self.dice.bag[colour.index()] > 0
            }
            (Phase::Roll, Chance::Face { value }) => (1..=FACES as u8).contains(&value),
            (Phase::Expose, Chance::Stance { stance }) => self.duel.left.contains(stance),
            _ => false,
        };
        if possible { Ok(()) } else { forbid(self.phase.rule(self.context)) }
    }

    pub(crate) fn happen(&mut self, outcome: Chance, out: Out<'_>) {
        match (self.phase, outcome) {
            (Phase::LayBlock, Chance::Block { block }) => self.lay_block(block, out),
            (Phase::DrawBlock, Chance::Block { block }) => self.block_drawn(block, out),
            (Phase::TurnPile { pile }, Chance::Card { card }) => self.turn_pile(pile, card, out),
            (Phase::DrawCards { left }, Chance::Card { card }) => self.card_drawn(card, left, out),
            (Phase::FillRow, Chance::SharkCard { card }) => self.row_filled(card, out),
            (Phase::DrawDie { left }, Chance::Die { colour }) => self.die_drawn(colour, left, out),
            (Phase::ExtraDie, Chance::Die { colour }) => self.extra_die_drawn(colour, out),
            (Phase::Roll, Chance::Face { value }) => self.die_rolled(value, out),
            (Phase::Expose, Chance::Stance { stance }) => self.pair_exposed(stance, out),
            _ => unreachable!("chance brings what may happen"),
        }
    }
}
