//! KE-OCT, KE-SWP, KE-SHF, KE-HID, KE-TRS: the Octopus's turn.

use kelp::{Phase, SeenEvent, Stand, names::Zone};

use crate::table::position;

#[test]
fn ke_oct_01_exactly_two_actions_of_three_kinds() {
    let mut table = position(|setup| setup.hand("nimble_dodge tuck_in tuck_in"));
    table.offers("o", "play nimble_dodge; draw; discard nimble_dodge; discard tuck_in");
    table.refuses("o end", "KE-OCT-01").refuses("o play sneaking", "KE-OCT-01");
    table.play("o discard tuck_in");
    table.refuses("o end", "KE-OCT-01");
    table.play("o discard tuck_in");
    assert_ne!(table.turn(), "o", "the same action twice, and the turn is over");
    // With a food to use the turn goes on, but there is no third action.
    let mut table = position(|setup| Ok(setup.eaten("crab")?.octopus(2, 4)));
    table.offers("o", "end; food crab");
    table.refuses("o play nimble_dodge", "KE-OCT-01").refuses("o draw", "KE-OCT-01");
    table.refuses("o discard tuck_in", "KE-OCT-01");
}

#[test]
fn ke_oct_02_the_cost_is_paid_in_full_by_revealing_hidden_blocks() {
    let mut table =
        position(|setup| setup.blocks("octopus trap_current shell* shell shell shell shell shell shell"));
    table.play("o play sneaking");
    table.refuses("o reveal 1,3", "KE-OCT-02"); // it lies revealed already
    table.refuses("o pick 2,1", "KE-OCT-02");
    table.play("o reveal 1,1").refuses("o reveal 1,1", "KE-OCT-02");
    table.play("o reveal 1,2");
    assert_eq!(table.blocks(), "octopus* trap_current* shell* shell shell shell shell shell shell");
    assert!(matches!(table.view().phase, Phase::Pick { .. }));
    assert!(!table.told(|event| matches!(event, SeenEvent::TrapSprung { .. })));
}

#[test]
fn ke_oct_02_the_double_shell_counts_two_and_nothing_needless_is_revealed() {
    let blocks = "octopus trap_current double_shell shell shell shell shell shell shell";
    let mut table = position(|setup| setup.blocks(blocks));
    table.play("o play sneaking; o reveal 2,1").refuses("o reveal 1,3", "KE-OCT-02");
    table.play("o reveal 2,2");
    let mut table = position(|setup| setup.blocks(blocks));
    table.play("o play sneaking; o reveal 1,3");
    assert_eq!(table.blocks(), "octopus trap_current double_shell* shell shell shell shell shell shell");
    assert!(matches!(table.view().phase, Phase::Pick { .. }), "it has paid two");
    // It may overpay.
    let mut table = position(|setup| setup.blocks(blocks));
    table.play("o play nimble_dodge; o reveal 1,3");
    assert!(matches!(table.view().phase, Phase::Swap { .. }));
    // Three are paid by the double shell and one more, in either order.
    let ink = || position(|setup| setup.blocks(blocks)?.hand("cloud_of_ink"));
    ink().play("o play cloud_of_ink; o reveal 1,3; o reveal 3,3; o pick 2,1");
    ink().play("o play cloud_of_ink; o reveal 3,3; o reveal 1,3; o pick 2,1");
    // Two shells and the double shell would be one too many: one of them alone would do.
    ink().play("o play cloud_of_ink; o reveal 3,3; o reveal 3,2").refuses("o reveal 1,3", "KE-OCT-02");
}

#[test]
fn ke_oct_02_a_payment_is_private_until_it_is_complete_and_then_open() {
    let mut table = position(Ok);
    let before = table.seen_by_shark();
    table.play("o play sneaking; o reveal 1,1");
    assert_eq!(table.seen_by_shark(), before);
    assert!(table.events.is_empty());
    table.play("o reveal 3,3");
    let after = table.seen_by_shark();
    assert_eq!(after.zones[0].block, Some(kelp::names::Block::Octopus));
    assert_eq!(after.zones[8].stand, Stand::Revealed);
}

