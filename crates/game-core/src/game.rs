//! The contract itself.

use std::{fmt, hash::Hash, str::FromStr};

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};

use crate::{Audience, BadNotation, BadOptions, Outcome, Refusal, Seat, Turn};

/// A value with a text form that reads back as the same value; one line, no leading or trailing blank.
pub trait Notation: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = BadNotation> {}

impl<T: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = BadNotation>> Notation for T {}

/// What a player may do: a [`Notation`] that is also sent to clients in parts they can draw.
pub trait Action: Notation + Serialize + Send + Sync + 'static {}

impl<T: Notation + Serialize + Send + Sync + 'static> Action for T {}

/// One entry of a game's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<A, C> {
    /// A player acted.
    Act {
        /// Who acted.
        seat: Seat,
        /// What was done.
        action: A,
    },
    /// Chance decided.
    Chance(C),
}

/// Takes the events that a step produces.
pub trait Sink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

/// A [`Sink`] for those who only want the new state.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    fn push(&mut self, _event: E) {}
}

/// The whole truth about one game in progress.
///
/// Implementations keep their fields private, are cheap to clone, and are not `Serialize`: what leaves the engine
/// is a [`Game::View`] or a [`Game::SeenEvent`], built for one audience.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// The name of the game in records, addresses and commands.
    const ID: &'static str;
    /// Raised when a change of the rules would make an old record replay differently.
    const REVISION: u32;

    /// What is agreed before the start. Its text form is one line of `name=value` words.
    type Options: Clone
        + Eq
        + Default
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = BadOptions>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// What a player may do.
    type Action: Action;
    /// What chance may bring.
    type Chance: Notation + Send + Sync + 'static;
    /// What happened, in full. Not for the eyes of anybody: see [`Game::project`].
    type Event: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    /// What an audience perceives of an event.
    type SeenEvent: Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static;
    /// What an audience may know, with perfect recall.
    type View: Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static;

    /// A new game.
    ///
    /// # Errors
    /// If no game can be played with these options.
    fn new(options: &Self::Options) -> Result<Self, BadOptions>;

    /// The options this game was started with.
    fn options(&self) -> Self::Options;

    /// Number of seats.
    fn seats(&self) -> usize;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Appends everything `seat` may do now, each action once, in a fixed order that depends only on what the seat
    /// may know. Nothing if it is not the seat's turn.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Carries out `action`.
    ///
    /// # Errors
    /// With the rule that forbids the action; the game is then unchanged.
    fn act(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Carries out an action that was taken from [`Game::legal`]; for search, which has just listed it.
    fn act_unchecked(&mut self, seat: Seat, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Whether `action`, taken now, would show its player something the player cannot know yet, so that it
    /// cannot be taken back. (Chance and the hand-over to another seat need not be named here.)
    fn shows_something_new(&self, seat: Seat, action: Self::Action) -> bool;

    /// The sum of the weights of all outcomes while the game waits for chance, else 0. Never more than 2³¹.
    fn tickets(&self) -> u32;

    /// The outcome that holds this ticket; tickets count from 0 to `tickets() - 1`, and each outcome holds as many
    /// in a row as its weight says.
    fn outcome_at(&self, ticket: u32) -> Self::Chance;

    /// Lets chance bring `outcome`.
    ///
    /// # Errors
    /// If the game does not wait for chance or this outcome cannot happen; the game is then unchanged.
    fn resolve(&mut self, outcome: Self::Chance, events: &mut impl Sink<Self::Event>) -> Result<(), Refusal>;

    /// As [`Game::resolve`], for an outcome that was taken from [`Game::outcome_at`].
    fn resolve_unchecked(&mut self, outcome: Self::Chance, events: &mut impl Sink<Self::Event>);

    /// How the game ended, once its turn is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// What `audience` may know now, with perfect recall. [`Audience::Everyone`] sees all, and is only to be asked
    /// for when the game is over.
    fn view(&self, audience: Audience) -> Self::View;

    /// What `audience` perceives of `event`; `None` if nothing at all. The number of events perceived must tell
    /// nothing that the audience may not know.
    fn project(event: &Self::Event, audience: Audience) -> Option<Self::SeenEvent>;

    /// Deals a world that agrees with everything in `view`: its own view for the same audience is equal to `view`,
    /// and every such world comes up as often as chance alone makes it likely.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// Checks what no step may ever break (every card, die and block exists exactly once, and the like).
    ///
    /// # Errors
    /// With a sentence that says what is broken; that is a bug of the game.
    fn audit(&self) -> Result<(), String>;

    /// All outcomes with their weights, in ticket order.
    fn outcomes(&self) -> Vec<(Self::Chance, u32)> {
        let mut list: Vec<(Self::Chance, u32)> = Vec::new();
        for ticket in 0..self.tickets() {
            let outcome = self.outcome_at(ticket);
            match list.last_mut() {
                Some((last, weight)) if *last == outcome => *weight += 1,
                _ => list.push((outcome, 1)),
            }
        }
        list
    }

    /// Carries out a step of a history.
    ///
    /// # Errors
    /// As [`Game::act`] and [`Game::resolve`].
    fn apply(
        &mut self,
        step: &Step<Self::Action, Self::Chance>,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        match *step {
            Step::Act { seat, action } => self.act(seat, action, events),
            Step::Chance(outcome) => self.resolve(outcome, events),
        }
    }
}
