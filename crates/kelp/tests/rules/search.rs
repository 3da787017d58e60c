//! KE-SEA, KE-TRP, KE-DEN, KE-GRW: searching and striking, traps, dens, growth.

use kelp::{Phase, SeenEvent, names::Space, names::Zone};

use crate::table::{Table, position};

/// The Shark about to swim to V1b, between the kelp zone 2,1 (4+) and the centre 2,2 (2+).
fn hunting(blocks: &str, dice: &str) -> Table {
    with_cards(blocks, dice, "")
}

fn with_cards(blocks: &str, dice: &str, cards: &str) -> Table {
    let mut table =
        position(|setup| setup.blocks(blocks)?.shark("V1a 2")?.cards(cards)?.bag(5, 2, 1).rolled(dice));
    table.play("s swim V1b");
    table
}

const CENTRE: &str = "shell trap_current shell shell octopus shell shell shell shell";

#[test]
fn ke_sea_01_touched_zones_one_die_each_and_at_least_the_zone_value() {
    let mut table = hunting(CENTRE, "Y3 R5");
    table.offers("s", "aim Y3 2,2; aim R5 2,1; aim R5 2,2; done");
    table.refuses("s aim Y3 2,1", "KE-SEA-01").refuses("s aim R5 1,2", "KE-SEA-01");
    table.refuses("s aim B6 2,2", "KE-SEA-01").refuses("s aim Y4 2,2", "KE-SEA-01");
    table.play("s aim R5 2,2").refuses("s aim Y3 2,2", "KE-SEA-01");
    // A die that shows just the zone value reaches it.
    hunting(CENTRE, "Y2 R4").offers("s", "aim Y2 2,2; aim R4 2,1; aim R4 2,2; done");
    // All dice are placed first, then the Shark picks which is resolved first.
    let mut table = hunting(CENTRE, "Y3 Y5");
    table.play("s aim Y3 2,2; s aim Y5 2,1; s done").offers("s", "resolve 2,1; resolve 2,2");
    table.refuses("s resolve 1,1", "KE-SEA-01").play("s resolve 2,1");
    let order: Vec<Zone> = table
        .events
        .iter()
        .filter_map(|event| match event.seen_by(game_core::Audience::Spectator) {
            SeenEvent::BlockRevealed { zone, .. } => Some(zone),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Zone::Z21, Zone::Z22]);
    // It may also pass.
    let mut table = hunting(CENTRE, "Y3");
    table.play("s done");
    assert_eq!(table.view().shark.energy.total(), 1);
}

#[test]
fn ke_sea_02_a_search_is_for_hidden_blocks_and_its_die_goes_to_growth() {
    let mut table = hunting("shell trap_current shell shell* octopus shell shell shell shell", "Y6");
    table.refuses("s aim Y6 2,1", "KE-SEA-02").play("s aim Y6 2,2; s done");
    assert_eq!(table.block(Zone::Z22), "octopus*");
    assert_eq!(table.view().shark.growth.len(), 1);
    assert_eq!(table.turn(), "o", "a searched Octopus is merely found");
}

#[test]
fn ke_sea_03_a_strike_is_for_hidden_blocks_or_the_revealed_octopus() {
    let mut table = hunting("shell trap_current shell shell* octopus* shell shell shell shell", "R6");
    table.refuses("s aim R6 2,1", "KE-SEA-03").play("s aim R6 2,2; s done");
    assert_eq!(table.turn(), "both", "a confrontation at once");
    let mut table = hunting(CENTRE, "R6");
    table.play("s aim R6 2,1; s done");
    assert_eq!((table.block(Zone::Z21), table.hunger()), ("shell*".to_owned(), 1));
}

#[test]
fn ke_sea_04_a_die_whose_zone_is_no_longer_touched_returns_to_the_bag() {
    let mut table = hunting("shell octopus shell trap_den shell shell shell shell trap_current", "Y5 R6");
    table.play("s aim Y5 2,1; s aim R6 2,2; s done; s resolve 2,1; o den D4");
    assert!(table.told(|event| matches!(event, SeenEvent::DieWasted { zone: Zone::Z22, .. })));
    assert_eq!((table.block(Zone::Z22), table.hunger()), ("shell".to_owned(), 0));
    assert_eq!(table.bag(), [5, 2, 2], "the red die is in the bag again");
}

