//! `tidetable arena`: bots against bots.

use anyhow::Context;
use bots::{Arena, ArenaReport, Playable};
use game_core::Game;
use games::Visitor;

use super::{data::KelpData, say, say_json};
use crate::progress::bar;

/// A series of games between bots; the same seed gives the same result on every machine.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game: salt-paper or kelp.
    #[arg(long)]
    game: String,
    /// Options of the game, as in "players=3 extra_salt=yes".
    #[arg(long, default_value = "")]
    options: String,
    #[command(flatten)]
    data: KelpData,
    /// Number of players, where the game leaves a choice; the same as the option players=N.
    #[arg(long)]
    players: Option<u8>,
    /// The bots in seat order, separated by commas.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Decides the deals and the bots' own dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// One line of JSON instead of a table.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let report = games::visit(&args.game, Series(args))??;
    if args.json { say_json(&report) } else { print(&report) }
}

struct Series<'a>(&'a Args);

impl Visitor for Series<'_> {
    type Out = anyhow::Result<ArenaReport>;

    fn visit<G: Playable>(self) -> Self::Out {
        let args = self.0;
        let options = args.data.options_of(G::ID, &args.options)?;
        let options = self::options::<G>(&options, args.players)?;
        let seats = G::new(&options)?.seats();
        let named = args.bots.len();
        anyhow::ensure!(
            named == seats,
            "{seats} players need {seats} bots, and {named} are named; give --bots a,b,…"
        );
        let arena = Arena::<G> {
            options,
            bots: args.bots.clone(),
            games: args.games,
            seed: args.seed,
            threads: args.threads,
        };
        let bar = bar(args.games, "games");
        let report = arena.run(&|| bar.inc(1))?;
        bar.finish_and_clear();
        Ok(report)
    }
}

/// Reads the options of a game, with the number of players given apart if it was.
pub(crate) fn options<G: Game>(text: &str, players: Option<u8>) -> anyhow::Result<G::Options> {
    let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    if let Some(players) = players {
        anyhow::ensure!(
            !words.iter().any(|word| word.starts_with("players=")),
            "the number of players is given twice; drop --players or the option players="
        );
        words.push(format!("players={players}"));
    }
    words.join(" ").parse::<G::Options>().context("bad options")
}

fn print(report: &ArenaReport) -> anyhow::Result<()> {
    say(format!("{} games of {} ({}), seed {}", report.games, report.game, report.options, report.seed))?;
    for (index, seat) in report.seats.iter().enumerate() {
        say(format!(
            "  seat {index}  {:<10} wins {:>9.1} = {:>5.1} % ± {:.1}   mean points {:.2}",
            seat.bot,
            seat.wins,
            100.0 * seat.win_share,
            100.0 * seat.win_share_95,
            seat.mean_points,
        ))?;
    }
    for (reason, count) in &report.ends {
        say(format!("  ended by {reason}: {count}"))?;
    }
    for (name, mean) in &report.per_game {
        say(format!("  {name} per game: {mean:.3}"))?;
    }
    say(format!("  {} decisions, {:.0} per second", report.decisions, report.decisions_per_second))
}
