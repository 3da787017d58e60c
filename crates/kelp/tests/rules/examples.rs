//! The worked examples of the rulebook, in the book's order.

use kelp::{names::Food, names::Space, names::Zone};

use crate::table::position;

/// With Nimble Dodge and an Eat card: pay with the food, swim beside it, eat it, and hide everything with its effect.
#[test]
fn eating_with_nimble_dodge() {
    let mut table = position(|setup| {
        setup
            .blocks("shell lobster shell octopus shell shell trap_current shell shell")?
            .hand("nimble_dodge eat_lobster")
    });
    table.refuses("o play eat_lobster", "KE-EAT-01");
    table.play("o play nimble_dodge; o reveal 1,2; o swap 1,1 2,1");
    assert_eq!(table.blocks(), "octopus lobster* shell shell shell shell trap_current shell shell");
    table.play("o play eat_lobster");
    assert_eq!(table.blocks(), "octopus* shell* shell shell shell shell trap_current shell shell");
    assert_eq!(table.view().food(Food::Lobster), kelp::FoodState::Ready);
    assert_eq!(table.view().octopus.trash.total(), 1);
    table.play("o food lobster");
    assert_eq!(table.blocks(), "octopus shell shell shell shell shell trap_current shell shell");
    assert_eq!(table.turn(), "c");
}

/// One Current: the Shark skips a space, and the Current goes to the Growth track.
#[test]
fn moving_with_one_current() {
    let mut table = position(|setup| setup.shark("V1a 2")?.bag(3, 2, 1).rolled("B4"));
    table.play("s current B4; s at V1b; s swim V1b; s swim V1c");
    assert_eq!((table.shark(), table.view().current(Space::V1b)), ("V1c 2".to_owned(), 0));
    assert_eq!(table.view().shark.growth.len(), 1);
}

/// Two Currents with falling numbers: the Shark skips two spaces; only the first one goes to the Growth track.
#[test]
fn moving_with_two_currents() {
    let mut table = position(|setup| setup.shark("H1a 2")?.bag(3, 2, 1).rolled("B6 B2"));
    table.play("s current B6; s at H1b; s current B2; s at V2b; s swim H1b; s swim V2b; s swim V2c");
    assert_eq!(table.shark(), "V2c 2");
    assert_eq!([Space::H1b, Space::V2b].map(|space| table.view().current(space)), [0, 2]);
    assert_eq!(table.view().shark.growth.len(), 1);
}

/// Between a kelp zone on the left and the centre on the right, with a yellow 3 and a red die: strike either, search the
/// centre only. Both are used, the search first: a shell. Then the strike: the Octopus.
#[test]
fn searching_with_a_three_and_then_striking_the_octopus() {
    let mut table = position(|setup| {
        setup
            .blocks("shell shell shell octopus shell trap_current shell shell shell")?
            .shark("V1a 2")?
            .bag(3, 2, 0)
            .rolled("Y3 R5")
    });
    table.play("s swim V1b").offers("s", "aim Y3 2,2; aim R5 2,1; aim R5 2,2; done");
    table.play("s aim Y3 2,2; s aim R5 2,1; s done; s resolve 2,2");
    assert_eq!(
        (table.block(Zone::Z22), table.block(Zone::Z21)),
        ("shell*".to_owned(), "octopus*".to_owned())
    );
    assert_eq!(table.turn(), "both");
    table.play("o choose turquoise; s choose yellow; o done");
    assert_eq!((table.hunger(), table.view().shark.growth.len()), (1, 1));
}

/// Ten Energy before a row of Observant 6, Daring 7, Swift 4 and Reactive 8: any one card, or the two that cost ten
/// together. One die goes to the Hunger track, the rest to the bag.
#[test]
fn buying_with_ten_energy() {
    let mut table = position(|setup| {
        setup
            .shark("V1a 2")?
            .row("observant_a daring_a swift_a reactive_b")?
            .energy("B5 Y4")?
            .bag(4, 2, 1)
            .rolled("Y1")
    });
    table.play("s swim V1b");
    assert_eq!(table.view().shark.budget, 10);
    for card in ["observant_a", "daring_a", "swift_a", "reactive_b"] {
        assert!(table.may("s", &format!("buy {card}")));
    }
    table.play("s buy observant_a; c shark-card hostile_a").offers("s", "buy swift_a; done");
    table.play("s buy swift_a; c shark-card hostile_b; s feed Y4");
    assert_eq!((table.hunger(), table.view().shark.ready.total()), (1, 2));
    // Dice of the cards (B, Y and Y) and the two others of the Energy came to the bag.
    assert_eq!(table.bag(), [6, 5, 1]);
}

/// The Octopus fights, the Shark countered something else: the Octopus carries out its effect and both red cards go.
#[test]
fn a_confrontation_that_trashes_both_red_cards() {
    let mut table = position(|setup| {
        setup
            .blocks("shell shell shell octopus shell trap_current shell shell shell")?
            .shark("V1a 2")?
            .bag(3, 2, 1)
            .rolled("R5")
    });
    table.play("s swim V1b; s aim R5 2,1; s done; o choose red; s choose turquoise; o use; o den D4");
    let left: Vec<String> = table.view().duel.left.iter().map(|stance| stance.to_string()).collect();
    assert_eq!(left, ["yellow", "turquoise"]);
    assert_eq!((table.shark(), table.hunger(), table.turn()), ("D4".to_owned(), 1, "o"));
}