#[test]
fn ke_sea_05_shells_and_food_do_nothing_and_every_block_stays_revealed() {
    for block in ["shell", "crab", "double_shell"] {
        let blocks = format!("octopus trap_current shell shell {block} shell shell shell shell");
        let mut table = hunting(&blocks, "R6");
        table.play("s aim R6 2,2; s done");
        assert_eq!((table.block(Zone::Z22), table.turn()), (format!("{block}*"), "o"));
    }
    let mut table = hunting(CENTRE, "Y6");
    table.play("s aim Y6 2,2; s done");
    assert_eq!((table.block(Zone::Z22), table.turn()), ("octopus*".to_owned(), "o"));
}

#[test]
fn ke_sea_06_reveal_then_trap_then_the_die_and_then_the_next_one() {
    let mut table = position(|setup| {
        setup
            .blocks("octopus shell shell trap_current shell shell shell shell shell")?
            .shark("V1a 2")?
            .currents("D4=3")?
            .bag(5, 2, 1)
            .rolled("R6 Y6")
    });
    table.play("s swim V1b; s aim R6 2,1; s aim Y6 2,2; s done; s resolve 2,1");
    // The trap works before the die is on the Hunger track and before the second block is revealed.
    assert_eq!((table.turn(), table.hunger(), table.block(Zone::Z22)), ("o", 0, "shell".to_owned()));
    table.play("o remove D4");
    assert_eq!((table.hunger(), table.block(Zone::Z22)), (1, "shell*".to_owned()));
    let kinds: Vec<&str> = table
        .events
        .iter()
        .filter_map(|event| match event.seen_by(game_core::Audience::Spectator) {
            SeenEvent::BlockRevealed { .. } => Some("reveal"),
            SeenEvent::TrapSprung { .. } => Some("trap"),
            SeenEvent::DieMoved { to: kelp::DiePlace::Hunger | kelp::DiePlace::Growth, .. } => Some("die"),
            _ => None,
        })
        .collect();
    assert_eq!(kinds, ["reveal", "trap", "die", "reveal", "die"]);
}

#[test]
fn ke_sea_07_the_second_die_acts_on_whatever_stands_there_by_then() {
    // The trap that the search found hides the Octopus's neighbour... and the strike finds a hidden block again.
    let mut table = hunting("shell trap_current shell trap_hide octopus* shell shell shell shell", "Y4 R6");
    table.play("s aim Y4 2,1; s aim R6 2,2; s done; s resolve 2,1; o hide 2,2");
    assert_eq!((table.turn(), table.block(Zone::Z22)), ("both", "octopus*".to_owned()));
    // Flight after the first strike mixes Octopus and neighbour; the second die strikes what came to its zone.
    let strike =
        "s aim R5 2,1; s aim R6 2,2; s done; s resolve 2,2; o choose yellow; s choose red; o use; o pick 2,1";
    let mut table = hunting("shell trap_current shell shell octopus shell shell shell shell", "R5 R6");
    table.play(strike).play("c block octopus; s place 2,1");
    assert_eq!(table.turn(), "both", "it is struck again");
    let mut table = hunting("shell trap_current shell shell octopus shell shell shell shell", "R5 R6");
    table.play(strike).play("c block octopus; s place 2,2");
    assert_eq!((table.turn(), table.hunger()), ("o", 2), "the shell is struck");
    // A yellow die on a block that lies revealed by then has no effect and still goes to Growth.
    let mut table = hunting("shell trap_current shell shell octopus shell shell shell shell", "Y5 R6");
    table.play("s aim Y5 2,1; s aim R6 2,2; s done; s resolve 2,2; o choose red; s choose yellow; o done");
    assert_eq!(table.view().shark.growth.len(), 1);
}

