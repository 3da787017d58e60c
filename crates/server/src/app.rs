//! What all parts of the server share.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use metrics_exporter_prometheus::PrometheusHandle;
use store::{Append, Store};
use table::{Catalogue, Creation, Table};
use tokio::sync::watch;

use crate::{
    clock::Clock, config::Config, hub::Hub, index::index_of, outages::Outages, secrets, security::Buckets,
    thinkers::Thinkers,
};
use protocol::{Reason, Refusal};

/// The shared parts.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) catalogue: Arc<dyn Catalogue>,
    pub(crate) hub: Hub,
    pub(crate) thinkers: Thinkers,
    /// One passphrase at a time, so that logging in cannot be used to stall tables.
    pub(crate) hashing: tokio::sync::Semaphore,
    pub(crate) clock: Clock,
    pub(crate) outages: Outages,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) requests: Buckets,
    pub(crate) creations: Buckets,
    pub(crate) sockets: Mutex<HashMap<IpAddr, usize>>,
    /// Turns true when the server is about to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    /// Makes a table under a fresh name, or under `name` if it does not exist yet; its name.
    pub(crate) async fn create_table(
        &self,
        creation: &Creation,
        name: Option<String>,
    ) -> Result<String, Refusal> {
        let entry = table::create(creation, self.catalogue.as_ref(), self.now_ms())?;
        let id = name.clone().unwrap_or_else(secrets::table_id);
        let table = Table::open(&id, &entry, self.catalogue.as_ref())
            .map_err(|corrupt| Refusal::with(corrupt.reason, corrupt.fault))?;
        let body = serde_json::to_string(&entry).expect("entries have string keys and plain values");
        let index = Some(index_of(&table));
        let append = Append { table: id.clone(), version: 1, body, finishes_draft: None, index };
        match self.store.append(append).await {
            Ok(()) => metrics::counter!("tidetable_tables_created_total").increment(1),
            Err(store::StoreError::Conflict) if name.is_some() => {}
            Err(error) => {
                tracing::error!(%error, "a table could not be stored");
                return Err(Reason::Unavailable.into());
            }
        }
        Ok(id)
    }

    /// Counts a websocket in; `None` if there are too many. Dropping the guard counts it out.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<SocketGuard> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = sockets.values().sum();
        let own = sockets.entry(address).or_default();
        if all >= self.config.limits.sockets || *own >= self.config.limits.sockets_per_address {
            return None;
        }
        *own += 1;
        metrics::gauge!("tidetable_sockets").increment(1.0);
        Some(SocketGuard { app: Arc::clone(self), address })
    }
}

/// Counts a websocket out when it is dropped.
pub(crate) struct SocketGuard {
    app: Arc<App>,
    address: IpAddr,
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        let mut sockets = self.app.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
        metrics::gauge!("tidetable_sockets").decrement(1.0);
    }
}
