//! Where a greedy Shark wants to be: the board as its belief colours it.

use kelp::{
    Stand, View,
    collections::Spaces,
    names::{Block, Colour, Face, Space, Word, Zone},
    tables::End,
};

use crate::kelp::Marginals;

/// What a turn later is worth of what it would be worth now.
const PATIENCE: f64 = 0.6;

/// The board and what the Shark believes of it.
pub(super) struct Water<'a> {
    pub(super) view: &'a View,
    pub(super) belief: &'a Marginals,
}

impl Water<'_> {
    pub(super) fn octopus_at(&self, zone: Zone) -> f64 {
        self.belief[zone.index()][Block::Octopus.index()]
    }

    fn is_hidden(&self, zone: Zone) -> bool {
        self.view.zones[zone.index()].stand == Stand::Hidden
    }

    fn value(&self, zone: Zone) -> u8 {
        self.view.zones[zone.index()].value
    }

    fn touched(&self, space: Space) -> impl Iterator<Item = Zone> {
        self.view.board().touches(space).iter()
    }

    /// How likely the Octopus is beside a space, and how easily it is hit there.
    pub(super) fn hope(&self, space: Space) -> f64 {
        let ease = |zone| (9.0 - f64::from(self.value(zone))) / 7.0;
        self.touched(space).map(|zone| self.octopus_at(zone) * ease(zone)).sum()
    }

    /// What the dice at hand can do from a space this turn.
    fn bite(&self, space: Space) -> f64 {
        self.touched(space).map(|zone| self.bite_in(zone)).sum()
    }

    fn bite_in(&self, zone: Zone) -> f64 {
        let value = self.value(zone);
        let saved = self.view.shark.saved.iter().map(|saved| saved.die);
        let mut dice = self.view.shark.pool.iter_all().chain(saved);
        let fits = |colour| move |die: Face| die.colour() == colour && die.value() >= value;
        if dice.any(fits(Colour::Red)) {
            4.0 * self.octopus_at(zone)
        } else if self.is_hidden(zone) && self.view.shark.pool.iter_all().any(fits(Colour::Yellow)) {
            0.3 + self.octopus_at(zone)
        } else {
            0.0
        }
    }

    /// The worth of standing on a space at the end of the move: now and in the turns to come.
    pub(super) fn promise(&self, space: Space) -> f64 {
        let from = self.view.shark.riding.or(self.view.shark.shark.map(|shark| shark.space));
        self.bite(space) + from.map_or(0.0, |from| self.future(space, from, 3))
    }

    /// The best hope within some turns, for a Shark that came to `space` from `from`.
    fn future(&self, space: Space, from: Space, turns: u8) -> f64 {
        if turns == 0 {
            return 0.0;
        }
        let ahead = self.view.board().ahead(space, self.view.board().way_out(space, from));
        let best = ahead.iter().map(|next| self.hope(next).max(self.future(next, space, turns - 1)));
        PATIENCE * best.fold(0.0, f64::max)
    }

    /// The worth of swimming to a space, or over the Current that lies there.
    pub(super) fn swim(&self, space: Space) -> f64 {
        let here = self.view.shark.riding.or(self.view.shark.shark.map(|shark| shark.space));
        if self.view.current(space) == 0 {
            return self.promise(space);
        }
        let Some(from) = here else { return 0.0 };
        let ahead = self.view.board().ahead(space, self.view.board().way_out(space, from));
        let best = ahead.iter().map(|next| self.bite(next) + self.future(next, space, 2));
        0.2 + best.fold(0.0, f64::max)
    }

    /// The spaces the Shark faces; at both ends if it is undecided.
    fn ahead(&self) -> Spaces {
        let board = self.view.board();
        let end = |end| move |space| board.ahead(space, end);
        match self.view.shark.shark {
            None => Spaces::EMPTY,
            Some(shark) => match shark.facing {
                Some(1) => end(End::One)(shark.space),
                Some(_) => end(End::Two)(shark.space),
                None => end(End::One)(shark.space).or(end(End::Two)(shark.space)),
            },
        }
    }

    /// The worth of a Current on a space: the Shark cannot stop there, but swim over it and grow.
    pub(super) fn current(&self, space: Space) -> f64 {
        let ahead = self.ahead().contains(space);
        -self.hope(space) - if ahead { self.bite(space) } else { 0.0 } + if ahead { 0.3 } else { 0.0 }
    }

    /// The likeliest zone for the Octopus among those in reach this turn, and how likely it is.
    fn target(&self) -> Option<(Zone, f64)> {
        let mut best: Option<(Zone, f64)> = None;
        for zone in self.ahead().iter().flat_map(|space| self.touched(space)) {
            let chance = self.octopus_at(zone);
            if best.is_none_or(|(_, least)| chance > least) {
                best = Some((zone, chance));
            }
        }
        best
    }

    pub(super) fn best_chance(&self) -> f64 {
        self.target().map_or(0.0, |(_, chance)| chance)
    }

    /// What a die must show to be of use at the likeliest zone in reach.
    pub(super) fn wanted_value(&self) -> u8 {
        self.target().map_or(4, |(zone, _)| self.value(zone))
    }

    fn best_ahead(&self, space: Space, end: End) -> f64 {
        let ahead = self.view.board().ahead(space, end).iter();
        ahead.map(|next| self.bite(next) + self.hope(next)).fold(0.0, f64::max)
    }

    /// Whether behind the Shark is more to find than before it.
    pub(super) fn should_turn(&self) -> bool {
        let Some(shark) = self.view.shark.shark else { return false };
        let (one, two) = (self.best_ahead(shark.space, End::One), self.best_ahead(shark.space, End::Two));
        match shark.facing {
            Some(1) => two > one + 0.5,
            Some(_) => one > two + 0.5,
            None => false,
        }
    }

    /// Whether the next space promises more than where the Shark is.
    pub(super) fn should_go_on(&self) -> bool {
        let Some(shark) = self.view.shark.shark else { return false };
        let next = self.ahead().iter().map(|space| self.bite(space)).fold(0.0, f64::max);
        next > self.bite(shark.space) + 0.5
    }
}
