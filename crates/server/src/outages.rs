//! When the server was down. Time that nobody could use is given back to the clocks.

use serde::{Deserialize, Serialize};
use store::{Store, Stored};

const ALIVE: &str = "alive_ms";
const OUTAGES: &str = "outages";
/// How many are remembered; a table that slept through more of them gets a little less back.
const KEPT: usize = 200;

/// The times when the server was down, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Outages(Vec<(u64, u64)>);

impl Outages {
    /// What is known, with the outage that ends now.
    pub(crate) async fn load(store: &dyn Store, now_ms: u64) -> Stored<Self> {
        let known = store.fact(OUTAGES).await?.and_then(|text| serde_json::from_str(&text).ok());
        let mut outages: Self = known.unwrap_or_default();
        if let Some(alive_ms) = last_alive(store).await?.filter(|alive_ms| *alive_ms < now_ms) {
            outages.0.push((alive_ms, now_ms));
            let surplus = outages.0.len().saturating_sub(KEPT);
            outages.0.drain(..surplus);
            let text = serde_json::to_string(&outages).expect("pairs of numbers are plain values");
            store.set_fact(OUTAGES, &text).await?;
        }
        Ok(outages)
    }

    /// How long the server was down since `since_ms`.
    pub(crate) fn since(&self, since_ms: u64) -> u64 {
        self.0.iter().map(|(from, to)| to.saturating_sub(*from.max(&since_ms))).sum()
    }
}

/// When the server was last known to run.
pub(crate) async fn last_alive(store: &dyn Store) -> Stored<Option<u64>> {
    Ok(store.fact(ALIVE).await?.and_then(|text| text.parse().ok()))
}

/// Remembers that the server runs now.
pub(crate) async fn still_alive(store: &dyn Store, now_ms: u64) -> Stored<()> {
    store.set_fact(ALIVE, &now_ms.to_string()).await
}

#[cfg(test)]
mod tests {
    use super::Outages;

    #[test]
    fn only_the_time_since_counts() {
        let outages = Outages(vec![(10, 20), (30, 50)]);
        assert_eq!(outages.since(0), 30);
        assert_eq!(outages.since(15), 25);
        assert_eq!(outages.since(40), 10);
        assert_eq!(outages.since(60), 0);
    }
}
