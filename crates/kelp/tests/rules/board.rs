//! KE-BRD and KE-CMP: the board and the components, and the data files that hold them.

use std::path::Path;

use kelp::{
    Options, Tables,
    collections::{Spaces, Zones},
    names::{Block, Card, Pile, SharkCard, Space, Stance, Word, Zone},
    tables::{Board, DataError, Effect, End, FILES, Start, ZoneKind},
};

use crate::table::{position, position_with};

fn zones(text: &str) -> Zones {
    text.split_whitespace().map(|word| word.parse::<Zone>().unwrap()).collect()
}

fn spaces(text: &str) -> Spaces {
    text.split_whitespace().map(|word| word.parse::<Space>().unwrap()).collect()
}

/// The tables with `old` replaced by `new` in one of the files.
fn changed(file: &str, old: &str, new: &str) -> Result<Tables, DataError> {
    let mut texts = Tables::builtin_texts().map(str::to_owned);
    let index = FILES.iter().position(|name| *name == file).unwrap();
    assert!(texts[index].contains(old), "{file} contains '{old}'");
    texts[index] = texts[index].replacen(old, new, 1);
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    Tables::parse(&texts.try_into().unwrap())
}

fn refused(file: &str, old: &str, new: &str, line: usize, reason: &str) {
    let error = changed(file, old, new).unwrap_err();
    assert_eq!((error.file.as_str(), error.line), (file, line), "{error}");
    assert!(error.reason.contains(reason), "{error}");
}

#[test]
fn ke_brd_01_nine_zones_with_one_block_and_one_die_each() {
    let mut table = position(|setup| setup.shark("V1b 2")?.bag(5, 2, 1).rolled("Y5 Y6"));
    assert_eq!(table.view().zones.len(), 9);
    table.play("s swim H2a");
    // Two dice, two zones: the second die does not fit onto the zone of the first.
    table.play("s aim Y5 2,1").refuses("s aim Y6 2,1", "KE-SEA-01");
}

#[test]
fn ke_brd_02_values_of_the_day_side() {
    let board = Tables::builtin().board("day").unwrap();
    let values: Vec<u8> = Zone::ALL.iter().map(|zone| board.value(*zone)).collect();
    assert_eq!(values, [5, 4, 5, 4, 2, 4, 5, 4, 5]);
    let kinds: Vec<ZoneKind> = Zone::ALL.iter().map(|zone| board.zone(*zone).kind).collect();
    assert_eq!(
        kinds[..5],
        [ZoneKind::Rocky, ZoneKind::Kelp, ZoneKind::Rocky, ZoneKind::Kelp, ZoneKind::Centre]
    );
}

#[test]
fn ke_brd_03_adjacent_is_orthogonal_only() {
    assert_eq!(Board::beside(Zone::Z22), zones("1,2 2,1 2,3 3,2"));
    assert_eq!(Board::beside(Zone::Z11), zones("1,2 2,1"));
    assert_eq!(Board::beside(Zone::Z32), zones("3,1 2,2 3,3"));
    let mut table = position(Ok);
    table.play("o play nimble_dodge; o reveal 3,3").refuses("o swap 1,1 2,2", "KE-BRD-03");
    assert_eq!(table.legal("o").len(), 12);
}

/// The wiring, written out once more from the picture: four lines through the board, joined by arcs at the corners.
#[test]
fn ke_brd_04_sixteen_spaces_of_the_looped_square() {
    let board = Tables::builtin().board("day").unwrap();
    assert_eq!(board.spaces().len(), 16);
    let crossings = ["V1a V1b H1a H1b", "V2a V2b H1b H1c", "V1b V1c H2a H2b", "V2b V2c H2b H2c"];
    let corners = ["V1a D1", "H1a D1", "V2a D2", "H1c D2", "V1c D3", "H2a D3", "V2c D4", "H2c D4"];
    for space in board.spaces().iter() {
        let meets = |text: &&&str| spaces(text).contains(space);
        let mut expected: Vec<Spaces> = crossings
            .iter()
            .filter(meets)
            .chain(corners.iter().filter(meets))
            .map(|text| spaces(text).without(space))
            .collect();
        let mut found = vec![board.ahead(space, End::One), board.ahead(space, End::Two)];
        let key = |set: &Spaces| set.iter().map(|space| space.text()).collect::<String>();
        expected.sort_by_key(key);
        found.sort_by_key(key);
        assert_eq!(found, expected, "{space}");
    }
    assert_eq!(board.touches(Space::V2b), zones("2,2 2,3"));
    assert_eq!(board.touches(Space::H1c), zones("1,3 2,3"));
    assert_eq!(board.touches(Space::D3), zones("3,1"));
}

