//! A player's steps before they count: private, and undoable one by one.

use crate::{Game, Refusal, Seat, Turn};

/// Whether a draft may still be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftState {
    /// The player may go on or undo.
    Open,
    /// The last step needed chance, showed something new or handed over: the draft must be committed now.
    Sealed,
}

/// The steps one player has made since the last commit.
#[derive(Clone, Debug)]
pub struct Draft<G: Game> {
    base: G,
    now: G,
    seat: Seat,
    actions: Vec<G::Action>,
    state: DraftState,
}

impl<G: Game> Draft<G> {
    /// An empty draft of `seat` on top of `base`.
    #[must_use]
    pub fn new(base: G, seat: Seat) -> Self {
        let now = base.clone();
        Self { base, now, seat, actions: Vec::new(), state: DraftState::Open }
    }

    /// The game as the drafting player sees it.
    #[must_use]
    pub fn now(&self) -> &G {
        &self.now
    }

    /// The game as everybody else still sees it.
    #[must_use]
    pub fn base(&self) -> &G {
        &self.base
    }

    /// The steps so far.
    #[must_use]
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Whether the draft is open.
    #[must_use]
    pub fn state(&self) -> DraftState {
        self.state
    }

    /// Adds a step.
    ///
    /// # Errors
    /// If the step is not legal; the draft is then unchanged.
    pub fn act(&mut self, action: G::Action) -> Result<DraftState, Refusal> {
        debug_assert_eq!(self.state, DraftState::Open, "a sealed draft is committed before the next step");
        let shows = self.now.shows_something_new(self.seat, action);
        self.now.act(self.seat, action, &mut crate::Ignore)?;
        self.actions.push(action);
        if shows || self.now.turn() != Turn::Seat(self.seat) {
            self.state = DraftState::Sealed;
        }
        Ok(self.state)
    }

    /// Takes the last step back; `false` if there is none or the draft is sealed.
    pub fn undo(&mut self) -> bool {
        if self.state == DraftState::Sealed || self.actions.pop().is_none() {
            return false;
        }
        self.now = self.base.clone();
        for action in &self.actions {
            self.now.act_unchecked(self.seat, *action, &mut crate::Ignore);
        }
        true
    }
}
