//! Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): one tree, walked in a fresh imagined
//! world each time.
//!
//! Both kinds are references that stay for ever: whatever is cleverer must beat them at equal time.
//! [`SingleObserver`] keeps one tree from the searcher's side and gives everybody's moves branches of their own;
//! [`MultipleObserver`] keeps a tree for each player, branching by what that player perceives.

mod multiple;
mod single;
mod tree;

pub use multiple::MultipleObserver;
pub use single::SingleObserver;

/// How a tree search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How many imagined worlds are walked.
    pub iterations: u32,
    /// The weight of curiosity against success, for worths from 0 to 1.
    pub exploration: f64,
    /// How the tree treats chance.
    pub chance: Chance,
    /// How many decisions a playout makes below the tree before it is judged by the value.
    pub plies: u32,
    /// For multiple observers: whether the trees of the others begin with what they hold in the imagined world, so
    /// that they play different hands differently, instead of playing one way with all hands they may have.
    pub others_know_themselves: bool,
}

impl Settings {
    /// The textbook's settings with this many iterations: exploration 0.7, playouts to the end.
    #[must_use]
    pub const fn textbook(iterations: u32) -> Self {
        Self {
            iterations,
            exploration: 0.7,
            chance: Chance::Closed,
            plies: u32::MAX,
            others_know_themselves: false,
        }
    }
}

/// How a tree treats what chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// A branch for everything the observer can tell apart: exact, but wide.
    Closed,
    /// No branches: what happens after a move is averaged over chance. Narrow, but blind to the draw except through
    /// what is legal after it.
    Open,
}
