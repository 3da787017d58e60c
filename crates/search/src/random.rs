//! A player without a plan.

use game_core::{Game, below};

use crate::{Bot, BotRng, Cancel};

/// Chooses every legal action equally often.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, _view: &G::View, legal: &[G::Action], rng: &mut BotRng, _cancel: &Cancel) -> usize {
        below(rng, legal.len() as u32) as usize
    }

    fn mixture(&mut self, _view: &G::View, legal: &[G::Action]) -> Option<Vec<f64>> {
        Some(vec![1.0 / legal.len() as f64; legal.len()])
    }
}
