//! Where bots think: a bounded number of threads, first come, first served, away from the tables.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Instant};

use bots::Cancel;
use games::AnyBot;
use tokio::sync::Semaphore;

/// The pool.
#[derive(Clone)]
pub(crate) struct Thinkers {
    free: Arc<Semaphore>,
}

/// A question to a bot.
pub(crate) struct Question {
    pub(crate) level: String,
    pub(crate) seed: u64,
    pub(crate) decision: u64,
    pub(crate) bot: Box<dyn AnyBot>,
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if threads == 0 { cores.saturating_sub(1).max(1) } else { threads };
        Self { free: Arc::new(Semaphore::new(threads)) }
    }

    /// What the bot does; `None` if it failed, which is a fault of ours.
    pub(crate) async fn think(&self, question: Question) -> Option<String> {
        let permit = Arc::clone(&self.free).acquire_owned().await.ok()?;
        let answer = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let answer = std::panic::catch_unwind(AssertUnwindSafe(|| {
                question.bot.answer(&question.level, question.seed, question.decision, &Cancel::default())
            }));
            metrics::histogram!("tidetable_bot_seconds").record(started.elapsed().as_secs_f64());
            drop(permit);
            answer.ok()?.ok()
        });
        answer.await.ok().flatten()
    }
}
