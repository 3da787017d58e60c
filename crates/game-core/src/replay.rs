//! From a record to the game it tells of, and back.

use std::fmt::Display;

use crate::{Game, Ignore, Record, RecordError, RecordFault, RecordWriter, Step, Turn};

/// Replays `record`, showing `visit` every step with the game after it. Returns the game at the end.
///
/// # Errors
/// With the line of the first step that cannot be replayed.
pub fn replay<G: Game>(
    record: &Record,
    mut visit: impl FnMut(&Step<G::Action, G::Chance>, &G),
) -> Result<G, RecordError> {
    let mut game = start::<G>(record)?;
    for (line, step) in &record.steps {
        let step = read_step::<G>(step).map_err(|fault| RecordError::at(*line, fault))?;
        game.apply(&step, &mut Ignore).map_err(|refusal| RecordError::at(*line, refusal))?;
        visit(&step, &game);
    }
    let closing_line = record.steps.last().map_or(5 + record.notes.len(), |(line, _)| line + 1);
    match (record.finished, game.turn() == Turn::Over) {
        (true, false) => {
            Err(RecordError::at(closing_line, RecordFault::WrongEnd("'end', but the game is not over")))
        }
        (false, true) => {
            Err(RecordError::at(closing_line, RecordFault::WrongEnd("'open', but the game is over")))
        }
        _ => Ok(game),
    }
}

/// Writes the record of a game that began with `options` and took `steps`.
pub fn record_of<G: Game>(
    options: &G::Options,
    notes: &[(&str, String)],
    steps: &[Step<impl Display, impl Display>],
    finished: bool,
) -> String {
    let mut writer = RecordWriter::new(G::ID, G::REVISION, &options.to_string());
    for (name, value) in notes {
        writer.note(name, value);
    }
    for step in steps {
        writer.step(step);
    }
    writer.close(finished)
}

fn start<G: Game>(record: &Record) -> Result<G, RecordError> {
    if record.game != G::ID {
        return Err(RecordError::at(2, RecordFault::OtherGame(record.game.clone())));
    }
    if record.revision != G::REVISION {
        let fault = RecordFault::OtherRevision { found: record.revision, known: G::REVISION };
        return Err(RecordError::at(3, fault));
    }
    let options: G::Options =
        record.options.parse().map_err(|fault| RecordError::at(4, RecordFault::Options(fault)))?;
    G::new(&options).map_err(|fault| RecordError::at(4, fault))
}

fn read_step<G: Game>(
    step: &Step<crate::StepText, crate::StepText>,
) -> Result<Step<G::Action, G::Chance>, RecordFault> {
    Ok(match step {
        Step::Act { seat, action } => Step::Act { seat: *seat, action: action.parse()? },
        Step::Chance(outcome) => Step::Chance(outcome.parse()?),
    })
}
