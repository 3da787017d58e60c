//! From what somebody knows to a world that agrees with it.

use game_core::below;
use rand_core::Rng;

use crate::{
    belief::Belief,
    collections::{Blocks, Cards, Short, Zones},
    names::{Block, Card, Colour, Pile, SharkCard, Stance, Word, Zone},
    phase::{Context, Phase},
    state::{Deck, Dice, Duel, Kelp, OctopusTurn, ROW, Reef, SharkHand, SharkTurn},
    tables::Tables,
    view::{Stand, View},
};

impl Belief {
    /// Deals a world that agrees with everything in `view`, as likely as chance alone makes it. The belief must be
    /// that of the view.
    pub fn world(&self, view: &View, rng: &mut impl Rng) -> Kelp {
        let tables = view.options.tables().expect("a view is of a game that was started with its options");
        Kelp {
            tables,
            options: view.options,
            phase: view.phase,
            context: view.context,
            round: view.round,
            reef: self.reef(view, rng),
            deck: self.deck(view, tables, rng),
            octopus: OctopusTurn {
                actions: view.octopus.actions,
                hand_size: view.octopus.hand_size,
                food: view.octopus.food,
                snail: view.octopus.snail,
            },
            learning: view.learning_state,
            shark: view.shark.shark.map(crate::view::SharkView::position),
            dice: dice(view, tables),
            cards: shark_hand(view, tables),
            hunt: SharkTurn {
                rerolls: view.shark.rerolls,
                budget: view.shark.budget,
                bought: view.shark.bought,
                lowered: view.shark.lowered,
            },
            duel: duel(view, rng),
            memory: view.memory.clone(),
        }
    }

    /// The blocks. What is not on the board yet is in the bag, and chance draws it in any order.
    fn reef(&self, view: &View, rng: &mut impl Rng) -> Reef {
        let stand = |wanted: Stand| {
            view.zones.iter().filter(|zone| zone.stand == wanted).map(|zone| zone.zone).collect::<Zones>()
        };
        let zones = view.board().zones();
        let (revealed, empty) = (stand(Stand::Revealed), stand(Stand::Empty).and(zones));
        let mut reef = Reef {
            zones,
            blocks: [Block::Shell; 9],
            revealed,
            empty,
            aside: view.octopus.aside,
            bag: Blocks::EMPTY,
            drawn: view.octopus.drawn,
        };
        if let Some(bag) = view.octopus.bag {
            reef.bag = bag;
            for zone in &view.zones {
                reef.blocks[zone.zone.index()] = zone.block.unwrap_or(Block::Shell);
            }
            return reef;
        }
        let dealt = self.blocks().deal(rng);
        for zone in zones.iter() {
            if empty.contains(zone) {
                reef.bag.add(dealt[zone.index()]);
            } else {
                reef.blocks[zone.index()] = dealt[zone.index()];
            }
        }
        if view.phase == Phase::PlaceBlock {
            let drawn = reef.bag.at_ticket(below(rng, reef.bag.total()));
            reef.bag.remove(drawn);
            reef.drawn = Some(drawn);
        }
        reef
    }

    fn deck(&self, view: &View, tables: &Tables, rng: &mut impl Rng) -> Deck {
        let octopus = &view.octopus;
        let (hand, draw) = match (octopus.hand, octopus.draw) {
            (Some(hand), Some(draw)) => (hand, draw),
            _ => self.split_cards(rng),
        };
        Deck {
            hand,
            draw,
            tops: short(&octopus.draw_tops, Card::FastLearning),
            discard: short(&octopus.discard, Card::FastLearning),
            slots: short(&octopus.slots, Card::FastLearning),
            piles: pile_rests(view, tables),
            pile_tops: octopus.piles.map(|pile| pile.top),
            trash: octopus.trash,
        }
    }

    fn split_cards(&self, rng: &mut impl Rng) -> (Cards, Cards) {
        let memory = self.hand_memory();
        let hand = self.hand().deal(rng);
        let mut draw = memory.known();
        draw.add_all(memory.unseen());
        draw.remove_all(hand);
        (hand, draw)
    }
}

fn short<T: Copy, const N: usize>(items: &[T], filler: T) -> Short<T, N> {
    let mut list = Short::new(filler);
    items.iter().for_each(|item| list.push(*item));
    list
}

