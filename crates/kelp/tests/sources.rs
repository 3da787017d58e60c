//! The page about sources says what the tables say, and the catalogue holds every row.

use std::path::Path;

use game_testkit::check_golden;
use kelp::{Catalogue, Tables, sources_markdown};

#[test]
fn the_page_about_sources_is_up_to_date() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/kelp-sources.md");
    check_golden(&page, &sources_markdown(Tables::builtin()));
}

#[test]
fn the_catalogue_holds_every_row() {
    let catalogue = Catalogue::of(Tables::builtin());
    assert_eq!(catalogue.cards.iter().map(|entry| entry.copies).sum::<u8>(), 24);
    assert_eq!(catalogue.shark_cards.iter().map(|entry| entry.copies).sum::<u8>(), 23);
    assert_eq!((catalogue.traps.len(), catalogue.stances.len(), catalogue.tiles.len()), (4, 3, 4));
    assert_eq!((catalogue.day.spaces.len(), catalogue.night.zones.len()), (16, 9));
}
