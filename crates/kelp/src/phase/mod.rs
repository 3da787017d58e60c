//! What is being asked: the small steps that turns are made of.

mod ending;
mod questions;

use game_core::Seat;
use serde::Serialize;

use crate::{
    action::{DieChoice, Item},
    collections::Zones,
    names::{Card, Face, Food, Pile, SharkCard, Space, Stance, Zone},
};

pub use ending::Ending;
pub(crate) use questions::Asked;

/// The Octopus's seat.
pub const OCTOPUS: Seat = Seat::at(0);
/// The Shark's seat.
pub const SHARK: Seat = Seat::at(1);

/// What the game waits for, in detail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// Chance: a block for the next zone (KE-SET-03).
    LayBlock,
    /// Chance: the next top card of a pile (KE-SET-02, KE-LRN-05).
    TurnPile {
        /// The pile.
        pile: Pile,
    },
    /// Chance: the next card of the row (KE-SET-01, KE-ENG-02).
    FillRow,
    /// Chance: a card from the draw pile (KE-OCT-04).
    DrawCards {
        /// How many are still to be drawn.
        left: u8,
    },
    /// The Octopus names a den (KE-SET-05, KE-DEN-01).
    Den,
    /// The Octopus chooses an action or a food (KE-OCT-01).
    Act,
    /// The Octopus pays; nobody else knows yet (KE-OCT-02).
    Pay {
        /// The card to be played.
        card: Card,
        /// What has been chosen so far.
        #[cfg_attr(feature = "ts", ts(type = "Zone[]"))]
        paid: Zones,
    },
    /// The Octopus swaps (KE-SWP-01).
    Swap {
        /// Swaps still to be made.
        left: u8,
        /// Whether it may be declined, and is for hidden blocks only.
        hidden: bool,
    },
    /// The Octopus picks blocks for a shuffle; nobody else knows yet (KE-SHF-01).
    Pick {
        /// What has been picked so far.
        #[cfg_attr(feature = "ts", ts(type = "Zone[]"))]
        picked: Zones,
    },
    /// The Octopus picks the block it is shuffled with (Flight).
    PickAdjacent,
    /// Chance: a block from the Octopus's bag (KE-SHF-01).
    DrawBlock,
    /// The Shark names the space the drawn block goes to (KE-SHF-01).
    PlaceBlock,
    /// The Octopus hides (KE-HID-01).
    Hide {
        /// How many it may still hide.
        left: u8,
        /// Which zones it may choose from.
        #[cfg_attr(feature = "ts", ts(type = "Zone[]"))]
        among: Zones,
        /// Whether it must hide one more.
        must: bool,
    },
    /// The Octopus gains an item (KE-LRN-01).
    Learn,
    /// The Octopus exchanges a gained block (KE-LRN-03).
    Exchange {
        /// What was gained.
        item: Item,
    },
    /// The Octopus may put a gained card on the draw pile.
    Top,
    /// The Octopus may take a gained card to hand.
    TakeGained,
    /// The Octopus may draw a card.
    MayDraw,
    /// The Octopus may trash a card.
    Trash {
        /// Whether from the discard pile too.
        discard: bool,
    },
    /// The Octopus says whether the snail searches the draw pile (KE-EAT-04).
    Snail,
    /// The Octopus takes a card with the snail.
    SnailTake {
        /// Whether the draw pile is open to it.
        searched: bool,
    },
    /// The Shark says how many dice it draws (KE-DRW-01).
    HowMany,
    /// Chance: a die from the bag (KE-DRW-01).
    DrawDie {
        /// How many are still to be drawn.
        left: u8,
    },
    /// The Shark takes a Current to the roll (KE-DRW-02).
    Fetch,
    /// The Shark may use Reactive (KE-DRW-04).
    BeforeRoll,
    /// The Shark returns drawn dice to the bag (Reactive).
    ReturnDie {
        /// How many.
        left: u8,
    },
    /// The Shark chooses a die from the bag (Reactive).
    WantDie,
    /// Chance: the face of a die.
    Roll,
    /// The Shark may reroll and use cards (KE-DRW-03, KE-DRW-04).
    AfterRoll,
    /// The Shark names dice to reroll (Relentless).
    Reroll {
        /// How many it may still name.
        left: u8,
        /// Whether one has been named.
        named: bool,
    },
    /// The Shark feeds a pool die to the Hunger track (Daring).
    Feed,
    /// The Shark turns a red die to 6 (Daring).
    TurnRed,
    /// The Shark raises a die (Ruthless).
    Raise {
        /// By how much.
        by: u8,
    },
    /// The Shark saves a die (Vigilant).
    Save {
        /// The card it is put on.
        card: SharkCard,
    },
    /// Chance: a confrontation pair (Hostile).
    Expose,
    /// Chance: one more die from the bag (Hungry).
    ExtraDie,
    /// The Shark may place Currents (KE-CUR-01).
    Currents,
    /// The Shark names the space for a Current.
    LayCurrent {
        /// The die in hand.
        die: DieChoice,
    },
    /// The Shark begins to move (KE-MOV-01).
    Move,
    /// The Shark is on its way over Currents (KE-MOV-02).
    Swim {
        /// Where the leg began.
        start: Space,
        /// The value of the Current it is on.
        last: u8,
    },
    /// The Shark may use Swift (KE-MOV-04).
    AfterLeg,
    /// The Shark begins the extra leg of Swift.
    ExtraLeg,
    /// The Shark may place dice on zones (KE-SEA-01).
    Aim,
    /// The Shark says which die is resolved first (KE-SEA-01).
    Resolve,
    /// The Shark may ignore the trap it has revealed (KE-TRP-01).
    Observe,
    /// The Octopus may remove Currents (KE-TRP-01).
    RemoveCurrents {
        /// How many.
        left: u8,
    },
    /// Both choose a confrontation card (KE-CON-01).
    Duel,
    /// The Octopus may use the card it escaped with (KE-CON-02).
    Escape,
    /// The Shark chooses which dice are stored (KE-ENG-01).
    Store {
        /// Free slots.
        left: u8,
    },
    /// The Shark may spend Energy (KE-ENG-02).
    Spend,
    /// The Shark buys (KE-ENG-02).
    Buy,
    /// The Shark says which card of the row is replaced (KE-ENG-04).
    Replace {
        /// The die that is lowered.
        die: Face,
    },
    /// The Shark chooses the Energy die for the Hunger track (KE-ENG-05).
    FeedEnergy,
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// On whose account the present steps are made; says what comes after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Context {
    /// The game is being set up.
    Setup,
    /// The Octopus's turn, between actions, or a draw.
    Turn,
    /// The Octopus has discarded a card and may hide a block (KE-OCT-05).
    Discard,
    /// A card is being played.
    Card {
        /// The card.
        card: Card,
        /// Whether its main effect is done.
        then: bool,
    },
    /// A food is being used.
    Food {
        /// The food.
        food: Food,
    },
    /// The Shark's turn.
    Shark,
    /// A trap is working.
    Trap {
        /// Where it lies.
        zone: Zone,
    },
    /// The Octopus has escaped.
    Escape {
        /// With this card.
        stance: Stance,
    },
}
