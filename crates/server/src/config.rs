//! What an operator can choose. Every value has a sensible default; a TOML file and the command line change them.

use std::{net::SocketAddr, path::PathBuf};

use anyhow::Context as _;
use serde::Deserialize;

/// How to run a server.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// Where everything is kept.
    pub data_dir: PathBuf,
    /// Further sites whose pages may open a websocket, such as `https://play.example.org`.
    pub allowed_origins: Vec<String>,
    /// Whether a proxy in front tells the client's address and scheme (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// Threads on which bots think; 0 means all cores but one.
    pub bot_threads: usize,
    /// Bots show their moves at multiples of this time after being asked, so that thinking tells nothing.
    pub bot_pace_ms: u64,
    /// How long a table without listeners stays in memory.
    pub idle_table_seconds: u64,
    /// What one client may use.
    pub limits: Limits,
}

/// What one client may use.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Websockets in all.
    pub sockets: usize,
    /// Websockets from one address.
    pub sockets_per_address: usize,
    /// Frames a second on one websocket, in the long run.
    pub frames_per_second: u32,
    /// HTTP requests a second from one address, in the long run.
    pub requests_per_second: u32,
    /// Tables made in a minute from one address, in the long run.
    pub tables_per_minute: u32,
    /// Tables that one websocket may watch.
    pub watched_tables: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data_dir: PathBuf::from(".data"),
            allowed_origins: Vec::new(),
            behind_proxy: false,
            bot_threads: 0,
            bot_pace_ms: 500,
            idle_table_seconds: 60,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sockets: 20_000,
            sockets_per_address: 200,
            frames_per_second: 30,
            requests_per_second: 50,
            tables_per_minute: 60,
            watched_tables: 16,
        }
    }
}

impl Limits {
    /// Limits that no test or load generator on the same machine can reach.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            sockets: 1_000_000,
            sockets_per_address: 1_000_000,
            frames_per_second: 1_000_000,
            requests_per_second: 1_000_000,
            tables_per_minute: 1_000_000,
            watched_tables: 1000,
        }
    }
}

impl Config {
    /// Reads a TOML file; what it does not name has its default.
    ///
    /// # Errors
    /// If the file cannot be read or has a key that does not exist.
    pub fn read(path: &std::path::Path) -> anyhow::Result<Self> {
        let text =
            std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        toml::from_str(&text).with_context(|| format!("{} is not a configuration", path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::Config;

    #[test]
    fn an_empty_file_means_the_defaults_and_a_typo_is_refused() {
        assert_eq!(toml::from_str::<Config>("").unwrap(), Config::default());
        assert!(toml::from_str::<Config>("adr = '127.0.0.1:1'").is_err());
        assert_eq!(toml::from_str::<Config>("[limits]\nsockets = 5").unwrap().limits.sockets, 5);
    }
}
