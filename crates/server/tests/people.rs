//! Accounts, sessions, ratings, and what is kept about people.
#![allow(clippy::unwrap_used, reason = "this is test code")]

mod support;

use std::net::SocketAddr;

use protocol::{Phase, ToClient};
use serde_json::{Value, json};
use support::{Answer, Client, get, http, start};

async fn post(addr: SocketAddr, path: &str, cookie: &str, body: &Value) -> Answer {
    http(addr, "POST", path, &[("cookie", cookie)], &body.to_string()).await
}

/// A kept name; its cookie.
async fn kept(addr: SocketAddr, name: &str) -> String {
    let guest = post(addr, "/api/session", "", &json!({"name": name})).await;
    assert_eq!(guest.status, 201, "{guest:?}");
    let keep =
        post(addr, "/api/session/keep", &guest.cookie(), &json!({"passphrase": "correct horse"})).await;
    assert_eq!(keep.status, 200, "{keep:?}");
    guest.cookie()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_keeps_the_name_and_comes_back_on_another_device() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let addr = server.addr();
    let guest = post(addr, "/api/session", "", &json!({"name": " Олена  "})).await;
    assert!(guest.head.contains("httponly; samesite=lax; path=/"), "{guest:?}");
    assert_eq!(guest.json(), json!({"name": "Олена", "kept": false}));
    assert_eq!(
        post(addr, "/api/session/keep", &guest.cookie(), &json!({"passphrase": "short"})).await.status,
        401
    );
    let keep =
        post(addr, "/api/session/keep", &guest.cookie(), &json!({"passphrase": "correct horse"})).await;
    assert_eq!(keep.json(), json!({"name": "Олена", "kept": true}));
    assert_eq!(post(addr, "/api/session", "", &json!({"name": "олена"})).await.reason(), "name_taken");

    let wrong = post(addr, "/api/login", "", &json!({"name": "Олена", "passphrase": "wrong horse"})).await;
    assert_eq!((wrong.status, wrong.reason().as_str()), (401, "bad_passphrase"));
    let nobody = post(addr, "/api/login", "", &json!({"name": "Nobody", "passphrase": "wrong horse"})).await;
    assert_eq!(nobody.reason(), "bad_passphrase");
    let login = post(addr, "/api/login", "", &json!({"name": "олена", "passphrase": "correct horse"})).await;
    assert_eq!(login.status, 200, "{login:?}");
    let me = http(addr, "GET", "/api/me", &[("cookie", &login.cookie())], "").await;
    assert_eq!(me.json()["name"], "Олена");
    assert_eq!(post(addr, "/api/logout", &login.cookie(), &json!({})).await.status, 204);
    assert_eq!(http(addr, "GET", "/api/me", &[("cookie", &login.cookie())], "").await.status, 401);
    server.stop().await.unwrap();
}

/// A rated game between two kept names; the second gives up. The table.
async fn rated_game(addr: SocketAddr, first: &str, second: &str) -> String {
    let settings = json!({"game": "pearls", "options": "seats=2 rounds=1", "rated": true});
    let made = post(
        addr,
        "/api/tables",
        first,
        &json!({"settings": settings, "seats": [{"kind": "you"}], "ready": true}),
    )
    .await;
    assert_eq!(made.status, 201, "{made:?}");
    let table = made.json()["table"].as_str().unwrap().to_owned();
    let mut client = Client::connect_with(addr, &[("cookie", second)]).await.unwrap();
    client.watch(&table, None).await;
    let seated = client.manage(&table, json!({"do": "sit", "name": "ignored"})).await;
    assert!(matches!(seated, ToClient::Seated { .. }), "{seated:?}");
    client.manage(&table, json!({"do": "ready"})).await;
    client
        .until(|message| matches!(message, ToClient::State { state, .. } if state.phase == Phase::Playing))
        .await;
    client.manage(&table, json!({"do": "resign"})).await;
    table
}

