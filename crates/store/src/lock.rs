//! One process per data folder.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
};

use thiserror::Error;

/// Holds the folder until it is dropped; the operating system lets go of it when the process dies, however it dies.
#[derive(Debug)]
pub struct DirLock {
    _file: File,
}

/// Why the folder cannot be used.
#[derive(Debug, Error)]
pub enum LockError {
    /// Somebody uses it.
    #[error("{} is in use by another tidetable (process {pid}); stop that one or choose another --data-dir", folder.display())]
    Taken {
        /// The folder.
        folder: PathBuf,
        /// What the other one wrote down about itself.
        pid: String,
    },
    /// It cannot be opened.
    #[error("cannot use {}: {error}; choose a folder that can be written with --data-dir", folder.display())]
    Io {
        /// The folder.
        folder: PathBuf,
        /// Why.
        error: std::io::Error,
    },
}

impl DirLock {
    /// Takes the folder, which is made if it is missing.
    ///
    /// # Errors
    /// If another process holds it, or it cannot be written.
    pub fn take(folder: &Path) -> Result<Self, LockError> {
        let io = |error| LockError::Io { folder: folder.to_owned(), error };
        std::fs::create_dir_all(folder).map_err(io)?;
        let path = folder.join("tidetable.lock");
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut pid = String::new();
                let _ = file.read_to_string(&mut pid);
                return Err(LockError::Taken { folder: folder.to_owned(), pid: pid.trim().to_owned() });
            }
            Err(TryLockError::Error(error)) => return Err(io(error)),
        }
        file.set_len(0).and_then(|()| file.rewind()).map_err(io)?;
        writeln!(file, "{}", std::process::id()).map_err(io)?;
        Ok(Self { _file: file })
    }
}

#[cfg(test)]
mod tests {
    use super::{DirLock, LockError};

    #[test]
    fn a_folder_is_held_by_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let first = DirLock::take(folder.path()).unwrap();
        let error = DirLock::take(folder.path()).unwrap_err();
        assert!(
            matches!(&error, LockError::Taken { pid, .. } if *pid == std::process::id().to_string()),
            "{error}"
        );
        drop(first);
        DirLock::take(folder.path()).unwrap();
    }
}
