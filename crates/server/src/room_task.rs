//! The task of one table: carries out what its [`Room`] wants done.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use game_core::Seat;
use protocol::{Reason, Refusal, ToClient};
use store::{Append, StoreError};
use table::{ClientId, DraftBody, Effect, Entry, Input, NextTable, Room, StoreFailure, Table, Thought, What};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use crate::{
    app::App,
    hub::{Hub, ToRoom},
    index::index_of,
    outbox::Outbox,
    ratings, secrets,
    thinkers::Question,
};

/// How often a table that cannot be loaded is tried again, and how long to wait in between.
const RELOADS: u32 = 20;
const RELOAD_PAUSE: Duration = Duration::from_millis(250);

/// What comes back from work that the task gave away.
enum Back {
    Thought { thought: Thought, action: Option<String> },
    NextMade(bool),
}

struct RoomTask {
    app: Arc<App>,
    id: String,
    room: Room,
    clients: HashMap<ClientId, Outbox>,
    back: mpsc::UnboundedSender<Back>,
    /// Since when each bot has been at its present move.
    moving: HashMap<Seat, Instant>,
    /// Moves of bots that are shown later.
    held: Vec<(Instant, Thought, String)>,
    idle_since: Instant,
    /// Whether the table cannot go on; the next who asks for it opens it afresh.
    lost: bool,
}

/// Runs a table until nobody needs it.
pub(crate) async fn run(
    app: Arc<App>,
    id: String,
    own: mpsc::WeakSender<ToRoom>,
    mut inbox: mpsc::Receiver<ToRoom>,
) {
    let (back, mut returned) = mpsc::unbounded_channel();
    match load(&app, &id).await {
        Ok(table) => {
            let room = Room::new(table, Arc::clone(&app.catalogue));
            let clients = HashMap::new();
            let idle_since = Instant::now();
            let (moving, held) = (HashMap::new(), Vec::new());
            let task = RoomTask { app, id, room, clients, back, moving, held, idle_since, lost: false };
            task.live(&own, &mut inbox, &mut returned).await;
        }
        Err(reason) => refuse_all(&app, &id, &own, &mut inbox, reason),
    }
}

/// Loads a table from its log.
async fn load(app: &App, id: &str) -> Result<Table, Reason> {
    let stored = app.store.load(id).await.map_err(|error| {
        tracing::error!(table = id, %error, "a table could not be loaded");
        Reason::Unavailable
    })?;
    let stored = stored.ok_or(Reason::NoSuchTable)?;
    let damaged = |error: &dyn std::fmt::Display| {
        tracing::error!(table = id, %error, "the log of a table is damaged");
        Reason::Unavailable
    };
    let log: Result<Vec<Entry>, _> = stored.entries.iter().map(|body| serde_json::from_str(body)).collect();
    let log = log.map_err(|error| damaged(&error))?;
    let mut table = Table::replay(id, &log, app.catalogue.as_ref()).map_err(|corrupt| {
        tracing::error!(table = id, version = corrupt.version, "the log of a table does not fit its game");
        corrupt.reason
    })?;
    for (seat, body) in stored.drafts {
        if let (Some(seat), Ok(body)) = (Seat::new(seat), serde_json::from_str::<DraftBody>(&body)) {
            table.restore_draft(seat, body);
        }
    }
    if let Some(since_ms) = table.clock_since_ms() {
        table.credit(app.outages.since(since_ms));
    }
    Ok(table)
}

/// Tells everybody who asked for a table that it cannot be opened.
fn refuse_all(
    app: &App,
    id: &str,
    own: &mpsc::WeakSender<ToRoom>,
    inbox: &mut mpsc::Receiver<ToRoom>,
    reason: Reason,
) {
    if let Some(own) = own.upgrade() {
        app.hub.forget(id, &own);
    }
    inbox.close();
    while let Ok(message) = inbox.try_recv() {
        let (outbox, command_id) = match message {
            ToRoom::Watch { outbox, .. } => (outbox, None),
            ToRoom::Command { outbox, command_id, .. } => (outbox, Some(command_id)),
            ToRoom::Look(look) => {
                look(Err(reason));
                continue;
            }
            ToRoom::Unwatch { .. } | ToRoom::Reload => continue,
        };
        let refused =
            ToClient::Refused { table: Some(id.to_owned()), command_id, refusal: Refusal::new(reason) };
        outbox.send(crate::frames::text(&refused));
    }
}

