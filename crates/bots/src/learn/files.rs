//! The nets of a game in a folder: one file for each policy, and one for the critic.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use search::net::{BadNetFile, Encoding, Net};
use thiserror::Error;

use super::{Learner, Nets};

/// Why nets could not be read.
#[derive(Debug, Error)]
pub enum NetsError {
    /// A file is missing or unreadable.
    #[error("{} cannot be read", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A file is no net.
    #[error(transparent)]
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
    let read = |part: &str| {
        let path = folder.join(file_name::<G>(part));
        let bytes = fs::read(&path).map_err(|source| NetsError::File { path, source })?;
        net_of::<G>(part, &bytes)
    };
    let policies = (0..G::POLICIES).map(|number| read(&number.to_string())).collect::<Result<_, _>>()?;
    Ok(Nets { policies, critic: read("critic")? })
}

/// Reads the nets of `G` from the bytes of their files: those of the policies, then that of the critic.
///
/// # Errors
/// If one of them is something else.
pub fn nets_from_bytes<G: Learner>(policies: &[&[u8]], critic: &[u8]) -> Result<Nets, NetsError> {
    let policies = policies.iter().enumerate().map(|(number, bytes)| net_of::<G>(&number.to_string(), bytes));
    let policies = policies.collect::<Result<_, _>>()?;
    Ok(Nets { policies, critic: net_of::<G>("critic", critic)? })
}

/// Writes the nets of `G` into a folder. Each file appears whole or not at all.
///
/// # Errors
/// If a file cannot be written.
pub fn write_nets<G: Learner>(folder: &Path, nets: &Nets) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let parts = nets.policies.iter().enumerate().map(|(number, net)| (number.to_string(), net));
    for (part, net) in parts.chain([("critic".to_owned(), &nets.critic)]) {
        let path = folder.join(file_name::<G>(&part));
        let fresh = path.with_extension("fresh");
        fs::write(&fresh, net.to_bytes(Encoding::Half))?;
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
