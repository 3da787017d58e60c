//! KE-LRN and KE-EAT: learning, eating, and what food does.

use kelp::{FoodState, SeenEvent, names::Block, names::Food, names::Zone};

use crate::table::{position, position_with};

/// A Learn of two with one revealed shell to exchange, paid for with another one.
const OPEN: &str = "octopus trap_current shell* shell shell shell shell shell shell";

#[test]
fn ke_lrn_01_exactly_so_many_items() {
    let mut table = position(|setup| setup.blocks(OPEN)?.piles("drift deep_cover unlearn eat_crab"));
    table.play("o play fast_learning; o reveal 3,3").refuses("o done", "KE-LRN-01");
    table.play("o gain move; c card taking_chances").refuses("o done", "KE-LRN-01");
    // Two cards may come from one pile.
    table.play("o gain move; c card cloud_of_ink; o done");
    assert_eq!(table.discard(), ["drift", "taking_chances"]);
    assert_eq!(table.view().octopus.actions, 1);
}

#[test]
fn ke_lrn_01_a_gain_after_which_the_rest_could_not_be_made_is_refused() {
    // One card is left in the piles and one block may be exchanged: both must be taken, in either order.
    let trash = "drift taking_chances cloud_of_ink sudden_evasion in_plain_sight deep_cover slip_away shed_habits \
                 devious_ideas sharp_senses deep_study eat_crab eat_snail eat_lobster";
    let blocks = "octopus* shell trap_current* shell* shell* shell* shell* shell* shell*";
    let mut table = position(|setup| {
        setup.blocks(blocks)?.hand("fast_learning")?.draw("")?.trash(&format!("{trash} eat_abalone"))
    });
    // Seven revealed blocks may be exchanged, but only five blocks lie aside that are no food: one card, one block.
    table.play("o play fast_learning; o reveal 1,2; o gain learn; o gain shell; o exchange 1,2; o done");
    // With nothing but blocks to gain, an exchange is what is short.
    let mut table = position(|setup| {
        setup
            .blocks("octopus* trap_current shell shell shell shell shell shell shell")?
            .hand("fast_learning")?
            .draw("")?
            .trash(&format!("{trash} eat_abalone unlearn"))
    });
    table.refuses("o play fast_learning", "KE-OCT-03");
    // One exchange, one plain card and one Eat card: taking the block leaves one card for the second gain.
    let mut table = position(|setup| {
        setup
            .blocks("octopus trap_current shell shell shell shell shell shell shell")?
            .hand("fast_learning")?
            .draw("")?
            .trash(trash)
    });
    table.play("o play fast_learning; o reveal 3,3").offers("o", "gain learn; gain eat; gain trap_hide; gain trap_currents; gain trap_den; gain double_shell; gain shell");
    table.play("o gain eat; o exchange 3,3").offers("o", "gain learn");
    table.refuses("o gain double_shell", "KE-LRN-03");
    // Three items from one plain card and one exchange cannot be had.
    let mut table = position(|setup| {
        setup.hand("deep_study")?.draw("")?.trash(&trash.replace("deep_study", "fast_learning"))
    });
    assert!(table.may("o", "play deep_study"));
    table.play("o play deep_study; o reveal 3,3; o reveal 3,2; o gain double_shell; o exchange 3,3");
    table.play("o gain eat; o exchange 3,2").offers("o", "gain learn");
}

#[test]
fn ke_lrn_01_nothing_can_be_learned_in_a_game_without_learning() {
    let mut table = position_with("board=day learning=off", |setup| setup.eaten("abalone"));
    table.refuses("o play fast_learning", "KE-OCT-03").refuses("o food abalone", "KE-EAT-03");
}

#[test]
fn ke_lrn_02_a_gained_card_goes_to_the_discard_pile_unless_the_card_says_otherwise() {
    let learn = "o reveal 3,3; o gain move; c card taking_chances; o gain hide; c card slip_away";
    let mut table = position(|setup| setup.piles("drift deep_cover"));
    table.play("o play fast_learning").play(learn).offers("o", "top drift; top deep_cover; done");
    table.refuses("o top taking_chances", "KE-LRN-02").play("o top deep_cover");
    assert_eq!(table.discard(), ["drift"]);
    assert_eq!(table.view().octopus.draw_tops.len(), 1);
    // The card on top is the one that is drawn next, and everybody knows it.
    table.play("o discard sneaking");
    let mut table = position(|setup| setup.hand("tuck_in sneaking nimble_dodge")?.tops("deep_cover"));
    table.play("o draw");
    assert!(table.hand().contains(&"deep_cover".to_owned()));
    assert!(table.told(|event| *event == SeenEvent::CardDrawn { card: Some(kelp::names::Card::DeepCover) }));
    // Sharp Senses may take one to hand, but no Eat card.
    let mut table = position(|setup| setup.hand("sharp_senses")?.piles("drift eat_crab"));
    table.play(
        "o play sharp_senses; o reveal 3,3; o reveal 3,2; o gain move; c card taking_chances; o gain eat",
    );
    table.play("o exchange 3,3; c card eat_snail").offers("o", "take discard drift; done");
    table.refuses("o take discard eat_crab", "KE-LRN-02").refuses("o take draw drift", "KE-LRN-02");
    table.play("o take discard drift");
    assert_eq!((table.hand(), table.discard()), (vec!["drift".to_owned()], vec!["eat_crab".to_owned()]));
}

