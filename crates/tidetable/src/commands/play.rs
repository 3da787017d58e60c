//! `tidetable play`: a game in the terminal against bots.

use std::{
    io::{BufRead, IsTerminal, Write},
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::Context;
use bots::{BotRng, Cancel};
use game_core::{Audience, RecordWriter, Seat, Step, Turn, below};
use games::{AnyGame, LegalAction};
use locale::Language;
use rand_core::SeedableRng;

use super::say;
use crate::terminal::{Screen, word};

/// A game in the terminal; the other seats are taken by bots.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game: salt-paper or kelp.
    #[arg(long, default_value = "salt-paper")]
    game: String,
    /// Options of the game, as in "players=3 extra_salt=yes" or "board=night".
    #[arg(long, default_value = "")]
    options: String,
    /// Your seat, counted from 0 (in Kelp 0 is the Octopus, 1 the Shark).
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// The bot in the other seats.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Decides all deals; a new one each time if none is given.
    #[arg(long)]
    seed: Option<u64>,
    /// uk, pl or en.
    #[arg(long, default_value_t = Language::from_environment())]
    lang: Language,
    /// Write the record of the game to this file.
    #[arg(long)]
    record: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = games::start(&args.game, &args.options)?;
    let seats = game.seats();
    let seat = Seat::new(args.seat).filter(|seat| seat.index() < seats);
    let seat = seat.with_context(|| format!("there is no seat {}; choose 0 to {}", args.seat, seats - 1))?;
    let known = games::bot_names(&args.game)?;
    anyhow::ensure!(
        known.contains(&args.bot.as_str()),
        "there is no bot '{}'; choose one of: {}",
        args.bot,
        known.join(", ")
    );
    let seed = args.seed.unwrap_or_else(seed_from_time);
    let screen = Screen::new(game.id(), args.lang, Audience::Seat(seat));
    let chance = BotRng::seed_from_u64(seed);
    let mut sitting =
        Sitting { game, seat, seed, chance, screen, steps: Vec::new(), undo: Vec::new(), decisions: 0 };
    say(help(args.lang, "terminal-welcome"))?;
    sitting.play(args)?;
    if let Some(path) = &args.record {
        std::fs::write(path, sitting.record())
            .with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(())
}

/// One person's game.
struct Sitting {
    game: Box<dyn AnyGame>,
    seat: Seat,
    seed: u64,
    chance: BotRng,
    screen: Screen,
    steps: Vec<Step<String, String>>,
    /// The games before each step that may still be taken back.
    undo: Vec<Box<dyn AnyGame>>,
    decisions: u64,
}

/// What the person typed.
enum Input {
    Choose(String),
    Undo,
    Rule(String),
    Quit,
    Nonsense,
}

impl Sitting {
    fn play(&mut self, args: &Args) -> anyhow::Result<()> {
        loop {
            match self.game.turn() {
                Turn::Over => break,
                Turn::Chance => self.draw_lots()?,
                turn if turn.seats().contains(self.seat) => {
                    if !self.ask(args)? {
                        return Ok(());
                    }
                }
                turn => {
                    let seat = turn.seats().iter().next().context("somebody must act")?;
                    self.let_bot_act(seat, &args.bot)?;
                }
            }
        }
        let outcome = self.game.outcome().context("a game that is over has an outcome")?;
        say(self.screen.end(&outcome))
    }

    fn draw_lots(&mut self) -> anyhow::Result<()> {
        let outcome = self.game.outcome_at(below(&mut self.chance, self.game.tickets()));
        self.undo.clear();
        self.take(Step::Chance(outcome))
    }

    fn let_bot_act(&mut self, seat: Seat, bot: &str) -> anyhow::Result<()> {
        let question = self.game.question(seat).context("a seat that must act has a choice")?;
        let action = question.answer(bot, self.seed, self.decisions, &Cancel::default())?;
        self.decisions += 1;
        self.undo.clear();
        self.take(Step::Act { seat, action })
    }

    /// Carries out a step and tells what the person perceives of it.
    fn take(&mut self, step: Step<String, String>) -> anyhow::Result<()> {
        let events = match &step {
            Step::Act { seat, action } => self.game.act(*seat, action)?,
            Step::Chance(outcome) => self.game.resolve(outcome)?,
        };
        self.steps.push(step);
        for seen in events.iter().filter_map(|event| event.seen_by(Audience::Seat(self.seat))) {
            if let Some(line) = self.screen.tell(&seen) {
                say(format!("  {line}"))?;
            }
        }
        Ok(())
    }

    /// Shows the table and asks until something is done; `false` if the person leaves.
    fn ask(&mut self, args: &Args) -> anyhow::Result<bool> {
        let legal = self.game.legal(self.seat);
        let view = self.game.view(Audience::Seat(self.seat));
        say(self.screen.show(&view))?;
        for (number, action) in legal.iter().enumerate() {
            say(format!("  {:>2}  {}", number + 1, self.screen.describe(action, &view)))?;
        }
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
                Input::Undo => say(word(args.lang, "terminal-nothing-to-undo"))?,
                Input::Rule(id) => say(rule(args.lang, &id))?,
                Input::Nonsense => say(help(args.lang, "terminal-how-to-answer"))?,
                Input::Quit => return Ok(false),
            }
        }
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

fn read_input(legal: &[LegalAction]) -> anyhow::Result<Input> {
    if std::io::stdin().is_terminal() {
        print!("> ");
        std::io::stdout().flush()?;
    }
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line)? == 0 {
        return Ok(Input::Quit);
    }
    let text = line.trim();
    if let Some(action) = text.parse::<usize>().ok().and_then(|number| legal.get(number.wrapping_sub(1))) {
        return Ok(Input::Choose(action.text.clone()));
    }
    Ok(match text {
        "u" | "undo" => Input::Undo,
        "q" | "quit" => Input::Quit,
        _ => match text.split_once(' ') {
            Some(("r" | "rule" | "rules", id)) => Input::Rule(id.to_owned()),
            _ if legal.iter().any(|action| action.text == text) => Input::Choose(text.to_owned()),
            _ => Input::Nonsense,
        },
    })
}

/// How to answer, with the words that are the same in all languages.
fn help(lang: Language, id: &str) -> String {
    locale::text(
        lang,
        id,
        &[("undo", "undo".into()), ("rule", "rule SP-TAK-01".into()), ("quit", "quit".into())],
    )
}

fn rule(lang: Language, id: &str) -> String {
    match locale::rule(lang, id) {
        Some(rule) => format!("{}  {}", rule.id, rule.text),
        None => word(lang, "terminal-no-such-rule"),
    }
}

/// A seed nobody chose; the only place in this program where the time of day matters to a game.
fn seed_from_time() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_secs() ^ (u64::from(now.subsec_nanos()) << 32)
}
