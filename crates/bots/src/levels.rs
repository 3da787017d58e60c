//! The levels that people choose from, the same six for every game.

use std::sync::Arc;

use search::RandomBot;

use crate::{
    Bot, BotRng, Cancel,
    learn::{Learner, NetBot, Nets, Thinker},
};

/// The names of the levels, weakest first. The yardstick `greedy` is `casual` by another name, and not offered twice.
pub(crate) const BOTS: &[&str] = &["drifter", "novice", "casual", "skilled", "expert", "master"];

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
    /// How many times as many playouts there are against more than one opponent: more can happen before the next turn.
    pub crowd: u32,
}

/// A game with levels.
pub trait Levelled: Learner {
    /// How much `expert` tries against more than one opponent, where much can happen before its next turn. Against one it
    /// follows the policy: between that and the longest search there is no room for another step.
    const EXPERT_IN_A_CROWD: Effort = Self::MASTER;
    /// How much `master` tries.
    const MASTER: Effort;

    /// The nets of the house.
    fn nets() -> &'static Arc<Nets>;

    /// The nets that `skilled` follows: they have seen much less of the game.
    fn young_nets() -> &'static Arc<Nets>;

    /// A beginner: greedy, short-sighted and forgetful.
    fn novice() -> Box<dyn Bot<Self>>;

    /// A sensible player without foresight; also the yardstick `greedy`.
    fn greedy() -> Box<dyn Bot<Self>>;
}

/// The nets in a folder of the repository, compiled in: those of the policies, then the critic's.
macro_rules! compiled_in {
    ($game:ty, $folder:literal, [$($policy:literal),+], $critic:literal) => {{
        static NETS: std::sync::LazyLock<std::sync::Arc<$crate::learn::Nets>> = std::sync::LazyLock::new(|| {
            let policies: &[&[u8]] = &[$(compiled_in!($folder, $policy)),+];
            let nets = $crate::learn::nets_from_bytes::<$game>(policies, compiled_in!($folder, $critic));
            std::sync::Arc::new(nets.expect("nets in the repository fit the game's features; a test reads them"))
        });
        &NETS
    }};
    ($folder:literal, $file:literal) => {
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../", $folder, "/", $file))
    };
}
pub(crate) use compiled_in;

/// The player of this level; `None` if it is no level.
pub(crate) fn level<G: Levelled>(name: &str) -> Option<Box<dyn Bot<G>>> {
    Some(match name {
        "drifter" | "random" => Box::new(RandomBot),
        "novice" => G::novice(),
        "casual" | "greedy" => G::greedy(),
        "skilled" => Box::new(NetBot::new::<G>(G::young_nets().clone())),
        "policy" => Box::new(NetBot::new::<G>(G::nets().clone())),
        "expert" => {
            let crowd = thinker::<G>(G::EXPERT_IN_A_CROWD);
            Box::new(Expert { duel: NetBot::new::<G>(G::nets().clone()), crowd })
        }
        "master" => Box::new(thinker::<G>(G::MASTER)),
        _ => return None,
    })
}

/// A player that searches so much on top of the nets of the house.
pub(crate) fn thinker<G: Levelled>(Effort { candidates, playouts, plies, crowd }: Effort) -> Thinker {
    let settings = Thinker::settings::<G>(candidates, playouts, plies);
    Thinker::new(G::nets().clone(), settings).in_a_crowd(crowd)
}

/// Follows the policy against one opponent, and searches on top of it against more.
struct Expert {
    duel: NetBot,
    crowd: Thinker,
}

impl<G: Levelled> Bot<G> for Expert {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut BotRng, cancel: &Cancel) -> usize {
        match G::seats_of(view) {
            2 => Bot::<G>::choose(&mut self.duel, view, legal, rng, cancel),
            _ => Bot::<G>::choose(&mut self.crowd, view, legal, rng, cancel),
        }
    }

    fn mixture(&mut self, view: &G::View, legal: &[G::Action]) -> Option<Vec<f64>> {
        if G::seats_of(view) == 2 { Bot::<G>::mixture(&mut self.duel, view, legal) } else { None }
    }
}
