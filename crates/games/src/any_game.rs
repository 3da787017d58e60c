//! One game in progress behind a face that speaks text and JSON.

use std::sync::Arc;

use bots::Cancel;
use game_core::{Audience, BadNotation, Outcome, Refusal, Seat, Turn};
use serde_json::Value;
use thiserror::Error;

/// Something a player may do now.
#[derive(Clone, Debug, PartialEq)]
pub struct LegalAction {
    /// The notation, which is also what is sent back to do it.
    pub text: String,
    /// The same in parts that a client can draw.
    pub parts: Value,
}

/// Why a step was not taken; the game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// The text is no step of this game.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// A rule forbids it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// What happened, in full; only its projections leave the server.
pub trait AnyEvent: Send + Sync {
    /// What `audience` perceives of it.
    fn seen_by(&self, audience: Audience) -> Option<Value>;
}

/// One game in progress. See [`game_core::Game`], of which this is the erased form.
pub trait AnyGame: Send + Sync {
    /// The game's name.
    fn id(&self) -> &'static str;
    /// Revision of its rules.
    fn revision(&self) -> u32;
    /// The options in their text form.
    fn options(&self) -> String;
    /// Number of seats.
    fn seats(&self) -> usize;
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// Everything `seat` may do now.
    fn legal(&self, seat: Seat) -> Vec<LegalAction>;
    /// Carries out an action.
    ///
    /// # Errors
    /// If the text is no action or a rule forbids it.
    fn act(&mut self, seat: Seat, text: &str) -> Result<Vec<Arc<dyn AnyEvent>>, StepError>;
    /// Whether the action would show its player something new, and so cannot be taken back.
    ///
    /// # Errors
    /// If the text is no action.
    fn shows_something_new(&self, seat: Seat, text: &str) -> Result<bool, StepError>;
    /// Sum of the weights of chance, 0 if the game does not wait for it.
    fn tickets(&self) -> u32;
    /// The outcome that holds this ticket.
    fn outcome_at(&self, ticket: u32) -> String;
    /// Lets chance bring an outcome.
    ///
    /// # Errors
    /// If the text is no outcome or it cannot happen now.
    fn resolve(&mut self, text: &str) -> Result<Vec<Arc<dyn AnyEvent>>, StepError>;
    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;
    /// What `audience` may know.
    fn view(&self, audience: Audience) -> Value;
    /// What `audience` could have worked out with pencil and paper, for tables that allow such help.
    fn aid(&self, _audience: Audience) -> Option<Value> {
        None
    }
    /// Whether nothing is broken that no step may break.
    ///
    /// # Errors
    /// With what is broken.
    fn audit(&self) -> Result<(), String>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
    /// What `seat` knows, bundled so that a bot can think about it on another thread. It holds a view and a legal
    /// list, never the state. `None` if the seat has nothing to decide.
    fn question(&self, seat: Seat) -> Option<Box<dyn AnyBot>>;
}

/// A decision to be made by a bot that sees nothing but the seat's view.
pub trait AnyBot: Send {
    /// The notation of what the bot named `bot` does; the same seed gives the same answer.
    ///
    /// # Errors
    /// If the game has no bot of that name.
    fn answer(
        &self,
        bot: &str,
        seed: u64,
        decision: u64,
        cancel: &Cancel,
    ) -> Result<String, bots::UnknownBot>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
