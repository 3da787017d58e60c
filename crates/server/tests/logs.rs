//! Logs never contain hidden information, at any level.
#![allow(clippy::unwrap_used, reason = "this is test code")]

mod support;

use std::{
    io::Write,
    sync::{Arc, Mutex},
};

use serde_json::json;
use support::{Client, create, start};
use table::fixture::pearls_in;

#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_most_talkative_log_tells_no_secret() {
    let page = Page::default();
    let writer = page.clone();
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .with_ansi(false)
        .init();
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let made =
        create(server.addr(), "seats=2", json!([{"kind": "you"}, {"kind": "bot", "level": "random"}]), true)
            .await;
    let mut client = Client::connect(server.addr()).await;
    client.watch(&made.table, Some(&made.token)).await;
    client.act("choose pearl-999").await;
    client.play_to_the_end(1).await;
    let seed = client.state.clone().unwrap().chance.seed.unwrap();
    server.stop().await.unwrap();
    let text = String::from_utf8_lossy(&page.0.lock().unwrap()).into_owned();
    let own: Vec<&str> = text.lines().filter(|line| !line.contains("tungstenite")).collect();
    assert!(own.iter().any(|line| line.contains("listening")), "the log is written: {text}");
    for line in own {
        assert!(pearls_in(line).is_empty() && !line.contains(&made.token) && !line.contains(&seed), "{line}");
    }
}
