//! Chapter 2 and the card values of chapter 6: points.

use proptest::prelude::*;
use salt_paper::{Card, Cards, Colour, Family, parse_hand, points, score};

#[track_caller]
fn check(hand: &str, points: u8, colour_bonus: u8) {
    check_with_table(hand, "", points, colour_bonus);
}

#[track_caller]
fn check_with_table(hand: &str, table: &str, points: u8, colour_bonus: u8) {
    let found = score(parse_hand(hand).unwrap(), parse_hand(table).unwrap());
    assert_eq!((found.points, found.colour_bonus), (points, colour_bonus), "{hand} | {table}: {found:?}");
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
    let all_fish =
        "fish:dark_blue fish:dark_blue fish:light_blue fish:black fish:black fish:yellow fish:green shoal";
    check(all_fish, 10, 2);
    check("swimmer:dark_blue swimmer:light_blue shark:dark_blue shark:black shark:green", 2, 2);
    check("crab:dark_blue crab:dark_blue crab:light_blue", 1, 2);
    let dark_blue = "crab:dark_blue crab:dark_blue boat:dark_blue boat:dark_blue fish:dark_blue \
         fish:dark_blue swimmer:dark_blue shark:dark_blue shell:dark_blue";
    check(&format!("mermaid {dark_blue}"), 13, 9);
    let found = score(Cards::box_of(false).without(Card::MERMAID), Cards::EMPTY);
    assert_eq!((found.points, found.colour_bonus), (101, 9));
}

#[test]
fn sp_pts_01_pairs_count_laid_or_not() {
    check("crab:black crab:grey", 1, 1);
    check("boat:black boat:yellow", 1, 1);
    check("fish:green fish:yellow", 1, 1);
    check("swimmer:yellow shark:purple", 1, 1);
    check("crab:black boat:black fish:black", 0, 3);
    check("swimmer:yellow swimmer:black", 0, 1);
    check("shark:black shark:purple", 0, 1);
    check_with_table("crab:black", "crab:dark_blue crab:dark_blue", 1, 2);
    check_with_table("crab:black crab:grey", "crab:dark_blue crab:dark_blue", 2, 2);
    check_with_table("swimmer:yellow", "swimmer:black shark:black", 1, 2);
}

#[test]
fn sp_pts_02_sets_follow_their_tables() {
    let tables: [(&str, &str, &[u8]); 4] = [
        ("shell", "dark_blue light_blue black yellow green grey", &[0, 2, 4, 6, 8, 10]),
        ("octopus", "light_blue yellow green purple grey", &[0, 3, 6, 9, 12]),
        ("penguin", "purple light_orange pink", &[1, 3, 5]),
        ("sailor", "pink orange", &[0, 5]),
    ];
    for (family, colours, values) in tables {
        let mut hand = String::new();
        for (colour, value) in colours.split(' ').zip(values) {
            hand += &format!("{family}:{colour} ");
            check(&hand, *value, 1);
        }
    }
}

#[test]
fn sp_pts_03_multipliers_count_cards_and_not_themselves() {
    check("lighthouse", 0, 1);
    check("shoal", 0, 1);
    check("colony", 0, 1);
    check("lighthouse boat:black", 1, 1);
    check("shoal fish:black fish:green fish:yellow", 4, 1);
    check("colony penguin:pink", 3, 1);
    check("captain sailor:pink sailor:orange", 11, 1);
    check_with_table("lighthouse", "boat:black boat:yellow", 3, 1);
}

#[test]
fn sp_pts_04_mermaids_count_the_largest_different_groups() {
    check("mermaid crab:black boat:black fish:black", 3, 3);
    check("mermaid mermaid crab:black boat:black fish:black shell:green", 5, 3);
    check("mermaid mermaid mermaid mermaid", 4, 4);
    check("mermaid mermaid mermaid mermaid crab:black shell:green", 6, 4);
    check_with_table("mermaid", "crab:black crab:grey", 2, 1);
    check("mermaid seahorse", 2, 2);
}

#[test]
fn sp_pts_05_the_colour_bonus_is_no_part_of_the_points() {
    let hand = parse_hand("crab:black boat:black fish:black swimmer:black shell:black").unwrap();
    let found = score(hand, Cards::EMPTY);
    assert_eq!((found.points, found.colour_bonus), (0, 5));
    assert_eq!(points(hand, Cards::EMPTY), 0);
}

#[test]
fn sp_xsa_01_and_02_jellyfish_and_lobster_make_pairs() {
    check("swimmer:black jellyfish:pink", 1, 1);
    check("swimmer:black jellyfish:pink shark:green", 1, 1);
    check("swimmer:black swimmer:yellow jellyfish:pink shark:green", 2, 1);
    check("shark:black jellyfish:pink", 0, 1);
    check("crab:black lobster", 1, 2);
    check("lobster", 0, 1);
    check("crab:black crab:grey lobster", 1, 2);
    check_with_table("crab:grey crab:yellow", "crab:black lobster", 2, 2);
    check_with_table("swimmer:yellow shark:green", "swimmer:black jellyfish:pink", 2, 1);
}

