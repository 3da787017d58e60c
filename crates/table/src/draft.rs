//! A player's steps before they count.

use std::sync::Arc;

use game_core::{Seat, Turn};
use games::{AnyEvent, AnyGame, StepError};
use serde::{Deserialize, Serialize};

use crate::CommandKey;

/// How many command ids a draft remembers; a resend that is older than these is refused by its stale version anyway.
const REMEMBERED: usize = 64;

/// An unfinished move: the game as its player sees it.
#[derive(Clone)]
pub(crate) struct Draft {
    pub(crate) now: Box<dyn AnyGame>,
    pub(crate) body: DraftBody,
    pub(crate) events: Vec<Arc<dyn AnyEvent>>,
    /// How many of the events came with the last change; none after an undo.
    pub(crate) newest: usize,
}

/// What is stored of an unfinished move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DraftBody {
    /// How many steps the game had when the draft began; it belongs to no other position.
    pub at_step: usize,
    /// Counts the changes.
    pub revision: u64,
    /// The steps.
    pub steps: Vec<String>,
    /// The commands that made them, or took them back.
    pub commands: Vec<CommandKey>,
}

/// A step that was tried on top of a draft.
pub(crate) struct Tried {
    pub(crate) draft: Draft,
    /// Whether it needed chance, showed something or handed over, so that the draft must be committed.
    pub(crate) sealed: bool,
}

impl Draft {
    /// An empty draft on top of `game`.
    pub(crate) fn new(game: &dyn AnyGame, at_step: usize) -> Self {
        let body = DraftBody { at_step, ..DraftBody::default() };
        Self { now: game.boxed_clone(), body, events: Vec::new(), newest: 0 }
    }

    /// Brings a stored draft back.
    pub(crate) fn restore(game: &dyn AnyGame, seat: Seat, body: DraftBody) -> Result<Self, StepError> {
        let mut draft = Self::new(game, body.at_step);
        draft.body = body;
        draft.play(seat)?;
        Ok(draft)
    }

    /// The draft with one more step.
    pub(crate) fn with(
        &self,
        seat: Seat,
        action: &str,
        command: Option<CommandKey>,
    ) -> Result<Tried, StepError> {
        let mut draft = self.clone();
        let events = draft.now.act(seat, action)?;
        let shows = self.now.shows_something_new(seat, action)?;
        draft.newest = events.len();
        draft.events.extend(events);
        draft.body.steps.push(format!("{seat} {action}"));
        draft.changed(command);
        let sealed = shows || draft.now.turn() != Turn::Seat(seat);
        Ok(Tried { draft, sealed })
    }

    /// The draft without its last step; `None` if there is none.
    pub(crate) fn without_last(&self, game: &dyn AnyGame, seat: Seat, command: CommandKey) -> Option<Self> {
        let mut body = self.body.clone();
        body.steps.pop()?;
        let mut draft = Self::restore(game, seat, body).ok()?;
        draft.changed(Some(command));
        Some(draft)
    }

    fn play(&mut self, seat: Seat) -> Result<(), StepError> {
        let prefix = format!("{seat} ");
        for step in &self.body.steps {
            let action = step.strip_prefix(&prefix).unwrap_or(step);
            self.events.extend(self.now.act(seat, action)?);
        }
        Ok(())
    }

    fn changed(&mut self, command: Option<CommandKey>) {
        self.body.revision += 1;
        self.body.commands.extend(command);
        let surplus = self.body.commands.len().saturating_sub(REMEMBERED);
        self.body.commands.drain(..surplus);
    }
}
