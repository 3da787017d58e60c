//! A game as a text file: what was agreed, and every step, one line each. `docs/records.md` describes the format.
//!
//! Each line ends in a check that covers it and all lines before it, so an altered or cut record is refused with the
//! number of the first bad line.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{Seat, Step};

const FORMAT: &str = "tidetable-record 1";
const CHECK_MARK: &str = " ~";
const CHECK_DIGITS: usize = 8;
/// Longest line that is read, and longest record; far beyond any real game, so that a hostile file cannot fill memory.
const MAX_LINE: usize = 1_000;
const MAX_STEPS: usize = 2_000_000;

/// A record whose lines are whole, but whose steps nobody has replayed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// [`crate::Game::ID`].
    pub game: String,
    /// [`crate::Game::REVISION`] of the rules it was played under.
    pub revision: u32,
    /// The options in their text form.
    pub options: String,
    /// Further facts by name (players, dates, the commitment to the dice), in the order they stand.
    pub notes: Vec<(String, String)>,
    /// The steps in their text form, and the line each stands on.
    pub steps: Vec<(usize, Step<StepText, StepText>)>,
    /// Whether the record says that the game is over.
    pub finished: bool,
}

/// A step's text, shared cheaply.
pub type StepText = std::sync::Arc<str>;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// Number of the line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// The ways in which a record can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordFault {
    /// The first line is another one.
    #[error("this is no record: the first line must be '{FORMAT}' with its check")]
    NotARecord,
    /// A line's check does not fit.
    #[error("the line was altered, or a line before it is missing: its check should be {0}")]
    Altered(String),
    /// A line has no check.
    #[error("the line is cut off: it must end in ' ~' and {CHECK_DIGITS} hexadecimal digits")]
    NoCheck,
    /// The file ends without `end`.
    #[error("the record is cut off: it must close with 'end' or 'open'")]
    CutOff,
    /// Something stands behind `end`.
    #[error("nothing may follow the closing line")]
    AfterEnd,
    /// A line that the format does not know.
    #[error("expected {0}")]
    Unexpected(&'static str),
    /// A line or a record that is too long.
    #[error("too long: {0}")]
    TooLong(&'static str),
    /// The record is of another game.
    #[error("this is a record of '{0}'")]
    OtherGame(String),
    /// The record was made under other rules.
    #[error("played under revision {found} of the rules; this program knows revision {known}")]
    OtherRevision {
        /// Revision of the record.
        found: u32,
        /// Revision of this program.
        known: u32,
    },
    /// The options cannot be played.
    #[error("{0}")]
    Options(#[from] crate::BadOptions),
    /// A step's text is no step.
    #[error("{0}")]
    Notation(#[from] crate::BadNotation),
    /// A step is not legal.
    #[error("this step is {0}")]
    Illegal(#[from] crate::Refusal),
    /// The record says that the game is over and it is not, or the other way round.
    #[error("{0}")]
    WrongEnd(&'static str),
}

impl RecordError {
    /// `fault` on `line`.
    #[must_use]
    pub fn at(line: usize, fault: impl Into<RecordFault>) -> Self {
        Self { line, fault: fault.into() }
    }
}

/// Writes a record line by line.
#[derive(Clone, Debug)]
pub struct RecordWriter {
    text: String,
    hash: Chain,
}

impl RecordWriter {
    /// Begins a record.
    #[must_use]
    pub fn new(game: &str, revision: u32, options: &str) -> Self {
        let mut writer = Self { text: String::new(), hash: Chain::default() };
        writer.line(FORMAT);
        writer.line(&format!("game {game}"));
        writer.line(&format!("revision {revision}"));
        writer.line(&format!("options {options}"));
        writer
    }

    /// Adds a fact before the first step. Line breaks in `value` become blanks.
    pub fn note(&mut self, name: &str, value: &str) {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).take(600).collect();
        self.line(&format!("note {name} {}", value.trim()));
    }

    /// Adds a step.
    pub fn step(&mut self, step: &Step<impl std::fmt::Display, impl std::fmt::Display>) {
        match step {
            Step::Act { seat, action } => self.line(&format!("{seat} {action}")),
            Step::Chance(outcome) => self.line(&format!("chance {outcome}")),
        }
    }

    /// Closes the record; `finished` says whether the game is over.
    #[must_use]
    pub fn close(mut self, finished: bool) -> String {
        self.line(if finished { "end" } else { "open" });
        self.text
    }

    fn line(&mut self, body: &str) {
        let check = self.hash.next(body);
        writeln!(self.text, "{body}{CHECK_MARK}{check}").expect("writing to a string cannot fail");
    }
}

impl Record {
    /// Reads a record and verifies its checks; the steps are not replayed.
    ///
    /// # Errors
    /// With the first bad line.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut lines = Lines { rest: text.lines().enumerate(), hash: Chain::default(), last: 0 };
        let (line, body) = lines.next()?;
        if body != FORMAT {
            return Err(RecordError::at(line, RecordFault::NotARecord));
        }
        let mut record = Self::parse_head(&mut lines)?;
        record.parse_steps(&mut lines)?;
        match lines.rest.find(|(_, text)| !text.trim().is_empty()) {
            Some((index, _)) => Err(RecordError::at(index + 1, RecordFault::AfterEnd)),
            None => Ok(record),
        }
    }

    fn parse_head(lines: &mut Lines<'_>) -> Result<Self, RecordError> {
        let (_, game) = lines.keyword("game ", "'game' and its name")?;
        let (line, revision) = lines.keyword("revision ", "'revision' and a number")?;
        let revision = revision
            .parse()
            .map_err(|_| RecordError::at(line, RecordFault::Unexpected("'revision' and a number")))?;
        let (_, options) = lines.keyword("options ", "'options' and what was agreed")?;
        Ok(Self {
            game: game.to_owned(),
            revision,
            options: options.to_owned(),
            notes: Vec::new(),
            steps: Vec::new(),
            finished: false,
        })
    }

    fn parse_steps(&mut self, lines: &mut Lines<'_>) -> Result<(), RecordError> {
        loop {
            let (line, body) = lines.next()?;
            match body.split_once(' ') {
                None if body == "end" || body == "open" => {
                    self.finished = body == "end";
                    return Ok(());
                }
                Some(("note", note)) if self.steps.is_empty() => {
                    let (name, value) = note.split_once(' ').unwrap_or((note, ""));
                    self.notes.push((name.to_owned(), value.to_owned()));
                }
                Some(("chance", outcome)) => self.steps.push((line, Step::Chance(outcome.into()))),
                Some((seat, action)) => match seat.parse().ok().and_then(Seat::new) {
                    Some(seat) => self.steps.push((line, Step::Act { seat, action: action.into() })),
                    None => return Err(RecordError::at(line, RecordFault::Unexpected(A_STEP))),
                },
                None => return Err(RecordError::at(line, RecordFault::Unexpected(A_STEP))),
            }
            if self.steps.len() > MAX_STEPS {
                return Err(RecordError::at(line, RecordFault::TooLong("more steps than any game has")));
            }
        }
    }

    /// The value of a note.
    #[must_use]
    pub fn note(&self, name: &str) -> Option<&str> {
        self.notes.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }
}

const A_STEP: &str = "a step ('0 …' for a seat, 'chance …'), 'end' or 'open'";

/// The lines of a record, with their checks verified and taken off.
struct Lines<'a> {
    rest: std::iter::Enumerate<std::str::Lines<'a>>,
    hash: Chain,
    last: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Result<(usize, &'a str), RecordError> {
        let Some((index, text)) = self.rest.next() else {
            return Err(RecordError::at(self.last + 1, RecordFault::CutOff));
        };
        let line = index + 1;
        self.last = line;
        if text.len() > MAX_LINE {
            return Err(RecordError::at(line, RecordFault::TooLong("a line of over 1000 bytes")));
        }
        let fault = if line == 1 { RecordFault::NotARecord } else { RecordFault::NoCheck };
        let (body, check) = text.rsplit_once(CHECK_MARK).ok_or(RecordError::at(line, fault))?;
        let expected = self.hash.next(body);
        if check != expected {
            let short = check.len() < CHECK_DIGITS && expected.starts_with(check);
            let fault = if short { RecordFault::NoCheck } else { RecordFault::Altered(expected) };
            return Err(RecordError::at(line, fault));
        }
        Ok((line, body))
    }

    fn keyword(&mut self, word: &str, expected: &'static str) -> Result<(usize, &'a str), RecordError> {
        let (line, body) = self.next()?;
        match body.strip_prefix(word) {
            Some(rest) => Ok((line, rest)),
            None => Err(RecordError::at(line, RecordFault::Unexpected(expected))),
        }
    }
}

/// The running check: SHA-256 over the digest so far and the next line.
#[derive(Clone, Debug, Default)]
struct Chain([u8; 32]);

impl Chain {
    fn next(&mut self, body: &str) -> String {
        let digest = Sha256::new().chain_update(self.0).chain_update(body.as_bytes()).finalize();
        self.0.copy_from_slice(&digest);
        self.0[..CHECK_DIGITS / 2].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Record, RecordFault, RecordWriter};
    use crate::{Seat, Step};

    fn sample() -> String {
        let mut writer = RecordWriter::new("ludo", 3, "players=2");
        writer.note("white", "Olena");
        writer.step(&Step::<&str, &str>::Act { seat: Seat::at(1), action: "roll now" });
        writer.step(&Step::<&str, &str>::Chance("6"));
        writer.close(true)
    }

    #[test]
    fn a_record_reads_back() {
        let record = Record::parse(&sample()).unwrap();
        assert_eq!((record.game.as_str(), record.revision, record.finished), ("ludo", 3, true));
        assert_eq!(record.note("white"), Some("Olena"));
        assert_eq!(record.steps.len(), 2);
        assert_eq!(record.steps[1], (7, Step::Chance("6".into())));
    }

    #[test]
    fn every_altered_line_is_named() {
        let text = sample();
        for (index, line) in text.lines().enumerate() {
            let altered = text.replacen(line, &line.replacen(|c: char| c.is_alphanumeric(), "x", 1), 1);
            let error = Record::parse(&altered).unwrap_err();
            assert_eq!(error.line, index + 1, "{error}");
        }
    }

    #[test]
    fn every_cut_is_noticed() {
        let text = sample();
        for end in 0..text.len() - 1 {
            let lines_left = text[..end].lines().count();
            let error = Record::parse(&text[..end]).unwrap_err();
            assert!(error.line == lines_left || error.line == lines_left + 1, "{end}: {error}");
        }
    }

    #[test]
    fn text_behind_the_end_is_refused() {
        let error = Record::parse(&(sample() + "chance 3\n")).unwrap_err();
        assert_eq!((error.line, error.fault), (9, RecordFault::AfterEnd));
    }

    proptest! {
        #[test]
        fn no_text_makes_the_parser_panic(text in "\\PC{0,300}") {
            let _ = Record::parse(&text);
        }

        #[test]
        fn no_bytes_make_the_parser_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            let _ = Record::parse(&String::from_utf8_lossy(&bytes));
        }

        #[test]
        fn no_mutation_makes_the_parser_panic(at in 0_usize..200, byte in any::<u8>()) {
            let mut bytes = sample().into_bytes();
            let at = at % bytes.len();
            bytes[at] = byte;
            let _ = Record::parse(&String::from_utf8_lossy(&bytes));
        }
    }
}
