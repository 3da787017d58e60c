//! Every numbered rule can be read in every language.

use locale::{Language, RULE_IDS, Source, rule, rules, try_text};

#[test]
fn every_rule_has_a_text_in_each_language() {
    for language in Language::ALL {
        for id in RULE_IDS.lines() {
            let rule = rule(language, id).unwrap_or_else(|| panic!("{language} lacks {id}"));
            assert_eq!(rule.id, id);
            assert!(rule.text.ends_with('.'), "{language} {id} is not a sentence: {}", rule.text);
            assert!(rule.text.chars().count() >= 40, "{language} {id} says too little: {}", rule.text);
        }
    }
}

#[test]
fn rules_come_in_book_order_and_cover_the_whole_list() {
    let listed: Vec<_> = RULE_IDS.lines().collect();
    for language in Language::ALL {
        let (salt, kelp) = (rules(language, "salt-paper"), rules(language, "kelp"));
        assert_eq!((salt[0].id, kelp[0].id), ("SP-CRD-01", "KE-BRD-01"));
        let read: Vec<_> = salt.iter().chain(&kelp).map(|rule| rule.id).collect();
        assert_eq!(read, listed);
        assert!(rules(language, "chess").is_empty());
    }
}

#[test]
fn a_rule_has_one_source_whatever_the_language() {
    for id in RULE_IDS.lines() {
        let sources = Language::ALL.map(|language| rule(language, id).map(|rule| rule.source));
        assert!(sources.iter().all(|source| *source == sources[0]), "{id}: {sources:?}");
    }
    assert_eq!(rule(Language::En, "sp-tak-05").map(|rule| rule.source), Some(Source::Decided));
    assert_eq!(rule(Language::En, "SP-TAK-99"), None);
}

#[test]
fn every_source_has_a_label() {
    for language in Language::ALL {
        for source in Source::ALL {
            let id = format!("rule-source-{}", source.word());
            assert!(try_text(language, &id, &[]).is_some(), "{language} lacks {id}");
        }
    }
}
