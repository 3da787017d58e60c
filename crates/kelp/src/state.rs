//! The whole truth about one game in progress, part by part.

use game_core::Sink;
use serde::Serialize;

use crate::{
    collections::{Blocks, Cards, Faces, SharkCards, Short, Spaces, Stances, Zones},
    event::{Event, SeenEvent},
    memory::Memory,
    names::{Block, Card, Colour, Face, Food, Pile, SharkCard, Space, Stance, Word, Zone},
    options::Options,
    phase::{Context, Phase, SHARK},
    tables::{Board, End, Power, SharkEffect, Tables},
};

/// Takes the events of a step.
pub(crate) type Out<'a> = &'a mut dyn Sink<Event>;

/// Slots of the Energy store (KE-CMP-04).
pub(crate) const ENERGY_SLOTS: u32 = 3;
/// Dice on a growth tile (KE-CMP-04).
pub(crate) const TILE_DICE: u8 = 3;
/// Growth tiles.
pub(crate) const TILES: u8 = 4;
/// Cards in the row (KE-SET-01).
pub(crate) const ROW: usize = 4;
/// Actions of an Octopus turn (KE-OCT-01).
pub(crate) const ACTIONS: u8 = 2;

/// The blocks on the board and around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reef {
    /// The zones that are in play.
    pub(crate) zones: Zones,
    /// What stands or lies in each zone; means nothing where the zone is empty.
    pub(crate) blocks: [Block; 9],
    /// Zones whose block lies revealed.
    pub(crate) revealed: Zones,
    /// Zones without a block, during setup and shuffles.
    pub(crate) empty: Zones,
    /// Blocks beside the board.
    pub(crate) aside: Blocks,
    /// Blocks in the Octopus's bag.
    pub(crate) bag: Blocks,
    /// The block drawn in a shuffle and not placed yet.
    pub(crate) drawn: Option<Block>,
}

impl Reef {
    pub(crate) const fn block(&self, zone: Zone) -> Block {
        self.blocks[zone as usize]
    }

    /// Zones with a block.
    pub(crate) fn filled(&self) -> Zones {
        self.zones.minus(self.empty)
    }

    /// The zones beside `zone` (KE-BRD-03).
    pub(crate) fn beside(&self, zone: Zone) -> Zones {
        Board::beside(zone).and(self.zones)
    }

    /// Zones whose block stands hidden.
    pub(crate) fn hidden(&self) -> Zones {
        self.zones.minus(self.revealed).minus(self.empty)
    }

    /// The zone of a block of this kind, if there is one on the board.
    pub(crate) fn find(&self, block: Block) -> Option<Zone> {
        self.filled().iter().find(|zone| self.block(*zone) == block)
    }
}

/// What has become of a food.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FoodState {
    /// Not eaten yet.
    Uneaten,
    /// Eaten, its effect not used yet.
    Ready,
    /// Eaten and used.
    Used,
}

/// The Octopus's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    pub(crate) hand: Cards,
    /// The draw pile below what is known of it.
    pub(crate) draw: Cards,
    /// Cards openly put on the draw pile, the uppermost last.
    pub(crate) tops: Short<Card, 8>,
    /// The discard pile, the uppermost last (KE-OCT-07).
    pub(crate) discard: Short<Card, 24>,
    /// Cards in the action slots (KE-OCT-06).
    pub(crate) slots: Short<Card, 2>,
    /// What lies below the top of each pile.
    pub(crate) piles: [Cards; 4],
    /// The top of each pile.
    pub(crate) pile_tops: [Option<Card>; 4],
    pub(crate) trash: Cards,
}

impl Deck {
    /// Number of cards in the draw pile.
    pub(crate) fn draw_count(&self) -> u32 {
        self.draw.total() + self.tops.len() as u32
    }

    /// Number of cards in a pile.
    pub(crate) fn pile_count(&self, pile: Pile) -> u32 {
        self.piles[pile.index()].total() + u32::from(self.pile_tops[pile.index()].is_some())
    }
}

