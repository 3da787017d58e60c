//! What a strong player would consider, in a form that people can read.

use rand_core::SeedableRng;
use serde::Serialize;

use crate::{
    BotRng, Cancel,
    learn::Mind,
    levels::{Levelled, thinker},
};

/// Advice for somebody with a view.
#[derive(Clone, Debug, Serialize)]
pub struct Hint {
    /// The actions worth considering, the best first.
    pub actions: Vec<HintedAction>,
    /// Where the nets think what is hidden is, if the game asks: for Kelp the chance that the Octopus is in each zone,
    /// row by row.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub belief: Vec<f32>,
}

/// One action of a hint.
#[derive(Clone, Debug, Serialize)]
pub struct HintedAction {
    /// Its text.
    pub action: String,
    /// How likely it wins, from 0 to 1.
    pub win: f64,
    /// Half the width of the 95 % interval of that, as far as the playouts tell; nothing where no lot was drawn, or too few.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// How often a strong player would choose it.
    pub weight: f64,
}

/// How many threads think of a hint; what they find does not depend on it.
const THREADS: usize = 2;

/// What `master` thinks of a position, seen as its player sees it.
pub(crate) fn hint<G: Levelled>(view: &G::View, legal: &[G::Action], seed: u64) -> Hint {
    let thinker = thinker::<G>(G::MASTER).on_threads(THREADS);
    let mut rng = BotRng::seed_from_u64(seed);
    let thought = thinker.think::<G>(view, legal, &mut rng, &Cancel::default());
    let mut ranked = thought.ranked();
    ranked.retain(|candidate| candidate.visits > 0);
    ranked.sort_by(|one, two| two.improved.total_cmp(&one.improved));
    let actions = ranked.iter().map(|candidate| HintedAction {
        action: legal[candidate.index].to_string(),
        win: candidate.mean,
        margin: Some(1.96 * candidate.error).filter(|margin| *margin > 0.0 && margin.is_finite()),
        weight: candidate.improved,
    });
    Hint { actions: actions.collect(), belief: Mind::new(G::nets().clone()).secrets::<G>(view) }
}
