//! What comes after the end: a rematch, or the second game of a mirror match.

use game_core::{Seat, Seats};
use protocol::Phase;

use crate::{Chair, Creation, Follows, Person, PlannedSeat, Sitter, Table, fair::Seed};

/// A table that is to follow this one. Its name is the same whenever it is asked for, so it is made once.
#[derive(Clone, Debug)]
pub struct NextTable {
    /// Its name.
    pub table: String,
    creation: Creation,
}

impl NextTable {
    /// How to make it; the seed must be fresh.
    #[must_use]
    pub fn creation(&self, seed: Seed) -> Creation {
        Creation { seed, ..self.creation.clone() }
    }
}

impl Table {
    /// The table that is to follow, if it is time and it does not exist yet.
    #[must_use]
    pub fn next_due(&self) -> Option<NextTable> {
        let wanted = self.mirror_goes_on() || self.rematch_agreed();
        if self.phase != Phase::Over || self.next.is_some() || !wanted {
            return None;
        }
        let count = self.chairs.len();
        let chair_for = |seat: Seat| &self.chairs[(seat.index() + count - 1) % count];
        let half_points = self.half_points();
        let moved = (0..count).map(|seat| half_points[(seat + count - 1) % count]).collect();
        let creation = Creation {
            settings: self.settings.clone(),
            seats: Seat::all(count).map(|seat| heir(chair_for(seat))).collect(),
            host: None,
            seed: self.seed.clone(),
            follows: Some(Follows {
                table: self.id.clone(),
                half_points: self.mirror_goes_on().then_some(moved),
            }),
        };
        Some(NextTable { table: self.seed.next_table(), creation })
    }

    /// Whether this is the first game of a mirror match.
    pub(crate) fn mirror_goes_on(&self) -> bool {
        self.settings.mirror && self.first_half_points().is_none()
    }

    pub(crate) fn first_half_points(&self) -> Option<&Vec<u8>> {
        self.follows.as_ref()?.half_points.as_ref()
    }

    fn rematch_agreed(&self) -> bool {
        let persons =
            Seat::all(self.chairs.len()).filter(|seat| self.chairs[seat.index()].sitting().is_some());
        let persons = persons.fold(Seats::NONE, Seats::with);
        !persons.is_empty() && persons.iter().all(|seat| self.rematch.contains(seat))
    }
}

fn heir(chair: &Chair) -> PlannedSeat {
    match &chair.sitter {
        Sitter::Person(person) => {
            let heir_of = person.token.or(person.heir_of);
            let person = Person { token: None, heir_of, ..person.clone() };
            PlannedSeat::Person { person, ready: false, bytes: String::new() }
        }
        Sitter::Bot { level } if chair.left.is_none() => PlannedSeat::Bot { level: level.clone() },
        Sitter::Bot { .. } | Sitter::Empty => PlannedSeat::Open,
    }
}
