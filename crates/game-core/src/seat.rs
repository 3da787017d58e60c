//! Who sits where, who looks on, and whose turn it is.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game of this house has.
pub const MAX_SEATS: usize = 4;

/// One player's place at the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; `None` beyond [`MAX_SEATS`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// The seat with this number.
    ///
    /// # Panics
    /// Beyond [`MAX_SEATS`]; for numbers that a game itself made.
    #[must_use]
    pub const fn at(number: usize) -> Self {
        assert!(number < MAX_SEATS, "a game has at most MAX_SEATS seats");
        Self(number as u8)
    }

    /// The number as an index into arrays by seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a game of `count` players, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self::at)
    }

    /// The seat to the left, clockwise, in a game of `count` players.
    #[must_use]
    pub const fn left(self, count: usize) -> Self {
        Self::at((self.index() + 1) % count)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        assert!(count <= MAX_SEATS, "a game has at most MAX_SEATS seats");
        Self(((1_u16 << count) - 1) as u8)
    }

    /// The set of this one seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set but not `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).map(Seat::at).filter(move |seat| self.contains(*seat))
    }
}

/// Whom a view or an event is shown to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who watches a running game.
    Spectator,
    /// Everybody, once the game is over.
    Everyone,
}

impl Audience {
    /// All audiences of a running game of `count` players.
    pub fn running(count: usize) -> impl Iterator<Item = Self> {
        Seat::all(count).map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether this audience is the player in `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One player acts.
    Seat(Seat),
    /// Several players choose at once and in secret; these have not chosen yet.
    Together(Seats),
    /// Dice, a shuffle or a draw.
    Chance,
    /// Nothing: the game is over.
    Over,
}

impl Turn {
    /// The seats that may act now.
    #[must_use]
    pub const fn seats(self) -> Seats {
        match self {
            Self::Seat(seat) => Seats::only(seat),
            Self::Together(seats) => seats,
            Self::Chance | Self::Over => Seats::NONE,
        }
    }
}
