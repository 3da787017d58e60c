//! Load: many websockets, many tables, moves at a given rate, and how long the server takes.

use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use protocol::ToServer;
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use tokio::{sync::Semaphore, task::JoinSet};

use super::{
    client::{Socket, begin, games, lot, token},
    measure::{Counters, percentile},
};

/// What to do to the server.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Websockets in all; those beyond the players look on.
    pub sockets: usize,
    /// Tables at which games run.
    pub tables: usize,
    /// Steps a second in all.
    pub moves_per_second: u32,
    /// How long to measure.
    pub seconds: u64,
    /// The game; the server's first if empty.
    pub game: String,
}

/// What came out.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// Websockets that were open at the end.
    pub sockets: usize,
    /// Acknowledged steps.
    pub moves: u64,
    /// Acknowledged steps a second.
    pub moves_per_second: f64,
    /// Log entries a second, by the server's count.
    pub entries_per_second: f64,
    /// Frames that clients received a second.
    pub frames_per_second: f64,
    /// From sending to acknowledgement, as clients see it.
    pub client_p50: Duration,
    /// The same for the slowest hundredth.
    pub client_p99: Duration,
    /// From the frame's arrival to its acknowledgement, by the server's count, upper end of the bucket; none if that is
    /// beyond the last one.
    pub server_p99: Option<Duration>,
    /// Connections or games that failed.
    pub failures: u64,
}

#[derive(Default)]
struct Shared {
    measuring: AtomicBool,
    moves: AtomicU64,
    frames: AtomicU64,
    failures: AtomicU64,
    open: AtomicU64,
    times: Mutex<Vec<Duration>>,
}

/// Puts a load on a server and measures it.
///
/// # Errors
/// If the server cannot be reached.
pub fn load(options: &LoadOptions) -> anyhow::Result<LoadReport> {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(run(options))
}

async fn run(options: &LoadOptions) -> anyhow::Result<LoadReport> {
    let known = games(options.addr).await?;
    let game = known.iter().find(|info| options.game.is_empty() || info.game == options.game);
    let game = game.ok_or_else(|| anyhow::anyhow!("the server has no game '{}'", options.game))?.clone();
    let shared = Arc::new(Shared::default());
    let permits = Arc::new(Semaphore::new(0));
    let mut tasks = JoinSet::new();
    let players = options.tables * usize::from(game.seats);
    for table in 0..options.tables {
        let seats = usize::from(game.seats);
        let watchers = options.sockets.saturating_sub(players) / options.tables.max(1);
        let (addr, game, shared, permits) =
            (options.addr, game.game.clone(), Arc::clone(&shared), Arc::clone(&permits));
        tasks.spawn(
            async move { run_table(addr, table as u64, &game, seats, watchers, &shared, &permits).await },
        );
        if table % 50 == 49 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    let wanted =
        (players + (options.sockets.saturating_sub(players) / options.tables.max(1)) * options.tables) as u64;
    wait_for(&shared, wanted).await;
    measure(options, &shared, &permits).await
}

/// Waits until the sockets are open, or no more come.
async fn wait_for(shared: &Shared, wanted: u64) {
    let (mut last, mut still) = (0, 0);
    while shared.open.load(Ordering::Relaxed) < wanted && still < 100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let open = shared.open.load(Ordering::Relaxed);
        still = if open == last { still + 1 } else { 0 };
        last = open;
    }
}

async fn measure(options: &LoadOptions, shared: &Shared, permits: &Semaphore) -> anyhow::Result<LoadReport> {
    let before = Counters::read(options.addr).await?;
    shared.measuring.store(true, Ordering::Relaxed);
    let started = Instant::now();
    let mut given = 0_u64;
    while started.elapsed() < Duration::from_secs(options.seconds) {
        let due = (started.elapsed().as_secs_f64() * f64::from(options.moves_per_second)) as u64;
        // Unused permits do not pile up: a server that falls behind is not asked to catch up.
        let room = (options.moves_per_second as usize / 4).saturating_sub(permits.available_permits());
        permits.add_permits(usize::try_from(due - given).unwrap_or(0).min(room));
        given = due;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let seconds = started.elapsed().as_secs_f64();
    shared.measuring.store(false, Ordering::Relaxed);
    let after = Counters::read(options.addr).await?;
    let mut times = shared.times.lock().unwrap_or_else(PoisonError::into_inner).clone();
    times.sort();
    let moves = shared.moves.load(Ordering::Relaxed);
    Ok(LoadReport {
        sockets: shared.open.load(Ordering::Relaxed) as usize,
        moves,
        moves_per_second: moves as f64 / seconds,
        entries_per_second: after.since(&before, "tidetable_entries_total") / seconds,
        frames_per_second: shared.frames.load(Ordering::Relaxed) as f64 / seconds,
        client_p50: percentile(&times, 0.5),
        client_p99: percentile(&times, 0.99),
        server_p99: Duration::try_from_secs_f64(after.command_seconds(&before, 0.99)).ok(),
        failures: shared.failures.load(Ordering::Relaxed),
    })
}

/// Plays game after game at one table's worth of sockets.
async fn run_table(
    addr: SocketAddr,
    number: u64,
    game: &str,
    seats: usize,
    watchers: usize,
    shared: &Arc<Shared>,
    permits: &Arc<Semaphore>,
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    loop {
        let tokens: Vec<String> = (0..seats).map(|_| token(&mut rng)).collect();
        let Ok(table) = begin(addr, game, "", &tokens, &[]).await else {
            shared.failures.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(500)).await;
            continue;
        };
        let mut players = JoinSet::new();
        for (seat, token) in tokens.into_iter().enumerate() {
            let (table, shared, permits) = (table.clone(), Arc::clone(shared), Arc::clone(permits));
            let rng = Xoshiro256PlusPlus::seed_from_u64(number << 8 | seat as u64);
            players.spawn(async move {
                counted(&shared, play(addr, &table, &token, rng, &shared, &permits)).await;
            });
        }
        let mut looking = JoinSet::new();
        for _ in 0..watchers {
            let (table, shared) = (table.clone(), Arc::clone(shared));
            looking.spawn(async move { counted(&shared, look_on(addr, &table, &shared)).await });
        }
        while players.join_next().await.is_some() {}
        looking.abort_all();
    }
}

