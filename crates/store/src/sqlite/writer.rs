//! The one writer: takes all appends that wait, stores them in one transaction, and answers when it is on the disk.

use std::sync::Arc;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};

use super::lists::name_key;
use crate::{Append, StoreError, Stored, TableIndex};

/// How many appends share a commit at most.
const BATCH: usize = 256;

pub(super) type Reply = oneshot::Sender<Stored<()>>;

pub(super) enum Job {
    Append(Box<Append>, Reply),
    Draft { table: String, seat: u8, body: String, reply: Reply },
}

/// Runs until nobody can send any more.
pub(super) async fn run(writer: Arc<Mutex<SqliteConnection>>, mut inbox: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut batch, BATCH).await > 0 {
        let mut connection = writer.lock().await;
        let result = store(&mut connection, &batch).await;
        drop(connection);
        answer(batch.drain(..), result);
    }
}

/// Stores a batch; for each job whether its version was free.
async fn store(connection: &mut SqliteConnection, batch: &[Job]) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut free = Vec::with_capacity(batch.len());
    for job in batch {
        free.push(match job {
            Job::Append(append, _) => store_entry(&mut transaction, append).await?,
            Job::Draft { table, seat, body, .. } => store_draft(&mut transaction, table, *seat, body).await?,
        });
    }
    transaction.commit().await?;
    Ok(free)
}

fn answer(batch: impl Iterator<Item = Job>, result: Result<Vec<bool>, sqlx::Error>) {
    let error = result.as_ref().err().map(ToString::to_string);
    let free = result.unwrap_or_default();
    for (index, job) in batch.enumerate() {
        let (Job::Append(_, reply) | Job::Draft { reply, .. }) = job;
        let outcome = match &error {
            Some(error) => Err(StoreError::Unavailable(error.clone())),
            None if free[index] => Ok(()),
            None => Err(StoreError::Conflict),
        };
        // Whoever asked may be gone; the entry is stored all the same.
        let _ = reply.send(outcome);
    }
}

async fn store_entry(connection: &mut SqliteConnection, append: &Append) -> Result<bool, sqlx::Error> {
    // A version can only follow the one before it, so the log has no gaps.
    let stored = sqlx::query(
        "INSERT INTO steps SELECT ?1, ?2, ?3
         WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM steps WHERE table_id = ?1 AND version = ?2 - 1)
         ON CONFLICT DO NOTHING",
    )
    .bind(&append.table)
    .bind(append.version as i64)
    .bind(&append.body)
    .execute(&mut *connection)
    .await?;
    if stored.rows_affected() == 0 {
        return Ok(false);
    }
    if let Some(seat) = append.finishes_draft {
        let delete = sqlx::query("DELETE FROM drafts WHERE table_id = ? AND seat = ?");
        delete.bind(&append.table).bind(i64::from(seat)).execute(&mut *connection).await?;
    }
    if let Some(index) = &append.index {
        store_index(connection, &append.table, index).await?;
    }
    Ok(true)
}

async fn store_draft(
    connection: &mut SqliteConnection,
    table: &str,
    seat: u8,
    body: &str,
) -> Result<bool, sqlx::Error> {
    sqlx::query("INSERT INTO drafts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body")
        .bind(table)
        .bind(i64::from(seat))
        .bind(body)
        .execute(connection)
        .await?;
    Ok(true)
}

/// Writes what lists show of a table.
pub(super) async fn store_index(
    connection: &mut SqliteConnection,
    table: &str,
    index: &TableIndex,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(&index.game)
        .bind(&index.phase)
        .bind(index.open)
        .bind(index.rated)
        .bind(index.wake)
        .bind(index.created_ms as i64)
        .bind(index.changed_ms as i64)
        .bind(index.finished_ms.map(|ms| ms as i64))
        .bind(&index.row)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM seats WHERE table_id = ?").bind(table).execute(&mut *connection).await?;
    for seat in &index.seats {
        sqlx::query("INSERT INTO seats VALUES (?, ?, ?, ?)")
            .bind(table)
            .bind(i64::from(seat.seat))
            .bind(seat.account)
            .bind(name_key(&seat.name))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
