//! The table itself: what its log says, and nothing else.

use std::{collections::BTreeSet, sync::Arc};

use game_core::{MAX_SEATS, Seat, Seats, Turn};
use games::{AnyEvent, AnyGame};
use protocol::{Phase, Reason, ResultState, Settings};
use thiserror::Error;

use crate::{
    Actor, Catalogue, Chair, ClockMark, CommandKey, Credential, DraftBody, Entry, Follows, LeaveReason,
    TokenHash, What,
    draft::Draft,
    fair::{Dice, Seed},
    play::{Misfit, Play},
};

/// A log that does not tell of a table this program can host.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("version {version}: {fault}")]
pub struct Corrupt {
    /// Version of the entry.
    pub version: u64,
    /// What is wrong with it.
    pub fault: String,
    /// What clients are told.
    pub reason: Reason,
}

/// One table.
#[derive(Clone)]
pub struct Table {
    pub(crate) id: String,
    pub(crate) version: u64,
    pub(crate) settings: Settings,
    pub(crate) seed: Seed,
    pub(crate) host: Option<TokenHash>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) follows: Option<Follows>,
    pub(crate) phase: Phase,
    /// The game before its first step.
    pub(crate) blank: Box<dyn AnyGame>,
    pub(crate) play: Option<Play>,
    pub(crate) clock: Option<ClockMark>,
    pub(crate) warning: Option<(Seat, u64)>,
    pub(crate) result: Option<ResultState>,
    pub(crate) rematch: Seats,
    pub(crate) next: Option<String>,
    pub(crate) commands: BTreeSet<CommandKey>,
    /// Seats whose players left, in that order.
    pub(crate) leavers: Vec<Seat>,
    pub(crate) created_ms: u64,
    pub(crate) changed_ms: u64,
    pub(crate) finished_ms: Option<u64>,
}

impl Table {
    /// A table from the first entry of its log.
    ///
    /// # Errors
    /// If the entry does not make a table.
    pub fn open(id: &str, first: &Entry, catalogue: &dyn Catalogue) -> Result<Self, Corrupt> {
        let corrupt = |fault: String, reason| Corrupt { version: 1, fault, reason };
        let What::Created { settings, seed, host, chairs, follows } = &first.what else {
            return Err(corrupt("the first entry makes no table".to_owned(), Reason::Unavailable));
        };
        let seed =
            Seed::from_hex(seed).ok_or(corrupt("the seed is damaged".to_owned(), Reason::Unavailable))?;
        let blank = catalogue
            .start(&settings.game, &settings.options)
            .map_err(|refusal| corrupt(refusal.to_string(), Reason::OtherRevision))?;
        if chairs.len() != blank.seats() || chairs.len() > MAX_SEATS {
            return Err(corrupt("the number of chairs is wrong".to_owned(), Reason::Unavailable));
        }
        let table = Self {
            id: id.to_owned(),
            version: 1,
            settings: settings.clone(),
            seed,
            host: *host,
            chairs: chairs.clone(),
            follows: follows.clone(),
            phase: Phase::Lobby,
            blank,
            play: None,
            clock: None,
            warning: None,
            result: None,
            rematch: Seats::NONE,
            next: None,
            commands: first.commands.iter().cloned().collect(),
            leavers: Vec::new(),
            created_ms: first.at_ms,
            changed_ms: first.at_ms,
            finished_ms: None,
        };
        Ok(table)
    }