impl RoomTask {
    async fn live(
        mut self,
        own: &mpsc::WeakSender<ToRoom>,
        inbox: &mut mpsc::Receiver<ToRoom>,
        returned: &mut mpsc::UnboundedReceiver<Back>,
    ) {
        self.tell(Input::Tick).await;
        let mut stopping = self.app.stopping.clone();
        loop {
            let wake = self.wake();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.receive(message).await,
                    None => return,
                },
                Some(back) = returned.recv() => self.take_back(back).await,
                () = sleep_until(wake) => self.woken().await,
                _ = stopping.changed() => return self.close(own, inbox).await,
            }
            let idle = self.is_idle() && self.idle_since.elapsed() >= self.idle_time();
            if idle || self.lost {
                return self.close(own, inbox).await;
            }
        }
    }

    /// Takes the table off the list and works off what was sent before.
    async fn close(mut self, own: &mpsc::WeakSender<ToRoom>, inbox: &mut mpsc::Receiver<ToRoom>) {
        if let Some(own) = own.upgrade() {
            self.app.hub.forget(&self.id, &own);
        }
        inbox.close();
        while let Some(message) = inbox.recv().await {
            self.receive(message).await;
        }
    }

    fn wake(&self) -> Instant {
        let held = self.held.iter().map(|(at, ..)| *at).min();
        let room = self.room.wake_at_ms().map(|ms| self.app.clock.instant(ms));
        let idle = self.is_idle().then(|| self.idle_since + self.idle_time());
        let far = Instant::now() + Duration::from_secs(3600);
        held.into_iter().chain(room).chain(idle).min().unwrap_or(far)
    }

    fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.held.is_empty() && self.room.is_idle()
    }

    fn idle_time(&self) -> Duration {
        Duration::from_secs(self.app.config.idle_table_seconds)
    }

    async fn woken(&mut self) {
        let now = Instant::now();
        let (due, later) = std::mem::take(&mut self.held).into_iter().partition(|(at, ..)| *at <= now);
        self.held = later;
        let due: Vec<(Instant, Thought, String)> = due;
        for (_, thought, action) in due {
            self.tell(Input::Answer { thought, action }).await;
        }
        self.tell(Input::Tick).await;
    }

    async fn receive(&mut self, message: ToRoom) {
        self.idle_since = Instant::now();
        match message {
            ToRoom::Watch { outbox, credential, since } => {
                let client = outbox.client;
                self.clients.insert(client, outbox);
                self.tell(Input::Watch { client, credential, since }).await;
            }
            ToRoom::Unwatch { outbox } => {
                self.clients.remove(&outbox.client);
                self.tell(Input::Unwatch { client: outbox.client }).await;
            }
            ToRoom::Command { outbox, credential, command_id, command, received } => {
                self.command(outbox, credential, command_id, command).await;
                metrics::histogram!("tidetable_command_seconds").record(received.elapsed().as_secs_f64());
            }
            ToRoom::Look(look) => look(Ok(&self.room)),
            ToRoom::Reload => self.reload().await,
        }
    }

    /// Carries a command out; a client that does not listen is known for as long as that takes.
    async fn command(
        &mut self,
        outbox: Outbox,
        credential: table::Credential,
        command_id: String,
        command: table::Command,
    ) {
        let client = outbox.client;
        let listens = self.clients.contains_key(&client);
        self.clients.entry(client).or_insert(outbox);
        self.tell(Input::Command { client, credential, command_id, command }).await;
        if !listens {
            self.clients.remove(&client);
        }
    }

    async fn take_back(&mut self, back: Back) {
        match back {
            Back::NextMade(made) => self.tell(Input::NextMade(made)).await,
            Back::Thought { thought, action } => {
                let action = action.unwrap_or_else(|| {
                    tracing::error!(table = self.id, "a bot failed");
                    String::new()
                });
                let at = self.show_time(thought, &action);
                if at <= Instant::now() {
                    self.tell(Input::Answer { thought, action }).await;
                } else {
                    self.held.push((at, thought, action));
                }
            }
        }
    }

    /// When a bot's answer takes effect: at once while it only drafts, else at the next beat since its move began, so
    /// that neither one step's thinking nor that of all of them can be told from the time.
    fn show_time(&mut self, thought: Thought, action: &str) -> Instant {
        let pace = Duration::from_millis(self.app.config.bot_pace_ms);
        let now = Instant::now();
        if pace.is_zero() || !self.room.answer_shows(thought, action) {
            return now;
        }
        let began = self.moving.remove(&thought.seat).unwrap_or(now);
        began + next_beat(began.elapsed(), pace)
    }

    /// Gives the room an input and carries out everything that follows from it.
    async fn tell(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.room.handle(input, self.app.now_ms()) {
                inputs.extend(self.carry_out(effect).await);
            }
        }
    }

    async fn carry_out(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Append { version, entry } => {
                return Some(Input::Stored(self.append(version, &entry).await));
            }
            Effect::SaveDraft { seat, body } => {
                let text = serde_json::to_string(&body).expect("drafts have string keys and plain values");
                let stored = self.app.store.save_draft(&self.id, seat.index() as u8, &text).await;
                return Some(Input::Stored(stored.map_err(|error| self.failure(&error))));
            }
            Effect::Reload => return self.loaded().await,
            Effect::Send { clients, text } => self.send(&clients, &text),
            Effect::Think { thought, level, seed, question } => self.think(thought, level, seed, question),
            Effect::MakeNext(next) => self.make_next(next),
            Effect::Finished => {
                metrics::counter!("tidetable_games_finished_total").increment(1);
                ratings::rate_later(&self.app, &self.id);
            }
            Effect::Complain(words) => tracing::error!(table = self.id, "{words}"),
        }
        None
    }

    async fn append(&mut self, version: u64, entry: &Entry) -> Result<(), StoreFailure> {
        let started = Instant::now();
        let table = self.room.table();
        let moves = matches!(entry.what, What::Played { .. });
        let index = (!moves || entry.ends).then(|| {
            let mut after = table.clone();
            after.apply(entry).ok().map(|_| index_of(&after))
        });
        let finishes_draft = match entry.what {
            What::Played { seat, .. } | What::Left { seat, .. } => {
                Seat::new(seat).filter(|place| table.has_draft(*place)).map(|_| seat)
            }
            _ => None,
        };
        let body = serde_json::to_string(entry).expect("entries have string keys and plain values");
        let append = Append { table: self.id.clone(), version, body, finishes_draft, index: index.flatten() };
        let stored = self.app.store.append(append).await;
        metrics::histogram!("tidetable_append_seconds").record(started.elapsed().as_secs_f64());
        metrics::counter!("tidetable_entries_total").increment(1);
        stored.map_err(|error| self.failure(&error))
    }

    fn failure(&self, error: &StoreError) -> StoreFailure {
        tracing::error!(table = self.id, %error, "an entry was not stored");
        match error {
            StoreError::Conflict => StoreFailure::Conflict,
            StoreError::Refused(_) | StoreError::Unavailable(_) => StoreFailure::Unavailable,
        }
    }

    async fn reload(&mut self) {
        if let Some(input) = self.loaded().await {
            self.tell(input).await;
        }
    }

    async fn loaded(&mut self) -> Option<Input> {
        for _ in 0..RELOADS {
            match load(&self.app, &self.id).await {
                Ok(table) => return Some(Input::Reloaded(Box::new(table))),
                Err(Reason::Unavailable) => tokio::time::sleep(RELOAD_PAUSE).await,
                Err(_) => break,
            }
        }
        self.lost = true;
        for effect in self.room.give_up(Reason::Unavailable) {
            if let Effect::Send { clients, text } = effect {
                self.send(&clients, &text);
            }
        }
        None
    }

    fn send(&mut self, clients: &[ClientId], text: &str) {
        let frame = Utf8Bytes::from(text);
        metrics::counter!("tidetable_frames_sent_total").increment(clients.len() as u64);
        for client in clients {
            if let Some(outbox) = self.clients.get(client) {
                outbox.send(frame.clone());
            }
        }
    }

    fn think(&mut self, thought: Thought, level: String, seed: u64, bot: Box<dyn games::AnyBot>) {
        let (thinkers, back) = (self.app.thinkers.clone(), self.back.clone());
        let question = Question { level, seed, decision: thought.decision, bot };
        self.moving.entry(thought.seat).or_insert_with(Instant::now);
        tokio::spawn(async move {
            let action = thinkers.think(question).await;
            let _ = back.send(Back::Thought { thought, action });
        });
    }

    fn make_next(&self, next: NextTable) {
        let (app, back) = (Arc::clone(&self.app), self.back.clone());
        tokio::spawn(async move {
            let creation = next.creation(secrets::seed());
            let made = app.create_table(&creation, Some(next.table.clone())).await.is_ok();
            if made {
                Hub::room(&app, &next.table);
            }
            let _ = back.send(Back::NextMade(made));
        });
    }
}

/// The first multiple of `pace` after `elapsed`.
fn next_beat(elapsed: Duration, pace: Duration) -> Duration {
    let beats = elapsed.as_nanos() / pace.as_nanos() + 1;
    pace * u32::try_from(beats).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::next_beat;

    #[test]
    fn quick_and_slow_thoughts_are_shown_at_the_same_beat() {
        let pace = Duration::from_millis(500);
        for elapsed_ms in [0, 1, 250, 499] {
            assert_eq!(next_beat(Duration::from_millis(elapsed_ms), pace), pace);
        }
        assert_eq!(next_beat(Duration::from_millis(500), pace), pace * 2);
        assert_eq!(next_beat(Duration::from_millis(1700), pace), pace * 4);
    }
}