#[test]
fn ke_oct_03_only_a_card_that_can_be_carried_out_after_paying() {
    // Two pay, and two hidden ones must be left for the shuffle.
    let mut table = position(|setup| {
        setup.blocks("octopus trap_current shell shell* shell* shell* shell* shell* shell*")
    });
    table.refuses("o play sneaking", "KE-OCT-03");
    assert!(!table.may("o", "play sneaking"));
    let mut table =
        position(|setup| setup.blocks("octopus trap_current shell shell shell* shell* shell* shell* shell*"));
    table.play("o play sneaking; o reveal 1,1; o reveal 1,2; o pick 1,3; o pick 2,1");
    // Too few blocks to pay at all.
    let mut table = position(|setup| {
        setup.blocks("octopus shell* shell* shell* shell* shell* shell* shell* trap_current*")
    });
    table.refuses("o play sneaking", "KE-OCT-02");
}

#[test]
fn ke_oct_03_a_payment_that_makes_the_effect_impossible_is_refused() {
    let blocks = "octopus trap_current double_shell shell* shell* shell* shell* shell* shell*";
    let mut table = position(|setup| setup.blocks(blocks));
    table.play("o play sneaking").offers("o", "reveal 1,3");
    table.refuses("o reveal 1,1", "KE-OCT-03");
    table.play("o reveal 1,3; o pick 1,1; o pick 1,2");
}

#[test]
fn ke_oct_03_one_or_two_needs_one_and_may_needs_nothing() {
    let mut table = position(Ok);
    table.refuses("o play tuck_in", "KE-OCT-03");
    let mut table =
        position(|setup| setup.blocks("octopus* trap_current* shell* shell shell shell shell shell shell"));
    table.play("o play tuck_in").refuses("o done", "KE-OCT-03");
    table.play("o hide 1,1").offers("o", "hide 1,2; hide 1,3; done");
    table.play("o done");
    assert_eq!(table.view().octopus.actions, 1);
    // The swap of Slip Away is optional, that of Nimble Dodge is not.
    let slip = "octopus* trap_current shell shell shell shell shell shell shell";
    let mut table = position(|setup| setup.blocks(slip)?.hand("slip_away nimble_dodge"));
    table.play("o play slip_away; o hide 1,1; o done; o play nimble_dodge; o reveal 3,3");
    table.refuses("o done", "KE-OCT-03");
}

#[test]
fn ke_oct_04_draw_up_to_the_hand_size() {
    let mut table = position(Ok);
    table.refuses("o draw", "KE-OCT-04");
    let mut table = position(|setup| setup.hand("tuck_in sneaking"));
    table.play("o draw");
    assert_eq!(table.chances().iter().map(|(_, weight)| weight).sum::<u32>(), 6);
    table.play("c card nimble_dodge; c card fast_learning");
    assert_eq!(table.hand().len(), 4);
    assert_eq!(table.view().octopus.actions, 1);
}

#[test]
fn ke_oct_04_the_discard_pile_is_shuffled_when_a_card_is_needed_also_in_mid_draw() {
    let mut table =
        position(|setup| setup.hand("tuck_in")?.draw("sneaking")?.discard("first_lesson nimble_dodge"));
    table.play("o draw; c card sneaking");
    assert!(table.told(|event| *event == SeenEvent::DiscardShuffled));
    table.play("c card first_lesson; c card nimble_dodge");
    assert_eq!(table.hand(), ["nimble_dodge", "sneaking", "tuck_in", "first_lesson"]);
    // With cards left in the draw pile the discard pile stays.
    let mut table = position(|setup| {
        setup.hand("tuck_in sneaking nimble_dodge")?.draw("sneaking")?.discard("first_lesson")
    });
    table.play("o draw; c card sneaking");
    assert_eq!((table.discard(), table.view().octopus.draw_count), (vec!["first_lesson".to_owned()], 0));
}

