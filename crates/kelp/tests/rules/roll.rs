//! KE-SHK, KE-DRW, KE-CRD, KE-VIG: the order of the Shark's turn, drawing and rolling, cards and saved dice.

use game_core::{Audience, Game};
use kelp::{OCTOPUS, Phase, SHARK};

use crate::table::{Table, position};

/// The Shark in the middle of the left line, facing down, with these dice rolled and these cards to use.
fn rolled(dice: &str, cards: &str) -> Table {
    position(|setup| setup.shark("V1b 2")?.cards(cards)?.bag(5, 2, 1).rolled(dice))
}

#[test]
fn ke_shk_01_the_steps_come_in_their_order_and_none_is_gone_back_to() {
    let mut table = rolled("B4 Y5", "");
    table.refuses("s swim V1c", "KE-SHK-01").refuses("s aim Y5 2,2", "KE-SHK-01");
    table.refuses("s card swift_a", "KE-SHK-01");
    table.play("s done"); // no Currents
    table.refuses("s current B4", "KE-SHK-01").refuses("s done", "KE-MOV-01"); // moving is a must
    table.play("s swim H2b").refuses("s current B4", "KE-SHK-01").refuses("s swim V2b", "KE-SHK-01");
    table.play("s done").refuses("s aim Y5 2,2", "KE-SHK-01"); // no search; nine pips may be spent
    table.offers("s", "spend; done");
    table.play("s done");
    assert_eq!(table.turn(), "o");
}

#[test]
fn ke_drw_01_two_dice_are_drawn_and_each_is_rolled_once() {
    let mut table = position(|setup| Ok(setup.bag(7, 3, 1).shark_turn()));
    let chances = [("die blue".to_owned(), 7), ("die yellow".to_owned(), 3), ("die red".to_owned(), 1)];
    assert_eq!(table.chances(), chances);
    table.play("c die red");
    assert_eq!(table.chances()[..], chances[..2], "a drawn die is not drawn again");
    table.refuses("c die red", "KE-DRW-01").play("c die blue");
    assert_eq!(table.chances().len(), 6);
    table.play("c face 3; c face 6");
    let pool: Vec<String> = table.view().shark.pool.iter_all().map(|die| die.to_string()).collect();
    assert_eq!(pool, ["B3", "R6"]);
    assert_eq!(table.view().phase, Phase::Currents, "no reroll without a tile");
}

#[test]
fn ke_drw_01_the_fourth_tile_offers_a_third_die_before_drawing() {
    let mut table = position(|setup| Ok(setup.growth(4, "")?.shark_turn()));
    table.offers("s", "dice 2; dice 3").refuses("s dice 4", "KE-DRW-01");
    table.play("s dice 3; c die blue; c die blue; c die yellow; c face 1; c face 1; c face 1");
    assert_eq!(table.view().shark.pool.total(), 3);
    let table = position(|setup| Ok(setup.growth(3, "")?.shark_turn()));
    assert_eq!(table.turn(), "c");
}

#[test]
fn ke_drw_01_the_shark_looks_into_its_bag_and_the_octopus_does_not() {
    let table = position(|setup| Ok(setup.shark_turn()));
    assert_eq!(table.game.view(Audience::Seat(SHARK)).shark.bag.map(|bag| bag.blue), Some(7));
    let octopus = table.game.view(Audience::Seat(OCTOPUS)).shark;
    assert_eq!((octopus.bag, octopus.bag_count), (None, 11));
}

#[test]
fn ke_drw_02_currents_make_up_for_an_empty_bag() {
    let mut table = position(|setup| Ok(setup.bag(0, 1, 0).currents("V2a=3 H2c=5")?.shark_turn()));
    table.play("c die yellow").offers("s", "fetch V2a; fetch H2c").refuses("s fetch V1a", "KE-DRW-02");
    table.play("s fetch H2c; c face 2; c face 4");
    let pool: Vec<String> = table.view().shark.pool.iter_all().map(|die| die.to_string()).collect();
    assert_eq!(pool, ["B2", "Y4"]);
    // One Current and nothing else: one die is rolled.
    let mut table = position(|setup| Ok(setup.bag(0, 0, 0).currents("V2a=3")?.shark_turn()));
    table.play("s fetch V2a; c face 2");
    assert_eq!(table.view().shark.pool.total(), 1);
    // Nothing left anywhere.
    let table = position(|setup| Ok(setup.bag(0, 0, 0).shark_turn()));
    assert_eq!(table.view().phase, Phase::Move);
    // The third die of the fourth tile is not made up that way.
    let mut table = position(|setup| Ok(setup.growth(4, "")?.bag(1, 1, 0).currents("V2a=3")?.shark_turn()));
    table.play("c die blue; c die yellow; c face 1; c face 1");
    assert_eq!(table.view().shark.pool.total(), 2);
}

