//! The three languages and their names.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A language people can play in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// Ukrainian.
    Uk,
    /// Polish.
    Pl,
    /// English.
    #[default]
    En,
}

impl Language {
    /// All languages, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Uk, Self::Pl, Self::En];

    /// The two-letter code, for example `uk`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Uk => "uk",
            Self::Pl => "pl",
            Self::En => "en",
        }
    }

    /// The language that the environment asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`), or English.
    #[must_use]
    pub fn from_environment() -> Self {
        let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok());
        wanted.and_then(|tag| tag.parse().ok()).unwrap_or_default()
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::Uk => "Українська",
            Self::Pl => "Polski",
            Self::En => "English",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A tag of a language that Tidetable does not speak.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is not a language of Tidetable: choose uk, pl or en")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code or a longer tag such as `pl-PL` or `uk_UA.UTF-8`; only its first part counts.
    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        let first = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| first.eq_ignore_ascii_case(language.code()))
            .ok_or_else(|| UnknownLanguage(tag.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_from_its_code_and_from_a_locale_name() {
        for (tag, expected) in [("uk", Language::Uk), ("pl-PL", Language::Pl), ("EN_us.UTF-8", Language::En)]
        {
            assert_eq!(tag.parse(), Ok(expected), "{tag}");
        }
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
    }

    #[test]
    fn an_unknown_language_is_refused_by_name() {
        assert_eq!("fr".parse::<Language>(), Err(UnknownLanguage("fr".into())));
        assert!("".parse::<Language>().is_err());
        assert!("ukulele".parse::<Language>().is_err());
    }
}
