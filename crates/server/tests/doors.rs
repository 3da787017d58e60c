//! Nobody gets in who should not: links, tokens, sockets, other sites, paths, sizes.
#![allow(clippy::unwrap_used, reason = "this is test code")]

mod support;

use protocol::{Phase, Reason, ToClient};
use serde_json::{Value, json};
use server::{Config, Limits};
use support::{Client, config, create, get, http, post, raw, start};
use table::fixture::{PearlShelf, pearls_in};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

fn reason(answer: &ToClient) -> Option<Reason> {
    match answer {
        ToClient::Refused { refusal, .. } => Some(refusal.reason),
        _ => None,
    }
}

fn two_persons() -> Value {
    json!([{"kind": "you"}, {"kind": "open"}])
}

/// A game of two persons that runs: table, token of seat 0, token of seat 1.
async fn running(addr: std::net::SocketAddr) -> (String, String, String) {
    let made = create(addr, "seats=2 rounds=1", two_persons(), true).await;
    let path = format!("/api/tables/{}/do", made.table);
    let sit = json!({"command_id": "s", "command": {"do": "sit", "name": "Guest"}});
    let seated = post(addr, &path, None, &sit).await;
    let token = seated.json()["token"].as_str().unwrap().to_owned();
    let ready = json!({"command_id": "r", "command": {"do": "ready"}});
    assert_eq!(post(addr, &path, Some(&token), &ready).await.status, 200);
    (made.table, made.token, token)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_share_link_cannot_act_manage_or_read_a_hand() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (table, ..) = running(server.addr()).await;
    let mut stranger = Client::connect(server.addr()).await;
    let state = stranger.watch(&table, None).await;
    assert_eq!((state.phase, state.you.seat, state.you.host), (Phase::Playing, None, false));
    assert!(state.game.unwrap().legal.is_empty());
    assert!(pearls_in(&stranger.frames.join("")).is_empty());
    assert_eq!(reason(&stranger.act("pass").await), Some(Reason::NotSeated));
    assert_eq!(reason(&stranger.undo().await), Some(Reason::NotSeated));
    for command in ["resign", "here", "offer_rematch"] {
        let refused = reason(&stranger.manage(&table, json!({"do": command})).await);
        assert_eq!(refused, Some(Reason::NotSeated), "{command}");
    }
    let body = json!({"command_id": "x", "seen_version": state.stamp.version, "action": "pass"});
    let answer = post(server.addr(), &format!("/api/tables/{table}/act"), None, &body).await;
    assert_eq!((answer.status, answer.reason().as_str()), (403, "not_seated"));
    for path in [format!("/api/tables/{table}/record"), format!("/api/replays/{table}?audience=everyone")] {
        assert_eq!(get(server.addr(), &path).await.status, 409, "{path}");
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_of_one_table_is_useless_at_another() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (first, token, _) = running(server.addr()).await;
    let (second, ..) = running(server.addr()).await;
    let mut client = Client::connect(server.addr()).await;
    assert_eq!(client.watch(&second, Some(&token)).await.you.seat, None);
    assert!(pearls_in(&client.frames.join("")).is_empty());
    assert_eq!(reason(&client.act("pass").await), Some(Reason::NotSeated));
    assert_eq!(client.watch(&first, Some(&token)).await.you.seat, Some(0));
    let body = json!({"command_id": "x", "seen_version": 4, "action": "pass"});
    let answer = post(server.addr(), &format!("/api/tables/{second}/act"), Some(&token), &body).await;
    assert_eq!(answer.reason(), "not_seated");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_neither_reads_nor_acts_for_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let (table, first, second) = running(server.addr()).await;
    let mut own = Client::connect(server.addr()).await;
    own.watch(&table, Some(&first)).await;
    let hand = pearls_in(&own.frames.join(""));
    assert_eq!(hand.len(), 2);
    let mut opponent = Client::connect(server.addr()).await;
    opponent.watch(&table, Some(&second)).await;
    assert_eq!(reason(&opponent.act("pass").await), Some(Reason::NotYourTurn));
    own.act("note 1").await;
    own.act("look").await;
    opponent.until(|message| matches!(message, ToClient::State { .. })).await;
    assert!(pearls_in(&opponent.frames.join("")).is_disjoint(&hand));
    assert!(!opponent.frames.join("").contains("noted"));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn websockets_of_other_sites_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let own = format!("http://{}", server.addr());
    assert!(Client::connect_with(server.addr(), &[("origin", &own)]).await.is_ok());
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1", "file://"] {
        assert_eq!(
            Client::connect_with(server.addr(), &[("origin", origin)]).await.err(),
            Some(403),
            "{origin}"
        );
    }
    let cross = Client::connect_with(server.addr(), &[("sec-fetch-site", "cross-site")]).await;
    assert_eq!(cross.err(), Some(403));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_of_other_sites_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let addr = server.addr();
    let body = r#"{"name":"Ann"}"#;
    let evil = http(addr, "POST", "/api/session", &[("origin", "https://evil.example")], body).await;
    assert_eq!((evil.status, evil.reason().as_str()), (403, "cross_site"));
    assert_eq!(evil.cookie(), "");
    let form = "POST /api/session HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 14\r\n\r\n{\"name\":\"Ann\"}";
    assert_eq!(raw(addr, form.as_bytes()).await.status, 400);
    assert_eq!(http(addr, "POST", "/api/session", &[], body).await.status, 201);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn paths_out_of_the_web_folder_are_not_found() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    for path in [
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..\\Cargo.toml",
        "//etc/passwd",
        "/assets/%00",
        "/tidetable.sqlite",
    ] {
        let answer = get(server.addr(), path).await;
        assert!(matches!(answer.status, 400 | 404), "{path}: {}", answer.status);
        assert!(!answer.body.contains("workspace") && !answer.body.contains("root:"), "{path}");
    }
    for path in ["/api/tables/..%2f..%2fx", "/api/nothing", "/api/tables/zzzz/record"] {
        assert_eq!(get(server.addr(), path).await.status, 404, "{path}");
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_bodies_frames_and_heads_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let addr = server.addr();
    let body = format!("{{\"name\":\"{}\"}}", "x".repeat(40_000));
    let answer = http(addr, "POST", "/api/session", &[], &body).await;
    assert_eq!((answer.status, answer.reason().as_str()), (413, "too_large"));
    let huge = format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n", "y".repeat(2_000_000));
    assert!(matches!(raw(addr, huge.as_bytes()).await.status, 0 | 400 | 414 | 431));
    let mut client = Client::connect(addr).await;
    client.next().await;
    client.send_text(&format!("{{\"type\":\"ping\",\"nonce\":{}}}", "1".repeat(9000))).await;
    assert!(client.next().await.is_none(), "the connection is closed");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_too_fast_is_told_and_then_closed() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { frames_per_second: 5, ..Limits::none() };
    let config = Config { limits, ..config(folder.path()) };
    let server = server::Server::start(config, std::sync::Arc::new(PearlShelf)).await.unwrap();
    let mut client = Client::connect(server.addr()).await;
    let mut told = false;
    for nonce in 0..400 {
        // Every frame is answered before the next one is sent, so that no answer is lost when the door closes.
        if !client.send_raw(format!("{{\"type\":\"ping\",\"nonce\":{nonce}}}").into()).await {
            break;
        }
        let Some(message) = client.next().await else { break };
        told |= reason(&message) == Some(Reason::TooFast);
    }
    assert!(told);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_gets_so_many_sockets_requests_and_tables() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { sockets_per_address: 2, tables_per_minute: 2, ..Limits::none() };
    let config = Config { limits, ..config(folder.path()) };
    let server = server::Server::start(config, std::sync::Arc::new(PearlShelf)).await.unwrap();
    let first = Client::connect(server.addr()).await;
    let _second = Client::connect(server.addr()).await;
    assert_eq!(Client::connect_with(server.addr(), &[]).await.err(), Some(429));
    drop(first);
    let body = json!({"settings": {"game": "pearls"}});
    for expected in [201, 201, 429] {
        assert_eq!(post(server.addr(), "/api/tables", None, &body).await.status, expected);
    }
    server.stop().await.unwrap();
}

/// A connection on which the head of a request is never finished.
async fn half_a_request(addr: std::net::SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-half: ").await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_gets_so_many_connections() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { connections_per_address: 3, ..Limits::none() };
    let config = Config { limits, ..config(folder.path()) };
    let server = server::Server::start(config, std::sync::Arc::new(PearlShelf)).await.unwrap();
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(half_a_request(server.addr()).await);
    }
    assert_eq!(get(server.addr(), "/healthz").await.status, 0, "closed without an answer");
    drop(open);
    while get(server.addr(), "/healthz").await.status != 200 {}
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_stands_in_the_door() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { head_seconds: 1, ..Limits::none() };
    let config = Config { limits, ..config(folder.path()) };
    let server = server::Server::start(config, std::sync::Arc::new(PearlShelf)).await.unwrap();
    let mut stream = half_a_request(server.addr()).await;
    let mut answer = String::new();
    // The server gives up on the rest of the head and closes; otherwise this test would not end.
    let _ = stream.read_to_string(&mut answer).await;
    assert!(!answer.contains(" 200 "), "{answer}");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_security_headers() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    for path in ["/", "/api/games", "/healthz", "/nothing.txt", "/api/nothing"] {
        let head = get(server.addr(), path).await.head;
        for header in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy",
            "x-frame-options: deny",
        ] {
            assert!(head.contains(header), "{path}: {head}");
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_frames_are_refused_and_the_connection_lives_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut client = Client::connect(server.addr()).await;
    client.next().await;
    for text in [
        "",
        "{}",
        "[]",
        "null",
        "{\"type\":\"act\"}",
        "\u{0}",
        "{\"type\":\"watch\",\"table\":\"../x\"}",
        "{\"type\":\"watch\",\"table\":\"a\",\"token\":\"short\"}",
    ] {
        client.send_text(text).await;
        let answer = client.next().await.unwrap();
        assert!(reason(&answer).is_some(), "{text}: {answer:?}");
    }
    client.send_raw(tokio_tungstenite::tungstenite::Message::binary(vec![0xff; 10])).await;
    assert_eq!(reason(&client.next().await.unwrap()), Some(Reason::Malformed));
    client.send_text("{\"type\":\"ping\",\"nonce\":1}").await;
    assert!(matches!(client.next().await.unwrap(), ToClient::Pong { nonce: 1, .. }));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_on_the_same_folder_is_refused_clearly() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let error =
        server::Server::start(config(folder.path()), std::sync::Arc::new(PearlShelf)).await.err().unwrap();
    assert!(error.to_string().contains("in use by another tidetable"), "{error}");
    server.stop().await.unwrap();
}
