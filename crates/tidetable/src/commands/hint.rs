//! `tidetable hint`: what a strong player would consider in a position of a record.

mod table;

use anyhow::{Context, bail};
use bots::{Hint, Playable};
use game_core::{Audience, Record, Seat, Turn, replay};
use games::Visitor;
use locale::Language;
use serde::Serialize;

use super::{
    numbers::one_or_more,
    record::{File, name, read},
    say_json,
};

/// Advice for the player who is to move, from what that player can know and nothing else.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: File,
    /// After which step of the record, as `record replay` numbers them; by default the last position in which somebody
    /// has a choice.
    #[arg(long)]
    step: Option<usize>,
    /// How many actions to name.
    #[arg(long, default_value_t = 4, value_parser = one_or_more::<usize>)]
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
    let advice = games::visit(&record.game, Asked { args, record: &record })?;
    let mut advice = advice.with_context(|| name(&args.file))?;
    advice.hint.actions.truncate(args.actions);
    if args.file.json { say_json(&advice) } else { table::print(&advice, &record, args.lang) }
}

/// What is advised, whom, and after which step.
#[derive(Serialize)]
struct Advice {
    step: usize,
    seat: usize,
    /// Whose advice it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    weights: Option<String>,
    #[serde(flatten)]
    hint: Hint,
}

struct Asked<'a> {
    args: &'a Args,
    record: &'a Record,
}

impl Visitor for Asked<'_> {
    type Out = anyhow::Result<Advice>;

    fn visit<G: Playable>(self) -> Self::Out {
        let (step, game) = position::<G>(self.record, self.args.step)?;
        let seat = game.turn().seats().iter().next().context("somebody has a choice")?;
        let hint = G::hint(&game.view(Audience::Seat(seat)), &legal(&game, seat), self.args.seed);
        Ok(Advice { step, seat: seat.index(), weights: G::weights("master"), hint })
    }
}

/// The position after `wanted` steps, or the last one in which somebody has a choice, with the number of its step.
fn position<G: Playable>(record: &Record, wanted: Option<usize>) -> anyhow::Result<(usize, G)> {
    let (mut number, mut choices, mut found) = (0, Vec::new(), None);
    replay::<G>(record, |_, game| {
        number += 1;
        if has_choice(game) {
            choices.push(number);
            if wanted.is_none_or(|wanted| wanted == number) {
                found = Some((number, game.clone()));
            }
        }
    })?;
    match (found, wanted) {
        (Some(found), _) => Ok(found),
        (None, Some(wanted)) if !choices.is_empty() => bail!(elsewhere(wanted, number, &choices)),
        _ => bail!("nobody has a choice anywhere in this record; give one of a longer game"),
    }
}

/// Where somebody has a choice, told to somebody who asked for a step after which nobody has one.
fn elsewhere(wanted: usize, steps: usize, choices: &[usize]) -> String {
    let before = choices.iter().rev().find(|step| **step < wanted);
    let after = choices.iter().find(|step| **step > wanted);
    let near: Vec<String> = before.into_iter().chain(after).map(usize::to_string).collect();
    let near = near.join(" or ");
    if wanted > steps {
        return format!(
            "the record has {steps} steps only; give --step {near}, the last with a choice after it"
        );
    }
    format!("nobody has a choice after step {wanted}; give --step {near}, the nearest with a choice after it")
}

fn has_choice<G: Playable>(game: &G) -> bool {
    let asked = match game.turn() {
        Turn::Seat(_) | Turn::Together(_) => game.turn().seats().iter().next(),
        Turn::Chance | Turn::Over => None,
    };
    asked.is_some_and(|seat| legal(game, seat).len() > 1)
}

fn legal<G: Playable>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

#[cfg(test)]
mod tests {
    use super::elsewhere;

    #[test]
    fn the_nearest_choices_are_named() {
        let told = |wanted| elsewhere(wanted, 9, &[2, 3, 7]);
        assert!(told(1).contains("after step 1; give --step 2,"), "{}", told(1));
        assert!(told(5).contains("after step 5; give --step 3 or 7,"), "{}", told(5));
        assert!(told(9).contains("after step 9; give --step 7,"), "{}", told(9));
        assert!(told(10).contains("has 9 steps only; give --step 7,"), "{}", told(10));
    }
}
