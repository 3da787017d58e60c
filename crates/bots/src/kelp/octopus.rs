//! What an action is worth to a greedy Octopus.

use kelp::{
    Action, FoodState, Item, Stand, View,
    names::{Block, Card, Food, Pile, Space, Word, Zone},
};

use super::Marginals;

/// The worth of actions in `view`; an action that ends a choice is worth 0.
pub(super) fn worth<'a>(view: &'a View, belief: &'a Marginals) -> impl Fn(Action) -> f64 + 'a {
    let reef = Reef { view, belief, own: view.find(Block::Octopus) };
    move |action| reef.worth(action)
}

struct Reef<'a> {
    view: &'a View,
    belief: &'a Marginals,
    /// Where the Octopus is; nowhere during setup and shuffles.
    own: Option<Zone>,
}

impl Reef<'_> {
    fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Den { space } => -self.danger_from(space),
            Action::Play { card } => self.play(card),
            Action::Draw {} => 4.0 - 1.5 * f64::from(self.view.octopus.hand_count),
            Action::Discard { card } => self.discard(card),
            Action::Food { food } => self.use_food(food),
            Action::Reveal { zone } => -self.price(zone),
            Action::Swap { a, b } => self.swap(a, b),
            Action::Pick { zone } | Action::Hide { zone } => 1.0 + self.price(zone),
            Action::Gain { item } => self.gain(item),
            Action::Exchange { zone } => -self.danger(zone),
            Action::Top { card } | Action::Take { card, .. } => 1.0 + self.wish(card),
            Action::Trash { card, .. } => 0.5 - self.wish(card),
            Action::Search {} => 1.0,
            Action::Remove { space } => f64::from(self.view.current(space)),
            Action::Use {} => 1.0,
            _ => 0.0,
        }
    }

    fn block(&self, zone: Zone) -> Option<Block> {
        self.view.zones[zone.index()].block
    }

    fn is_revealed(&self, zone: Zone) -> bool {
        self.view.zones[zone.index()].stand == Stand::Revealed
    }

    fn revealed(&self) -> f64 {
        self.view.zones.iter().filter(|zone| zone.stand == Stand::Revealed).count() as f64
    }

    /// How sure the Shark is of the Octopus: 1 if it lies revealed.
    fn exposure(&self) -> f64 {
        self.own.map_or(0.0, |zone| self.belief[zone.index()][Block::Octopus.index()])
    }

    /// How soon the Shark can be at a zone, from 0 to 1.
    fn danger(&self, zone: Zone) -> f64 {
        let Some(shark) = self.view.shark.shark else { return 0.0 };
        let steps = shark.touches.iter().map(|touched| distance(touched, zone)).min().unwrap_or(2);
        let value = f64::from(self.view.zones[zone.index()].value);
        (1.0 - 0.4 * steps as f64).max(0.0) + 0.05 * (6.0 - value)
    }

    fn danger_from(&self, space: Space) -> f64 {
        let touches = self.view.board().touches(space);
        let own = self.own.unwrap_or(Zone::Z22);
        touches.iter().map(|zone| 1.0 / (1.0 + distance(zone, own) as f64)).sum()
    }

    /// What it costs to show the block of a zone.
    fn price(&self, zone: Zone) -> f64 {
        let worth = match self.block(zone) {
            Some(Block::Octopus) => 10.0,
            Some(block) if block.food().is_some() => 2.0,
            Some(block) if block.is_trap() => 1.5,
            Some(Block::DoubleShell) => 0.2,
            _ => 0.5,
        };
        worth + 0.2 * self.danger(zone)
    }

    fn play(&self, card: Card) -> f64 {
        let exposed = self.exposure();
        let shown = self.own.is_some_and(|zone| self.is_revealed(zone));
        match self.view.tables().card(card).pile {
            Pile::Eat if self.is_safe() => 20.0,
            Pile::Eat => 3.0,
            Pile::Hide if shown => 12.0,
            Pile::Hide => self.revealed() - 1.0,
            Pile::Move if card == Card::CloudOfInk && shown => 11.0,
            Pile::Move if shown => 0.2,
            Pile::Move => 3.0 * exposed + self.wants_to_move() - 0.5,
            Pile::Learn => 3.5,
        }
    }

    /// Whether the Shark can do little about a meal: it is the last one needed, there is an action left to hide
    /// again, or the Shark is far.
    fn is_safe(&self) -> bool {
        let eaten = Food::ALL.iter().filter(|food| self.view.food(**food) != FoodState::Uneaten).count();
        eaten == 3 || self.view.octopus.actions == 0 || self.own.is_none_or(|own| self.danger(own) < 0.6)
    }

    /// Food that could be eaten after a move.
    fn wants_to_move(&self) -> f64 {
        let Some(own) = self.own else { return 0.0 };
        let far = |food: Food| {
            let here = self.view.find(food.block());
            self.has_eat_card(food) && here.is_some_and(|zone| distance(zone, own) == 2)
        };
        if Food::ALL.iter().any(|food| far(*food)) { 3.0 } else { 0.0 }
    }

    fn has_eat_card(&self, food: Food) -> bool {
        self.view.octopus.hand.is_some_and(|hand| hand.contains(eat_card(food)))
    }

    fn discard(&self, card: Card) -> f64 {
        let urgent = if self.own.is_some_and(|zone| self.is_revealed(zone)) { 6.0 } else { 0.0 };
        urgent + 0.3 * self.revealed() - self.wish(card)
    }

    fn use_food(&self, food: Food) -> f64 {
        match food {
            Food::Crab | Food::Abalone => 15.0,
            Food::Snail => 14.0,
            Food::Lobster => 4.0 * (self.revealed() - 2.0) + 10.0 * self.exposure() - 5.0,
        }
    }

    /// Towards food that can be eaten, and away from where the Shark looks.
    fn swap(&self, a: Zone, b: Zone) -> f64 {
        let Some(own) = self.own else { return 0.0 };
        let moved = |zone: Zone| {
            if zone == a {
                b
            } else if zone == b {
                a
            } else {
                zone
            }
        };
        let after = moved(own);
        let mut worth = self.danger(own) - self.danger(after);
        for food in Food::ALL.iter().filter(|food| self.view.food(**food) == FoodState::Uneaten) {
            if let Some(zone) = self.view.find(food.block()) {
                let gain = distance(zone, own) as f64 - distance(moved(zone), after) as f64;
                worth += gain * if self.has_eat_card(*food) { 3.0 } else { 0.5 };
            }
        }
        if after != own && self.is_revealed(own) { worth - 1.0 } else { worth }
    }

    fn gain(&self, item: Item) -> f64 {
        match item {
            Item::Card(Pile::Eat) => 5.0,
            Item::Card(Pile::Hide) => 2.5,
            Item::Card(Pile::Move) => 2.0,
            Item::Card(Pile::Learn) => 1.0,
            Item::Block(block) if block.is_trap() => 1.8,
            Item::Block(Block::DoubleShell) => 1.9,
            Item::Block(_) => -1.0,
        }
    }

    /// How much the Octopus wants to have a card.
    fn wish(&self, card: Card) -> f64 {
        match self.view.tables().card(card).pile {
            Pile::Eat => 5.0,
            Pile::Hide => 2.0,
            Pile::Move => 1.5,
            Pile::Learn => 1.0,
        }
    }
}

fn eat_card(food: Food) -> Card {
    match food {
        Food::Crab => Card::EatCrab,
        Food::Snail => Card::EatSnail,
        Food::Lobster => Card::EatLobster,
        Food::Abalone => Card::EatAbalone,
    }
}

/// Steps between two zones: rows and columns.
fn distance(one: Zone, two: Zone) -> usize {
    let (one, two) = (one.index(), two.index());
    (one / 3).abs_diff(two / 3) + (one % 3).abs_diff(two % 3)
}
