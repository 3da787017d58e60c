//! KE-SET and KE-TRN: from the box to the first turn.

use kelp::{SeenEvent, names::Word, names::Zone};

use crate::table::{new_game, position};

const BLOCKS: &str = "c block shell; c block octopus; c block shell; c block shell; c block trap_current; \
                      c block shell; c block shell; c block shell; c block shell;";
const PILES: &str = "c card drift; c card deep_cover; c card unlearn; c card eat_snail;";
const ROW: &str =
    "c shark-card swift_a; c shark-card aggressive_a; c shark-card aggressive_a; c shark-card agile_b;";
const HAND: &str = "c card tuck_in; c card tuck_in; c card sneaking;";

#[test]
fn ke_set_01_bag_row_and_deck() {
    let mut table = new_game("board=day");
    table.play(BLOCKS).play(PILES);
    assert_eq!(table.chances().iter().map(|(_, weight)| weight).sum::<u32>(), 23);
    assert!(table.chances().contains(&("shark-card aggressive_a".to_owned(), 3)));
    table.play(ROW);
    let shark = table.view().shark;
    assert_eq!(shark.row.iter().flatten().count(), 4);
    assert_eq!(shark.deck_count, 19);
    assert_eq!(table.bag(), [7, 3, 1]);
}

#[test]
fn ke_set_02_four_piles_of_which_only_the_top_is_known() {
    let mut table = new_game("board=day");
    table.play(BLOCKS);
    assert_eq!(table.chances().len(), 4, "any of the four Move cards may turn up");
    table.play(PILES);
    let piles = table.view().octopus.piles;
    let tops: Vec<String> = piles.iter().map(|pile| pile.top.unwrap().to_string()).collect();
    assert_eq!(tops, ["drift", "deep_cover", "unlearn", "eat_snail"]);
    assert!(piles.iter().all(|pile| pile.count == 4));
    table.refuses("c shark-card hostile_c", "KE-SET-01");
}

#[test]
fn ke_set_03_nine_blocks_are_drawn_row_by_row_and_seen_by_the_octopus_only() {
    let mut table = new_game("board=day");
    let chances: Vec<(String, u32)> = table.chances();
    let expected = [("block octopus", 1), ("block trap_current", 1), ("block shell", 7)];
    assert_eq!(chances, expected.map(|(text, weight)| (text.to_owned(), weight)));
    table.refuses("c block double_shell", "KE-SET-03");
    table.play(BLOCKS);
    assert_eq!(table.blocks(), "shell octopus shell shell trap_current shell shell shell shell");
    let aside: Vec<String> = table.view().octopus.aside.iter_all().map(|block| block.to_string()).collect();
    let expected = [
        "crab",
        "snail",
        "lobster",
        "abalone",
        "trap_hide",
        "trap_currents",
        "trap_den",
        "double_shell",
        "shell",
    ];
    assert_eq!(aside, expected);
    assert!(table.seen_by_shark().zones.iter().all(|zone| zone.block.is_none()));
    let shark = game_core::Audience::Seat(kelp::SHARK);
    let hidden =
        |event: &kelp::Event| matches!(event.seen_by(shark), SeenEvent::BlockLaid { block: None, .. });
    assert_eq!(table.events.iter().filter(|event| hidden(event)).count(), 9);
}

#[test]
fn ke_set_04_fast_learning_and_three_of_the_other_starters() {
    let mut table = new_game("board=day");
    table.play(BLOCKS).play(PILES).play(ROW);
    assert_eq!(table.hand(), ["fast_learning"]);
    assert_eq!(table.chances().iter().map(|(_, weight)| weight).sum::<u32>(), 7);
    table.play(HAND);
    assert_eq!(table.hand(), ["fast_learning", "sneaking", "tuck_in", "tuck_in"]);
    assert_eq!((table.view().octopus.hand_size, table.view().octopus.draw_count), (4, 4));
}

#[test]
fn ke_set_05_the_octopus_chooses_a_den_and_takes_the_first_turn() {
    let mut table = new_game("board=day");
    table.play(BLOCKS).play(PILES).play(ROW).play(HAND);
    table.offers("o", "den D1; den D2; den D3; den D4").refuses("o den V1a", "KE-DEN-01");
    table.refuses("o draw", "KE-SET-05").play("o den D3");
    assert_eq!((table.shark(), table.turn()), ("D3".to_owned(), "o"));
    assert!(table.may("o", "play fast_learning"));
}

#[test]
fn ke_trn_01_only_the_side_that_is_asked_acts_and_turns_alternate() {
    let mut table = position(|setup| setup.hand("tuck_in tuck_in"));
    table.refuses("s done", "KE-TRN-01");
    table.play("o discard tuck_in; o discard tuck_in");
    assert_eq!(table.turn(), "c");
    table.refuses("o draw", "KE-TRN-01").refuses("s roll", "KE-TRN-01");
    table.play("c die blue; c die blue; c face 1; c face 1");
    table.refuses("o draw", "KE-TRN-01");
    table.play("s done; s swim V1a");
    assert_eq!(table.turn(), "o", "two pips buy nothing");
    let mut over =
        position(|setup| setup.hunger("red red red red red red")?.shark("V1b 2")?.bag(1, 0, 0).rolled("R6"));
    over.play("s swim H2a; s aim R6 2,1; s done");
    assert_eq!(over.ending(), Some(("exhausted", "KE-END-02")));
    over.refuses("o draw", "KE-TRN-01").refuses("s done", "KE-TRN-01").refuses("c face 1", "KE-TRN-01");
    assert_eq!(Zone::ALL.len(), 9);
}
