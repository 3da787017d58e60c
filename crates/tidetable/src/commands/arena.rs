//! `tidetable arena`: bots against bots.

use std::{fs, path::PathBuf};

use anyhow::Context;
use bots::{Arena, ArenaReport, LadderReport, Pairing, PairingReport, Playable, ladder, rated};
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
    /// The bots in seat order, separated by commas; for a ladder, everybody who takes part, weakest first.
    #[arg(long, value_delimiter = ',', required_unless_present = "ladder")]
    bots: Vec<String>,
    /// Everybody against everybody near them in the list (by default all levels and the reference players), every
    /// deal twice with the seats swapped; prints Elo.
    #[arg(long)]
    ladder: bool,
    /// A ladder of what was played before: a file with lines of `--paired --json`. Nothing is played.
    #[arg(long, value_name = "FILE", requires = "ladder", conflicts_with = "bots")]
    played: Option<PathBuf>,
    /// How far apart in the list two players of a ladder may be and still meet.
    #[arg(long, default_value_t = 2)]
    reach: usize,
    /// Two players on the same deals, the second (flat, so, mo or with a curiosity so:1.2) searching as long as the
    /// first takes for a decision, as in --bots expert,mo.
    #[arg(long, conflicts_with = "ladder")]
    equal_time: bool,
    /// Two players on the same deals with the seats swapped, and what their thoughts cost.
    #[arg(long, conflicts_with_all = ["ladder", "equal_time"])]
    paired: bool,
    /// How many games; of a comparison how many deals, each of which is played twice.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
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
    if args.ladder || args.equal_time || args.paired {
        return games::visit(&args.game, Comparison(args))?;
    }
    let report = games::visit(&args.game, Series(args))??;
    if args.json { say_json(&report) } else { print(&report) }
}

struct Comparison<'a>(&'a Args);

impl Visitor for Comparison<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Playable>(self) -> Self::Out {
        let args = self.0;
        let options = args.data.options_of(G::ID, &args.options)?;
        let options = self::options::<G>(&options, args.players)?;
        let base = Pairing::<G> {
            options,
            players: Default::default(),
            deals: args.games,
            seed: args.seed,
            threads: args.threads,
        };
        if let Some(file) = &args.played {
            let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            let pieces: Result<Vec<PairingReport>, _> = text.lines().map(serde_json::from_str).collect();
            let pieces =
                pieces.with_context(|| format!("{} holds no results of pairings", file.display()))?;
            anyhow::ensure!(
                pieces.iter().all(|piece| piece.game == G::ID),
                "not all of these are games of {}",
                G::ID
            );
            let report = rated(pieces)?;
            return if args.json { say_json(&report) } else { print_ladder(&report) };
        }
        if args.ladder {
            let players = if args.bots.is_empty() { everybody::<G>() } else { args.bots.clone() };
            let bar = bar(args.games * meetings(players.len(), args.reach), "deals");
            let report = ladder(&base, &players, args.reach, &|| bar.inc(1))?;
            bar.finish_and_clear();
            return if args.json { say_json(&report) } else { print_ladder(&report) };
        }
        let players = <[String; 2]>::try_from(args.bots.clone());
        let players = players.map_err(|_| anyhow::anyhow!("name two players; give --bots a,b"))?;
        let (pairing, bar) = (Pairing { players, ..base }, bar(args.games, "deals"));
        let progress = || bar.inc(1);
        let report =
            if args.equal_time { pairing.run_at_equal_time(&progress)? } else { pairing.run(&progress)? };
        bar.finish_and_clear();
        if args.json { say_json(&report) } else { say(pairing_line(&report)) }
    }
}

/// The levels and the reference players, about in the order of their strength.
fn everybody<G: Playable>() -> Vec<String> {
    const REFERENCES: [&str; 3] = ["mo-1000", "so-1000", "flat-1000"];
    let learnt = G::BOTS.iter().position(|name| *name == "skilled").unwrap_or(G::BOTS.len());
    let (simple, learnt) = G::BOTS.split_at(learnt);
    simple.iter().chain(&REFERENCES).chain(learnt).map(|name| (*name).to_owned()).collect()
}

/// How many pairs of `players` are at most `reach` apart.
fn meetings(players: usize, reach: usize) -> u64 {
    (0..players).map(|first| (players - first - 1).min(reach) as u64).sum()
}

fn pairing_line(report: &PairingReport) -> String {
    let mut weights: Vec<&String> = report.weights.iter().flatten().collect();
    weights.dedup();
    let weights = weights.iter().fold(String::new(), |text, hash| format!("{text}; weights {hash}"));
    format!(
        "{} against {}: {:.1} % ± {:.1} of {} games; in the first seat {:.1} %, in the second {:.1} %; won both games of \
         {} of {} deals with one winner; {:.1} and {:.1} µs a decision{weights}",
        report.players[0],
        report.players[1],
        100.0 * report.share,
        100.0 * report.margin,
        2 * report.deals,
        100.0 * report.by_seat[0],
        100.0 * report.by_seat[1],
        report.decided[1],
        report.decided[0],
        report.thought[0],
        report.thought[1],
    )
}

fn print_ladder(report: &LadderReport) -> anyhow::Result<()> {
    say(format!("{} ({})", report.game, report.options))?;
    let width = report.rungs.iter().map(|rung| rung.player.len()).max().unwrap_or(0);
    for rung in &report.rungs {
        say(format!("  {:<width$} {:>+6.0} ± {:.0} Elo", rung.player, rung.elo, rung.margin))?;
    }
    report.pairings.iter().try_for_each(|pairing| say(format!("  {}", pairing_line(pairing))))
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
        let points = if seat.mean_points == 0.0 {
            String::new()
        } else {
            format!("   mean points {:.2}", seat.mean_points)
        };
        say(format!(
            "  seat {index}  {:<10} wins {:>9.1} = {:>5.1} % ± {:.1}{points}",
            seat.bot,
            seat.wins,
            100.0 * seat.win_share,
            100.0 * seat.win_share_95,
        ))?;
        if let Some(weights) = &seat.weights {
            say(format!("          weights {weights}"))?;
        }
    }
    for (reason, count) in &report.ends {
        say(format!("  ended by {reason}: {count}"))?;
    }
    for (name, mean) in &report.per_game {
        say(format!("  {name} per game: {mean:.3}"))?;
    }
    say(format!("  {} decisions, {:.0} per second", report.decisions, report.decisions_per_second))
}
