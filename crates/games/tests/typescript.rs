//! The web client's copy of the games' types is the present one.

#[path = "../examples/views/modules.rs"]
mod modules;

#[test]
fn the_typescript_modules_are_fresh() {
    for (path, text) in modules::modules() {
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(written == text, "{path} is out of date; run `cargo run -p games --example views`");
    }
}
