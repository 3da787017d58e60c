//! The tables as clients get them: everything needed to draw a card or a board, also for data files of one's own.

use serde::Serialize;

use crate::{
    names::{Block, Card, Colour, Pile, SharkCard, Space, Stance, Word, Zone},
    tables::{Board, Effect, EscapeEffect, Power, SharkEffect, Source, Tables, TrapEffect, ZoneKind},
    view::DiceCount,
};

/// An Octopus card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the columns of the data file
pub struct CardEntry {
    pub card: Card,
    pub pile: Pile,
    pub cost: u8,
    pub copies: u8,
    pub effect: Effect,
    pub source: Source,
}

/// A Shark card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the columns of the data file
pub struct SharkCardEntry {
    pub card: SharkCard,
    pub cost: u8,
    pub dice: DiceCount,
    pub copies: u8,
    pub effect: SharkEffect,
    pub source: Source,
}

/// A trap.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the columns of the data file
pub struct TrapEntry {
    pub block: Block,
    pub effect: TrapEffect,
}

/// A pair of confrontation cards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the columns of the data file
pub struct StanceEntry {
    pub stance: Stance,
    pub effect: EscapeEffect,
}

/// A zone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the columns of the data file
pub struct ZoneEntry {
    pub zone: Zone,
    pub terrain: ZoneKind,
    pub value: u8,
}

/// A space.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the columns of the data file
pub struct SpaceEntry {
    pub space: Space,
    pub touches: Vec<Zone>,
    pub ends: [Vec<Space>; 2],
    pub den: bool,
}

/// A side of the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardEntry {
    /// Its zones, row by row.
    pub zones: Vec<ZoneEntry>,
    /// Its spaces.
    pub spaces: Vec<SpaceEntry>,
}

/// Everything that is data.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "KelpCatalogue"))]
pub struct Catalogue {
    /// Octopus cards.
    pub cards: Vec<CardEntry>,
    /// Shark cards.
    pub shark_cards: Vec<SharkCardEntry>,
    /// Traps.
    pub traps: Vec<TrapEntry>,
    /// Confrontation cards.
    pub stances: Vec<StanceEntry>,
    /// Growth tiles from left to right.
    pub tiles: Vec<Power>,
    /// Dice of each colour, blue first.
    pub dice: DiceCount,
    /// The day side.
    pub day: BoardEntry,
    /// The night side.
    pub night: BoardEntry,
}

impl Catalogue {
    /// The catalogue of `tables`.
    #[must_use]
    pub fn of(tables: &Tables) -> Self {
        let side = |name| BoardEntry::of(tables.board(name).expect("there is a day and a night side"));
        let copies = |colour: Colour| tables.dice()[colour.index()].copies;
        Self {
            cards: tables.cards().iter().map(|card| CardEntry::of(tables, card)).collect(),
            shark_cards: tables.shark_cards().iter().map(|card| SharkCardEntry::of(tables, card)).collect(),
            traps: Block::ALL
                .iter()
                .filter_map(|block| Some(TrapEntry { block: *block, effect: tables.block(*block).trap? }))
                .collect(),
            stances: Stance::ALL
                .iter()
                .map(|stance| StanceEntry { stance: *stance, effect: tables.duel(*stance).effect })
                .collect(),
            tiles: tables.tiles().iter().map(|tile| tile.power).collect(),
            dice: DiceCount::new([Colour::Blue, Colour::Yellow, Colour::Red].map(copies)),
            day: side("day"),
            night: side("night"),
        }
    }
}

impl CardEntry {
    fn of(tables: &Tables, card: Card) -> Self {
        let row = tables.card(card);
        Self {
            card,
            pile: row.pile,
            cost: row.cost,
            copies: row.copies,
            effect: row.effect,
            source: row.provenance.source,
        }
    }
}

impl SharkCardEntry {
    fn of(tables: &Tables, card: SharkCard) -> Self {
        let row = tables.shark_card(card);
        Self {
            card,
            cost: row.cost,
            dice: DiceCount::new(row.dice),
            copies: row.copies,
            effect: row.effect,
            source: row.provenance.source,
        }
    }
}

impl BoardEntry {
    fn of(board: &Board) -> Self {
        let zone = |zone: &Zone| {
            let row = board.zone(*zone);
            ZoneEntry { zone: *zone, terrain: row.kind, value: row.value }
        };
        let space = |space: Space| {
            let row = board.space(space)?;
            let ends = row.ends.map(|end| end.iter().collect());
            Some(SpaceEntry { space, touches: row.touches.iter().collect(), ends, den: row.den })
        };
        Self {
            zones: Zone::ALL.iter().map(zone).collect(),
            spaces: board.spaces().iter().filter_map(space).collect(),
        }
    }
}
