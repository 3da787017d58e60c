//! A storm of nonsense on a server in this process: `cargo run --release -p server --example storm -- FRAMES REQUESTS`.

use std::sync::Arc;

use server::{
    Config, Limits, Server,
    trial::{StormOptions, storm},
};

fn main() -> anyhow::Result<()> {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let folder = std::env::temp_dir().join(format!("tidetable-storm-{}", std::process::id()));
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        data_dir: folder.clone(),
        bot_pace_ms: 0,
        limits: Limits::none(),
        ..Config::default()
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let report = runtime.block_on(async {
        let server = Server::start(config, Arc::new(table::Registry)).await?;
        let options = StormOptions {
            addr: server.addr(),
            frames: numbers.first().copied().unwrap_or(100_000),
            requests: numbers.get(1).copied().unwrap_or(10_000),
            seed: 1,
            pid: std::process::id(),
        };
        let report = storm(&options).await?;
        server.stop().await?;
        anyhow::Ok(report)
    })?;
    println!("{report:?}");
    std::fs::remove_dir_all(folder)?;
    Ok(())
}
