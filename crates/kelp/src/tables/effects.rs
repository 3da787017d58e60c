//! What cards, traps and tiles do, as closed lists: a row of a data file names one of these.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::names::Food;

/// What an Octopus card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Swap two adjacent blocks, so many times (KE-SWP-01).
    Swap {
        /// How often.
        times: u8,
    },
    /// Shuffle blocks (KE-SHF-01).
    Shuffle {
        /// How many hidden blocks the Octopus picks.
        hidden: u8,
        /// Which block goes in with them.
        #[serde(default)]
        with: With,
    },
    /// Hide at least one and at most `up_to` blocks (KE-HID-01).
    Hide {
        /// The most.
        up_to: u8,
        /// What may follow.
        #[serde(default)]
        then: AfterHide,
    },
    /// Gain cards and blocks (KE-LRN-01).
    Learn {
        /// How many items, exactly.
        items: u8,
        /// What may follow.
        #[serde(default)]
        then: AfterLearn,
    },
    /// Eat this food (KE-EAT-01).
    Eat {
        /// The food.
        food: Food,
    },
}

/// A block that a shuffle names, hidden or revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// None.
    #[default]
    Nothing,
    /// The block in the centre zone.
    Centre,
    /// The Octopus.
    Octopus,
}

/// What may follow on hiding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AfterHide {
    /// Nothing.
    #[default]
    Nothing,
    /// Draw one card.
    Draw,
    /// Swap two adjacent hidden blocks.
    SwapHidden,
    /// Trash a card from hand.
    TrashHand,
}

/// What may follow on learning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AfterLearn {
    /// Nothing.
    #[default]
    Nothing,
    /// Put a gained card on top of the draw pile.
    Top,
    /// Hide gained blocks.
    HideGained,
    /// Take a gained card, not an Eat card, to hand.
    ToHand,
    /// Trash a card from hand or discard pile.
    Trash,
}

/// What a Shark card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum SharkEffect {
    /// Nothing: the card only brings dice.
    Nothing,
    /// Turn round before moving.
    TurnBack,
    /// Feed a pool die to the Hunger track and turn a red one to 6.
    FeedAndTurn,
    /// Trash a random confrontation pair.
    Expose,
    /// Draw and roll one more die.
    ExtraDie,
    /// Ignore a trap.
    IgnoreTrap,
    /// Return two drawn dice and choose one from the bag.
    ChooseDie,
    /// Reroll dice.
    Reroll {
        /// The most dice.
        dice: u8,
    },
    /// Raise a pool die.
    Raise {
        /// By how much, at most to 6.
        by: u8,
    },
    /// Swim one more leg.
    ExtraLeg,
    /// Save a die for a later turn.
    SaveDie,
}

/// What a trap lets the Octopus do (KE-TRP-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum TrapEffect {
    /// Hide blocks other than the trap.
    Hide {
        /// The most.
        up_to: u8,
    },
    /// Send Currents back to the bag.
    RemoveCurrents {
        /// The most.
        up_to: u8,
    },
    /// Move the Shark to a den.
    Den,
}

/// What the Octopus may do when it escapes (KE-CON-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum EscapeEffect {
    /// Put the Shark on a den.
    Den,
    /// Shuffle the Octopus with an adjacent block.
    ShuffleAdjacent,
    /// Hide the Octopus and other blocks.
    Hide {
        /// The most other blocks.
        others: u8,
    },
}

/// The power of a growth tile (KE-GRW-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Power {
    /// One reroll a turn.
    Reroll,
    /// More Energy when spending little.
    Energy {
        /// From this total on.
        least: u8,
        /// Up to this total.
        most: u8,
        /// So much more.
        bonus: u8,
    },
    /// One more die a turn.
    ExtraDie,
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap { times } => write!(f, "swap two adjacent blocks, {times} in all"),
            Self::Shuffle { hidden, with } => write!(f, "shuffle {hidden} hidden blocks{with}"),
            Self::Hide { up_to, then } => write!(f, "hide 1 to {up_to} blocks{then}"),
            Self::Learn { items, then } => write!(f, "learn {items}{then}"),
            Self::Eat { food } => write!(f, "eat the {food}"),
        }
    }
}

impl fmt::Display for With {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "",
            Self::Centre => " and the centre block",
            Self::Octopus => " and the Octopus",
        })
    }
}

impl fmt::Display for AfterHide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "",
            Self::Draw => ", then perhaps draw a card",
            Self::SwapHidden => ", then perhaps swap two adjacent hidden blocks",
            Self::TrashHand => ", then perhaps trash a card from hand",
        })
    }
}

impl fmt::Display for AfterLearn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "",
            Self::Top => ", then perhaps put a gained card on the draw pile",
            Self::HideGained => ", then perhaps hide gained blocks",
            Self::ToHand => ", then perhaps take a gained card that is no Eat card to hand",
            Self::Trash => ", then perhaps trash a card from hand or discard pile",
        })
    }
}

impl fmt::Display for SharkEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("only its dice"),
            Self::TurnBack => f.write_str("turn round before moving"),
            Self::FeedAndTurn => f.write_str("feed a pool die to the Hunger track and turn a red one to 6"),
            Self::Expose => f.write_str("trash a random confrontation pair"),
            Self::ExtraDie => f.write_str("draw and roll one more die"),
            Self::IgnoreTrap => f.write_str("ignore a trap"),
            Self::ChooseDie => f.write_str("return two drawn dice and choose one from the bag"),
            Self::Reroll { dice } => write!(f, "reroll up to {dice} pool dice"),
            Self::Raise { by } => write!(f, "raise a pool die by {by}"),
            Self::ExtraLeg => f.write_str("swim one more leg"),
            Self::SaveDie => f.write_str("save a die for a later turn"),
        }
    }
}

impl fmt::Display for TrapEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hide { up_to } => write!(f, "hide up to {up_to} blocks"),
            Self::RemoveCurrents { up_to } => write!(f, "remove up to {up_to} Currents"),
            Self::Den => f.write_str("move the Shark to a den"),
        }
    }
}

impl fmt::Display for EscapeEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Den => f.write_str("move the Shark to a den"),
            Self::ShuffleAdjacent => f.write_str("shuffle the Octopus with an adjacent block"),
            Self::Hide { others } => write!(f, "hide the Octopus and up to {others} other blocks"),
        }
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reroll => f.write_str("one reroll a turn"),
            Self::Energy { least, most, bonus } => {
                write!(f, "{bonus} more Energy when spending {least} to {most}")
            }
            Self::ExtraDie => f.write_str("one more die a turn"),
        }
    }
}
