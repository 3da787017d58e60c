//! How long Kelp's exact belief takes to follow one turn of the Octopus, at worst.

use std::{hint::black_box, time::Instant};

use bots::BotRng;
use game_core::{Audience, Game, Turn, below};
use kelp::{Belief, Kelp, SHARK, SeenEvent, names::Side};
use rand_core::SeedableRng;
use serde::Serialize;

/// Over many random games.
#[derive(Serialize)]
pub(super) struct BeliefReport {
    /// Turns of the Octopus that were followed.
    pub(super) turns: u64,
    pub(super) mean_us: f64,
    /// The slowest turn; each is followed three times and the fastest counts, because others use the machine too.
    pub(super) worst_us: f64,
}

/// Follows random games for about so many seconds.
pub(super) fn measure(options: &kelp::Options, seconds: f64) -> BeliefReport {
    let mut rng = BotRng::seed_from_u64(5);
    let mut report = BeliefReport { turns: 0, mean_us: 0.0, worst_us: 0.0 };
    let began = Instant::now();
    while report.turns == 0 || began.elapsed().as_secs_f64() < seconds {
        follow_game(options, &mut rng, &mut report);
    }
    report.mean_us /= report.turns as f64;
    report
}

fn follow_game(options: &kelp::Options, rng: &mut BotRng, report: &mut BeliefReport) {
    let mut game = Kelp::new(options).expect("the options were checked");
    let mut belief = Belief::of(&game.view(Audience::Seat(SHARK)));
    let mut turn: Vec<SeenEvent> = Vec::new();
    while game.turn() != Turn::Over {
        for seen in random_step(&mut game, rng) {
            if matches!(seen, SeenEvent::TurnBegan { side: Side::Shark, .. }) {
                report.add(&belief, &turn);
            }
            if matches!(seen, SeenEvent::TurnBegan { .. }) {
                turn.iter().for_each(|seen| belief.observe(seen));
                turn.clear();
            }
            turn.push(seen);
        }
    }
}

/// One random step; what the Shark perceives of it.
fn random_step(game: &mut Kelp, rng: &mut BotRng) -> Vec<SeenEvent> {
    let mut events = Vec::new();
    if let Some(seat) = game.turn().seats().iter().next() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        game.act_unchecked(seat, legal[below(rng, legal.len() as u32) as usize], &mut events);
    } else {
        let outcome = game.outcome_at(below(rng, game.tickets()));
        game.resolve_unchecked(outcome, &mut events);
    }
    events.iter().map(|event| event.seen_by(Audience::Seat(SHARK))).collect()
}

impl BeliefReport {
    /// Times a whole turn, up to the new chance of every block in every zone.
    fn add(&mut self, before: &Belief, turn: &[SeenEvent]) {
        let mut best = f64::MAX;
        for _ in 0..3 {
            let mut belief = before.clone();
            let began = Instant::now();
            turn.iter().for_each(|seen| belief.observe(seen));
            black_box(belief.marginals());
            best = best.min(began.elapsed().as_secs_f64() * 1e6);
        }
        self.turns += 1;
        self.mean_us += best;
        self.worst_us = self.worst_us.max(best);
    }
}
