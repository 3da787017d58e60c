//! Frames read back as they were written, and bad ones are refused.

use proptest::prelude::*;
use protocol::{Manage, ToServer};

fn check(text: &str, expected: &ToServer) {
    let read: ToServer = serde_json::from_str(text).expect("the frame is a good one");
    assert_eq!(&read, expected);
}

#[test]
fn an_act_reads_as_documented() {
    check(
        r#"{"type":"act","table":"abc","command_id":"c1","seen_version":7,"action":"take"}"#,
        &ToServer::Act {
            table: "abc".into(),
            command_id: "c1".into(),
            seen_version: 7,
            seen_draft: None,
            action: "take".into(),
        },
    );
}

#[test]
fn a_command_reads_as_documented() {
    check(
        r#"{"type":"manage","table":"abc","command_id":"c2","command":{"do":"sit","name":"Olena"}}"#,
        &ToServer::Manage {
            table: "abc".into(),
            command_id: "c2".into(),
            command: Manage::Sit { seat: None, name: "Olena".into(), token: None },
        },
    );
}

#[test]
fn unknown_fields_and_kinds_are_refused() {
    for text in [
        r#"{"type":"undo","table":"a","command_id":"c","seat":1}"#,
        r#"{"type":"cheat","table":"a"}"#,
        r#"{"type":"manage","table":"a","command_id":"c","command":{"do":"warn","seat":1,"why":2}}"#,
        r#"{"type":"act","table":"a","command_id":"c","seen_version":-1,"action":"x"}"#,
        "[]",
        "",
    ] {
        assert!(serde_json::from_str::<ToServer>(text).is_err(), "{text}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}") {
        let _ = serde_json::from_str::<ToServer>(&text);
    }
}
