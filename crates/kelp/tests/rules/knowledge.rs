//! KE-INF: who knows what.

use game_core::{Audience, Game};
use kelp::{Belief, OCTOPUS, SHARK, SeenEvent, View, names::Block, names::Card, names::Zone};

use crate::table::{Table, position};

fn json(view: &View) -> String {
    serde_json::to_string(view).unwrap()
}

fn remembered(table: &Table, zone: Zone) -> Option<Block> {
    table.seen_by_shark().zones[zone as usize].remembered
}

#[test]
fn ke_inf_01_the_shark_follows_what_it_saw_through_swaps_but_not_through_shuffles() {
    let mut table = position(|setup| setup.hand("nimble_dodge nimble_dodge sneaking tuck_in"));
    assert_eq!(remembered(&table, Zone::Z11), None);
    table.play("o play nimble_dodge; o reveal 1,1; o swap 1,1 2,1");
    assert_eq!(remembered(&table, Zone::Z21), Some(Block::Octopus));
    table.play("o play tuck_in; o hide 2,1");
    // Hidden again, and still known; and with the Octopus and the trap's place unknown the rest is not.
    let view = table.seen_by_shark();
    assert_eq!((view.zones[3].block, view.zones[3].remembered), (None, Some(Block::Octopus)));
    let belief = Belief::of(&view);
    assert!((belief.chance_of(Block::TrapCurrent, Zone::Z11) - 1.0 / 8.0).abs() < 1e-12);
    // A shuffle with a neighbour ends that.
    let mut table = position(|setup| {
        setup
            .blocks("octopus* shell trap_current shell shell shell shell shell shell")?
            .hand("tuck_in sneaking")
    });
    table.play("o play tuck_in; o hide 1,1");
    table.play(
        "o play sneaking; o reveal 3,3; o reveal 3,2; o pick 1,1; o pick 2,1; c block octopus; s place 2,1",
    );
    assert_eq!(remembered(&table, Zone::Z21), None);
    let belief = Belief::of(&table.seen_by_shark());
    assert!((belief.chance_of(Block::Octopus, Zone::Z21) - 0.5).abs() < 1e-12);
    assert!((belief.chance_of(Block::Octopus, Zone::Z11) - 0.5).abs() < 1e-12);
}

#[test]
fn ke_inf_01_the_hand_is_known_only_where_it_was_seen() {
    let mut table = position(|setup| setup.eaten("snail")?.discard("drift"));
    let before = table.seen_by_shark().octopus;
    assert_eq!((before.hand, before.hand_known.total()), (None, 0));
    table.play("o food snail; o leave; o take discard drift");
    let after = table.seen_by_shark();
    assert_eq!(after.octopus.hand_known.count(Card::Drift), 1);
    assert!((Belief::of(&after).chance_in_hand(Card::Drift) - 1.0).abs() < 1e-12);
    assert!((Belief::of(&after).chance_in_hand(Card::FirstLesson) - 0.5).abs() < 1e-12, "4 of 8 are in hand");
}

#[test]
fn ke_inf_02_the_octopus_sees_the_number_of_dice_in_the_bag_and_no_order() {
    let table = position(Ok);
    let view = table.game.view(Audience::Seat(OCTOPUS));
    assert_eq!((view.shark.bag, view.shark.bag_count), (None, 11));
    assert!(table.seen_by_shark().shark.bag.is_some());
    // Whoever follows the public events can work it out: the imagined bag is the true one.
    let mut rng = game_testkit::test_rng(1);
    let imagined = kelp::Kelp::imagine(&view, &mut rng);
    assert_eq!(imagined.view(Audience::Everyone).shark.bag, table.view().shark.bag);
}

#[test]
fn ke_inf_03_spectators_see_only_what_both_players_see() {
    let table = position(Ok);
    let view = table.game.view(Audience::Spectator);
    assert_eq!((view.octopus.hand, view.octopus.draw, view.shark.bag), (None, None, None));
    assert!(view.zones.iter().all(|zone| zone.block.is_none()));
}

#[test]
fn ke_inf_04_a_finished_game_is_open_to_all() {
    let table = position(Ok);
    let view = table.game.view(Audience::Everyone);
    assert!(view.octopus.hand.is_some() && view.octopus.draw.is_some() && view.shark.bag.is_some());
    assert!(view.zones.iter().all(|zone| zone.block.is_some()));
}

#[test]
fn ke_inf_05_nothing_lets_a_hidden_block_be_recognised_after_a_shuffle() {
    let shuffled = |drawn: &str| {
        let mut table = position(|setup| setup.remembered("1,1 1,2"));
        table.play("o play sneaking; o reveal 3,3; o reveal 3,2; o pick 1,1; o pick 1,2");
        table.play(&format!("c block {drawn}; s place 1,1"));
        table
    };
    let (one, two) = (shuffled("octopus"), shuffled("trap_current"));
    assert_ne!(one.blocks(), two.blocks());
    for audience in [Audience::Seat(SHARK), Audience::Spectator] {
        assert_eq!(json(&one.game.view(audience)), json(&two.game.view(audience)));
        let seen = |table: &Table| -> Vec<SeenEvent> {
            table.events.iter().map(|event| event.seen_by(audience)).collect()
        };
        assert_eq!(seen(&one), seen(&two));
    }
    // The same for a card that the Shark saw before it was shuffled: it is one of the unseen ones, wherever it is.
    let drawn = |card: &str| {
        let mut table = position(|setup| {
            setup.hand("tuck_in")?.draw("")?.discard("sneaking first_lesson nimble_dodge nimble_dodge")
        });
        table.play(&format!("o draw; c card {card}; c card nimble_dodge; c card nimble_dodge"));
        json(&table.seen_by_shark())
    };
    assert_eq!(drawn("sneaking"), drawn("first_lesson"));
}

#[test]
fn ke_inf_06_orders_are_hidden_and_counts_are_open() {
    let mut table = position(|setup| setup.tops("first_lesson")?.hand("tuck_in"));
    for audience in [Audience::Seat(OCTOPUS), Audience::Seat(SHARK), Audience::Spectator] {
        let view = table.game.view(audience);
        assert_eq!((view.octopus.hand_count, view.octopus.draw_count), (1, 7));
        assert_eq!(view.octopus.draw_tops, [Card::FirstLesson], "openly put there, so known");
        assert_eq!((view.shark.deck_count, view.octopus.piles[0].count), (19, 4));
        let text = json(&view);
        for below_the_top in ["\"taking_chances\"", "\"eat_lobster\"", "\"vigilant_b\""] {
            assert!(!text.contains(below_the_top), "{below_the_top}");
        }
    }
    table.play("o draw; c card sneaking; c card sneaking");
    assert_eq!(table.seen_by_shark().octopus.hand_known.count(Card::FirstLesson), 1);
}
