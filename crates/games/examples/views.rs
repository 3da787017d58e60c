//! Writes the modules `web/src/games/*/types`.

#[path = "views/modules.rs"]
mod modules;

fn main() -> std::io::Result<()> {
    for (path, text) in modules::modules() {
        std::fs::write(path, text)?;
    }
    Ok(())
}
