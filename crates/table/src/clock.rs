//! Clocks. They run for persons who are asked; bots play without one.

use game_core::Seats;
use protocol::{Clock, ClockState, Reason, Refusal};
use serde::{Deserialize, Serialize};

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

/// What every clock shows, and since when the asked ones run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockMark {
    /// Milliseconds left to each seat at `since_ms`.
    pub left_ms: Vec<u64>,
    /// When the clocks of the asked seats began to run.
    pub since_ms: u64,
}

impl ClockMark {
    /// The clocks at the beginning; none for a table without clocks.
    pub(crate) fn at_start(clock: Clock, seats: usize, now_ms: u64) -> Option<Self> {
        Some(Self { left_ms: vec![full(clock)?; seats], since_ms: now_ms })
    }

    /// The clocks after a move at `now_ms`, when first `before` and then `after` are asked.
    pub(crate) fn after_move(&self, clock: Clock, before: Seats, after: Seats, now_ms: u64) -> Self {
        let used = now_ms.saturating_sub(self.since_ms);
        let mut next = Self { left_ms: self.left_ms.clone(), since_ms: now_ms };
        for seat in before.iter() {
            let Some(left) = next.left_ms.get_mut(seat.index()) else { continue };
            *left = left.saturating_sub(used);
            if !after.contains(seat) {
                *left = handed_over(clock, *left);
            }
        }
        next
    }

    /// When the first of `running` has no time left.
    pub(crate) fn deadline(&self, running: Seats) -> Option<u64> {
        running
            .iter()
            .filter_map(|seat| self.left_ms.get(seat.index()))
            .map(|left| self.since_ms + left)
            .min()
    }

    pub(crate) fn state(&self, running: bool) -> ClockState {
        ClockState { left_ms: self.left_ms.clone(), since_ms: running.then_some(self.since_ms) }
    }
}

/// Refuses clocks that nobody can play with.
pub(crate) fn check(clock: Clock) -> Result<(), Refusal> {
    let fits = match clock {
        Clock::None => true,
        Clock::PerMove { seconds } => (5..=24 * 3600).contains(&seconds),
        Clock::Fischer { initial_seconds, increment_seconds } => {
            (10..=24 * 3600).contains(&initial_seconds) && increment_seconds <= 3600
        }
        Clock::Correspondence { days } => (1..=30).contains(&days),
    };
    if fits { Ok(()) } else { Err(Refusal::with(Reason::BadOptions, "no such clock")) }
}

fn full(clock: Clock) -> Option<u64> {
    match clock {
        Clock::None => None,
        Clock::PerMove { seconds } => Some(u64::from(seconds) * SECOND),
        Clock::Fischer { initial_seconds, .. } => Some(u64::from(initial_seconds) * SECOND),
        Clock::Correspondence { days } => Some(u64::from(days) * DAY),
    }
}

fn handed_over(clock: Clock, left: u64) -> u64 {
    match clock {
        Clock::Fischer { increment_seconds, .. } => left + u64::from(increment_seconds) * SECOND,
        Clock::None | Clock::PerMove { .. } | Clock::Correspondence { .. } => full(clock).unwrap_or(left),
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Seat, Seats};
    use protocol::Clock;

    use super::ClockMark;

    const FIRST: Seats = Seats::only(Seat::at(0));
    const SECOND: Seats = Seats::only(Seat::at(1));

    fn check(clock: Clock, before: Seats, after: Seats, now_ms: u64, expected: [u64; 2]) {
        let start = ClockMark::at_start(clock, 2, 1000).unwrap();
        assert_eq!(start.after_move(clock, before, after, now_ms).left_ms, expected, "{clock:?}");
    }

    #[test]
    fn fischer_adds_after_the_hand_over_only() {
        let clock = Clock::Fischer { initial_seconds: 60, increment_seconds: 5 };
        check(clock, FIRST, SECOND, 11_000, [55_000, 60_000]);
        check(clock, FIRST, FIRST, 11_000, [50_000, 60_000]);
    }

    #[test]
    fn a_move_clock_starts_anew_after_the_hand_over() {
        let clock = Clock::PerMove { seconds: 60 };
        check(clock, FIRST, SECOND, 11_000, [60_000, 60_000]);
        check(clock, FIRST, FIRST, 11_000, [50_000, 60_000]);
    }

    #[test]
    fn in_a_simultaneous_choice_both_clocks_run() {
        let clock = Clock::Fischer { initial_seconds: 60, increment_seconds: 0 };
        check(clock, Seats::first(2), SECOND, 11_000, [50_000, 50_000]);
    }
}
