//! The small box of reduced games, which solvers can write out whole.

use crate::{
    card::{Card, Colour, Family},
    cards::Cards,
};

/// The cards of reduced games: `cards=N` plays with the first N of them.
const ORDER: [(Family, Colour); LARGEST as usize] = [
    (Family::Crab, Colour::DarkBlue),
    (Family::Crab, Colour::DarkBlue),
    (Family::Fish, Colour::Black),
    (Family::Fish, Colour::Black),
    (Family::Mermaid, Colour::White),
    (Family::Mermaid, Colour::White),
    (Family::Mermaid, Colour::White),
    (Family::Boat, Colour::DarkBlue),
    (Family::Boat, Colour::DarkBlue),
    (Family::Shell, Colour::Black),
    (Family::Shell, Colour::Grey),
    (Family::Swimmer, Colour::Black),
];

/// The fewest cards that a game can be played with: two open the piles, and two can be drawn.
pub(crate) const SMALLEST: u8 = 4;
/// The most cards of a reduced game.
pub(crate) const LARGEST: u8 = 12;

/// The first `count` cards.
pub(crate) fn first_cards(count: u8) -> Cards {
    let cards = ORDER.iter().take(count as usize);
    cards.map(|(family, colour)| Card::new(*family, *colour).expect("the box has these")).collect()
}
