//! Everything out of a data folder, and into one.

use std::{
    io::{BufRead, Write},
    path::Path,
};

use anyhow::Context as _;
use store::{DirLock, Sqlite};

/// Writes everything in a data folder as plain lines; the number of lines. The folder must not be in use.
///
/// # Errors
/// If the folder is in use or cannot be read, or `out` cannot be written.
pub fn export(data_dir: &Path, out: &mut (dyn Write + Send)) -> anyhow::Result<u64> {
    let file = data_dir.join("tidetable.sqlite");
    anyhow::ensure!(file.exists(), "there is nothing in {}; choose another --data-dir", data_dir.display());
    with_store(data_dir, async |store| Ok(store::export(&store, out).await?))
}

/// Takes lines of [`export`] over into an empty data folder, all or none; the number of things.
///
/// # Errors
/// With the first bad line, or if there is something in the folder already.
pub fn import(data_dir: &Path, input: impl BufRead) -> anyhow::Result<u64> {
    with_store(data_dir, async |store| Ok(store::import(&store, input).await?))
}

fn with_store<T>(data_dir: &Path, work: impl AsyncFnOnce(Sqlite) -> anyhow::Result<T>) -> anyhow::Result<T> {
    let _lock = DirLock::take(data_dir)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let path = data_dir.join("tidetable.sqlite");
        let store = Sqlite::open(&path).await.with_context(|| format!("cannot open {}", path.display()))?;
        work(store).await
    })
}
