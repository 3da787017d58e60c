//! Chapters 1, 2 and the card values of 6: cards and points.
#![allow(clippy::unwrap_used)]

use salt_paper::{Cards, Family, parse_hand, score};

#[track_caller]
fn check(hand: &str, points: u8, colour_bonus: u8) {
    let cards = parse_hand(hand).unwrap();
    let found = score(cards, Cards::EMPTY);
    assert_eq!((found.points, found.colour_bonus), (points, colour_bonus), "{hand}: {found:?}");
}

#[test]
fn sp_pts_vectors() {
    check("mermaid", 1, 1);
    check("mermaid mermaid crab:dark_blue", 3, 2);
    check("mermaid mermaid mermaid crab:dark_blue", 4, 3);
    check(
        "mermaid mermaid crab:light_blue boat:light_blue fish:light_blue shell:light_blue \
         crab:green fish:green shark:green",
        9,
        4,
    );
    check("sailor:pink sailor:orange captain", 11, 1);
    check("sailor:pink captain", 3, 1);
    check("captain", 0, 1);
    check("penguin:purple penguin:light_orange penguin:pink colony", 11, 1);
    check("boat:dark_blue boat:dark_blue boat:light_blue lighthouse", 4, 2);
    check(
        "fish:dark_blue fish:dark_blue fish:light_blue fish:black fish:black fish:yellow fish:green shoal",
        10,
        2,
    );
    check("swimmer:dark_blue swimmer:light_blue shark:dark_blue shark:black shark:green", 2, 2);
    check("crab:dark_blue crab:dark_blue crab:light_blue", 1, 2);
    let dark_blue = "crab:dark_blue crab:dark_blue boat:dark_blue boat:dark_blue fish:dark_blue \
         fish:dark_blue swimmer:dark_blue shark:dark_blue shell:dark_blue";
    check(&format!("mermaid {dark_blue}"), 13, 9);
    let everything = Cards::box_of(false).without(Family::all().nth(13).map(only).unwrap());
    let found = score(everything, Cards::EMPTY);
    assert_eq!((found.points, found.colour_bonus), (101, 9));
}

fn only(family: Family) -> salt_paper::Card {
    family.word().parse().unwrap()
}
