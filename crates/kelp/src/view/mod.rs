//! What an audience may know.

mod build;

use game_core::Audience;
use serde::Serialize;

use crate::{
    collections::{Blocks, Cards, Faces, SharkCards, Stances, Zones},
    memory::Memory,
    names::{Block, Card, Colour, Food, Pile, SharkCard, Side, Space, Stance, Word, Zone},
    options::Options,
    phase::{Context, OCTOPUS, Phase, SHARK},
    state::{Aimed, FoodState, Learning, Position, ROW, Saved},
    tables::{Board, End, Tables, ZoneKind},
};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The Octopus: sees its blocks and its hand.
    Octopus,
    /// The Shark: sees into its bag.
    Shark,
    /// Somebody who watches: sees what both see (KE-INF-03).
    Spectator,
    /// Everybody, once the game is over (KE-INF-04).
    Everyone,
}

impl Viewer {
    /// The viewer that an audience is.
    #[must_use]
    pub fn of(audience: Audience) -> Self {
        match audience {
            Audience::Seat(seat) if seat == OCTOPUS => Self::Octopus,
            Audience::Seat(seat) if seat == SHARK => Self::Shark,
            Audience::Seat(_) | Audience::Spectator => Self::Spectator,
            Audience::Everyone => Self::Everyone,
        }
    }

    pub(crate) const fn sees_octopus(self) -> bool {
        match self {
            Self::Octopus | Self::Everyone => true,
            Self::Shark | Self::Spectator => false,
        }
    }

    pub(crate) const fn sees_shark(self) -> bool {
        match self {
            Self::Shark | Self::Everyone => true,
            Self::Octopus | Self::Spectator => false,
        }
    }
}

/// Whether and how a block is in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// It stands hidden.
    Hidden,
    /// It lies revealed.
    Revealed,
    /// The zone is empty, during setup and shuffles, or out of play.
    Empty,
}

/// A zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneView {
    /// The zone.
    pub zone: Zone,
    /// Its kind.
    pub terrain: ZoneKind,
    /// Its value.
    pub value: u8,
    /// How its block stands.
    pub stand: Stand,
    /// Its block, if the viewer sees it.
    pub block: Option<Block>,
    /// Its block, if the Shark knows it for certain by now.
    pub remembered: Option<Block>,
}

/// A pile of Octopus cards beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    /// The pile.
    pub pile: Pile,
    /// Its top card.
    pub top: Option<Card>,
    /// Number of cards, the top included.
    pub count: u8,
}

/// Dice by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the colours explain themselves
pub struct DiceCount {
    pub blue: u8,
    pub yellow: u8,
    pub red: u8,
}

impl DiceCount {
    pub(crate) const fn new([blue, yellow, red]: [u8; 3]) -> Self {
        Self { blue, yellow, red }
    }

    pub(crate) const fn array(self) -> [u8; 3] {
        [self.blue, self.yellow, self.red]
    }
}

/// Where the Shark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SharkView {
    /// Its space.
    pub space: Space,
    /// The end it faces, 1 or 2; none if it stands across the path.
    pub facing: Option<u8>,
    /// The zones it touches.
    #[cfg_attr(feature = "ts", ts(type = "Zone[]"))]
    pub touches: Zones,
}

impl SharkView {
    pub(crate) fn position(self) -> Position {
        let facing = self.facing.map(|end| if end == 1 { End::One } else { End::Two });
        Position { space: self.space, facing }
    }
}

/// A Current on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CurrentView {
    /// Its space.
    pub space: Space,
    /// Its value.
    pub value: u8,
}

/// A card of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowView {
    /// The card.
    pub card: SharkCard,
    /// What it costs.
    pub cost: u8,
    /// The dice it brings.
    pub dice: DiceCount,
}

/// The Octopus's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OctopusView {
    /// Cards in hand.
    pub hand_count: u8,
    /// The hand, if the viewer sees it.
    #[cfg_attr(feature = "ts", ts(type = "Card[] | null"))]
    pub hand: Option<Cards>,
    /// Cards that are openly in hand.
    #[cfg_attr(feature = "ts", ts(type = "Card[]"))]
    pub hand_known: Cards,
    /// Hand size.
    pub hand_size: u8,
    /// Cards in the draw pile.
    pub draw_count: u8,
    /// What lies in the draw pile in no order, below what is openly on top, if the viewer sees it.
    #[cfg_attr(feature = "ts", ts(type = "Card[] | null"))]
    pub draw: Option<Cards>,
    /// Cards openly on the draw pile, the uppermost last.
    pub draw_tops: Vec<Card>,
    /// Cards that are in hand or in the draw pile, nobody but the Octopus knows which.
    #[cfg_attr(feature = "ts", ts(type = "Card[]"))]
    pub unseen: Cards,
    /// The discard pile, the uppermost last.
    pub discard: Vec<Card>,
    /// Cards in the action slots.
    pub slots: Vec<Card>,
    /// The piles beside the board.
    pub piles: [PileView; 4],
    /// Trashed cards.
    #[cfg_attr(feature = "ts", ts(type = "Card[]"))]
    pub trash: Cards,
    /// Actions taken this turn.
    pub actions: u8,
    /// What has become of crab, snail, lobster and abalone.
    pub food: [FoodState; 4],
    /// Whether the snail was used this turn.
    pub snail: bool,
    /// Blocks beside the board.
    #[cfg_attr(feature = "ts", ts(type = "Block[]"))]
    pub aside: Blocks,
    /// Blocks in the Octopus's bag.
    pub bag_count: u8,
    /// What is in that bag, if the viewer knows.
    #[cfg_attr(feature = "ts", ts(type = "Block[] | null"))]
    pub bag: Option<Blocks>,
    /// The block drawn in a shuffle, if the viewer sees it.
    pub drawn: Option<Block>,
}

