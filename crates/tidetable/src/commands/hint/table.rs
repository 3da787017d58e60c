//! Advice as people read it: a line for each action, with its figures in columns.

use anyhow::Context;
use bots::HintedAction;
use game_core::{Audience, Record, Seat};
use games::AnyGame;
use locale::Language;

use super::Advice;
use crate::{
    commands::say,
    terminal::{Screen, wrap_within},
};

/// How much of the line the words of an action may take; longer ones go on below.
const WORDS: usize = 58;

pub(super) fn print(advice: &Advice, record: &Record, lang: Language) -> anyhow::Result<()> {
    let table = table_after(advice.step, record)?;
    let seat = Seat::at(advice.seat);
    let screen = Screen::new(table.as_ref(), lang, Audience::Seat(seat));
    let whose = [("step", advice.step.into()), ("seat", screen.player_name(advice.seat).into())];
    say(locale::text(lang, "terminal-hint", &whose))?;
    let (view, legal) = (table.view(Audience::Seat(seat)), table.legal(seat));
    let words = |action: &str| {
        let legal = legal.iter().find(|legal| legal.text == action);
        legal.and_then(|legal| screen.describe(legal, &view)).unwrap_or_else(|| action.to_owned())
    };
    let rows = advice.hint.actions.iter().map(|hinted| row(hinted, words(&hinted.action), lang));
    lines(&rows.collect::<Vec<_>>()).iter().try_for_each(say)?;
    if advice.hint.belief.is_empty() {
        return Ok(());
    }
    say(locale::text(lang, "terminal-hint-belief", &[]))?;
    let cell = |chance: &f32| format!("{:>5.1}", 100.0 * chance);
    let rows = advice.hint.belief.chunks(3).map(|row| row.iter().map(cell).collect::<Vec<_>>());
    rows.map(|cells| format!("  {}", cells.join(" "))).try_for_each(say)
}

/// The game after so many steps of the record.
fn table_after(step: usize, record: &Record) -> anyhow::Result<Box<dyn AnyGame>> {
    let (mut number, mut table) = (0, None);
    games::replay(record, &mut |_, game| {
        number += 1;
        if number == step {
            table = Some(game.boxed_clone());
        }
    })?;
    table.context("the position was found before")
}

/// An action in words, how often it wins, and how often it would be chosen.
type Row = [String; 3];

fn row(hinted: &HintedAction, words: String, lang: Language) -> Row {
    let win = percent(hinted.win, hinted.margin);
    let chosen = format!("{:>3.0} %", 100.0 * hinted.weight);
    [
        words,
        locale::text(lang, "terminal-hint-win", &[("win", win.into())]),
        locale::text(lang, "terminal-hint-chosen", &[("chosen", chosen.into())]),
    ]
}

/// A share of the victory, with its spread if that is known; however small, it is more than nothing.
fn percent(win: f64, margin: Option<f64>) -> String {
    let margin = margin.map(|margin| format!(" ± {:.1}", (100.0 * margin).max(0.1)));
    format!("{:>5.1} %{}", 100.0 * win, margin.unwrap_or_default())
}

/// The rows with their columns under each other; the words of a row may take further lines.
fn lines(rows: &[Row]) -> Vec<String> {
    let width = |text: &str| text.chars().count();
    let broken: Vec<String> = rows.iter().map(|[words, ..]| wrap_within(WORDS, words, "", "  ")).collect();
    let words = broken.iter().flat_map(|text| text.lines()).map(width).max().unwrap_or(0);
    let wins = rows.iter().map(|[_, win, _]| width(win)).max().unwrap_or(0);
    let mut lines = Vec::new();
    for (text, [_, win, chosen]) in broken.iter().zip(rows) {
        let (first, rest) = text.split_once('\n').map_or((text.as_str(), None), |(a, b)| (a, Some(b)));
        lines.push(format!("  {first:<words$}  {win:<wins$}  {chosen}"));
        lines.extend(rest.iter().flat_map(|rest| rest.lines()).map(|line| format!("  {line}")));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_keep_the_columns() {
        let row = |words: &str, win: &str| [words, win, "chosen   9 %"].map(str::to_owned);
        let long = "LAST CHANCE · Win the bet and score 12 + 5 for colour; lose it and score only 5.";
        let told = lines(&[row(long, "wins  55.0 % ± 3.1"), row("End the turn", "wins 100.0 %")]);
        assert_eq!(told.len(), 3, "{told:#?}");
        let column = |line: &str, word: &str| line.split(word).next().map(|text| text.chars().count());
        assert_eq!(column(&told[0], "wins"), column(&told[2], "wins"));
        assert_eq!(column(&told[0], "chosen"), column(&told[2], "chosen"));
        assert_eq!(told[1], "    lose it and score only 5.");
        assert!(told.iter().all(|line| line.chars().count() <= crate::terminal::WIDTH), "{told:#?}");
    }

    #[test]
    fn a_spread_that_is_not_known_is_not_told() {
        assert_eq!(percent(0.5, Some(0.031)), " 50.0 % ± 3.1");
        assert_eq!(percent(0.999, Some(0.0001)), " 99.9 % ± 0.1");
        assert_eq!(percent(1.0, None), "100.0 %");
    }
}
