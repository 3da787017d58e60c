//! Chapter 3, first part: how a round begins and how cards are taken.

use crate::common::{Scene, cards, set};
use game_core::{Audience, Game, Seat, Turn};
use salt_paper::{Chance, Options, SaltPaper};

#[test]
fn sp_rnd_01_a_round_begins_with_two_open_cards_and_empty_hands() {
    for players in 2..=4 {
        let game = SaltPaper::new(&Options { players, ..Options::default() }).unwrap();
        let starters: Vec<_> = game.outcomes();
        assert_eq!(starters.len(), players as usize, "everybody may start");
        assert!(
            starters.iter().all(|(outcome, weight)| matches!(outcome, Chance::Starts(_)) && *weight == 1)
        );
    }
    let mut scene = Scene::new("players=3", "crab:black fish:green");
    assert_eq!((scene.top(0), scene.top(1)), (Some(cards("crab:black")[0]), Some(cards("fish:green")[0])));
    assert_eq!((scene.pile_size(0), scene.pile_size(1), scene.deck_size()), (1, 1, 56));
    assert!((0..3).all(|seat| scene.hand(seat).is_empty()));
    assert_eq!(scene.active(), 0);
    scene.run("draw");
    let weights: u32 = scene.game.outcomes().iter().map(|(_, weight)| weight).sum();
    assert_eq!(weights, 56, "each card of the deck is as likely as any other");
    let with_salt = Scene::new("players=2 extra_salt=yes", "");
    assert_eq!(with_salt.deck_size(), 64);
}

#[test]
fn sp_rnd_01_only_what_is_in_the_deck_can_be_turned_up() {
    let mut game = SaltPaper::new(&Options::default()).unwrap();
    let mut events = Vec::new();
    let refusal = game.resolve(Chance::Starts(Seat::at(2)), &mut events).unwrap_err();
    assert_eq!(refusal.rule.0, "SP-RND-01");
    game.resolve(Chance::Starts(Seat::at(1)), &mut events).unwrap();
    let lobster = Chance::Card("lobster".parse().unwrap());
    assert_eq!(game.resolve(lobster, &mut events).unwrap_err().rule.0, "SP-RND-01");
}

#[test]
fn sp_rnd_02_a_turn_is_take_play_end() {
    let mut scene = Scene::new("players=2", "crab:black fish:green");
    assert_eq!(scene.legal(), ["draw", "take 0", "take 1"]);
    for early in ["end", "stop", "last_chance", "mermaids", "pair crab:black crab:grey", "keep crab:black"] {
        assert_eq!(scene.refused(early), "SP-RND-02", "{early}");
    }
    assert_eq!(scene.refused_to(1, "draw"), "SP-RND-02", "it is not the other's turn");
    scene.run("draw; chance crab:grey; chance crab:yellow");
    assert_eq!(scene.legal(), ["keep crab:yellow", "keep crab:grey"]);
    assert_eq!(scene.refused("keep crab:green"), "SP-TAK-01");
    assert_eq!(scene.refused("end"), "SP-RND-02");
    scene.run("keep crab:grey; discard 1");
    assert_eq!(scene.legal(), ["end"]);
    assert_eq!(scene.refused("draw"), "SP-RND-02", "one take in a turn");
    assert_eq!(scene.refused("take 0"), "SP-RND-02");
    scene.run("end");
    assert_eq!(scene.active(), 1);
}

#[test]
fn sp_tak_01_draw_two_keep_one_or_take_a_top() {
    let mut scene = Scene::new("players=2", "crab:black fish:green");
    scene.run("draw; chance shell:green; chance shark:green; keep shark:green");
    assert_eq!(scene.legal(), ["discard 0", "discard 1"]);
    scene.run("discard 1");
    assert_eq!(scene.hand(0), set("shark:green"));
    assert_eq!((scene.top(1), scene.pile_size(1)), (Some(crate::common::card("shell:green")), 2));
    scene.run("end; take 1");
    assert_eq!(scene.hand(1), set("shell:green"));
    assert_eq!((scene.top(1), scene.pile_size(1)), (Some(crate::common::card("fish:green")), 1));
    scene.run("end; take 1; end");
    assert_eq!(scene.pile_size(1), 0);
    assert_eq!(scene.refused("take 1"), "SP-TAK-01", "an empty pile has no top");
    assert_eq!(scene.legal(), ["draw", "take 0"]);
}