#[test]
fn sp_xsa_03_the_cast_counts_crabs_and_not_the_lobster() {
    check("cast_of_crabs", 0, 1);
    check("cast_of_crabs crab:black lobster", 2, 2);
    check_with_table("cast_of_crabs crab:grey", "crab:black crab:yellow", 4, 1);
}

#[test]
fn sp_xsa_04_each_starfish_adds_two_to_a_pair_of_its_own() {
    check("starfish:yellow", 0, 1);
    check("starfish:yellow boat:black boat:yellow", 3, 2);
    check("starfish:yellow starfish:dark_blue boat:black boat:yellow", 3, 2);
    check("starfish:yellow starfish:dark_blue boat:black boat:yellow fish:black fish:yellow", 6, 3);
    check_with_table("", "starfish:yellow boat:black boat:yellow", 3, 2);
    check_with_table("starfish:yellow", "boat:black boat:yellow", 1, 2);
    check_with_table("starfish:dark_blue", "starfish:yellow boat:black boat:yellow", 3, 2);
}

#[test]
fn sp_xsa_05_the_seahorse_serves_the_best_family() {
    check("seahorse", 0, 1);
    check("seahorse shell:black", 2, 1);
    check("seahorse shell:black octopus:green", 3, 1);
    check("seahorse sailor:pink octopus:green", 5, 1);
    check("seahorse sailor:pink sailor:orange octopus:green", 8, 1);
    check("seahorse penguin:pink penguin:purple penguin:light_orange", 5, 1);
    check("seahorse sailor:pink captain", 8, 1);
    check("seahorse penguin:pink colony", 5, 1);
    check("seahorse crab:black boat:black", 0, 2);
}

/// The rules once more, written card by card and as slowly as they are told.
fn slow_points(hand: &[Card], table: &[Card]) -> u8 {
    let all: Vec<Card> = hand.iter().chain(table).copied().collect();
    let count = |cards: &[Card], family| cards.iter().filter(|card| card.family() == family).count();
    let of = |family| count(&all, family);
    let pairs = |cards: &[Card]| {
        let of = |family| count(cards, family);
        let crabs = of(Family::Crab) + of(Family::Lobster);
        let swimmers = of(Family::Swimmer).min(of(Family::Shark) + of(Family::Jellyfish));
        crabs / 2 + of(Family::Boat) / 2 + of(Family::Fish) / 2 + swimmers
    };
    let set = |values: &[usize], family| values[of(family)];
    let sets: [(&[usize], Family); 4] = [
        (&[0, 0, 2, 4, 6, 8, 10], Family::Shell),
        (&[0, 0, 3, 6, 9, 12], Family::Octopus),
        (&[0, 1, 3, 5], Family::Penguin),
        (&[0, 0, 5], Family::Sailor),
    ];
    let mut sum = pairs(&all) + sets.iter().map(|(values, family)| set(values, *family)).sum::<usize>();
    sum += of(Family::Lighthouse) * of(Family::Boat) + of(Family::Shoal) * of(Family::Fish);
    sum += 2 * of(Family::Colony) * of(Family::Penguin) + 3 * of(Family::Captain) * of(Family::Sailor);
    sum += of(Family::CastOfCrabs) * of(Family::Crab);
    let mut groups: Vec<usize> =
        Colour::all().map(|colour| all.iter().filter(|card| card.colour() == colour).count()).collect();
    groups.sort_unstable_by(|one, two| two.cmp(one));
    sum += groups[..of(Family::Mermaid)].iter().sum::<usize>();
    sum += 2 * count(table, Family::Starfish) + 2 * count(hand, Family::Starfish).min(pairs(hand));
    if of(Family::Seahorse) > 0 {
        let gains = sets
            .iter()
            .filter(|(_, family)| of(*family) > 0)
            .map(|(values, family)| values.get(of(*family) + 1).map_or(0, |more| more - values[of(*family)]));
        sum += gains.max().unwrap_or(0);
    }
    u8::try_from(sum).unwrap()
}

proptest! {
    #[test]
    fn sp_pts_the_fast_count_is_the_slow_count(picks in proptest::collection::vec(any::<bool>(), 66)) {
        let hand: Vec<Card> =
            Cards::box_of(true).iter().zip(&picks).filter(|(_, picked)| **picked).map(|(card, _)| card).collect();
        let cards: Cards = hand.iter().copied().collect();
        prop_assert_eq!(points(cards, Cards::EMPTY), slow_points(&hand, &[]));
    }

    #[test]
    fn sp_pts_small_hands_too(places in proptest::collection::vec(0_u32..66, 0..14)) {
        let mut hand = Cards::EMPTY;
        for card in places.iter().map(|place| Cards::box_of(true).nth(*place)) {
            if hand.count(card) < card.copies() {
                hand = hand.with(card);
            }
        }
        let cards: Vec<Card> = hand.iter().collect();
        prop_assert_eq!(points(hand, Cards::EMPTY), slow_points(&cards, &[]));
    }
}