#[test]
fn ke_lrn_03_a_gained_block_is_exchanged_with_a_revealed_one_and_enters_revealed() {
    let mut table = position(|setup| setup.blocks(OPEN));
    table.play("o play fast_learning; o reveal 3,3; o gain double_shell");
    table.offers("o", "exchange 1,3; exchange 3,3"); // the payment too
    table.refuses("o exchange 2,1", "KE-LRN-03").play("o exchange 3,3");
    assert_eq!(table.block(Zone::Z33), "double_shell*");
    // The exchanged shell lies aside, but not for this Learn: one shell was there, and it is the only one offered.
    table.play("o gain shell").refuses("o exchange 3,3", "KE-LRN-03");
    table.play("o exchange 1,3");
    assert_eq!(table.view().octopus.aside.count(Block::Shell), 2);
    let mut table = position(|setup| {
        setup.blocks("octopus trap_current double_shell* shell shell shell shell shell shell")
    });
    table.play("o play fast_learning; o reveal 3,3; o gain shell; o exchange 1,3");
    table.refuses("o gain double_shell", "KE-LRN-03");
}

#[test]
fn ke_lrn_03_octopus_and_food_are_never_exchanged_out() {
    let mut table =
        position(|setup| setup.blocks("octopus* crab* trap_current shell shell shell shell shell shell"));
    table.play("o play fast_learning; o reveal 3,3; o gain double_shell").offers("o", "exchange 3,3");
    table.refuses("o exchange 1,1", "KE-LRN-03").refuses("o exchange 1,2", "KE-LRN-03");
}

#[test]
fn ke_lrn_04_an_eat_card_brings_its_food_and_needs_an_exchange() {
    let mut table = position(|setup| setup.piles("eat_lobster")?.blocks(OPEN));
    table.play("o play fast_learning; o reveal 3,3").refuses("o gain lobster", "KE-LRN-04");
    table.play("o gain eat; o exchange 1,3; c card eat_snail");
    assert_eq!(
        (table.block(Zone::Z13), table.discard()),
        ("lobster*".to_owned(), vec!["eat_lobster".to_owned()])
    );
    assert!(!table.may("o", "gain lobster"));
    // Nothing to exchange: the payment reveals the Octopus.
    let mut table = position(|setup| setup.piles("eat_lobster"));
    table.play("o play fast_learning; o reveal 1,1").refuses("o gain eat", "KE-LRN-04");
    table.refuses("o gain double_shell", "KE-LRN-03").offers("o", "gain move; gain hide; gain learn");
}

#[test]
fn ke_lrn_05_the_next_card_of_a_pile_is_open_at_once() {
    let mut table = position(|setup| setup.piles("drift"));
    table.play("o play fast_learning; o reveal 3,3; o gain move");
    assert_eq!((table.turn(), table.chances().len()), ("c", 3));
    table.play("c card cloud_of_ink");
    assert_eq!(table.seen_by_shark().octopus.piles[0].top, Some(kelp::names::Card::CloudOfInk));
    table.play("o gain move");
    assert_eq!(table.chances().len(), 2);
}

#[test]
fn ke_eat_01_the_food_must_lie_beside_the_octopus() {
    let eat = |blocks: &str| position(|setup| setup.blocks(blocks)?.hand("eat_crab"));
    eat("octopus trap_current shell shell crab shell shell shell shell")
        .refuses("o play eat_crab", "KE-EAT-01");
    eat("octopus trap_current shell shell snail shell shell shell shell")
        .refuses("o play eat_crab", "KE-EAT-01");
    let mut table = eat("octopus crab trap_current shell shell shell shell shell shell");
    let shells = table.view().octopus.aside.count(Block::Shell);
    table.play("o play eat_crab");
    assert_eq!(table.blocks(), "octopus* shell* trap_current shell shell shell shell shell shell");
    assert_eq!(table.view().food(Food::Crab), FoodState::Ready);
    assert_eq!(table.view().octopus.aside.count(Block::Shell), shells - 1);
    assert_eq!(table.view().octopus.trash.count(kelp::names::Card::EatCrab), 1);
    assert!(table.view().octopus.slots.is_empty(), "a trashed card lies in no slot");
}

#[test]
fn ke_eat_02_the_crab_makes_the_hand_five() {
    let mut table = position(|setup| setup.eaten("crab"));
    table.play("o food crab");
    assert_eq!((table.view().octopus.hand_size, table.turn()), (5, "c"));
    table.play("c card sneaking");
    assert_eq!((table.hand().len(), table.view().octopus.actions), (5, 0));
    table.refuses("o food crab", "KE-EAT-02").refuses("o food snail", "KE-EAT-02");
}

