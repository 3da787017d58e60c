//! Fills a folder with finished games, starts the real binary on it and measures:
//! `cargo run --release -p server --example start -- target/release/tidetable 10000`.
#![allow(clippy::disallowed_methods, reason = "measures")]

use std::{path::PathBuf, sync::Arc, time::Instant};

use server::trial::{fill, first_start};

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let binary: PathBuf = words.first().ok_or_else(|| anyhow::anyhow!("which binary? give its path"))?.into();
    let games = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(10_000);
    let folder = std::env::temp_dir().join(format!("tidetable-start-{}", std::process::id()));
    let began = Instant::now();
    let catalogue: Arc<dyn table::Catalogue> = Arc::new(table::Registry);
    let entries = fill(&folder, games, &catalogue)?;
    println!("{games} finished games with {entries} entries, made in {:.0} s", began.elapsed().as_secs_f64());
    for _ in 0..5 {
        let start = first_start(&binary, &folder)?;
        println!(
            "answers after {:.0} ms; {} kB of memory when idle",
            start.time.as_secs_f64() * 1000.0,
            start.memory_kb
        );
    }
    std::fs::remove_dir_all(folder)?;
    Ok(())
}
