//! Accounts and sessions.

use sqlx::{Row as _, sqlite::SqliteRow};

use super::{Sqlite, lists::name_key};
use crate::{AccountRow, StoreError, Stored};

impl Sqlite {
    pub(super) async fn new_account(&self, name: &str, now_ms: u64) -> Stored<i64> {
        let mut writer = self.writer.lock().await;
        let insert = sqlx::query("INSERT INTO accounts (name, created_ms, seen_ms) VALUES (?, ?, ?)")
            .bind(name)
            .bind(now_ms as i64)
            .bind(now_ms as i64);
        Ok(insert.execute(&mut *writer).await?.last_insert_rowid())
    }

    pub(super) async fn get_account(&self, account: i64) -> Stored<Option<AccountRow>> {
        let query =
            sqlx::query("SELECT account, name, passphrase, created_ms FROM accounts WHERE account = ?");
        Ok(query.bind(account).fetch_optional(&self.readers).await?.as_ref().map(account_row))
    }

    pub(super) async fn get_kept(&self, name: &str) -> Stored<Option<AccountRow>> {
        let query =
            sqlx::query("SELECT account, name, passphrase, created_ms FROM accounts WHERE kept_key = ?");
        Ok(query.bind(name_key(name)).fetch_optional(&self.readers).await?.as_ref().map(account_row))
    }

    pub(super) async fn keep(&self, account: i64, passphrase_hash: &str) -> Stored<()> {
        let mut writer = self.writer.lock().await;
        let query = sqlx::query("SELECT name FROM accounts WHERE account = ?").bind(account);
        let row = query.fetch_optional(&mut *writer).await?;
        let name: String = row.map(|row| row.get(0)).ok_or(StoreError::Conflict)?;
        sqlx::query("UPDATE accounts SET kept_key = ?, passphrase = ? WHERE account = ?")
            .bind(name_key(&name))
            .bind(passphrase_hash)
            .bind(account)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    pub(super) async fn forget(&self, account: i64) -> Stored<()> {
        let mut writer = self.writer.lock().await;
        let seats =
            sqlx::query("UPDATE seats SET account = NULL, name_key = '' WHERE account = ?").bind(account);
        seats.execute(&mut *writer).await?;
        sqlx::query("DELETE FROM accounts WHERE account = ?").bind(account).execute(&mut *writer).await?;
        Ok(())
    }

    pub(super) async fn new_session(&self, token_hash: &str, account: i64, expires_ms: u64) -> Stored<()> {
        let mut writer = self.writer.lock().await;
        sqlx::query("INSERT INTO sessions VALUES (?, ?, ?)")
            .bind(token_hash)
            .bind(account)
            .bind(expires_ms as i64)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    pub(super) async fn get_session(&self, token_hash: &str, now_ms: u64) -> Stored<Option<AccountRow>> {
        let query = sqlx::query(
            "SELECT account, name, passphrase, created_ms FROM sessions JOIN accounts USING (account)
             WHERE token_hash = ? AND expires_ms > ?",
        );
        let query = query.bind(token_hash).bind(now_ms as i64);
        Ok(query.fetch_optional(&self.readers).await?.as_ref().map(account_row))
    }

    pub(super) async fn close_session(&self, token_hash: &str) -> Stored<()> {
        let mut writer = self.writer.lock().await;
        sqlx::query("DELETE FROM sessions WHERE token_hash = ?")
            .bind(token_hash)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    pub(super) async fn count_sessions(&self, account: i64, now_ms: u64) -> Stored<u32> {
        let query = sqlx::query("SELECT COUNT(*) FROM sessions WHERE account = ? AND expires_ms > ?");
        let row = query.bind(account).bind(now_ms as i64).fetch_one(&self.readers).await?;
        Ok(row.get::<i64, _>(0) as u32)
    }
}

fn account_row(row: &SqliteRow) -> AccountRow {
    AccountRow {
        account: row.get(0),
        name: row.get(1),
        passphrase: row.get(2),
        created_ms: row.get::<i64, _>(3) as u64,
    }
}
