//! How long Kelp's exact belief takes to follow one turn of the Octopus, at worst: in random games, and in games made to
//! be hard, with nine different blocks and an Octopus that does nothing but shuffle and hide.

use std::{hint::black_box, time::Instant};

use bots::BotRng;
use game_core::{Audience, Game, Turn, below};
use kelp::{Action, Belief, Kelp, SHARK, SeenEvent, Setup, names::Side};
use rand_core::SeedableRng;
use serde::Serialize;

/// Over many games.
#[derive(Serialize)]
pub(super) struct BeliefReport {
    /// Turns of the Octopus that were followed.
    pub(super) turns: u64,
    pub(super) mean_us: f64,
    /// The slowest turn; each is followed three times and the fastest counts, because others use the machine too.
    pub(super) worst_us: f64,
}

/// How a player chooses.
type Choose = fn(&[Action], &mut BotRng) -> Action;

/// Follows games for about so many seconds, random ones and hard ones by turns.
pub(super) fn measure(options: &kelp::Options, seconds: f64) -> BeliefReport {
    let mut rng = BotRng::seed_from_u64(5);
    let mut report = BeliefReport { turns: 0, mean_us: 0.0, worst_us: 0.0 };
    let began = Instant::now();
    while report.turns == 0 || began.elapsed().as_secs_f64() < seconds {
        let game = Kelp::new(options).expect("the options were checked");
        follow_game(game, at_random, &mut rng, &mut report);
        follow_game(hard_game(), shuffling, &mut rng, &mut report);
    }
    report.mean_us /= report.turns as f64;
    report
}

/// Nine different blocks, all seen once, and a deck of cards that shuffle and hide.
fn hard_game() -> Kelp {
    let setup = Setup::new(&kelp::Options::default()).and_then(|setup| {
        setup
            .blocks("octopus crab snail lobster trap_hide trap_current trap_currents trap_den double_shell")?
            .remembered("1,1 1,2 1,3 2,1 2,2 2,3 3,1 3,2 3,3")?
            .hand("sneaking sneaking drift deep_cover taking_chances")?
            .draw("cloud_of_ink tuck_in tuck_in slip_away in_plain_sight")
    });
    setup.and_then(|setup| setup.octopus(0, 5).build()).expect("a position of ours")
}

fn at_random(legal: &[Action], rng: &mut BotRng) -> Action {
    legal[below(rng, legal.len() as u32) as usize]
}

/// Cards rather than discards, and a Shark that neither searches nor strikes nor buys.
fn shuffling(legal: &[Action], rng: &mut BotRng) -> Action {
    let liking = |action: &Action| match action {
        Action::Play { .. } | Action::Hide { .. } | Action::Current { .. } => 2,
        Action::Draw {} => 1,
        Action::Spend {} | Action::Aim { .. } => -1,
        _ => 0,
    };
    let best = legal.iter().map(liking).max().unwrap_or_default();
    let liked: Vec<Action> = legal.iter().copied().filter(|action| liking(action) == best).collect();
    at_random(&liked, rng)
}

fn follow_game(mut game: Kelp, choose: Choose, rng: &mut BotRng, report: &mut BeliefReport) {
    let mut belief = Belief::of(&game.view(Audience::Seat(SHARK)));
    let mut turn: Vec<SeenEvent> = Vec::new();
    while game.turn() != Turn::Over {
        for seen in next_step(&mut game, choose, rng) {
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

/// One step; what the Shark perceives of it.
fn next_step(game: &mut Kelp, choose: Choose, rng: &mut BotRng) -> Vec<SeenEvent> {
    let mut events = Vec::new();
    if let Some(seat) = game.turn().seats().iter().next() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        game.act_unchecked(seat, choose(&legal, rng), &mut events);
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
