//! A small client: HTTP requests one by one, and a websocket.

use std::{net::SocketAddr, time::Duration};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use game_core::below;
use protocol::{Created, GameInfo, ToServer};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

const PATIENCE: Duration = Duration::from_secs(30);

/// Sends a request and reads the answer: its status and body.
pub(super) async fn request(
    addr: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> anyhow::Result<(u16, String)> {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n");
    if let Some(token) = token {
        text += &format!("authorization: Bearer {token}\r\n");
    }
    let body = body.map(Value::to_string).unwrap_or_default();
    text += &format!("content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    let answer = timeout(PATIENCE, raw(addr, text.as_bytes())).await.context("no answer")??;
    let (head, body) = answer.split_once("\r\n\r\n").context("no HTTP answer")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("no HTTP status")?;
    Ok((status, body.to_owned()))
}

/// Sends bytes and reads until the server closes.
pub(super) async fn raw(addr: SocketAddr, bytes: &[u8]) -> anyhow::Result<String> {
    let mut stream = TcpStream::connect(addr).await?;
    stream.write_all(bytes).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// A request whose answer is JSON of a known kind.
pub(super) async fn ask<T: DeserializeOwned>(
    addr: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> anyhow::Result<T> {
    let (status, text) = request(addr, method, path, token, body).await?;
    if status >= 300 {
        bail!("{method} {path}: {status} {text}");
    }
    serde_json::from_str(&text).with_context(|| format!("{method} {path}: {text}"))
}

/// The games of a server.
pub(super) async fn games(addr: SocketAddr) -> anyhow::Result<Vec<GameInfo>> {
    ask(addr, "GET", "/api/games", None, None).await
}

/// A table of persons and bots that has begun, and the tokens of the persons; they sit in the first seats.
pub(super) async fn begin(
    addr: SocketAddr,
    game: &str,
    options: &str,
    persons: &[String],
    bots: &[String],
) -> anyhow::Result<String> {
    let mut seats = vec![json!({"kind": "you"})];
    seats.extend(persons[1..].iter().map(|_| json!({"kind": "open"})));
    seats.extend(bots.iter().map(|level| json!({"kind": "bot", "level": level})));
    let settings = json!({"game": game, "options": options});
    let body =
        json!({"settings": settings, "seats": seats, "name": "P0", "token": persons[0], "ready": true});
    let made: Created = ask(addr, "POST", "/api/tables", None, Some(&body)).await?;
    let path = format!("/api/tables/{}/do", made.table);
    for (seat, token) in persons.iter().enumerate().skip(1) {
        let sit = json!({"do": "sit", "name": format!("P{seat}"), "seat": seat, "token": token});
        ask::<Value>(addr, "POST", &path, None, Some(&json!({"command_id": "sit", "command": sit}))).await?;
        let ready = json!({"command_id": "ready", "command": {"do": "ready"}});
        ask::<Value>(addr, "POST", &path, Some(token), Some(&ready)).await?;
    }
    Ok(made.table)
}

/// A websocket.
pub(super) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(super) async fn connect(addr: SocketAddr) -> anyhow::Result<Self> {
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let connect = connect_async_with_config(format!("ws://{addr}/ws"), Some(small), true);
        Ok(Self(timeout(PATIENCE, connect).await.context("no answer")??.0))
    }

    pub(super) async fn send(&mut self, message: &ToServer) -> anyhow::Result<()> {
        self.send_text(serde_json::to_string(message)?).await
    }

    pub(super) async fn send_text(&mut self, text: String) -> anyhow::Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    pub(super) async fn send_bytes(&mut self, bytes: Vec<u8>) -> anyhow::Result<()> {
        Ok(self.0.send(Message::binary(bytes)).await?)
    }

    /// The next text frame.
    pub(super) async fn next(&mut self) -> anyhow::Result<String> {
        loop {
            match self.0.next().await.context("the connection was closed")?? {
                Message::Text(text) => return Ok(text.to_string()),
                Message::Close(_) => bail!("the connection was closed"),
                _ => {}
            }
        }
    }
}

/// A number below `count`.
pub(super) fn lot(rng: &mut Xoshiro256PlusPlus, count: usize) -> usize {
    below(rng, u32::try_from(count.max(1)).unwrap_or(u32::MAX)) as usize
}

/// A token nobody guesses, but the same for the same numbers.
pub(super) fn token(rng: &mut Xoshiro256PlusPlus) -> String {
    (0..32).map(|_| char::from(b"abcdefghijklmnop"[lot(rng, 16)])).collect()
}
