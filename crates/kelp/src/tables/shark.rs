//! The Shark's cards, dice and tiles, and the confrontation cards.

use toml::Spanned;

use super::{
    Provenance,
    effects::{EscapeEffect, Power, SharkEffect},
    file::{DataError, File},
    raw::{DiceRow, DuelFile, DuelRow, MatFile, Names, SharkFile, SharkRow, Source},
};
use crate::{
    collections::{SharkCards, Stances},
    names::{Colour, SharkCard, Stance, Word},
};

/// A Shark card.
#[derive(Clone, Debug)]
pub struct SharkInfo {
    /// Energy it costs.
    pub cost: u8,
    /// Dice it brings, by colour.
    pub dice: [u8; 3],
    /// What it does once.
    pub effect: SharkEffect,
    /// How many there are.
    pub copies: u8,
    /// Printed names.
    pub names: Names,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// A pair of confrontation cards.
#[derive(Clone, Debug)]
pub struct DuelInfo {
    /// What the Octopus may do when it escapes.
    pub effect: EscapeEffect,
    /// Printed names.
    pub names: Names,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// The dice of one colour.
#[derive(Clone, Debug)]
pub struct DiceInfo {
    /// How many there are.
    pub copies: u8,
    /// How many start in the bag.
    pub bag: u8,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// A growth tile.
#[derive(Clone, Debug)]
pub struct TileInfo {
    /// Its power.
    pub power: Power,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// The most cards of one effect that a Shark's pool and saved dice are sized for.
pub(crate) const MOST_OF_A_KIND: u32 = 4;

#[derive(Debug)]
pub(super) struct SharkTable {
    pub(super) rows: Vec<SharkInfo>,
    pub(super) all: SharkCards,
}

impl SharkTable {
    pub(super) fn read(file: File<'_>) -> Result<Self, DataError> {
        let raw: SharkFile = file.parse()?;
        let mut rows = vec![absent(); SharkCard::ALL.len()];
        let mut all = SharkCards::EMPTY;
        for row in &raw.card {
            check_card(file, row)?;
            let card = row.get_ref();
            file.check(row, !all.contains(card.id), format!("card {} stands here twice", card.id))?;
            (0..card.copies).for_each(|_| all.add(card.id));
            rows[card.id.index()] = info(card);
        }
        let total = all.total();
        file.check_all(total == 23, format!("there are 23 Shark cards, here {total}"))?;
        for effect in [SharkEffect::ExtraDie, SharkEffect::SaveDie] {
            let count: u8 = rows.iter().filter(|row| row.effect == effect).map(|row| row.copies).sum();
            let reason = format!("at most {MOST_OF_A_KIND} cards may do {effect:?}");
            file.check_all(u32::from(count) <= MOST_OF_A_KIND, reason)?;
        }
        Ok(Self { rows, all })
    }
}

fn info(card: &SharkRow) -> SharkInfo {
    let SharkRow { cost, ref dice, effect, copies, source, ref ours, .. } = *card;
    let count = |colour: &Colour| dice.iter().filter(|die| *die == colour).count() as u8;
    SharkInfo {
        cost,
        dice: [count(&Colour::Blue), count(&Colour::Yellow), count(&Colour::Red)],
        effect,
        copies,
        names: Names { en: card.en.clone(), uk: card.uk.clone(), pl: card.pl.clone() },
        provenance: Provenance::new(source, ours),
    }
}

fn absent() -> SharkInfo {
    let provenance = Provenance { source: Source::Reconstructed, ours: Vec::new() };
    let effect = SharkEffect::Nothing;
    SharkInfo { cost: 1, dice: [0; 3], effect, copies: 0, names: Names::default(), provenance }
}

fn check_card(file: File<'_>, row: &Spanned<SharkRow>) -> Result<(), DataError> {
    let card = row.get_ref();
    file.check(row, (1..=3).contains(&card.copies), "a row has 1 to 3 copies")?;
    file.check(row, (1..=18).contains(&card.cost), "a card costs 1 to 18")?;
    file.check(row, card.dice.len() <= 4, "a card brings up to 4 dice")?;
    match card.effect {
        SharkEffect::Reroll { dice } => file.check(row, (1..=4).contains(&dice), "reroll 1 to 4 dice"),
        SharkEffect::Raise { by } => file.check(row, (1..=5).contains(&by), "raise by 1 to 5"),
        _ => Ok(()),
    }
}

#[derive(Debug)]
pub(super) struct DuelTable {
    pub(super) rows: Vec<DuelInfo>,
    /// The pairs that are in the box.
    pub(super) pairs: Stances,
}

impl DuelTable {
    pub(super) fn read(file: File<'_>) -> Result<Self, DataError> {
        let raw: DuelFile = file.parse()?;
        let mut rows: Vec<Option<DuelInfo>> = vec![None; Stance::ALL.len()];
        for row in &raw.card {
            let DuelRow { colour, ref en, ref uk, ref pl, effect, source, ref ours } = *row.get_ref();
            file.check(row, rows[colour.index()].is_none(), format!("{colour} stands here twice"))?;
            let others = !matches!(effect, EscapeEffect::Hide { others } if others > 8);
            file.check(row, others, "hide up to 8 other blocks")?;
            let names = Names { en: en.clone(), uk: uk.clone(), pl: pl.clone() };
            let provenance = Provenance::new(source, ours);
            rows[colour.index()] = Some(DuelInfo { effect, names, provenance });
        }
        let rows: Option<Vec<DuelInfo>> = rows.into_iter().collect();
        let rows = rows.ok_or_else(|| file.fault(&(0..0), "all three colours need a row"))?;
        Ok(Self { rows, pairs: Stances::full() })
    }
}

#[derive(Debug)]
pub(super) struct MatTable {
    pub(super) dice: [DiceInfo; 3],
    pub(super) tiles: [TileInfo; 4],
}

impl MatTable {
    pub(super) fn read(file: File<'_>) -> Result<Self, DataError> {
        let raw: MatFile = file.parse()?;
        let mut dice: Vec<Option<DiceInfo>> = vec![None; Colour::ALL.len()];
        for row in &raw.dice {
            let DiceRow { colour, copies, bag, source, ref ours } = *row.get_ref();
            file.check(row, dice[colour.index()].is_none(), format!("{colour} stands here twice"))?;
            let printed = if colour == Colour::Blue { 15 } else { 10 };
            file.check(row, copies == printed, format!("there are {printed} {colour} dice"))?;
            file.check(row, bag <= copies, "more dice in the bag than there are")?;
            let provenance = Provenance::new(source, ours);
            dice[colour.index()] = Some(DiceInfo { copies, bag, provenance });
        }
        let dice: Option<Vec<DiceInfo>> = dice.into_iter().collect();
        let dice = dice.and_then(|dice| dice.try_into().ok());
        let tile = |row: &Spanned<super::raw::TileRow>| {
            let row = row.get_ref();
            TileInfo { power: row.power, provenance: Provenance::new(row.source, &row.ours) }
        };
        let tiles: Result<[TileInfo; 4], _> = raw.tile.iter().map(tile).collect::<Vec<_>>().try_into();
        Ok(Self {
            dice: dice.ok_or_else(|| file.fault(&(0..0), "all three colours of dice need a row"))?,
            tiles: tiles.map_err(|found| {
                file.fault(&(0..0), format!("there are 4 growth tiles, here {}", found.len()))
            })?,
        })
    }
}