/// The Octopus's turn and its lasting gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OctopusTurn {
    /// Actions taken this turn.
    pub(crate) actions: u8,
    pub(crate) hand_size: u8,
    pub(crate) food: [FoodState; 4],
    /// Whether the snail was used this turn (KE-OCT-09).
    pub(crate) snail: bool,
}

/// A Learn in progress (KE-LRN).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Learning {
    /// Items still to be gained.
    pub(crate) left: u8,
    /// Whether fewer are enough.
    pub(crate) up_to: bool,
    /// Revealed blocks that may still be exchanged.
    pub(crate) exchangeable: Zones,
    /// Blocks aside that may still be gained.
    pub(crate) gainable: Blocks,
    /// Cards gained.
    pub(crate) cards: Short<Card, 4>,
    /// Zones of the blocks gained.
    pub(crate) zones: Zones,
}

impl Learning {
    pub(crate) const NONE: Self = Self {
        left: 0,
        up_to: false,
        exchangeable: Zones::EMPTY,
        gainable: Blocks::EMPTY,
        cards: Short::new(Card::FastLearning),
        zones: Zones::EMPTY,
    };
}

/// Where the Shark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    /// Its space.
    pub(crate) space: Space,
    /// The end it faces; none if it stands across the path.
    pub(crate) facing: Option<End>,
}

/// A die on a Vigilant card (KE-VIG-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Saved {
    /// The card.
    pub card: SharkCard,
    /// The die.
    pub die: Face,
    /// Whether it may be placed: from the turn after it was saved.
    pub ready: bool,
}

/// A die on a zone's value, not resolved yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Aimed {
    /// The zone.
    pub zone: Zone,
    /// The die.
    pub die: Face,
}

/// The Shark's dice and where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dice {
    pub(crate) bag: [u8; 3],
    pub(crate) supply: [u8; 3],
    /// Drawn or lifted, and not rolled yet.
    pub(crate) rolling: [u8; 3],
    pub(crate) pool: Faces,
    pub(crate) energy: Faces,
    pub(crate) hunger: Short<Colour, 7>,
    /// Dice on the growth tile that is being filled.
    pub(crate) growth: Short<Colour, 3>,
    /// Growth tiles flipped.
    pub(crate) tiles: u8,
    /// Value of the Current on each space, 0 for none.
    pub(crate) currents: [u8; 16],
    pub(crate) saved: Short<Saved, 4>,
    pub(crate) aimed: Short<Aimed, 2>,
    /// The first Current swum over this turn: its value, 0 for none.
    pub(crate) ridden: u8,
    /// Where it still lies, until its leg ends.
    pub(crate) riding: Option<Space>,
}

/// The Shark's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SharkHand {
    pub(crate) row: [Option<SharkCard>; ROW],
    pub(crate) deck: SharkCards,
    /// Cards that may be used.
    pub(crate) ready: SharkCards,
    /// Cards bought this turn (KE-CRD-01).
    pub(crate) fresh: SharkCards,
    pub(crate) trash: SharkCards,
    /// Cards bought in the whole game.
    pub(crate) bought: u8,
}

/// What can be counted about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Rounds begun.
    pub rounds: u8,
    /// Dice on the Hunger track.
    pub hunger: u8,
    /// Shark cards bought.
    pub cards_bought: u8,
    /// Foods eaten.
    pub food_eaten: u8,
    /// Growth tiles flipped.
    pub tiles: u8,
    /// Confrontation pairs gone.
    pub pairs_gone: u8,
}

/// The Shark's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SharkTurn {
    /// Rerolls left from growth tiles (KE-DRW-03).
    pub(crate) rerolls: u8,
    /// What is left to spend (KE-ENG-07).
    pub(crate) budget: u8,
    /// Cards bought in this spending.
    pub(crate) bought: u8,
    /// Whether an Energy die was lowered (KE-ENG-04).
    pub(crate) lowered: bool,
}

/// The confrontation cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Duel {
    /// Pairs that are left.
    pub(crate) left: Stances,
    /// What the Octopus and the Shark have chosen.
    pub(crate) chosen: [Option<Stance>; 2],
}

