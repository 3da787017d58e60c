//! Kills the real binary again and again: `cargo run -p server --example torture -- target/debug/tidetable 100`.

use server::trial::{TortureOptions, torture};

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let binary = words.first().ok_or_else(|| anyhow::anyhow!("which binary? give its path"))?.into();
    let number =
        |at: usize, default: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(default);
    let data_dir = std::env::temp_dir().join(format!("tidetable-torture-{}", std::process::id()));
    let options = TortureOptions {
        binary,
        data_dir: data_dir.clone(),
        kills: number(1, 100) as u32,
        tables: number(2, 8) as usize,
        seed: number(3, 1),
    };
    let report = torture(&options, &table::Registry)?;
    println!("{report:?}");
    std::fs::remove_dir_all(data_dir)?;
    Ok(())
}