/// The Shark's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SharkSide {
    /// Where the Shark is.
    pub shark: Option<SharkView>,
    /// Currents on the board.
    pub currents: Vec<CurrentView>,
    /// Dice in the bag.
    pub bag_count: u8,
    /// The dice in the bag by colour, if the viewer may look into it.
    pub bag: Option<DiceCount>,
    /// Dice in the supply.
    pub supply: DiceCount,
    /// Dice that wait to be rolled.
    pub rolling: DiceCount,
    /// The pool.
    #[cfg_attr(feature = "ts", ts(type = "Face[]"))]
    pub pool: Faces,
    /// Stored Energy.
    #[cfg_attr(feature = "ts", ts(type = "Face[]"))]
    pub energy: Faces,
    /// The Hunger track.
    pub hunger: Vec<Colour>,
    /// Dice on the growth tile that is being filled.
    pub growth: Vec<Colour>,
    /// Growth tiles flipped.
    pub tiles: u8,
    /// Dice on Vigilant cards.
    pub saved: Vec<Saved>,
    /// Dice on zones.
    pub aimed: Vec<Aimed>,
    /// The space of the first Current of the turn, while the Shark rides it.
    pub riding: Option<Space>,
    /// Value of the first Current of the turn once it is off the board, 0 for none.
    pub ridden: u8,
    /// The row.
    pub row: [Option<RowView>; ROW],
    /// Cards in the Shark's deck.
    pub deck_count: u8,
    /// Cards that may be used.
    #[cfg_attr(feature = "ts", ts(type = "SharkCard[]"))]
    pub ready: SharkCards,
    /// Cards bought this turn.
    #[cfg_attr(feature = "ts", ts(type = "SharkCard[]"))]
    pub fresh: SharkCards,
    /// Trashed cards.
    #[cfg_attr(feature = "ts", ts(type = "SharkCard[]"))]
    pub trash: SharkCards,
    /// Cards bought in the whole game.
    pub cards_bought: u8,
    /// Rerolls left.
    pub rerolls: u8,
    /// What is left to spend.
    pub budget: u8,
    /// Cards bought in this spending.
    pub bought: u8,
    /// Whether an Energy die was lowered.
    pub lowered: bool,
}

/// The confrontation cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuelView {
    /// Pairs that are left.
    #[cfg_attr(feature = "ts", ts(type = "Stance[]"))]
    pub left: Stances,
    /// Whether the Octopus has chosen.
    pub octopus_ready: bool,
    /// Whether the Shark has chosen.
    pub shark_ready: bool,
    /// What the Octopus has chosen, if the viewer sees it.
    pub octopus: Option<Stance>,
    /// What the Shark has chosen, if the viewer sees it.
    pub shark: Option<Stance>,
}

/// A Learn in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LearningView {
    /// Items still to be gained.
    pub left: u8,
    /// Whether fewer are enough.
    pub up_to: bool,
    /// Blocks that may still be exchanged.
    #[cfg_attr(feature = "ts", ts(type = "Zone[]"))]
    pub exchangeable: Zones,
    /// Zones of the blocks gained.
    #[cfg_attr(feature = "ts", ts(type = "Zone[]"))]
    pub zones: Zones,
}

/// What an audience may know, with perfect recall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "KelpView"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed.
    pub options: Options,
    /// The round.
    pub round: u8,
    /// The sides that are asked now.
    pub asked: Vec<Side>,
    /// What is asked.
    pub phase: Phase,
    /// On whose account.
    pub context: Context,
    /// The zones, row by row.
    pub zones: [ZoneView; 9],
    /// The Octopus's side.
    pub octopus: OctopusView,
    /// The Learn in progress, if any.
    pub learning: Option<LearningView>,
    /// The Shark's side.
    pub shark: SharkSide,
    /// The confrontation cards.
    pub duel: DuelView,
    /// Spaces in front of dens.
    pub dens: Vec<Space>,
    /// The Learn in full.
    #[serde(skip)]
    pub(crate) learning_state: Learning,
    /// What the Shark can know of hidden things; all of it is public.
    #[serde(skip)]
    pub(crate) memory: Memory,
}

impl View {
    /// What the Shark can know of hidden things, for [`crate::Belief::of`].
    #[must_use]
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The tables the game is played with.
    #[must_use]
    pub fn tables(&self) -> &'static Tables {
        self.options.tables().expect("a game was started with these options")
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        self.options.board(self.tables())
    }

    /// What has become of a food.
    #[must_use]
    pub fn food(&self, food: Food) -> FoodState {
        self.octopus.food[food.index()]
    }

    /// Value of the Current on a space, 0 for none.
    #[must_use]
    pub fn current(&self, space: Space) -> u8 {
        self.shark.currents.iter().find(|current| current.space == space).map_or(0, |current| current.value)
    }

    /// The zone of a block that the viewer sees.
    #[must_use]
    pub fn find(&self, block: Block) -> Option<Zone> {
        self.zones.iter().find(|zone| zone.block == Some(block)).map(|zone| zone.zone)
    }
}
