//! Nonsense: good frames and requests, spoiled in many ways.

use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use super::client::lot;

const WORDS: [&str; 12] = [
    "",
    "null",
    "-1",
    "1e999",
    "18446744073709551616",
    "\u{0}",
    "\u{202e}",
    "💥",
    "../../etc/passwd",
    "' OR 1=1 --",
    "<script>",
    "\\u0000",
];

/// A good frame of any kind about this table.
pub(super) fn good_frame(rng: &mut Xoshiro256PlusPlus, table: &str, token: &str) -> Value {
    let id = format!("m{}", lot(rng, 1000));
    let manage =
        |command: Value| json!({"type": "manage", "table": table, "command_id": id, "command": command});
    match lot(rng, 16) {
        0 => json!({"type": "watch", "table": table, "token": token}),
        1 => {
            json!({"type": "watch", "table": table, "since": {"version": lot(rng, 50), "draft": lot(rng, 5)}})
        }
        2 => json!({"type": "unwatch", "table": table}),
        3..6 => {
            json!({"type": "act", "table": table, "command_id": id, "seen_version": lot(rng, 99), "action": word(rng)})
        }
        6 => json!({"type": "undo", "table": table, "command_id": id}),
        7 => manage(json!({"do": "sit", "name": word(rng), "seat": lot(rng, 300)})),
        8 => manage(json!({"do": "swap", "a": lot(rng, 9), "b": lot(rng, 9)})),
        9 => manage(json!({"do": "add_bot", "seat": lot(rng, 9), "level": word(rng)})),
        10 => manage(json!({"do": "ready", "bytes": word(rng)})),
        11 => manage(json!({"do": (["stand", "unready", "start", "here", "offer_rematch"][lot(rng, 5)])})),
        12 => manage(json!({"do": "replace", "seat": lot(rng, 9), "level": word(rng)})),
        13 => manage(json!({"do": "follow", "old_token": token, "token": token})),
        14 => manage(json!({"do": (["warn", "claim", "remove"][lot(rng, 3)]), "seat": lot(rng, 256)})),
        _ => json!({"type": "ping", "nonce": lot(rng, 1 << 30)}),
    }
}

fn word(rng: &mut Xoshiro256PlusPlus) -> String {
    WORDS[lot(rng, WORDS.len())].to_owned()
}

/// The frame, or something that used to be one.
pub(super) fn spoil(rng: &mut Xoshiro256PlusPlus, mut frame: Value) -> Vec<u8> {
    match lot(rng, 8) {
        0 => return frame.to_string().into_bytes(),
        1 => replace_value(rng, &mut frame),
        2 => add_field(rng, &mut frame),
        3 => return "[".repeat(lot(rng, 4000)).into_bytes(),
        4 => return (0..lot(rng, 300)).map(|_| lot(rng, 256) as u8).collect(),
        _ => {}
    }
    let mut bytes = frame.to_string().into_bytes();
    for _ in 0..lot(rng, 6) {
        let at = lot(rng, bytes.len());
        match lot(rng, 4) {
            0 => bytes[at] ^= 1 << lot(rng, 8),
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, lot(rng, 256) as u8),
            _ => bytes.truncate(at.max(1)),
        }
        if bytes.is_empty() {
            bytes.push(b'{');
        }
    }
    bytes
}

fn replace_value(rng: &mut Xoshiro256PlusPlus, frame: &mut Value) {
    let odd = [
        json!(null),
        json!([]),
        json!({}),
        json!(-1),
        json!(1.5),
        json!(u64::MAX),
        json!("x".repeat(500)),
        json!(true),
    ];
    if let Some(fields) = frame.as_object_mut() {
        let keys: Vec<String> = fields.keys().cloned().collect();
        fields.insert(keys[lot(rng, keys.len())].clone(), odd[lot(rng, odd.len())].clone());
    }
}

fn add_field(rng: &mut Xoshiro256PlusPlus, frame: &mut Value) {
    if let Some(fields) = frame.as_object_mut() {
        fields.insert(word(rng), json!(word(rng)));
    }
}

/// A request, more or less.
pub(super) fn request(rng: &mut Xoshiro256PlusPlus, table: &str, token: &str) -> Vec<u8> {
    let method = ["GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "BREW"][lot(rng, 7)];
    let ends = ["", "/act", "/undo", "/do", "/record", "/story", "/events"];
    let path = match lot(rng, 8) {
        0 => format!("/api/replays/{table}?audience={}&from={}&count={}", word(rng), lot(rng, 99), word(rng)),
        1 => ["/api/session", "/api/login", "/api/me", "/api/me/data", "/api/session/keep"][lot(rng, 5)]
            .to_owned(),
        2 => format!("/{}", word(rng)),
        3 => "/api/tables".to_owned(),
        4 => format!("/api/leaderboard?game={}&side={}", word(rng), word(rng)),
        // An event stream would stay open for as long as we listen.
        _ => format!("/api/tables/{table}{}", ends[lot(rng, 6)]),
    };
    let kind = lot(rng, 4);
    let body = spoil(rng, good_body(kind, table));
    let mut bytes = format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
         cookie: tidetable_session={}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        word(rng).replace(['\u{0}', '\n'], ""),
        body.len()
    )
    .into_bytes();
    bytes.extend(body);
    if lot(rng, 4) == 0 {
        let at = lot(rng, bytes.len());
        bytes[at] ^= 1 << lot(rng, 8);
    }
    bytes
}

fn good_body(kind: usize, table: &str) -> Value {
    match kind {
        0 => json!({"command_id": "x", "seen_version": 3, "action": "pass"}),
        1 => json!({"command_id": "x", "command": {"do": "ready"}}),
        2 => json!({"settings": {"game": table, "options": "a=b"}, "seats": [{"kind": "you"}], "name": "x"}),
        _ => json!({"name": "x", "passphrase": "y"}),
    }
}
