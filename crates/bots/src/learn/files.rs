//! The nets of a game in a folder: one file for each net, and one for the judge of standings.

use std::{fs, io, path::Path};

use search::net::{BadNetFile, Encoding, Net};
use thiserror::Error;

use super::{Equity, Learner, Nets};

/// Why nets could not be read.
#[derive(Debug, Error)]
pub enum NetsError {
    /// A file is missing or unreadable.
    #[error("{0}")]
    File(#[from] io::Error),
    /// A file is no net.
    #[error("{0}")]
    Net(#[from] BadNetFile),
    /// A net reads other features.
    #[error("this is the net '{found}', and '{wanted}' is needed")]
    Other {
        /// What it is.
        found: String,
        /// What it should be.
        wanted: String,
    },
}

/// Reads the nets of `G` from a folder.
///
/// # Errors
/// If a file is missing or holds something else.
pub fn read_nets<G: Learner>(folder: &Path) -> Result<Nets, NetsError> {
    let read = |part: &str| net_of::<G>(part, &fs::read(folder.join(file_name::<G>(part)))?);
    let players = (0..G::NETS).map(|number| read(&number.to_string())).collect::<Result<_, _>>()?;
    Ok(Nets { players, equity: Equity::with(read("equity")?) })
}

/// Reads the nets of `G` from the bytes of their files: those of the players, then that of the judge.
///
/// # Errors
/// If one of them is something else.
pub fn nets_from_bytes<G: Learner>(players: &[&[u8]], equity: &[u8]) -> Result<Nets, NetsError> {
    let players = players.iter().enumerate().map(|(number, bytes)| net_of::<G>(&number.to_string(), bytes));
    let players = players.collect::<Result<_, _>>()?;
    Ok(Nets { players, equity: Equity::with(net_of::<G>("equity", equity)?) })
}

/// Writes the nets of `G` into a folder. Each file appears whole or not at all.
///
/// # Errors
/// If a file cannot be written.
pub fn write_nets<G: Learner>(folder: &Path, nets: &Nets) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let parts = nets.players.iter().enumerate().map(|(number, net)| (number.to_string(), net));
    for (part, net) in parts.chain([("equity".to_owned(), nets.equity.net())]) {
        let path = folder.join(file_name::<G>(&part));
        let fresh = path.with_extension("fresh");
        fs::write(&fresh, net.to_bytes(Encoding::Full))?;
        fs::rename(&fresh, &path)?;
    }
    Ok(())
}

fn file_name<G: Learner>(part: &str) -> String {
    format!("{}-{part}.net", G::ID)
}

fn net_of<G: Learner>(part: &str, bytes: &[u8]) -> Result<Net, NetsError> {
    let net = Net::from_bytes(bytes)?;
    let wanted = format!("{}-{part}", G::FEATURES);
    if net.name() == wanted {
        Ok(net)
    } else {
        Err(NetsError::Other { found: net.name().to_owned(), wanted })
    }
}
