//! `--kelp-data`: Kelp with somebody's own data files.

use std::path::PathBuf;

use anyhow::Context;
use kelp::{Tables, tables::DataId};

/// The flag of every command that plays or reads games of Kelp.
#[derive(clap::Args)]
pub(crate) struct KelpData {
    /// Play Kelp with the data files in this folder instead of those compiled in.
    #[arg(long = "kelp-data", value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl KelpData {
    /// Reads the folder, so that games played with it can be started and replayed. Says which data they are, if they
    /// are not those compiled in.
    pub(crate) fn load(&self) -> anyhow::Result<Option<DataId>> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let tables = Tables::load(folder)
            .map_err(|error| anyhow::anyhow!(one_line(&error.to_string())))
            .with_context(|| folder.display().to_string())?;
        Ok(Some(tables.id()).filter(|id| *id != Tables::builtin().id()))
    }

    /// The options of a game, with the folder's data if it is Kelp.
    pub(crate) fn options(&self, game: &str, options: &str) -> anyhow::Result<String> {
        let Some(id) = self.load()? else { return Ok(options.to_owned()) };
        if game != "kelp" {
            return Ok(options.to_owned());
        }
        let named = options.split_whitespace().any(|word| word.starts_with("data="));
        anyhow::ensure!(!named, "the data are given twice; drop --kelp-data or the option data=");
        Ok(format!("{options} data={id}").trim_start().to_owned())
    }

    /// The same for a command that plays this one game: the flag must concern it.
    pub(crate) fn options_of(&self, game: &str, options: &str) -> anyhow::Result<String> {
        anyhow::ensure!(
            self.folder.is_none() || game == "kelp",
            "--kelp-data is for Kelp; drop it or give --game kelp"
        );
        self.options(game, options)
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
