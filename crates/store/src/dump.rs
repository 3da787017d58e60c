//! Everything as plain lines of JSON, to move it to another store or to keep a copy that any program can read.

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};

use crate::{RatingRow, Store, StoreError, Stored, TableIndex};

/// One line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum DumpLine {
    /// The first line.
    Tidetable {
        /// Version of this format.
        format: u32,
    },
    /// An entry of a table's log, in order.
    Entry {
        /// The table.
        table: String,
        /// Its version.
        version: u64,
        /// The entry.
        #[serde(with = "plain")]
        body: String,
    },
    /// What lists show of a table.
    Table {
        /// The table.
        table: String,
        /// The row and its keys.
        index: TableIndex,
        /// Whether its result has been counted.
        counted: bool,
    },
    /// An unfinished move.
    Draft {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
        /// The draft.
        #[serde(with = "plain")]
        body: String,
    },
    /// An account.
    Account {
        /// Its number.
        account: i64,
        /// Its name.
        name: String,
        /// The hash of its passphrase.
        passphrase: Option<String>,
        /// Since when.
        created_ms: u64,
    },
    /// A session, so that people stay logged in.
    Session {
        /// The hash of its secret.
        token_hash: String,
        /// Whose.
        account: i64,
        /// Until when.
        expires_ms: u64,
    },
    /// A rating.
    Rating(RatingRow),
    /// A fact by name, such as when the server was down.
    Fact {
        /// Its name.
        name: String,
        /// What it says.
        value: String,
    },
    /// The last line: number of lines before it, so that a cut copy is noticed.
    End {
        /// That number.
        lines: u64,
    },
}

const FORMAT: u32 = 1;

/// Writes everything to `out`; the number of lines.
///
/// # Errors
/// If the store or the writing fails.
pub async fn export(store: &dyn Store, out: &mut (dyn Write + Send)) -> Stored<u64> {
    let mut lines = 0;
    let mut failed = None;
    let mut write = |line: &DumpLine, out: &mut (dyn Write + Send)| {
        let text = serde_json::to_string(line).map_err(std::io::Error::from);
        if let Err(error) = text.and_then(|text| writeln!(out, "{text}")) {
            failed.get_or_insert(error.to_string());
        }
    };
    write(&DumpLine::Tidetable { format: FORMAT }, out);
    store
        .dump(&mut |line| {
            lines += 1;
            write(&line, out);
        })
        .await?;
    write(&DumpLine::End { lines: lines + 1 }, out);
    out.flush().map_err(|error| StoreError::Unavailable(error.to_string()))?;
    failed.map_or(Ok(lines + 2), |error| Err(StoreError::Unavailable(error)))
}

/// Reads everything back into an empty store; the number of lines.
///
/// # Errors
/// With the first bad line; nothing is then changed.
pub async fn import(store: &dyn Store, input: impl BufRead) -> Stored<u64> {
    let mut lines = Vec::new();
    let mut ended = false;
    for (index, line) in input.lines().enumerate() {
        let bad = |fault: String| StoreError::Refused(format!("line {}: {fault}", index + 1));
        let line = line.map_err(|error| bad(error.to_string()))?;
        let line: DumpLine = serde_json::from_str(&line).map_err(|error| bad(error.to_string()))?;
        match line {
            _ if ended => return Err(bad("nothing may follow the last line".to_owned())),
            DumpLine::Tidetable { format: FORMAT } if index == 0 => {}
            _ if index == 0 => {
                return Err(bad("this is no export of tidetable, or of another version".to_owned()));
            }
            DumpLine::End { lines: told } if told == lines.len() as u64 + 1 => ended = true,
            DumpLine::End { .. } => return Err(bad("lines are missing".to_owned())),
            line => lines.push(line),
        }
    }
    if !ended {
        return Err(StoreError::Refused("the export is cut off: its last line is missing".to_owned()));
    }
    store.restore(lines).await
}

/// Entries and drafts are JSON themselves: they stand in a line as what they are, not as a text within a text.
mod plain {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};
    use serde_json::Value;

    pub(super) fn serialize<S: Serializer>(body: &str, serializer: S) -> Result<S::Ok, S::Error> {
        let value = serde_json::from_str::<Value>(body).ok().filter(|value| !value.is_string());
        value.unwrap_or_else(|| Value::String(body.to_owned())).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
        Ok(match Value::deserialize(deserializer)? {
            Value::String(text) => text,
            value => value.to_string(),
        })
    }
}
