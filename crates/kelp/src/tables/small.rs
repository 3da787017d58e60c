//! The small box, for games that can be written out whole (`zones=4`).
//!
//! It is cut out of the tables that are compiled in: the same zones, cards, blocks, dice and confrontation cards, only
//! fewer of them. Nothing can be learned or bought, for there is nothing to learn or buy.

use std::sync::LazyLock;

use super::{BUILTIN, Board, FILES, File, Start, Tables, cards::CardTable, fingerprint};
use crate::{
    collections::{Blocks, SharkCards},
    names::{Block, Card, Stance, Word},
};

/// Zones of the small board.
pub(crate) const ZONES: u8 = 4;

const BOARDS: [&str; 2] = [
    include_str!("../../../../data/kelp-small/board-day.toml"),
    include_str!("../../../../data/kelp-small/board-night.toml"),
];

/// The Octopus's cards, and where they begin.
const CARDS: [(Card, Start); 1] = [(Card::NimbleDodge, Start::Hand)];
/// The blocks; all of them stand on the board.
const BLOCKS: [Block; 4] = [Block::Octopus, Block::Shell, Block::Shell, Block::Shell];
/// Blue, yellow and red dice; all of them are in the bag.
const DICE: [u8; 3] = [0, 0, 1];
/// The confrontation cards.
const PAIRS: [Stance; 2] = [Stance::Red, Stance::Turquoise];

static SMALL: LazyLock<Tables> = LazyLock::new(|| {
    let tables = Tables::parse(&BUILTIN).and_then(|tables| {
        let board = |side: usize| {
            Board::read_part(File { name: FILES[side], text: BOARDS[side] }, &tables.boards[side])
        };
        Ok((board(0)?, board(1)?, tables))
    });
    let (day, night, tables) =
        tables.unwrap_or_else(|error| panic!("the data files we ship are checked by tests: {error}"));
    cut(Tables { boards: [day, night], ..tables })
});

impl Tables {
    /// The tables of the small box.
    #[must_use]
    pub fn small() -> &'static Self {
        &SMALL
    }
}

fn cut(mut tables: Tables) -> Tables {
    let mut texts = BUILTIN;
    texts[..2].copy_from_slice(&BOARDS);
    tables.id = fingerprint(&texts);
    let mut rows = tables.cards.rows;
    rows.iter_mut().for_each(|row| row.copies = 0);
    for (card, start) in CARDS {
        let row = &mut rows[card.index()];
        (row.copies, row.start) = (row.copies + 1, start);
    }
    tables.cards = CardTable::sorted(rows);
    tables.shark.all = SharkCards::EMPTY;
    let blocks: Blocks = BLOCKS.into_iter().collect();
    (tables.blocks.all, tables.blocks.board) = (blocks, blocks);
    for (info, count) in tables.mat.dice.iter_mut().zip(DICE) {
        (info.copies, info.bag) = (count, count);
    }
    tables.duel.pairs = PAIRS.into_iter().collect();
    tables
}