/// What lies below the tops of the piles: every card of a pile that is nowhere else.
fn pile_rests(view: &View, tables: &Tables) -> [Cards; 4] {
    let octopus = &view.octopus;
    let memory = view.memory.hand();
    let mut elsewhere = memory.known();
    elsewhere.add_all(memory.unseen());
    elsewhere.add_all(octopus.trash);
    let lists = octopus.draw_tops.iter().chain(&octopus.discard).chain(&octopus.slots);
    lists.for_each(|card| elsewhere.add(*card));
    octopus.piles.iter().filter_map(|pile| pile.top).for_each(|card| elsewhere.add(card));
    if let Context::Card { card, .. } = view.context {
        elsewhere.add(card);
    }
    std::array::from_fn(|index| {
        let all = tables.pile(Pile::at(index));
        let left = |card: Card| all.count(card) - elsewhere.count(card);
        all.iter().flat_map(|card| (0..left(card)).map(move |_| card)).collect()
    })
}

fn shark_hand(view: &View, tables: &Tables) -> SharkHand {
    let side = &view.shark;
    let row: [Option<SharkCard>; ROW] = side.row.map(|card| card.map(|card| card.card));
    let mut deck = tables.shark_cards();
    deck.remove_all(side.ready);
    deck.remove_all(side.fresh);
    deck.remove_all(side.trash);
    row.iter().flatten().for_each(|card| deck.remove(*card));
    side.saved.iter().for_each(|saved| deck.remove(saved.card));
    if let Phase::Save { card } = view.phase {
        deck.remove(card);
    }
    let bought = side.cards_bought;
    SharkHand { row, deck, ready: side.ready, fresh: side.fresh, trash: side.trash, bought }
}

/// The dice. What is in the bag follows from where all others are, for those who may not look into it.
fn dice(view: &View, tables: &Tables) -> Dice {
    let side = &view.shark;
    let filler = crate::names::Face::at(0);
    let mut dice = Dice {
        bag: [0; 3],
        supply: side.supply.array(),
        rolling: side.rolling.array(),
        pool: side.pool,
        energy: side.energy,
        hunger: short(&side.hunger, Colour::Blue),
        growth: short(&side.growth, Colour::Blue),
        tiles: side.tiles,
        currents: [0; 16],
        saved: short(
            &side.saved,
            crate::state::Saved { card: SharkCard::VigilantA, die: filler, ready: false },
        ),
        aimed: short(&side.aimed, crate::state::Aimed { zone: Zone::Z11, die: filler }),
        ridden: side.ridden,
        riding: side.riding,
    };
    for current in &side.currents {
        dice.currents[current.space.index()] = current.value;
    }
    dice.bag = std::array::from_fn(|index| {
        let visible = visible_dice(view, Colour::at(index));
        tables.dice()[index].copies - dice.supply[index] - dice.rolling[index] - visible
    });
    dice
}

/// Dice of a colour that lie open, beside the supply and those that wait to be rolled.
fn visible_dice(view: &View, colour: Colour) -> u8 {
    let side = &view.shark;
    let shown = side.pool.iter_all().chain(side.energy.iter_all());
    let placed = side.saved.iter().map(|saved| saved.die).chain(side.aimed.iter().map(|aimed| aimed.die));
    let faces = shown.chain(placed).map(crate::names::Face::colour);
    let tracks = side.hunger.iter().chain(&side.growth).copied();
    let blue = side.currents.len() + usize::from(side.ridden > 0);
    let count = faces.chain(tracks).filter(|other| *other == colour).count();
    (count + if colour == Colour::Blue { blue } else { 0 }) as u8
}

/// A choice that was made unseen may have been any of those that are left.
fn duel(view: &View, rng: &mut impl Rng) -> Duel {
    let left = view.duel.left;
    let mut guess = |made: bool, seen: Option<Stance>| {
        let unseen = made && seen.is_none();
        if unseen { left.iter().nth(below(rng, left.len()) as usize) } else { seen }
    };
    let octopus = guess(view.duel.octopus_ready, view.duel.octopus);
    let shark = guess(view.duel.shark_ready, view.duel.shark);
    Duel { left, chosen: [octopus, shark] }
}
