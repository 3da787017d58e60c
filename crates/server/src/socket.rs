//! One websocket: reads frames, passes them on, and writes what tables send.

use std::{collections::HashMap, sync::Arc, time::Duration};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::{SinkExt as _, StreamExt as _, stream::SplitSink};
use protocol::{Account, PROTOCOL, Reason, Refusal, Stamp, ToClient, ToServer};
use table::{Command, valid_table_id, valid_token};
use tokio::time::{Instant, interval};

use crate::{
    app::App,
    counter::Counted,
    frames::{self, Speaker},
    hub::{Hub, ToRoom},
    outbox::{Inbox, Outbox},
    security::Bucket,
};

/// How often the server asks whether the client is still there, and how long it waits for any sign of life.
const PING_EVERY: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(65);
/// How long one frame may take to be written to a client that reads slowly.
const WRITE_TIME: Duration = Duration::from_secs(10);
/// How many frames too fast are answered before the connection is closed.
const PATIENCE: u32 = 100;

type Sink = SplitSink<WebSocket, Message>;

struct Session {
    app: Arc<App>,
    outbox: Outbox,
    speaker: Speaker,
    /// The tables that are watched, with the token that was shown there.
    watched: HashMap<String, Option<String>>,
    bucket: Bucket,
    too_fast: u32,
    heard: Instant,
}

/// Whether a connection goes on.
enum Next {
    Go,
    Close(u16),
}

/// Runs a websocket to its end.
pub(crate) async fn run(app: Arc<App>, socket: WebSocket, speaker: Speaker, guard: Counted) {
    let (outbox, inbox) = Outbox::new();
    let (sink, stream) = socket.split();
    let bucket = Bucket::new(app.config.limits.frames_per_second);
    let mut session = Session {
        app: Arc::clone(&app),
        outbox,
        speaker,
        watched: HashMap::new(),
        bucket,
        too_fast: 0,
        heard: Instant::now(),
    };
    session.welcome();
    session.live(sink, stream, inbox).await;
    for table in std::mem::take(&mut session.watched).into_keys() {
        Hub::tell(&app, &table, ToRoom::Unwatch { outbox: session.outbox.clone() }).await;
    }
    drop(guard);
}

impl Session {
    async fn live(
        &mut self,
        mut sink: Sink,
        mut stream: futures_util::stream::SplitStream<WebSocket>,
        mut inbox: Inbox,
    ) {
        let mut stopping = self.app.stopping.clone();
        let mut ping = interval(PING_EVERY);
        ping.tick().await;
        let code = loop {
            let next = tokio::select! {
                frame = inbox.frames.recv() => match frame {
                    Some(frame) => write(&mut sink, Message::Text(frame)).await,
                    None => Next::Close(close_code::NORMAL),
                },
                message = stream.next() => match message {
                    Some(Ok(message)) => self.hear(message).await,
                    _ => return,
                },
                () = inbox.overflow.notified() => Next::Close(close_code::POLICY),
                _ = ping.tick() => self.ping(&mut sink).await,
                _ = stopping.changed() => {
                    let _ = write(&mut sink, Message::Text(frames::text(&ToClient::Restarting))).await;
                    Next::Close(close_code::RESTART)
                }
            };
            if let Next::Close(code) = next {
                break code;
            }
        };
        let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
        let _ = write(&mut sink, close).await;
    }

    fn welcome(&self) {
        let account =
            self.speaker.account.as_ref().map(|(_, name, kept)| Account { name: name.clone(), kept: *kept });
        self.outbox.send(frames::text(&ToClient::Welcome {
            protocol: PROTOCOL,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            now_ms: self.app.now_ms(),
            account,
        }));
    }

    async fn ping(&self, sink: &mut Sink) -> Next {
        if self.heard.elapsed() > SILENCE {
            return Next::Close(close_code::AWAY);
        }
        write(sink, Message::Ping(axum::body::Bytes::new())).await
    }

    async fn hear(&mut self, message: Message) -> Next {
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.refuse(None, None, Refusal::new(Reason::Malformed)),
            Message::Ping(_) | Message::Pong(_) => return Next::Go,
            Message::Close(_) => return Next::Close(close_code::NORMAL),
        };
        metrics::counter!("tidetable_frames_received_total").increment(1);
        if !self.bucket.take() {
            self.too_fast += 1;
            let next = self.refuse(None, None, Refusal::new(Reason::TooFast));
            return if self.too_fast > PATIENCE { Next::Close(close_code::POLICY) } else { next };
        }
        match serde_json::from_str::<ToServer>(&text) {
            Ok(message) => self.obey(message).await,
            Err(error) => self.refuse(None, None, Refusal::with(Reason::Malformed, error.to_string())),
        }
    }

    async fn obey(&mut self, message: ToServer) -> Next {
        match message {
            ToServer::Watch { table, token, since } => return self.watch(table, token, since).await,
            ToServer::Unwatch { table } => {
                if self.watched.remove(&table).is_some() {
                    let outbox = self.outbox.clone();
                    Hub::tell(&self.app, &table, ToRoom::Unwatch { outbox }).await;
                }
            }
            ToServer::Act { table, command_id, seen_version, seen_draft, action } => {
                self.command(table, command_id, Command::Act { seen_version, seen_draft, action }).await;
            }
            ToServer::Undo { table, command_id } => self.command(table, command_id, Command::Undo).await,
            ToServer::Manage { table, command_id, command } => {
                let shown = self.watched.get(&table).cloned().flatten();
                let command = self.speaker.manage(command, shown.as_deref());
                self.command(table, command_id, command).await;
            }
            ToServer::Ping { nonce } => {
                self.outbox.send(frames::text(&ToClient::Pong { nonce, now_ms: self.app.now_ms() }));
            }
        }
        Next::Go
    }

    async fn watch(&mut self, table: String, token: Option<String>, since: Option<Stamp>) -> Next {
        if !valid_table_id(&table) {
            return self.refuse(Some(&table), None, Refusal::new(Reason::NoSuchTable));
        }
        if token.as_ref().is_some_and(|token| !valid_token(token)) {
            return self.refuse(Some(&table), None, Refusal::new(Reason::BadToken));
        }
        let room_for_more = self.watched.len() < self.app.config.limits.watched_tables;
        if !room_for_more && !self.watched.contains_key(&table) {
            return self.refuse(Some(&table), None, Refusal::new(Reason::TooMany));
        }
        let credential = self.speaker.credential(token.as_deref());
        self.watched.insert(table.clone(), token);
        let outbox = self.outbox.clone();
        Hub::tell(&self.app, &table, ToRoom::Watch { outbox, credential, since }).await;
        Next::Go
    }

    async fn command(&self, table: String, command_id: String, command: Command) {
        let token = self.watched.get(&table).and_then(Option::as_deref);
        let credential = self.speaker.credential(token);
        frames::command(&self.app, &self.outbox, &table, credential, command_id, command).await;
    }

    fn refuse(&self, table: Option<&str>, command_id: Option<&str>, refusal: Refusal) -> Next {
        metrics::counter!("tidetable_frames_refused_total").increment(1);
        self.outbox.send(frames::refused(table.filter(|table| table.len() <= 64), command_id, refusal));
        Next::Go
    }
}

async fn write(sink: &mut Sink, message: Message) -> Next {
    match tokio::time::timeout(WRITE_TIME, sink.send(message)).await {
        Ok(Ok(())) => Next::Go,
        Ok(Err(_)) | Err(_) => Next::Close(close_code::AWAY),
    }
}
