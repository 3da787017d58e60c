//! Building a view field by field: what is not put in here is not told.

use super::{
    CurrentView, DiceCount, DuelView, LearningView, OctopusView, PileView, RowView, SharkSide, SharkView,
    Stand, View, Viewer, ZoneView,
};
use crate::{
    names::{Pile, SharkCard, Space, Word, Zone},
    state::{Kelp, Learning, Position},
    tables::End,
};

impl Kelp {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let phase = if viewer.sees_octopus() { self.phase } else { self.phase.public() };
        View {
            viewer,
            options: self.options,
            round: self.round,
            asked: self.asked_sides(),
            phase,
            context: self.context,
            zones: std::array::from_fn(|index| self.zone_view(Zone::at(index), viewer)),
            octopus: self.octopus_view(viewer.sees_octopus()),
            learning: (self.learning != Learning::NONE).then(|| self.learning_view()),
            shark: self.shark_side(viewer.sees_shark()),
            duel: self.duel_view(viewer),
            dens: self.board().dens().iter().collect(),
            learning_state: self.learning,
            memory: self.memory.clone(),
        }
    }

    fn zone_view(&self, zone: Zone, viewer: Viewer) -> ZoneView {
        let info = self.board().zone(zone);
        let stand = if !self.reef.filled().contains(zone) {
            Stand::Empty
        } else if self.reef.revealed.contains(zone) {
            Stand::Revealed
        } else {
            Stand::Hidden
        };
        let seen = match stand {
            Stand::Empty => false,
            Stand::Revealed => true,
            Stand::Hidden => viewer.sees_octopus(),
        };
        ZoneView {
            zone,
            terrain: info.kind,
            value: info.value,
            stand,
            block: seen.then_some(self.reef.block(zone)),
            remembered: if stand == Stand::Empty { None } else { self.memory.block(zone) },
        }
    }

    fn octopus_view(&self, own: bool) -> OctopusView {
        let deck = &self.deck;
        OctopusView {
            hand_count: deck.hand.total() as u8,
            hand: own.then_some(deck.hand),
            hand_known: self.memory.hand().known(),
            hand_size: self.octopus.hand_size,
            draw_count: deck.draw_count() as u8,
            draw: own.then_some(deck.draw),
            draw_tops: deck.tops.as_slice().to_vec(),
            unseen: self.memory.hand().unseen(),
            discard: deck.discard.as_slice().to_vec(),
            slots: deck.slots.as_slice().to_vec(),
            piles: std::array::from_fn(|index| PileView {
                pile: Pile::at(index),
                top: deck.pile_tops[index],
                count: deck.pile_count(Pile::at(index)) as u8,
            }),
            trash: deck.trash,
            actions: self.octopus.actions,
            food: self.octopus.food,
            snail: self.octopus.snail,
            aside: self.reef.aside,
            bag_count: self.reef.bag.total() as u8,
            bag: own.then_some(self.reef.bag),
            drawn: self.reef.drawn.filter(|_| own),
        }
    }

    fn shark_side(&self, own: bool) -> SharkSide {
        let (dice, cards, hunt) = (&self.dice, &self.cards, &self.hunt);
        let value = |space: &Space| dice.currents[space.index()];
        let row = |card: SharkCard| {
            let info = self.tables.shark_card(card);
            RowView { card, cost: info.cost, dice: DiceCount::new(info.dice) }
        };
        SharkSide {
            shark: self.shark.map(|position| self.shark_view(position)),
            currents: self
                .current_spaces()
                .iter()
                .map(|space| CurrentView { space, value: value(&space) })
                .collect(),
            bag_count: self.bag_count(),
            bag: own.then_some(DiceCount::new(dice.bag)),
            supply: DiceCount::new(dice.supply),
            rolling: DiceCount::new(dice.rolling),
            pool: dice.pool,
            energy: dice.energy,
            hunger: dice.hunger.as_slice().to_vec(),
            growth: dice.growth.as_slice().to_vec(),
            tiles: dice.tiles,
            saved: dice.saved.as_slice().to_vec(),
            aimed: dice.aimed.as_slice().to_vec(),
            riding: dice.riding,
            ridden: dice.ridden,
            row: cards.row.map(|card| card.map(row)),
            deck_count: cards.deck.total() as u8,
            ready: cards.ready,
            fresh: cards.fresh,
            trash: cards.trash,
            cards_bought: cards.bought,
            rerolls: hunt.rerolls,
            budget: hunt.budget,
            bought: hunt.bought,
            lowered: hunt.lowered,
        }
    }

    fn shark_view(&self, Position { space, facing }: Position) -> SharkView {
        let number = |end: End| match end {
            End::One => 1,
            End::Two => 2,
        };
        SharkView { space, facing: facing.map(number), touches: self.board().touches(space) }
    }

    fn duel_view(&self, viewer: Viewer) -> DuelView {
        let [octopus, shark] = self.duel.chosen;
        DuelView {
            left: self.duel.left,
            octopus_ready: octopus.is_some(),
            shark_ready: shark.is_some(),
            octopus: octopus.filter(|_| viewer.sees_octopus()),
            shark: shark.filter(|_| viewer.sees_shark()),
        }
    }

    fn learning_view(&self) -> LearningView {
        let Learning { left, up_to, exchangeable, zones, .. } = self.learning;
        LearningView { left, up_to, exchangeable, zones }
    }
}
