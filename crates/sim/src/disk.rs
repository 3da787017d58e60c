//! A store in memory that survives crashes, and what it holds.

use std::collections::BTreeMap;

use game_core::Seat;
use table::{DraftBody, Entry, Table, What, fixture::PearlShelf};

/// What is stored of one table. Everything passes through its text form, as in a real store.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf {
    pub(crate) entries: Vec<Entry>,
    pub(crate) drafts: BTreeMap<u8, String>,
}

/// All tables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk {
    pub(crate) tables: BTreeMap<String, Shelf>,
}

impl Disk {
    /// Stores an entry; `false` if its version is taken or does not follow.
    pub(crate) fn append(&mut self, table: &str, version: u64, entry: &Entry) -> bool {
        let shelf = self.tables.entry(table.to_owned()).or_default();
        if shelf.entries.len() as u64 + 1 != version {
            return false;
        }
        if let What::Played { seat, .. } | What::Left { seat, .. } = &entry.what {
            shelf.drafts.remove(seat);
        }
        let text = serde_json::to_string(entry).expect("entries are plain values");
        shelf.entries.push(serde_json::from_str(&text).expect("stored entries read back"));
        true
    }

    pub(crate) fn save_draft(&mut self, table: &str, seat: Seat, body: &DraftBody) {
        let shelf = self.tables.entry(table.to_owned()).or_default();
        shelf
            .drafts
            .insert(seat.index() as u8, serde_json::to_string(body).expect("drafts are plain values"));
    }

    pub(crate) fn entries(&self, table: &str) -> &[Entry] {
        self.tables.get(table).map(|shelf| shelf.entries.as_slice()).unwrap_or_default()
    }

    pub(crate) fn drafts(&self, table: &str) -> BTreeMap<u8, DraftBody> {
        let Some(shelf) = self.tables.get(table) else { return BTreeMap::new() };
        let read = |text: &String| serde_json::from_str(text).expect("stored drafts read back");
        shelf.drafts.iter().map(|(seat, text)| (*seat, read(text))).collect()
    }

    pub(crate) fn load(&self, table: &str) -> Option<Table> {
        let entries = self.entries(table);
        if entries.is_empty() {
            return None;
        }
        let mut loaded = Table::replay(table, entries, &PearlShelf).expect("a stored table loads");
        for (seat, body) in self.drafts(table) {
            loaded.restore_draft(Seat::at(usize::from(seat)), body);
        }
        Some(loaded)
    }

    pub(crate) fn version(&self, table: &str) -> u64 {
        self.tables.get(table).map_or(0, |shelf| shelf.entries.len() as u64)
    }
}
