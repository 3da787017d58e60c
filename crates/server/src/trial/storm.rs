//! A storm of nonsense, while somebody plays a game at the same server and must not notice.

use std::{net::SocketAddr, path::Path, time::Duration};

use anyhow::{Context as _, ensure};
use protocol::{Phase, ToClient, ToServer};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::task::JoinSet;

use super::{
    client::{Socket, begin, games, lot, raw, token},
    mutate::{good_frame, request, spoil},
    victim::{Victim, free_address, memory_kb},
};

/// What to send.
#[derive(Clone, Debug)]
pub struct StormOptions {
    /// Where the server listens.
    pub addr: SocketAddr,
    /// Frames in all.
    pub frames: u64,
    /// HTTP requests in all.
    pub requests: u64,
    /// Decides what they are.
    pub seed: u64,
    /// The server's process, to see what memory it takes; 0 if unknown.
    pub pid: u32,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StormReport {
    /// Frames sent.
    pub frames: u64,
    /// Requests answered, or refused by closing.
    pub requests: u64,
    /// Games that somebody played meanwhile, each to its end.
    pub games: u64,
    /// Resident memory before, in the middle and after, in kilobytes.
    pub memory_kb: [u64; 3],
}

const LINES: u64 = 8;
/// By how much memory may differ between the first and the second half.
const GROWTH_KB: u64 = 16 * 1024;
const LIMITS: &str = "bot_pace_ms = 0\n[limits]\nrequests_per_second = 1000000\ntables_per_minute = 1000000\n\
    frames_per_second = 1000000\nconnections_per_address = 1000\n";
/// How long a request is given before we hang up.
const ANSWER: Duration = Duration::from_millis(500);

/// Lets a storm loose on the real binary, and wants to find nothing in its log afterwards.
///
/// # Errors
/// If the server stops, stops answering those who behave, panics, or takes more and more memory.
pub fn storm_binary(
    binary: &Path,
    data_dir: &Path,
    frames: u64,
    requests: u64,
) -> anyhow::Result<StormReport> {
    std::fs::create_dir_all(data_dir)?;
    let config = data_dir.join("storm.toml");
    std::fs::write(&config, LIMITS)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let addr = free_address()?;
        let mut victim = Victim::new(binary.to_owned(), addr, data_dir, Some(&config));
        victim.log_to(&data_dir.join("log"))?;
        victim.start().await?;
        let pid = victim.pid().context("the server runs")?;
        let report = storm(&StormOptions { addr, frames, requests, seed: 1, pid }).await?;
        victim.kill().await?;
        let log = std::fs::read_to_string(data_dir.join("log"))?;
        ensure!(
            !log.contains("panicked") && !log.contains("ERROR"),
            "the server's log tells of faults:\n{log}"
        );
        let [_, middle, end] = report.memory_kb;
        ensure!(end < middle + GROWTH_KB, "memory grows: {:?} kB", report.memory_kb);
        Ok(report)
    })
}

/// Lets a storm loose on a server.
///
/// # Errors
/// If the server stops answering those who behave.
pub async fn storm(options: &StormOptions) -> anyhow::Result<StormReport> {
    let all = games(options.addr).await?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(options.seed);
    let mut targets = Vec::new();
    for game in &all {
        let tokens: Vec<String> = (0..game.seats).map(|_| token(&mut rng)).collect();
        targets.push((begin(options.addr, &game.game, "", &tokens, &[]).await?, tokens));
    }
    let mut report = StormReport { memory_kb: [memory_kb(options.pid), 0, 0], ..StormReport::default() };
    for half in 0..2 {
        let game = &all[half as usize % all.len()];
        let mut tasks = JoinSet::new();
        for line in 0..LINES {
            let options = options.clone();
            let (target, tokens) = targets[line as usize % targets.len()].clone();
            let seed = options.seed ^ (line + 1) << 32 ^ half << 48;
            tasks.spawn(async move { one_line(&options, &target, &tokens[0], seed).await });
        }
        let player = play_meanwhile(options.addr, &game.game, game.seats, &game.bots[0], options.seed ^ half);
        report.games += player.await.context("somebody who behaves cannot play")?;
        while let Some(sent) = tasks.join_next().await {
            let (frames, requests) = sent?;
            report.frames += frames;
            report.requests += requests;
        }
        report.memory_kb[half as usize + 1] = memory_kb(options.pid);
    }
    ensure!(games(options.addr).await.is_ok(), "the server does not answer after the storm");
    for (target, tokens) in targets {
        still_shown(options.addr, target, tokens[1].clone()).await?;
    }
    Ok(report)
}

