//! A server with the test game, and clients that speak to it over real sockets.
#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "this is test code, and every test file uses its own part of it"
)]

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{Created, TableState, ToClient, ToServer};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use table::fixture::PearlShelf;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) fn config(folder: &Path) -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        data_dir: folder.to_owned(),
        bot_pace_ms: 0,
        limits: Limits::none(),
        ..Config::default()
    }
}

pub(crate) async fn start(folder: &Path) -> Server {
    Server::start(config(folder), Arc::new(PearlShelf)).await.unwrap()
}

/// An answer to an HTTP request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn reason(&self) -> String {
        self.json()["refusal"]["reason"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn cookie(&self) -> String {
        let line = self.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or_default();
        line.split(';').next().unwrap_or_default().to_owned()
    }
}

/// Sends a request with exactly these headers (and the usual ones).
pub(crate) async fn http(
    addr: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n");
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() {
        request += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    request += "\r\n";
    request += body;
    raw(addr, request.as_bytes()).await
}

/// Sends these bytes and reads until the server closes.
pub(crate) async fn raw(addr: SocketAddr, bytes: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    // The server may answer and close before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("the server answers");
    let text = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Answer { status, head: head.to_lowercase(), body: body.to_owned() }
}

pub(crate) async fn get(addr: SocketAddr, path: &str) -> Answer {
    http(addr, "GET", path, &[], "").await
}

pub(crate) async fn post(addr: SocketAddr, path: &str, token: Option<&str>, body: &Value) -> Answer {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    http(addr, "POST", path, &headers, &body.to_string()).await
}

/// Makes a table of Pearls; `seats` as in the protocol.
pub(crate) async fn create(addr: SocketAddr, options: &str, seats: Value, ready: bool) -> Created {
    let body = json!({"settings": {"game": "pearls", "options": options}, "seats": seats, "name": "Host", "ready": ready});
    let answer = post(addr, "/api/tables", None, &body).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    serde_json::from_str(&answer.body).unwrap()
}

/// A websocket client that remembers the last state it was sent.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) state: Option<TableState>,
    pub(crate) frames: Vec<String>,
    commands: u64,
}

impl Client {
    pub(crate) async fn connect(addr: SocketAddr) -> Self {
        Self::connect_with(addr, &[]).await.expect("the server lets the client in")
    }

    pub(crate) async fn connect_with(
        addr: SocketAddr,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, u16> {
        let mut request = format!("ws://{addr}/ws").into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Self { socket, state: None, frames: Vec::new(), commands: 0 }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) async fn send(&mut self, message: &ToServer) {
        self.send_text(&serde_json::to_string(message).unwrap()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn send_raw(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    /// The next frame; `None` when the connection ends.
    pub(crate) async fn next(&mut self) -> Option<ToClient> {
        loop {
            let next = timeout(PATIENCE, self.socket.next()).await;
            match next.unwrap_or_else(|_| panic!("the server is silent after {:#?}", self.frames.last())) {
                Some(Ok(Message::Text(text))) => {
                    self.frames.push(text.to_string());
                    let message: ToClient = serde_json::from_str(&text).unwrap();
                    if let ToClient::State { state, .. } = &message {
                        self.state = Some((**state).clone());
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Reads until a frame satisfies `wanted`.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&ToClient) -> bool) -> ToClient {
        loop {
            let message = self.next().await.expect("the connection stays open");
            if wanted(&message) {
                return message;
            }
        }
    }

    pub(crate) async fn watch(&mut self, table: &str, token: Option<&str>) -> TableState {
        let message =
            ToServer::Watch { table: table.to_owned(), token: token.map(str::to_owned), since: None };
        self.send(&message).await;
        self.until(|message| matches!(message, ToClient::State { .. })).await;
        self.state.clone().unwrap()
    }

    /// Sends a step and waits for its answer.
    pub(crate) async fn act(&mut self, action: &str) -> ToClient {
        let state = self.state.as_ref().unwrap();
        let (table, seen_version) = (state.table.clone(), state.stamp.version);
        let command_id = self.command_id();
        let act =
            ToServer::Act { table, command_id, seen_version, seen_draft: None, action: action.to_owned() };
        self.ask(&act).await
    }

    pub(crate) async fn manage(&mut self, table: &str, command: Value) -> ToClient {
        let command_id = self.command_id();
        let command = serde_json::from_value(command).unwrap();
        self.ask(&ToServer::Manage { table: table.to_owned(), command_id, command }).await
    }

    pub(crate) async fn undo(&mut self) -> ToClient {
        let table = self.state.as_ref().unwrap().table.clone();
        let command_id = self.command_id();
        self.ask(&ToServer::Undo { table, command_id }).await
    }

    async fn ask(&mut self, message: &ToServer) -> ToClient {
        self.send(message).await;
        let answer = |message: &ToClient| {
            matches!(message, ToClient::Done { .. } | ToClient::Refused { .. } | ToClient::Seated { .. })
        };
        self.until(answer).await
    }

    fn command_id(&mut self) -> String {
        self.commands += 1;
        format!("c{}", self.commands)
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let game = self.state.as_ref().and_then(|state| state.game.as_ref());
        game.map(|game| game.legal.iter().map(|legal| legal.text.clone()).collect()).unwrap_or_default()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.phase == protocol::Phase::Over)
    }

    /// Plays by lot until the game is over.
    pub(crate) async fn play_to_the_end(&mut self, mut lot: u64) {
        while !self.is_over() {
            let legal = self.legal();
            if legal.is_empty() {
                self.until(|message| matches!(message, ToClient::State { .. })).await;
                continue;
            }
            lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action = legal[(lot >> 33) as usize % legal.len()].clone();
            match self.act(&action).await {
                ToClient::Done { stamp, .. } => {
                    while self.state.as_ref().unwrap().stamp < stamp {
                        self.until(|message| matches!(message, ToClient::State { .. })).await;
                    }
                }
                refused => panic!("{action}: {refused:?}"),
            }
        }
    }
}
