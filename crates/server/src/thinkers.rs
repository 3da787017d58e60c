//! Where bots think: a bounded number of threads, first come, first served, away from the tables. A bot that breaks or
//! does not come to an end loses its own turn and nothing else.

use std::{
    panic::AssertUnwindSafe,
    sync::Arc,
    time::{Duration, Instant},
};

use bots::Cancel;
use games::AnyBot;
use tokio::{sync::Semaphore, time::timeout};

/// The pool.
#[derive(Clone)]
pub(crate) struct Thinkers {
    free: Arc<Semaphore>,
    /// How long a bot may think; after that it is asked for the best it has.
    patience: Duration,
    /// How long it may take to say that. The longest thoughts end within a tenth of all this on a small machine.
    grace: Duration,
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
        let (patience, grace) = (Duration::from_secs(20), Duration::from_secs(5));
        Self { free: Arc::new(Semaphore::new(threads)), patience, grace }
    }

    /// What the bot does; `None` if it failed or gives no answer, which is a fault of ours.
    pub(crate) async fn think(&self, question: Question) -> Option<String> {
        // Given back when this is over, even if a stubborn bot still keeps a thread busy.
        let _permit = self.free.acquire().await.ok()?;
        let cancel = Cancel::default();
        let heard = cancel.clone();
        let mut answer = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let answer = std::panic::catch_unwind(AssertUnwindSafe(|| {
                question.bot.answer(&question.level, question.seed, question.decision, &heard)
            }));
            metrics::histogram!("tidetable_bot_seconds").record(started.elapsed().as_secs_f64());
            answer.ok()?.ok()
        });
        if let Ok(answer) = timeout(self.patience, &mut answer).await {
            return answer.ok().flatten();
        }
        cancel.cancel();
        timeout(self.grace, answer).await.ok()?.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{
            Arc, Condvar, Mutex,
            atomic::{AtomicUsize, Ordering},
        },
        time::Duration,
    };

    use bots::Cancel;
    use games::AnyBot;

    use super::{Question, Thinkers};

    /// A bot that thinks until it is let go, and counts how many do so at once.
    struct Brooder {
        at_once: Arc<AtomicUsize>,
        most: Arc<AtomicUsize>,
        gate: Arc<(Mutex<bool>, Condvar)>,
    }

    impl AnyBot for Brooder {
        fn answer(&self, _: &str, _: u64, decision: u64, _: &Cancel) -> Result<String, bots::UnknownBot> {
            let now = self.at_once.fetch_add(1, Ordering::SeqCst) + 1;
            self.most.fetch_max(now, Ordering::SeqCst);
            let (open, changed) = &*self.gate;
            let open = changed.wait_while(open.lock().unwrap(), |open| !*open).unwrap();
            drop(open);
            self.at_once.fetch_sub(1, Ordering::SeqCst);
            if decision == 3 { panic!("a bot that breaks") } else { Ok(format!("step {decision}")) }
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn as_many_bots_think_at_once_as_there_are_threads() {
        let (at_once, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let gate = Arc::new((Mutex::new(false), Condvar::new()));
        let thinkers = Thinkers::new(2);
        let asked: Vec<_> = (0..6)
            .map(|decision| {
                let bot = Brooder {
                    at_once: Arc::clone(&at_once),
                    most: Arc::clone(&most),
                    gate: Arc::clone(&gate),
                };
                let question = Question { level: String::new(), seed: 0, decision, bot: Box::new(bot) };
                let thinkers = thinkers.clone();
                tokio::spawn(async move { thinkers.think(question).await })
            })
            .collect();
        while at_once.load(Ordering::SeqCst) < 2 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        // Two brood and four wait; the tables' own threads are free meanwhile, as this line shows.
        *gate.0.lock().unwrap() = true;
        gate.1.notify_all();
        for (decision, answer) in asked.into_iter().enumerate() {
            let expected = (decision != 3).then(|| format!("step {decision}"));
            assert_eq!(
                answer.await.unwrap(),
                expected,
                "a bot that breaks is no answer, and breaks nothing else"
            );
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    /// A bot that thinks until it is asked to stop.
    struct Dreamer;

    impl AnyBot for Dreamer {
        fn answer(&self, _: &str, _: u64, _: u64, cancel: &Cancel) -> Result<String, bots::UnknownBot> {
            while !cancel.is_cancelled() {
                std::thread::yield_now();
            }
            Ok("the best so far".to_owned())
        }
    }

    /// A bot that does not even stop when it is asked to, but when the gate opens.
    struct Stubborn(Arc<(Mutex<bool>, Condvar)>);

    impl AnyBot for Stubborn {
        fn answer(&self, _: &str, _: u64, _: u64, _: &Cancel) -> Result<String, bots::UnknownBot> {
            drop(self.0.1.wait_while(self.0.0.lock().unwrap(), |open| !*open).unwrap());
            Ok("too late".to_owned())
        }
    }

    fn question(bot: impl AnyBot + 'static) -> Question {
        Question { level: String::new(), seed: 0, decision: 0, bot: Box::new(bot) }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_stalls_loses_its_own_turn_only() {
        let hasty = Thinkers { patience: Duration::ZERO, ..Thinkers::new(1) };
        let best = hasty.think(question(Dreamer)).await;
        assert_eq!(best.as_deref(), Some("the best so far"), "who takes too long is asked for what there is");
        let gate = Arc::new((Mutex::new(false), Condvar::new()));
        let hard = Thinkers { grace: Duration::ZERO, ..hasty.clone() };
        assert_eq!(hard.think(question(Stubborn(Arc::clone(&gate)))).await, None);
        let next = hasty.think(question(Dreamer)).await;
        assert!(next.is_some(), "the only place is free again while the stubborn one still sits there");
        *gate.0.lock().unwrap() = true;
        gate.1.notify_all();
    }
}
