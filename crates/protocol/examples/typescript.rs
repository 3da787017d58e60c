//! Writes `web/src/net/protocol/index.ts`.

fn main() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/net/protocol");
    std::fs::create_dir_all(folder)?;
    std::fs::write(format!("{folder}/index.ts"), protocol::typescript())
}
