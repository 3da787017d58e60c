//! Who asks: cookies, seat tokens, and the door of the websocket.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, FromRequestParts, State, WebSocketUpgrade},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    response::{IntoResponse as _, Response},
};
use protocol::{MAX_FRAME, Reason};
use store::AccountRow;
use table::valid_token;

use super::refusals::Refused;
use crate::{app::App, frames::Speaker, secrets, security, socket};

const COOKIE: &str = "tidetable_session";
/// How long a session lasts.
const SESSION_SECONDS: u64 = 180 * 24 * 3600;

/// Who asks.
pub(super) struct Asker {
    /// The account of the cookie.
    pub(super) account: Option<AccountRow>,
    /// The hash of the cookie's secret.
    pub(super) session: Option<String>,
    /// The seat token of the `Authorization` header.
    pub(super) token: Option<String>,
}

impl Asker {
    pub(super) fn speaker(&self) -> Speaker {
        let account = self.account.as_ref();
        Speaker { account: account.map(|row| (row.account, row.name.clone(), row.passphrase.is_some())) }
    }

    /// The account, for what needs one.
    pub(super) fn need_account(&self) -> Result<&AccountRow, Refused> {
        self.account.as_ref().ok_or(Reason::NeedsAccount.into())
    }
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refused> {
        let token = match parts.headers.get(header::AUTHORIZATION) {
            Some(value) => Some(bearer(value).ok_or(Reason::BadToken)?),
            None => None,
        };
        let session = cookie(&parts.headers).map(|secret| session_hash(&secret));
        let account = match &session {
            Some(hash) => app.store.session(hash, app.now_ms()).await?,
            None => None,
        };
        Ok(Self { account, session, token })
    }
}

fn bearer(value: &HeaderValue) -> Option<String> {
    let token = value.to_str().ok()?.strip_prefix("Bearer ")?;
    valid_token(token).then(|| token.to_owned())
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) = pairs.find(|(name, _)| *name == COOKIE)?;
    valid_token(secret).then(|| secret.to_owned())
}

/// What is stored of a session's secret.
fn session_hash(secret: &str) -> String {
    serde_json::to_string(&table::TokenHash::of(secret)).expect("a hash is a plain text")
}

/// Opens a session for an account; the cookie to be set.
pub(super) async fn open_session(
    app: &App,
    headers: &HeaderMap,
    account: i64,
) -> Result<HeaderValue, Refused> {
    let secret = secrets::token();
    let expires_ms = app.now_ms() + SESSION_SECONDS * 1000;
    app.store.create_session(&session_hash(&secret), account, expires_ms).await?;
    Ok(set_cookie(app, headers, &secret, SESSION_SECONDS))
}

/// The cookie that takes a session away.
pub(super) fn no_cookie(app: &App, headers: &HeaderMap) -> HeaderValue {
    set_cookie(app, headers, "", 0)
}

fn set_cookie(app: &App, headers: &HeaderMap, value: &str, seconds: u64) -> HeaderValue {
    let secure = if security::is_secure(&app.config, headers) { "; Secure" } else { "" };
    let text = format!("{COOKIE}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}");
    HeaderValue::try_from(text).expect("a cookie of letters and digits is a header")
}

/// `GET /ws`.
pub(super) async fn websocket(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    asker: Asker,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !security::same_site(&app.config, &headers) {
        return Refused::from(Reason::CrossSite).into_response();
    }
    let address = security::address(&app.config, &headers, peer.ip());
    let Some(guard) = app.enter(address) else { return Refused::from(Reason::TooMany).into_response() };
    let speaker = asker.speaker();
    upgrade
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .read_buffer_size(2048)
        .write_buffer_size(0)
        .max_write_buffer_size(4 * 1024 * 1024)
        .on_upgrade(move |websocket| socket::run(app, websocket, speaker, guard))
}
