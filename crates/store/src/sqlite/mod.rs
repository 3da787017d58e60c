//! The store in one SQLite file: readers beside one writer, a write-ahead log, and every commit on the disk before it is
//! acknowledged.

mod accounts;
mod dumping;
mod lists;
mod ratings;
mod writer;

use std::{path::Path, str::FromStr as _, sync::Arc, time::Duration};

use async_trait::async_trait;
use sqlx::{
    ConnectOptions as _, Row as _, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::{Mutex, mpsc};

use crate::{
    AccountRow, Append, DumpLine, RatingKey, RatingRow, ReplayFilter, Store, StoreError, Stored, StoredTable,
};
use writer::Job;

/// How many appends may wait for the writer.
const QUEUE: usize = 4096;

/// The store in one SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Arc<Mutex<SqliteConnection>>,
    jobs: mpsc::Sender<Job>,
}

impl Sqlite {
    /// Opens the file, makes it if it is missing, and brings its tables up to date.
    ///
    /// # Errors
    /// If the file cannot be used.
    pub async fn open(path: &Path) -> Stored<Self> {
        let url = format!("sqlite://{}", path.display());
        let options = SqliteConnectOptions::from_str(&url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .pragma("cache_size", "-4000")
            .pragma("wal_autocheckpoint", "4000")
            .disable_statement_logging();
        let mut writer = options.connect().await?;
        sqlx::migrate!()
            .run(&mut writer)
            .await
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let readers =
            SqlitePoolOptions::new().max_connections(2).connect_with(options.read_only(true)).await?;
        let writer = Arc::new(Mutex::new(writer));
        let (jobs, inbox) = mpsc::channel(QUEUE);
        tokio::spawn(writer::run(Arc::clone(&writer), inbox));
        Ok(Self { readers, writer, jobs })
    }

    async fn write(&self, job: impl FnOnce(writer::Reply) -> Job) -> Stored<()> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        let gone = || StoreError::Unavailable("the writer has stopped".to_owned());
        self.jobs.send(job(reply)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, append: Append) -> Stored<()> {
        self.write(|reply| Job::Append(Box::new(append), reply)).await
    }

    async fn save_draft(&self, table: &str, seat: u8, body: &str) -> Stored<()> {
        let (table, body) = (table.to_owned(), body.to_owned());
        self.write(|reply| Job::Draft { table, seat, body, reply }).await
    }

    async fn load(&self, table: &str) -> Stored<Option<StoredTable>> {
        let mut reader = self.readers.begin().await?;
        let entries = sqlx::query("SELECT body FROM steps WHERE table_id = ? ORDER BY version").bind(table);
        let entries = entries.fetch_all(&mut *reader).await?;
        let drafts = sqlx::query("SELECT seat, body FROM drafts WHERE table_id = ?").bind(table);
        let drafts = drafts.fetch_all(&mut *reader).await?;
        let stored = StoredTable {
            entries: entries.iter().map(|row| row.get(0)).collect(),
            drafts: drafts.iter().map(|row| (row.get::<i64, _>(0) as u8, row.get(1))).collect(),
        };
        Ok(if stored.entries.is_empty() { None } else { Some(stored) })
    }

    async fn rewrite(&self, table: &str, version: u64, body: &str, row: Option<&str>) -> Stored<()> {
        let mut writer = self.writer.lock().await;
        sqlx::query("UPDATE steps SET body = ? WHERE table_id = ? AND version = ?")
            .bind(body)
            .bind(table)
            .bind(version as i64)
            .execute(&mut *writer)
            .await?;
        if let Some(row) = row {
            let update = sqlx::query("UPDATE tables SET row = ? WHERE table_id = ?").bind(row).bind(table);
            update.execute(&mut *writer).await?;
        }
        Ok(())
    }

    async fn wakeful(&self) -> Stored<Vec<String>> {
        self.list_wakeful().await
    }

    async fn open_tables(&self, game: Option<&str>, limit: u32) -> Stored<Vec<String>> {
        self.list_open(game, limit).await
    }

    async fn replays(&self, filter: &ReplayFilter) -> Stored<Vec<String>> {
        self.list_replays(filter).await
    }

    async fn unrated(&self) -> Stored<Vec<String>> {
        self.list_unrated().await
    }

    async fn create_account(&self, name: &str, now_ms: u64) -> Stored<i64> {
        self.new_account(name, now_ms).await
    }

    async fn account(&self, account: i64) -> Stored<Option<AccountRow>> {
        self.get_account(account).await
    }

    async fn kept_account(&self, name: &str) -> Stored<Option<AccountRow>> {
        self.get_kept(name).await
    }

    async fn keep_account(&self, account: i64, passphrase_hash: &str) -> Stored<()> {
        self.keep(account, passphrase_hash).await
    }

    async fn delete_account(&self, account: i64) -> Stored<()> {
        self.forget(account).await
    }

    async fn tables_of(&self, account: i64) -> Stored<Vec<String>> {
        self.list_tables_of(account).await
    }

    async fn create_session(&self, token_hash: &str, account: i64, expires_ms: u64) -> Stored<()> {
        self.new_session(token_hash, account, expires_ms).await
    }

    async fn session(&self, token_hash: &str, now_ms: u64) -> Stored<Option<AccountRow>> {
        self.get_session(token_hash, now_ms).await
    }

    async fn delete_session(&self, token_hash: &str) -> Stored<()> {
        self.close_session(token_hash).await
    }

    async fn sessions_of(&self, account: i64, now_ms: u64) -> Stored<u32> {
        self.count_sessions(account, now_ms).await
    }

    async fn rating(&self, key: &RatingKey) -> Stored<Option<RatingRow>> {
        self.get_rating(key).await
    }

    async fn ratings_of(&self, account: i64) -> Stored<Vec<RatingRow>> {
        self.list_ratings(account).await
    }

    async fn rate(&self, table: &str, ratings: &[RatingRow]) -> Stored<bool> {
        self.count_result(table, ratings).await
    }

    async fn leaderboard(&self, game: &str, side: &str, limit: u32) -> Stored<Vec<(String, RatingRow)>> {
        self.list_best(game, side, limit).await
    }

    async fn fact(&self, name: &str) -> Stored<Option<String>> {
        let row = sqlx::query("SELECT value FROM facts WHERE name = ?").bind(name);
        Ok(row.fetch_optional(&self.readers).await?.map(|row| row.get(0)))
    }

    async fn set_fact(&self, name: &str, value: &str) -> Stored<()> {
        let mut writer = self.writer.lock().await;
        sqlx::query("INSERT INTO facts VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value")
            .bind(name)
            .bind(value)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    async fn purge(&self, now_ms: u64) -> Stored<u64> {
        self.throw_away(now_ms).await
    }

    async fn dump(&self, take: &mut (dyn FnMut(DumpLine) + Send)) -> Stored<()> {
        self.dump_all(take).await
    }

    async fn restore(&self, lines: Vec<DumpLine>) -> Stored<u64> {
        self.restore_all(lines).await
    }
}