/// Looks at a table that was in the eye of the storm.
async fn still_shown(addr: SocketAddr, table: String, token: String) -> anyhow::Result<()> {
    let mut socket = Socket::connect(addr).await?;
    socket.send(&ToServer::Watch { table, token: Some(token), since: None }).await?;
    let seen = tokio::time::timeout(Duration::from_secs(10), async {
        loop {
            let message: ToClient = serde_json::from_str(&socket.next().await?)?;
            if matches!(message, ToClient::State { .. }) {
                return anyhow::Ok(());
            }
        }
    });
    seen.await.context("the table in the eye of the storm is stuck")?
}

/// One sender: its share of frames over websockets, and of requests.
async fn one_line(options: &StormOptions, table: &str, token: &str, seed: u64) -> (u64, u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (frames, requests) = (options.frames / LINES / 2, options.requests / LINES / 2);
    let (mut sent, mut answered) = (0, 0);
    while sent < frames || answered < requests {
        if sent < frames
            && let Ok(count) = burst(options.addr, &mut rng, table, token, frames - sent).await
        {
            sent += count;
        }
        for _ in 0..(requests - answered).min(20) {
            let bytes = request(&mut rng, table, token);
            // A spoiled request may be one that the server still waits for the rest of.
            let _ = tokio::time::timeout(ANSWER, raw(options.addr, &bytes)).await;
            answered += 1;
        }
    }
    (sent, answered)
}

/// Frames over one websocket until the server has enough of us.
async fn burst(
    addr: SocketAddr,
    rng: &mut Xoshiro256PlusPlus,
    table: &str,
    token: &str,
    most: u64,
) -> anyhow::Result<u64> {
    let mut socket = Socket::connect(addr).await?;
    let mut sent = 0;
    while sent < most.min(2000) {
        let frame = good_frame(rng, table, token);
        let bytes = spoil(rng, frame);
        let result = match String::from_utf8(bytes) {
            Ok(text) => socket.send_text(text).await,
            Err(error) => socket.send_bytes(error.into_bytes()).await,
        };
        sent += 1;
        // Answers are read so that the server does not take us for somebody who does not listen.
        let drained = async {
            while tokio::time::timeout(Duration::from_micros(50), socket.next())
                .await
                .is_ok_and(|frame| frame.is_ok())
            {}
        };
        if result.is_err() {
            break;
        }
        if sent % 8 == 0 {
            drained.await;
        }
    }
    Ok(sent)
}

/// Plays one whole game against bots; how many were played.
async fn play_meanwhile(
    addr: SocketAddr,
    game: &str,
    seats: u8,
    bot: &str,
    seed: u64,
) -> anyhow::Result<u64> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let token = token(&mut rng);
    let bots = vec![bot.to_owned(); usize::from(seats) - 1];
    let table = begin(addr, game, "", std::slice::from_ref(&token), &bots).await?;
    let mut socket = Socket::connect(addr).await?;
    socket.send(&ToServer::Watch { table: table.clone(), token: Some(token), since: None }).await?;
    let mut count = 0;
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(30), socket.next()).await;
        let message: ToClient = serde_json::from_str(&frame.context("no answer for 30 s")??)?;
        let ToClient::State { state, .. } = message else { continue };
        if state.phase == Phase::Over {
            return Ok(1);
        }
        let Some(game) = state.game.filter(|game| !game.legal.is_empty()) else { continue };
        count += 1;
        let action = game.legal[lot(&mut rng, game.legal.len())].text.clone();
        let (command_id, seen_version) = (format!("p{count}"), state.stamp.version);
        socket
            .send(&ToServer::Act { table: table.clone(), command_id, seen_version, seen_draft: None, action })
            .await?;
    }
}
