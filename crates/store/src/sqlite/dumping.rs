//! Everything out, and everything in.

use sqlx::{Connection as _, Row as _, SqliteConnection, sqlite::SqliteRow};

use super::{Sqlite, lists::name_key, ratings::rating_row, writer::store_index};
use crate::{DumpLine, SeatIndex, StoreError, Stored, TableIndex};

impl Sqlite {
    pub(super) async fn dump_all(&self, take: &mut (dyn FnMut(DumpLine) + Send)) -> Stored<()> {
        let mut reader = self.readers.begin().await?;
        let accounts = "SELECT account, name, passphrase, created_ms FROM accounts";
        for row in sqlx::query(accounts).fetch_all(&mut *reader).await? {
            take(DumpLine::Account {
                account: row.get(0),
                name: row.get(1),
                passphrase: row.get(2),
                created_ms: row.get::<i64, _>(3) as u64,
            });
        }
        dump_sessions_and_facts(&mut reader, take).await?;
        for row in sqlx::query("SELECT * FROM ratings").fetch_all(&mut *reader).await? {
            take(DumpLine::Rating(rating_row(&row)));
        }
        for row in sqlx::query("SELECT * FROM tables ORDER BY table_id").fetch_all(&mut *reader).await? {
            dump_table(&mut reader, &row, take).await?;
        }
        Ok(())
    }

    pub(super) async fn restore_all(&self, lines: Vec<DumpLine>) -> Stored<u64> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let full = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM accounts)";
        if sqlx::query(full).fetch_one(&mut *transaction).await?.get(0) {
            return Err(StoreError::Refused(
                "there is something in this store already; import into a fresh --data-dir".to_owned(),
            ));
        }
        let count = lines.len() as u64;
        for line in lines {
            restore_line(&mut transaction, line).await?;
        }
        transaction.commit().await?;
        Ok(count)
    }
}

async fn dump_sessions_and_facts(
    reader: &mut SqliteConnection,
    take: &mut (dyn FnMut(DumpLine) + Send),
) -> Stored<()> {
    for row in
        sqlx::query("SELECT token_hash, account, expires_ms FROM sessions").fetch_all(&mut *reader).await?
    {
        let expires_ms = row.get::<i64, _>(2) as u64;
        take(DumpLine::Session { token_hash: row.get(0), account: row.get(1), expires_ms });
    }
    for row in sqlx::query("SELECT name, value FROM facts").fetch_all(&mut *reader).await? {
        take(DumpLine::Fact { name: row.get(0), value: row.get(1) });
    }
    Ok(())
}

async fn dump_table(
    reader: &mut SqliteConnection,
    row: &SqliteRow,
    take: &mut (dyn FnMut(DumpLine) + Send),
) -> Stored<()> {
    let table: String = row.get("table_id");
    let entries =
        sqlx::query("SELECT version, body FROM steps WHERE table_id = ? ORDER BY version").bind(&table);
    for entry in entries.fetch_all(&mut *reader).await? {
        let version = entry.get::<i64, _>(0) as u64;
        take(DumpLine::Entry { table: table.clone(), version, body: entry.get(1) });
    }
    let drafts = sqlx::query("SELECT seat, body FROM drafts WHERE table_id = ?").bind(&table);
    for draft in drafts.fetch_all(&mut *reader).await? {
        let seat = draft.get::<i64, _>(0) as u8;
        take(DumpLine::Draft { table: table.clone(), seat, body: draft.get(1) });
    }
    let seats = sqlx::query("SELECT seat, account, name_key FROM seats WHERE table_id = ?").bind(&table);
    let seats = seats.fetch_all(&mut *reader).await?;
    let counted = sqlx::query("SELECT EXISTS (SELECT 1 FROM rated WHERE table_id = ?)").bind(&table);
    let counted: bool = counted.fetch_one(&mut *reader).await?.get(0);
    let seat = |row: &SqliteRow| SeatIndex {
        seat: row.get::<i64, _>(0) as u8,
        account: row.get(1),
        name: row.get(2),
    };
    take(DumpLine::Table { table, index: index_row(row, seats.iter().map(seat).collect()), counted });
    Ok(())
}

fn index_row(row: &SqliteRow, seats: Vec<SeatIndex>) -> TableIndex {
    TableIndex {
        game: row.get("game"),
        phase: row.get("phase"),
        open: row.get("open"),
        rated: row.get("rated"),
        wake: row.get("wake"),
        created_ms: row.get::<i64, _>("created_ms") as u64,
        changed_ms: row.get::<i64, _>("changed_ms") as u64,
        finished_ms: row.get::<Option<i64>, _>("finished_ms").map(|ms| ms as u64),
        row: row.get("row"),
        seats,
    }
}

async fn restore_line(connection: &mut SqliteConnection, line: DumpLine) -> Stored<()> {
    let query = match &line {
        DumpLine::Entry { table, version, body } => {
            sqlx::query("INSERT INTO steps VALUES (?, ?, ?)").bind(table).bind(*version as i64).bind(body)
        }
        DumpLine::Draft { table, seat, body } => {
            sqlx::query("INSERT INTO drafts VALUES (?, ?, ?)").bind(table).bind(i64::from(*seat)).bind(body)
        }
        DumpLine::Account { account, name, passphrase, created_ms } => {
            sqlx::query("INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?)")
                .bind(account)
                .bind(name)
                .bind(passphrase.as_ref().map(|_| name_key(name)))
                .bind(passphrase)
                .bind(*created_ms as i64)
                .bind(*created_ms as i64)
        }
        DumpLine::Session { token_hash, account, expires_ms } => {
            sqlx::query("INSERT INTO sessions VALUES (?, ?, ?)")
                .bind(token_hash)
                .bind(account)
                .bind(*expires_ms as i64)
        }
        DumpLine::Fact { name, value } => {
            sqlx::query("INSERT INTO facts VALUES (?, ?)").bind(name).bind(value)
        }
        DumpLine::Rating(rating) => sqlx::query("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)")
            .bind(rating.key.account)
            .bind(&rating.key.game)
            .bind(&rating.key.side)
            .bind(rating.rating)
            .bind(rating.deviation)
            .bind(rating.volatility)
            .bind(rating.games),
        DumpLine::Table { table, index, counted } => {
            store_index(connection, table, index).await?;
            if !counted {
                return Ok(());
            }
            sqlx::query("INSERT INTO rated VALUES (?)").bind(table)
        }
        DumpLine::Tidetable { .. } | DumpLine::End { .. } => return Ok(()),
    };
    query.execute(connection).await?;
    Ok(())
}
