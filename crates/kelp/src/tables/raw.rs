//! The data files as they are written, row by row; nothing is checked here but the words.

use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::effects::{Effect, EscapeEffect, Power, SharkEffect, TrapEffect};
use crate::names::{Block, Card, Colour, Pile, SharkCard, Space, Stance, Zone};

/// Where a row comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Printed in a rulebook.
    Rulebook,
    /// Said by the publisher.
    PublisherFaq,
    /// Ours.
    Reconstructed,
}

/// The kind of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ZoneKind {
    /// The middle.
    Centre,
    /// Open water.
    Exposed,
    /// Kelp forest.
    Kelp,
    /// Rocks.
    Rocky,
    /// A cleft in the rocks.
    Narrow,
}

impl std::fmt::Display for ZoneKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Centre => "centre",
            Self::Exposed => "exposed",
            Self::Kelp => "kelp",
            Self::Rocky => "rocky",
            Self::Narrow => "narrow rocky",
        })
    }
}

/// Where an Octopus card lies at the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// In the opening hand.
    Hand,
    /// In the starting deck.
    Deck,
    /// In the pile of its type.
    Pile,
}

/// Printed names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// English.
    pub en: Option<String>,
    /// Ukrainian.
    pub uk: Option<String>,
    /// Polish.
    pub pl: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    pub(super) name: Spanned<String>,
    pub(super) zone: Vec<Spanned<ZoneRow>>,
    pub(super) space: Vec<Spanned<SpaceRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ZoneRow {
    pub(super) id: Zone,
    pub(super) kind: ZoneKind,
    pub(super) value: u8,
    pub(super) source: Source,
    #[serde(default)]
    pub(super) ours: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceRow {
    pub(super) id: Space,
    pub(super) touches: Vec<Zone>,
    pub(super) ends: [Vec<Space>; 2],
    #[serde(default)]
    pub(super) den: bool,
    pub(super) source: Source,
    #[serde(default)]
    pub(super) ours: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardFile {
    pub(super) card: Vec<Spanned<CardRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardRow {
    pub(super) id: Card,
    pub(super) en: Option<String>,
    pub(super) uk: Option<String>,
    pub(super) pl: Option<String>,
    #[serde(rename = "type")]
    pub(super) pile: Pile,
    pub(super) cost: u8,
    pub(super) effect: Effect,
    pub(super) copies: u8,
    pub(super) start: Start,
    pub(super) source: Source,
    #[serde(default)]
    pub(super) ours: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SharkFile {
    pub(super) card: Vec<Spanned<SharkRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SharkRow {
    pub(super) id: SharkCard,
    pub(super) en: Option<String>,
    pub(super) uk: Option<String>,
    pub(super) pl: Option<String>,
    pub(super) cost: u8,
    pub(super) dice: Vec<Colour>,
    pub(super) effect: SharkEffect,
    pub(super) copies: u8,
    pub(super) source: Source,
    #[serde(default)]
    pub(super) ours: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BlockFile {
    pub(super) block: Vec<Spanned<BlockRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BlockRow {
    pub(super) id: Block,
    pub(super) copies: u8,
    pub(super) board: u8,
    pub(super) trap: Option<TrapEffect>,
    pub(super) source: Source,
    #[serde(default)]
    pub(super) ours: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DuelFile {
    pub(super) card: Vec<Spanned<DuelRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DuelRow {
    pub(super) colour: Stance,
    pub(super) en: Option<String>,
    pub(super) uk: Option<String>,
    pub(super) pl: Option<String>,
    pub(super) effect: EscapeEffect,
    pub(super) source: Source,
    #[serde(default)]
    pub(super) ours: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MatFile {
    pub(super) dice: Vec<Spanned<DiceRow>>,
    pub(super) tile: Vec<Spanned<TileRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiceRow {
    pub(super) colour: Colour,
    pub(super) copies: u8,
    pub(super) bag: u8,
    pub(super) source: Source,
    #[serde(default)]
    pub(super) ours: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileRow {
    pub(super) power: Power,
    pub(super) source: Source,
    #[serde(default)]
    pub(super) ours: Vec<String>,
}