/// A game of Kelp in progress. Seat 0 is the Octopus, seat 1 the Shark.
#[derive(Debug, PartialEq, Eq)]
pub struct Kelp {
    pub(crate) tables: &'static Tables,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) context: Context,
    /// The round being played, from 1.
    pub(crate) round: u8,
    pub(crate) reef: Reef,
    pub(crate) deck: Deck,
    pub(crate) octopus: OctopusTurn,
    pub(crate) learning: Learning,
    /// None until the Octopus has chosen the first den.
    pub(crate) shark: Option<Position>,
    pub(crate) dice: Dice,
    pub(crate) cards: SharkHand,
    pub(crate) hunt: SharkTurn,
    pub(crate) duel: Duel,
    /// What the Shark, and everybody who looks on, can know of hidden things.
    pub(crate) memory: Memory,
}

impl Clone for Kelp {
    /// Copies field by field straight to where the copy is wanted. Inlined into a loop the compiler would go by way of
    /// many small temporaries, which takes several times as long.
    #[inline(never)]
    fn clone(&self) -> Self {
        Self {
            tables: self.tables,
            options: self.options,
            phase: self.phase,
            context: self.context,
            round: self.round,
            reef: self.reef,
            deck: self.deck,
            octopus: self.octopus,
            learning: self.learning,
            shark: self.shark,
            dice: self.dice,
            cards: self.cards,
            hunt: self.hunt,
            duel: self.duel,
            memory: self.memory.clone(),
        }
    }
}

impl Kelp {
    /// What can be counted about the game; all of it is open to everybody.
    #[must_use]
    pub fn facts(&self) -> Facts {
        let eaten = self.octopus.food.iter().filter(|food| **food != FoodState::Uneaten).count();
        Facts {
            rounds: self.round,
            hunger: self.dice.hunger.len() as u8,
            cards_bought: self.cards.bought,
            food_eaten: eaten as u8,
            tiles: self.dice.tiles,
            pairs_gone: (self.tables.pairs().len() - self.duel.left.len()) as u8,
        }
    }

    pub(crate) fn board(&self) -> &'static Board {
        self.options.board(self.tables)
    }

    /// Tells what happened, and lets the Shark's memory have what the Shark perceives of it, and nothing else.
    pub(crate) fn tell(&mut self, out: Out<'_>, event: Event) {
        self.memory.observe(&event.seen_by(game_core::Audience::Seat(SHARK)));
        out.push(event);
    }

    /// Tells what everybody perceives.
    pub(crate) fn tell_all(&mut self, out: Out<'_>, event: SeenEvent) {
        self.tell(out, Event::Open(event));
    }

    /// Where the Shark is.
    pub(crate) fn position(&self) -> Position {
        self.shark.expect("the Shark stands on the board from the choice of its den on")
    }

    /// Spaces with a Current.
    pub(crate) fn current_spaces(&self) -> Spaces {
        let bit = |(index, value): (usize, &u8)| u16::from(*value > 0) << index;
        Spaces::from_bits(self.dice.currents.iter().enumerate().map(bit).fold(0, |bits, bit| bits | bit))
    }

    /// Spaces without a Current and without the Shark (KE-CUR-01).
    pub(crate) fn empty_spaces(&self) -> Spaces {
        self.board().spaces().minus(self.current_spaces()).without(self.position().space)
    }

    /// Whether a growth tile with this power works.
    pub(crate) fn power(&self) -> impl Iterator<Item = Power> {
        self.tables.tiles().iter().take(usize::from(self.dice.tiles)).map(|tile| tile.power)
    }

    /// The Shark cards that may be used and do something that `wanted` accepts.
    pub(crate) fn usable(&self, wanted: impl Fn(SharkEffect) -> bool) -> impl Iterator<Item = SharkCard> {
        let tables = self.tables;
        self.cards.ready.iter().filter(move |card| wanted(tables.shark_card(*card).effect))
    }

    /// Whether a food of this state is on the track.
    pub(crate) fn food(&self, food: Food) -> FoodState {
        self.octopus.food[food.index()]
    }
}
