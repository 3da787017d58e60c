//! Random play that checks the game's own invariants at every step: the driver of fuzzing, benchmarks and tests.

use rand_core::Rng;
use thiserror::Error;

use crate::{Game, Ignore, Step, Turn, below};

/// Why a random game could not be played to its end; always a bug of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WalkFault {
    /// A seat must act and has nothing to do, or chance has no outcome.
    #[error("dead end after {steps} steps")]
    DeadEnd {
        /// Steps taken.
        steps: usize,
    },
    /// The game does not end.
    #[error("no end within {steps} steps")]
    Endless {
        /// Steps taken.
        steps: usize,
    },
    /// [`Game::audit`] complains.
    #[error("after {steps} steps: {broken}")]
    Broken {
        /// Steps taken.
        steps: usize,
        /// What is broken.
        broken: String,
    },
    /// The game refuses what it listed.
    #[error("step {steps} was listed but is {refusal}")]
    Refused {
        /// Steps taken.
        steps: usize,
        /// The refusal.
        refusal: crate::Refusal,
    },
    /// The game is over without an outcome.
    #[error("over after {steps} steps without an outcome")]
    NoOutcome {
        /// Steps taken.
        steps: usize,
    },
}

/// How long a random game may be.
pub const MAX_WALK: usize = 1_000_000;

/// Plays `game` to its end with uniformly random actions, auditing after every step, and shows `visit` each step
/// together with the game before it. Returns the game at its end and the number of decisions by players.
///
/// # Errors
/// If the game breaks its contract.
pub fn walk<G: Game>(
    mut game: G,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
    mut visit: impl FnMut(&G, &Step<G::Action, G::Chance>),
) -> Result<(G, usize), WalkFault> {
    let mut decisions = 0;
    for steps in 0..MAX_WALK {
        let Some(step) = random_step(&game, rng, legal, steps)? else {
            return match game.outcome() {
                Some(_) => Ok((game, decisions)),
                None => Err(WalkFault::NoOutcome { steps }),
            };
        };
        decisions += usize::from(matches!(step, Step::Act { .. }));
        visit(&game, &step);
        game.apply(&step, &mut Ignore).map_err(|refusal| WalkFault::Refused { steps, refusal })?;
        game.audit().map_err(|broken| WalkFault::Broken { steps, broken })?;
    }
    Err(WalkFault::Endless { steps: MAX_WALK })
}

/// A step of the game `G`.
type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

fn random_step<G: Game>(
    game: &G,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
    steps: usize,
) -> Result<Option<StepOf<G>>, WalkFault> {
    let seat = match game.turn() {
        Turn::Over => return Ok(None),
        Turn::Chance if game.tickets() == 0 => return Err(WalkFault::DeadEnd { steps }),
        Turn::Chance => return Ok(Some(Step::Chance(game.outcome_at(below(rng, game.tickets()))))),
        Turn::Seat(seat) => seat,
        Turn::Together(seats) => seats.iter().next().ok_or(WalkFault::DeadEnd { steps })?,
    };
    legal.clear();
    game.legal(seat, legal);
    if legal.is_empty() {
        return Err(WalkFault::DeadEnd { steps });
    }
    Ok(Some(Step::Act { seat, action: legal[below(rng, legal.len() as u32) as usize] }))
}
