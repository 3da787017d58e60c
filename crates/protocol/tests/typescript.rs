//! The web client's copy of the types is the present one.

#[test]
fn the_typescript_module_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/net/protocol/index.ts");
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == protocol::typescript(),
        "{path} is out of date; run `cargo run -p protocol --example typescript`"
    );
}
