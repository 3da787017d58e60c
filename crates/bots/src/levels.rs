//! The levels that people choose from, the same six for every game.

use std::sync::Arc;

use search::RandomBot;

use crate::{
    Bot,
    learn::{Learner, Nets, Thinker, follower},
};

/// The names of the levels, weakest first, and the yardstick.
pub(crate) const BOTS: &[&str] = &["drifter", "novice", "casual", "skilled", "expert", "master", "greedy"];

/// Those that play by learned weights.
pub(crate) const LEARNED: &[&str] = &["skilled", "policy", "expert", "master"];

/// How much a searching level tries: candidates, playouts, plies.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Moves that enter the race.
    pub candidates: usize,
    /// Playouts of all of them together.
    pub playouts: u32,
    /// Decisions of a playout before the critic judges.
    pub plies: u32,
}

/// A game with levels.
pub trait Levelled: Learner {
    /// How much `expert` tries.
    const EXPERT: Effort;
    /// How much `master` tries.
    const MASTER: Effort;
    /// How many times as many playouts they make when there is more than one opponent: more can happen before their next
    /// turn.
    const CROWD: u32 = 1;

    /// The nets of the house.
    fn nets() -> &'static Arc<Nets>;

    /// A beginner: greedy, short-sighted and forgetful.
    fn novice() -> Box<dyn Bot<Self>>;

    /// A sensible player without foresight; also the yardstick `greedy`.
    fn greedy() -> Box<dyn Bot<Self>>;
}

/// The player of this level; `None` if it is no level.
pub(crate) fn level<G: Levelled>(name: &str) -> Option<Box<dyn Bot<G>>> {
    let thinker = |effort: Effort| {
        let settings = Thinker::settings::<G>(effort.candidates, effort.playouts, effort.plies);
        Box::new(Thinker::new(G::nets().clone(), settings).in_a_crowd(G::CROWD))
    };
    Some(match name {
        "drifter" | "random" => Box::new(RandomBot),
        "novice" => G::novice(),
        "casual" | "greedy" => G::greedy(),
        "skilled" | "policy" => Box::new(follower::<G>(G::nets().clone())),
        "expert" => thinker(G::EXPERT),
        "master" => thinker(G::MASTER),
        _ => return None,
    })
}
