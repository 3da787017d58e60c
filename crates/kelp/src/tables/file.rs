//! One data file: reading it, and saying where it is wrong.

use std::ops::Range;

use serde::de::DeserializeOwned;
use thiserror::Error;
use toml::Spanned;

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:{line}: {reason}")]
pub struct DataError {
    /// Name of the file.
    pub file: String,
    /// Number of the line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// A data file by name, and its text.
#[derive(Clone, Copy)]
pub(super) struct File<'a> {
    pub(super) name: &'a str,
    pub(super) text: &'a str,
}

impl File<'_> {
    pub(super) fn parse<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(self.text)
            .map_err(|error| self.fault(&error.span().unwrap_or_default(), error.message().trim()))
    }

    pub(super) fn fault(&self, at: &Range<usize>, reason: impl Into<String>) -> DataError {
        let before = &self.text.as_bytes()[..at.start.min(self.text.len())];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        DataError { file: self.name.to_owned(), line, reason: reason.into() }
    }

    /// Refuses `row` for `reason` unless `good`.
    pub(super) fn check<T>(
        &self,
        row: &Spanned<T>,
        good: bool,
        reason: impl Into<String>,
    ) -> Result<(), DataError> {
        if good { Ok(()) } else { Err(self.fault(&row.span(), reason)) }
    }

    /// Refuses the file as a whole for `reason` unless `good`.
    pub(super) fn check_all(&self, good: bool, reason: impl Into<String>) -> Result<(), DataError> {
        if good { Ok(()) } else { Err(self.fault(&(0..0), reason)) }
    }
}
