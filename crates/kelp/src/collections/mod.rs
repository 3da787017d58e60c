//! Small values of fixed size that hold many things: multisets, sets and short lists. None of them allocates.

mod multiset;
mod set;
mod short;

use crate::names::{Block, Card, Face, SharkCard, Space, Stance, Zone};

pub use multiset::Multiset;
pub use set::Set;
pub use short::Short;

/// Octopus cards.
pub type Cards = Multiset<Card, 2>;
/// Shark cards.
pub type SharkCards = Multiset<SharkCard, 2>;
/// Blocks.
pub type Blocks = Multiset<Block, 4>;
/// Dice that show a value.
pub type Faces = Multiset<Face, 3>;
/// Zones.
pub type Zones = Set<Zone>;
/// Spaces.
pub type Spaces = Set<Space>;
/// Confrontation colours.
pub type Stances = Set<Stance>;
