//! Writes the modules of `web/src/net/protocol`.

fn main() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/net/protocol");
    std::fs::create_dir_all(folder)?;
    for (file, text) in protocol::typescript() {
        std::fs::write(format!("{folder}/{file}"), text)?;
    }
    Ok(())
}
