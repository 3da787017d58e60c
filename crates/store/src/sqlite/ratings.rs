//! Ratings.

use sqlx::{Connection as _, Row as _, sqlite::SqliteRow};

use super::Sqlite;
use crate::{RatingKey, RatingRow, Stored};

impl Sqlite {
    pub(super) async fn get_rating(&self, key: &RatingKey) -> Stored<Option<RatingRow>> {
        let query = sqlx::query("SELECT * FROM ratings WHERE account = ? AND game = ? AND side = ?");
        let query = query.bind(key.account).bind(&key.game).bind(&key.side);
        Ok(query.fetch_optional(&self.readers).await?.as_ref().map(rating_row))
    }

    pub(super) async fn list_ratings(&self, account: i64) -> Stored<Vec<RatingRow>> {
        let query = sqlx::query("SELECT * FROM ratings WHERE account = ?").bind(account);
        Ok(query.fetch_all(&self.readers).await?.iter().map(rating_row).collect())
    }

    pub(super) async fn count_result(&self, table: &str, ratings: &[RatingRow]) -> Stored<bool> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let first = sqlx::query("INSERT INTO rated VALUES (?) ON CONFLICT DO NOTHING").bind(table);
        if first.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Ok(false);
        }
        for rating in ratings {
            sqlx::query("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)")
                .bind(rating.key.account)
                .bind(&rating.key.game)
                .bind(&rating.key.side)
                .bind(rating.rating)
                .bind(rating.deviation)
                .bind(rating.volatility)
                .bind(rating.games)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    pub(super) async fn list_best(
        &self,
        game: &str,
        side: &str,
        limit: u32,
    ) -> Stored<Vec<(String, RatingRow)>> {
        let query = sqlx::query(
            "SELECT ratings.*, name FROM ratings JOIN accounts USING (account)
             WHERE game = ? AND side = ? AND kept_key IS NOT NULL ORDER BY rating DESC LIMIT ?",
        );
        let rows = query.bind(game).bind(side).bind(limit).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| (row.get("name"), rating_row(row))).collect())
    }
}

pub(super) fn rating_row(row: &SqliteRow) -> RatingRow {
    RatingRow {
        key: RatingKey { account: row.get("account"), game: row.get("game"), side: row.get("side") },
        rating: row.get("rating"),
        deviation: row.get("deviation"),
        volatility: row.get("volatility"),
        games: row.get::<i64, _>("games") as u32,
    }
}
