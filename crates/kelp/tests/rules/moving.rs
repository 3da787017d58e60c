//! KE-CUR and KE-MOV: Currents, and the Shark's way.

use kelp::{SeenEvent, names::Space};

use crate::table::{Table, position};

fn moving(shark: &str, currents: &str, cards: &str) -> Table {
    position(|setup| setup.shark(shark)?.currents(currents)?.cards(cards)?.bag(3, 3, 1).rolled(""))
}

#[test]
fn ke_cur_01_any_number_of_blue_dice_on_empty_spaces_anywhere() {
    let mut table =
        position(|setup| setup.shark("V1b 2")?.currents("V2a=3")?.bag(3, 2, 1).rolled("B4 B5 Y6"));
    table.offers("s", "current B4; current B5; done").refuses("s current Y6", "KE-CUR-01");
    table.refuses("s current B6", "KE-CUR-01").play("s current B5");
    table.refuses("s at V1b", "KE-CUR-01").refuses("s at V2a", "KE-CUR-01");
    assert_eq!(table.legal("s").len(), 14, "sixteen, less the Shark's own and the one that is taken");
    table.play("s at D4; s current B4; s at V1c");
    assert_eq!([Space::D4, Space::V1c].map(|space| table.view().current(space)), [5, 4]);
    assert_eq!(table.view().phase, kelp::Phase::Move);
}

#[test]
fn ke_mov_01_the_shark_must_move_the_way_it_faces() {
    let mut table = moving("V1b 2", "", "");
    table.offers("s", "swim V1c; swim H2a; swim H2b").refuses("s done", "KE-MOV-01");
    table.refuses("s swim V1a", "KE-MOV-01").refuses("s swim V1b", "KE-MOV-01");
    moving("V1b 1", "", "").offers("s", "swim V1a; swim H1a; swim H1b");
    moving("V1b", "", "").offers("s", "swim V1a; swim H1a; swim H1b; swim V1c; swim H2a; swim H2b");
    moving("D1", "", "").offers("s", "swim V1a; swim H1a");
}

#[test]
fn ke_mov_02_currents_are_swum_over_in_falling_order() {
    let mut table = moving("V1a 2", "V1b=5 V1c=3", "");
    table.play("s swim V1b").offers("s", "swim V1c; swim H2a; swim H2b");
    table.play("s swim V1c").offers("s", "swim D3").play("s swim D3");
    assert_eq!(table.shark(), "D3 2");
    // Equal or rising ones are no way on.
    let mut table = moving("V1a 2", "V1b=3 V1c=3 H2a=4", "");
    table.play("s swim V1b").offers("s", "swim H2b").refuses("s swim V1c", "KE-MOV-02");
    table.refuses("s swim H2a", "KE-MOV-02");
    // A way that cannot be completed is not begun.
    let mut table = moving("V1a 2", "V1b=3 V1c=3 H2a=4 H2b=6", "");
    table.offers("s", "swim H1a; swim H1b").refuses("s swim V1b", "KE-MOV-02");
}

#[test]
fn ke_mov_02_a_leg_is_one_space_and_never_meets_its_start() {
    // Round the corner and back to the crossing it came from: the start is no way on.
    let mut table = moving("V1a 1", "D1=5 H1a=3", "");
    table.play("s swim D1; s swim H1a").offers("s", "swim V1b; swim H1b").refuses("s swim V1a", "KE-MOV-02");
    let mut table = moving("V1a 2", "", "");
    table.play("s swim V1b");
    assert_eq!(table.turn(), "o");
}

#[test]
fn ke_mov_03_only_the_first_current_is_removed_and_it_goes_to_growth() {
    let mut table = moving("V1a 2", "V1b=5 V1c=3", "");
    table.play("s swim V1b; s swim V1c");
    assert_eq!(table.view().current(Space::V1b), 5, "at the end of the leg, not before");
    table.play("s swim D3");
    assert_eq!([Space::V1b, Space::V1c].map(|space| table.view().current(space)), [0, 3]);
    assert_eq!(table.view().shark.growth.len(), 1);
}

