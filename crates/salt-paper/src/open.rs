//! The part of a game that everybody at the table sees.
//!
//! [`Open`] holds nothing that any audience may not know, and [`crate::View`] copies it whole; what is hidden is kept
//! apart in the game itself.

use game_core::Seat;
use serde::Serialize;

use crate::{
    card::{Card, Family},
    cards::Cards,
    options::Options,
    pile::{Pile, Piles},
    score::Score,
};

/// What the game waits for. The first ones wait for chance, the others for the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance: who starts the first round (SP-RND-01).
    Starter,
    /// Chance: the card that opens the next pile (SP-RND-01).
    Opening,
    /// Chance: a card drawn from the deck.
    Draw,
    /// Chance: the card that fish bring (SP-PAR-04).
    Fish,
    /// Chance: the card that is stolen.
    Steal {
        /// From whom.
        victim: Seat,
    },
    /// Chance: a card of the deck's top five (SP-XSA-02).
    Peek,
    /// Chance: the only card that a stung player takes (SP-XSA-01).
    Stung,
    /// Draw, or take from a pile (SP-TAK-01).
    Take {
        /// Whether boats gave this turn (SP-PAR-03).
        again: bool,
    },
    /// Which of the two drawn cards to keep.
    Keep,
    /// Which pile the other one goes to (SP-TAK-02).
    Discard,
    /// Lay pairs, or end the turn or the round (SP-RND-02).
    Play,
    /// Which pile the crabs look through (SP-PAR-02).
    ChoosePile,
    /// Which card of this pile the crabs take.
    PickFromPile {
        /// The pile.
        pile: Pile,
    },
    /// Whom to steal from (SP-PAR-05).
    ChooseVictim,
    /// Which of the deck's top cards to keep (SP-XSA-02).
    PickPeeked,
    /// The game is over.
    Over,
}

impl Phase {
    /// Whether chance is awaited.
    #[inline(always)]
    #[must_use]
    pub const fn is_chance(self) -> bool {
        matches!(
            self,
            Self::Starter
                | Self::Opening
                | Self::Draw
                | Self::Fish
                | Self::Steal { .. }
                | Self::Peek
                | Self::Stung
        )
    }
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ending {
    /// SP-MER-01.
    FourMermaids(Seat),
    /// SP-GAM-01, SP-GAM-02.
    Target,
    /// SP-GAM-03.
    RoundLimit,
}

/// Cards laid together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Who laid them.
    pub seat: Seat,
    /// The pair.
    pub cards: [Card; 2],
    /// The starfish that makes it a trio.
    pub starfish: Option<Card>,
}

/// More pairs than can ever lie on the tables: 5 of crabs and lobster, 4 of boats, 3 of fish, 5 of swimmers.
const MAX_GROUPS: usize = 17;

/// All laid groups of the round in the order they were laid, two bytes each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Laid {
    groups: [u16; MAX_GROUPS],
    count: u8,
}

impl Laid {
    pub(crate) const NONE: Self = Self { groups: [0; MAX_GROUPS], count: 0 };

    #[inline]
    pub(crate) fn push(&mut self, group: Group) {
        let [one, two] = group.cards.map(|card| card.index() as u16);
        let starfish = group.starfish.map_or(0, starfish_number);
        self.groups[self.count as usize] =
            one | two << 6 | starfish << 12 | (group.seat.index() as u16) << 14;
        self.count += 1;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Group> + '_ {
        self.groups[..self.count as usize].iter().map(|packed| Group {
            seat: Seat::at((packed >> 14) as usize),
            cards: [packed & 63, (packed >> 6) & 63].map(|kind| Card::of_kind(kind as usize)),
            starfish: starfish_of_number((packed >> 12) & 3),
        })
    }
}

impl std::fmt::Debug for Laid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// 1 to 3 for the three starfish.
fn starfish_number(card: Card) -> u16 {
    (card.first_copy() - Family::Starfish.copies().0 + 1) as u16
}

