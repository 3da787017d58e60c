//! The board as a drawing of characters: nine zones, the lines between them, and the four arcs round the corners.

use ::kelp::{
    names::{Space, Word},
    tables::End,
};
use serde_json::Value as Json;

use super::{
    super::{list, number, text},
    Reader,
};

/// Columns of the upright lines, the outermost ones being the sides of the arcs.
const COLUMNS: [usize; 4] = [2, 33, 64, 95];
/// Lines of the level lines.
const LINES: [usize; 4] = [0, 5, 10, 15];
/// Where a zone's text begins, counted from the line to its left.
const INDENT: usize = 3;
/// How much text fits into a zone beside its lines, and beside the names of spaces.
const WIDE: usize = 27;
const NARROW: usize = 20;

/// Characters on squared paper.
struct Paper(Vec<Vec<char>>);

impl Paper {
    fn put(&mut self, line: usize, column: usize, text: &str) {
        for (offset, sign) in text.chars().enumerate() {
            if let Some(place) = self.0.get_mut(line).and_then(|line| line.get_mut(column + offset)) {
                *place = sign;
            }
        }
    }

    fn level(&mut self, line: usize, from: usize, to: usize) {
        self.put(line, COLUMNS[from], &"─".repeat(COLUMNS[to] - COLUMNS[from]));
    }

    fn upright(&mut self, column: usize, from: usize, to: usize) {
        for line in LINES[from]..LINES[to] {
            self.put(line, COLUMNS[column], "│");
        }
    }

    fn lines(self) -> impl Iterator<Item = String> {
        self.0.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned())
    }
}

impl Reader<'_> {
    pub(super) fn board(&self, view: &Json) -> impl Iterator<Item = String> + use<> {
        let mut paper = Paper(vec![vec![' '; COLUMNS[3] + 1]; LINES[3] + 1]);
        draw_lines(&mut paper);
        for (index, zone) in list(view, "zones").iter().enumerate() {
            self.draw_zone(&mut paper, index / 3, index % 3, zone, view);
        }
        for space in self.print.board.spaces().iter() {
            let label = self.label(space, view);
            let (line, column) = place(space);
            paper.put(line, column - label.chars().count() / 2, &label);
        }
        paper.lines()
    }

    /// Kind and value, the block, and a die that aims at it.
    fn draw_zone(&self, paper: &mut Paper, row: usize, column: usize, zone: &Json, view: &Json) {
        let (line, left) = (LINES[row] + 1, COLUMNS[column] + INDENT);
        let kind = self.say(&format!("ke-zone-kind-{}", text(zone, "terrain")), &[]);
        paper.put(line, left, &format!("{kind} {}+", number(zone, "value")));
        let chosen = ["paid", "picked"].iter().flat_map(|list_of| list(&view["phase"], list_of));
        let chosen = if chosen.into_iter().any(|chosen| *chosen == zone["zone"]) { " ✓" } else { "" };
        let (first, second) = split(&format!("{}{chosen}", self.block_line(zone)));
        paper.put(line + 1, left, &first);
        paper.put(line + 2, left + INDENT, &second);
        let aimed = list(&view["shark"], "aimed").iter().find(|aimed| aimed["zone"] == zone["zone"]);
        if let Some(aimed) = aimed {
            paper.put(line + 3, left, &format!("◎ {}", self.die(&aimed["die"])));
        }
    }

    fn block_line(&self, zone: &Json) -> String {
        let known = |block: &Json| if block.is_null() { "?".to_owned() } else { self.block(block) };
        let follows = if zone["remembered"].is_null() { "" } else { " ◉" };
        match text(zone, "stand") {
            "empty" => format!("({})", self.say("ke-space-empty", &[])),
            "revealed" => format!("◇ {}", known(&zone["block"])),
            _ if zone["block"].is_null() => format!("▮ {}{follows}", known(&zone["remembered"])),
            _ => format!("▮ {}{follows}", known(&zone["block"])),
        }
    }

    /// A space's name with what is on it: nothing, a Current, or the Shark.
    fn label(&self, space: Space, view: &Json) -> String {
        let den = if self.print.board.dens().contains(space) { "⌂" } else { "" };
        let shark = &view["shark"]["shark"];
        if shark["space"] == space.text() {
            return format!("«{space}{den} {}»", self.arrow(space, &shark["facing"]));
        }
        let current =
            list(&view["shark"], "currents").iter().find(|current| current["space"] == space.text());
        match current {
            Some(current) => format!(" {space}{den} [{}] ", number(current, "value")),
            None => format!(" {space}{den} · "),
        }
    }

    /// Which way the Shark faces in the drawing.
    fn arrow(&self, space: Space, facing: &Json) -> char {
        let end = match facing.as_u64() {
            Some(1) => End::One,
            Some(_) => End::Two,
            None => return '◆',
        };
        let Some(next) = self.print.board.ahead(space, end).iter().next() else { return '◆' };
        let ((own_line, own_column), (line, column)) = (place(space), place(next));
        match Line::of(space) {
            Line::Upright if line < own_line => '▲',
            Line::Upright => '▼',
            Line::Level if is_left(next, column, own_column) => '◀',
            Line::Level => '▶',
            // The upright line is at the inner side of an arc's name, the level one at its outer side.
            Line::Arc if (Line::of(next) == Line::Upright) == is_left_half(space) => '▶',
            Line::Arc => '◀',
        }
    }
}

