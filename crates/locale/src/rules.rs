//! The rules of the games as texts, one for each number of the specification.

use crate::{Language, RULE_IDS, try_text};

/// One rule in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// Its number, for example `SP-TAK-01`.
    pub id: &'static str,
    /// The title of the section it stands in.
    pub section: String,
    /// What it says, in words of ours.
    pub text: String,
    /// Where it comes from.
    pub source: Source,
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Printed in a rulebook.
    Rulebook,
    /// How the game's players play it online.
    Practice,
    /// Decided by this project where every source is silent.
    Decided,
    /// Answered by the publisher.
    PublisherFaq,
}

impl Source {
    /// All sources.
    pub const ALL: [Self; 4] = [Self::Rulebook, Self::Practice, Self::Decided, Self::PublisherFaq];

    /// The word used in the files, and in the id of its label `rule-source-…`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rulebook => "rulebook",
            Self::Practice => "practice",
            Self::Decided => "decided",
            Self::PublisherFaq => "publisher-faq",
        }
    }

    fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|source| source.word() == word)
    }
}

/// The rule numbered `id` (in any case), or `None` if no rule has this number.
#[must_use]
pub fn rule(language: Language, id: &str) -> Option<RuleText> {
    let id = RULE_IDS.lines().find(|known| known.eq_ignore_ascii_case(id))?;
    read(language, id)
}

/// All rules of a game (`kelp` or `salt-paper`) in book order; empty for an unknown game.
#[must_use]
pub fn rules(language: Language, game_id: &str) -> Vec<RuleText> {
    let prefix = match game_id {
        "kelp" => "KE-",
        "salt-paper" => "SP-",
        _ => return Vec::new(),
    };
    RULE_IDS.lines().filter(|id| id.starts_with(prefix)).filter_map(|id| read(language, id)).collect()
}

fn read(language: Language, id: &'static str) -> Option<RuleText> {
    let key = id.to_ascii_lowercase();
    let (game, rest) = key.split_once('-')?;
    let (section, _) = rest.split_once('-')?;
    Some(RuleText {
        id,
        section: try_text(language, &format!("{game}-section-{section}"), &[])?,
        text: try_text(language, &key, &[])?,
        source: Source::read(&try_text(language, &format!("{key}.source"), &[])?)?,
    })
}
