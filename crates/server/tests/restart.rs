//! Stopping, starting, resuming, and what operators see.
#![allow(clippy::unwrap_used, reason = "this is test code")]
#![allow(clippy::disallowed_methods, reason = "a server's clock is tested")]

mod support;

use protocol::{Phase, Stamp, ToClient, ToServer};
use serde_json::json;
use server::Config;
use support::{Client, config, create, get, http, post, start};
use table::fixture::PearlShelf;

#[tokio::test(flavor = "multi_thread")]
async fn clients_are_told_and_resume_with_their_draft() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let made = create(
        server.addr(),
        "seats=2 rounds=2",
        json!([{"kind": "you"}, {"kind": "bot", "level": "careful"}]),
        true,
    )
    .await;
    let mut client = Client::connect(server.addr()).await;
    client.watch(&made.table, Some(&made.token)).await;
    client.act("note 1").await;
    client.act("note 2").await;
    client.until(|message| matches!(message, ToClient::State { state, .. } if state.stamp.draft == 2)).await;
    let before = client.state.clone().unwrap();
    let (stopped, told) = tokio::join!(server.stop(), async {
        let mut told = false;
        while let Some(message) = client.next().await {
            told |= matches!(message, ToClient::Restarting);
        }
        told
    });
    stopped.unwrap();
    assert!(told);

    let server = start(folder.path()).await;
    let mut client = Client::connect(server.addr()).await;
    let (table, token) = (made.table.clone(), Some(made.token.clone()));
    client.send(&ToServer::Watch { table, token, since: Some(before.stamp) }).await;
    let resumed = client.until(|message| matches!(message, ToClient::State { .. })).await;
    assert!(
        matches!(&resumed, ToClient::State { since: Some(since), events, .. } if *since == before.stamp && events.is_empty()),
        "{resumed:?}"
    );
    assert_eq!(client.state.clone().unwrap(), before);
    client.play_to_the_end(11).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_by_themselves_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let slow = Config { bot_pace_ms: 60_000, ..config(folder.path()) };
    let server = server::Server::start(slow, std::sync::Arc::new(PearlShelf)).await.unwrap();
    let plan = json!([{"kind": "bot", "level": "careful"}, {"kind": "you"}]);
    let made = create(server.addr(), "seats=2", plan, true).await;
    let mut client = Client::connect(server.addr()).await;
    client.watch(&made.table, Some(&made.token)).await;
    if client.state.as_ref().unwrap().phase == Phase::Lobby {
        client
            .until(
                |message| matches!(message, ToClient::State { state, .. } if state.phase == Phase::Playing),
            )
            .await;
    }
    assert_eq!(client.state.as_ref().unwrap().game.as_ref().unwrap().waiting.seats, [0]);
    server.stop().await.unwrap();

    let server = start(folder.path()).await;
    let mut client = Client::connect(server.addr()).await;
    client.watch(&made.table, Some(&made.token)).await;
    while client.legal().is_empty() {
        client.until(|message| matches!(message, ToClient::State { .. })).await;
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_event_stream_resumes_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let plan = json!([{"kind": "you"}, {"kind": "open"}]);
    let made = create(server.addr(), "seats=2", plan, true).await;
    let path = format!("/api/tables/{}/do", made.table);
    let sit = json!({"command_id": "s", "command": {"do": "sit", "name": "Guest"}});
    let token = post(server.addr(), &path, None, &sit).await.json()["token"].as_str().unwrap().to_owned();
    post(server.addr(), &path, Some(&token), &json!({"command_id": "r", "command": {"do": "ready"}})).await;
    let bearer = format!("Bearer {}", made.token);
    let state =
        http(server.addr(), "GET", &format!("/api/tables/{}", made.table), &[("authorization", &bearer)], "")
            .await;
    let stamp: Stamp = serde_json::from_value(state.json()["state"]["stamp"].clone()).unwrap();
    let act = json!({"command_id": "a", "seen_version": stamp.version, "action": "look"});
    post(server.addr(), &format!("/api/tables/{}/act", made.table), Some(&made.token), &act).await;

    let addr = server.addr();
    let events = format!("/api/tables/{}/events?version={}", made.table, stamp.version);
    let reader =
        tokio::spawn(async move { http(addr, "GET", &events, &[("authorization", &bearer)], "").await });
    // The stream ends when the server stops; by then its first line has been written.
    let mut watcher = Client::connect(addr).await;
    watcher.watch(&made.table, None).await;
    watcher.until(|message| matches!(message, ToClient::Presence { online, .. } if online[0])).await;
    server.stop().await.unwrap();
    let stream = reader.await.unwrap();
    assert!(stream.head.contains("application/x-ndjson"), "{stream:?}");
    assert!(stream.body.contains("\"looked\":0") && stream.body.contains("\"pearl\":\"pearl-"), "{stream:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_see_health_and_metrics_without_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let plan = json!([{"kind": "you"}, {"kind": "bot", "level": "random"}]);
    let made = create(server.addr(), "seats=2", plan, true).await;
    let mut client = Client::connect(server.addr()).await;
    client.watch(&made.table, Some(&made.token)).await;
    client.play_to_the_end(3).await;
    assert_eq!(get(server.addr(), "/healthz").await.body, "ok\n");
    let metrics = get(server.addr(), "/metrics").await.body;
    for name in [
        "tidetable_sockets",
        "tidetable_entries_total",
        "tidetable_command_seconds_bucket",
        "tidetable_append_seconds_bucket",
        "tidetable_bot_seconds_bucket",
    ] {
        assert!(metrics.contains(name), "{name} is missing in {metrics}");
    }
    assert!(!metrics.contains(&made.table) && !metrics.contains(&made.token) && !metrics.contains("pearl"));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_shows_open_tables_and_the_replays_finished_games() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let addr = server.addr();
    let settings = json!({"game": "pearls", "visibility": "open"});
    let open = post(
        addr,
        "/api/tables",
        None,
        &json!({"settings": settings, "seats": [{"kind": "you"}], "name": "Ann"}),
    )
    .await
    .json();
    create(addr, "seats=2", json!([{"kind": "you"}]), false).await;
    let listed = get(addr, "/api/tables").await.json();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1);
    assert_eq!(listed["tables"][0]["table"], open["table"]);
    assert_eq!(listed["tables"][0]["seats"][0]["name"], "Ann");

    let plan = json!([{"kind": "you"}, {"kind": "bot", "level": "random"}]);
    let made = create(addr, "seats=2 rounds=1", plan, true).await;
    let mut client = Client::connect(addr).await;
    client.watch(&made.table, Some(&made.token)).await;
    client.play_to_the_end(3).await;
    let replays = get(addr, "/api/replays?game=pearls&player=host").await.json();
    assert_eq!(replays["replays"][0]["table"], made.table.as_str());
    assert_eq!(replays["replays"][0]["players"], json!(["Host", "bot random"]));
    let replay =
        get(addr, &format!("/api/replays/{}?audience=everyone&from=0&count=9", made.table)).await.json();
    assert_eq!(replay["frames"].as_array().unwrap().len(), 9);
    assert!(replay["total"].as_u64().unwrap() > 9);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_server_is_down() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let settings = json!({"game": "pearls", "clock": {"kind": "per_move", "seconds": 3600}});
    let plan = json!([{"kind": "you"}, {"kind": "bot", "level": "careful"}]);
    let body = json!({"settings": settings, "seats": plan, "name": "Ann", "ready": true});
    let made = post(server.addr(), "/api/tables", None, &body).await.json();
    let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let clock = |state: &serde_json::Value| state["state"]["clock"]["since_ms"].as_u64();
    let mut began = None;
    while began.is_none() {
        began = clock(&get(server.addr(), &path).await.json());
    }
    let began = began.unwrap();
    server.stop().await.unwrap();
    // As if the server had gone down the moment the clock began to run, an hour before it was there again.
    let store = store::Sqlite::open(&folder.path().join("tidetable.sqlite")).await.unwrap();
    store::Store::set_fact(&store, "alive_ms", &began.to_string()).await.unwrap();
    drop(store);

    let before =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let server = start(folder.path()).await;
    let since = clock(&get(server.addr(), &path).await.json()).unwrap();
    assert!(since >= before, "the clock began anew at {since}, the server was up again after {before}");
    server.stop().await.unwrap();
}