#[test]
fn ke_mov_04_swift_is_a_leg_of_its_own() {
    let mut table = moving("V1a 2", "V1b=2 V2b=5", "swift_a");
    table.play("s swim V1b; s swim H2b").offers("s", "card swift_a; done");
    // Values start anew: after a 2 the Shark rides a 5. Only the first Current of the turn is removed.
    table.play("s card swift_a").offers("s", "swim V2b; swim V2c; swim H2c").play("s swim V2b; s swim V2a");
    assert_eq!([Space::V1b, Space::V2b].map(|space| table.view().current(space)), [0, 5]);
    assert_eq!((table.view().shark.growth.len(), table.shark()), (1, "V2a 1".to_owned()));
    // Before riding: the first leg is plain.
    let mut table = moving("V1a 2", "V1c=4", "swift_a");
    table.play("s swim V1b; s card swift_a; s swim V1c; s swim D3");
    assert_eq!((table.view().current(Space::V1c), table.view().shark.growth.len()), (0, 1));
}

#[test]
fn ke_mov_04_swift_may_be_left_and_may_end_where_an_earlier_leg_began() {
    let mut table = moving("V1a 2", "", "swift_a");
    table.play("s swim V1b; s done");
    assert_eq!((table.shark(), table.view().shark.ready.total()), ("V1b 2".to_owned(), 1));
    // The arc is short: two legs round it would lead on, and a Current under way brings the Shark back to its start.
    let mut table = moving("V1a 1", "H1a=3", "swift_a");
    table.play("s swim D1; s card swift_a; s swim H1a").offers("s", "swim V1a; swim V1b; swim H1b");
    table.play("s swim V1a");
    assert_eq!(table.shark(), "V1a 1");
    // Without a legal way it cannot be used: breaking a Current serves the forced leg only.
    let mut table = moving("H1b 1", "D1=2 H1a=2", "swift_a");
    table.play("s swim V1a");
    assert_eq!(table.turn(), "o", "ahead lies D1, and behind it an equal Current");
}

#[test]
fn ke_mov_05_agile_turns_the_shark_round_before_its_first_leg() {
    let mut table = moving("V1b 2", "", "agile_a");
    table.offers("s", "swim V1c; swim H2a; swim H2b; card agile_a").play("s card agile_a");
    table.offers("s", "swim V1a; swim H1a; swim H1b");
    let mut table = moving("V1b", "", "agile_a");
    table.refuses("s card agile_a", "KE-MOV-05");
    assert!(!table.may("s", "card agile_a"), "an undecided Shark has no use for it");
    let mut table = moving("V1b 2", "", "agile_a swift_a");
    table.play("s swim V1c").refuses("s card agile_a", "KE-SHK-01");
}

#[test]
fn ke_mov_06_with_no_legal_move_a_current_is_broken() {
    let mut table = moving("D1 1", "V1a=2 V1b=3 H1a=4 H1b=2", "agile_a");
    table.offers("s", "force V1a; card agile_a"); // Agile need not be used
    table.refuses("s swim V1a", "KE-MOV-02").refuses("s force H1a", "KE-MOV-06");
    let bag = table.bag();
    table.play("s force V1a");
    assert_eq!(table.bag(), [bag[0] + 1, bag[1], bag[2]], "to the bag, not to Growth");
    assert_eq!((table.shark(), table.view().shark.growth.len()), ("V1a 2".to_owned(), 0));
    assert!(table.told(|event| matches!(event, SeenEvent::CurrentBroken { space: Space::V1a, value: 2 })));
    // Undecided: at both ends, the Shark picks.
    let mut table = moving("D1", "V1a=2 V1b=3 H1a=2 H1b=2", "");
    table.offers("s", "force V1a; force H1a");
    moving("V1b 2", "", "").refuses("s force V1c", "KE-MOV-06");
}

#[test]
fn ke_mov_07_the_shark_faces_the_end_by_which_it_did_not_come_in() {
    let after = |shark: &str, to: &str| {
        let mut table = moving(shark, "", "");
        table.play(&format!("s swim {to}"));
        table.shark()
    };
    assert_eq!(after("V1a 2", "V1b"), "V1b 2");
    assert_eq!(after("V1c 1", "V1b"), "V1b 1");
    assert_eq!(after("V1a 2", "H1b"), "H1b 2");
    assert_eq!(after("V2a 2", "H1b"), "H1b 1");
    assert_eq!(after("H1a 1", "D1"), "D1 1");
    assert_eq!(after("V1a 1", "D1"), "D1 2");
    let mut forced = moving("D1 1", "V1a=2 V1b=3 H1a=4 H1b=2", "");
    forced.play("s force V1a");
    assert_eq!(forced.shark(), "V1a 2");
}