#[test]
fn ke_oct_04_cards_in_the_slots_are_not_drawn_and_drawing_stops_with_nothing_left() {
    let mut table = position(|setup| {
        setup
            .blocks("octopus* trap_current shell shell shell shell shell shell shell")?
            .hand("tuck_in")?
            .draw("")
    });
    table.play("o play tuck_in; o hide 1,1");
    table.offers("o", "draw"); // forced with an empty hand, even for nothing
    table.play("o draw");
    assert!(table.hand().is_empty());
    assert_eq!(table.discard(), ["tuck_in"]);
    // With cards in hand a draw must bring one.
    let mut table = position(|setup| setup.hand("tuck_in")?.draw(""));
    table.refuses("o draw", "KE-OCT-04");
    // In Plain Sight draws while it is being played: it is not among what is shuffled.
    let mut table = position(|setup| {
        setup
            .blocks("octopus* trap_current shell shell shell shell shell shell shell")?
            .hand("in_plain_sight")?
            .draw("")?
            .discard("sneaking")
    });
    table.play("o play in_plain_sight; o hide 1,1; o draw");
    assert_eq!(table.chances(), [("card sneaking".to_owned(), 1)]);
}

#[test]
fn ke_oct_04_with_an_empty_hand_only_drawing_is_left() {
    let mut table = position(|setup| setup.hand(""));
    table.offers("o", "draw");
    table.refuses("o discard tuck_in", "KE-OCT-05");
}

#[test]
fn ke_oct_05_discard_a_card_and_hide_a_block() {
    let mut table =
        position(|setup| setup.blocks("octopus* shell* shell trap_current shell shell shell shell shell"));
    table.play("o discard fast_learning");
    assert_eq!(table.discard(), ["fast_learning"]);
    table.offers("o", "hide 1,1; hide 1,2; done");
    table.play("o hide 1,1");
    assert_eq!(table.blocks(), "octopus shell* shell trap_current shell shell shell shell shell");
    assert_eq!(table.view().octopus.actions, 1, "one block, not two");
    table.play("o discard tuck_in; o done");
    assert_eq!(table.block(Zone::Z12), "shell*");
}

#[test]
fn ke_oct_06_played_cards_lie_in_the_slots_until_the_turn_ends() {
    let mut table = position(|setup| setup.hand("nimble_dodge nimble_dodge"));
    table.play("o play nimble_dodge; o reveal 3,3; o swap 1,1 1,2");
    assert!(table.discard().is_empty());
    assert_eq!(table.view().octopus.slots.len(), 1);
    table.play("o play nimble_dodge; o reveal 3,2; o swap 1,1 1,2");
    assert_eq!(table.discard(), ["nimble_dodge", "nimble_dodge"]);
    assert!(table.hand().is_empty(), "there is no free draw");
    assert_eq!(table.turn(), "c");
}

#[test]
fn ke_oct_07_discard_pile_and_trash_are_open_in_their_order() {
    let mut table = position(|setup| setup.discard("sneaking first_lesson")?.trash("nimble_dodge"));
    table.play("o discard tuck_in");
    let seen = table.seen_by_shark().octopus;
    let names: Vec<String> = seen.discard.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["sneaking", "first_lesson", "tuck_in"]);
    assert_eq!(seen.trash.total(), 1);
    assert_eq!((seen.hand, seen.draw), (None, None), "hand and draw pile are hidden");
}

#[test]
fn ke_oct_08_the_turn_ends_by_itself_unless_a_food_is_unused() {
    let mut table = position(|setup| setup.hand("tuck_in tuck_in"));
    table.play("o discard tuck_in; o discard tuck_in");
    assert_eq!(table.turn(), "c");
    let mut table = position(|setup| setup.hand("tuck_in tuck_in")?.eaten("lobster"));
    table.play("o discard tuck_in; o discard tuck_in").offers("o", "end");
    table.play("o end");
    assert_eq!(table.turn(), "c");
    let mut table = position(|setup| setup.hand("tuck_in tuck_in")?.used("lobster"));
    table.play("o discard tuck_in; o discard tuck_in");
    assert_eq!(table.turn(), "c");
}