#[test]
fn ke_drw_03_one_reroll_by_the_first_tile_and_one_more_by_the_third() {
    let with_tiles =
        |tiles| position(|setup| setup.growth(tiles, "")?.shark("V1b 2")?.bag(3, 2, 1).rolled("B1 Y1"));
    let mut table = with_tiles(1);
    table.offers("s", "reroll B1; reroll Y1; done").refuses("s reroll B2", "KE-DRW-03");
    table.play("s reroll Y1; c face 5");
    assert_eq!(table.view().phase, Phase::Currents, "once");
    let mut table = with_tiles(3);
    table.play("s reroll Y1; c face 1; s reroll Y1; c face 6");
    let pool: Vec<String> = table.view().shark.pool.iter_all().map(|die| die.to_string()).collect();
    assert_eq!(pool, ["B1", "Y6"]);
    assert_eq!(table.view().phase, Phase::Currents, "twice, the same die if wanted");
    let table = with_tiles(0);
    assert_eq!(table.view().phase, Phase::Currents);
}

#[test]
fn ke_drw_04_reactive_before_the_roll_and_the_others_after_it() {
    let cards = "reactive_a relentless_a daring_a vigilant_a hungry_a ruthless_a hostile_a";
    let mut table = position(|setup| Ok(setup.cards(cards)?.bag(4, 3, 1).shark_turn()));
    table.play("c die blue; c die red").offers("s", "card reactive_a; roll");
    table.refuses("s card ruthless_a", "KE-SHK-01").play("s roll; c face 2; c face 3");
    let after = "card relentless_a; card daring_a; card vigilant_a; card hungry_a; card ruthless_a; card hostile_a; done";
    table.offers("s", after).refuses("s card reactive_a", "KE-SHK-01");
    // In any order, mixed with rerolls.
    let mut table = position(|setup| {
        setup.shark("V1b 2")?.growth(1, "")?.cards("ruthless_a hungry_a")?.bag(3, 2, 1).rolled("Y1")
    });
    table.play("s card ruthless_a; s raise Y1; s reroll Y3; c face 2; s card hungry_a; c die blue; c face 6");
    let pool: Vec<String> = table.view().shark.pool.iter_all().map(|die| die.to_string()).collect();
    assert_eq!(pool, ["B6", "Y2"]);
}

#[test]
fn ke_drw_05_reactive_returns_two_dice_and_takes_one_of_choice() {
    let mut table = position(|setup| Ok(setup.cards("reactive_a reactive_b")?.bag(2, 0, 1).shark_turn()));
    table.play("c die blue; c die blue; s card reactive_a").offers("s", "return blue");
    table.refuses("s return red", "KE-DRW-05").play("s return blue; s return blue");
    table.offers("s", "want blue; want red").refuses("s want yellow", "KE-DRW-05");
    table.play("s want red");
    assert_eq!(table.turn(), "c", "one drawn die is too few for the second Reactive");
    table.play("c face 6");
    assert_eq!(table.bag(), [2, 0, 0]);
}

#[test]
fn ke_drw_05_hungry_daring_ruthless_and_relentless_need_their_dice() {
    let mut empty =
        position(|setup| setup.shark("V1b 2")?.cards("hungry_a ruthless_a")?.bag(0, 0, 0).rolled("Y3"));
    empty
        .refuses("s card hungry_a", "KE-DRW-05")
        .play("s card ruthless_a")
        .refuses("s raise Y4", "KE-DRW-05");
    let mut table = rolled("Y6", "ruthless_a daring_a relentless_a");
    table.refuses("s card ruthless_a", "KE-DRW-05").refuses("s card daring_a", "KE-DRW-05");
    let mut table = rolled("R2", "daring_a");
    assert_eq!(table.view().phase, Phase::Move, "a red die alone is not enough");
    table.refuses("s card daring_a", "KE-SHK-01");
    let mut table = rolled("R2 Y5", "daring_a");
    table.play("s card daring_a").offers("s", "feed Y5").refuses("s feed R2", "KE-DRW-05");
    table.play("s feed Y5; s turn R2");
    assert_eq!(
        (table.hunger(), table.view().shark.pool.iter().next().unwrap().to_string()),
        (1, "R6".to_owned())
    );
    let mut table = rolled("R2 R4", "daring_a");
    table.play("s card daring_a").offers("s", "feed R2; feed R4");
    table.play("s feed R4").offers("s", "turn R2").refuses("s turn R4", "KE-DRW-05");
    // Ruthless: two more, at most six.
    let mut table = rolled("Y5", "ruthless_a");
    table.play("s card ruthless_a; s raise Y5");
    assert_eq!(table.view().shark.pool.iter().next().unwrap().to_string(), "Y6");
}

