//! `tidetable hint`: what a strong player would consider in a position of a record.

use anyhow::Context;
use bots::{Hint, HintedAction, Playable};
use game_core::{Audience, Record, Seat, Turn, replay};
use games::Visitor;
use locale::Language;

use super::{
    record::{File, read},
    say, say_json,
};
use crate::terminal::Screen;

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
    /// uk, pl or en.
    #[arg(long, default_value_t = Language::from_environment())]
    lang: Language,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let record = read(&args.file)?;
    let mut advice = games::visit(&record.game, Asked { args, record: &record })??;
    advice.hint.actions.truncate(args.actions.max(1));
    if args.file.json { say_json(&advice.hint) } else { print(&advice, &record, args.lang) }
}

/// What is advised, whom, and after which step.
struct Advice {
    step: usize,
    seat: Seat,
    hint: Hint,
}

struct Asked<'a> {
    args: &'a Args,
    record: &'a Record,
}

impl Visitor for Asked<'_> {
    type Out = anyhow::Result<Advice>;

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
        let hint = G::hint(&game.view(Audience::Seat(seat)), &legal, self.args.seed);
        Ok(Advice { step, seat, hint })
    }
}

fn choices<G: Playable>(game: &G) -> usize {
    let mut legal = Vec::new();
    if matches!(game.turn(), Turn::Seat(_) | Turn::Together(_)) {
        game.turn().seats().iter().take(1).for_each(|seat| game.legal(seat, &mut legal));
    }
    legal.len()
}

fn print(advice: &Advice, record: &Record, lang: Language) -> anyhow::Result<()> {
    let mut number = 0;
    let mut table = None;
    games::replay(record, &mut |_, game| {
        number += 1;
        if number == advice.step {
            table = Some(game.boxed_clone());
        }
    })?;
    let table = table.context("the position was found before")?;
    let audience = Audience::Seat(advice.seat);
    let screen = Screen::new(table.as_ref(), lang, audience);
    let (view, legal) = (table.view(audience), table.legal(advice.seat));
    let seat = screen.seat_name(advice.seat.index());
    say(locale::text(lang, "terminal-hint", &[("step", advice.step.into()), ("seat", seat.into())]))?;
    for HintedAction { action, win, margin, weight } in &advice.hint.actions {
        let words = legal.iter().find(|legal| legal.text == *action);
        let words = words.and_then(|legal| screen.describe(legal, &view)).unwrap_or_else(|| action.clone());
        let win = format!("{:.1} % ± {:.1}", 100.0 * win, 100.0 * margin);
        let weight = format!("{:.0} %", 100.0 * weight);
        let numbers = [("win", win.into()), ("chosen", weight.into())];
        say(format!("  {words:<48} {}", locale::text(lang, "terminal-hint-action", &numbers)))?;
    }
    if advice.hint.belief.is_empty() {
        return Ok(());
    }
    say(locale::text(lang, "terminal-hint-belief", &[]))?;
    for row in advice.hint.belief.chunks(3) {
        let cells: Vec<String> = row.iter().map(|chance| format!("{:>5.1}", 100.0 * chance)).collect();
        say(format!("  {}", cells.join(" ")))?;
    }
    Ok(())
}