#[test]
fn ke_brd_05_the_dens_are_the_arcs_and_may_hold_a_current() {
    let board = Tables::builtin().board("day").unwrap();
    assert_eq!(board.dens(), spaces("D1 D2 D3 D4"));
    let mut table = position(|setup| setup.shark("V1b 2")?.rolled("B4"));
    table.play("s current B4; s at D2");
    assert_eq!(table.view().current(Space::D2), 4);
}

#[test]
fn ke_brd_06_straight_left_or_right_at_a_crossing_and_never_back() {
    let mut table = position(|setup| setup.shark("V1a 2")?.rolled(""));
    table.offers("s", "swim V1b; swim H1a; swim H1b");
    let mut table = position(|setup| setup.shark("D1 1")?.rolled(""));
    table.offers("s", "swim V1a");
}

#[test]
fn ke_brd_07_the_night_side() {
    let board = Tables::builtin().board("night").unwrap();
    let values: Vec<u8> = Zone::ALL.iter().map(|zone| board.value(*zone)).collect();
    assert_eq!(values, [4, 6, 5, 5, 2, 4, 3, 4, 3]);
    let count = |kind| Zone::ALL.iter().filter(|zone| board.zone(**zone).kind == kind).count();
    let kinds = [ZoneKind::Centre, ZoneKind::Exposed, ZoneKind::Kelp, ZoneKind::Rocky, ZoneKind::Narrow];
    assert_eq!(kinds.map(count), [1, 2, 3, 2, 1]);
    assert_eq!(board.dens(), spaces("V1a V2a H1a H1c"));
    let table = position_with("board=night", Ok);
    assert_eq!(table.shark(), "V1a");
}

#[test]
fn ke_brd_08_a_bad_board_is_refused_with_file_line_and_reason() {
    let file = "board-day.toml";
    refused(file, "id = \"1,2\"", "id = \"1,1\"", 15, "twice");
    refused(file, "value = 5", "value = 7", 8, "from 1 to 6");
    refused(file, "den = true\n", "", 1, "4 dens");
    refused(file, "ends = [[\"D1\"], [\"V1b\"", "ends = [[], [\"V1b\"", 66, "dead end");
    refused(file, "ends = [[\"D1\"], [\"V1b\"", "ends = [[\"D2\"], [\"V1b\"", 66, "lead back");
    refused(file, "touches = [\"1,1\", \"1,2\"]", "touches = []", 66, "1 or 2 zones");
    refused(file, "kind = \"rocky\"", "kind = \"sandy\"", 10, "unknown variant");
    refused(file, "name = \"day\"", "name = \"dusk\"", 6, "'day'");
    let texts = Tables::builtin_texts().map(|text| text.replace("id = \"D4\"", "id = \"D9\""));
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    assert!(Tables::parse(&texts.try_into().unwrap()).is_err());
}

#[test]
fn ke_brd_08_a_folder_of_own_data_is_loaded_and_named_in_the_options() {
    let folder = tempfile::tempdir().unwrap();
    let missing = Tables::load(folder.path()).unwrap_err();
    assert_eq!((missing.file.as_str(), missing.line), ("board-day.toml", 1));
    write_data(folder.path(), "octopus-cards.toml", "cost = 3", "cost = 2");
    let tables = Tables::load(folder.path()).unwrap();
    assert_eq!(tables.card(Card::CloudOfInk).cost, 2);
    let options = Options { data: Some(tables.id()), ..Options::default() };
    assert_eq!(options.to_string(), format!("board=day data={}", tables.id()));
    assert_eq!(options.to_string().parse::<Options>().unwrap(), options);
    let unknown = "board=day data=0123456789abcdef".parse::<Options>().unwrap_err();
    assert!(unknown.0.contains("load the folder"), "{unknown}");
}

fn write_data(folder: &Path, file: &str, old: &str, new: &str) {
    for (name, text) in FILES.iter().zip(Tables::builtin_texts()) {
        let text = if *name == file { text.replace(old, new) } else { text.to_owned() };
        std::fs::write(folder.join(name), text).unwrap();
    }
}

#[test]
fn ke_cmp_01_thirty_five_dice_eleven_of_them_in_the_bag() {
    let table = crate::table::new_game("board=day");
    assert_eq!(table.bag(), [7, 3, 1]);
    let supply = table.view().shark.supply;
    assert_eq!([supply.blue, supply.yellow, supply.red], [8, 7, 9]);
    refused("shark-mat.toml", "copies = 15", "copies = 14", 3, "15 blue dice");
    refused("shark-mat.toml", "bag = 1\n", "bag = 11\n", 15, "more dice in the bag");
}

