//! Counted words take the right form in each language.

use locale::{Language, text};

fn check(language: Language, id: &str, expected: [&str; 6]) {
    for (count, expected) in [0, 1, 2, 5, 12, 22].into_iter().zip(expected) {
        assert_eq!(text(language, id, &[("count", count.into())]), expected, "{language} {id} {count}");
    }
}

#[test]
fn ukrainian_has_three_forms() {
    let crabs = ["0 крабів", "1 краб", "2 краби", "5 крабів", "12 крабів", "22 краби"];
    check(Language::Uk, "sp-count-crab", crabs);
    let points = ["0 очок", "1 очко", "2 очки", "5 очок", "12 очок", "22 очки"];
    check(Language::Uk, "sp-count-points", points);
    let dice = ["0 кубиків", "1 кубик", "2 кубики", "5 кубиків", "12 кубиків", "22 кубики"];
    check(Language::Uk, "ke-count-dice", dice);
}

#[test]
fn polish_has_three_forms() {
    let octopuses =
        ["0 ośmiornic", "1 ośmiornica", "2 ośmiornice", "5 ośmiornic", "12 ośmiornic", "22 ośmiornice"];
    check(Language::Pl, "sp-count-octopus", octopuses);
    let swimmers = ["0 pływaków", "1 pływak", "2 pływacy", "5 pływaków", "12 pływaków", "22 pływacy"];
    check(Language::Pl, "sp-count-swimmer", swimmers);
    let blocks = ["0 płytek", "1 płytka", "2 płytki", "5 płytek", "12 płytek", "22 płytki"];
    check(Language::Pl, "ke-count-blocks", blocks);
    assert_eq!(text(Language::Pl, "sp-count-crab", &[("count", 21.into())]), "21 krabów");
}

#[test]
fn english_has_two_forms() {
    let mermaids = ["0 mermaids", "1 mermaid", "2 mermaids", "5 mermaids", "12 mermaids", "22 mermaids"];
    check(Language::En, "sp-count-mermaid", mermaids);
}

#[test]
fn places_are_filled_without_invisible_marks() {
    let args = [("seat", "Оля".into()), ("card", "краб (чорний)".into()), ("pile", 2.into())];
    let line = text(Language::Uk, "sp-event-took", &args);
    assert_eq!(line, "Оля бере з другого скиду: краб (чорний).");
    assert_eq!(text(Language::En, "sp-turn-of.you", &[]), "Your turn");
}

#[test]
fn an_unknown_message_comes_back_as_its_id() {
    assert_eq!(text(Language::Pl, "no-such-message", &[]), "no-such-message");
    assert_eq!(text(Language::Pl, "sp-turn-of.nobody", &[]), "sp-turn-of.nobody");
}
