//! The nets of a game in a folder: one file for each net, and one for the judge of standings.

use std::{fs, io, path::Path};

use super::net::{BadNet, Net};
use thiserror::Error;

use super::{Equity, Learner};

/// Why nets could not be read.
#[derive(Debug, Error)]
pub enum NetsError {
    /// A file is missing or unreadable.
    #[error("{0}")]
    File(#[from] io::Error),
    /// A file is no such net.
    #[error("{0}")]
    Net(#[from] BadNet),
}

/// Reads the nets of `G` from a folder.
///
/// # Errors
/// If a file is missing or holds something else.
pub fn read_nets<G: Learner>(folder: &Path) -> Result<(Vec<Net>, Equity), NetsError> {
    let read = |part: &str| -> Result<Net, NetsError> {
        let bytes = fs::read(folder.join(format!("{}-{part}.net", G::ID)))?;
        Ok(Net::from_bytes(&format!("{}-{part}", G::FEATURES), &bytes)?)
    };
    let nets = (0..G::NETS).map(|number| read(&number.to_string())).collect::<Result<_, _>>()?;
    Ok((nets, Equity::with(read("equity")?)))
}

/// Writes the nets of `G` into a folder. Each file appears whole or not at all.
///
/// # Errors
/// If a file cannot be written.
pub fn write_nets<G: Learner>(folder: &Path, nets: &[Net], equity: &Equity) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let parts = nets.iter().enumerate().map(|(number, net)| (number.to_string(), net));
    for (part, net) in parts.chain([("equity".to_owned(), equity.net())]) {
        let path = folder.join(format!("{}-{part}.net", G::ID));
        let fresh = path.with_extension("fresh");
        fs::write(&fresh, net.to_bytes(&format!("{}-{part}", G::FEATURES)))?;
        fs::rename(&fresh, &path)?;
    }
    Ok(())
}
