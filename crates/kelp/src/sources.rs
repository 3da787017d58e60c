//! The page that tells a player what is printed in the box and what we had to reconstruct, made from the tables.

use std::fmt::Write as _;

use crate::{
    names::{Block, Card, Colour, SharkCard, Stance, Word, Zone},
    tables::{Board, Names, Provenance, Source, Tables},
};

const INTRO: &str = "# Where Kelp's cards, blocks and boards come from

This page is made from the files in `data/kelp` and checked by a test. It says of every row whether we read it in a
rulebook, heard it from the publisher, or had to fill it in ourselves, because it is told by a picture or a card face
that no text carries. The rules themselves say the same of every paragraph.

Do you own the box? Correct the files in a folder of your own and start the program with `--kelp-data FOLDER`. Games
played that way carry the fingerprint of your files in their records.

- **printed**: it stands in a rulebook; what is listed behind *ours* does not and is our choice.
- **publisher**: the publisher said so.
- **reconstructed**: ours, made to fit what is known.
";

/// The page for `tables`.
#[must_use]
pub fn sources_markdown(tables: &Tables) -> String {
    let mut page = INTRO.to_owned();
    summary(&mut page, tables);
    octopus_cards(&mut page, tables);
    shark_cards(&mut page, tables);
    blocks(&mut page, tables);
    others(&mut page, tables);
    for name in ["day", "night"] {
        board(&mut page, name, tables.board(name).expect("there is a day and a night side"));
    }
    page
}

fn line(page: &mut String, text: &str) {
    writeln!(page, "{text}").expect("writing to a string cannot fail");
}

fn table(page: &mut String, title: &str, columns: &str, rows: impl Iterator<Item = (String, Provenance)>) {
    line(page, &format!("\n## {title}\n"));
    line(page, &format!("| {columns} | source | ours |"));
    line(page, &format!("|{}", "---|".repeat(columns.split('|').count() + 2)));
    for (cells, provenance) in rows {
        line(page, &format!("| {cells} | {} | {} |", word(provenance.source), provenance.ours.join(", ")));
    }
}

const fn word(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "printed",
        Source::PublisherFaq => "publisher",
        Source::Reconstructed => "reconstructed",
    }
}

fn summary(page: &mut String, tables: &Tables) {
    let octopus = Card::ALL.iter().map(|card| tables.card(*card)).filter(|row| row.copies > 0);
    let shark = SharkCard::ALL.iter().map(|card| tables.shark_card(*card)).filter(|row| row.copies > 0);
    let all: Vec<&Provenance> =
        octopus.map(|row| &row.provenance).chain(shark.map(|row| &row.provenance)).collect();
    let printed = all.iter().filter(|row| row.source != Source::Reconstructed).count();
    let whole = all.iter().filter(|row| row.source != Source::Reconstructed && row.ours.is_empty()).count();
    let (rows, ours) = (all.len(), all.len() - printed);
    line(
        page,
        &format!(
            "\nOf {rows} different cards {whole} are printed in all that matters, {} are printed in part, and {ours} \
             are reconstructed.",
            printed - whole
        ),
    );
}

fn named(id: &str, names: &Names) -> String {
    let known: Vec<&str> =
        [&names.en, &names.uk, &names.pl].into_iter().flatten().map(String::as_str).collect();
    let known = if known.is_empty() { "—".to_owned() } else { known.join(" / ") };
    format!("`{id}` | {known}")
}

fn octopus_cards(page: &mut String, tables: &Tables) {
    let rows = Card::ALL.iter().filter(|card| tables.card(**card).copies > 0).map(|card| {
        let row = tables.card(*card);
        let cells = format!(
            "{} | {} | {} | {} | {}",
            named(card.text(), &row.names),
            row.pile,
            row.cost,
            row.copies,
            row.effect
        );
        (cells, row.provenance.clone())
    });
    table(page, "Octopus cards", "card | printed names | type | cost | copies | effect", rows);
}

fn shark_cards(page: &mut String, tables: &Tables) {
    let rows = SharkCard::ALL.iter().filter(|card| tables.shark_card(**card).copies > 0).map(|card| {
        let row = tables.shark_card(*card);
        let [blue, yellow, red] = row.dice;
        let cells = format!(
            "{} | {} | {blue} {yellow} {red} | {} | {}",
            named(card.text(), &row.names),
            row.cost,
            row.copies,
            row.effect
        );
        (cells, row.provenance.clone())
    });
    table(
        page,
        "Shark cards",
        "card | printed names | cost | blue, yellow, red dice | copies | effect",
        rows,
    );
}

fn blocks(page: &mut String, tables: &Tables) {
    let rows = Block::ALL.iter().map(|block| {
        let row = tables.block(*block);
        let effect = row.trap.map_or("—".to_owned(), |trap| trap.to_string());
        (format!("`{block}` | {} | {} | {effect}", row.copies, row.board), row.provenance.clone())
    });
    table(page, "Blocks", "block | copies | on the board at the start | trap", rows);
}

fn others(page: &mut String, tables: &Tables) {
    let rows = Stance::ALL.iter().map(|stance| {
        let row = tables.duel(*stance);
        (format!("{} | {}", named(stance.text(), &row.names), row.effect), row.provenance.clone())
    });
    table(page, "Confrontation cards", "colour | printed names | when the Octopus escapes", rows);
    let rows = Colour::ALL
        .iter()
        .zip(tables.dice())
        .map(|(colour, row)| (format!("{colour} | {} | {}", row.copies, row.bag), row.provenance.clone()));
    table(page, "Dice", "colour | dice | in the bag at the start", rows);
    let rows = tables
        .tiles()
        .iter()
        .enumerate()
        .map(|(index, row)| (format!("{} | {}", index + 1, row.power), row.provenance.clone()));
    table(page, "Growth tiles", "tile | power", rows);
}

fn board(page: &mut String, name: &str, board: &Board) {
    let rows = Zone::ALL.iter().map(|zone| {
        let row = board.zone(*zone);
        (format!("{zone} | {} | {}+", row.kind, row.value), row.provenance.clone())
    });
    table(page, &format!("Zones of the {name} side"), "zone | kind | value", rows);
    let rows = board.spaces().iter().filter_map(|space| {
        let row = board.space(space)?;
        let list = |texts: Vec<String>| texts.join(" ");
        let touches = list(row.touches.iter().map(|zone| zone.to_string()).collect());
        let [one, two] = row.ends.map(|end| list(end.iter().map(|space| space.to_string()).collect()));
        let den = if row.den { "den" } else { "" };
        Some((format!("{space} | {touches} | {one} | {two} | {den}"), row.provenance.clone()))
    });
    table(page, &format!("Spaces of the {name} side"), "space | touches | end 1 | end 2 | ", rows);
}
