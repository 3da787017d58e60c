//! The one source of chance of a run.

use game_core::below;
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Decides everything that is not decided.
pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `count`.
    pub(crate) fn below(&mut self, count: u32) -> u32 {
        below(&mut self.0, count.max(1))
    }

    /// A number from `low` to `high`.
    pub(crate) fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high - low + 1)
    }

    /// Whether something that happens in `per_mille` of thousand cases happens.
    pub(crate) fn happens(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    /// One of these.
    pub(crate) fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len() as u32) as usize]
    }
}
