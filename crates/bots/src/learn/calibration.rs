//! How good the nets' guesses about hidden things are, compared with counting chances alone.

use std::sync::Arc;

use game_core::{Audience, Ignore, Seat, resolve_random};
use rand_core::{Rng, SeedableRng};
use search::draw;
use serde::Serialize;

use super::{Learner, Mind, Nets};
use crate::BotRng;

/// Guesses measured over whole games between the policies.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Calibration {
    /// Games played.
    pub games: u64,
    /// Guesses asked for: one each time the turn has passed to a player who is asked, if more than one answer is
    /// possible.
    pub guesses: u64,
    /// Mean surprise in nats of somebody who counts chances.
    pub loss_by_chance: f64,
    /// Mean surprise in nats of the nets.
    pub loss: f64,
    /// By how much the nets' surprise is smaller, as a share of the other.
    pub gain: f64,
    /// How often the truth lies in the smallest set that the nets give 80 %, cut to exactly 80 % by lot.
    pub in_80: f64,
}

/// Lets the policies play `games` games against each other and measures their guesses.
#[must_use]
pub fn calibrate<G: Learner>(nets: &Arc<Nets>, options: &G::Options, games: u64, seed: u64) -> Calibration {
    let mut sum = Calibration { games, ..Calibration::default() };
    let mut mind = Mind::playing::<G>(nets.clone());
    for number in 0..games {
        let mut rng = BotRng::seed_from_u64(seed.wrapping_add(number.wrapping_mul(0xd134_2543_de82_ef95)));
        play::<G>(&mut mind, options, &mut rng, &mut sum);
    }
    let count = sum.guesses.max(1) as f64;
    sum.loss_by_chance /= count;
    sum.loss /= count;
    sum.in_80 /= count;
    sum.gain = 1.0 - sum.loss / sum.loss_by_chance.max(1e-9);
    sum
}

fn play<G: Learner>(mind: &mut Mind, options: &G::Options, rng: &mut BotRng, sum: &mut Calibration) {
    let mut game = G::new(options).expect("options that were checked");
    let (mut legal, mut last): (Vec<G::Action>, Option<Seat>) = (Vec::new(), None);
    loop {
        resolve_random(&mut game, rng, &mut Ignore);
        let Some(seat) = game.turn().seats().iter().next() else { return };
        let view = game.view(Audience::Seat(seat));
        if last != Some(seat) {
            sum.ask::<G>(mind, &view, game.secret(), rng);
        }
        last = Some(seat);
        legal.clear();
        game.legal(seat, &mut legal);
        let choice = if legal.len() == 1 { 0 } else { draw(mind.chances::<G>(seat, &view, &legal), rng) };
        game.act_unchecked(seat, legal[choice], &mut Ignore);
    }
}

impl Calibration {
    fn ask<G: Learner>(&mut self, mind: &mut Mind, view: &G::View, truth: usize, rng: &mut BotRng) {
        let mut chances = Vec::new();
        G::secrets(view, &mut chances);
        if chances.iter().filter(|chance| **chance > 0.0).count() < 2 {
            return;
        }
        let guess = mind.secrets::<G>(view);
        let surprise = |chance: f32| -libm::log(f64::from(chance.max(1e-9)));
        self.guesses += 1;
        self.loss_by_chance += surprise(chances[truth]);
        self.loss += surprise(guess[truth]);
        self.in_80 += f64::from(u8::from(holds(&guess, truth, rng)));
    }
}

/// Whether the likeliest answers that make up 80 % hold the truth; the last of them counts by lot, so that it is 80 %.
fn holds(guess: &[f32], truth: usize, rng: &mut BotRng) -> bool {
    let mut order: Vec<usize> = (0..guess.len()).collect();
    order.sort_by(|one, two| guess[*two].total_cmp(&guess[*one]));
    let mut left = 0.8;
    for answer in order {
        let chance = guess[answer];
        if chance >= left {
            let lot = (rng.next_u64() >> 40) as f32 / (1 << 24) as f32;
            return answer == truth && lot * chance < left;
        }
        if answer == truth {
            return true;
        }
        left -= chance;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_80_percent_holds_80_percent() {
        let mut rng = BotRng::seed_from_u64(1);
        let guess = [0.1, 0.5, 0.25, 0.15];
        let held = (0..20_000).filter(|_| {
            let truth = draw(&guess, &mut rng);
            holds(&guess, truth, &mut rng)
        });
        let share = held.count() as f64 / 20_000.0;
        assert!((share - 0.8).abs() < 0.02, "{share}");
    }
}
