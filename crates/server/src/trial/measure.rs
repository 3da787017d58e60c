//! Numbers: percentiles of what was measured here, and of what the server says about itself.

use std::{collections::BTreeMap, net::SocketAddr, time::Duration};

use super::client::request;

/// The value below which `share` of the list lies.
pub(super) fn percentile(sorted: &[Duration], share: f64) -> Duration {
    let last = sorted.len().saturating_sub(1);
    sorted.get((last as f64 * share).round() as usize).copied().unwrap_or_default()
}

/// What a server counts: plain counters by name, and how many commands took at most how many seconds.
#[derive(Clone, Debug, Default)]
pub(super) struct Counters {
    pub(super) plain: BTreeMap<String, f64>,
    buckets: Vec<(f64, f64)>,
}

impl Counters {
    pub(super) async fn read(addr: SocketAddr) -> anyhow::Result<Self> {
        let (_, text) = request(addr, "GET", "/metrics", None, None).await?;
        let mut counters = Self::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let Some((name, value)) = line.rsplit_once(' ') else { continue };
            let Ok(value) = value.parse::<f64>() else { continue };
            match name.strip_prefix("tidetable_command_seconds_bucket{le=\"") {
                Some(limit) => {
                    let limit = limit.trim_end_matches("\"}").parse().unwrap_or(f64::INFINITY);
                    counters.buckets.push((limit, value));
                }
                None => drop(counters.plain.insert(name.to_owned(), value)),
            }
        }
        Ok(counters)
    }

    /// By how much a counter has grown.
    pub(super) fn since(&self, before: &Self, name: &str) -> f64 {
        self.plain.get(name).unwrap_or(&0.0) - before.plain.get(name).unwrap_or(&0.0)
    }

    /// A time that `share` of the commands since `before` did not exceed, in seconds; the upper end of its bucket.
    pub(super) fn command_seconds(&self, before: &Self, share: f64) -> f64 {
        let old = |limit: f64| {
            before.buckets.iter().find(|bucket| bucket.0 == limit).map_or(0.0, |bucket| bucket.1)
        };
        let grown: Vec<(f64, f64)> =
            self.buckets.iter().map(|(limit, count)| (*limit, count - old(*limit))).collect();
        let all = grown.iter().map(|bucket| bucket.1).fold(0.0, f64::max);
        grown.iter().find(|bucket| bucket.1 >= all * share).map_or(0.0, |bucket| bucket.0)
    }
}
