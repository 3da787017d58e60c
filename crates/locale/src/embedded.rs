//! The files of words, compiled in.

use crate::Language;

/// One file of messages in one language.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The language it is written in.
    pub language: Language,
    /// Its name without the folder, for example `salt-paper.ftl`.
    pub name: &'static str,
    /// What it says.
    pub source: &'static str,
}

macro_rules! files {
    ($($language:ident $folder:literal: $($name:literal)*;)*) => {
        &[$($(File {
            language: Language::$language,
            name: concat!($name, ".ftl"),
            source: include_str!(concat!("../../../locales/", $folder, "/", $name, ".ftl")),
        },)*)*]
    };
}

/// Every file of every language.
pub const FILES: &[File] = files! {
    Uk "uk": "common" "kelp" "rules-kelp" "rules-salt-paper" "salt-paper" "terminal";
    Pl "pl": "common" "kelp" "rules-kelp" "rules-salt-paper" "salt-paper" "terminal";
    En "en": "common" "kelp" "rules-kelp" "rules-salt-paper" "salt-paper" "terminal";
};

/// The numbers of all rules of all games, one in a line, in book order.
pub const RULE_IDS: &str = include_str!("../../../locales/rule-ids.txt");
