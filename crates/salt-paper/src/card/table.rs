//! The table of the box (SP-CRD-01), and the numbers that follow from it.

use super::{CARDS, COLOURS, Colour, FAMILIES, Family, KINDS};

pub(super) struct Row {
    pub(super) family: Family,
    pub(super) word: &'static str,
    pub(super) copies: [u8; COLOURS],
}

const fn row(family: Family, word: &'static str, copies: [u8; COLOURS]) -> Row {
    Row { family, word, copies }
}

/// SP-CRD-01: how many copies of each family there are in each colour; the rows from jellyfish on are Extra Salt.
#[rustfmt::skip]
pub(super) const TABLE: [Row; FAMILIES] = [
    //                                        db lb bk ye gn pu gy lo pk or wh
    row(Family::Crab,        "crab",          [2, 2, 1, 2, 1, 0, 1, 0, 0, 0, 0]),
    row(Family::Boat,        "boat",          [2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0]),
    row(Family::Fish,        "fish",          [2, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0]),
    row(Family::Swimmer,     "swimmer",       [1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0]),
    row(Family::Shark,       "shark",         [1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0]),
    row(Family::Shell,       "shell",         [1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0]),
    row(Family::Octopus,     "octopus",       [0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0]),
    row(Family::Penguin,     "penguin",       [0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0]),
    row(Family::Sailor,      "sailor",        [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]),
    row(Family::Lighthouse,  "lighthouse",    [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]),
    row(Family::Shoal,       "shoal",         [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]),
    row(Family::Colony,      "colony",        [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
    row(Family::Captain,     "captain",       [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]),
    row(Family::Mermaid,     "mermaid",       [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]),
    row(Family::Jellyfish,   "jellyfish",     [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
    row(Family::Lobster,     "lobster",       [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
    row(Family::CastOfCrabs, "cast_of_crabs", [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
    row(Family::Starfish,    "starfish",      [1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0]),
    row(Family::Seahorse,    "seahorse",      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
];

pub(super) const COLOUR_WORDS: [(Colour, &str); COLOURS] = [
    (Colour::DarkBlue, "dark_blue"),
    (Colour::LightBlue, "light_blue"),
    (Colour::Black, "black"),
    (Colour::Yellow, "yellow"),
    (Colour::Green, "green"),
    (Colour::Purple, "purple"),
    (Colour::Grey, "grey"),
    (Colour::LightOrange, "light_orange"),
    (Colour::Pink, "pink"),
    (Colour::Orange, "orange"),
    (Colour::White, "white"),
];

/// What the table says about one kind of card.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    pub(super) family: Family,
    pub(super) colour: Colour,
    /// Number of its first copy when all cards are counted in table order.
    pub(super) first: u8,
    pub(super) copies: u8,
}

/// Filled up to a power of two, so that a masked index needs no check.
pub(super) const ALL_KINDS: [Kind; 64] = number_kinds();

const fn number_kinds() -> [Kind; 64] {
    let mut kinds = [Kind { family: Family::Crab, colour: Colour::DarkBlue, first: 0, copies: 1 }; 64];
    let (mut kind, mut first, mut family) = (0, 0, 0);
    while family < FAMILIES {
        let mut colour = 0;
        while colour < COLOURS {
            let copies = TABLE[family].copies[colour];
            if copies > 0 {
                kinds[kind] =
                    Kind { family: TABLE[family].family, colour: COLOUR_WORDS[colour].0, first, copies };
                kind += 1;
                first += copies;
            }
            colour += 1;
        }
        family += 1;
    }
    assert!(kind == KINDS && first as usize == CARDS, "the table has 54 kinds and 66 cards");
    kinds
}

/// By the number of a copy; as long as a set of copies has bits.
pub(super) const KIND_OF_COPY: [u8; 128] = number_copies();

const fn number_copies() -> [u8; 128] {
    let mut of_copy = [0; 128];
    let mut kind = 0;
    while kind < KINDS {
        let mut copy = 0;
        while copy < ALL_KINDS[kind].copies {
            of_copy[(ALL_KINDS[kind].first + copy) as usize] = kind as u8;
            copy += 1;
        }
        kind += 1;
    }
    of_copy
}

pub(super) const FAMILY_COPIES: [(usize, usize); FAMILIES] = {
    let mut bounds = [(CARDS, 0); FAMILIES];
    let mut kind = KINDS;
    while kind > 0 {
        kind -= 1;
        let Kind { family, first, copies, .. } = ALL_KINDS[kind];
        let (_, end) = bounds[family as usize];
        let last = (first + copies) as usize;
        bounds[family as usize] = (first as usize, if end > last { end } else { last });
    }
    bounds
};
