//! KE-CON and KE-END: confrontations, and how games end.

use game_core::{Audience, Game};
use kelp::{OCTOPUS, SHARK, SeenEvent, names::Zone};

use crate::table::{Table, position, position_with};

const CENTRE: &str = "shell trap_current shell shell octopus shell shell shell shell";

/// The Shark strikes the Octopus in the centre.
fn struck(pairs: &str, hunger: &str) -> Table {
    let mut table = position(|setup| {
        setup.blocks(CENTRE)?.shark("V1a 2")?.pairs(pairs)?.hunger(hunger)?.bag(5, 2, 1).rolled("R6")
    });
    table.play("s swim V1b; s aim R6 2,2; s done");
    table
}

#[test]
fn ke_con_01_both_choose_in_secret_and_both_are_revealed_at_once() {
    let mut table = struck("red yellow turquoise", "");
    assert_eq!(table.turn(), "both");
    table.offers("o", "choose red; choose yellow; choose turquoise");
    table.offers("s", "choose red; choose yellow; choose turquoise");
    table.play("o choose yellow").refuses("o choose red", "KE-TRN-01").refuses("s done", "KE-CON-01");
    let seen = |audience| table.game.view(audience).duel;
    assert_eq!(
        (seen(Audience::Seat(SHARK)).octopus, seen(Audience::Seat(SHARK)).octopus_ready),
        (None, true)
    );
    assert_eq!((seen(Audience::Spectator).octopus, seen(Audience::Spectator).octopus_ready), (None, true));
    assert!(seen(Audience::Seat(OCTOPUS)).octopus.is_some());
    let told = table.events.last().unwrap();
    assert!(matches!(told.seen_by(Audience::Seat(SHARK)), SeenEvent::StanceChosen { stance: None, .. }));
    table.play("s choose turquoise");
    assert!(table.told(|event| matches!(event, SeenEvent::StancesRevealed { .. })));
    // The Shark may be first as well.
    let mut table = struck("red yellow", "");
    table.refuses("s choose turquoise", "KE-CON-01").play("s choose red");
    assert_eq!(table.game.view(Audience::Seat(OCTOPUS)).duel.shark, None);
    table.play("o choose yellow");
    assert_eq!(table.turn(), "o");
}

#[test]
fn ke_con_02_same_colour_wins_and_another_one_lets_the_octopus_escape() {
    let mut table = struck("red yellow turquoise", "");
    table.play("o choose red; s choose red");
    assert_eq!(table.ending(), Some(("caught", "KE-END-03")));
    let mut table = struck("red yellow turquoise", "");
    table.play("o choose red; s choose yellow").offers("o", "use; done").play("o done");
    let left: Vec<String> = table.view().duel.left.iter().map(|stance| stance.to_string()).collect();
    assert_eq!(left, ["yellow", "turquoise"], "the Octopus's colour is gone, for both");
    assert_eq!(table.hunger(), 1);
    table.refuses("o use", "KE-OCT-01");
}

#[test]
fn ke_con_02_what_the_cards_do() {
    // Fight puts the Shark on a den.
    let mut table = struck("red yellow turquoise", "");
    table.play("o choose red; s choose yellow; o use").offers("o", "den D1; den D2; den D3; den D4");
    table.play("o den D2");
    assert_eq!((table.shark(), table.hunger()), ("D2".to_owned(), 1));
    // Flight shuffles the Octopus with a neighbour, hidden or not; both return hidden.
    let mut table = struck("red yellow turquoise", "");
    table.play("o choose yellow; s choose red; o use").offers("o", "pick 1,2; pick 2,1; pick 2,3; pick 3,2");
    table.refuses("o pick 1,1", "KE-BRD-03").play("o pick 1,2; c block octopus; s place 1,2");
    assert_eq!(
        (table.block(Zone::Z12), table.block(Zone::Z22)),
        ("octopus".to_owned(), "trap_current".to_owned())
    );
    // Flinch hides the Octopus and up to two others.
    let mut table = position(|setup| {
        setup
            .blocks("shell* shell* shell* shell octopus* shell shell shell trap_current")?
            .shark("V1a 2")?
            .bag(5, 2, 1)
            .rolled("R6")
    });
    table.play("s swim V1b; s aim R6 2,2; s done; o choose turquoise; s choose red; o use");
    assert_eq!(table.block(Zone::Z22), "octopus");
    table.offers("o", "hide 1,1; hide 1,2; hide 1,3; done").play("o hide 1,1; o hide 1,2");
    assert_eq!(table.blocks(), "shell shell shell* shell octopus shell shell shell trap_current");
}

