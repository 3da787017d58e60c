//! Accounts, light: a guest's name, a kept name, everything about me, forget me; and the leaderboard.

use std::sync::Arc;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use axum::{
    Json,
    extract::{Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use protocol::{
    Account, AccountData, Credentials, Keep, LeaderRow, Leaderboard, MAX_PASSPHRASE, MIN_PASSPHRASE,
    NewSession, Reason,
};
use serde::Deserialize;
use store::{AccountRow, RatingRow, StoreError};
use table::{AccountId, Entry, valid_name, valid_table_id};

use super::{
    refusals::{Body, Refused},
    session::{Asker, no_cookie, open_session},
};
use crate::{
    app::App,
    hub::{Hub, ToRoom},
};

const LEADERS: u32 = 100;

fn account_of(row: &AccountRow) -> Account {
    Account { name: row.name.clone(), kept: row.passphrase.is_some() }
}

/// `POST /api/session`.
pub(super) async fn guest(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Body(body): Body<NewSession>,
) -> Result<Response, Refused> {
    let name = valid_name(&body.name).ok_or(Reason::BadName)?;
    if app.store.kept_account(&name).await?.is_some() {
        return Err(Reason::NameTaken.into());
    }
    let account = app.store.create_account(&name, app.now_ms()).await?;
    let cookie = open_session(&app, &headers, account).await?;
    let body = Json(Account { name, kept: false });
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], body).into_response())
}

/// `POST /api/session/keep`.
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(body): Body<Keep>,
) -> Result<Json<Account>, Refused> {
    let account = asker.need_account()?;
    let long_enough = body.passphrase.chars().count() >= MIN_PASSPHRASE;
    if !long_enough || body.passphrase.len() > MAX_PASSPHRASE || account.passphrase.is_some() {
        return Err(Reason::BadPassphrase.into());
    }
    let hash = app.hasher.run(move || {
        Argon2::default().hash_password(body.passphrase.as_bytes()).map(|hash| hash.to_string()).ok()
    });
    let hash = hash.await.ok_or(Reason::Unavailable)?;
    match app.store.keep_account(account.account, &hash).await {
        Err(StoreError::Conflict) => Err(Reason::NameTaken.into()),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Json(Account { name: account.name.clone(), kept: true })),
    }
}

/// Whether the passphrase fits. A name that nobody keeps takes as long as one that somebody does.
async fn fits(app: &App, account: Option<&AccountRow>, passphrase: String) -> bool {
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$4VYZzAvQ5k2yIVvJzPjZKrGjcGyBLsfK1z5uCvNn2eI";
    let hash = account.and_then(|row| row.passphrase.clone());
    let known = hash.is_some();
    let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
    let checked = app.hasher.run(move || {
        let parsed = PasswordHash::new(&hash).ok()?;
        Argon2::default().verify_password(passphrase.as_bytes(), &parsed).ok()
    });
    checked.await.is_some() && known
}

/// `POST /api/login`.
pub(super) async fn login(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Body(body): Body<Credentials>,
) -> Result<Response, Refused> {
    if body.passphrase.len() > MAX_PASSPHRASE {
        return Err(Reason::BadPassphrase.into());
    }
    let name = valid_name(&body.name).ok_or(Reason::BadName)?;
    let account = app.store.kept_account(&name).await?;
    if !fits(&app, account.as_ref(), body.passphrase).await {
        return Err(Reason::BadPassphrase.into());
    }
    let account = account.ok_or(Reason::BadPassphrase)?;
    let cookie = open_session(&app, &headers, account.account).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(account_of(&account))).into_response())
}

/// `POST /api/logout`.
pub(super) async fn logout(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    asker: Asker,
) -> Result<Response, Refused> {
    if let Some(session) = &asker.session {
        app.store.delete_session(session).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie(&app, &headers))]).into_response())
}

/// `GET /api/me`.
pub(super) async fn me(asker: Asker) -> Result<Json<Account>, Refused> {
    Ok(Json(account_of(asker.need_account()?)))
}

/// `GET /api/me/data`.
pub(super) async fn data(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<AccountData>, Refused> {
    let row = asker.need_account()?;
    let tables = app.store.tables_of(row.account).await?;
    let mut records = Vec::new();
    for table in &tables {
        records.extend(Hub::look(&app, table, |room| room.table().record()).await.ok().flatten());
    }
    let ratings = app.store.ratings_of(row.account).await?;
    Ok(Json(AccountData {
        account: account_of(row),
        created_ms: row.created_ms,
        sessions: app.store.sessions_of(row.account, app.now_ms()).await?,
        ratings: ratings.into_iter().map(|rating| leader(row.name.clone(), rating)).collect(),
        tables,
        records,
    }))
}

/// `DELETE /api/me`: a kept name must be confirmed by its passphrase.
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    asker: Asker,
    Body(body): Body<Credentials>,
) -> Result<Response, Refused> {
    let row = asker.need_account()?;
    if row.passphrase.is_some() && !fits(&app, Some(row), body.passphrase).await {
        return Err(Reason::BadPassphrase.into());
    }
    for table in app.store.tables_of(row.account).await? {
        forget_at(&app, &table, AccountId(row.account)).await?;
    }
    app.store.delete_account(row.account).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie(&app, &headers))]).into_response())
}

/// Takes a person's name out of a table's log and rows. Their seat stays open to the token that opened it.
async fn forget_at(app: &Arc<App>, table: &str, account: AccountId) -> Result<(), Refused> {
    let Some(stored) = app.store.load(table).await? else { return Ok(()) };
    for (index, body) in stored.entries.iter().enumerate() {
        let Ok(mut entry) = serde_json::from_str::<Entry>(body) else { continue };
        if entry.forget(account) {
            let body = serde_json::to_string(&entry).expect("entries have string keys and plain values");
            app.store.rewrite(table, index as u64 + 1, &body, None).await?;
        }
    }
    Hub::tell(app, table, ToRoom::Reload).await;
    if let Ok(row) = Hub::look(app, table, |room| crate::index::row_of(room.table())).await {
        app.store.rewrite(table, 0, "", Some(&row)).await?;
    }
    Ok(())
}

fn leader(name: String, rating: RatingRow) -> LeaderRow {
    LeaderRow {
        name,
        game: rating.key.game,
        side: Some(rating.key.side).filter(|side| !side.is_empty()),
        rating: rating.rating,
        deviation: rating.deviation,
        games: rating.games,
    }
}

#[derive(Deserialize)]
pub(super) struct BoardQuery {
    game: String,
    side: Option<String>,
}

/// `GET /api/leaderboard`.
pub(super) async fn leaderboard(
    State(app): State<Arc<App>>,
    Query(query): Query<BoardQuery>,
) -> Result<Json<Leaderboard>, Refused> {
    if !valid_table_id(&query.game.replace('-', "")) {
        return Err(Reason::NoSuchGame.into());
    }
    let side = query.side.clone().unwrap_or_default();
    let rows = app.store.leaderboard(&query.game, &side, LEADERS).await?;
    let rows = rows.into_iter().map(|(name, rating)| leader(name, rating)).collect();
    Ok(Json(Leaderboard { game: query.game, side: query.side, rows }))
}
