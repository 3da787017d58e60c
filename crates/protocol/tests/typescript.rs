//! The web client's copy of the types is the present one.

#[test]
fn the_typescript_modules_are_fresh() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/net/protocol");
    for (file, text) in protocol::typescript() {
        let path = format!("{folder}/{file}");
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(written == text, "{path} is out of date; run `cargo run -p protocol --example typescript`");
    }
}
