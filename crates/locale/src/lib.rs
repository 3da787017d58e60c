//! The words of Tidetable in Ukrainian, Polish and English.
//!
//! The texts live in `locales/<language>/*.ftl` (Fluent) and are compiled into the program, so that it speaks
//! without any file beside it. The web client reads the same files.
//!
//! This crate knows no rule and no game: it looks words up. It never guesses: an unknown id comes back as the
//! id itself, so a missing text is seen and not hidden.
#![forbid(unsafe_code)]

mod bundle;
mod embedded;
mod language;
mod rules;

pub use bundle::{Value, text, try_text};
pub use embedded::{FILES, File, RULE_IDS};
pub use language::{Language, UnknownLanguage};
pub use rules::{RuleText, Source, rule, rules};
