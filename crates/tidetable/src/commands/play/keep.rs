//! The file in which a game is kept while it is played.

use std::{
    fs::{self, File},
    io::ErrorKind,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};

/// A file of our own for the record of one game.
pub(super) struct Keep(PathBuf);

impl Keep {
    /// Makes the file: whoever cannot write it shall know before the game, and no older record is lost.
    pub(super) fn create(path: &Path) -> anyhow::Result<Self> {
        match File::create_new(path) {
            Ok(_) => Ok(Self(path.to_owned())),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => bail!(
                "{} is there already and would be lost; give --record another name, or remove it first",
                path.display()
            ),
            Err(error) => Err(error).with_context(|| cannot_be_written(path)),
        }
    }

    /// Writes the record as far as the game has come.
    pub(super) fn write(&self, record: &str) -> anyhow::Result<()> {
        fs::write(&self.0, record).with_context(|| cannot_be_written(&self.0))
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

fn cannot_be_written(path: &Path) -> String {
    format!("{} cannot be written; give --record another file", path.display())
}
