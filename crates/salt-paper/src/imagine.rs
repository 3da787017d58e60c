//! Deals worlds that agree with a view.
//!
//! Every way to put the copies into the places they can be in, such that each place holds as many as it should, is
//! equally likely. Copies are sorted into classes by the places they can be in. The small classes are dealt one after
//! the other, with the number of ways to finish counted exactly; the largest takes what is left.

mod deal;

use game_core::Seat;
use rand_core::Rng;

use self::deal::{Copies, Sizes, deal, every_way, number, pick_some};
use crate::{
    cards::Cards,
    game::{PUBLIC, SaltPaper},
    memory::{self, PLACES},
    open::{Open, Phase},
    pile::{Ghosts, Pile},
    view::{View, Viewer},
};

/// Deals a world that agrees with `view`.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> SaltPaper {
    let mut game = SaltPaper::seen_in(view);
    match view.viewer {
        Viewer::Everyone { ghosts } => game.know_all(ghosts),
        Viewer::Seat(seat) => game.deal_hidden(view, Some(seat), rng),
        Viewer::Spectator => game.deal_hidden(view, None, rng),
    }
    game.remember(view);
    game
}

/// All worlds that agree with the view of the active player, each as likely as any other, if there are at most `most`.
pub(crate) fn every_world(view: &View, most: usize) -> Option<Vec<SaltPaper>> {
    let seat = view.seat().filter(|seat| *seat == view.open.active)?;
    let ways = every_way(view.memory.all(), sizes_for(&view.open, Some(seat)), most)?;
    let world = |dealt: [Copies; PLACES]| {
        let mut game = SaltPaper::seen_in(view);
        game.ghosts = ghosts_of(&view.open, &dealt)?;
        game.take_hands(view, &dealt);
        game.deck = Cards::from_copies(dealt[number(memory::DECK)]);
        game.remember(view);
        Some(game)
    };
    Some(ways.into_iter().filter_map(world).collect())
}

impl SaltPaper {
    /// What lies open in a view, and nothing of what is hidden.
    fn seen_in(view: &View) -> Self {
        Self {
            deck: Cards::EMPTY,
            held: view.held,
            hands: view.hands,
            ghosts: 0,
            open: view.open,
            memories: [view.public; 5],
        }
    }

    /// Gives the viewer its knowledge, and the others what they must know.
    fn remember(&mut self, view: &View) {
        if let Viewer::Seat(seat) = view.viewer {
            self.memories[seat.index()] = view.memory;
            self.memories[seat.index()].disclaim_held(seat, view.held);
        }
        self.remember_own_cards(view.seat());
    }

    fn take_hands(&mut self, view: &View, dealt: &[Copies; PLACES]) {
        for seat in self.open.seats().filter(|seat| view.hand(*seat).is_none()) {
            self.hands[seat.index()] = Cards::from_copies(dealt[number(memory::hand(seat))]);
        }
    }

    fn know_all(&mut self, ghosts: Ghosts) {
        self.ghosts = ghosts;
        let mut seen = self.held;
        for seat in self.open.seats() {
            seen = seen.plus(self.hands[seat.index()]).plus(self.open.tables[seat.index()]);
        }
        for pile in Pile::BOTH {
            seen = seen.plus(self.open.piles.cards(pile, ghosts));
        }
        self.deck = self.open.options.shuffled().minus(seen);
    }

    fn deal_hidden(&mut self, view: &View, viewer: Option<Seat>, rng: &mut impl Rng) {
        let sizes = sizes_for(&view.open, viewer);
        // Copies of a card may be dealt to a pile that has fewer places for it; then the deal does not count.
        let (dealt, ghosts) = loop {
            let dealt = deal(view.memory.all(), sizes, rng);
            if let Some(ghosts) = ghosts_of(&view.open, &dealt) {
                break (dealt, ghosts);
            }
        };
        self.ghosts = ghosts;
        self.take_hands(view, &dealt);
        let mut deck = dealt[number(memory::DECK)];
        if viewer != Some(self.open.active) {
            let held = pick_some(&mut deck, view.open.held_size, rng);
            self.held = Cards::from_copies(held);
        }
        self.deck = Cards::from_copies(deck);
    }

    /// Gives all players but the viewer the knowledge of everybody and of what they hold themselves.
    fn remember_own_cards(&mut self, viewer: Option<Seat>) {
        for seat in self.open.seats().filter(|seat| viewer != Some(*seat)) {
            let mut memory = self.memories[PUBLIC];
            memory.learn_hand(seat, self.hands[seat.index()]);
            if let (true, Phase::PickFromPile { pile }) = (seat == self.open.active, self.open.phase) {
                memory.learn_pile(pile, self.open.piles.cards(pile, self.ghosts));
            }
            self.memories[seat.index()] = memory;
        }
    }
}

/// How many copies each place holds, as the viewer counts them.
fn sizes_for(open: &Open, viewer: Option<Seat>) -> Sizes {
    let mut sizes = [0; PLACES];
    sizes[number(memory::DECK)] = open.deck_size;
    for pile in Pile::BOTH {
        sizes[number(memory::pile(pile))] = open.piles.size(pile);
    }
    for seat in open.seats() {
        sizes[number(memory::hand(seat))] = open.hand_sizes[seat.index()];
    }
    let holder = if viewer == Some(open.active) { memory::hand(open.active) } else { memory::DECK };
    sizes[number(holder)] += open.held_size;
    sizes
}

fn ghosts_of(open: &Open, dealt: &[Copies; PLACES]) -> Option<Ghosts> {
    let mut ghosts = 0;
    for pile in Pile::BOTH {
        if open.piles.ghost_count(pile) > 0 {
            let cards = Cards::from_copies(dealt[number(memory::pile(pile))]);
            ghosts |= open.piles.ghosts_of(pile, cards)?;
        }
    }
    Some(ghosts)
}
