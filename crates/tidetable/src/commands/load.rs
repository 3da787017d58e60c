//! `tidetable load`: many clients at once, and what the server makes of them.

use std::{net::SocketAddr, time::Duration};

use serde::Serialize;
use server::trial::{LoadOptions, LoadReport};

use super::{say, say_json};

/// Tables where clients play by lot over websockets, and others look on.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the server listens; its limits must allow so many clients of one address, see docs/operation.md.
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// Websockets in all; those beyond the players look on.
    #[arg(long, default_value_t = 1000)]
    sockets: usize,
    /// Tables at which games run.
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Moves a second in all.
    #[arg(long, default_value_t = 200)]
    moves_per_second: u32,
    /// How long to measure.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Which game; the server's first if left out.
    #[arg(long, default_value = "")]
    game: String,
    /// JSON, one object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Figures {
    sockets: usize,
    moves: u64,
    moves_per_second: f64,
    entries_per_second: f64,
    frames_per_second: f64,
    client_p50_ms: f64,
    client_p99_ms: f64,
    server_p99_ms: Option<f64>,
    failures: u64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let report = server::trial::load(&LoadOptions {
        addr: args.addr,
        sockets: args.sockets,
        tables: args.tables,
        moves_per_second: args.moves_per_second,
        seconds: args.seconds,
        game: args.game.clone(),
    })?;
    let figures = figures(&report);
    if args.json {
        return say_json(&figures);
    }
    say(format!("live websockets      {:>8}", figures.sockets))?;
    say(format!("durable moves/s      {:>8.0}", figures.moves_per_second))?;
    say(format!("log entries/s        {:>8.0}", figures.entries_per_second))?;
    say(format!("frames to clients/s  {:>8.0}", figures.frames_per_second))?;
    say(match figures.server_p99_ms {
        Some(most) => format!("server p99           {most:>8.1} ms or less"),
        None => "server p99           more than 5000 ms".to_owned(),
    })?;
    say(format!("client p50, p99      {:>8.1} ms, {:.1} ms", figures.client_p50_ms, figures.client_p99_ms))?;
    say(format!("failures             {:>8}", figures.failures))
}

fn figures(report: &LoadReport) -> Figures {
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    Figures {
        sockets: report.sockets,
        moves: report.moves,
        moves_per_second: report.moves_per_second,
        entries_per_second: report.entries_per_second,
        frames_per_second: report.frames_per_second,
        client_p50_ms: ms(report.client_p50),
        client_p99_ms: ms(report.client_p99),
        server_p99_ms: report.server_p99.map(ms),
        failures: report.failures,
    }
}
