//! `tidetable play`: a game in the terminal against bots.

mod input;
mod keep;
mod replies;

use std::{
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::Context;
use bots::{BotRng, Cancel};
use game_core::{Audience, RecordWriter, Seat, Step, Turn, below};
use games::{AnyGame, LegalAction};
use locale::Language;
use rand_core::SeedableRng;
use serde_json::Value as Json;

use self::{
    input::{Input, read_input},
    keep::Keep,
    replies::rule,
};
use super::{data::KelpData, say};
use crate::terminal::{Screen, WIDTH, word};

/// A game in the terminal; the other seats are taken by bots.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game: salt-paper or kelp.
    #[arg(long, default_value = "salt-paper")]
    game: String,
    /// Options of the game, as in "players=3 extra_salt=yes" or "board=night".
    #[arg(long, default_value = "")]
    options: String,
    #[command(flatten)]
    data: KelpData,
    /// Your seat, counted from 0 (in Kelp 0 is the Octopus, 1 the Shark).
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// The bot in the other seats: drifter, novice, casual, skilled, expert or master, or one for measuring, as in
    /// mo-1000, net=FOLDER or think=FOLDER:CANDIDATES:PLAYOUTS:PLIES.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Decides all deals; a new one each time if none is given.
    #[arg(long)]
    seed: Option<u64>,
    /// uk, pl or en.
    #[arg(long, default_value_t = Language::from_environment())]
    lang: Language,
    /// Keep the record of the game in this file, which must not be there yet.
    #[arg(long)]
    record: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = games::start(&args.game, &args.data.options_of(&args.game, &args.options)?)?;
    let seats = game.seats();
    let seat = Seat::new(args.seat).filter(|seat| seat.index() < seats);
    let seat = seat.with_context(|| format!("there is no seat {}; choose 0 to {}", args.seat, seats - 1))?;
    games::check_bot(&args.game, &args.bot)??;
    let seed = args.seed.unwrap_or_else(seed_from_time);
    let mut sitting = Sitting {
        screen: Screen::new(game.as_ref(), args.lang, Audience::Seat(seat)),
        game,
        seat,
        lang: args.lang,
        bot: args.bot.clone(),
        seed,
        chance: BotRng::seed_from_u64(seed),
        keep: args.record.as_deref().map(Keep::create).transpose()?,
        steps: Vec::new(),
        undo: Vec::new(),
        decisions: 0,
        news: true,
    };
    sitting.welcome()?;
    sitting.play()
}

/// One person's game.
struct Sitting {
    game: Box<dyn AnyGame>,
    seat: Seat,
    lang: Language,
    bot: String,
    seed: u64,
    chance: BotRng,
    screen: Screen,
    /// Where the record is kept, if it is.
    keep: Option<Keep>,
    steps: Vec<Step<String, String>>,
    /// The games before each step that may still be taken back.
    undo: Vec<Box<dyn AnyGame>>,
    decisions: u64,
    /// Whether somebody else has acted since the whole table was shown.
    news: bool,
}

impl Sitting {
    fn play(&mut self) -> anyhow::Result<()> {
        loop {
            match self.game.turn() {
                Turn::Over => break,
                Turn::Chance => self.draw_lots()?,
                turn if turn.seats().contains(self.seat) => {
                    if !self.ask()? {
                        return self.leave(&format!("\n{}", word(self.lang, "terminal-unfinished")));
                    }
                }
                turn => {
                    let seat = turn.seats().iter().next().context("somebody must act")?;
                    self.let_bot_act(seat)?;
                }
            }
        }
        let outcome = self.game.outcome().context("a game that is over has an outcome")?;
        self.leave(&self.screen.end(&outcome))
    }

    /// Says how the game stands at the end of the sitting, and where its record is.
    fn leave(&self, how: &str) -> anyhow::Result<()> {
        let Some(keep) = &self.keep else { return say(how) };
        keep.write(&self.record())?;
        say(how)?;
        let path = keep.path().display().to_string();
        say(locale::text(self.lang, "terminal-record", &[("path", path.into())]))
    }

    fn draw_lots(&mut self) -> anyhow::Result<()> {
        let outcome = self.game.outcome_at(below(&mut self.chance, self.game.tickets()));
        self.undo.clear();
        self.take(Step::Chance(outcome))
    }

