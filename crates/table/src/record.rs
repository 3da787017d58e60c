//! Records and replays of finished games.

use std::sync::Arc;

use game_core::{Audience, RecordWriter, Step, StepText};
use games::{AnyEvent, AnyGame};
use protocol::{Phase, ReplayFrame};

use crate::{Actor, Table};

/// One step of a replay, with the game after it.
pub struct ReplayStep<'a> {
    /// The step; none for the beginning.
    pub step: Option<&'a Step<StepText, StepText>>,
    /// What happened.
    pub events: Vec<Arc<dyn AnyEvent>>,
    /// The game afterwards.
    pub game: &'a dyn AnyGame,
}

impl Table {
    /// The record of the finished game; none while it runs.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let play = self.play.as_ref().filter(|_| self.phase == Phase::Over)?;
        let mut writer = RecordWriter::new(play.game.id(), play.game.revision(), &play.game.options());
        for (name, value) in self.notes() {
            writer.note(&name, &value);
        }
        for step in &play.steps {
            writer.step(step);
        }
        Some(writer.close(play.game.outcome().is_some()))
    }

    fn notes(&self) -> Vec<(String, String)> {
        let mut notes = vec![("table".to_owned(), self.id.clone())];
        for (seat, chair) in self.chairs.iter().enumerate() {
            notes.push((format!("player-{seat}"), chair.name()));
        }
        notes.push(("commitment".to_owned(), self.seed.commitment()));
        notes.push(("seed".to_owned(), self.seed.reveal()));
        for (seat, chair) in self.chairs.iter().enumerate().filter(|(_, chair)| !chair.bytes.is_empty()) {
            notes.push((format!("bytes-{seat}"), chair.bytes.clone()));
        }
        if let (Some(result), Some(finished_ms)) = (&self.result, self.finished_ms) {
            let places: Vec<String> = result.places.iter().map(u8::to_string).collect();
            notes.push(("result".to_owned(), format!("{} {}", places.join(" "), result.reason)));
            notes.push(("finished-ms".to_owned(), finished_ms.to_string()));
        }
        notes
    }

    /// Shows every position of the finished game from its beginning; `false` while it runs.
    pub fn replay_steps(&self, visit: impl FnMut(ReplayStep<'_>)) -> bool {
        self.phase == Phase::Over && self.steps_so_far(visit)
    }

    /// Shows every position of the game from its beginning until now; `false` before it begins.
    fn steps_so_far(&self, mut visit: impl FnMut(ReplayStep<'_>)) -> bool {
        let Some(play) = self.play.as_ref() else { return false };
        let mut game = self.blank.clone();
        visit(ReplayStep { step: None, events: Vec::new(), game: game.as_ref() });
        for step in &play.steps {
            let events = match step {
                Step::Act { seat, action } => game.act(*seat, action),
                Step::Chance(outcome) => game.resolve(outcome),
            };
            let events = events.expect("steps of a table were carried out before");
            visit(ReplayStep { step: Some(step), events, game: game.as_ref() });
        }
        true
    }
}

/// A part of a finished game for `audience`, and the number of all frames. `None` while the game runs.
#[must_use]
pub fn replay_frames(
    table: &Table,
    audience: Audience,
    from: usize,
    count: usize,
) -> Option<(usize, Vec<ReplayFrame>)> {
    (table.phase == Phase::Over).then(|| frames_for(table, audience, from, count)).flatten()
}

/// What `actor` has perceived of the game so far, step by step, for those who come back and ask how it came to this:
/// a part of the frames, and the number of all. Nobody else's draft is in it. `None` before the game begins.
#[must_use]
pub fn story_frames(
    table: &Table,
    actor: &Actor,
    from: usize,
    count: usize,
) -> Option<(usize, Vec<ReplayFrame>)> {
    frames_for(table, actor.audience(), from, count)
}

fn frames_for(
    table: &Table,
    audience: Audience,
    from: usize,
    count: usize,
) -> Option<(usize, Vec<ReplayFrame>)> {
    let mut frames = Vec::new();
    let mut total = 0;
    let begun = table.steps_so_far(|step| {
        if total >= from && total < from.saturating_add(count) {
            frames.push(frame(&step, audience));
        }
        total += 1;
    });
    begun.then_some((total, frames))
}

fn frame(step: &ReplayStep<'_>, audience: Audience) -> ReplayFrame {
    let (text, seat) = match step.step {
        Some(Step::Act { seat, action }) => (Some(format!("{seat} {action}")), Some(*seat)),
        Some(Step::Chance(outcome)) => (Some(format!("chance {outcome}")), None),
        None => (None, None),
    };
    let own = seat.is_some_and(|seat| audience.is(seat)) || audience == Audience::Everyone;
    ReplayFrame {
        step: text.filter(|_| own),
        seat: seat.map(|seat| seat.index() as u8),
        events: step.events.iter().filter_map(|event| event.seen_by(audience)).collect(),
        view: step.game.view(audience),
        waiting: step.game.turn().seats().iter().map(|seat| seat.index() as u8).collect(),
    }
}
