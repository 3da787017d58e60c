//! The game of a table, its lots and its steps so far.

use std::sync::Arc;

use game_core::{Seat, Step, StepText, Turn};
use games::{AnyEvent, AnyGame};

use crate::{draft::Draft, fair::Dice};

/// A running or finished game.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) dice: Dice,
    pub(crate) steps: Vec<Step<StepText, StepText>>,
    pub(crate) drafts: Vec<Option<Draft>>,
    /// The version since which each seat has had its present question.
    pub(crate) asked_since: Vec<u64>,
}

/// A step in the log does not fit the game.
pub(crate) struct Misfit(pub(crate) String);

impl Play {
    pub(crate) fn new(game: Box<dyn AnyGame>, dice: Dice) -> Self {
        let seats = game.seats();
        Self { game, dice, steps: Vec::new(), drafts: vec![None; seats], asked_since: vec![0; seats] }
    }

    /// Draws lots until a player must act or the game is over; the steps as lines of a record.
    pub(crate) fn draw_lots(game: &mut dyn AnyGame, dice: &mut Dice) -> Vec<String> {
        let mut lines = Vec::new();
        while game.turn() == Turn::Chance {
            let outcome = game.outcome_at(dice.ticket(game.tickets()));
            game.resolve(&outcome).expect("an outcome that the game offered can happen");
            lines.push(format!("chance {outcome}"));
        }
        lines
    }

    /// Carries out the steps of an entry; lots must be those that the seed brings.
    pub(crate) fn apply(&mut self, lines: &[String], version: u64) -> Result<Vec<Arc<dyn AnyEvent>>, Misfit> {
        let before = self.game.turn().seats();
        let mut acted = game_core::Seats::NONE;
        let mut events = Vec::new();
        for line in lines {
            let step = parse_step(line).ok_or_else(|| Misfit(format!("'{line}' is no step")))?;
            if let Step::Act { seat, .. } = step {
                acted = acted.with(seat);
            }
            events.extend(self.apply_step(&step)?);
            self.steps.push(step);
        }
        for seat in self.game.turn().seats().iter() {
            if !before.contains(seat) || acted.contains(seat) {
                self.asked_since[seat.index()] = version;
            }
        }
        Ok(events)
    }

    fn apply_step(&mut self, step: &Step<StepText, StepText>) -> Result<Vec<Arc<dyn AnyEvent>>, Misfit> {
        match step {
            Step::Act { seat, action } => {
                self.game.act(*seat, action).map_err(|error| Misfit(format!("'{seat} {action}': {error}")))
            }
            Step::Chance(found) => {
                if self.game.tickets() == 0 {
                    return Err(Misfit("a lot that nobody waits for".to_owned()));
                }
                let expected = self.game.outcome_at(self.dice.ticket(self.game.tickets()));
                if *expected != **found {
                    return Err(Misfit("a lot that the seed does not bring".to_owned()));
                }
                self.game.resolve(found).map_err(|error| Misfit(format!("lot '{found}': {error}")))
            }
        }
    }

    /// The draft of `seat`, or an empty one.
    pub(crate) fn draft(&self, seat: Seat) -> Draft {
        self.drafts[seat.index()].clone().unwrap_or_else(|| Draft::new(self.game.as_ref(), self.steps.len()))
    }
}

/// Reads a line of a record.
pub(crate) fn parse_step(line: &str) -> Option<Step<StepText, StepText>> {
    let (who, what) = line.split_once(' ')?;
    if who == "chance" {
        return Some(Step::Chance(what.into()));
    }
    Some(Step::Act { seat: Seat::new(who.parse().ok()?)?, action: what.into() })
}
