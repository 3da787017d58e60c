//! Where frames for one client wait until it reads them. A client that does not read is let go; nobody waits for it.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use table::ClientId;
use tokio::sync::{Notify, mpsc};

/// How many frames may wait.
const FRAMES: usize = 64;

/// The sending end.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub(crate) client: ClientId,
    frames: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
}

/// The receiving end.
pub(crate) struct Inbox {
    pub(crate) frames: mpsc::Receiver<Utf8Bytes>,
    /// Told when a frame was lost because too many wait.
    pub(crate) overflow: Arc<Notify>,
}

impl Outbox {
    /// A new client and its frames.
    pub(crate) fn new() -> (Self, Inbox) {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let client = ClientId(NEXT.fetch_add(1, Ordering::Relaxed));
        let (sender, frames) = mpsc::channel(FRAMES);
        let overflow = Arc::new(Notify::new());
        (Self { client, frames: sender, overflow: Arc::clone(&overflow) }, Inbox { frames, overflow })
    }

    /// Puts a frame in; `false` if the client is gone or does not read.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        let sent = self.frames.try_send(text);
        if let Err(mpsc::error::TrySendError::Full(_)) = sent {
            self.overflow.notify_one();
        }
        sent.is_ok()
    }
}
