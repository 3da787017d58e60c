//! What a searcher needs to be told about good play: who picks moves in imagined worlds, and what a position is worth.

use game_core::{Game, MAX_SEATS, Outcome, Seat, below};

use crate::BotRng;

/// Picks moves in imagined worlds.
///
/// A rollout is handed the whole imagined world, for speed. It plays honestly only if its pick depends on nothing but
/// what `seat` may know there; one that peeks makes every player in the imagined future clairvoyant.
pub trait Rollout<G: Game>: Send {
    /// The index in `legal` (never empty) of what `seat` does.
    fn pick(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut BotRng) -> usize;
}

/// A rollout that can also say how likely it makes each move.
pub trait Policy<G: Game>: Rollout<G> {
    /// Fills `weights` with a probability for each action of `legal`, in the same order, adding up to 1.
    fn weigh(&mut self, game: &G, seat: Seat, legal: &[G::Action], weights: &mut Vec<f32>);
}

/// What positions and ends are worth to a seat, from 0 (lost) to 1 (won).
pub trait Value<G: Game>: Send {
    /// The expected share of the victory of `seat` in a position of an imagined world that is not over.
    fn share(&mut self, game: &G, seat: Seat) -> f64;

    /// The worth of an end to `seat`. Its share of the victory, unless points matter.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> f64 {
        outcome.share(seat)
    }

    /// Whether a playout may stop here, because [`Value::share`] is better than playing on (between two rounds, say).
    fn settles(&self, _game: &G) -> bool {
        false
    }

    /// The worth of a position, over or not, to `seat`.
    fn of(&mut self, game: &G, seat: Seat) -> f64 {
        match game.outcome() {
            Some(outcome) => self.worth(&outcome, seat),
            None => self.share(game, seat),
        }
    }

    /// The worth of a position, over or not, to every seat. Shares of an unfinished game are made to add up to 1 by
    /// giving the last seat what the others leave.
    fn of_all(&mut self, game: &G) -> [f64; MAX_SEATS] {
        let mut worths = [0.0; MAX_SEATS];
        let seats = game.seats();
        if let Some(outcome) = game.outcome() {
            Seat::all(seats).for_each(|seat| worths[seat.index()] = self.worth(&outcome, seat));
            return worths;
        }
        for seat in Seat::all(seats - 1) {
            worths[seat.index()] = self.share(game, seat);
        }
        worths[seats - 1] = (1.0 - worths[..seats - 1].iter().sum::<f64>()).clamp(0.0, 1.0);
        worths
    }
}

/// The index of a lot drawn from `weights`, each as likely as its share of their sum.
///
/// # Panics
/// If there is no weight.
pub fn draw(weights: &[f32], rng: &mut BotRng) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut lot = sum * (below(rng, 1 << 24) as f32 / (1 << 24) as f32);
    let last = weights.iter().rposition(|weight| *weight > 0.0);
    for (index, weight) in weights.iter().enumerate() {
        lot -= weight;
        if lot < 0.0 {
            return index;
        }
    }
    last.unwrap_or(weights.len() - 1)
}

/// The index of the largest weight, the first of equals.
///
/// # Panics
/// If there is no weight.
#[must_use]
pub fn largest(weights: &[f32]) -> usize {
    let better = |best: usize, index: usize| if weights[index] > weights[best] { index } else { best };
    (0..weights.len()).reduce(better).expect("there is a weight")
}

/// Makes every legal move equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Rollout<G> for Uniform {
    fn pick(&mut self, _game: &G, _seat: Seat, legal: &[G::Action], rng: &mut BotRng) -> usize {
        below(rng, legal.len() as u32) as usize
    }
}

impl<G: Game> Policy<G> for Uniform {
    fn weigh(&mut self, _game: &G, _seat: Seat, legal: &[G::Action], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(legal.len(), 1.0 / legal.len() as f32);
    }
}

/// No opinion about positions: for playouts that go on to the end. A game that is cut short all the same counts as
/// undecided.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToTheEnd;

impl<G: Game> Value<G> for ToTheEnd {
    fn share(&mut self, game: &G, _seat: Seat) -> f64 {
        1.0 / game.seats() as f64
    }
}
