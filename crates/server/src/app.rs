//! What all parts of the server share.

use std::{net::IpAddr, sync::Arc};

use metrics_exporter_prometheus::PrometheusHandle;
use store::{Append, Store};
use table::{Catalogue, Creation, Table};
use tokio::sync::watch;

use crate::{
    clock::Clock,
    config::Config,
    counter::{Counted, Counter},
    hasher::Hasher,
    hub::Hub,
    index::index_of,
    outages::Outages,
    secrets,
    security::Buckets,
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
    pub(crate) hasher: Hasher,
    pub(crate) clock: Clock,
    pub(crate) outages: Outages,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) requests: Buckets,
    pub(crate) creations: Buckets,
    pub(crate) sockets: Arc<Counter>,
    pub(crate) connections: Arc<Counter>,
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

    /// Counts a websocket in; `None` if there are too many. Dropping what comes back counts it out.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Counted> {
        let limits = &self.config.limits;
        self.sockets.enter(address, limits.sockets, limits.sockets_per_address)
    }

    /// The same for a connection that is no websocket yet. All of them come from a proxy's address if there is one.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Counted> {
        let limits = &self.config.limits;
        let own = if self.config.behind_proxy { limits.connections } else { limits.connections_per_address };
        self.connections.enter(address, limits.connections, own)
    }
}
