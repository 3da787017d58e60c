//! What is being asked: the small steps that turns are made of.

use game_core::{RuleId, Seat};
use serde::Serialize;

use crate::{
    action::{DieChoice, Item},
    collections::Zones,
    names::{Card, Face, Food, Pile, SharkCard, Side, Space, Stance, Zone},
};

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

/// Who is asked in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    One(Side),
    Both,
    Chance,
    Nobody,
}

impl Phase {
    pub(crate) const fn asked(self) -> Asked {
        match self {
            Self::LayBlock
            | Self::TurnPile { .. }
            | Self::FillRow
            | Self::DrawCards { .. }
            | Self::DrawBlock
            | Self::DrawDie { .. }
            | Self::Roll
            | Self::Expose
            | Self::ExtraDie => Asked::Chance,
            Self::Den
            | Self::Act
            | Self::Pay { .. }
            | Self::Swap { .. }
            | Self::Pick { .. }
            | Self::PickAdjacent
            | Self::Hide { .. }
            | Self::Learn
            | Self::Exchange { .. }
            | Self::Top
            | Self::TakeGained
            | Self::MayDraw
            | Self::Trash { .. }
            | Self::Snail
            | Self::SnailTake { .. }
            | Self::RemoveCurrents { .. }
            | Self::Escape => Asked::One(Side::Octopus),
            Self::Duel => Asked::Both,
            Self::Over { .. } => Asked::Nobody,
            _ => Asked::One(Side::Shark),
        }
    }

    /// The phase as those see it who may not look over the Octopus's shoulder: a payment or a choice of blocks that is
    /// not complete is not known to be going on.
    pub(crate) const fn public(self) -> Self {
        match self {
            Self::Pay { .. } => Self::Act,
            Self::Pick { .. } => Self::Pick { picked: Zones::EMPTY },
            Self::LayBlock
            | Self::TurnPile { .. }
            | Self::FillRow
            | Self::DrawCards { .. }
            | Self::Den
            | Self::Act
            | Self::Swap { .. }
            | Self::PickAdjacent
            | Self::DrawBlock
            | Self::PlaceBlock
            | Self::Hide { .. }
            | Self::Learn
            | Self::Exchange { .. }
            | Self::Top
            | Self::TakeGained
            | Self::MayDraw
            | Self::Trash { .. }
            | Self::Snail
            | Self::SnailTake { .. }
            | Self::HowMany
            | Self::DrawDie { .. }
            | Self::Fetch
            | Self::BeforeRoll
            | Self::ReturnDie { .. }
            | Self::WantDie
            | Self::Roll
            | Self::AfterRoll
            | Self::Reroll { .. }
            | Self::Feed
            | Self::TurnRed
            | Self::Raise { .. }
            | Self::Save { .. }
            | Self::Expose
            | Self::ExtraDie
            | Self::Currents
            | Self::LayCurrent { .. }
            | Self::Move
            | Self::Swim { .. }
            | Self::AfterLeg
            | Self::ExtraLeg
            | Self::Aim
            | Self::Resolve
            | Self::Observe
            | Self::RemoveCurrents { .. }
            | Self::Duel
            | Self::Escape
            | Self::Store { .. }
            | Self::Spend
            | Self::Buy
            | Self::Replace { .. }
            | Self::FeedEnergy
            | Self::Over { .. } => self,
        }
    }

    /// The rule that says what is asked, and so forbids everything else.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::LayBlock => "KE-SET-03",
            Self::TurnPile { .. } => "KE-SET-02",
            Self::FillRow => "KE-SET-01",
            Self::DrawCards { .. } => "KE-OCT-04",
            Self::Den | Self::RemoveCurrents { .. } => "KE-TRP-01",
            Self::Act => "KE-OCT-01",
            Self::Pay { .. } => "KE-OCT-02",
            Self::Swap { .. } | Self::MayDraw => "KE-OCT-03",
            Self::Pick { .. } | Self::PickAdjacent | Self::DrawBlock | Self::PlaceBlock => "KE-SHF-01",
            Self::Hide { .. } => "KE-HID-01",
            Self::Learn => "KE-LRN-01",
            Self::Exchange { .. } => "KE-LRN-03",
            Self::Top | Self::TakeGained => "KE-LRN-02",
            Self::Trash { .. } => "KE-TRS-01",
            Self::Snail | Self::SnailTake { .. } => "KE-EAT-04",
            Self::HowMany | Self::DrawDie { .. } | Self::Roll => "KE-DRW-01",
            Self::Fetch => "KE-DRW-02",
            Self::BeforeRoll | Self::AfterRoll | Self::Expose | Self::ExtraDie => "KE-DRW-04",
            Self::ReturnDie { .. }
            | Self::WantDie
            | Self::Reroll { .. }
            | Self::Feed
            | Self::TurnRed
            | Self::Raise { .. } => "KE-DRW-05",
            Self::Save { .. } => "KE-VIG-01",
            Self::Currents | Self::LayCurrent { .. } => "KE-CUR-01",
            Self::Move => "KE-MOV-01",
            Self::Swim { .. } => "KE-MOV-02",
            Self::AfterLeg | Self::ExtraLeg => "KE-MOV-04",
            Self::Aim | Self::Resolve => "KE-SEA-01",
            Self::Observe => "KE-TRP-01",
            Self::Duel => "KE-CON-01",
            Self::Escape => "KE-CON-02",
            Self::Store { .. } => "KE-ENG-01",
            Self::Spend | Self::Buy => "KE-ENG-02",
            Self::Replace { .. } => "KE-ENG-04",
            Self::FeedEnergy => "KE-ENG-05",
            Self::Over { .. } => "KE-TRN-01",
        }
    }
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

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The Octopus ate its fourth food (KE-END-01).
    Feast,
    /// The Hunger track is full (KE-END-02).
    Exhausted,
    /// The Shark won a confrontation (KE-END-03).
    Caught,
    /// The Shark has one Hunger space left and no red die (KE-END-04).
    Toothless,
    /// The last round is over (KE-END-05).
    Outlasted,
}

impl Ending {
    /// Who has won.
    #[must_use]
    pub const fn winner(self) -> Seat {
        match self {
            Self::Caught => SHARK,
            Self::Feast | Self::Exhausted | Self::Toothless | Self::Outlasted => OCTOPUS,
        }
    }

    /// The rule that ended the game.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Feast => "KE-END-01",
            Self::Exhausted => "KE-END-02",
            Self::Caught => "KE-END-03",
            Self::Toothless => "KE-END-04",
            Self::Outlasted => "KE-END-05",
        })
    }

    /// The ending in one word.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Feast => "feast",
            Self::Exhausted => "exhausted",
            Self::Caught => "caught",
            Self::Toothless => "toothless",
            Self::Outlasted => "outlasted",
        }
    }
}
