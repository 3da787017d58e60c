//! What an audience may know.

use game_core::{Audience, Outcome, Seat};

use crate::{
    card::Card,
    cards::Cards,
    game::{PUBLIC, SaltPaper},
    memory::{self, Memory},
    open::{Group, Open, Phase, RoundResult},
    options::Options,
    pile::{Ghosts, Pile},
    score::{Score, score},
};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Viewer {
    Seat(Seat),
    Spectator,
    /// Everybody after the end, to whom nothing is hidden but what lay in the deck needs no name: it is the rest.
    Everyone {
        ghosts: Ghosts,
    },
}

/// What an audience may know of a game, with perfect recall: everything open, its own cards, and for every copy of
/// every card where it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "crate::sheet::Sheet", rename = "SaltView"))]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    /// The hands this audience sees: its own, those laid open, and all for everyone after the end.
    pub(crate) hands: [Cards; 4],
    /// The cards the active player holds and chooses from, if this audience sees them.
    pub(crate) held: Cards,
    pub(crate) memory: Memory,
    pub(crate) public: Memory,
}

impl View {
    pub(crate) fn of(game: &SaltPaper, audience: Audience) -> Self {
        let open = game.open;
        let public = game.memories[PUBLIC].in_order();
        let mut view = Self {
            viewer: Viewer::Spectator,
            open,
            hands: [Cards::EMPTY; 4],
            held: Cards::EMPTY,
            memory: public,
            public,
        };
        for seat in open.seats().filter(|seat| open.is_revealed(*seat)) {
            view.hands[seat.index()] = game.hands[seat.index()];
        }
        match audience {
            Audience::Seat(seat) => {
                view.viewer = Viewer::Seat(seat);
                view.hands[seat.index()] = game.hands[seat.index()];
                let mut memory = game.memories[seat.index()];
                if seat == open.active {
                    view.held = game.held;
                    memory.claim_held(seat, game.held);
                }
                view.memory = memory.in_order();
            }
            Audience::Spectator => (),
            Audience::Everyone => {
                view.viewer = Viewer::Everyone { ghosts: game.ghosts };
                view.hands = game.hands;
                view.held = game.held;
            }
        }
        view
    }

    /// All worlds that agree with the view of the player whose turn it is, each as likely as any other, if there are at
    /// most `most` of them.
    #[must_use]
    pub fn every_world(&self, most: usize) -> Option<Vec<SaltPaper>> {
        crate::imagine::every_world(self, most)
    }

    /// The seat this view was made for.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everyone { .. } => None,
        }
    }

    /// What was agreed.
    #[must_use]
    pub fn options(&self) -> Options {
        self.open.options
    }

    /// Number of seats.
    #[must_use]
    pub fn players(&self) -> usize {
        self.open.players()
    }

    /// Number of the round, counted from 1.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.open.round
    }

    /// Who began this round.
    #[must_use]
    pub fn starter(&self) -> Seat {
        self.open.starter
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.open.active
    }

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.open.phase
    }

    /// Number of cards in the deck.
    #[must_use]
    pub fn deck_size(&self) -> u8 {
        self.open.deck_size
    }

    /// Number of cards in a pile.
    #[must_use]
    pub fn pile_size(&self, pile: Pile) -> u8 {
        self.open.piles.size(pile)
    }

    /// The visible card of a pile.
    #[must_use]
    pub fn pile_top(&self, pile: Pile) -> Option<Card> {
        self.open.piles.top(pile)
    }

    /// The cards of a pile from bottom to top as this audience remembers them. There may be more than the pile's size,
    /// if crabs took some and the audience cannot know which.
    pub fn pile_cards(&self, pile: Pile) -> Vec<Card> {
        let known = match self.viewer {
            Viewer::Everyone { ghosts } => self.open.piles.cards(pile, ghosts),
            Viewer::Seat(_) | Viewer::Spectator => self.possible_in_pile(pile),
        };
        let mut left = known;
        let mut cards: Vec<Card> = Vec::new();
        for (_, card) in self.open.piles.iter(pile).rev() {
            if left.contains(card) {
                left = left.without(card);
                cards.push(card);
            }
        }
        cards.reverse();
        cards
    }

    /// The cards that may be in a pile, as far as this audience knows.
    #[must_use]
    pub fn possible_in_pile(&self, pile: Pile) -> Cards {
        self.memory.cards_where(|places| places & memory::pile(pile) != 0)
    }

    /// A hand, if this audience sees it.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Option<Cards> {
        let seen = match self.viewer {
            Viewer::Seat(own) => own == seat || self.open.is_revealed(seat),
            Viewer::Spectator => self.open.is_revealed(seat),
            Viewer::Everyone { .. } => true,
        };
        seen.then(|| self.hands[seat.index()])
    }

    /// Number of cards in a hand.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.open.hand_sizes[seat.index()]
    }

    /// The cards the active player holds and chooses from, if this audience sees them.
    #[must_use]
    pub fn held(&self) -> Cards {
        self.held
    }

    /// The cards that lie before a seat.
    #[must_use]
    pub fn table(&self, seat: Seat) -> Cards {
        self.open.tables[seat.index()]
    }

    /// The groups that were laid this round, in order.
    pub fn laid(&self) -> impl Iterator<Item = Group> + '_ {
        self.open.laid.iter()
    }

    /// Points of earlier rounds.
    #[must_use]
    pub fn total(&self, seat: Seat) -> u8 {
        self.open.totals[seat.index()]
    }

    /// The total that ends the game.
    #[must_use]
    pub fn target(&self) -> u8 {
        self.open.target()
    }

    /// Who said LAST CHANCE.
    #[must_use]
    pub fn caller(&self) -> Option<Seat> {
        self.open.caller
    }

    /// Whether the seat's hand lies open and is safe from effects.
    #[must_use]
    pub fn is_revealed(&self, seat: Seat) -> bool {
        self.open.is_revealed(seat)
    }

    /// Whose jellyfish stings the others.
    #[must_use]
    pub fn jellyfish(&self) -> Option<Seat> {
        self.open.jellyfish
    }

    /// What the last round brought.
    #[must_use]
    pub fn last_round(&self) -> Option<&RoundResult> {
        self.open.last.as_ref()
    }

    /// How the game ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.open.outcome()
    }

    /// The points of a seat whose hand this audience sees.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Option<Score> {
        self.hand(seat).map(|hand| score(hand, self.table(seat)))
    }

    /// The cards of which this audience knows that they are in a seat's hand.
    #[must_use]
    pub fn known_in_hand(&self, seat: Seat) -> Cards {
        self.memory.cards_where(|places| places == memory::hand(seat))
    }

    /// The cards that this audience has not seen at all: they may be in the deck.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        self.memory.cards_where(|places| places & memory::DECK != 0)
    }
}
