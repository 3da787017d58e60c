//! The tables of the game: boards, cards, blocks, dice and tiles, read from `data/kelp/*.toml` and checked.
//!
//! The files are compiled in ([`Tables::builtin`]). Somebody who owns the box and wants to correct what we had to
//! reconstruct points the program at a folder of their own ([`Tables::load`]); games played with it carry the
//! fingerprint of its content in their options.

mod board;
mod cards;
mod effects;
mod file;
mod raw;
mod shark;
pub(crate) mod small;

use std::{
    fmt, fs,
    path::Path,
    str::FromStr,
    sync::{LazyLock, Mutex, PoisonError},
};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use board::{Board, End, SpaceInfo, ZoneInfo};
pub use cards::{BlockInfo, CardInfo};
pub use effects::{AfterHide, AfterLearn, Effect, EscapeEffect, Power, SharkEffect, TrapEffect, With};
pub use file::DataError;
pub use raw::{Names, Source, Start, ZoneKind};
pub use shark::{DuelInfo, SharkInfo, TileInfo};

use self::{
    cards::{BlockTable, CardTable},
    file::File,
    shark::{DiceInfo, DuelTable, MatTable, SharkTable},
};
use crate::{
    collections::{Blocks, Cards, SharkCards, Stances},
    names::{Block, Card, Pile, SharkCard, Stance, Word},
};

/// Names of the data files.
pub const FILES: [&str; 7] = [
    "board-day.toml",
    "board-night.toml",
    "octopus-cards.toml",
    "shark-cards.toml",
    "blocks.toml",
    "confrontation.toml",
    "shark-mat.toml",
];

const BUILTIN: [&str; 7] = [
    include_str!("../../../../data/kelp/board-day.toml"),
    include_str!("../../../../data/kelp/board-night.toml"),
    include_str!("../../../../data/kelp/octopus-cards.toml"),
    include_str!("../../../../data/kelp/shark-cards.toml"),
    include_str!("../../../../data/kelp/blocks.toml"),
    include_str!("../../../../data/kelp/confrontation.toml"),
    include_str!("../../../../data/kelp/shark-mat.toml"),
];

/// The fingerprint of a set of data files: the first 8 bytes of SHA-256 over names and texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct DataId(u64);

impl fmt::Display for DataId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for DataId {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let digits =
            text.len() == 16 && text.bytes().all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(&c));
        let number = u64::from_str_radix(text, 16).ok().filter(|_| digits);
        number.map(Self).ok_or_else(|| format!("'{text}' is not 16 hexadecimal digits"))
    }
}

impl From<DataId> for String {
    fn from(id: DataId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for DataId {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// Where a row comes from, and which parts of a printed thing are ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    /// Where the row comes from.
    pub source: Source,
    /// What we had to fill in.
    pub ours: Vec<String>,
}

impl Provenance {
    fn new(source: Source, ours: &[String]) -> Self {
        Self { source, ours: ours.to_vec() }
    }
}

/// Everything about the game that is data.
#[derive(Debug)]
pub struct Tables {
    id: DataId,
    boards: [Board; 2],
    cards: CardTable,
    shark: SharkTable,
    blocks: BlockTable,
    duel: DuelTable,
    mat: MatTable,
}

impl PartialEq for Tables {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Tables {}

static LOADED: Mutex<Vec<&'static Tables>> = Mutex::new(Vec::new());
static OWN: LazyLock<Tables> = LazyLock::new(|| {
    Tables::parse(&BUILTIN)
        .unwrap_or_else(|error| panic!("the data files we ship are checked by tests: {error}"))
});

impl Tables {
    /// The tables that are compiled in.
    #[must_use]
    pub fn builtin() -> &'static Self {
        &OWN
    }

    /// Reads the tables in `folder` and keeps them for the rest of the program's life. This is the only place of the
    /// crate that reads files.
    ///
    /// # Errors
    /// With file, line and reason if a file is missing or wrong.
    pub fn load(folder: &Path) -> Result<&'static Self, DataError> {
        let mut texts = Vec::new();
        for name in FILES {
            texts.push(fs::read_to_string(folder.join(name)).map_err(|error| DataError {
                file: name.to_owned(),
                line: 1,
                reason: error.to_string(),
            })?);
        }
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        Ok(Self::keep(Self::parse(&texts.try_into().expect("there are as many texts as files"))?))
    }

    /// The tables with this fingerprint, if they are loaded; those compiled in always are.
    #[must_use]
    pub fn loaded(id: DataId) -> Option<&'static Self> {
        let loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        [Self::builtin()].into_iter().chain(loaded.iter().copied()).find(|tables| tables.id == id)
    }