#[test]
fn ke_oct_09_no_effect_takes_the_hand_above_its_size() {
    let revealed = "octopus* trap_current shell shell shell shell shell shell shell";
    // Five cards from an earlier snail: after playing one the hand is full.
    let full = "in_plain_sight nimble_dodge nimble_dodge sneaking tuck_in";
    let mut table = position(|setup| setup.blocks(revealed)?.hand(full));
    table.play("o play in_plain_sight; o hide 1,1");
    assert_eq!((table.view().octopus.actions, table.hand().len()), (1, 4), "nothing was offered");
    let room = "in_plain_sight nimble_dodge nimble_dodge sneaking";
    let mut table = position(|setup| setup.blocks(revealed)?.hand(room));
    table.play("o play in_plain_sight; o hide 1,1").offers("o", "draw; done");
    // In the turn of the snail the hand size does not count.
    let mut table = position(|setup| setup.blocks(revealed)?.hand(room)?.eaten("snail")?.discard("tuck_in"));
    table.play("o food snail; o leave; o take discard tuck_in; o play in_plain_sight; o hide 1,1");
    table.offers("o", "draw; done");
    // Sharp Senses leaves its card on the discard pile.
    let senses = "sharp_senses nimble_dodge nimble_dodge sneaking tuck_in";
    let mut table = position(|setup| setup.hand(senses)?.piles("drift deep_cover"));
    table.play(
        "o play sharp_senses; o reveal 3,1; o reveal 3,2; o gain move; c card taking_chances; o gain hide",
    );
    table.play("c card slip_away");
    assert_eq!((table.view().octopus.actions, table.discard().len()), (1, 2));
}

#[test]
fn ke_swp_01_swapped_blocks_keep_their_state() {
    let mut table =
        position(|setup| setup.blocks("octopus shell shell* shell shell trap_current shell shell shell"));
    table.play("o play nimble_dodge; o reveal 1,1; o swap 1,1 1,2");
    assert_eq!(table.blocks(), "shell octopus* shell* shell shell trap_current shell shell shell");
    let mut table =
        position(|setup| setup.blocks("octopus shell shell* shell shell trap_current shell shell shell"));
    table.play("o play nimble_dodge; o reveal 3,3; o swap 1,3 2,3");
    assert_eq!(table.blocks(), "octopus shell trap_current shell shell shell* shell shell shell*");
    let mut table = position(Ok);
    table.play("o play nimble_dodge; o reveal 3,3").refuses("o swap 1,2 1,1", "KE-SWP-01");
    // Sudden Evasion moves the same block twice.
    let mut table = position(|setup| setup.hand("sudden_evasion"));
    table.play("o play sudden_evasion; o reveal 3,3; o reveal 3,2; o swap 1,1 2,1; o swap 2,1 2,2");
    assert_eq!(table.block(Zone::Z22), "octopus");
    // Slip Away swaps hidden ones only.
    let slip = "octopus* trap_current* shell shell shell shell shell shell shell";
    let mut table = position(|setup| setup.blocks(slip)?.hand("slip_away"));
    table.play("o play slip_away; o hide 1,1; o done").refuses("o swap 1,1 1,2", "KE-SWP-01");
    assert!(table.may("o", "swap 1,1 2,1") && !table.may("o", "swap 1,2 1,3"));
}

#[test]
fn ke_shf_01_the_octopus_picks_and_the_shark_places() {
    let mut table =
        position(|setup| setup.blocks("octopus trap_current shell* shell shell shell shell shell shell"));
    table.play("o play sneaking; o reveal 3,2; o reveal 3,3");
    table.refuses("o pick 1,3", "KE-SHF-01"); // revealed
    table.play("o pick 1,1").refuses("o pick 1,1", "KE-SHF-01");
    table.play("o pick 1,2");
    assert_eq!(table.chances(), [("block octopus".to_owned(), 1), ("block trap_current".to_owned(), 1)]);
    table.play("c block octopus");
    assert_eq!(table.turn(), "s");
    table.offers("s", "place 1,1; place 1,2").refuses("s place 1,3", "KE-SHF-01");
    table.play("s place 1,2");
    assert_eq!(table.blocks(), "trap_current octopus shell* shell shell shell shell shell* shell*");
    assert_eq!(table.turn(), "o", "the last one leaves no choice");
}

