//! Puts a load on a running server: `cargo run --release -p server --example load -- ADDR SOCKETS TABLES RATE SECONDS`.

use server::trial::{LoadOptions, load};

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, default: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(default);
    let options = LoadOptions {
        addr: words.first().map_or("127.0.0.1:8080", String::as_str).parse()?,
        sockets: number(1, 1000) as usize,
        tables: number(2, 100) as usize,
        moves_per_second: number(3, 200) as u32,
        seconds: number(4, 20),
        game: words.get(5).cloned().unwrap_or_default(),
    };
    println!("{:#?}", load(&options)?);
    Ok(())
}
