//! `tidetable score`: points of a hand, for people with the physical game.

use std::io::BufRead;

use salt_paper::{Score, parse_hand};

use super::{say, say_json};

/// Points of a hand of Sea Salt & Paper, in hand and on the table together.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The cards, as in "mermaid crab:dark_blue boat:black"; - reads one hand per line and answers one line each.
    hand: String,
    /// JSON instead of words.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if args.hand != "-" {
        return print(args.json, &args.hand);
    }
    for (index, line) in std::io::stdin().lock().lines().enumerate() {
        print(args.json, &line?).map_err(|error| error.context(format!("line {}", index + 1)))?;
    }
    Ok(())
}

fn print(json: bool, hand: &str) -> anyhow::Result<()> {
    let score: Score = salt_paper::score(parse_hand(hand)?, salt_paper::Cards::EMPTY);
    let sources = [
        ("pairs", score.pairs),
        ("sets", score.sets),
        ("multipliers", score.multipliers),
        ("mermaids", score.mermaids),
        ("starfish", score.starfish),
        ("seahorse", score.seahorse),
    ];
    if json {
        let by: serde_json::Map<String, serde_json::Value> =
            sources.iter().map(|(name, points)| ((*name).to_owned(), (*points).into())).collect();
        return say_json(
            &serde_json::json!({ "points": score.points, "colour_bonus": score.colour_bonus, "by": by }),
        );
    }
    let parts: Vec<String> = sources
        .iter()
        .filter(|(_, points)| *points > 0)
        .map(|(name, points)| format!("{name} {points}"))
        .collect();
    let parts = if parts.is_empty() { "nothing counts".to_owned() } else { parts.join(", ") };
    let unit = if score.points == 1 { "point" } else { "points" };
    say(format!("{} {unit} ({parts}), colour bonus {}", score.points, score.colour_bonus))
}
