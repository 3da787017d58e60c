//! Torture: people and bots play over websockets while the real binary is killed again and again. At the end nothing
//! that was acknowledged or shown may be missing.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use protocol::{GameInfo, Phase, Stamp, ToClient, ToServer};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::Catalogue;
use tokio::task::JoinSet;

use super::{
    client::{Socket, begin, games, lot, token},
    verify,
    victim::{Victim, free_address},
};

/// How long the games may take to end once nobody is killed any more.
const LAST_GAMES: Duration = Duration::from_secs(300);
/// How long a player waits for an answer before asking again over a new connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// What to do.
#[derive(Clone, Debug)]
pub struct TortureOptions {
    /// The binary; it is run with `serve`.
    pub binary: PathBuf,
    /// An empty folder for its data.
    pub data_dir: PathBuf,
    /// How often it is killed.
    pub kills: u32,
    /// Tables at the same time.
    pub tables: usize,
    /// Decides when it is killed and what is played.
    pub seed: u64,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TortureReport {
    /// How often it was killed.
    pub kills: u32,
    /// Games that came to their end.
    pub games: usize,
    /// Acknowledged commands, all found in the logs.
    pub acknowledged: usize,
    /// Views that were shown, all found again in the logs.
    pub views: usize,
    /// Entries in the logs.
    pub entries: usize,
    /// The longest start.
    pub slowest_start: Duration,
}

/// What one player was told.
#[derive(Clone, Debug)]
pub(super) struct Testimony {
    pub(super) table: String,
    pub(super) token: String,
    pub(super) acknowledged: Vec<String>,
    /// What was shown at each version without a draft.
    pub(super) views: BTreeMap<u64, String>,
    pub(super) result: Option<protocol::ResultState>,
}

struct Shared {
    addr: SocketAddr,
    games: Vec<GameInfo>,
    /// Whether new games are begun.
    more: AtomicBool,
    testimonies: Mutex<Vec<Testimony>>,
}

/// Tortures a server.
///
/// # Errors
/// With the first thing that is missing, stuck or wrong.
pub fn torture(options: &TortureOptions, catalogue: &dyn Catalogue) -> anyhow::Result<TortureReport> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(run(options, catalogue));
    runtime.shutdown_timeout(Duration::from_secs(1));
    report
}

async fn run(options: &TortureOptions, catalogue: &dyn Catalogue) -> anyhow::Result<TortureReport> {
    std::fs::create_dir_all(&options.data_dir)?;
    let config = options.data_dir.join("torture.toml");
    std::fs::write(
        &config,
        "bot_pace_ms = 0\n[limits]\nrequests_per_second = 100000\ntables_per_minute = 100000\n",
    )?;
    let addr = free_address()?;
    let mut victim = Victim::new(options.binary.clone(), addr, &options.data_dir, Some(&config));
    let mut report = TortureReport { slowest_start: victim.start().await?, ..TortureReport::default() };
    let shared = Arc::new(Shared {
        addr,
        games: games(addr).await?,
        more: AtomicBool::new(true),
        testimonies: Mutex::default(),
    });
    let mut tables = JoinSet::new();
    for number in 0..options.tables {
        let (shared, seed) = (Arc::clone(&shared), options.seed);
        tables.spawn(async move { keep_playing(&shared, number, seed).await });
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(options.seed);
    while report.kills < options.kills {
        tokio::time::sleep(Duration::from_millis(20 + lot(&mut rng, 700) as u64)).await;
        victim.kill().await?;
        report.kills += 1;
        report.slowest_start = report.slowest_start.max(victim.start().await?);
    }
    shared.more.store(false, Ordering::Relaxed);
    let ended = tokio::time::timeout(LAST_GAMES, async {
        while let Some(table) = tables.join_next().await {
            table??;
        }
        anyhow::Ok(())
    });
    ended.await.context("a game is stuck")??;
    victim.kill().await?;
    let testimonies = shared.testimonies.lock().unwrap_or_else(PoisonError::into_inner).clone();
    verify::everything(&options.data_dir, &testimonies, catalogue, &mut report).await?;
    Ok(report)
}

/// Plays game after game until no more are wanted.
async fn keep_playing(shared: &Arc<Shared>, number: usize, seed: u64) -> anyhow::Result<()> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ (number as u64 + 1) << 20);
    while shared.more.load(Ordering::Relaxed) {
        let game = &shared.games[number % shared.games.len()];
        let seats = usize::from(game.seats);
        let persons = 1 + lot(&mut rng, seats);
        let tokens: Vec<String> = (0..persons).map(|_| token(&mut rng)).collect();
        let bots = vec![game.bots[0].clone(); seats - persons];
        // The server may be killed while the table is made; then another one is made.
        let Ok(table) = begin(shared.addr, &game.game, "", &tokens, &bots).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let mut players = JoinSet::new();
        for token in tokens {
            let rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ lot(&mut rng, 1 << 30) as u64);
            let player = Player::new(shared.addr, &table, &token, rng);
            players.spawn(player.play());
        }
        while let Some(player) = players.join_next().await {
            let testimony = player??;
            shared.testimonies.lock().unwrap_or_else(PoisonError::into_inner).push(testimony);
        }
    }
    Ok(())
}

