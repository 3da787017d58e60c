//! Values and strategies that are known from the literature.

use game_core::{Game, Seat};
use search::solve::{GameTree, Unsolvable, points, share_less_half};

use crate::support::{Goofspiel, GoofspielOptions, Kuhn, Leduc, PokerOptions};

fn goofspiel(cards: u8, memory: bool) -> Goofspiel {
    Goofspiel::new(&GoofspielOptions { cards, memory }).expect("so few cards are allowed")
}

#[test]
fn kuhn_poker_is_worth_minus_an_eighteenth() {
    let tree = GameTree::build(&Kuhn::new(&PokerOptions).unwrap(), points, 1000).unwrap();
    assert_eq!(tree.sets().len(), 12);
    let solution = tree.solve(1e-4, 10_000);
    assert!(solution.exploitability <= 1e-4, "{solution:?}");
    assert!((solution.value + 1.0 / 18.0).abs() < 1e-3, "{solution:?}");
    for seat in Seat::all(2) {
        assert!(tree.exploitability_of(&solution.profile, seat, -1.0 / 18.0) < 1e-3);
    }
}

#[test]
fn leduc_poker_has_its_known_value() {
    let tree = GameTree::build(&Leduc::new(&PokerOptions).unwrap(), points, 20_000).unwrap();
    assert_eq!(tree.sets().len(), 288);
    let solution = tree.solve(1e-3, 5_000);
    assert!(solution.exploitability <= 1e-3, "{} after {}", solution.exploitability, solution.iterations);
    assert!((solution.value + 0.0856).abs() < 1e-3, "{}", solution.value);
}

#[test]
fn a_symmetric_game_is_worth_nothing_to_either_side() {
    let tree = GameTree::build(&goofspiel(4, true), share_less_half, 200_000).unwrap();
    let solution = tree.solve(1e-3, 5_000);
    assert!(solution.exploitability <= 1e-3, "{} after {}", solution.exploitability, solution.iterations);
    assert!(solution.value.abs() < 1e-3);
}

#[test]
fn the_uniform_profile_of_kuhn_poker_has_its_known_exploitability() {
    // By hand: against uniformly random play the first player can win 1/2 a hand and the second 5/12.
    let tree = GameTree::build(&Kuhn::new(&PokerOptions).unwrap(), points, 1000).unwrap();
    let uniform = tree.uniform();
    let responses = [0, 1].map(|seat| tree.best_response(&uniform, Seat::at(seat)));
    assert!((responses[0] - 0.5).abs() < 1e-12 && (responses[1] - 5.0 / 12.0).abs() < 1e-12, "{responses:?}");
    assert!((tree.exploitability(&uniform) - 11.0 / 24.0).abs() < 1e-12);
    assert!((tree.value(&uniform) - 0.125).abs() < 1e-12, "{}", tree.value(&uniform));
}

#[test]
fn who_watches_can_stop_the_work() {
    let tree = GameTree::build(&Kuhn::new(&PokerOptions).unwrap(), points, 1000).unwrap();
    let mut heard = Vec::new();
    let solution = tree.solve_watched(0.0, 100_000, |iterations, exploitability| {
        heard.push(exploitability);
        iterations < 200
    });
    assert_eq!((solution.iterations, heard.len()), (200, 4));
    assert!(heard[3] < heard[0] && heard[3] == solution.exploitability);
}

#[test]
fn a_solution_can_be_looked_up_by_view() {
    let game = Kuhn::new(&PokerOptions).unwrap();
    let tree = GameTree::build(&game, points, 1000).unwrap();
    let profile = tree.solve(1e-3, 10_000).profile;
    for set in tree.sets() {
        let found = tree.look_up(&profile, set.seat, &set.view).expect("every set of the tree is found");
        assert_eq!(found.len(), set.actions.len());
        assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
    let again = tree.profile(|view, _| {
        let seat = tree.sets().iter().find(|set| set.view == *view).unwrap().seat;
        tree.look_up(&profile, seat, view).unwrap().to_vec()
    });
    assert!((tree.exploitability(&again) - tree.exploitability(&profile)).abs() < 1e-9);
}

#[test]
fn what_a_view_forgets_its_player_still_knows() {
    let trees =
        [true, false].map(|memory| GameTree::build(&goofspiel(4, memory), share_less_half, 200_000).unwrap());
    let [remembering, forgetful] = &trees;
    assert_eq!((forgetful.size(), forgetful.sets().len()), (remembering.size(), remembering.sets().len()));
    let profile = forgetful.solve(1e-3, 5_000).profile;
    assert!(forgetful.exploitability(&profile) <= 1e-3);
}

#[test]
fn trees_too_large_are_refused() {
    let large = GameTree::build(&goofspiel(5, true), share_less_half, 1000);
    assert!(matches!(large, Err(Unsolvable::TooLarge { limit: 1000 })));
}
