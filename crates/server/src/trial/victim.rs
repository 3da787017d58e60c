//! The process that is killed, and started again.

use std::{net::SocketAddr, path::PathBuf, process::Stdio, time::Duration};

use anyhow::{Context as _, bail};
use tokio::process::{Child, Command};

use super::client::request;

/// How long a server may take to start.
const START: Duration = Duration::from_secs(20);

pub(super) struct Victim {
    binary: PathBuf,
    arguments: Vec<String>,
    addr: SocketAddr,
    child: Option<Child>,
}

impl Victim {
    pub(super) fn new(
        binary: PathBuf,
        addr: SocketAddr,
        data_dir: &std::path::Path,
        config: &std::path::Path,
    ) -> Self {
        let arguments = ["serve", "--addr", &addr.to_string(), "--data-dir", &data_dir.display().to_string()];
        let mut arguments: Vec<String> = arguments.into_iter().map(str::to_owned).collect();
        arguments.extend(["--config".to_owned(), config.display().to_string()]);
        Self { binary, arguments, addr, child: None }
    }

    /// Starts the server and waits until it answers; how long that took.
    pub(super) async fn start(&mut self) -> anyhow::Result<Duration> {
        let started = std::time::Instant::now();
        let child = Command::new(&self.binary)
            .args(&self.arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
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