#[test]
fn sp_tak_02_an_empty_pile_is_filled_first() {
    let mut scene = Scene::new("players=2", "crab:black fish:green");
    scene.run("take 1; end; draw; chance shell:green; chance shark:green; keep shark:green");
    assert_eq!(scene.top(1), Some(crate::common::card("shell:green")), "it must go to the empty pile");
    assert_eq!(scene.legal(), ["end"], "there is nothing to choose");
    scene.run("end; take 0; end; take 1; end");
    assert_eq!((scene.pile_size(0), scene.pile_size(1)), (0, 0));
    scene.run("draw; chance shell:black; chance shark:black; keep shark:black");
    assert_eq!(
        scene.top(0),
        Some(crate::common::card("shell:black")),
        "with both empty it goes to the first"
    );
}

/// Seat 0 draws and seat 1 takes the discarded card, until the deck holds `left`.
fn drain_with_empty_piles(scene: &mut Scene, left: u8, reserved: &str) {
    let reserved = cards(reserved);
    while scene.deck_size() > left {
        let keep = scene.free_card(&reserved);
        scene.draw_keep(keep, &reserved);
        scene.run("end; take 0; end");
    }
}

/// One card left in the deck, both piles empty, seat 0 to take, with two boats in hand.
fn one_card_left() -> Scene {
    let boats = "boat:black boat:yellow";
    let mut scene = Scene::new("players=2", "fish:black fish:yellow");
    scene.run("take 0; end; take 1; end");
    for boat in cards(boats) {
        scene.draw_keep(boat, &cards("boat:black boat:yellow fish:green fish:dark_blue"));
        scene.run("end; take 0; end");
    }
    for fish in cards("fish:green fish:dark_blue") {
        scene.draw_keep(fish, &cards("fish:green fish:dark_blue"));
        scene.run("end; take 0; end");
    }
    let keep = scene.free_card(&[]);
    scene.draw_keep(keep, &[]);
    scene.run("pair fish:dark_blue fish:green");
    let outcome = scene.game.outcome_at(0);
    scene.chance(outcome);
    scene.run("end; take 0; end");
    drain_with_empty_piles(&mut scene, 1, "");
    assert_eq!((scene.deck_size(), scene.pile_size(0), scene.pile_size(1)), (1, 0, 0));
    scene
}

#[test]
fn sp_tak_03_the_last_card_is_taken_and_nothing_discarded() {
    let mut scene = one_card_left();
    let size = scene.hand(0).len();
    scene.run("draw");
    let outcome = scene.game.outcome_at(0);
    scene.chance(outcome);
    assert_eq!((scene.hand(0).len(), scene.deck_size()), (size + 1, 0));
    assert_eq!((scene.pile_size(0), scene.pile_size(1)), (0, 0));
    assert!(scene.legal().contains(&"end".to_owned()), "the turn goes on");
}

#[test]
fn sp_tak_04_piles_show_their_top_and_size_and_are_not_looked_through() {
    let mut scene = Scene::new("players=2", "crab:black fish:green");
    scene.draw_keep(crate::common::card("shell:black"), &[]);
    let top = scene.top(0).unwrap();
    scene.run("end");
    assert_eq!(scene.legal().len(), 3, "only tops can be taken: {:?}", scene.legal());
    let view = scene.game.view(Audience::Seat(Seat::at(1)));
    assert_eq!(
        (view.pile_size(salt_paper::Pile::BOTH[0]), view.pile_top(salt_paper::Pile::BOTH[0])),
        (2, Some(top))
    );
    assert_eq!(scene.refused("pile 0"), "SP-PAR-02", "only crabs look through a pile");
    assert_eq!(scene.refused("pick crab:black"), "SP-RND-02");
}

#[test]
fn sp_tak_05_with_nothing_to_take_the_turn_goes_on() {
    let mut scene = one_card_left();
    scene.run("draw");
    let outcome = scene.game.outcome_at(0);
    scene.chance(outcome);
    let size = scene.hand(0).len();
    scene.run("pair boat:black boat:yellow");
    assert_eq!(scene.game.turn(), Turn::Seat(Seat::at(0)));
    assert_eq!(scene.hand(0).len(), size - 2);
    assert!(scene.legal().contains(&"end".to_owned()), "the take is skipped: {:?}", scene.legal());
    assert!(!scene.legal().contains(&"draw".to_owned()));
}
