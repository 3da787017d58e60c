//! Starting and stopping.

use std::{
    io::IsTerminal as _,
    net::SocketAddr,
    sync::{Arc, Mutex, OnceLock},
    time::Duration,
};

use anyhow::Context as _;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use store::{DirLock, Sqlite, Store};
use table::{Catalogue, Registry};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

use crate::{
    app::App, clock::Clock, config::Config, counter::Counter, hasher::Hasher, http, hub::Hub, outages,
    ratings, security::Buckets, thinkers::Thinkers,
};

/// How often the server writes down that it runs.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// How often old things are thrown away.
const CLEAN_UP: Duration = Duration::from_secs(3600);
/// How long open connections and tables may take to end.
const LAST_CALL: Duration = Duration::from_secs(4);

/// Runs a server with all games of the house until the process is asked to stop (SIGINT, SIGTERM).
///
/// # Errors
/// If it cannot start.
pub fn serve(config: Config) -> anyhow::Result<()> {
    start_logs(config.json_logs);
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the number of open files could not be raised");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let server = Server::start(config, Arc::new(Registry)).await?;
        println!("Tidetable is at http://{}/", server.addr());
        asked_to_stop().await;
        tracing::info!("stopping");
        server.stop().await
    });
    // A bot that still thinks is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(200));
    served
}

fn start_logs(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("TIDETABLE_LOG");
    let filter = filter.unwrap_or_else(|_| "info,sqlx=warn".into());
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    if json {
        logs.json().init();
    } else {
        logs.init();
    }
}

async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            let _ = tokio::signal::ctrl_c().await;
            return;
        };
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
}

/// A running server.
pub struct Server {
    app: Arc<App>,
    addr: SocketAddr,
    stop: watch::Sender<bool>,
    web: JoinHandle<()>,
    chores: JoinHandle<()>,
    _lock: DirLock,
}

impl Server {
    /// Starts a server; it listens when this returns.
    ///
    /// # Errors
    /// If the data folder is in use or broken, or the address is taken.
    pub async fn start(config: Config, catalogue: Arc<dyn Catalogue>) -> anyhow::Result<Self> {
        let lock = DirLock::take(&config.data_dir)?;
        let path = config.data_dir.join("tidetable.sqlite");
        let opened = Sqlite::open(&path).await;
        let store: Arc<dyn Store> =
            Arc::new(opened.with_context(|| format!("cannot open {}", path.display()))?);
        let (stop, stopping) = watch::channel(false);
        let app = Arc::new(build(config, catalogue, store, stopping).await?);
        let listener = TcpListener::bind(app.config.addr).await;
        let listener = listener.with_context(|| {
            format!("cannot listen at {}; is another server there? choose another --addr", app.config.addr)
        })?;
        let addr = listener.local_addr()?;
        let web = tokio::spawn(http::run(Arc::clone(&app), listener));
        for table in app.store.wakeful().await? {
            Hub::room(&app, &table);
        }
        ratings::rate_left_over(&app).await?;
        let chores = tokio::spawn(do_chores(Arc::clone(&app)));
        tracing::info!(%addr, "listening");
        Ok(Self { app, addr, stop, web, chores, _lock: lock })
    }

    /// Where it listens.
    #[must_use]
    pub const fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Stops in good order: clients are told, open moves are stored, the clocks stand still until the next start.
    ///
    /// # Errors
    /// If the last words cannot be stored.
    pub async fn stop(self) -> anyhow::Result<()> {
        self.chores.abort();
        let _ = self.stop.send(true);
        let _ = tokio::time::timeout(LAST_CALL, async {
            let _ = self.web.await;
            while !self.app.hub.open_tables().is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        outages::still_alive(self.app.store.as_ref(), self.app.now_ms()).await?;
        Ok(())
    }
}

async fn build(
    config: Config,
    catalogue: Arc<dyn Catalogue>,
    store: Arc<dyn Store>,
    stopping: watch::Receiver<bool>,
) -> anyhow::Result<App> {
    let clock = Clock::start(outages::last_alive(store.as_ref()).await?.unwrap_or_default());
    let outages = outages::Outages::load(store.as_ref(), clock.now_ms()).await?;
    outages::still_alive(store.as_ref(), clock.now_ms()).await?;
    let requests = f64::from(config.limits.requests_per_second);
    let tables = f64::from(config.limits.tables_per_minute);
    Ok(App {
        thinkers: Thinkers::new(config.bot_threads),
        hasher: Hasher::start()?,
        requests: Buckets::new(requests, requests * 4.0),
        creations: Buckets::new(tables / 60.0, tables),
        hub: Hub::default(),
        metrics: metrics_handle()?,
        sockets: Counter::new("tidetable_sockets"),
        connections: Counter::new("tidetable_connections"),
        config,
        store,
        catalogue,
        clock,
        outages,
        stopping,
    })
}

/// The one recorder of the process; several servers of a test share it.
fn metrics_handle() -> anyhow::Result<PrometheusHandle> {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    static STARTING: Mutex<()> = Mutex::new(());
    let _one = STARTING.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(handle) = HANDLE.get() {
        return Ok(handle.clone());
    }
    const SECONDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];
    let builder =
        PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)?;
    let handle = builder.install_recorder()?;
    Ok(HANDLE.get_or_init(|| handle).clone())
}

async fn do_chores(app: Arc<App>) {
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    let mut clean_up = tokio::time::interval(CLEAN_UP);
    loop {
        let result = tokio::select! {
            _ = heartbeat.tick() => {
                app.metrics.run_upkeep();
                outages::still_alive(app.store.as_ref(), app.now_ms()).await
            }
            _ = clean_up.tick() => app.store.purge(app.now_ms()).await.map(|_| ()),
        };
        if let Err(error) = result {
            tracing::error!(%error, "a chore failed");
        }
    }
}
