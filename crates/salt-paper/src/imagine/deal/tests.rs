//! Deals compared with all ways to deal, counted by brute force.

use game_testkit::test_rng;

use super::{Copies, PLACES, Places, Sizes, deal, every_way, number, places_of};
use crate::card::CARDS;

const DEALS: u32 = 60_000;

/// Every way to put the copies into places they can be in that fills all places.
fn all_ways(may_be: &[Places], room: Sizes) -> Vec<Vec<usize>> {
    let Some((first, rest)) = may_be.split_first() else {
        return if room == [0; PLACES] { vec![Vec::new()] } else { Vec::new() };
    };
    let mut ways = Vec::new();
    for place in places_of(*first).filter(|place| room[*place] > 0) {
        let mut less = room;
        less[place] -= 1;
        ways.extend(all_ways(rest, less).into_iter().map(|way| [vec![place], way].concat()));
    }
    ways
}

/// Deals often, and compares how often each way comes up with how often it should.
fn check(may_be: &[Places], sizes: &[(Places, u8)]) {
    let mut room = [0; PLACES];
    for (place, size) in sizes {
        room[number(*place)] = *size;
    }
    let ways = all_ways(may_be, room);
    assert!(ways.len() > 1, "there is something to deal");
    let mut table = [0; CARDS];
    table[..may_be.len()].copy_from_slice(may_be);
    let way_of = |dealt: &[Copies; PLACES]| -> Vec<usize> {
        let place_of = |copy| (0..PLACES).find(|place| dealt[*place] >> copy & 1 != 0);
        (0..may_be.len()).filter_map(place_of).collect()
    };
    let mut listed: Vec<_> = every_way(&table, room, ways.len()).unwrap().iter().map(way_of).collect();
    listed.sort();
    assert_eq!(listed, ways, "the list is complete");
    assert!(every_way(&table, room, ways.len() - 1).is_none(), "a list that is too long is not begun");
    let mut counts = vec![0_u32; ways.len()];
    let mut rng = test_rng(7);
    for _ in 0..DEALS {
        let way = way_of(&deal(&table, room, &mut rng));
        let index = ways.iter().position(|found| *found == way).expect("every deal is one of the ways");
        counts[index] += 1;
    }
    let expected = f64::from(DEALS) / ways.len() as f64;
    let chi_square: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let freedom = (ways.len() - 1) as f64;
    let bound = freedom + 4.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(chi_square < bound, "{} ways: {chi_square:.1} is above {bound:.1}", ways.len());
}

const DECK: Places = 1;
const PILE: Places = 2;
const OTHER_PILE: Places = 4;
const ONE: Places = 8;
const TWO: Places = 16;

#[test]
fn unseen_cards_are_dealt_evenly() {
    check(&[DECK | ONE; 7], &[(DECK, 4), (ONE, 3)]);
    check(&[DECK | ONE | TWO; 6], &[(DECK, 2), (ONE, 2), (TWO, 2)]);
}

#[test]
fn what_crabs_took_is_dealt_evenly() {
    let unseen = DECK | ONE;
    let may_be = [PILE | ONE, PILE | ONE, PILE | ONE, PILE, unseen, unseen, unseen, unseen];
    check(&may_be, &[(PILE, 3), (ONE, 2), (DECK, 3)]);
}

#[test]
fn several_small_classes_are_dealt_evenly() {
    let may_be = [
        PILE | ONE,
        PILE | ONE,
        PILE | ONE | TWO,
        OTHER_PILE | TWO,
        OTHER_PILE | TWO,
        ONE | TWO,
        DECK | ONE | TWO,
        DECK | ONE | TWO,
        DECK | ONE | TWO,
    ];
    check(&may_be, &[(PILE, 2), (OTHER_PILE, 1), (ONE, 2), (TWO, 2), (DECK, 2)]);
}

#[test]
fn full_places_and_certain_copies_are_respected() {
    let may_be = [ONE, ONE, DECK | ONE, DECK | TWO, DECK | TWO, DECK | ONE | TWO];
    check(&may_be, &[(ONE, 2), (TWO, 2), (DECK, 2)]);
}

#[test]
fn overlapping_classes_without_a_common_place_are_dealt_evenly() {
    let may_be = [ONE | TWO, ONE | TWO, TWO | DECK, TWO | DECK, DECK | PILE, DECK | PILE, PILE | ONE];
    check(&may_be, &[(ONE, 2), (TWO, 2), (DECK, 2), (PILE, 1)]);
}