/// A player who connects again and sends again until the game is over.
struct Player {
    addr: SocketAddr,
    rng: Xoshiro256PlusPlus,
    testimony: Testimony,
    stamp: Option<Stamp>,
    pending: Option<ToServer>,
    count: u32,
}

impl Player {
    fn new(addr: SocketAddr, table: &str, token: &str, rng: Xoshiro256PlusPlus) -> Self {
        let testimony = Testimony {
            table: table.to_owned(),
            token: token.to_owned(),
            acknowledged: Vec::new(),
            views: BTreeMap::new(),
            result: None,
        };
        Self { addr, rng, testimony, stamp: None, pending: None, count: 0 }
    }

    async fn play(mut self) -> anyhow::Result<Testimony> {
        let mut last = Instant::now();
        while self.testimony.result.is_none() || self.pending.is_some() {
            let before = (self.stamp, self.testimony.acknowledged.len());
            if let Err(error) = self.session().await {
                if error.is::<Broken>() {
                    return Err(error);
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            if before != (self.stamp, self.testimony.acknowledged.len()) {
                last = Instant::now();
            }
            if last.elapsed() > LAST_GAMES {
                bail!(
                    "{} is stuck at {:?}, waiting for {:?}",
                    self.testimony.table,
                    self.stamp,
                    self.pending
                );
            }
        }
        Ok(self.testimony)
    }

    /// One connection, until it breaks or the game is over.
    async fn session(&mut self) -> anyhow::Result<()> {
        let mut socket = Socket::connect(self.addr).await?;
        let (table, token) = (self.testimony.table.clone(), Some(self.testimony.token.clone()));
        socket.send(&ToServer::Watch { table, token, since: self.stamp }).await?;
        if let Some(pending) = &self.pending {
            socket.send(pending).await?;
        }
        while self.testimony.result.is_none() || self.pending.is_some() {
            let text = tokio::time::timeout(PATIENCE, socket.next()).await??;
            let message: ToClient = serde_json::from_str(&text)?;
            if let Some(next) = self.hear(message)? {
                socket.send(&next).await?;
            }
        }
        Ok(())
    }

    /// Takes a frame; what to send next.
    fn hear(&mut self, message: ToClient) -> anyhow::Result<Option<ToServer>> {
        match message {
            ToClient::Done { command_id, .. } => {
                self.settle(&command_id);
                self.testimony.acknowledged.push(command_id);
                Ok(None)
            }
            ToClient::Refused { command_id: Some(command_id), refusal, .. } => {
                if matches!(refusal.reason, protocol::Reason::Unavailable | protocol::Reason::Busy) {
                    bail!("{refusal}");
                }
                if self.testimony.acknowledged.contains(&command_id) {
                    return Err(Broken(format!("{command_id} was done and then refused: {refusal}")).into());
                }
                self.settle(&command_id);
                bail!("{refusal}")
            }
            ToClient::State { state, .. } => self.see(*state),
            _ => Ok(None),
        }
    }

    fn settle(&mut self, command_id: &str) {
        let is_it = |message: &ToServer| match message {
            ToServer::Act { command_id: own, .. } | ToServer::Undo { command_id: own, .. } => {
                own == command_id
            }
            _ => false,
        };
        self.pending = self.pending.take().filter(|pending| !is_it(pending));
    }

    fn see(&mut self, state: protocol::TableState) -> anyhow::Result<Option<ToServer>> {
        if self.stamp.is_some_and(|stamp| state.stamp < stamp) {
            let words = format!("{:?} was shown and then {:?}", self.stamp, state.stamp);
            return Err(Broken(words).into());
        }
        self.stamp = Some(state.stamp);
        let Some(game) = state.game else { return Ok(None) };
        if state.stamp.draft == 0 {
            self.testimony.views.insert(state.stamp.version, game.view.to_string());
        }
        if state.phase == Phase::Over {
            self.testimony.result = state.result;
        }
        if game.legal.is_empty() || self.pending.is_some() {
            return Ok(None);
        }
        self.count += 1;
        let (table, command_id) = (state.table, format!("{}-{}", &self.testimony.token[..6], self.count));
        let undo = game.draft.is_some() && lot(&mut self.rng, 6) == 0;
        let message = if undo {
            ToServer::Undo { table, command_id }
        } else {
            let action = game.legal[lot(&mut self.rng, game.legal.len())].text.clone();
            ToServer::Act {
                table,
                command_id,
                seen_version: state.stamp.version,
                seen_draft: Some(state.stamp.draft),
                action,
            }
        };
        self.pending = Some(message.clone());
        Ok(Some(message))
    }
}

/// Something that must never happen; trying again would not help.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Broken(String);