#[test]
fn ke_con_03_effect_then_trash_then_hunger() {
    let mut table = struck("red yellow turquoise", "");
    table.play("o choose red; s choose yellow; o use");
    assert_eq!((table.view().duel.left.len(), table.hunger()), (3, 0));
    table.play("o den D1");
    let order: Vec<&str> = table
        .events
        .iter()
        .filter_map(|event| match event.seen_by(Audience::Spectator) {
            SeenEvent::SharkPut { .. } => Some("effect"),
            SeenEvent::PairTrashed { .. } => Some("trash"),
            SeenEvent::DieMoved { to: kelp::DiePlace::Hunger, .. } => Some("hunger"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["effect", "trash", "hunger"]);
    // The seventh Hunger die ends the game for the Octopus.
    let mut table = struck("red yellow turquoise", "blue blue blue blue blue blue");
    table.play("o choose red; s choose yellow; o done");
    assert_eq!(table.ending(), Some(("exhausted", "KE-END-02")));
}

#[test]
fn ke_con_04_the_last_pair_is_not_chosen_and_not_exposed() {
    let table = struck("turquoise", "");
    assert_eq!(table.ending(), Some(("caught", "KE-END-03")));
    let hostile = |pairs: &str| {
        position(|setup| {
            setup.shark("V1a 2")?.pairs(pairs)?.cards("hostile_a ruthless_a")?.bag(5, 2, 1).rolled("Y1")
        })
    };
    hostile("yellow").refuses("s card hostile_a", "KE-CON-04");
    let mut table = hostile("red yellow");
    table.play("s card hostile_a");
    assert_eq!(table.chances(), [("stance red".to_owned(), 1), ("stance yellow".to_owned(), 1)]);
    table.play("c stance red");
    assert_eq!(table.view().duel.left.len(), 1);
}

#[test]
fn ke_end_01_the_fourth_food_wins_at_once() {
    let mut table = position(|setup| {
        setup
            .blocks("octopus crab trap_current shell shell shell shell shell shell")?
            .hand("eat_crab")?
            .used("snail lobster abalone")
    });
    table.play("o play eat_crab");
    assert_eq!(table.ending(), Some(("feast", "KE-END-01")));
    assert!(
        table.game.view(Audience::Everyone).octopus.food.iter().all(|food| *food != kelp::FoodState::Uneaten)
    );
}

#[test]
fn ke_end_02_the_seventh_hunger_die_ends_the_game_at_once() {
    // By a strike.
    let mut table = position(|setup| {
        setup
            .blocks(CENTRE)?
            .shark("V1a 2")?
            .hunger("blue blue blue blue blue blue")?
            .bag(5, 2, 1)
            .rolled("R6 R5")
    });
    table.play("s swim V1b; s aim R6 2,1; s aim R5 2,2; s done; s resolve 2,1");
    assert_eq!(table.ending(), Some(("exhausted", "KE-END-02")));
    assert_eq!(table.block(Zone::Z22), "octopus", "the second die is not resolved any more");
    // By Daring.
    let mut table = position(|setup| {
        setup
            .shark("V1a 2")?
            .cards("daring_a")?
            .hunger("blue blue blue blue blue blue")?
            .bag(5, 2, 1)
            .rolled("R6 Y5")
    });
    table.play("s card daring_a; s feed Y5");
    assert_eq!(table.ending(), Some(("exhausted", "KE-END-02")));
    // By spending; with a shorter track, earlier.
    let mut table = position_with("board=day hunger=2", |setup| {
        setup.shark("V1a 2")?.hunger("blue")?.row("swift_a")?.energy("Y6")?.bag(5, 2, 1).rolled("")
    });
    table.play("s swim V1b; s spend; s buy swift_a; c shark-card hungry_a; c shark-card hungry_b; c shark-card agile_b; c shark-card agile_a");
    assert_eq!(table.ending(), Some(("exhausted", "KE-END-02")));
}

#[test]
fn ke_end_03_the_shark_wins_by_the_same_colour() {
    let mut table = struck("yellow turquoise", "");
    table.play("s choose turquoise; o choose turquoise");
    let outcome = table.game.outcome().unwrap();
    assert!(outcome.won(SHARK) && !outcome.won(OCTOPUS));
    assert_eq!(table.ending(), Some(("caught", "KE-END-03")));
}

#[test]
fn ke_end_04_one_space_left_and_no_red_die_to_be_drawn() {
    let strike = |red_in_bag, energy: &str, saved: bool| {
        let mut table = position(|setup| {
            let setup = setup.blocks(CENTRE)?.shark("V1a 2")?.hunger("blue blue blue blue blue")?;
            let setup = setup.energy(energy)?.bag(2, 2, red_in_bag);
            let setup = if saved { setup.saved("vigilant_a", "R1")? } else { setup };
            setup.rolled("R6")
        });
        table.play("s swim V1b; s aim R6 2,1; s done");
        table.ending()
    };
    assert_eq!(strike(0, "", false), Some(("toothless", "KE-END-04")));
    assert_eq!(strike(1, "", false), None);
    assert_eq!(strike(0, "R1", false), None, "Energy counts");
    assert_eq!(strike(0, "", true), None, "Vigilant counts");
    // A red die that still lies in its zone counts too, until it is resolved.
    let mut table = position(|setup| {
        setup.blocks(CENTRE)?.shark("V1a 2")?.hunger("blue blue blue blue")?.bag(2, 2, 0).rolled("R6 R5")
    });
    table.play("s swim V1b; s aim R6 2,1; s aim R5 2,2; s done; s resolve 2,1");
    assert_eq!((table.turn(), table.hunger()), ("both", 5));
    // The pool counts: Daring feeds a blue die as the sixth, and the red one goes on.
    let mut table = position(|setup| {
        setup
            .shark("V1a 2")?
            .cards("daring_a")?
            .hunger("blue blue blue blue blue")?
            .bag(2, 2, 0)
            .rolled("R2 B5")
    });
    table.play("s card daring_a; s feed B5; s turn R2");
    assert_eq!(table.ending(), None);
    let mut table = position(|setup| {
        setup
            .shark("V1a 2")?
            .hunger("blue blue blue blue blue")?
            .row("swift_a")?
            .energy("Y6")?
            .bag(2, 2, 0)
            .rolled("")
    });
    table.play("s swim V1b; s spend; s buy swift_a; c shark-card hungry_a; c shark-card hungry_b; c shark-card agile_b; c shark-card agile_a");
    assert_eq!(table.ending(), Some(("toothless", "KE-END-04")), "by spending as well");
}

#[test]
fn ke_end_05_after_the_last_round_the_octopus_has_outlasted_the_shark() {
    let last = |round| {
        let mut table = position(|setup| setup.round(round).shark("V1a 2")?.bag(5, 2, 1).rolled(""));
        table.play("s swim V1b");
        (table.ending(), table.view().round)
    };
    assert_eq!(kelp::ROUNDS, 200);
    assert_eq!(last(199), (None, 200));
    assert_eq!(last(200), (Some(("outlasted", "KE-END-05")), 200));
}
