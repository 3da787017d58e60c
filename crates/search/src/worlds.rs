//! Where imagined worlds come from.

use game_core::{Audience, Game, Seat, Turn};

use crate::BotRng;

/// Deals worlds that agree with what a seat knows, each as often as the seat believes in it.
pub trait Worlds<G: Game>: Sync {
    /// The next world; the same `rng` gives the same world.
    fn deal(&self, rng: &mut BotRng) -> G;

    /// How many worlds there are, if they are few, equally likely and can all be gone through.
    fn count(&self) -> Option<u32> {
        None
    }

    /// World number `number`: one of a fresh deal, or where [`Worlds::count`] counts them, each in its turn.
    fn numbered(&self, _number: u32, rng: &mut BotRng) -> G {
        self.deal(rng)
    }
}

/// The worlds of [`Game::imagine`]: as likely as chance alone makes them.
#[derive(Clone, Copy, Debug)]
pub struct Imagined<'a, G: Game> {
    view: &'a G::View,
}

impl<'a, G: Game> Imagined<'a, G> {
    /// Worlds that agree with `view`.
    #[must_use]
    pub const fn new(view: &'a G::View) -> Self {
        Self { view }
    }
}

impl<G: Game> Worlds<G> for Imagined<'_, G> {
    fn deal(&self, rng: &mut BotRng) -> G {
        G::imagine(self.view, rng)
    }
}

/// The seat that `view` belongs to and that must decide in `world`, a world dealt from it.
///
/// # Panics
/// If nobody who may act has this view: then the bot was asked out of turn.
#[must_use]
pub fn seat_to_move<G: Game>(world: &G, view: &G::View) -> Seat {
    match world.turn() {
        Turn::Seat(seat) => seat,
        turn => turn
            .seats()
            .iter()
            .find(|seat| world.view(Audience::Seat(*seat)) == *view)
            .expect("a bot is asked only when its seat may act"),
    }
}
