//! `tidetable serve`: the tables in the browser.

use std::{net::SocketAddr, path::PathBuf};

use server::Config;

use super::data::KelpData;

/// A web server for both games, with everything kept in one folder.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen [default: 127.0.0.1:8080].
    #[arg(long)]
    addr: Option<SocketAddr>,
    /// Where everything is kept [default: .data].
    #[arg(long)]
    data_dir: Option<PathBuf>,
    /// Bots show their moves at multiples of this many milliseconds after being asked [default: 500].
    #[arg(long)]
    bot_pace_ms: Option<u64>,
    #[command(flatten)]
    data: KelpData,
    /// A TOML file with these and further settings; see docs/operation.md.
    #[arg(long)]
    config: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut config = match &args.config {
        Some(path) => Config::read(path)?,
        None => Config::default(),
    };
    config.addr = args.addr.unwrap_or(config.addr);
    config.bot_pace_ms = args.bot_pace_ms.unwrap_or(config.bot_pace_ms);
    if let Some(folder) = &args.data_dir {
        config.data_dir.clone_from(folder);
    }
    let options = config.options_for("kelp", "");
    config.options.insert("kelp".to_owned(), args.data.options("kelp", &options)?);
    server::serve(config)
}