fn starfish_of_number(number: u16) -> Option<Card> {
    (number > 0).then(|| Card::of_copy(Family::Starfish.copies().0 + number as usize - 1))
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SaltRoundEnd"))]
pub enum RoundEnd {
    /// SP-END-02.
    Stop,
    /// SP-END-04.
    LastChanceWon,
    /// SP-END-05.
    LastChanceLost,
    /// SP-END-06: nobody scores and no hand is shown.
    Void,
}

/// What a round brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(as = "crate::sheet::ResultSheet", rename = "SaltRoundResult")
)]
pub struct RoundResult {
    /// Number of the round.
    pub round: u8,
    /// How it ended.
    pub end: RoundEnd,
    /// Who called, or whose turn emptied the deck.
    pub seat: Seat,
    /// The card points and colour bonus of each seat.
    pub scores: [Score; 4],
    /// What each seat was credited with.
    pub scored: [u8; 4],
    /// Number of seats; only that many entries of the arrays count.
    pub players: u8,
    cards: [[u8; 9]; 4],
}

impl RoundResult {
    /// The result of a round that brought nobody anything.
    pub(crate) fn void(round: u8, seat: Seat, players: u8) -> Self {
        let scores = [Score::default(); 4];
        Self { round, end: RoundEnd::Void, seat, scores, scored: [0; 4], players, cards: [[0; 9]; 4] }
    }

    /// All cards a seat had, in hand and on the table; none after a void round.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> Cards {
        let mut bytes = [0; 16];
        bytes[..9].copy_from_slice(&self.cards[seat.index()]);
        Cards::from_copies(u128::from_le_bytes(bytes))
    }

    pub(crate) fn set_cards(&mut self, seat: Seat, cards: Cards) {
        self.cards[seat.index()].copy_from_slice(&cards.bits().to_le_bytes()[..9]);
    }
}

/// Everything that lies open.
///
/// The order of the fields is kept as written: a byte on an address that four divides is loaded together with its
/// three neighbours, and must then wait for each of them that was just stored. So `active`, which every step reads,
/// stands elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub(crate) struct Open {
    /// What lies before each seat.
    pub(crate) tables: [Cards; 4],
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u8,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) options: Options,
    /// Who began the round.
    pub(crate) starter: Seat,
    /// Who said LAST CHANCE.
    pub(crate) caller: Option<Seat>,
    /// Whose hand lies open and is safe, one bit for each seat.
    pub(crate) revealed: u8,
    /// Whose jellyfish stings the others.
    pub(crate) jellyfish: Option<Seat>,
    pub(crate) ending: Option<Ending>,
    pub(crate) totals: [u8; 4],
    pub(crate) hand_sizes: [u8; 4],
    pub(crate) deck_size: u8,
    /// Cards that left the deck and that the active player still chooses from.
    pub(crate) held_size: u8,
    pub(crate) piles: Piles,
    pub(crate) laid: Laid,
    pub(crate) last: Option<RoundResult>,
}

impl Open {
    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.options.players as usize
    }

    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }

    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        Seat::at(if next == self.players() { 0 } else { next })
    }

    #[inline]
    pub(crate) fn is_revealed(&self, seat: Seat) -> bool {
        self.revealed >> seat.index() & 1 != 0
    }

    /// SP-PAR-05: opponents with a hidden hand of at least one card.
    pub(crate) fn is_victim(&self, seat: Seat) -> bool {
        seat != self.active && !self.is_revealed(seat) && self.hand_sizes[seat.index()] > 0
    }

    /// The total that ends the game (SP-GAM-01).
    pub(crate) fn target(&self) -> u8 {
        match self.options.players {
            2 => 40,
            3 => 35,
            _ => 30,
        }
    }

    /// The seats whose last turn is still to come after the active one's, in order.
    pub(crate) fn lap_ahead(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        let (caller, active) = (self.caller, self.active);
        let steps = caller.map_or(0, |caller| (caller.index() + players - active.index() - 1) % players);
        (1..=steps).map(move |step| Seat::at((active.index() + step) % players))
    }
}
