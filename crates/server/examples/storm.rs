//! A storm of nonsense on the real binary:
//! `cargo run --release -p server --example storm -- target/release/tidetable 900000 100000` (frames, requests).

use server::trial::storm_binary;

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let binary = words.first().ok_or_else(|| anyhow::anyhow!("which binary? give its path"))?;
    let number =
        |at: usize, default: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(default);
    let folder = std::env::temp_dir().join(format!("tidetable-storm-{}", std::process::id()));
    let report = storm_binary(binary.as_ref(), &folder, number(1, 900_000), number(2, 100_000))?;
    println!("{report:?}");
    std::fs::remove_dir_all(folder)?;
    Ok(())
}
