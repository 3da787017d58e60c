//! Keeps what must not be lost: the log of every table, unfinished moves, accounts and ratings.
//!
//! [`Store`] is the one face; [`Sqlite`] stands behind it, in one file, with one writer that commits many appends at
//! once. All SQL of the project is in this crate. It knows no rules: entries, drafts and rows of lists are texts to it.
#![forbid(unsafe_code)]

mod dump;
mod lock;
mod sqlite;
mod types;

pub use dump::{DumpLine, export, import};
pub use lock::{DirLock, LockError};
pub use sqlite::Sqlite;
pub use types::{
    AccountRow, Append, RatingKey, RatingRow, ReplayFilter, SeatIndex, StoreError, StoredTable, TableIndex,
};

use async_trait::async_trait;

/// Result of asking the store.
pub type Stored<T> = Result<T, StoreError>;

/// What every store can do.
#[async_trait]
pub trait Store: Send + Sync {
    /// Stores the next entry of a table's log, for good. Returns when it would survive a crash.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the version exists; [`StoreError::Unavailable`] if nobody knows.
    async fn append(&self, append: Append) -> Stored<()>;
    /// Stores the unfinished move of a seat, for good.
    async fn save_draft(&self, table: &str, seat: u8, body: &str) -> Stored<()>;
    /// The whole log of a table and its unfinished moves.
    async fn load(&self, table: &str) -> Stored<Option<StoredTable>>;
    /// Replaces the body of an entry, to forget a person's name.
    async fn rewrite(&self, table: &str, version: u64, body: &str, row: Option<&str>) -> Stored<()>;
    /// Tables that must go on by themselves: a clock runs or a bot is asked.
    async fn wakeful(&self) -> Stored<Vec<String>>;
    /// Rows of listed tables that are not over, newest first.
    async fn open_tables(&self, game: Option<&str>, limit: u32) -> Stored<Vec<String>>;
    /// Rows of finished games, newest first.
    async fn replays(&self, filter: &ReplayFilter) -> Stored<Vec<String>>;
    /// Rated tables whose result has not been counted.
    async fn unrated(&self) -> Stored<Vec<String>>;

    /// A new guest; its number.
    async fn create_account(&self, name: &str, now_ms: u64) -> Stored<i64>;
    /// An account.
    async fn account(&self, account: i64) -> Stored<Option<AccountRow>>;
    /// The account that keeps this name.
    async fn kept_account(&self, name: &str) -> Stored<Option<AccountRow>>;
    /// Keeps the account's name.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if somebody else keeps it.
    async fn keep_account(&self, account: i64, passphrase_hash: &str) -> Stored<()>;
    /// Forgets an account with its sessions and ratings; its seats are left without a name.
    async fn delete_account(&self, account: i64) -> Stored<()>;
    /// Tables where the account sat.
    async fn tables_of(&self, account: i64) -> Stored<Vec<String>>;

    /// Opens a session.
    async fn create_session(&self, token_hash: &str, account: i64, expires_ms: u64) -> Stored<()>;
    /// Whose session this is.
    async fn session(&self, token_hash: &str, now_ms: u64) -> Stored<Option<AccountRow>>;
    /// Closes a session.
    async fn delete_session(&self, token_hash: &str) -> Stored<()>;
    /// Number of open sessions.
    async fn sessions_of(&self, account: i64, now_ms: u64) -> Stored<u32>;

    /// A rating; none if the account has not played.
    async fn rating(&self, key: &RatingKey) -> Stored<Option<RatingRow>>;
    /// All ratings of an account.
    async fn ratings_of(&self, account: i64) -> Stored<Vec<RatingRow>>;
    /// Counts a table's result, once; `false` if it was counted before.
    async fn rate(&self, table: &str, ratings: &[RatingRow]) -> Stored<bool>;
    /// The best kept names of a game.
    async fn leaderboard(&self, game: &str, side: &str, limit: u32) -> Stored<Vec<(String, RatingRow)>>;

    /// A fact by name.
    async fn fact(&self, name: &str) -> Stored<Option<String>>;
    /// Remembers a fact.
    async fn set_fact(&self, name: &str, value: &str) -> Stored<()>;
    /// Throws away what nobody will ask for: sessions that ran out, tables that were never begun, guests without games.
    async fn purge(&self, now_ms: u64) -> Stored<u64>;
    /// Everything, line by line, through `take`; see [`export`].
    async fn dump(&self, take: &mut (dyn FnMut(DumpLine) + Send)) -> Stored<()>;
    /// Takes lines of [`Store::dump`] over into an empty store, all or none.
    async fn restore(&self, lines: Vec<DumpLine>) -> Stored<u64>;
}
