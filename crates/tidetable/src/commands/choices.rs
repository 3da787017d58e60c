//! `tidetable choices`: what the choices of players are worth, position by position.

use bots::{Choices, ChoicesOf, ChoicesReport, Playable};
use games::Visitor;

use super::{arena::options, data::KelpData, numbers::one_or_more, say, say_json};

/// Asks players about the same positions of games between learned policies, and lets policies play on from what
/// they choose. For trying settings of a search: shows a difference far sooner than whole games do.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game: salt-paper or kelp.
    #[arg(long)]
    game: String,
    /// Options of the game.
    #[arg(long, default_value = "")]
    options: String,
    #[command(flatten)]
    data: KelpData,
    /// Two bots or more, separated by commas; all are compared with the first.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many positions.
    #[arg(long, default_value_t = 1000, value_parser = one_or_more::<u64>)]
    positions: u64,
    /// How often each choice is played on.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    playouts: u32,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One line of JSON instead of a table.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    anyhow::ensure!(args.bots.len() > 1, "nothing to compare; name two bots or more, as in --bots a,b");
    let report = games::visit(&args.game, Comparison(args))??;
    if args.json { say_json(&report) } else { print(&report) }
}

struct Comparison<'a>(&'a Args);

impl Visitor for Comparison<'_> {
    type Out = anyhow::Result<ChoicesReport>;

    fn visit<G: Playable>(self) -> Self::Out {
        let args = self.0;
        let text = args.data.options_of(G::ID, &args.options)?;
        let choices = Choices::<G> {
            options: options::<G>(&text, None)?,
            bots: args.bots.clone(),
            positions: args.positions,
            playouts: args.playouts,
            seed: args.seed,
        };
        Ok(choices.run()?)
    }
}

fn print(report: &ChoicesReport) -> anyhow::Result<()> {
    let first = report.bots.first().map_or("", |bot| &bot.bot);
    say(format!("{} ({}): gained on {first}, in percent of a victory", report.game, report.options))?;
    report.bots.iter().skip(1).try_for_each(|bot| say(line(bot, &report.decisions)))
}

fn line(bot: &ChoicesOf, decisions: &[f64]) -> String {
    let mut line = format!("  {:<24}", bot.bot);
    for (seat, (gain, decisions)) in bot.seats.iter().zip(decisions).enumerate() {
        let [mean, margin] = [gain.mean, gain.margin].map(|share| 100.0 * decisions * share);
        let (differ, positions) = (gain.differ, gain.positions);
        line +=
            &format!("   seat {seat}: {mean:+.1} ± {margin:.1} a game (differs in {differ} of {positions})");
    }
    line
}
