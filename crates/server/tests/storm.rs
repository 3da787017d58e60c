//! A small storm; the large one is `cargo xtask storm`.

mod support;

use server::trial::{StormOptions, storm};
use support::start;

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_stops_nobody_who_behaves() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let options =
        StormOptions { addr: server.addr(), frames: 1600, requests: 160, seed: 7, pid: std::process::id() };
    let report = storm(&options).await.unwrap();
    assert!(report.frames >= 1600 && report.requests >= 160 && report.games == 2, "{report:?}");
    server.stop().await.unwrap();
}
