//! The real binary, killed a few times while games are played on it; `cargo xtask torture` is the long form.
#![allow(clippy::unwrap_used, reason = "this is test code")]

use server::trial::{TortureOptions, torture};

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let options = TortureOptions {
        binary: env!("CARGO_BIN_EXE_tidetable").into(),
        data_dir: folder.path().join("data"),
        kills: 6,
        tables: 4,
        seed: 11,
    };
    let report = torture(&options, &table::Registry).unwrap();
    assert_eq!(report.kills, 6);
    assert!(report.games >= 4 && report.acknowledged > 100 && report.views > 100, "{report:?}");
}
