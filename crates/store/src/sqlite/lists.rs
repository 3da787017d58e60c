//! Lists of tables and finished games, and what is thrown away.

use sqlx::{Row as _, sqlite::SqliteRow};

use super::Sqlite;
use crate::{ReplayFilter, Stored};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// A name folded for comparison.
pub(super) fn name_key(name: &str) -> String {
    name.to_lowercase()
}

impl Sqlite {
    pub(super) async fn list_wakeful(&self) -> Stored<Vec<String>> {
        let query = sqlx::query("SELECT table_id FROM tables WHERE wake = 1");
        Ok(texts(&query.fetch_all(&self.readers).await?))
    }

    pub(super) async fn list_open(&self, game: Option<&str>, limit: u32) -> Stored<Vec<String>> {
        let query = sqlx::query(
            "SELECT row FROM tables WHERE phase IN ('lobby', 'playing') AND open = 1 AND (?1 IS NULL OR game = ?1)
             ORDER BY created_ms DESC LIMIT ?2",
        );
        Ok(texts(&query.bind(game).bind(limit).fetch_all(&self.readers).await?))
    }

    pub(super) async fn list_replays(&self, filter: &ReplayFilter) -> Stored<Vec<String>> {
        let query = sqlx::query(
            "SELECT row FROM tables WHERE finished_ms IS NOT NULL AND finished_ms < ?1
             AND (?2 IS NULL OR game = ?2)
             AND (?3 IS NULL OR table_id IN (SELECT table_id FROM seats WHERE name_key = ?3))
             ORDER BY finished_ms DESC LIMIT ?4",
        );
        let query = query
            .bind(filter.before_ms.map_or(i64::MAX, |ms| ms as i64))
            .bind(&filter.game)
            .bind(filter.player.as_deref().map(name_key))
            .bind(filter.limit);
        Ok(texts(&query.fetch_all(&self.readers).await?))
    }

    pub(super) async fn list_unrated(&self) -> Stored<Vec<String>> {
        let query = sqlx::query(
            "SELECT table_id FROM tables WHERE phase = 'over' AND rated = 1
             AND table_id NOT IN (SELECT table_id FROM rated) ORDER BY finished_ms",
        );
        Ok(texts(&query.fetch_all(&self.readers).await?))
    }

    pub(super) async fn list_tables_of(&self, account: i64) -> Stored<Vec<String>> {
        let query = sqlx::query("SELECT table_id FROM seats WHERE account = ?").bind(account);
        Ok(texts(&query.fetch_all(&self.readers).await?))
    }

    pub(super) async fn throw_away(&self, now_ms: u64) -> Stored<u64> {
        let now = now_ms as i64;
        let mut writer = self.writer.lock().await;
        let sessions = sqlx::query("DELETE FROM sessions WHERE expires_ms <= ?").bind(now);
        let mut count = sessions.execute(&mut *writer).await?.rows_affected();
        const STALE: &str = "SELECT table_id FROM tables WHERE phase = 'lobby' AND changed_ms < ?";
        for table in texts(&sqlx::query(STALE).bind(now - 14 * DAY_MS).fetch_all(&mut *writer).await?) {
            for delete in [
                "DELETE FROM steps WHERE table_id = ?",
                "DELETE FROM seats WHERE table_id = ?",
                "DELETE FROM tables WHERE table_id = ?",
            ] {
                sqlx::query(delete).bind(&table).execute(&mut *writer).await?;
            }
            count += 1;
        }
        let guests = sqlx::query(
            "DELETE FROM accounts WHERE kept_key IS NULL AND created_ms < ?
             AND account NOT IN (SELECT account FROM sessions)
             AND account NOT IN (SELECT account FROM seats WHERE account IS NOT NULL)",
        );
        Ok(count + guests.bind(now - DAY_MS).execute(&mut *writer).await?.rows_affected())
    }
}

pub(super) fn texts(rows: &[SqliteRow]) -> Vec<String> {
    rows.iter().map(|row| row.get(0)).collect()
}
