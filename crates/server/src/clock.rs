//! The server's clock: the wall clock at the start, then never backwards.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Tells the time in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    wall_ms: u64,
    started: Instant,
}

impl Clock {
    /// A clock that begins at `not_before_ms` if the wall clock was set back since.
    pub(crate) fn start(not_before_ms: u64) -> Self {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
        Self { wall_ms: wall.max(not_before_ms), started: Instant::now() }
    }

    pub(crate) fn now_ms(&self) -> u64 {
        self.wall_ms + self.started.elapsed().as_millis() as u64
    }

    /// The instant at which [`Clock::now_ms`] reaches `ms`.
    pub(crate) fn instant(&self, ms: u64) -> tokio::time::Instant {
        let ahead = std::time::Duration::from_millis(ms.saturating_sub(self.wall_ms));
        tokio::time::Instant::from_std(self.started + ahead)
    }
}
