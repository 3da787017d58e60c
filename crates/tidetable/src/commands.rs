//! One module for each command of the binary.

pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod calibrate;
pub(crate) mod choices;
mod data;
pub(crate) mod exploit;
pub(crate) mod fuzz;
pub(crate) mod hint;
pub(crate) mod load;
pub(crate) mod moving;
mod numbers;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod rules;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod train;

use std::io::Write;

/// Writes lines to standard output, failing softly when the reader has gone.
pub(crate) fn say(text: impl AsRef<str>) -> anyhow::Result<()> {
    writeln!(std::io::stdout().lock(), "{}", text.as_ref())?;
    Ok(())
}

/// Writes a value as one line of JSON.
pub(crate) fn say_json(value: &impl serde::Serialize) -> anyhow::Result<()> {
    say(serde_json::to_string(value)?)
}