#[test]
fn ke_drw_05_relentless_names_its_dice_before_any_is_rolled() {
    let mut table = rolled("B1 Y1", "relentless_a");
    table.play("s card relentless_a").refuses("s done", "KE-DRW-05").refuses("s reroll B2", "KE-DRW-05");
    table.play("s reroll B1").offers("s", "reroll Y1; done");
    table.play("s reroll Y1; c face 4; c face 5");
    let pool: Vec<String> = table.view().shark.pool.iter_all().map(|die| die.to_string()).collect();
    assert_eq!(pool, ["B4", "Y5"]);
    let mut table = rolled("B1 Y1", "relentless_a");
    table.play("s card relentless_a; s reroll B1; s done; c face 6");
    assert_eq!(table.view().phase, Phase::Currents, "one die, and once");
}

#[test]
fn ke_crd_01_a_card_serves_from_the_next_turn_on_once() {
    let mut table = position(|setup| {
        setup
            .shark("V1b 2")?
            .row("ruthless_a hostile_a hostile_b aggressive_a")?
            .energy("Y6 Y1")?
            .bag(5, 2, 1)
            .hand("tuck_in tuck_in")?
            .rolled("Y1")
    });
    table.play("s swim V1c; s buy ruthless_a; c shark-card swift_a; s feed Y1");
    let shark = table.view().shark;
    assert_eq!((shark.fresh.total(), shark.ready.total()), (0, 1), "from the end of the turn on");
    assert_eq!(table.turn(), "o");
    table.play("o discard tuck_in; o discard tuck_in; c die yellow; c die yellow; c face 1; c face 1");
    table.offers("s", "card ruthless_a; done").play("s card ruthless_a; s raise Y1");
    assert_eq!(table.view().shark.trash.total(), 1, "once, then it is trashed");
}

#[test]
fn ke_crd_01_a_card_bought_this_turn_cannot_be_used_and_a_used_one_is_trashed() {
    let mut table = rolled("Y1 Y2", "ruthless_a ruthless_b");
    table.refuses("s card swift_a", "KE-CRD-01");
    table.play("s card ruthless_a; s raise Y1").refuses("s card ruthless_a", "KE-CRD-01");
    table.play("s card ruthless_b; s raise Y2"); // any number in a turn
    assert_eq!(table.seen_by_shark().shark.trash.total(), 2);
    let mut table = position(|setup| {
        setup.shark("V1b 2")?.row("swift_a agile_a")?.energy("Y6 Y4")?.bag(5, 2, 1).rolled("Y1")
    });
    table.play("s swim V1c; s buy swift_a");
    assert_eq!(table.view().shark.fresh.total(), 1);
    assert_eq!(table.view().shark.ready.total(), 0);
}

#[test]
fn ke_vig_01_a_saved_die_is_placed_on_a_later_turn_in_addition_to_the_pool() {
    let mut table = rolled("Y5 B1", "vigilant_a");
    table.play("s card vigilant_a").refuses("s save Y6", "KE-VIG-01").play("s save Y5");
    // Not in the same turn, and it is no pool die.
    table.play("s done; s swim V1c");
    assert_eq!(table.view().shark.energy.total(), 1);
    assert_eq!(table.view().shark.saved.len(), 1);
    assert_eq!(table.turn(), "o");
    assert!(table.view().shark.saved[0].ready);
    assert_eq!(table.view().shark.trash.total(), 0, "the card lies under its die");
}

#[test]
fn ke_vig_01_with_its_value_under_the_same_limits_and_then_the_card_is_trashed() {
    let saved = |die: &str| {
        position(|setup| {
            setup.shark("V1a 2")?.growth(1, "")?.saved("vigilant_a", die)?.bag(5, 2, 1).rolled("Y1")
        })
    };
    let mut table = saved("Y5");
    table.refuses("s reroll Y5", "KE-DRW-03").play("s done; s swim V1b");
    table.offers("s", "aim saved:Y5 2,1; aim saved:Y5 2,2; done").refuses("s aim Y5 2,1", "KE-SEA-01");
    table.play("s aim saved:Y5 2,1; s done");
    assert_eq!((table.view().shark.saved.len(), table.view().shark.trash.total()), (0, 1));
    // A blue one is placed in step 2.
    let mut table = saved("B6");
    table.play("s done").offers("s", "current saved:B6; done");
    table.play("s current saved:B6; s at D4");
    assert_eq!(table.view().current(kelp::names::Space::D4), 6);
    // Too low for the zone; unused it stays.
    let mut table = saved("Y1");
    table.play("s done; s swim V1b");
    assert_eq!(table.turn(), "o");
    assert_eq!(table.view().shark.saved.len(), 1);
}
