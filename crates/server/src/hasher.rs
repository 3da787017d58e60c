//! Where passphrases are hashed: one thread of its own, one at a time.
//!
//! Hashing is meant to be slow and to need much memory (19 MB each). On one thread it cannot be used to stall tables, and
//! the memory is taken from the allocator once and used again, instead of once for each thread it happened to run on.

use std::sync::mpsc;

use tokio::sync::oneshot;

type Work = Box<dyn FnOnce() + Send>;

/// The thread; it ends when this is dropped.
pub(crate) struct Hasher(mpsc::Sender<Work>);

impl Hasher {
    pub(crate) fn start() -> std::io::Result<Self> {
        let (sender, inbox) = mpsc::channel::<Work>();
        std::thread::Builder::new()
            .name("hasher".to_owned())
            .spawn(move || inbox.iter().for_each(|work| work()))?;
        Ok(Self(sender))
    }

    /// Does the work when it is its turn. Work whose asker has gone meanwhile is left out.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let work = move || {
            if !reply.is_closed() {
                let _ = reply.send(work());
            }
        };
        self.0.send(Box::new(work)).ok()?;
        answer.await.ok().flatten()
    }
}