/// Which line a space lies on.
#[derive(PartialEq, Eq)]
enum Line {
    Upright,
    Level,
    Arc,
}

impl Line {
    fn of(space: Space) -> Self {
        match space.text().as_bytes()[0] {
            b'V' => Self::Upright,
            b'H' => Self::Level,
            _ => Self::Arc,
        }
    }
}

/// Whether a space lies to the left of a level one; an arc's name stands above or below its middle.
fn is_left(space: Space, column: usize, own_column: usize) -> bool {
    if Line::of(space) == Line::Arc { is_left_half(space) } else { column < own_column }
}

fn is_left_half(space: Space) -> bool {
    place(space).1 < COLUMNS[1]
}

/// Line and column of the middle of a space's name. The words are in the order V1a–V2c, H1a–H2c, D1–D4.
fn place(space: Space) -> (usize, usize) {
    let middle = |index: usize| usize::midpoint(COLUMNS[index], COLUMNS[index + 1]);
    match space.index() {
        index @ 0..6 => (LINES[index % 3] + 3, COLUMNS[index / 3 + 1]),
        index @ 6..12 => (LINES[(index - 6) / 3 + 1], middle(index % 3)),
        index => (LINES[3 * ((index - 12) / 2)], middle(2 * (index % 2))),
    }
}

fn draw_lines(paper: &mut Paper) {
    for line in [1, 2] {
        paper.level(LINES[line], 0, 3);
        paper.upright(line, 0, 3);
    }
    for line in [0, 3] {
        paper.level(LINES[line], 0, 1);
        paper.level(LINES[line], 2, 3);
    }
    for column in [0, 3] {
        paper.upright(column, 0, 1);
        paper.upright(column, 2, 3);
    }
    for (line, signs) in [(0, "╭╮╭╮"), (1, "╰┼┼╯"), (2, "╭┼┼╮"), (3, "╰╯╰╯")]
    {
        for (column, sign) in signs.chars().enumerate() {
            paper.put(LINES[line], COLUMNS[column], &sign.to_string());
        }
    }
}

/// Breaks a name that is too long for one line of a zone.
fn split(name: &str) -> (String, String) {
    if name.chars().count() <= WIDE {
        return (name.to_owned(), String::new());
    }
    let mut first = String::new();
    let mut rest: Vec<&str> = Vec::new();
    for word in name.split(' ') {
        if rest.is_empty() && first.chars().count() + word.chars().count() < WIDE {
            first = if first.is_empty() { word.to_owned() } else { format!("{first} {word}") };
        } else {
            rest.push(word);
        }
    }
    (first, rest.join(" ").chars().take(NARROW).collect())
}
