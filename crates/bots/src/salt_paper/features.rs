//! Sea Salt & Paper as a net sees it.
//!
//! Everything is told from the seat's own place: itself, then its opponents clockwise. Cards are told by count: the
//! feature of a card's second copy is active when there are two. Families and colours are told by number as well, and
//! an action says what it would bring in points, to its player and to the next, so that a net need not learn to add.

mod acting;
mod seeing;

use game_core::{Audience, Game, Seat, below};
use salt_paper::{Action, Card, Cards, Options, SaltPaper, View, points};

use crate::{BotRng, learn::Learner};

/// How many of something are told apart.
const COUNTS: usize = 10;
/// Sizes of hands and piles that are told apart.
const SIZES: usize = 14;
/// Gains in points that are told apart.
const GAINS: usize = 12;

impl Learner for SaltPaper {
    const POLICIES: usize = 1;
    const FEATURES: &'static str = "salt-paper-3";
    const INPUTS: usize = seeing::FEATURES;
    const ROWS: usize = acting::FEATURES;
    const CRITIC_INPUTS: usize = seeing::FEATURES;

    fn seat_of(view: &View) -> Seat {
        view.seat().unwrap_or(view.active())
    }

    fn seats_of(view: &View) -> usize {
        view.players()
    }

    fn trust(playouts: u32) -> f64 {
        100.0 / f64::from(playouts).sqrt()
    }

    fn policy_of(_seat: Seat) -> usize {
        0
    }

    fn features(view: &View, active: &mut Vec<u16>) {
        seeing::write(view, Self::seat_of(view), active);
    }

    fn critic_features(&self, seat: Seat, active: &mut Vec<u16>) {
        seeing::write(&self.view(Audience::Everyone), seat, active);
    }

    fn describe(view: &View, action: Action, feature: &mut dyn FnMut(u16)) {
        acting::write(view, action, feature);
    }

    fn practice(rng: &mut BotRng) -> Options {
        const WEIGHTED: [u8; 10] = [2, 2, 2, 2, 2, 2, 3, 3, 4, 4];
        let players = WEIGHTED[below(rng, 10) as usize];
        Options { players, extra_salt: below(rng, 8) == 0, ..Options::default() }
    }

    /// Few are left when the deck is short.
    fn every_world(view: &View, most: usize) -> Option<Vec<Self>> {
        view.every_world(most)
    }

    fn stage(&self) -> u32 {
        u32::from(self.round())
    }
}

/// How many points a card would bring a player, as far as that player's cards are known.
fn gained(view: &View, seat: Seat, card: Card) -> usize {
    let (known, table) = (known(view, seat), view.table(seat));
    usize::from(points(known.with(card), table).saturating_sub(points(known, table)))
}

/// The cards in a hand, as far as they are known.
fn known(view: &View, seat: Seat) -> Cards {
    view.hand(seat).unwrap_or_else(|| view.known_in_hand(seat))
}