#[test]
fn ke_trp_01_a_trap_works_only_when_the_shark_reveals_it() {
    let mut table = position(|setup| setup.currents("D4=3"));
    table.play("o play nimble_dodge; o reveal 1,2; o swap 1,1 1,2");
    assert!(!table.told(|event| matches!(event, SeenEvent::TrapSprung { .. })));
    let mut table = hunting("octopus shell shell shell trap_hide shell* shell* shell* trap_current", "Y6");
    table.play("s aim Y6 2,2; s done").offers("o", "hide 2,3; hide 3,1; hide 3,2; done");
    table.refuses("o hide 2,2", "KE-TRP-01").play("o hide 2,3; o hide 3,1");
    assert_eq!(table.blocks(), "octopus shell shell shell trap_hide* shell shell shell* trap_current");
    // "May": it can be declined.
    let mut table = hunting("octopus shell shell shell trap_hide shell* shell* shell* trap_current", "Y6");
    table.play("s aim Y6 2,2; s done; o done");
    assert_eq!(table.view().shark.growth.len(), 1);
}

#[test]
fn ke_trp_01_traps_remove_currents_or_move_the_shark() {
    let with = |trap: &str| {
        let blocks = format!("octopus shell shell shell {trap} shell shell shell shell");
        let mut table = position(|setup| {
            setup.blocks(&blocks)?.shark("V1a 2")?.currents("D4=3 V2a=5 H2c=1")?.bag(4, 2, 1).rolled("Y6")
        });
        table.play("s swim V1b; s aim Y6 2,2; s done");
        table
    };
    let mut table = with("trap_current");
    table.offers("o", "remove D4; remove V2a; remove H2c; done").refuses("o remove V1a", "KE-TRP-01");
    table.play("o remove V2a");
    assert_eq!((table.bag(), table.turn()), ([5, 2, 1], "o"));
    assert_eq!(table.view().context, kelp::Context::Turn, "one and no more");
    let mut table = with("trap_currents");
    table.play("o remove V2a; o remove D4");
    assert_eq!((table.bag(), table.view().current(Space::H2c)), ([6, 2, 1], 1));
    let mut table = with("trap_den");
    table.refuses("o done", "KE-TRP-01").offers("o", "den D1; den D2; den D3").play("o den D3");
    assert_eq!(table.shark(), "D3");
    // Without a Current nothing is removed and nothing is asked.
    let mut table = hunting("octopus shell shell shell trap_currents shell shell shell trap_current", "Y6");
    table.play("s aim Y6 2,2; s done");
    assert_eq!(table.view().context, kelp::Context::Turn);
}

#[test]
fn ke_trp_01_observant_is_decided_first() {
    let blocks = "octopus shell shell shell trap_den shell shell shell trap_current";
    let mut table = with_cards(blocks, "Y6", "observant_a");
    table.play("s aim Y6 2,2; s done").offers("s", "card observant_a; done");
    table.play("s card observant_a");
    assert_eq!((table.shark(), table.view().shark.growth.len()), ("V1b 2".to_owned(), 1));
    assert_eq!(table.block(Zone::Z22), "trap_den*");
    let mut table = with_cards(blocks, "Y6", "observant_a");
    table.play("s aim Y6 2,2; s done; s done");
    assert_eq!((table.turn(), table.view().phase), ("o", Phase::Den));
    // Without a trap there is nothing to observe.
    let mut table = with_cards(CENTRE, "Y6", "observant_a");
    table.play("s aim Y6 2,2; s done");
    assert_eq!(table.turn(), "o");
}

