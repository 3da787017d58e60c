//! The tables as text: what a person at a terminal reads. Everything is drawn from the view, the events and the legal
//! list that any other client would get; all words come from the locale files.

mod kelp;
mod salt_paper;
#[cfg(test)]
mod tests;

use game_core::{Audience, Outcome, Seat};
use games::{AnyGame, LegalAction};
use locale::{Language, Value};
use serde_json::Value as Json;

/// Draws one person's table.
pub(crate) struct Screen {
    words: Words,
    /// What is printed on the things of Kelp, if that is played.
    kelp: Option<kelp::Print>,
}

impl Screen {
    /// The screen of `audience` in this game.
    pub(crate) fn new(game: &dyn AnyGame, lang: Language, audience: Audience) -> Self {
        let seat = match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Everyone => None,
        };
        let kelp = (game.id() == "kelp").then(|| kelp::Print::of(&game.options()));
        Self { words: Words { lang, seat, kelp: kelp.is_some() }, kelp }
    }

    fn kelp(&self) -> Option<kelp::Reader<'_>> {
        self.kelp.as_ref().map(|print| kelp::Reader { words: &self.words, print })
    }

    /// The table with the question to the reader; not all of it if a part is enough for a further step.
    pub(crate) fn show(&self, view: &Json, legal: &[LegalAction], all: bool) -> String {
        match self.kelp() {
            Some(reader) => reader.show(view, all),
            None => salt_paper::show(&self.words, view, legal),
        }
    }

    /// One thing that may be done.
    pub(crate) fn describe(&self, action: &LegalAction, view: &Json) -> Option<String> {
        match self.kelp() {
            Some(reader) => reader.describe(&action.parts, view),
            None => salt_paper::describe(&self.words, &action.parts, view),
        }
    }

    /// What the thing does that an action is about.
    pub(crate) fn explain(&self, action: &LegalAction, view: &Json) -> Option<String> {
        match self.kelp() {
            Some(reader) => reader.explain(&action.parts, view),
            None => salt_paper::explain(&self.words, &action.parts, view),
        }
    }

    /// One thing that happened, with the view after it; `None` if it is not worth a line.
    pub(crate) fn tell(&self, event: &Json, view: &Json) -> Option<String> {
        match self.kelp() {
            Some(reader) => reader.tell(event),
            None => salt_paper::tell(&self.words, event, view),
        }
    }

    /// What open information tells of hidden things.
    pub(crate) fn belief(&self, aid: &Json) -> Option<String> {
        self.kelp()?.belief(aid)
    }

    /// The name of a seat, as it is said to somebody who sits elsewhere.
    pub(crate) fn player_name(&self, seat: usize) -> String {
        self.words.player_name(seat)
    }

    /// How it ended.
    pub(crate) fn end(&self, outcome: &Outcome) -> String {
        let winners: Vec<String> = outcome.winners().map(|seat| self.words.seat_name(seat.index())).collect();
        let winners = winners.join(", ");
        let prefix = if self.kelp.is_some() { "ke" } else { "sp" };
        let winner = outcome.winners().next().map_or(0, Seat::index);
        let reason = outcome.reason.replace('_', "-");
        let reason = self.words.say_of(&format!("{prefix}-game-end-{reason}"), winner, &[]);
        let won = self.words.say("terminal-winners", &[("seats", winners.into())]);
        format!("\n{reason}\n{won}")
    }
}

/// The words of one reader.
pub(crate) struct Words {
    lang: Language,
    seat: Option<Seat>,
    kelp: bool,
}

impl Words {
    /// A message with its places filled.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        locale::text(self.lang, id, args)
    }

    /// A message about what the player in seat number `seat` did: said to the reader if that is the reader.
    pub(crate) fn say_of(&self, id: &str, seat: usize, args: &[(&str, Value<'_>)]) -> String {
        let mut all = vec![("seat", Value::from(self.seat_name(seat)))];
        all.extend(args.iter().cloned());
        if self.is_own(seat)
            && let Some(text) = locale::try_text(self.lang, &format!("{id}.you"), &all)
        {
            return text;
        }
        self.say(id, &all)
    }

    /// Whether seat number `seat` is the reader's own.
    pub(crate) fn is_own(&self, seat: usize) -> bool {
        self.seat.is_some_and(|own| own.index() == seat)
    }

    /// The name of a seat, as it is said to the reader.
    pub(crate) fn seat_name(&self, seat: usize) -> String {
        if self.is_own(seat) && !self.kelp {
            return self.say("terminal-you", &[]);
        }
        self.player_name(seat)
    }

    /// The name of a seat, as it is said to somebody who sits elsewhere.
    pub(crate) fn player_name(&self, seat: usize) -> String {
        match (self.kelp, seat) {
            (true, 0) => self.say("terminal-octopus", &[]),
            (true, _) => self.say("terminal-shark", &[]),
            (false, _) => self.say("terminal-player", &[("number", (seat + 1).into())]),
        }
    }
}

/// A message without places.
pub(crate) fn word(lang: Language, id: &str) -> String {
    locale::text(lang, id, &[])
}

/// How wide the table may be.
pub(crate) const WIDTH: usize = 98;

/// A paragraph of lines of at most [`WIDTH`] columns: the first one begins with `first`, the others with `rest`.
pub(crate) fn wrap(text: &str, first: &str, rest: &str) -> String {
    wrap_within(WIDTH, text, first, rest)
}

/// The same with lines of at most `width` columns.
pub(crate) fn wrap_within(width: usize, text: &str, first: &str, rest: &str) -> String {
    let mut lines = vec![first.to_owned()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a first line");
        let fresh = *line == first || *line == rest;
        if fresh || line.chars().count() + 1 + word.chars().count() <= width {
            line.push_str(if fresh { "" } else { " " });
            line.push_str(word);
        } else {
            lines.push(format!("{rest}{word}"));
        }
    }
    lines.join("\n")
}

/// The text in a field of an object, or an empty one.
pub(crate) fn text<'a>(object: &'a Json, field: &str) -> &'a str {
    object[field].as_str().unwrap_or_default()
}

/// The number in a field of an object, or 0.
pub(crate) fn number(object: &Json, field: &str) -> usize {
    object[field].as_u64().unwrap_or_default() as usize
}

/// The list in a field of an object, or an empty one.
pub(crate) fn list<'a>(object: &'a Json, field: &str) -> &'a [Json] {
    object[field].as_array().map_or(&[], Vec::as_slice)
}
