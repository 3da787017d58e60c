//! How many there are of something, in all and from each address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Counts in and out, and shows the number as a gauge.
pub(crate) struct Counter {
    gauge: &'static str,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// One that was counted in; dropping it counts it out.
pub(crate) struct Counted {
    counter: Arc<Counter>,
    address: IpAddr,
}

impl Counter {
    pub(crate) fn new(gauge: &'static str) -> Arc<Self> {
        Arc::new(Self { gauge, counts: Mutex::default() })
    }

    /// Counts one in, unless there are `most` in all or `most_own` from its address.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr, most: usize, most_own: usize) -> Option<Counted> {
        let mut counts = self.lock();
        let own = counts.by_address.get(&address).copied().unwrap_or_default();
        if counts.all >= most || own >= most_own {
            return None;
        }
        counts.all += 1;
        counts.by_address.insert(address, own + 1);
        metrics::gauge!(self.gauge).set(counts.all as f64);
        Some(Counted { counter: Arc::clone(self), address })
    }

    fn leave(&self, address: IpAddr) {
        let mut counts = self.lock();
        counts.all -= 1;
        if let Some(own) = counts.by_address.get_mut(&address) {
            *own -= 1;
            if *own == 0 {
                counts.by_address.remove(&address);
            }
        }
        metrics::gauge!(self.gauge).set(counts.all as f64);
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.counter.leave(self.address);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::Counter;

    #[test]
    fn each_address_and_all_together_have_a_limit() {
        let counter = Counter::new("test_gauge");
        let address = |last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last));
        let first = counter.enter(address(1), 3, 2);
        let _second = counter.enter(address(1), 3, 2);
        assert!(counter.enter(address(1), 3, 2).is_none());
        let _third = counter.enter(address(2), 3, 2);
        assert!(counter.enter(address(3), 3, 2).is_none());
        drop(first);
        assert!(counter.enter(address(1), 3, 2).is_some());
    }
}