#[test]
fn ke_den_01_a_free_den_or_one_whose_current_goes_to_the_bag() {
    let with = |currents: &str| {
        let blocks = "octopus trap_current shell shell shell shell shell shell trap_den";
        let mut table = position(|setup| {
            setup.blocks(blocks)?.shark("V2c 2")?.currents(currents)?.bag(3, 2, 1).rolled("Y6")
        });
        table.play("s swim D4; s aim Y6 3,3; s done");
        table
    };
    let mut table = with("D1=2 D3=4");
    table.refuses("o den D1", "KE-DEN-01").refuses("o den V1a", "KE-DEN-01");
    table.offers("o", "den D2; den D4").play("o den D4"); // its present den counts as free
    assert_eq!(table.shark(), "D4", "and it stands there undecided");
    let blocks = "octopus trap_current shell shell trap_den shell shell shell shell";
    let mut table = position(|setup| {
        setup.blocks(blocks)?.shark("V1a 2")?.currents("D1=2 D2=2 D3=4 D4=1")?.bag(3, 2, 1).rolled("Y6")
    });
    table.play("s swim V1b; s aim Y6 2,2; s done").offers("o", "den D1; den D2; den D3; den D4");
    table.play("o den D3");
    assert_eq!(
        (table.shark(), table.view().current(Space::D3), table.bag()),
        ("D3".to_owned(), 0, [4, 2, 1])
    );
}

#[test]
fn ke_grw_01_three_dice_flip_a_tile_and_go_to_the_bag() {
    let growing = |tiles, dice: &str| {
        let mut table = position(|setup| {
            setup.blocks(CENTRE)?.shark("V1a 2")?.growth(tiles, dice)?.bag(5, 2, 1).rolled("Y5")
        });
        if table.may("s", "done") {
            table.play("s done");
        }
        table.play("s swim V1b; s aim Y5 2,1; s done");
        table
    };
    let table = growing(0, "blue yellow");
    assert_eq!((table.view().shark.tiles, table.view().shark.growth.len(), table.bag()), (1, 0, [6, 4, 1]));
    assert!(table.told(|event| *event == SeenEvent::TileFlipped { tile: 1 }));
    let table = growing(0, "blue");
    assert_eq!((table.view().shark.tiles, table.view().shark.growth.len(), table.bag()), (0, 2, [5, 2, 1]));
    let mut table =
        position(|setup| setup.blocks(CENTRE)?.shark("V1a 2")?.growth(4, "")?.bag(5, 2, 1).rolled("Y5"));
    table.play("s done; s swim V1b; s aim Y5 2,1; s done");
    assert_eq!(
        (table.view().shark.growth.len(), table.bag()),
        (0, [5, 3, 1]),
        "with all tiles flipped: the bag"
    );
    let mut table = hunting(CENTRE, "R5");
    table.play("s aim R5 2,1; s done");
    assert_eq!(table.view().shark.growth.len(), 0, "red never");
}

#[test]
fn ke_grw_02_the_powers_of_the_tiles() {
    use kelp::tables::Power;
    let powers: Vec<Power> = kelp::Tables::builtin().tiles().iter().map(|tile| tile.power).collect();
    let energy = Power::Energy { least: 1, most: 5, bonus: 5 };
    assert_eq!(powers, [Power::Reroll, energy, Power::Reroll, Power::ExtraDie]);
    let reroll = position(|setup| setup.shark("V1a 2")?.growth(1, "")?.rolled("Y1"));
    assert!(reroll.may("s", "reroll Y1"));
}

#[test]
fn ke_grw_03_a_tile_works_from_the_moment_it_flips() {
    // The Current of this turn's move flips tile 2: four pips buy for nine in the same turn.
    let mut table = position(|setup| {
        setup
            .shark("V1a 2")?
            .currents("V1b=3")?
            .growth(1, "blue blue")?
            .row("aggressive_a")?
            .energy("Y3")?
            .bag(3, 2, 1)
            .rolled("Y1")
    });
    table.play("s done; s swim V1b; s swim V1c").offers("s", "spend; done");
    table.play("s spend");
    assert_eq!(table.view().shark.budget, 9);
    // It enters when the Move step ends: during Swift's leg it is not there yet.
    let mut table = position(|setup| {
        setup
            .shark("V1a 2")?
            .currents("V1b=3")?
            .growth(0, "blue blue")?
            .cards("swift_a")?
            .bag(3, 2, 1)
            .rolled("")
    });
    table.play("s swim V1b; s swim H2b");
    assert_eq!((table.view().shark.tiles, table.view().shark.ridden), (0, 3));
    table.play("s done");
    assert_eq!((table.view().shark.tiles, table.view().shark.ridden), (1, 0));
}
