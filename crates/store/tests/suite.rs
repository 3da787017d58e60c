//! One suite for every store. Postgres will run the same one.
#![allow(clippy::unwrap_used, reason = "this is test code")]

use std::sync::Arc;

use store::{
    Append, RatingKey, RatingRow, ReplayFilter, SeatIndex, Sqlite, Store, StoreError, TableIndex, export,
    import,
};

async fn sqlite() -> (tempfile::TempDir, Arc<dyn Store>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("test.sqlite")).await.unwrap();
    (folder, Arc::new(store))
}

fn index(phase: &str, row: &str, finished_ms: Option<u64>) -> TableIndex {
    TableIndex {
        game: "pearls".to_owned(),
        phase: phase.to_owned(),
        open: true,
        rated: false,
        wake: phase == "playing",
        created_ms: 1,
        changed_ms: 2,
        finished_ms,
        row: row.to_owned(),
        seats: vec![SeatIndex { seat: 0, account: None, name: "Їжак".to_owned() }],
    }
}

fn entry(table: &str, version: u64) -> Append {
    Append {
        table: table.to_owned(),
        version,
        body: format!("body {version}"),
        finishes_draft: None,
        index: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_version_exists_once_and_follows_the_one_before() {
    let (_folder, store) = sqlite().await;
    store.append(entry("t", 1)).await.unwrap();
    assert!(matches!(store.append(entry("t", 1)).await, Err(StoreError::Conflict)));
    assert!(matches!(store.append(entry("t", 3)).await, Err(StoreError::Conflict)));
    store.append(entry("t", 2)).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().entries, ["body 1", "body 2"]);
    assert!(store.load("nowhere").await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_want_a_version_one_gets_it() {
    let (_folder, store) = sqlite().await;
    for version in 1..=20 {
        let rivals = (0..8).map(|_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.append(entry("t", version)).await.is_ok() })
        });
        let mut winners = 0;
        for rival in rivals.collect::<Vec<_>>() {
            winners += u32::from(rival.await.unwrap());
        }
        assert_eq!(winners, 1);
    }
    assert_eq!(store.load("t").await.unwrap().unwrap().entries.len(), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_is_replaced_and_ends_with_its_move() {
    let (_folder, store) = sqlite().await;
    store.append(entry("t", 1)).await.unwrap();
    store.save_draft("t", 1, "a").await.unwrap();
    store.save_draft("t", 1, "b").await.unwrap();
    store.save_draft("t", 2, "c").await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().drafts, [(1, "b".to_owned()), (2, "c".to_owned())]);
    store.append(Append { finishes_draft: Some(1), ..entry("t", 2) }).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().drafts, [(2, "c".to_owned())]);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_open_tables_and_finished_games() {
    let (_folder, store) = sqlite().await;
    for (table, index) in [
        ("a", index("lobby", "row a", None)),
        ("b", index("playing", "row b", None)),
        ("c", index("over", "row c", Some(50))),
        ("d", index("over", "row d", Some(60))),
        ("e", TableIndex { open: false, ..index("lobby", "row e", None) }),
    ] {
        store.append(Append { index: Some(index), ..entry(table, 1) }).await.unwrap();
    }
    let mut open = store.open_tables(None, 10).await.unwrap();
    open.sort();
    assert_eq!(open, ["row a", "row b"]);
    assert!(store.open_tables(Some("kelp"), 10).await.unwrap().is_empty());
    assert_eq!(store.wakeful().await.unwrap(), ["b"]);
    let filter = ReplayFilter { limit: 10, ..ReplayFilter::default() };
    assert_eq!(store.replays(&filter).await.unwrap(), ["row d", "row c"]);
    let earlier = ReplayFilter { before_ms: Some(60), ..filter.clone() };
    assert_eq!(store.replays(&earlier).await.unwrap(), ["row c"]);
    let named =
        ReplayFilter {
            player: Some("ЇЖАК".to_owned()), game: Some("pearls".to_owned()), ..filter.clone()
        };
    assert_eq!(store.replays(&named).await.unwrap().len(), 2);
    let other = ReplayFilter { player: Some("somebody".to_owned()), ..filter };
    assert!(store.replays(&other).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_kept_by_one_and_compared_without_case() {
    let (_folder, store) = sqlite().await;
    let first = store.create_account("Олена", 1).await.unwrap();
    let second = store.create_account("олена", 1).await.unwrap();
    assert!(store.kept_account("Олена").await.unwrap().is_none());
    store.keep_account(first, "hash").await.unwrap();
    assert!(matches!(store.keep_account(second, "hash").await, Err(StoreError::Conflict)));
    assert_eq!(store.kept_account("ОЛЕНА").await.unwrap().unwrap().account, first);
    assert_eq!(store.account(second).await.unwrap().unwrap().passphrase, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_end_by_time_by_logout_and_with_their_account() {
    let (_folder, store) = sqlite().await;
    let account = store.create_account("Ann", 1).await.unwrap();
    for (hash, expires_ms) in [("a", 100), ("b", 200), ("c", 300)] {
        store.create_session(hash, account, expires_ms).await.unwrap();
    }
    assert_eq!(store.sessions_of(account, 150).await.unwrap(), 2);
    assert!(store.session("a", 100).await.unwrap().is_none());
    assert_eq!(store.session("b", 150).await.unwrap().unwrap().name, "Ann");
    store.delete_session("b").await.unwrap();
    assert!(store.session("b", 150).await.unwrap().is_none());
    store.delete_account(account).await.unwrap();
    assert!(store.session("c", 150).await.unwrap().is_none());
}

fn rating(account: i64, rating: f64) -> RatingRow {
    let key = RatingKey { account, game: "pearls".to_owned(), side: "first".to_owned() };
    RatingRow { key, rating, deviation: 100.0, volatility: 0.06, games: 1 }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_counts_once_and_the_best_kept_names_lead() {
    let (_folder, store) = sqlite().await;
    let mut accounts = Vec::new();
    for name in ["Ann", "Bob", "Guest"] {
        let account = store.create_account(name, 1).await.unwrap();
        if name != "Guest" {
            store.keep_account(account, "hash").await.unwrap();
        }
        accounts.push(account);
    }
    let ratings = [rating(accounts[0], 1400.0), rating(accounts[1], 1600.0), rating(accounts[2], 1900.0)];
    assert!(store.rate("t", &ratings).await.unwrap());
    assert!(!store.rate("t", &[rating(accounts[0], 9000.0)]).await.unwrap());
    assert_eq!(store.rating(&ratings[0].key).await.unwrap(), Some(ratings[0].clone()));
    let names: Vec<String> =
        store.leaderboard("pearls", "first", 10).await.unwrap().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["Bob", "Ann"]);
    assert!(store.leaderboard("pearls", "second", 10).await.unwrap().is_empty());
    assert_eq!(store.ratings_of(accounts[1]).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_rated_tables_wait_until_they_are_counted() {
    let (_folder, store) = sqlite().await;
    let rated = TableIndex { rated: true, ..index("over", "row", Some(5)) };
    store.append(Append { index: Some(rated), ..entry("t", 1) }).await.unwrap();
    assert_eq!(store.unrated().await.unwrap(), ["t"]);
    store.rate("t", &[]).await.unwrap();
    assert!(store.unrated().await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_will_ask_for_is_thrown_away() {
    const DAY: u64 = 24 * 3_600_000;
    let (_folder, store) = sqlite().await;
    store.append(Append { index: Some(index("lobby", "row", None)), ..entry("old", 1) }).await.unwrap();
    store.append(Append { index: Some(index("over", "row", Some(3))), ..entry("done", 1) }).await.unwrap();
    let guest = store.create_account("Guest", 1).await.unwrap();
    store.create_session("s", guest, 10).await.unwrap();
    assert_eq!(store.purge(15 * DAY).await.unwrap(), 3);
    assert!(store.load("old").await.unwrap().is_none());
    assert!(store.load("done").await.unwrap().is_some());
    assert!(store.account(guest).await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_moves_to_another_store() {
    let (_folder, store) = sqlite().await;
    let account = store.create_account("Ann", 7).await.unwrap();
    store.keep_account(account, "hash").await.unwrap();
    store.append(Append { index: Some(index("playing", "row", None)), ..entry("t", 1) }).await.unwrap();
    store.append(entry("t", 2)).await.unwrap();
    store.save_draft("t", 0, r#"{"steps":["pass"]}"#).await.unwrap();
    store.create_session("secret", account, 900).await.unwrap();
    store.set_fact("outages", "[[1,2]]").await.unwrap();
    store.rate("t", &[rating(account, 1700.0)]).await.unwrap();
    let mut text = Vec::new();
    export(store.as_ref(), &mut text).await.unwrap();

    let (_other_folder, other) = sqlite().await;
    import(other.as_ref(), text.as_slice()).await.unwrap();
    assert_eq!(other.load("t").await.unwrap(), store.load("t").await.unwrap());
    assert_eq!(other.kept_account("ann").await.unwrap(), store.kept_account("ann").await.unwrap());
    assert_eq!(other.session("secret", 8).await.unwrap(), store.session("secret", 8).await.unwrap());
    assert!(other.session("secret", 8).await.unwrap().is_some());
    assert_eq!(other.fact("outages").await.unwrap().as_deref(), Some("[[1,2]]"));
    assert!(
        String::from_utf8_lossy(&text).contains(r#""body":{"steps":["pass"]}"#),
        "a body is no text within a text"
    );
    assert!(!other.rate("t", &[]).await.unwrap());
    let mut again = Vec::new();
    export(other.as_ref(), &mut again).await.unwrap();
    assert_eq!(String::from_utf8(again).unwrap(), String::from_utf8(text.clone()).unwrap());

    let twice = import(other.as_ref(), text.as_slice()).await.unwrap_err();
    assert!(twice.to_string().contains("fresh --data-dir"), "{twice}");
    let (_third_folder, third) = sqlite().await;
    let cut = text.iter().rposition(|byte| *byte == b'{').unwrap();
    let error = import(third.as_ref(), &text[..cut]).await.unwrap_err();
    assert!(error.to_string().contains("cut off"), "{error}");
    assert!(third.load("t").await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_is_there_after_opening_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.sqlite");
    {
        let store = Sqlite::open(&path).await.unwrap();
        store.append(entry("t", 1)).await.unwrap();
        store.set_fact("x", "1").await.unwrap();
        store.set_fact("x", "2").await.unwrap();
    }
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().entries, ["body 1"]);
    assert_eq!(store.fact("x").await.unwrap().as_deref(), Some("2"));
}
