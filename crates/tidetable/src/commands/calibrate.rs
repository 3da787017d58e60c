//! `tidetable calibrate`: how well the Shark's nets guess where the Octopus is.

use std::{path::PathBuf, sync::Arc};

use anyhow::Context;
use bots::{
    Levelled,
    learn::{self, Calibration},
};
use kelp::Kelp;
use serde::Serialize;

use super::{numbers::one_or_more, say, say_json};

/// Games of Kelp between the policies; the Shark is asked at the beginning of each of its turns where the Octopus is.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games.
    #[arg(long, default_value_t = 500, value_parser = one_or_more::<u64>)]
    games: u64,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A folder of nets other than those of the house.
    #[arg(long)]
    nets: Option<PathBuf>,
    /// One line of JSON.
    #[arg(long)]
    json: bool,
}

/// What was measured, and whose guesses they were.
#[derive(Serialize)]
struct Report {
    weights: String,
    #[serde(flatten)]
    result: Calibration,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let nets = match &args.nets {
        Some(folder) => {
            let nets = learn::read_nets::<Kelp>(folder);
            Arc::new(nets.with_context(|| {
                format!("no nets of kelp can be read from {}; give other --nets", folder.display())
            })?)
        }
        None => Kelp::nets().clone(),
    };
    let result = learn::calibrate::<Kelp>(&nets, &kelp::Options::default(), args.games, args.seed);
    let weights = nets.hash();
    if args.json {
        return say_json(&Report { weights, result });
    }
    say(format!("{} guesses in {} games; weights {weights}", result.guesses, result.games))?;
    say(format!("  surprise by chance alone  {:.4} nats", result.loss_by_chance))?;
    say(format!("  surprise of the nets      {:.4} nats ({:.1} % less)", result.loss, 100.0 * result.gain))?;
    say(format!("  the truth is in the set that is given 80 %: {:.1} %", 100.0 * result.in_80))
}
