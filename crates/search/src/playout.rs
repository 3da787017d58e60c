//! Playing an imagined world on, without allocating.

use game_core::{Game, Ignore, Seat, resolve_random};

use crate::{BotRng, Rollout, Value};

/// Plays worlds on with the moves of a rollout; keeps its lists between playouts.
#[derive(Debug)]
pub struct Playout<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { legal: Vec::new() }
    }
}

impl<G: Game> Playout<G> {
    /// Plays `game` on until it is over, `value` settles it, or players have made `plies` decisions and chance has
    /// answered the last of them.
    pub fn play_on<R: Rollout<G>, V: Value<G>>(
        &mut self,
        game: &mut G,
        plies: u32,
        rollout: &mut R,
        value: &V,
        rng: &mut BotRng,
    ) {
        for _ in 0..plies {
            resolve_random(game, rng, &mut Ignore);
            let Some(seat) = game.turn().seats().iter().next() else { return };
            if value.settles(game) {
                return;
            }
            self.step(game, seat, rollout, rng);
        }
        resolve_random(game, rng, &mut Ignore);
    }

    fn step<R: Rollout<G>>(&mut self, game: &mut G, seat: Seat, rollout: &mut R, rng: &mut BotRng) {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let choice = match self.legal.len() {
            1 => 0,
            _ => rollout.pick(game, seat, &self.legal, rng),
        };
        game.act_unchecked(seat, self.legal[choice], &mut Ignore);
    }
}
