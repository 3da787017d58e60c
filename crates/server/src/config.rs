//! What an operator can choose. Every value has a sensible default; a TOML file and the command line change them.

use std::{collections::BTreeMap, net::SocketAddr, path::PathBuf};

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
    /// Whether log lines are JSON objects instead of text.
    pub json_logs: bool,
    /// How long a table without listeners stays in memory.
    pub idle_table_seconds: u64,
    /// Options by game that every new table gets unless it says otherwise, such as `kelp = "board=night"`.
    pub options: BTreeMap<String, String>,
    /// What one client may use.
    pub limits: Limits,
}

/// What one client may use.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Connections in all that are no websocket (yet).
    pub connections: usize,
    /// Connections from one address that are no websocket (yet); a proxy in front is not bound by it.
    pub connections_per_address: usize,
    /// Seconds that a request's head may take, and that a connection may stay open without one.
    pub head_seconds: u64,
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
            json_logs: false,
            idle_table_seconds: 60,
            options: BTreeMap::new(),
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 5_000,
            connections_per_address: 100,
            head_seconds: 20,
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
            connections: 1_000_000,
            connections_per_address: 1_000_000,
            head_seconds: 60,
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
    /// The options of a new table: what it asks for, and of the operator's choice what it does not name.
    #[must_use]
    pub fn options_for(&self, game: &str, asked: &str) -> String {
        let key = |word: &str| word.split_once('=').map_or(word, |(key, _)| key).to_owned();
        let named: Vec<String> = asked.split_whitespace().map(key).collect();
        let chosen = self.options.get(game).map_or("", String::as_str);
        let added = chosen.split_whitespace().filter(|word| !named.contains(&key(word)));
        asked.split_whitespace().chain(added).collect::<Vec<_>>().join(" ")
    }

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

    #[test]
    fn the_example_shows_every_setting_with_its_default() {
        let text = include_str!("../../../deploy/tidetable.toml");
        let example = toml::from_str::<Config>(text).unwrap();
        let (data_dir, behind_proxy) = (example.data_dir.clone(), true);
        assert_eq!(example, Config { data_dir, behind_proxy, ..Config::default() });
        for key in ["addr", "allowed_origins", "bot_threads", "json_logs", "[options]", "watched_tables"] {
            assert!(text.contains(key), "{key}");
        }
    }

    #[test]
    fn a_table_gets_the_operators_options_unless_it_names_them() {
        let config = toml::from_str::<Config>("[options]\ngo = 'size=9 komi=7'").unwrap();
        assert_eq!(config.options_for("go", ""), "size=9 komi=7");
        assert_eq!(config.options_for("go", "size=19"), "size=19 komi=7");
        assert_eq!(config.options_for("chess", "clock=no"), "clock=no");
    }
}
