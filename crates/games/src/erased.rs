//! Puts any concrete game behind the [`AnyGame`] face.

use std::sync::Arc;

use bots::{Cancel, Playable, UnknownBot, bot_rng};
use game_core::{Audience, BadOptions, Outcome, Record, RecordError, Seat, Step, Turn};
use serde_json::Value;
use thiserror::Error;

use crate::{AnyBot, AnyEvent, AnyGame, LegalAction, StepError, UnknownGame, Visitor, visit};

/// Why a game was not started.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// No game has this name.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The options cannot be played.
    #[error(transparent)]
    Options(#[from] BadOptions),
}

/// Why a record was not replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// No game has this name.
    #[error("line 2: {0}")]
    Game(#[from] UnknownGame),
    /// A line is bad.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// A new game of this name with options in their text form (an empty text means the defaults).
///
/// # Errors
/// If there is no such game, or none can be played with these options.
pub fn start(id: &str, options: &str) -> Result<Box<dyn AnyGame>, StartError> {
    struct Start<'a>(&'a str);
    impl Visitor for Start<'_> {
        type Out = Result<Box<dyn AnyGame>, BadOptions>;
        fn visit<G: Playable>(self) -> Self::Out {
            let options = if self.0.is_empty() { G::Options::default() } else { self.0.parse()? };
            Ok(Box::new(Erased(G::new(&options)?)))
        }
    }
    Ok(visit(id, Start(options))??)
}

/// Is shown the text of a step and the game after it.
pub type StepVisitor<'a> = dyn FnMut(&Step<String, String>, &dyn AnyGame) + 'a;

/// Replays a record of any game; `step` is shown the text of every step with the game after it.
///
/// # Errors
/// With the first bad line.
pub fn replay(record: &Record, step: &mut StepVisitor<'_>) -> Result<Box<dyn AnyGame>, ReplayError> {
    struct Replay<'a, 'b>(&'a Record, &'a mut StepVisitor<'b>);
    impl Visitor for Replay<'_, '_> {
        type Out = Result<Box<dyn AnyGame>, RecordError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let game = game_core::replay::<G>(self.0, |step, game| {
                let text = match step {
                    Step::Act { seat, action } => Step::Act { seat: *seat, action: action.to_string() },
                    Step::Chance(outcome) => Step::Chance(outcome.to_string()),
                };
                (self.1)(&text, &Erased(game.clone()));
            })?;
            Ok(Box::new(Erased(game)))
        }
    }
    Ok(visit(&record.game, Replay(record, step))??)
}

/// The names of a game's bots, weakest first.
///
/// # Errors
/// If there is no such game.
pub fn bot_names(id: &str) -> Result<&'static [&'static str], UnknownGame> {
    struct Names;
    impl Visitor for Names {
        type Out = &'static [&'static str];
        fn visit<G: Playable>(self) -> Self::Out {
            G::BOTS
        }
    }
    visit(id, Names)
}

/// Whether a game has a bot of this name, be it a level or one for measuring.
///
/// # Errors
/// If there is no such game, or (inside) it has no such bot.
pub fn check_bot(id: &str, bot: &str) -> Result<Result<(), UnknownBot>, UnknownGame> {
    struct Check<'a>(&'a str);
    impl Visitor for Check<'_> {
        type Out = Result<(), UnknownBot>;
        fn visit<G: Playable>(self) -> Self::Out {
            G::bot(self.0).map(drop)
        }
    }
    visit(id, Check(bot))
}

struct Erased<G: Playable>(G);

struct ErasedEvent<G: Playable>(G::Event);

impl<G: Playable> AnyEvent for ErasedEvent<G> {
    fn seen_by(&self, audience: Audience) -> Option<Value> {
        G::project(&self.0, audience).map(|seen| to_json(&seen))
    }
}

struct Question<G: Playable> {
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Playable> AnyBot for Question<G> {
    fn answer(&self, bot: &str, seed: u64, decision: u64, cancel: &Cancel) -> Result<String, UnknownBot> {
        let mut rng = bot_rng(seed, self.seat, decision);
        let choice = G::bot(bot)?.choose(&self.view, &self.legal, &mut rng, cancel);
        Ok(self.legal[choice].to_string())
    }
}

impl<G: Playable> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn revision(&self) -> u32 {
        G::REVISION
    }

    fn options(&self) -> String {
        self.0.options().to_string()
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, seat: Seat) -> Vec<LegalAction> {
        let mut actions = Vec::new();
        self.0.legal(seat, &mut actions);
        actions.iter().map(|a| LegalAction { text: a.to_string(), parts: to_json(a) }).collect()
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<Vec<Arc<dyn AnyEvent>>, StepError> {
        let mut events = Vec::new();
        self.0.act(seat, text.parse()?, &mut events)?;
        Ok(erase::<G>(events))
    }

    fn shows_something_new(&self, seat: Seat, text: &str) -> Result<bool, StepError> {
        Ok(self.0.shows_something_new(seat, text.parse()?))
    }

    fn tickets(&self) -> u32 {
        self.0.tickets()
    }

    fn outcome_at(&self, ticket: u32) -> String {
        self.0.outcome_at(ticket).to_string()
    }

    fn resolve(&mut self, text: &str) -> Result<Vec<Arc<dyn AnyEvent>>, StepError> {
        let mut events = Vec::new();
        self.0.resolve(text.parse()?, &mut events)?;
        Ok(erase::<G>(events))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn view(&self, audience: Audience) -> Value {
        to_json(&self.0.view(audience))
    }

    fn aid(&self, audience: Audience) -> Option<Value> {
        G::aid(&self.0.view(audience))
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(Self(self.0.clone()))
    }

    fn question(&self, seat: Seat) -> Option<Box<dyn AnyBot>> {
        let mut legal = Vec::new();
        self.0.legal(seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        Some(Box::new(Question::<G> { seat, view: self.0.view(Audience::Seat(seat)), legal }))
    }
}

fn erase<G: Playable>(events: Vec<G::Event>) -> Vec<Arc<dyn AnyEvent>> {
    events.into_iter().map(|event| Arc::new(ErasedEvent::<G>(event)) as Arc<dyn AnyEvent>).collect()
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views, actions and events have string keys and plain values")
}
