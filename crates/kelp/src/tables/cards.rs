//! The Octopus's cards and blocks.

use toml::Spanned;

use super::{
    Provenance,
    effects::{AfterLearn, Effect, TrapEffect, With},
    file::{DataError, File},
    raw::{BlockFile, BlockRow, CardFile, CardRow, Names, Source, Start},
};
use crate::{
    collections::{Blocks, Cards},
    names::{Block, Card, Food, Pile, Word},
};

/// An Octopus card.
#[derive(Clone, Debug)]
pub struct CardInfo {
    /// Its type.
    pub pile: Pile,
    /// Blocks to reveal.
    pub cost: u8,
    /// What it does.
    pub effect: Effect,
    /// How many there are.
    pub copies: u8,
    /// Where it starts.
    pub start: Start,
    /// Printed names.
    pub names: Names,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// A kind of block.
#[derive(Clone, Debug)]
pub struct BlockInfo {
    /// How many there are.
    pub copies: u8,
    /// How many start on the board.
    pub board: u8,
    /// What it does when the Shark reveals it.
    pub trap: Option<TrapEffect>,
    /// Where the row comes from.
    pub provenance: Provenance,
}

#[derive(Debug)]
pub(super) struct CardTable {
    pub(super) rows: Vec<CardInfo>,
    pub(super) all: Cards,
    /// Opening hand, starting deck, and the cards that start in piles.
    pub(super) starting: [Cards; 3],
    pub(super) piles: [Cards; 4],
}

impl CardTable {
    pub(super) fn read(file: File<'_>) -> Result<Self, DataError> {
        let raw: CardFile = file.parse()?;
        let mut rows = vec![absent(); Card::ALL.len()];
        for row in &raw.card {
            check_card(file, row)?;
            let CardRow { id, pile, cost, effect, copies, start, .. } = *row.get_ref();
            file.check(row, rows[id.index()].copies == 0, format!("card {id} stands here twice"))?;
            let CardRow { en, uk, pl, source, ours, .. } = row.get_ref();
            let names = Names { en: en.clone(), uk: uk.clone(), pl: pl.clone() };
            let provenance = Provenance::new(*source, ours);
            rows[id.index()] = CardInfo { pile, cost, effect, copies, start, names, provenance };
        }
        let table = Self::sorted(rows);
        table.check_sums(file)?;
        Ok(table)
    }

    pub(super) fn sorted(rows: Vec<CardInfo>) -> Self {
        let (mut all, mut starting, mut piles) = (Cards::EMPTY, [Cards::EMPTY; 3], [Cards::EMPTY; 4]);
        for (card, row) in Card::ALL.iter().zip(&rows) {
            for _ in 0..row.copies {
                all.add(*card);
                starting[row.start as usize].add(*card);
                if row.start == Start::Pile {
                    piles[row.pile.index()].add(*card);
                }
            }
        }
        Self { rows, all, starting, piles }
    }

    fn count(&self, test: impl Fn(&CardInfo) -> bool) -> u32 {
        self.rows.iter().filter(|row| test(row)).map(|row| u32::from(row.copies)).sum()
    }