#[test]
fn ke_cmp_02_eighteen_blocks() {
    let tables = Tables::builtin();
    assert_eq!(tables.blocks().total(), 18);
    let traps = Block::ALL.iter().filter(|block| block.is_trap());
    assert_eq!(traps.count(), 4);
    assert_eq!(
        [Block::Octopus, Block::DoubleShell, Block::Shell].map(|block| tables.blocks().count(block)),
        [1, 1, 8]
    );
    refused("blocks.toml", "copies = 8", "copies = 9", 69, "8 of shell");
    refused("blocks.toml", "board = 7", "board = 6", 1, "9 blocks");
    refused("blocks.toml", "trap = { do = \"den\" }\n", "", 56, "traps");
}

#[test]
fn ke_cmp_03_twenty_four_and_twenty_three_cards() {
    let tables = Tables::builtin();
    assert_eq!((tables.cards().total(), tables.shark_cards().total()), (24, 23));
    assert_eq!(Pile::ALL.iter().map(|pile| tables.pile(*pile).total()).collect::<Vec<_>>(), [4, 4, 4, 4]);
    assert_eq!((tables.starting(Start::Hand).total(), tables.starting(Start::Deck).total()), (1, 7));
    assert_eq!(tables.shark_cards().count(SharkCard::AggressiveA), 3);
    assert_eq!(tables.shark_cards().iter().count(), 21);
    assert_eq!(
        tables.card(Card::FastLearning).effect,
        Effect::Learn { items: 2, then: kelp::tables::AfterLearn::Top }
    );
    assert_eq!(Stance::ALL.len(), 3);
    refused("octopus-cards.toml", "copies = 2", "copies = 1", 1, "24 Octopus cards");
    refused("octopus-cards.toml", "cost = 3", "cost = 4", 84, "costs 0 to 3");
    refused("octopus-cards.toml", "do = \"swap\"", "do = \"swop\"", 24, "unknown variant");
    refused("shark-cards.toml", "copies = 3", "copies = 2", 1, "23 Shark cards");
    refused("confrontation.toml", "colour = \"red\"", "colour = \"yellow\"", 12, "twice");
}

/// The small box is a part of the whole one: what it has is what it is there.
#[test]
fn the_small_box_is_cut_out_of_the_whole_one() {
    let (whole, small) = (Tables::builtin(), Tables::small());
    for side in ["day", "night"] {
        let (board, part) = (whole.board(side).unwrap(), small.board(side).unwrap());
        assert_eq!((board.zones(), part.zones()), (Zones::full(), zones("1,1 1,2 2,1 2,2")));
        for zone in Zone::ALL {
            let of = |board: &Board| (board.value(*zone), board.zone(*zone).kind);
            assert_eq!(of(board), of(part), "{side} {zone}");
        }
        for space in spaces("V1a V1b H1a H1b D1").iter() {
            assert_eq!(part.touches(space), board.touches(space));
        }
        let touched = part.spaces().iter().fold(Zones::EMPTY, |all, space| all.or(part.touches(space)));
        assert_eq!((touched, part.dens()), (part.zones(), spaces("V1a V1b H1a H1b")));
    }
    assert!(small.cards().iter_all().all(|card| whole.cards().contains(card)));
    assert!(small.blocks().iter_all().all(|block| whole.blocks().contains(block)));
    assert_eq!((small.blocks(), small.blocks().total()), (small.starting_blocks(), 4));
    assert_ne!(small, whole);
}

#[test]
fn ke_cmp_04_tracks() {
    assert_eq!(kelp::HUNGER, 7);
    assert_eq!(Tables::builtin().tiles().len(), 4);
    // The third Energy slot is the last one: with two dice stored and two new ones the Shark must choose.
    let mut table = position(|setup| setup.shark("V1b 2")?.energy("B1 B2")?.bag(3, 3, 1).rolled("B5 B6"));
    table.play("s done; s swim V1c").offers("s", "store B5; store B6");
    // The third die flips a growth tile.
    let mut table =
        position(|setup| setup.shark("V1b 2")?.growth(0, "blue yellow")?.currents("V1c=3")?.rolled(""));
    table.play("s swim V1c; s swim D3");
    assert_eq!((table.view().shark.tiles, table.view().shark.growth.len()), (1, 0));
    refused(
        "shark-mat.toml",
        "[[tile]]\npower = { do = \"extra_die\" }\nsource = \"rulebook\"\n",
        "",
        1,
        "4 growth tiles",
    );
}
