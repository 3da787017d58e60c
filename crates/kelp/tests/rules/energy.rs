//! KE-ENG: storing and spending Energy.

use kelp::{SeenEvent, names::SharkCard, names::Word};

use crate::table::{Table, position};

/// The Shark before its move, with Energy, a row and pool dice that reach no zone.
fn spending(energy: &str, row: &str, dice: &str) -> Table {
    let mut table =
        position(|setup| setup.shark("V1a 2")?.row(row)?.energy(energy)?.bag(5, 2, 1).rolled(dice));
    table.play("s swim V1b");
    table
}

#[test]
fn ke_eng_01_what_is_left_is_stored_and_the_shark_picks_when_it_is_too_much() {
    let table = spending("Y2", "", "Y1 Y1");
    assert_eq!(table.turn(), "o");
    let mut table = spending("Y2 Y3", "hostile_b", "Y1 R1");
    table.offers("s", "store Y1; store R1").refuses("s store Y2", "KE-ENG-01");
    table.play("s store R1");
    // Y1 is back in the bag; six pips buy nothing, so the other three follow.
    assert_eq!((table.bag(), table.view().shark.energy.total()), ([5, 5, 2], 0));
    let two = spending("", "", "Y1 Y1");
    assert_eq!(two.view().shark.energy.total(), 2, "stored dice stay");
}

#[test]
fn ke_eng_02_with_one_or_two_dice_the_shark_may_spend_with_three_it_must() {
    let mut table = spending("Y4", "swift_a aggressive_a", "Y1");
    table.offers("s", "spend; done").play("s done");
    assert_eq!((table.turn(), table.view().shark.energy.total()), ("o", 2));
    let mut table = spending("Y2", "swift_a", "Y1");
    assert_eq!(table.turn(), "o", "nothing is affordable, so nothing is asked");
    table.refuses("s spend", "KE-TRN-01");
    let mut table = spending("Y4 Y2", "swift_a agile_b reactive_b", "Y1");
    table.offers("s", "buy swift_a; buy agile_b; lower Y4; lower Y2").refuses("s done", "KE-ENG-02");
    table.refuses("s buy reactive_b", "KE-ENG-02").refuses("s buy ruthless_a", "KE-ENG-02");
    // The row is refilled after each purchase, and the new card may be bought as well.
    let mut table = spending("Y4 Y4", "swift_a agile_b reactive_b", "Y1");
    table
        .play("s buy swift_a; c shark-card agile_a; c shark-card relentless_a")
        .offers("s", "buy agile_a; buy agile_b; buy relentless_a; done");
    table.play("s buy agile_a; c shark-card relentless_b");
    assert!(matches!(table.view().phase, kelp::Phase::FeedEnergy), "one is left, and it is lost");
    table.play("s feed Y4");
    assert_eq!((table.turn(), table.view().shark.ready.total()), ("o", 2));
}

#[test]
fn ke_eng_03_the_dice_of_a_card_go_to_the_bag_at_once() {
    let mut table = spending("Y6 Y2", "aggressive_a", "Y1");
    table.play("s buy aggressive_a");
    assert_eq!(table.bag(), [5, 2, 3]);
    // A colour that has run out gives what is left.
    let mut table = position(|setup| {
        setup.shark("V1a 2")?.row("aggressive_a")?.energy("Y6 Y2")?.bag(5, 2, 9).rolled("Y1")
    });
    table.play("s swim V1b; s buy aggressive_a");
    assert_eq!((table.bag(), table.view().shark.supply.red), ([5, 2, 10], 0));
    assert!(table.told(|event| matches!(event, SeenEvent::DiceGained { count: 1, .. })));
}

