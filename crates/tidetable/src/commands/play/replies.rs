//! What is answered to somebody who asks, and does not act.

use game_core::Audience;
use games::{LegalAction, StepError};
use locale::Language;
use serde_json::Value as Json;

use super::{Sitting, say};
use crate::terminal::{word, wrap};

impl Sitting {
    pub(super) fn explain(&self, action: &LegalAction, view: &Json) -> String {
        let text = self.screen.explain(action, view);
        wrap(&text.unwrap_or_else(|| word(self.lang, "terminal-nothing-to-explain")), "  ", "  ")
    }

    /// What open information tells of hidden things, if the game can work it out.
    pub(super) fn belief(&self) -> String {
        let aid = self.game.aid(Audience::Seat(self.seat));
        let text = aid.and_then(|aid| self.screen.belief(&aid));
        text.unwrap_or_else(|| self.help("terminal-how-to-answer"))
    }

    /// The rule that forbids what was typed, if it is a step of the game at all.
    pub(super) fn refusal(&self, text: &str) -> String {
        match self.game.clone().act(self.seat, text) {
            Err(StepError::Refused(refusal)) => rule(self.lang, refusal.rule.0),
            _ => self.help("terminal-how-to-answer"),
        }
    }

    /// All that can be typed.
    pub(super) fn welcome(&self) -> anyhow::Result<()> {
        say(self.help("terminal-welcome"))?;
        if self.game.id() == "kelp" {
            say(self.help("terminal-kelp-welcome"))?;
        }
        Ok(())
    }

    /// How to answer, with the words that are the same in all languages.
    fn help(&self, id: &str) -> String {
        let rule = if self.game.id() == "kelp" { "rule KE-MOV-02" } else { "rule SP-TAK-01" };
        let words = [
            ("undo", "undo"),
            ("rule", rule),
            ("quit", "quit"),
            ("table", "table"),
            ("explain", "? 1"),
            ("belief", "belief"),
        ];
        wrap(&locale::text(self.lang, id, &words.map(|(name, word)| (name, word.into()))), "", "")
    }
}

/// A rule by its number.
pub(super) fn rule(lang: Language, id: &str) -> String {
    match locale::rule(lang, id) {
        Some(rule) => wrap(&format!("{}  {}", rule.id, rule.text), "  ", "  "),
        None => word(lang, "terminal-no-such-rule"),
    }
}
