//! What an action is worth to a greedy Shark.

use kelp::{
    Action, DieChoice, Stand, View,
    collections::Zones,
    names::{Block, Colour, Face, SharkCard, Space, Word, Zone},
};

/// Probability of each block in each zone.
type Marginals = [[f64; 11]; 9];

/// The worth of actions in `view`; an action that ends a choice is worth 0.
pub(super) fn worth<'a>(view: &'a View, belief: &'a Marginals) -> impl Fn(Action) -> f64 + 'a {
    let hunt = Hunt { view, belief };
    move |action| hunt.worth(action)
}

struct Hunt<'a> {
    view: &'a View,
    belief: &'a Marginals,
}

impl Hunt<'_> {
    fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Place { zone } => self.place(zone),
            Action::Dice { count } => f64::from(count),
            Action::Fetch { space } => -f64::from(self.view.current(space)),
            Action::Card { card } => self.use_card(card),
            Action::Return { colour } => -taste(colour),
            Action::Want { colour } => taste(colour),
            Action::Reroll { die } => self.reroll(die),
            Action::Feed { die } => 3.0 - taste(die.colour()) - 0.1 * f64::from(die.value()),
            Action::Turn { die } => 7.0 - f64::from(die.value()),
            Action::Raise { die } => taste(die.colour()) + if die.value() < 4 { 1.0 } else { 0.0 },
            Action::Save { die } => taste(die.colour()) + 0.1 * f64::from(die.value()),
            Action::Current { die } => self.place_current(die),
            Action::At { space } => self.attraction(space),
            Action::Swim { space } | Action::Force { space } => 10.0 + self.attraction(space),
            Action::Aim { die, zone } => self.aim(die, zone),
            Action::Resolve { zone } => -self.octopus_at(zone),
            Action::Store { die } => {
                f64::from(die.value()) + if die.colour() == Colour::Blue { 1.0 } else { 0.0 }
            }
            Action::Spend {} => self.spend(),
            Action::Buy { card } => self.price(card),
            _ => 0.0,
        }
    }

    fn octopus_at(&self, zone: Zone) -> f64 {
        self.belief[zone.index()][Block::Octopus.index()]
    }

    /// A shuffled block is wanted where it is easily searched, near the Shark.
    fn place(&self, zone: Zone) -> f64 {
        let near = self.view.shark.shark.is_some_and(|shark| shark.touches.contains(zone));
        6.0 - f64::from(self.view.zones[zone.index()].value) + if near { 2.0 } else { 0.0 }
    }

    /// How promising the zones beside a space are, with the dice at hand.
    fn attraction(&self, space: Space) -> f64 {
        let touches: Zones = self.view.board().touches(space);
        touches.iter().map(|zone| self.octopus_at(zone) * self.reach(zone)).sum()
    }

    fn reach(&self, zone: Zone) -> f64 {
        let hidden = self.view.zones[zone.index()].stand == Stand::Hidden;
        let value = self.view.zones[zone.index()].value;
        let fits = |colour| {
            self.view.shark.pool.iter_all().any(|d: Face| d.colour() == colour && d.value() >= value)
        };
        let strike = if fits(Colour::Red) { 3.0 } else { 0.0 };
        let search = if hidden && fits(Colour::Yellow) { 1.0 } else { 0.0 };
        0.3 + strike + search
    }

    /// Blue dice are laid rather than stored: three stored dice must be spent, and spending makes hungry.
    fn place_current(&self, die: DieChoice) -> f64 {
        let stored = self.view.shark.energy.total();
        if die.saved || stored > 0 { 1.0 } else { 1.0 - 0.2 * f64::from(die.face.value()) }
    }

    fn aim(&self, die: DieChoice, zone: Zone) -> f64 {
        let chance = self.octopus_at(zone);
        let hunger_left = f64::from(self.view.options.hunger) - self.view.shark.hunger.len() as f64;
        match die.face.colour() {
            Colour::Red => 10.0 * chance - if hunger_left > 3.0 { 3.5 } else { 2.5 },
            Colour::Yellow => 0.4 + 3.0 * chance - 0.1 * f64::from(die.face.value()),
            Colour::Blue => -1.0,
        }
    }

    fn reroll(&self, die: Face) -> f64 {
        let wanted = if die.colour() == Colour::Blue { 0 } else { 4 };
        if die.value() < wanted { f64::from(wanted - die.value()) } else { -1.0 }
    }

    /// Energy is spent for red dice, while there are few of them.
    fn spend(&self) -> f64 {
        let budget: u32 = self.view.shark.energy.iter_all().map(|die: Face| u32::from(die.value())).sum();
        let tempting =
            self.view.shark.row.iter().flatten().any(|row| row.dice.red > 0 && u32::from(row.cost) <= budget);
        let red = self.view.shark.bag.map_or(0, |bag| bag.red);
        let hungry = self.view.shark.hunger.len() > 2;
        if tempting && red < if hungry { 1 } else { 3 } { 1.0 } else { -1.0 }
    }

    fn price(&self, card: SharkCard) -> f64 {
        let row = self.view.shark.row.iter().flatten().find(|row| row.card == card);
        row.map_or(0.0, |row| {
            3.0 * f64::from(row.dice.red) + 1.5 * f64::from(row.dice.yellow) + 0.5 * f64::from(row.dice.blue)
        })
    }

    fn use_card(&self, card: SharkCard) -> f64 {
        let name = card.text();
        let low = self.view.shark.pool.iter_all().any(|d: Face| d.colour() != Colour::Blue && d.value() < 4);
        match name.rsplit_once('_').map_or(name, |(name, _)| name) {
            "hungry" | "observant" => 5.0,
            "hostile" => 1.0,
            "relentless" | "ruthless" if low => 2.0,
            _ => -1.0,
        }
    }
}

/// How much a Shark likes dice of a colour.
fn taste(colour: Colour) -> f64 {
    match colour {
        Colour::Blue => 0.0,
        Colour::Yellow => 1.0,
        Colour::Red => 2.0,
    }
}
