//! The tables as text: what a person at a terminal reads. Everything is drawn from the view, the events and the legal
//! list that any other client would get; all words come from the locale files.

mod kelp;
mod salt_paper;

use game_core::{Audience, Outcome, Seat};
use games::LegalAction;
use locale::{Language, Value};
use serde_json::Value as Json;

/// Draws one person's table.
pub(crate) struct Screen {
    words: Words,
}

impl Screen {
    /// The screen of `audience` in a game of this name.
    pub(crate) fn new(game: &'static str, lang: Language, audience: Audience) -> Self {
        let seat = match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Everyone => None,
        };
        Self { words: Words { lang, seat, kelp: game == "kelp" } }
    }

    /// The whole table.
    pub(crate) fn show(&self, view: &Json) -> String {
        if self.words.kelp { kelp::show(&self.words, view) } else { salt_paper::show(&self.words, view) }
    }

    /// One thing that may be done.
    pub(crate) fn describe(&self, action: &LegalAction, view: &Json) -> String {
        let text = if self.words.kelp {
            kelp::describe(&self.words, &action.parts, view)
        } else {
            salt_paper::describe(&self.words, &action.parts, view)
        };
        text.unwrap_or_else(|| action.text.clone())
    }

    /// One thing that happened; `None` if it is not worth a line.
    pub(crate) fn tell(&self, event: &Json) -> Option<String> {
        if self.words.kelp { kelp::tell(&self.words, event) } else { salt_paper::tell(&self.words, event) }
    }

    /// How it ended.
    pub(crate) fn end(&self, outcome: &Outcome) -> String {
        let winners: Vec<String> = outcome.winners().map(|seat| self.words.seat_name(seat.index())).collect();
        let winners = winners.join(", ");
        let prefix = if self.words.kelp { "ke" } else { "sp" };
        let winner = outcome.winners().next().map_or(0, Seat::index);
        let reason = self.words.say_of(&format!("{prefix}-game-end-{}", outcome.reason), winner, &[]);
        let won = self.words.say("terminal-winners", &[("seats", winners.into())]);
        format!("{reason}\n{won}")
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

    /// The name of a seat.
    pub(crate) fn seat_name(&self, seat: usize) -> String {
        if self.kelp {
            return self.say(if seat == 0 { "terminal-octopus" } else { "terminal-shark" }, &[]);
        }
        if self.is_own(seat) {
            return self.say("terminal-you", &[]);
        }
        self.say("terminal-player", &[("number", (seat + 1).into())])
    }
}

/// A message without places.
pub(crate) fn word(lang: Language, id: &str) -> String {
    locale::text(lang, id, &[])
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