    fn let_bot_act(&mut self, seat: Seat) -> anyhow::Result<()> {
        let question = self.game.question(seat).context("a seat that must act has a choice")?;
        let action = question.answer(&self.bot, self.seed, self.decisions, &Cancel::default())?;
        self.decisions += 1;
        self.undo.clear();
        self.news = true;
        self.take(Step::Act { seat, action })
    }

    /// Carries out a step and tells what the person perceives of it.
    fn take(&mut self, step: Step<String, String>) -> anyhow::Result<()> {
        let events = match &step {
            Step::Act { seat, action } => self.game.act(*seat, action)?,
            Step::Chance(outcome) => self.game.resolve(outcome)?,
        };
        self.steps.push(step);
        let audience = Audience::Seat(self.seat);
        let view = self.game.view(audience);
        for seen in events.iter().filter_map(|event| event.seen_by(audience)) {
            if let Some(line) = self.screen.tell(&seen, &view) {
                say(format!("  {line}"))?;
            }
        }
        Ok(())
    }

    /// Shows the table and asks until something is done; `false` if the person leaves.
    fn ask(&mut self) -> anyhow::Result<bool> {
        if let Some(keep) = &self.keep {
            // So nothing is lost if the person never answers.
            keep.write(&self.record())?;
        }
        let legal = self.game.legal(self.seat);
        let view = self.game.view(Audience::Seat(self.seat));
        self.put_question(&view, &legal, self.news)?;
        self.news = false;
        loop {
            match read_input(&legal)? {
                Input::Choose(action) => {
                    self.choose(&action)?;
                    return Ok(true);
                }
                Input::Undo if !self.undo.is_empty() => {
                    self.game = self.undo.pop().context("checked above")?;
                    self.steps.pop();
                    return Ok(true);
                }
                Input::Undo => say(word(self.lang, "terminal-nothing-to-undo"))?,
                Input::Table => self.put_question(&view, &legal, true)?,
                Input::Belief => say(self.belief())?,
                Input::Explain(number) => say(self.explain(&legal[number], &view))?,
                Input::Rule(id) => say(rule(self.lang, &id))?,
                Input::Help => self.welcome()?,
                Input::Other(text) => say(self.refusal(&text))?,
                Input::Quit => return Ok(false),
            }
        }
    }

    fn put_question(&self, view: &Json, legal: &[LegalAction], all: bool) -> anyhow::Result<()> {
        say(self.screen.show(view, legal, all))?;
        let choices = legal.iter().enumerate().map(|(number, action)| {
            let text = self.screen.describe(action, view).unwrap_or_else(|| action.text.clone());
            format!("  {:>2}  {text}", number + 1)
        });
        columns(&choices.collect::<Vec<_>>()).iter().try_for_each(say)
    }

    fn choose(&mut self, action: &str) -> anyhow::Result<()> {
        let shows = self.game.shows_something_new(self.seat, action)?;
        let before = self.game.clone();
        self.take(Step::Act { seat: self.seat, action: action.to_owned() })?;
        if shows || self.game.turn() != Turn::Seat(self.seat) {
            self.undo.clear();
        } else {
            self.undo.push(before);
        }
        Ok(())
    }

    fn record(&self) -> String {
        let mut writer = RecordWriter::new(self.game.id(), self.game.revision(), &self.game.options());
        writer.note("seed", &self.seed.to_string());
        for step in &self.steps {
            writer.step(step);
        }
        writer.close(self.game.turn() == Turn::Over)
    }
}

/// A long list of short choices in several columns, read downwards.
fn columns(choices: &[String]) -> Vec<String> {
    const GAP: usize = 2;
    let widest = choices.iter().map(|choice| choice.chars().count()).max().unwrap_or(1);
    let columns = (WIDTH / (widest + GAP)).clamp(1, choices.len().div_ceil(6).max(1));
    let height = choices.len().div_ceil(columns);
    let pad = |choice: &String| format!("{choice}{}", " ".repeat(widest + GAP - choice.chars().count()));
    let line = |line: usize| choices.iter().skip(line).step_by(height).map(pad).collect::<String>();
    (0..height).map(|number| line(number).trim_end().to_owned()).collect()
}

/// A seed nobody chose; the only place in this program where the time of day matters to a game.
fn seed_from_time() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_secs() ^ (u64::from(now.subsec_nanos()) << 32)
}
