//! HTTP: routes, limits, headers.

mod accounts;
mod bots;
mod listen;
mod operation;
mod pages;
mod refusals;
mod replays;
mod session;
mod tables;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{ConnectInfo, DefaultBodyLimit, Request, State},
    middleware::{self, Next},
    response::{IntoResponse as _, Response},
    routing::{get, post},
};
use protocol::{MAX_BODY, Reason};
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{DefaultPredicate, NotForContentType, Predicate as _},
    },
};

pub(crate) use listen::run;

use crate::{app::App, security};
use refusals::Refused;

/// The type of event streams: one JSON object per line.
const LINES: &str = "application/x-ndjson";
/// How long a request may take to arrive and be answered; streams and websockets are not bound by it.
const REQUEST_TIME: Duration = Duration::from_secs(30);

pub(super) fn router(app: Arc<App>) -> Router {
    let compress = DefaultPredicate::new().and(NotForContentType::const_new(LINES));
    Router::new()
        .merge(api())
        .route("/ws", get(session::websocket))
        .route("/healthz", get(operation::health))
        .route("/metrics", get(operation::metrics))
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard))
        .layer(CompressionLayer::new().compress_when(compress))
        .layer(CatchPanicLayer::custom(|_| {
            tracing::error!("a request failed");
            refusals::internal()
        }))
        .with_state(app)
}

fn api() -> Router<Arc<App>> {
    Router::new()
        .route("/api/games", get(tables::games))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{table}", get(bots::state))
        .route("/api/tables/{table}/events", get(bots::events))
        .route("/api/tables/{table}/act", post(bots::act))
        .route("/api/tables/{table}/undo", post(bots::undo))
        .route("/api/tables/{table}/do", post(bots::manage))
        .route("/api/tables/{table}/record", get(replays::record))
        .route("/api/tables/{table}/story", get(replays::story))
        .route("/api/replays", get(replays::list))
        .route("/api/replays/{table}", get(replays::replay))
        .route("/api/leaderboard", get(accounts::leaderboard))
        .route("/api/session", post(accounts::guest))
        .route("/api/session/keep", post(accounts::keep))
        .route("/api/login", post(accounts::login))
        .route("/api/logout", post(accounts::logout))
        .route("/api/me", get(accounts::me).delete(accounts::delete))
        .route("/api/me/data", get(accounts::data))
        .route("/api/{*rest}", get(refusals::nothing_here).post(refusals::nothing_here))
}

/// Every request passes here: rates, foreign sites, time, headers.
async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let address = security::address(&app.config, request.headers(), peer.ip());
    let mut response = if !app.requests.take(address) {
        Refused::from(Reason::TooFast).into_response()
    } else if security::changes(request.method()) && !security::same_site(&app.config, request.headers()) {
        Refused::from(Reason::CrossSite).into_response()
    } else {
        match tokio::time::timeout(REQUEST_TIME, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Refused::from(Reason::Busy).into_response(),
        }
    };
    response.headers_mut().extend(security::security_headers());
    response
}
