//! Learned players by name, for comparing nets that are not in the house yet: `net=FOLDER` follows the policy of the
//! nets in a folder, `think=FOLDER:CANDIDATES:PLAYOUTS:PLIES` searches on top of it.
//!
//! For tuning, `:TRUST` behind the plies says how much each playout makes a result count, and `:TRUST:NOISE` also how much is
//! left to the lot.

use std::{path::Path, sync::Arc};

use super::{Learner, NetBot, Nets, Thinker, read_nets};
use crate::{Bot, Levelled, UnknownBot, levels::LEARNED, playable::reference};

/// The reference player or the learned player of this name.
///
/// # Errors
/// If there is none.
pub fn other_bot<G: Learner>(name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    let unknown = || UnknownBot { name: name.to_owned(), known: G::BOTS };
    reference::<G>(name).or_else(|| by_name::<G>(name)).ok_or_else(unknown)
}

/// A hash of the weights that the player of this name plays with.
pub fn weights<G: Levelled>(name: &str) -> Option<String> {
    match name.split_once('=') {
        Some(("net" | "think", rest)) => Some(nets_in::<G>(rest.split(':').next()?)?.hash()),
        _ if name == "skilled" => Some(G::young_nets().hash()),
        _ => LEARNED.contains(&name).then(|| G::nets().hash()),
    }
}

fn nets_in<G: Learner>(folder: &str) -> Option<Arc<Nets>> {
    read_nets::<G>(Path::new(folder)).ok().map(Arc::new)
}

fn by_name<G: Learner>(name: &str) -> Option<Box<dyn Bot<G>>> {
    let (kind, rest) = name.split_once('=')?;
    let mut parts = rest.split(':');
    let nets = nets_in::<G>(parts.next()?)?;
    match kind {
        "net" => Some(Box::new(NetBot::new::<G>(nets))),
        "think" => {
            let mut number = || parts.next()?.parse::<u32>().ok();
            let (candidates, playouts, plies) = (number()?, number()?, number()?);
            let mut settings = Thinker::settings::<G>(candidates as usize, playouts, plies);
            if let Some(trust) = parts.next() {
                settings.root.weight_per_visit = trust.parse().ok()?;
            }
            if let Some(noise) = parts.next() {
                settings.root.noise = noise.parse().ok()?;
            }
            Some(Box::new(Thinker::new(nets, settings)))
        }
        _ => None,
    }
}