#[test]
fn ke_eng_04_a_die_is_lowered_to_replace_a_card_and_then_one_is_bought() {
    let mut table = spending("Y4 Y1", "swift_a agile_a hostile_b observant_b", "Y1");
    table.refuses("s lower Y1", "KE-ENG-04").refuses("s lower Y6", "KE-ENG-04");
    table
        .play("s lower Y4")
        .offers("s", "replace swift_a; replace agile_a; replace hostile_b; replace observant_b");
    table.refuses("s replace ruthless_a", "KE-ENG-04").play("s replace hostile_b; c shark-card hungry_a");
    assert_eq!((table.view().shark.budget, table.view().shark.trash.count(SharkCard::HostileB)), (5, 1));
    table.offers("s", "buy swift_a; buy agile_a; buy hungry_a").refuses("s done", "KE-ENG-02");
    table.refuses("s lower Y3", "KE-ENG-04"); // once
    // Not the only affordable card, and only if another one is affordable after lowering.
    let mut table = spending("Y4 Y1", "swift_a hostile_b", "Y1");
    table.play("s lower Y4").offers("s", "replace hostile_b").refuses("s replace swift_a", "KE-ENG-04");
    let mut table = spending("Y4", "swift_a agile_a", "");
    table.play("s spend").refuses("s lower Y4", "KE-ENG-04"); // three pips would buy nothing
    // Before the first purchase only.
    let mut table = spending("Y6 Y6", "swift_a agile_a", "Y1");
    table
        .play("s buy swift_a; c shark-card agile_b; c shark-card hungry_a; c shark-card hungry_b")
        .refuses("s lower Y6", "KE-ENG-04");
}

#[test]
fn ke_eng_05_one_energy_die_of_choice_goes_to_the_hunger_track() {
    let mut table = spending("R4 Y6", "swift_a agile_a", "Y1");
    table.play("s buy swift_a; c shark-card agile_b; c shark-card hungry_a; c shark-card hungry_b; s buy agile_a; c shark-card ruthless_a");
    table.offers("s", "feed Y1; feed Y6; feed R4").refuses("s feed B1", "KE-ENG-05");
    let bag = table.bag();
    table.play("s feed Y6");
    assert_eq!(table.hunger(), 1, "one, though two cards were bought");
    assert_eq!(table.bag(), [bag[0], bag[1] + 1, bag[2] + 1]);
    assert_eq!(table.view().shark.energy.total(), 0);
}

#[test]
fn ke_eng_06_three_dice_and_nothing_affordable_all_go_back_without_hunger() {
    let mut table = spending("Y1 R1", "swift_a hostile_b", "Y1");
    assert_eq!((table.turn(), table.hunger()), ("o", 0));
    assert_eq!((table.bag(), table.view().shark.energy.total()), ([5, 4, 2], 0));
    table.refuses("s spend", "KE-TRN-01");
}

#[test]
fn ke_eng_07_the_budget_is_the_pips_and_five_more_with_the_second_tile() {
    let budget = |tiles, energy: &str| {
        let mut table = position(|setup| {
            setup
                .shark("V1a 2")?
                .growth(tiles, "")?
                .row("swift_a agile_a")?
                .energy(energy)?
                .bag(5, 2, 1)
                .rolled("")
        });
        table.play("s swim V1b; s spend");
        table
    };
    assert_eq!(budget(1, "Y4").view().shark.budget, 4);
    assert_eq!(budget(2, "Y4").view().shark.budget, 9);
    assert_eq!(budget(2, "Y1").view().shark.budget, 6);
    assert_eq!(budget(2, "Y3 B2").view().shark.budget, 10);
    let mut table = budget(2, "Y6");
    assert_eq!(table.view().shark.budget, 6);
    // Lowered to five pips it is still five, not ten: what counts is the moment spending starts.
    table.play(
        "s lower Y6; s replace agile_a; c shark-card hungry_a; c shark-card hungry_b; c shark-card agile_b",
    );
    assert_eq!(table.view().shark.budget, 5);
    table.refuses("s buy hungry_b", "KE-ENG-02").play("s buy hungry_a");
}

#[test]
fn ke_eng_08_with_the_deck_empty_row_spaces_stay_empty() {
    let row = ["swift_a", "agile_a", "hostile_a", "hostile_b"];
    let all = kelp::Tables::builtin().shark_cards();
    let others: Vec<&str> = all.iter_all().map(SharkCard::text).filter(|card| !row.contains(card)).collect();
    let mut table = position(|setup| {
        setup
            .shark("V1a 2")?
            .row(&row.join(" "))?
            .shark_trash(&others.join(" "))?
            .energy("Y6 Y4")?
            .bag(5, 2, 1)
            .rolled("Y1")
    });
    table.play("s swim V1b").refuses("s lower Y6", "KE-ENG-04"); // nothing to replace it with
    table.play("s buy swift_a");
    assert_eq!(table.turn(), "s", "no card turns up");
    assert_eq!(table.view().shark.row.iter().flatten().count(), 3);
    assert_eq!(SharkCard::ALL.len(), 32);
}
