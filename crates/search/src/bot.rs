//! What a bot is.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use game_core::{Game, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The random stream a bot draws from: portable, so a seed means the same on every machine.
pub type BotRng = Xoshiro256PlusPlus;

/// The stream for decision number `decision` of `seat` in a game with this `seed`.
#[must_use]
pub fn bot_rng(seed: u64, seat: Seat, decision: u64) -> BotRng {
    BotRng::seed_from_u64(seed ^ decision.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ ((seat.index() as u64) << 61))
}

/// A flag by which a long thought is broken off from outside.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Asks the thinker to answer at once with the best it has.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A player.
pub trait Bot<G: Game>: Send {
    /// The index in `legal` of what the bot does. `legal` is never empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut BotRng, cancel: &Cancel) -> usize;

    /// How likely each thing in `legal` is, where the bot does no more than draw one lot: who wants to know how it mixes
    /// need not ask it again and again.
    fn mixture(&mut self, view: &G::View, legal: &[G::Action]) -> Option<Vec<f64>> {
        let _ = (view, legal);
        None
    }
}
