//! Learned players by name, for comparing nets that are not in the house yet: `net=FOLDER` follows the policy of the
//! nets in a folder, `think=FOLDER:CANDIDATES:PLAYOUTS:PLIES` searches on top of it.
//!
//! For tuning, `:TRUST` behind the plies says how much each playout makes a result count, and `:TRUST:NOISE` also how much is
//! left to the lot.

use std::{error::Error as _, path::Path, sync::Arc};

use search::lookahead::Settings;

use super::{Learner, NetBot, Nets, Thinker, read_nets};
use crate::{Bot, Levelled, UnknownBot, levels::LEARNED, playable::reference};

/// The reference player or the learned player of this name.
///
/// # Errors
/// If there is none, or its nets cannot be read.
pub fn other_bot<G: Learner>(name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    if let Some(bot) = reference::<G>(name) {
        return Ok(bot);
    }
    let (kind, rest) = name.split_once('=').unwrap_or_default();
    let bot: Result<Box<dyn Bot<G>>, String> = match kind {
        "net" => nets_in::<G>(rest).map(|nets| Box::new(NetBot::new::<G>(nets)) as _),
        "think" => thinker::<G>(rest).map(|thinker| Box::new(thinker) as _),
        _ => return Err(UnknownBot::Name { name: name.to_owned(), known: G::BOTS }),
    };
    bot.map_err(|why| UnknownBot::Nets { name: name.to_owned(), why })
}

/// A hash of the weights that the player of this name plays with.
pub fn weights<G: Levelled>(name: &str) -> Option<String> {
    match name.split_once('=') {
        Some(("net" | "think", rest)) => Some(nets_in::<G>(rest.split(':').next()?).ok()?.hash()),
        _ if name == "skilled" => Some(G::young_nets().hash()),
        _ => LEARNED.contains(&name).then(|| G::nets().hash()),
    }
}

fn nets_in<G: Learner>(folder: &str) -> Result<Arc<Nets>, String> {
    let nets = read_nets::<G>(Path::new(folder));
    nets.map(Arc::new).map_err(|error| match error.source() {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    })
}

/// The searcher told by `FOLDER:CANDIDATES:PLAYOUTS:PLIES`, and what may follow for tuning.
fn thinker<G: Learner>(text: &str) -> Result<Thinker, String> {
    let mut parts = text.split(':');
    let nets = nets_in::<G>(parts.next().unwrap_or_default())?;
    let settings = numbers::<G>(parts).ok_or("behind its folder belong three numbers, as in :8:400:8")?;
    Ok(Thinker::new(nets, settings))
}

fn numbers<'a, G: Learner>(mut parts: impl Iterator<Item = &'a str>) -> Option<Settings> {
    let mut number = || parts.next()?.parse::<u32>().ok();
    let (candidates, playouts, plies) = (number()?, number()?, number()?);
    let mut settings = Thinker::settings::<G>(candidates as usize, playouts, plies);
    if let Some(trust) = parts.next() {
        settings.root.weight_per_visit = trust.parse().ok()?;
    }
    if let Some(noise) = parts.next() {
        settings.root.noise = noise.parse().ok()?;
    }
    (candidates > 0 && playouts > 0 && parts.next().is_none()).then_some(settings)
}