    fn keep(tables: Self) -> &'static Self {
        if let Some(known) = Self::loaded(tables.id) {
            return known;
        }
        let tables: &'static Self = Box::leak(Box::new(tables));
        LOADED.lock().unwrap_or_else(PoisonError::into_inner).push(tables);
        tables
    }

    /// Reads tables from the texts of the seven [`FILES`].
    ///
    /// # Errors
    /// With file, line and reason.
    pub fn parse(texts: &[&str; 7]) -> Result<Self, DataError> {
        let file = |index: usize| File { name: FILES[index], text: texts[index] };
        Ok(Self {
            id: fingerprint(texts),
            boards: [Board::read(file(0), "day")?, Board::read(file(1), "night")?],
            cards: CardTable::read(file(2))?,
            shark: SharkTable::read(file(3))?,
            blocks: BlockTable::read(file(4))?,
            duel: DuelTable::read(file(5))?,
            mat: MatTable::read(file(6))?,
        })
    }

    /// The texts of the files that are compiled in, in the order of [`FILES`].
    #[must_use]
    pub const fn builtin_texts() -> [&'static str; 7] {
        BUILTIN
    }

    /// Fingerprint of the files.
    #[must_use]
    pub const fn id(&self) -> DataId {
        self.id
    }

    /// The day side (0) or the night side (1).
    pub(crate) const fn side(&self, index: usize) -> &Board {
        &self.boards[index]
    }

    /// The board of this name, `day` or `night`.
    #[must_use]
    pub fn board(&self, name: &str) -> Option<&Board> {
        match name {
            "day" => Some(&self.boards[0]),
            "night" => Some(&self.boards[1]),
            _ => None,
        }
    }

    /// An Octopus card.
    #[must_use]
    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards.rows[card.index()]
    }

    /// The Octopus cards that start at this place.
    #[must_use]
    pub const fn starting(&self, start: Start) -> Cards {
        self.cards.starting[start as usize]
    }

    /// The cards of a pile at the beginning (KE-SET-02).
    #[must_use]
    pub const fn pile(&self, pile: Pile) -> Cards {
        self.cards.piles[pile as usize]
    }

    /// All Octopus cards.
    #[must_use]
    pub const fn cards(&self) -> Cards {
        self.cards.all
    }

    /// A Shark card.
    #[must_use]
    pub fn shark_card(&self, card: SharkCard) -> &SharkInfo {
        &self.shark.rows[card.index()]
    }

    /// All Shark cards.
    #[must_use]
    pub const fn shark_cards(&self) -> SharkCards {
        self.shark.all
    }

    /// A block.
    #[must_use]
    pub fn block(&self, block: Block) -> &BlockInfo {
        &self.blocks.rows[block.index()]
    }

    /// All blocks.
    #[must_use]
    pub const fn blocks(&self) -> Blocks {
        self.blocks.all
    }

    /// The blocks that are drawn into the zones at the start (KE-SET-03).
    #[must_use]
    pub const fn starting_blocks(&self) -> Blocks {
        self.blocks.board
    }

    /// A pair of confrontation cards.
    #[must_use]
    pub fn duel(&self, stance: Stance) -> &DuelInfo {
        &self.duel.rows[stance.index()]
    }

    /// The pairs of confrontation cards that are in the box (KE-CMP-03).
    #[must_use]
    pub const fn pairs(&self) -> Stances {
        self.duel.pairs
    }

    /// Dice by colour.
    #[must_use]
    pub fn dice(&self) -> &[DiceInfo; 3] {
        &self.mat.dice
    }

    /// Growth tiles from left to right.
    #[must_use]
    pub fn tiles(&self) -> &[TileInfo; 4] {
        &self.mat.tiles
    }
}

fn fingerprint(texts: &[&str; 7]) -> DataId {
    let mut hash = Sha256::new();
    for (name, text) in FILES.iter().zip(texts) {
        hash.update(name.as_bytes());
        hash.update((text.len() as u64).to_be_bytes());
        hash.update(text.as_bytes());
    }
    let digest = hash.finalize();
    DataId(digest.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte)))
}
