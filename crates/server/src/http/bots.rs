//! The simple interface for programs that hold a seat: one stream of lines, and one request per command.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    body::{Body as AxumBody, Bytes},
    extract::{Path, Query, State},
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use protocol::{ActBody, DoBody, Reason, Stamp, ToClient, UndoBody};
use serde::Deserialize;
use table::{Command, valid_table_id};
use tokio::sync::mpsc;

use super::{
    LINES,
    refusals::{Body, Refused, status},
    session::Asker,
};
use crate::{
    app::App,
    frames,
    hub::{Hub, ToRoom},
    outbox::{Inbox, Outbox},
};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// How often a silent stream says that it is still there.
const KEEP_OPEN: Duration = Duration::from_secs(15);

/// `GET /api/tables/{table}`.
pub(super) async fn state(State(app): State<Arc<App>>, asker: Asker, Path(table): Path<String>) -> Response {
    if !valid_table_id(&table) {
        return Refused::from(Reason::NoSuchTable).into_response();
    }
    let credential = asker.speaker().credential(asker.token.as_deref());
    let now_ms = app.now_ms();
    let seen = Hub::look(&app, &table, move |room| {
        let state = Box::new(room.table().snapshot(&room.table().actor(&credential)));
        frames::text(&ToClient::State { now_ms, since: None, events: Vec::new(), state })
    });
    match seen.await {
        Ok(frame) => answer(Some(frame)),
        Err(reason) => Refused::from(reason).into_response(),
    }
}

#[derive(Deserialize)]
pub(super) struct Since {
    version: Option<u64>,
    draft: Option<u64>,
}

/// `GET /api/tables/{table}/events`.
pub(super) async fn events(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(table): Path<String>,
    Query(since): Query<Since>,
) -> Response {
    if !valid_table_id(&table) {
        return Refused::from(Reason::NoSuchTable).into_response();
    }
    let credential = asker.speaker().credential(asker.token.as_deref());
    let since = since.version.map(|version| Stamp { version, draft: since.draft.unwrap_or_default() });
    let (outbox, inbox) = Outbox::new();
    Hub::tell(&app, &table, ToRoom::Watch { outbox: outbox.clone(), credential, since }).await;
    let (lines, body) = mpsc::channel(4);
    tokio::spawn(stream(app, table, outbox, inbox, lines));
    let body = futures_util::stream::unfold(body, |mut body| async move {
        let line: Bytes = body.recv().await?;
        Some((Ok::<_, Infallible>(line), body))
    });
    ([(header::CONTENT_TYPE, LINES), (header::CACHE_CONTROL, "no-store")], AxumBody::from_stream(body))
        .into_response()
}

/// Writes frames as lines until the reader is gone, does not read, or the server stops.
async fn stream(app: Arc<App>, table: String, outbox: Outbox, mut inbox: Inbox, lines: mpsc::Sender<Bytes>) {
    let mut stopping = app.stopping.clone();
    loop {
        let line = tokio::select! {
            frame = inbox.frames.recv() => frame.map(|frame| Bytes::from(format!("{frame}\n"))),
            () = tokio::time::sleep(KEEP_OPEN) => Some(Bytes::from_static(b"\n")),
            () = inbox.overflow.notified() => None,
            () = lines.closed() => None,
            _ = stopping.changed() => None,
        };
        let Some(line) = line else { break };
        if lines.send(line).await.is_err() {
            break;
        }
    }
    Hub::tell(&app, &table, ToRoom::Unwatch { outbox }).await;
}

/// `POST /api/tables/{table}/act`.
pub(super) async fn act(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(table): Path<String>,
    Body(body): Body<ActBody>,
) -> Response {
    let ActBody { command_id, seen_version, seen_draft, action } = body;
    command(&app, &asker, &table, command_id, Command::Act { seen_version, seen_draft, action }).await
}

/// `POST /api/tables/{table}/undo`.
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(table): Path<String>,
    Body(body): Body<UndoBody>,
) -> Response {
    command(&app, &asker, &table, body.command_id, Command::Undo).await
}

/// `POST /api/tables/{table}/do`.
pub(super) async fn manage(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(table): Path<String>,
    Body(body): Body<DoBody>,
) -> Response {
    let wanted = asker.speaker().manage(body.command, asker.token.as_deref());
    command(&app, &asker, &table, body.command_id, wanted).await
}

async fn command(
    app: &Arc<App>,
    asker: &Asker,
    table: &str,
    command_id: String,
    command: Command,
) -> Response {
    let credential = asker.speaker().credential(asker.token.as_deref());
    let (outbox, mut inbox) = Outbox::new();
    frames::command(app, &outbox, table, credential, command_id, command).await;
    answer(tokio::time::timeout(PATIENCE, inbox.frames.recv()).await.ok().flatten())
}

/// The frame as an answer, with the status that fits it.
fn answer(frame: Option<axum::extract::ws::Utf8Bytes>) -> Response {
    let Some(frame) = frame else { return Refused::from(Reason::Busy).into_response() };
    let status = match serde_json::from_str::<ToClient>(&frame) {
        Ok(ToClient::Refused { refusal, .. }) => status(refusal.reason),
        _ => StatusCode::OK,
    };
    let text = frame.as_str().to_owned();
    (status, [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")], text)
        .into_response()
}
