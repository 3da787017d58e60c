//! Whole games over real sockets.

mod support;

use game_core::Record;
use protocol::{Phase, ToClient};
use serde_json::json;
use support::{Client, create, get, post, start};
use table::{Catalogue as _, fixture::PearlShelf};

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_bot_to_the_end_and_the_record_verifies() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let made = create(
        server.addr(),
        "seats=2 rounds=3",
        json!([{"kind": "you"}, {"kind": "bot", "level": "random"}]),
        true,
    )
    .await;
    let mut client = Client::connect(server.addr()).await;
    let state = client.watch(&made.table, Some(&made.token)).await;
    assert_eq!((state.you.seat, state.you.host), (Some(0), true));
    client.play_to_the_end(7).await;

    let state = client.state.clone().unwrap();
    let result = state.result.unwrap();
    assert_eq!(result.points.iter().sum::<i32>(), 3);
    let answer = get(server.addr(), &format!("/api/tables/{}/record", made.table)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let record = Record::parse(&answer.body).unwrap();
    assert!(record.finished);
    assert_eq!(record.note("commitment"), Some(state.chance.commitment.as_str()));
    let lots = table::fair::verify(&record, PearlShelf.start("pearls", &record.options).unwrap()).unwrap();
    assert!(lots >= 15, "{lots}");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn three_come_by_link_and_a_fourth_looks_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let made = create(server.addr(), "seats=3 rounds=2", json!([{"kind": "you"}]), false).await;
    let mut players = Vec::new();
    for seat in 0..3_u8 {
        let mut client = Client::connect(server.addr()).await;
        let token = (seat == 0).then_some(made.token.as_str());
        client.watch(&made.table, token).await;
        if seat > 0 {
            let answer =
                client.manage(&made.table, json!({"do": "sit", "name": format!("Guest {seat}")})).await;
            assert!(matches!(answer, ToClient::Seated { seat: given, .. } if given == seat), "{answer:?}");
        }
        players.push(client);
    }
    let mut spectator = Client::connect(server.addr()).await;
    spectator.watch(&made.table, None).await;
    for client in &mut players {
        let answer = client.manage(&made.table, json!({"do": "ready", "bytes": "c0ffee"})).await;
        assert!(matches!(answer, ToClient::Done { .. }), "{answer:?}");
    }
    let games = players.into_iter().enumerate().map(|(seat, mut client)| {
        tokio::spawn(async move {
            client.until(|message| matches!(message, ToClient::State { state, .. } if state.phase == Phase::Playing)).await;
            client.play_to_the_end(seat as u64 + 3).await;
            client
        })
    });
    for game in games.collect::<Vec<_>>() {
        assert!(game.await.unwrap().is_over());
    }
    spectator
        .until(|message| matches!(message, ToClient::State { state, .. } if state.phase == Phase::Over))
        .await;
    let seen = spectator.state.clone().unwrap();
    assert_eq!(seen.chance.player_bytes, ["c0ffee", "c0ffee", "c0ffee"]);
    assert!(seen.chance.seed.is_some());
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_over_plain_http() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let made = create(
        server.addr(),
        "seats=2 rounds=1",
        json!([{"kind": "bot", "level": "careful"}, {"kind": "you"}]),
        true,
    )
    .await;
    let path = format!("/api/tables/{}", made.table);
    for turn in 0..60 {
        let bearer = format!("Bearer {}", made.token);
        let answer = support::http(server.addr(), "GET", &path, &[("authorization", &bearer)], "").await;
        let state = answer.json()["state"].clone();
        if state["phase"] == "over" {
            assert!(turn > 1);
            return server.stop().await.unwrap();
        }
        let Some(action) = state["game"]["legal"][0]["text"].as_str() else { continue };
        let body = json!({"command_id": format!("h{turn}"), "seen_version": state["stamp"]["version"], "action": action});
        let answer = post(server.addr(), &format!("{path}/act"), Some(&made.token), &body).await;
        assert_eq!((answer.status, answer.json()["type"].as_str()), (200, Some("done")), "{answer:?}");
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_of_a_running_game_is_told_to_each_as_they_saw_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let plan = json!([{"kind": "you"}, {"kind": "bot", "level": "random"}]);
    let made = create(server.addr(), "seats=2 rounds=3", plan, true).await;
    let path = format!("/api/tables/{}", made.table);
    let bearer = format!("Bearer {}", made.token);
    let own = [("authorization", bearer.as_str())];
    let state = support::http(server.addr(), "GET", &path, &own, "").await.json();
    let story = support::http(server.addr(), "GET", &format!("{path}/story"), &own, "").await.json();
    assert_eq!(story["audience"], "0");
    assert_eq!(story["end"]["phase"], "playing");
    let last = story["frames"].as_array().unwrap().last().unwrap();
    assert_eq!(last["view"], state["state"]["game"]["view"]);
    let open = get(server.addr(), &format!("{path}/story")).await.json();
    assert_eq!(open["audience"], "spectator");
    let seen = get(server.addr(), &path).await.json();
    assert_eq!(open["frames"].as_array().unwrap().last().unwrap()["view"], seen["state"]["game"]["view"]);
    assert_eq!(get(server.addr(), &format!("/api/replays/{}?audience=0", made.table)).await.status, 409);
    server.stop().await.unwrap();
}