#[test]
fn ke_shf_01_which_spaces_are_emptied_is_open_but_not_what_is_drawn() {
    let mut table = position(Ok);
    table.play("o play sneaking; o reveal 3,2; o reveal 3,3; o pick 1,1");
    assert_eq!(table.seen_by_shark().phase, Phase::Pick { picked: kelp::collections::Zones::EMPTY });
    table.play("o pick 1,2; c block trap_current");
    let shark = game_core::Audience::Seat(kelp::SHARK);
    let seen: Vec<SeenEvent> = table.events.iter().map(|event| event.seen_by(shark)).collect();
    let zones = [Zone::Z11, Zone::Z12].into_iter().collect();
    assert!(seen.contains(&SeenEvent::ShuffleBegan { zones, octopus: false }));
    assert!(seen.contains(&SeenEvent::BlockDrawn { block: None }));
    assert_eq!(table.seen_by_shark().octopus.drawn, None);
}

#[test]
fn ke_shf_01_named_blocks_go_in_with_other_ones_and_all_return_hidden() {
    // The centre lies revealed and goes in all the same.
    let mut table = position(|setup| {
        setup
            .blocks("octopus trap_current shell shell shell* shell shell shell shell")?
            .hand("taking_chances")
    });
    table.play("o play taking_chances; o reveal 3,3").refuses("o pick 2,2", "KE-SHF-01");
    table.play("o pick 1,1; o pick 1,2; c block octopus; s place 2,2; c block trap_current; s place 1,1");
    assert_eq!(table.blocks(), "trap_current shell shell shell octopus shell shell shell shell*");
    // Cloud of Ink: even if the Octopus was revealed as part of the cost, and never the Octopus as its own companion.
    let mut table = position(|setup| setup.hand("cloud_of_ink"));
    table.play("o play cloud_of_ink; o reveal 1,1; o reveal 3,2; o reveal 3,3");
    table.refuses("o pick 1,1", "KE-SHF-01");
    table.play("o pick 1,2; o pick 2,2; c block shell; s place 1,1; c block octopus; s place 2,2");
    assert_eq!(table.blocks(), "shell trap_current shell shell octopus shell shell shell* shell*");
    assert!(table.told(|event| matches!(event, SeenEvent::ShuffleBegan { octopus: true, .. })));
}

#[test]
fn ke_hid_01_a_revealed_block_stands_up_again() {
    let mut table = position(|setup| {
        setup.blocks("octopus* trap_current* shell* shell shell shell shell shell shell")?.hand("deep_cover")
    });
    table.play("o play deep_cover").refuses("o hide 2,1", "KE-HID-01");
    table.play("o hide 1,1; o hide 1,3; o hide 1,2");
    assert_eq!(table.blocks(), "octopus trap_current shell shell shell shell shell shell shell");
}

#[test]
fn ke_trs_01_a_trashed_card_leaves_the_game_and_none_trashes_itself() {
    let revealed = "octopus* trap_current shell shell shell shell shell shell shell";
    let mut table =
        position(|setup| setup.blocks(revealed)?.hand("shed_habits sneaking")?.discard("tuck_in"));
    table.play("o play shed_habits; o hide 1,1").offers("o", "trash hand sneaking; done");
    table.refuses("o trash hand shed_habits", "KE-TRS-01").refuses("o trash discard tuck_in", "KE-TRS-01");
    table.play("o trash hand sneaking");
    assert_eq!(table.view().octopus.trash.total(), 1);
    assert!(table.hand().is_empty());
    // Unlearn may also take from the discard pile, the gained card included.
    let mut table = position(|setup| setup.hand("unlearn sneaking")?.discard("tuck_in")?.piles("drift"));
    table.play("o play unlearn; o reveal 3,3; o gain move; c card taking_chances");
    table.offers("o", "trash hand sneaking; trash discard tuck_in; trash discard drift; done");
    table.refuses("o trash discard unlearn", "KE-TRS-01").play("o trash discard drift");
    assert_eq!(table.discard(), ["tuck_in"]);
}
