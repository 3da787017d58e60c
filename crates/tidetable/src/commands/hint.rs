//! `tidetable hint`: what a strong player would consider in a position of a record.

use anyhow::Context;
use bots::{Hint, Playable};
use game_core::{Audience, Record, Turn, replay};
use games::Visitor;

use super::{
    record::{File, read},
    say, say_json,
};

/// Advice for the player who is to move, from what that player can know and nothing else.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: File,
    /// After how many steps of the record; by default the last position in which somebody has a choice.
    #[arg(long)]
    step: Option<usize>,
    /// How many actions to name.
    #[arg(long, default_value_t = 4)]
    actions: usize,
    /// Decides which worlds are imagined.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let record = read(&args.file)?;
    let game = record.game.clone();
    let mut hint = games::visit(&game, Advice { args, record: &record })??;
    hint.actions.truncate(args.actions.max(1));
    if args.file.json { say_json(&hint) } else { print(&hint) }
}

struct Advice<'a> {
    args: &'a Args,
    record: &'a Record,
}

impl Visitor for Advice<'_> {
    type Out = anyhow::Result<Hint>;

    fn visit<G: Playable>(self) -> Self::Out {
        let mut found: Option<(usize, G)> = None;
        let mut number = 0;
        replay::<G>(self.record, |_, game| {
            number += 1;
            let wanted = self.args.step.is_none_or(|step| step == number);
            if wanted && choices(game) > 1 {
                found = Some((number, game.clone()));
            }
        })?;
        let (step, game) = found.context(match self.args.step {
            Some(_) => "nobody has a choice after that step; give another --step",
            None => "nobody has a choice anywhere in this record",
        })?;
        let seat = game.turn().seats().iter().next().context("somebody has a choice")?;
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if !self.args.file.json {
            say(format!("After step {step}, seat {} is to move.", seat.index()))?;
        }
        Ok(G::hint(&game.view(Audience::Seat(seat)), &legal, self.args.seed))
    }
}

fn choices<G: Playable>(game: &G) -> usize {
    let mut legal = Vec::new();
    if matches!(game.turn(), Turn::Seat(_) | Turn::Together(_)) {
        game.turn().seats().iter().take(1).for_each(|seat| game.legal(seat, &mut legal));
    }
    legal.len()
}

fn print(hint: &Hint) -> anyhow::Result<()> {
    for action in &hint.actions {
        say(format!(
            "  {:<28} wins {:>5.1} % ± {:.1}   chosen {:>3.0} %",
            action.action,
            100.0 * action.win,
            100.0 * action.margin,
            100.0 * action.weight
        ))?;
    }
    if hint.belief.is_empty() {
        return Ok(());
    }
    say("Where the Octopus is, in percent:")?;
    for row in hint.belief.chunks(3) {
        let cells: Vec<String> = row.iter().map(|chance| format!("{:>5.1}", 100.0 * chance)).collect();
        say(format!("  {}", cells.join(" ")))?;
    }
    Ok(())
}