/// Counts failures; whoever is cut off counts itself out.
async fn counted(shared: &Shared, work: impl Future<Output = anyhow::Result<()>>) {
    if work.await.is_err() {
        shared.failures.fetch_add(1, Ordering::Relaxed);
    }
}

/// Counts an open socket for as long as it lives.
struct Open<'a>(&'a Shared);

impl<'a> Open<'a> {
    fn new(shared: &'a Shared) -> Self {
        shared.open.fetch_add(1, Ordering::Relaxed);
        Self(shared)
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.open.fetch_sub(1, Ordering::Relaxed);
    }
}

/// As much of a frame as a player needs.
#[derive(Deserialize)]
struct Frame {
    #[serde(rename = "type")]
    kind: String,
    state: Option<State>,
}

#[derive(Deserialize)]
struct State {
    phase: protocol::Phase,
    stamp: protocol::Stamp,
    game: Option<Game>,
}

#[derive(Deserialize)]
struct Game {
    legal: Vec<Text>,
}

#[derive(Deserialize)]
struct Text {
    text: String,
}

async fn play(
    addr: SocketAddr,
    table: &str,
    token: &str,
    mut rng: Xoshiro256PlusPlus,
    shared: &Shared,
    permits: &Semaphore,
) -> anyhow::Result<()> {
    let mut socket = Socket::connect(addr).await?;
    let _open = Open::new(shared);
    let watch = ToServer::Watch { table: table.to_owned(), token: Some(token.to_owned()), since: None };
    socket.send(&watch).await?;
    let mut sent: Option<Instant> = None;
    let mut count = 0_u64;
    loop {
        let frame: Frame = serde_json::from_str(&socket.next().await?)?;
        if shared.measuring.load(Ordering::Relaxed) {
            shared.frames.fetch_add(1, Ordering::Relaxed);
        }
        match frame.kind.as_str() {
            "done" => {
                let time = sent.take().map(|sent| sent.elapsed());
                if let Some(time) = time.filter(|_| shared.measuring.load(Ordering::Relaxed)) {
                    shared.moves.fetch_add(1, Ordering::Relaxed);
                    shared.times.lock().unwrap_or_else(PoisonError::into_inner).push(time);
                }
            }
            "refused" => sent = None,
            _ => {}
        }
        let Some(state) = frame.state else { continue };
        if state.phase == protocol::Phase::Over {
            return Ok(());
        }
        let legal = state.game.map(|game| game.legal).unwrap_or_default();
        if sent.is_some() || legal.is_empty() {
            continue;
        }
        permits.acquire().await?.forget();
        count += 1;
        let action = legal[lot(&mut rng, legal.len())].text.clone();
        let (command_id, seen_version) = (format!("l{count}"), state.stamp.version);
        sent = Some(Instant::now());
        socket
            .send(&ToServer::Act {
                table: table.to_owned(),
                command_id,
                seen_version,
                seen_draft: None,
                action,
            })
            .await?;
    }
}

async fn look_on(addr: SocketAddr, table: &str, shared: &Shared) -> anyhow::Result<()> {
    let mut socket = Socket::connect(addr).await?;
    let _open = Open::new(shared);
    socket.send(&ToServer::Watch { table: table.to_owned(), token: None, since: None }).await?;
    loop {
        socket.next().await?;
        if shared.measuring.load(Ordering::Relaxed) {
            shared.frames.fetch_add(1, Ordering::Relaxed);
        }
    }
}
