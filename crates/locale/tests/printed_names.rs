//! Every card of Kelp's data files has a name and an explanation here, and printed names are the printed ones.

use locale::{Language, try_text};

const OCTOPUS_CARDS: &str = include_str!("../../../data/kelp/octopus-cards.toml");
const SHARK_CARDS: &str = include_str!("../../../data/kelp/shark-cards.toml");

/// The text in quotes behind `key = `, in one row of a data file.
fn field<'a>(row: &'a str, key: &str) -> Option<&'a str> {
    let line = row.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""))?;
    line.split('"').next()
}

/// The id without the letter that tells versions of a Shark card apart.
fn message_name(id: &str) -> String {
    let name = match id.rsplit_once('_') {
        Some((name, version)) if version.len() == 1 => name,
        _ => id,
    };
    name.replace('_', "-")
}

fn check(file: &str, rows: usize) {
    let cards: Vec<_> = file.split("[[card]]").skip(1).collect();
    assert!(cards.len() >= rows, "only {} rows were found", cards.len());
    for row in cards {
        let name = message_name(field(row, "id").expect("every row has an id"));
        for language in Language::ALL {
            let ours = try_text(language, &format!("ke-card-{name}"), &[]);
            assert!(ours.is_some(), "{language} has no name for {name}");
            if let Some(printed) = field(row, language.code()) {
                assert_eq!(ours.as_deref(), Some(printed), "{language} {name}");
            }
            let help = try_text(language, &format!("ke-help-{name}"), &[]);
            assert!(help.is_some(), "{language} does not explain {name}");
        }
    }
}

#[test]
fn octopus_cards_are_named_and_explained() {
    check(OCTOPUS_CARDS, 21);
}

#[test]
fn shark_cards_are_named_and_explained() {
    check(SHARK_CARDS, 21);
}
