//! Finished games: lists, records, and step by step. Of running games nothing is told here.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse as _, Response},
};
use game_core::{Audience, Seat};
use protocol::{Phase, Reason, Replay, ReplayList, ReplayRow};
use serde::Deserialize;
use store::ReplayFilter;
use table::{Actor, Table, replay_frames, story_frames, valid_table_id};

use super::{refusals::Refused, session::Asker};
use crate::{app::App, hub::Hub};

const PAGE: u32 = 50;
const MAX_FRAMES: usize = 200;

#[derive(Deserialize)]
pub(super) struct ListQuery {
    game: Option<String>,
    player: Option<String>,
    before: Option<u64>,
}

/// `GET /api/replays`.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Query(query): Query<ListQuery>,
) -> Result<Json<ReplayList>, Refused> {
    let filter =
        ReplayFilter { game: query.game, player: query.player, before_ms: query.before, limit: PAGE };
    let rows = app.store.replays(&filter).await?;
    let replays: Vec<ReplayRow> = rows.iter().filter_map(|row| serde_json::from_str(row).ok()).collect();
    let before = replays.last().filter(|_| rows.len() == PAGE as usize).map(|row| row.finished_ms);
    Ok(Json(ReplayList { replays, before }))
}

/// Looks at a finished table.
async fn finished<T: Send + 'static>(
    app: &Arc<App>,
    table: &str,
    look: impl FnOnce(&Table) -> Option<T> + Send + 'static,
) -> Result<T, Refused> {
    if !valid_table_id(table) {
        return Err(Reason::NoSuchTable.into());
    }
    let found = Hub::look(app, table, |room| {
        let over = room.table().phase() == Phase::Over;
        over.then(|| look(room.table())).flatten()
    });
    found.await?.ok_or(Reason::WrongPhase.into())
}

/// `GET /api/tables/{table}/record`.
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
) -> Result<Response, Refused> {
    let text = finished(&app, &table, Table::record).await?;
    let name = format!("attachment; filename=\"{table}.tidetable\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    audience: Option<String>,
    from: Option<usize>,
    count: Option<usize>,
}

/// `GET /api/replays/{table}`.
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Json<Replay>, Refused> {
    let word = query.audience.unwrap_or_else(|| "everyone".to_owned());
    let audience = audience_of(&word).ok_or(Reason::NoSuchSeat)?;
    let (from, count) = (query.from.unwrap_or(0), query.count.unwrap_or(MAX_FRAMES).min(MAX_FRAMES));
    let replay = finished(&app, &table, move |table| {
        if matches!(audience, Audience::Seat(seat) if seat.index() >= table.chairs().len()) {
            return None;
        }
        let (total, frames) = replay_frames(table, audience, from, count)?;
        let end = table.snapshot(&Actor::spectator());
        Some(Replay { end, audience: word, total: total as u32, from: from as u32, frames })
    });
    Ok(Json(replay.await?))
}

/// `GET /api/tables/{table}/story`: the game so far as the asker has perceived it, also while it runs.
pub(super) async fn story(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(table): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Json<Replay>, Refused> {
    if !valid_table_id(&table) {
        return Err(Reason::NoSuchTable.into());
    }
    let credential = asker.speaker().credential(asker.token.as_deref());
    let (from, count) = (query.from.unwrap_or(0), query.count.unwrap_or(MAX_FRAMES).min(MAX_FRAMES));
    let found = Hub::look(&app, &table, move |room| {
        let actor = room.table().actor(&credential);
        let (total, frames) = story_frames(room.table(), &actor, from, count)?;
        let audience = actor.seat.map_or_else(|| "spectator".to_owned(), |seat| seat.to_string());
        let end = room.table().snapshot(&actor);
        Some(Replay { end, audience, total: total as u32, from: from as u32, frames })
    });
    Ok(Json(found.await?.ok_or(Reason::WrongPhase)?))
}

fn audience_of(word: &str) -> Option<Audience> {
    match word {
        "everyone" => Some(Audience::Everyone),
        "spectator" => Some(Audience::Spectator),
        number => number.parse().ok().and_then(Seat::new).map(Audience::Seat),
    }
}
