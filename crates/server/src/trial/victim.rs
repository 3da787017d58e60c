//! The process that is killed, and started again.

use std::{
    fs::File,
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use anyhow::{Context as _, bail};
use tokio::process::{Child, Command};

use super::client::request;

/// How long a server may take to start.
const START: Duration = Duration::from_secs(20);

/// How a start went.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Until the server answered.
    pub time: Duration,
    /// Its resident memory a second later, in kilobytes.
    pub memory_kb: u64,
}

/// Starts the binary on a folder, waits a second, and stops it.
///
/// # Errors
/// If it does not start.
pub fn first_start(binary: &Path, data_dir: &Path) -> anyhow::Result<Start> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut victim = Victim::new(binary.to_owned(), free_address()?, data_dir, None);
        let time = victim.start().await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        let memory_kb = victim.pid().map_or(0, memory_kb);
        victim.kill().await?;
        Ok(Start { time, memory_kb })
    })
}

/// An address of this machine where nobody listens.
pub(super) fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?)
}

/// Resident memory of a process in kilobytes; 0 if it cannot be told.
pub(super) fn memory_kb(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

pub(super) struct Victim {
    binary: PathBuf,
    arguments: Vec<String>,
    addr: SocketAddr,
    log: Option<File>,
    child: Option<Child>,
}

impl Victim {
    pub(super) fn new(binary: PathBuf, addr: SocketAddr, data_dir: &Path, config: Option<&Path>) -> Self {
        let arguments = ["serve", "--addr", &addr.to_string(), "--data-dir", &data_dir.display().to_string()];
        let mut arguments: Vec<String> = arguments.into_iter().map(str::to_owned).collect();
        arguments
            .extend(config.into_iter().flat_map(|path| ["--config".to_owned(), path.display().to_string()]));
        Self { binary, arguments, addr, log: None, child: None }
    }

    /// Lets the server write its log to a file instead of where ours goes.
    pub(super) fn log_to(&mut self, path: &Path) -> std::io::Result<()> {
        self.log = Some(File::create(path)?);
        Ok(())
    }

    /// The number of the process.
    pub(super) fn pid(&self) -> Option<u32> {
        self.child.as_ref().and_then(Child::id)
    }

    /// Starts the server and waits until it answers; how long that took.
    pub(super) async fn start(&mut self) -> anyhow::Result<Duration> {
        let started = std::time::Instant::now();
        let log = self.log.as_ref().map(File::try_clone).transpose()?;
        let child = Command::new(&self.binary)
            .args(&self.arguments)
            .stdout(Stdio::null())
            .stderr(log.map_or_else(Stdio::inherit, Stdio::from))
            .env("TIDETABLE_LOG", "error")
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("cannot run {}", self.binary.display()))?;
        let child = self.child.insert(child);
        while started.elapsed() < START {
            if let Some(status) = child.try_wait()? {
                bail!("the server ended by itself: {status}");
            }
            if matches!(request(self.addr, "GET", "/healthz", None, None).await, Ok((200, _))) {
                return Ok(started.elapsed());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        bail!("the server does not answer")
    }

    /// Kills it without warning (SIGKILL).
    pub(super) async fn kill(&mut self) -> anyhow::Result<()> {
        if let Some(mut child) = self.child.take() {
            if let Some(status) = child.try_wait()? {
                bail!("the server ended by itself: {status}");
            }
            child.kill().await?;
        }
        Ok(())
    }
}