#[test]
fn ke_eat_02_the_snail_takes_any_card_of_draw_or_discard_pile() {
    let mut table = position(|setup| setup.eaten("snail")?.discard("first_lesson"));
    table.play("o food snail; o search");
    table.offers(
        "o",
        "take draw nimble_dodge; take draw sneaking; take draw tuck_in; take discard first_lesson",
    );
    table.play("o take draw tuck_in");
    assert_eq!(table.hand().len(), 5, "the hand size does not count this turn");
    assert_eq!(table.view().octopus.actions, 0);
}

#[test]
fn ke_eat_02_the_lobster_hides_everything() {
    let mut table = position(|setup| {
        setup.eaten("lobster")?.blocks("octopus* trap_current* shell* shell shell shell shell shell shell*")
    });
    table.play("o food lobster");
    assert_eq!(table.blocks(), "octopus trap_current shell shell shell shell shell shell shell");
}

#[test]
fn ke_eat_02_the_abalone_learns_up_to_three() {
    let mut table =
        position(|setup| setup.eaten("abalone")?.blocks(OPEN)?.piles("drift deep_cover unlearn eat_crab"));
    table.play("o food abalone").refuses("o done", "KE-EAT-03");
    table.play("o gain move; c card taking_chances; o gain double_shell; o exchange 1,3");
    table.refuses("o gain eat", "KE-LRN-04").play("o done");
    assert_eq!((table.discard(), table.view().octopus.actions), (vec!["drift".to_owned()], 0));
    let mut table = position(|setup| setup.eaten("abalone")?.piles("drift"));
    table.play(
        "o food abalone; o gain move; c card taking_chances; o gain move; c card cloud_of_ink; o gain move",
    );
    table.play("c card sudden_evasion");
    assert_eq!(table.discard().len(), 3, "three and no more");
}

#[test]
fn ke_eat_03_before_between_or_after_actions_but_not_inside_and_not_for_nothing() {
    let mut table = position(|setup| setup.eaten("crab lobster snail")?.hand("tuck_in sneaking")?.draw(""));
    table.refuses("o food lobster", "KE-EAT-03").refuses("o food snail", "KE-EAT-03");
    table.play("o play sneaking; o reveal 3,3").refuses("o food lobster", "KE-OCT-02");
    table.play("o reveal 3,2; o pick 1,1; o pick 1,2; c block octopus; s place 1,1");
    table.play("o food lobster");
    assert_eq!(table.view().octopus.actions, 1, "it is no action");
}

#[test]
fn ke_eat_03_not_inside_an_action() {
    let mut table = position(|setup| setup.eaten("crab lobster")?.blocks(OPEN));
    table.play("o play tuck_in").refuses("o food lobster", "KE-HID-01");
    table.play("o hide 1,3; o play nimble_dodge; o reveal 3,3; o swap 1,1 1,2");
    assert_eq!(table.view().octopus.actions, 2);
    table.offers("o", "end; food crab; food lobster");
    assert_eq!(table.seen_by_shark().food(Food::Crab), FoodState::Ready);
    table.play("o food crab; c card sneaking; c card tuck_in; c card first_lesson");
    assert_eq!(table.seen_by_shark().food(Food::Crab), FoodState::Used);
    table.play("o food lobster");
    assert_eq!(table.turn(), "c", "with no unused food left the turn is over");
}

#[test]
fn ke_eat_04_a_search_shuffles_the_pile_and_only_a_discarded_card_is_seen() {
    let mut table = position(|setup| setup.eaten("snail")?.tops("first_lesson")?.discard("tuck_in"));
    table.play("o food snail").offers("o", "search; leave");
    table.play("o search");
    assert!(table.view().octopus.draw_tops.is_empty(), "the card on top is no longer known");
    table.refuses("o take hand sneaking", "KE-EAT-04").play("o take draw first_lesson");
    let shark = game_core::Audience::Seat(kelp::SHARK);
    let last = table.events.last().unwrap().seen_by(shark);
    assert_eq!(last, SeenEvent::CardFound { card: None });
    assert_eq!(table.seen_by_shark().octopus.hand_known.total(), 0);
    // Without a search the pile stays as it is, and the card from the discard pile is open.
    let mut table = position(|setup| setup.eaten("snail")?.tops("first_lesson")?.discard("tuck_in"));
    table.play("o food snail; o leave").offers("o", "take discard tuck_in");
    table.refuses("o take draw sneaking", "KE-EAT-04").play("o take discard tuck_in");
    assert_eq!(table.view().octopus.draw_tops.len(), 1);
    assert_eq!(table.seen_by_shark().octopus.hand_known.count(kelp::names::Card::TuckIn), 1);
    // An empty draw pile is not searched, and with no discard pile there is nothing to leave it for.
    let mut table = position(|setup| setup.eaten("snail")?.draw("")?.discard("tuck_in"));
    table.play("o food snail").offers("o", "take discard tuck_in");
    let mut table = position(|setup| setup.eaten("snail"));
    table.play("o food snail").offers("o", "search").refuses("o leave", "KE-EAT-03");
}