/// Asks until the background has done its work.
async fn eventually(addr: SocketAddr, path: &str, cookie: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..4000 {
        let answer = http(addr, "GET", path, &[("cookie", cookie)], "").await;
        if answer.status == 200 && wanted(&answer.json()) {
            return answer.json();
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("{path} never came to what was wanted");
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_are_kept_by_game_and_side() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let addr = server.addr();
    let (ann, bob) = (kept(addr, "Ann").await, kept(addr, "Bob").await);
    rated_game(addr, &ann, &bob).await;
    let first =
        eventually(addr, "/api/leaderboard?game=pearls&side=first", "", |board| board["rows"][0].is_object())
            .await;
    assert_eq!((&first["rows"][0]["name"], &first["rows"][0]["games"]), (&json!("Ann"), &json!(1)));
    assert!(first["rows"][0]["rating"].as_f64().unwrap() > 1600.0);
    let second = get(addr, "/api/leaderboard?game=pearls&side=second").await.json();
    assert_eq!(second["rows"][0]["name"], "Bob");
    assert!(second["rows"][0]["rating"].as_f64().unwrap() < 1400.0);
    assert_eq!(get(addr, "/api/leaderboard?game=pearls").await.json()["rows"], json!([]));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_table_is_for_kept_names() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let addr = server.addr();
    let settings = json!({"game": "pearls", "rated": true});
    let body = json!({"settings": settings, "seats": [{"kind": "you"}], "name": "Guest"});
    assert_eq!(post(addr, "/api/tables", "", &body).await.reason(), "needs_account");
    let with_bot = json!({"settings": settings, "seats": [{"kind": "bot", "level": "random"}]});
    assert_eq!(post(addr, "/api/tables", "", &with_bot).await.reason(), "not_allowed");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_sits_by_its_cookie_on_any_device() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let addr = server.addr();
    let cookie = kept(addr, "Ann").await;
    let settings = json!({"game": "pearls"});
    let plan = json!([{"kind": "you"}, {"kind": "bot", "level": "careful"}]);
    let made =
        post(addr, "/api/tables", &cookie, &json!({"settings": settings, "seats": plan, "ready": true}))
            .await;
    let table = made.json()["table"].as_str().unwrap().to_owned();
    let login = post(addr, "/api/login", "", &json!({"name": "Ann", "passphrase": "correct horse"})).await;
    let mut device = Client::connect_with(addr, &[("cookie", &login.cookie())]).await.unwrap();
    assert_eq!(device.watch(&table, None).await.you.seat, Some(0));
    device.play_to_the_end(5).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_me_can_be_had_and_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let addr = server.addr();
    let (ann, bob) = (kept(addr, "Ann").await, kept(addr, "Bob").await);
    let table = rated_game(addr, &ann, &bob).await;
    let data = eventually(addr, "/api/me/data", &ann, |data| data["ratings"][0].is_object()).await;
    assert_eq!((&data["account"]["name"], &data["tables"]), (&json!("Ann"), &json!([table])));
    assert!(data["records"][0].as_str().unwrap().contains("note player-0 Ann"));

    let delete = |body: Value| {
        let ann = ann.clone();
        async move { http(addr, "DELETE", "/api/me", &[("cookie", &ann)], &body.to_string()).await }
    };
    assert_eq!(delete(json!({"name": "Ann", "passphrase": "wrong horse"})).await.reason(), "bad_passphrase");
    assert_eq!(delete(json!({"name": "Ann", "passphrase": "correct horse"})).await.status, 204);
    assert_eq!(http(addr, "GET", "/api/me", &[("cookie", &ann)], "").await.status, 401);
    let record = get(addr, &format!("/api/tables/{table}/record")).await.body;
    assert!(!record.contains("Ann") && record.contains("Bob"), "{record}");
    let replays = get(addr, "/api/replays").await;
    assert!(!replays.body.contains("Ann") && replays.body.contains("Bob"), "{replays:?}");
    assert_eq!(get(addr, "/api/replays?player=Ann").await.json()["replays"], json!([]));
    let login = post(addr, "/api/login", "", &json!({"name": "Ann", "passphrase": "correct horse"})).await;
    assert_eq!(login.status, 401);
    server.stop().await.unwrap();
}