    /// A table from its whole log.
    ///
    /// # Errors
    /// With the first entry that does not fit.
    pub fn replay(id: &str, log: &[Entry], catalogue: &dyn Catalogue) -> Result<Self, Corrupt> {
        let missing =
            Corrupt { version: 0, fault: "the log is empty".to_owned(), reason: Reason::NoSuchTable };
        let (first, rest) = log.split_first().ok_or(missing)?;
        let mut table = Self::open(id, first, catalogue)?;
        for entry in rest {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// Lets an entry happen. Live or from the log, this is the one way in which a table changes.
    ///
    /// # Errors
    /// If the entry does not fit; the table must then be thrown away.
    pub fn apply(&mut self, entry: &Entry) -> Result<Vec<Arc<dyn AnyEvent>>, Corrupt> {
        self.version += 1;
        self.changed_ms = entry.at_ms;
        self.commands.extend(entry.commands.iter().cloned());
        let result = self.apply_what(&entry.what, entry.at_ms);
        let events = result.map_err(|(fault, reason)| Corrupt { version: self.version, fault, reason })?;
        if let Some(mark) = &entry.clock {
            self.clock = Some(mark.clone());
        }
        Ok(events)
    }

    fn apply_what(&mut self, what: &What, at_ms: u64) -> Result<Vec<Arc<dyn AnyEvent>>, (String, Reason)> {
        match what {
            What::Created { .. } => return Err(("a table is made once".to_owned(), Reason::Unavailable)),
            What::Started { revision, steps } => return self.apply_start(*revision, steps, at_ms),
            What::Played { seat, steps } => return self.apply_move(seat_at(*seat)?, steps, at_ms),
            What::Left { seat, why, substitute } => {
                self.apply_leave(seat_at(*seat)?, *why, substitute.as_deref(), at_ms);
            }
            What::Warned { seat, until_ms } => self.warning = Some((seat_at(*seat)?, *until_ms)),
            What::Here => self.warning = None,
            What::Rematch { seat, wanted } => {
                let seat = seat_at(*seat)?;
                self.rematch = if *wanted { self.rematch.with(seat) } else { self.rematch.without(seat) };
            }
            What::NextMade { table } => self.next = Some(table.clone()),
            What::Sat { .. }
            | What::Followed { .. }
            | What::Emptied { .. }
            | What::Swapped { .. }
            | What::Ready { .. } => self.apply_seating(what)?,
        }
        Ok(Vec::new())
    }

    fn apply_seating(&mut self, what: &What) -> Result<(), (String, Reason)> {
        match what {
            What::Sat { seat, chair, from } => {
                if let Some(from) = from {
                    *self.chair_mut(*from)? = Chair::default();
                }
                *self.chair_mut(*seat)? = chair.clone();
            }
            What::Followed { seat, token } => {
                if let crate::Sitter::Person(person) = &mut self.chair_mut(*seat)?.sitter {
                    person.token = Some(*token);
                    person.heir_of = None;
                }
            }
            What::Emptied { seat } => *self.chair_mut(*seat)? = Chair::default(),
            What::Swapped { a, b } => {
                self.chair_mut(*a)?;
                self.chair_mut(*b)?;
                self.chairs.swap(usize::from(*a), usize::from(*b));
                for seat in [*a, *b] {
                    let chair = self.chair_mut(seat)?;
                    chair.ready = chair.level().is_some();
                }
            }
            What::Ready { seat, ready, bytes } => {
                let chair = self.chair_mut(*seat)?;
                chair.ready = *ready;
                chair.bytes.clone_from(bytes);
            }
            _ => {}
        }
        Ok(())
    }

    fn apply_start(&mut self, revision: u32, steps: &[String], at_ms: u64) -> Applied {
        if revision != self.blank.revision() {
            let known = self.blank.revision();
            return Err((
                format!("revision {revision} of the rules; known is {known}"),
                Reason::OtherRevision,
            ));
        }
        let bytes: Vec<Vec<u8>> = self.chairs.iter().map(Chair::player_bytes).collect();
        let mut play = Play::new(self.blank.clone(), Dice::new(&self.seed, &bytes));
        let events = play.apply(steps, self.version).map_err(misfit)?;
        self.play = Some(play);
        self.phase = Phase::Playing;
        self.finish_if_over(at_ms);
        Ok(events)
    }

    fn apply_move(&mut self, seat: Seat, steps: &[String], at_ms: u64) -> Applied {
        let version = self.version;
        let play = self.play.as_mut().ok_or(("no game runs".to_owned(), Reason::Unavailable))?;
        play.drafts[seat.index()] = None;
        let events = play.apply(steps, version).map_err(misfit)?;
        if self.warning.is_some_and(|(warned, _)| warned == seat) {
            self.warning = None;
        }
        self.finish_if_over(at_ms);
        Ok(events)
    }

    fn apply_leave(&mut self, seat: Seat, why: LeaveReason, substitute: Option<&str>, at_ms: u64) {
        let chair = &mut self.chairs[seat.index()];
        chair.left = chair.sitting().cloned();
        self.leavers.push(seat);
        self.warning = None;
        if let Some(play) = &mut self.play {
            play.drafts[seat.index()] = None;
        }
        match substitute {
            Some(level) => chair.sitter = Chair::bot(level).sitter,
            None => self.finish(self.result_by_leaving(why), at_ms),
        }
    }

    fn finish_if_over(&mut self, at_ms: u64) {
        if let Some(result) = self.result_by_rules() {
            self.finish(result, at_ms);
        }
    }

    fn finish(&mut self, result: ResultState, at_ms: u64) {
        self.result = Some(result);
        self.phase = Phase::Over;
        self.finished_ms = Some(at_ms);
        self.warning = None;
    }

    fn chair_mut(&mut self, seat: u8) -> Result<&mut Chair, (String, Reason)> {
        self.chairs.get_mut(usize::from(seat)).ok_or_else(no_seat)
    }

    /// Brings a stored draft back; one that belongs to another position is let go.
    pub fn restore_draft(&mut self, seat: Seat, body: DraftBody) {
        let Some(play) = &mut self.play else { return };
        if body.at_step == play.steps.len()
            && seat.index() < play.drafts.len()
            && let Ok(draft) = Draft::restore(play.game.as_ref(), seat, body)
        {
            play.drafts[seat.index()] = Some(draft);
        }
    }

    /// Gives back time that nobody could use because the server was down.
    pub fn credit(&mut self, ms: u64) {
        if let Some(clock) = &mut self.clock {
            clock.since_ms += ms;
        }
        if let Some((_, until_ms)) = &mut self.warning {
            *until_ms += ms;
        }
    }

    /// The table's name.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The version of its last entry.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// What was agreed.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether the game has begun or ended.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The chairs in order.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// How it ended.
    #[must_use]
    pub const fn result(&self) -> Option<&ResultState> {
        self.result.as_ref()
    }

    /// When it was made, when it last changed, and when the game ended, in milliseconds since 1970.
    #[must_use]
    pub const fn times_ms(&self) -> (u64, u64, Option<u64>) {
        (self.created_ms, self.changed_ms, self.finished_ms)
    }

    /// Who somebody with this credential is.
    #[must_use]
    pub fn actor(&self, credential: &Credential) -> Actor {
        let seat = Seat::all(self.chairs.len()).find(|seat| self.chairs[seat.index()].opens_for(credential));
        let host = match self.host {
            Some(host) => credential.token == Some(host),
            // A table that follows another one is arranged by those who sit there.
            None => seat.is_some(),
        };
        Actor { seat, host, credential: *credential }
    }

    /// The seats whose persons are asked now.
    #[must_use]
    pub fn asked_persons(&self) -> Seats {
        self.asked()
            .iter()
            .filter(|seat| self.chairs[seat.index()].sitting().is_some())
            .fold(Seats::NONE, Seats::with)
    }

    /// The seats that are asked now.
    #[must_use]
    pub fn asked(&self) -> Seats {
        self.turn().seats()
    }

    pub(crate) fn turn(&self) -> Turn {
        match (&self.play, self.phase) {
            (Some(play), Phase::Playing) => play.game.turn(),
            _ => Turn::Over,
        }
    }

    /// When the clock of somebody who is asked runs out.
    #[must_use]
    pub fn deadline_ms(&self) -> Option<u64> {
        self.clock.as_ref()?.deadline(self.asked_persons())
    }

    /// Whether the player in `seat` has an unfinished move.
    #[must_use]
    pub fn has_draft(&self, seat: Seat) -> bool {
        self.play.as_ref().is_some_and(|play| play.drafts[seat.index()].is_some())
    }

    /// When the clocks of the asked players began to run.
    #[must_use]
    pub fn clock_since_ms(&self) -> Option<u64> {
        let clock = self.clock.as_ref().map(|clock| clock.since_ms);
        clock.or(self.warning.map(|_| self.changed_ms))
    }

    /// The game in its present position, for tests that compare it with what clients were shown.
    #[must_use]
    pub fn game(&self) -> Option<&dyn AnyGame> {
        self.play.as_ref().map(|play| play.game.as_ref())
    }
}

type Applied = Result<Vec<Arc<dyn AnyEvent>>, (String, Reason)>;

fn misfit(Misfit(fault): Misfit) -> (String, Reason) {
    (fault, Reason::Unavailable)
}

fn no_seat() -> (String, Reason) {
    ("there is no such seat".to_owned(), Reason::Unavailable)
}

fn seat_at(number: u8) -> Result<Seat, (String, Reason)> {
    Seat::new(number).ok_or_else(no_seat)
}
