//! Chapter 1: the cards.

use salt_paper::{Card, Cards, Colour, Family, parse_hand};

const BASE: &[(&str, [u8; 11])] = &[
    ("crab", [2, 2, 1, 2, 1, 0, 1, 0, 0, 0, 0]),
    ("boat", [2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0]),
    ("fish", [2, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0]),
    ("swimmer", [1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0]),
    ("shark", [1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0]),
    ("shell", [1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0]),
    ("octopus", [0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0]),
    ("penguin", [0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0]),
    ("sailor", [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]),
    ("lighthouse", [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]),
    ("shoal", [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]),
    ("colony", [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
    ("captain", [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]),
    ("mermaid", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]),
];

#[test]
fn sp_crd_01_the_box_holds_the_58_cards_of_the_table() {
    let whole = Cards::box_of(false);
    for (word, row) in BASE {
        for (colour, copies) in Colour::all().zip(row) {
            let card = Card::all().find(|card| card.family().word() == *word && card.colour() == colour);
            assert_eq!(card.map_or(0, |card| whole.count(card)), *copies, "{word}:{}", colour.word());
        }
    }
    assert_eq!(whole.len(), 58);
    let by_colour = Colour::all().map(|colour| whole.iter().filter(|card| card.colour() == colour).count());
    assert_eq!(by_colour.collect::<Vec<_>>(), [9, 9, 8, 8, 6, 4, 4, 3, 2, 1, 4]);
}

#[test]
fn sp_xsa_the_eight_cards_of_extra_salt() {
    let extra = "jellyfish:purple jellyfish:pink lobster:black cast_of_crabs:green starfish:dark_blue \
         starfish:light_blue starfish:yellow seahorse:white";
    let whole = Cards::box_of(true);
    assert_eq!(whole.len(), 66);
    assert_eq!(whole.minus(Cards::box_of(false)), parse_hand(extra).unwrap());
}

#[test]
fn sp_crd_02_every_card_is_told_by_its_words_alone() {
    let names: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    for card in Card::all() {
        let text = card.to_string();
        assert_eq!(text, format!("{}:{}", card.family().word(), card.colour().word()));
        assert_eq!(text.parse(), Ok(card));
        assert_eq!(names.iter().filter(|name| **name == text).count(), 1, "{text} is one card");
        assert_eq!(Card::new(card.family(), card.colour()), Some(card));
    }
}

#[test]
fn a_family_of_one_colour_may_be_named_without_it() {
    assert_eq!("mermaid".parse(), Ok(Card::MERMAID));
    assert_eq!("captain".parse::<Card>().unwrap().to_string(), "captain:light_orange");
    for word in ["crab", "crab:", ":black", "crab:white", "Crab:black", "crab:black ", "", "kraken"] {
        assert!(word.parse::<Card>().is_err(), "{word}");
    }
}

#[test]
fn a_hand_names_its_bad_word() {
    assert_eq!(parse_hand("mermaid, crab:black").unwrap().len(), 2);
    assert!(parse_hand("crab:black krab").unwrap_err().to_string().contains("'krab'"));
    let error = parse_hand("crab:black crab:black").unwrap_err().to_string();
    assert!(error.contains("crab:black") && error.contains('1'), "{error}");
    assert!(parse_hand("mermaid mermaid mermaid mermaid mermaid").is_err());
}

#[test]
fn sets_count_add_and_take_away() {
    for card in Card::all() {
        let mut set = Cards::EMPTY;
        for count in 1..=card.copies() {
            set = set.with(card);
            assert_eq!((set.count(card), set.len()), (count, count));
        }
        for count in (0..card.copies()).rev() {
            set = set.without(card);
            assert_eq!((set.count(card), set.contains(card)), (count, count > 0));
        }
        assert!(set.is_empty());
    }
    let whole = Cards::box_of(true);
    let by_place: Cards = (0..66).map(|place| whole.nth(place)).collect();
    assert_eq!(by_place, whole);
    let half: Cards = whole.iter().step_by(2).collect();
    assert_eq!(half.plus(whole.minus(half)), whole);
    let mermaids = Cards::of_family(Family::Mermaid);
    assert!(mermaids.has_all_mermaids() && !mermaids.without(Card::MERMAID).has_all_mermaids());
}