    fn check_sums(&self, file: File<'_>) -> Result<(), DataError> {
        let total = self.all.total();
        file.check_all(total == 24, format!("there are 24 Octopus cards, here {total}"))?;
        let hand = self.count(|row| row.start == Start::Hand);
        file.check_all(hand == 1, format!("one card starts in hand, here {hand}"))?;
        let deck = self.count(|row| row.start == Start::Deck);
        file.check_all(deck >= 3, format!("at least 3 cards start in the deck, here {deck}"))?;
        let tops = self.count(|row| matches!(row.effect, Effect::Learn { then: AfterLearn::Top, .. }));
        file.check_all(tops <= 7, format!("at most 7 cards put one on the draw pile, here {tops}"))?;
        for food in Food::ALL {
            let eaters = self.count(|row| row.effect == Effect::Eat { food: *food });
            file.check_all(eaters == 1, format!("there is one card to eat the {food}, here {eaters}"))?;
        }
        Ok(())
    }
}

fn absent() -> CardInfo {
    CardInfo {
        pile: Pile::Move,
        cost: 0,
        effect: Effect::Swap { times: 1 },
        copies: 0,
        start: Start::Pile,
        names: Names::default(),
        provenance: Provenance { source: Source::Reconstructed, ours: Vec::new() },
    }
}

fn check_card(file: File<'_>, row: &Spanned<CardRow>) -> Result<(), DataError> {
    let card = row.get_ref();
    file.check(row, (1..=3).contains(&card.copies), "a card has 1 to 3 copies")?;
    file.check(row, card.cost <= 3, "a card costs 0 to 3")?;
    let eats = matches!(card.effect, Effect::Eat { .. });
    file.check(row, eats == (card.pile == Pile::Eat), "Eat cards, and only they, eat")?;
    file.check(row, !eats || card.start == Start::Pile, "an Eat card starts in its pile")?;
    file.check(row, !eats || card.cost == 0, "an Eat card costs 0")?;
    match card.effect {
        Effect::Swap { times } => file.check(row, (1..=4).contains(&times), "swap 1 to 4 times"),
        Effect::Shuffle { hidden, with } => {
            let blocks = hidden + u8::from(with != With::Nothing);
            file.check(row, hidden > 0 && (2..=3).contains(&blocks), "shuffle 2 or 3 blocks in all")
        }
        Effect::Hide { up_to, .. } => file.check(row, (1..=9).contains(&up_to), "hide up to 1 to 9 blocks"),
        Effect::Learn { items, .. } => file.check(row, (1..=4).contains(&items), "learn 1 to 4 items"),
        Effect::Eat { .. } => Ok(()),
    }
}

#[derive(Debug)]
pub(super) struct BlockTable {
    pub(super) rows: Vec<BlockInfo>,
    pub(super) all: Blocks,
    pub(super) board: Blocks,
}

impl BlockTable {
    pub(super) fn read(file: File<'_>) -> Result<Self, DataError> {
        let raw: BlockFile = file.parse()?;
        let mut rows: Vec<Option<BlockInfo>> = vec![None; Block::ALL.len()];
        let (mut all, mut board) = (Blocks::EMPTY, Blocks::EMPTY);
        for row in &raw.block {
            check_block(file, row)?;
            let BlockRow { id, copies, board: on_board, trap, source, ref ours } = *row.get_ref();
            file.check(row, rows[id.index()].is_none(), format!("block {id} stands here twice"))?;
            (0..copies).for_each(|_| all.add(id));
            (0..on_board).for_each(|_| board.add(id));
            let provenance = Provenance::new(source, ours);
            rows[id.index()] = Some(BlockInfo { copies, board: on_board, trap, provenance });
        }
        let rows: Option<Vec<BlockInfo>> = rows.into_iter().collect();
        let rows = rows.ok_or_else(|| file.fault(&(0..0), "every block needs a row"))?;
        let count = board.total();
        file.check_all(count == 9, format!("9 blocks start on the board, here {count}"))?;
        Ok(Self { rows, all, board })
    }
}

/// KE-CMP-02: 1 Octopus, 4 food, 4 traps, 1 double shell, 8 shells; the Octopus on the board, food aside.
fn check_block(file: File<'_>, row: &Spanned<BlockRow>) -> Result<(), DataError> {
    let block = row.get_ref();
    let copies = if block.id == Block::Shell { 8 } else { 1 };
    file.check(row, block.copies == copies, format!("there are {copies} of {}", block.id))?;
    file.check(row, block.board <= copies, "more on the board than there are")?;
    let octopus = block.id != Block::Octopus || block.board == 1;
    file.check(row, octopus, "the Octopus starts on the board")?;
    let food = block.id.food().is_none() || block.board == 0;
    file.check(row, food, "food starts aside")?;
    file.check(row, block.id.is_trap() == block.trap.is_some(), "traps, and only they, do something")
}
