//! The web client is embedded, so a fresh one means a fresh server.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
