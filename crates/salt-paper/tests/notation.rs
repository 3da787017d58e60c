//! Texts of actions, outcomes and options.

use game_core::Game;
use proptest::prelude::*;
use salt_paper::{Action, Chance, Options, SaltPaper};

#[test]
fn every_action_reads_back() {
    let texts = [
        "draw",
        "take 0",
        "take 1",
        "keep crab:dark_blue",
        "discard 0",
        "discard 1",
        "pair crab:black crab:grey",
        "pair swimmer:black jellyfish:pink",
        "pair crab:black lobster:black",
        "trio boat:black boat:yellow starfish:yellow",
        "pile 0",
        "pile 1",
        "pick mermaid:white",
        "rob 0",
        "rob 3",
        "mermaids",
        "end",
        "stop",
        "last_chance",
    ];
    for text in texts {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    assert_eq!("pair crab:grey crab:black".parse::<Action>(), "pair crab:black crab:grey".parse());
    assert_eq!("pick mermaid".parse::<Action>().unwrap().to_string(), "pick mermaid:white");
}

#[test]
fn other_texts_are_no_actions() {
    for text in [
        "",
        "take",
        "take 2",
        "take 01",
        "draw 1",
        "pair crab:black",
        "rob 4",
        "rob 00",
        "end end",
        "Draw",
        "keep  mermaid",
    ] {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("is not"), "{error}");
    }
    for text in ["starts 4", "starts", "starts x", "krab", "card crab:black"] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
    assert_eq!("starts 2".parse::<Chance>().unwrap().to_string(), "starts 2");
    assert_eq!("mermaid".parse::<Chance>().unwrap().to_string(), "mermaid:white");
}

#[test]
fn options_read_back_and_name_the_remedy() {
    for (text, full) in [
        ("", "players=2 extra_salt=no"),
        ("players=3", "players=3 extra_salt=no"),
        ("extra_salt=yes players=4", "players=4 extra_salt=yes"),
        ("cards=8", "players=2 extra_salt=no cards=8"),
        ("call=3 rounds=1 cards=8", "players=2 extra_salt=no cards=8 rounds=1 call=3"),
        ("call=7 rounds=200", "players=2 extra_salt=no"),
    ] {
        let options: Options = text.parse().unwrap();
        assert_eq!(options.to_string(), full);
        assert_eq!(full.parse::<Options>().unwrap(), options);
        assert_eq!(SaltPaper::new(&options).unwrap().options(), options);
    }
    for (text, remedy) in [
        ("players=1", "2, 3 or 4"),
        ("players=5", "2, 3 or 4"),
        ("players=two", "2, 3 or 4"),
        ("extra_salt=maybe", "extra_salt=yes"),
        ("salt", "players=2"),
        ("players=2 players=3", "give it once"),
        ("cards=58", "leave it out for all"),
        ("cards=3", "4 to 12"),
        ("cards=many", "choose a number"),
        ("cards=8 extra_salt=yes", "drop extra_salt=yes"),
        ("rounds=0", "1 to 200"),
        ("call=8", "1 to 7"),
    ] {
        let error = text.parse::<Options>().unwrap_err().to_string();
        assert!(error.contains(remedy), "{error}");
    }
    assert!(SaltPaper::new(&Options { players: 5, ..Options::default() }).is_err());
    let json = serde_json::to_string(&Options::default()).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), Options::default());
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
}

proptest! {
    #[test]
    fn no_text_makes_the_parsers_panic(text in "\\PC{0,60}") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<Chance>();
        let _ = text.parse::<Options>();
        let _ = salt_paper::parse_hand(&text);
    }
}
