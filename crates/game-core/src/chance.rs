//! Drawing lots: the one way in which a random number becomes an outcome.

use rand_core::Rng;

use crate::{Game, Sink, Turn};

/// A number from 0 to `count - 1`, each equally likely, from as few 32-bit words as it takes.
///
/// Multiply-and-shift with rejection: the word times `count` is split into a high and a low half; the high half is
/// the answer unless the low half is below 2³² mod `count`. `docs/records.md` states it so that anybody can check
/// the chance of a recorded game.
pub fn below(rng: &mut impl Rng, count: u32) -> u32 {
    debug_assert!(count > 0, "there is no number below 0");
    let mut product = u64::from(rng.next_u32()) * u64::from(count);
    if (product as u32) < count {
        let reject_below = count.wrapping_neg() % count;
        while (product as u32) < reject_below {
            product = u64::from(rng.next_u32()) * u64::from(count);
        }
    }
    (product >> 32) as u32
}

/// Resolves chance until a player must act or the game is over.
pub fn resolve_random<G: Game>(game: &mut G, rng: &mut impl Rng, events: &mut impl Sink<G::Event>) {
    while game.turn() == Turn::Chance {
        let outcome = game.outcome_at(below(rng, game.tickets()));
        game.resolve_unchecked(outcome, events);
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::below;

    #[test]
    fn below_is_uniform() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[below(&mut rng, 7) as usize] += 1;
        }
        for count in counts {
            assert!((9_600..10_400).contains(&count), "{counts:?}");
        }
    }

    #[test]
    fn below_one_is_zero_and_the_largest_range_stays_inside() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        for _ in 0..1000 {
            assert_eq!(below(&mut rng, 1), 0);
            assert!(below(&mut rng, 1 << 31) < 1 << 31);
        }
    }
}
