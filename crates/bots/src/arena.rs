//! Bots against bots: whole games on numbered deals, with everything counted that a comparison needs.

use std::{collections::BTreeMap, marker::PhantomData, thread, time::Instant};

use game_core::{Audience, Outcome, Seat, Sink, Turn, resolve_random};
use rand_core::SeedableRng;
use serde::Serialize;

use crate::{Bot, BotRng, Cancel, Playable, UnknownBot, bot_rng};

/// A win shared by n players is counted as [`WHOLE_WIN`] / n, so that sums are exact.
const WHOLE_WIN: u64 = 12;

/// A series of games between bots.
#[derive(Clone, Debug)]
pub struct Arena<G: Playable> {
    /// What is played.
    pub options: G::Options,
    /// The bots in seat order.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// Decides all deals and all the bots' own dice.
    pub seed: u64,
    /// How many threads play; the result does not depend on it.
    pub threads: usize,
}

/// What came out of a series.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// The game.
    pub game: &'static str,
    /// Its options.
    pub options: String,
    /// Number of games.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// One entry for each seat.
    pub seats: Vec<SeatReport>,
    /// How often each way of ending came up.
    pub ends: BTreeMap<String, u64>,
    /// The game's own counters, as means per game.
    pub per_game: BTreeMap<&'static str, f64>,
    /// Decisions by bots in all games.
    pub decisions: u64,
    /// Decisions per second of wall time; the only figure that differs from run to run.
    pub decisions_per_second: f64,
}

/// How one seat fared.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// The bot in the seat.
    pub bot: String,
    /// A hash of the weights it plays with, if it has learned anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weights: Option<String>,
    /// Games won; a shared victory counts its share.
    pub wins: f64,
    /// The same as a share of all games.
    pub win_share: f64,
    /// Half the width of the 95 % interval of that share.
    pub win_share_95: f64,
    /// Mean points at the end.
    pub mean_points: f64,
}

/// Counts that add up over games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    wins: Vec<u64>,
    points: Vec<i64>,
    ends: BTreeMap<&'static str, u64>,
    counters: BTreeMap<&'static str, u64>,
    decisions: u64,
}

impl<G: Playable> Arena<G> {
    /// Plays the series; `progress` hears of every finished game.
    ///
    /// # Errors
    /// If the game has no bot of one of the names.
    #[expect(clippy::disallowed_methods, reason = "measures the players, and is none")]
    pub fn run(&self, progress: &(dyn Fn() + Sync)) -> Result<ArenaReport, UnknownBot> {
        let began = Instant::now();
        let threads = self.threads.clamp(1, 64);
        let parts: Vec<Result<Tally, UnknownBot>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|worker| scope.spawn(move || self.play_every(worker, threads, progress)))
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("an arena thread does not panic")).collect()
        });
        let mut sum = Tally::default();
        for part in parts {
            sum.add(&part?);
        }
        Ok(self.report(&sum, began.elapsed().as_secs_f64()))
    }

    fn play_every(
        &self,
        first: usize,
        step: usize,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Tally, UnknownBot> {
        let mut bots = self.bots.iter().map(|name| G::bot(name)).collect::<Result<Vec<_>, _>>()?;
        let mut tally = Tally::default();
        for index in (first as u64..self.games).step_by(step) {
            self.play(&mut bots, index, &mut tally);
            progress();
        }
        Ok(tally)
    }

    /// Plays game number `index`. Chance has a stream of its own, so that deals do not depend on who plays.
    fn play(&self, bots: &mut [Box<dyn Bot<G>>], index: u64, tally: &mut Tally) {
        let seed = self.seed.wrapping_add(index.wrapping_mul(0xd134_2543_de82_ef95));
        let mut chance = BotRng::seed_from_u64(seed);
        let mut game = G::new(&self.options).expect("the options were checked when the series was set up");
        let mut legal = Vec::new();
        let cancel = Cancel::default();
        let mut decisions = 0;
        let mut counting = Counting::<G>(&mut tally.counters, PhantomData);
        loop {
            resolve_random(&mut game, &mut chance, &mut counting);
            let Some(seat) = game.turn().seats().iter().next() else { break };
            legal.clear();
            game.legal(seat, &mut legal);
            let choice = if legal.len() == 1 {
                0
            } else {
                let view = game.view(Audience::Seat(seat));
                let mut rng = bot_rng(seed, seat, decisions);
                bots[seat.index()].choose(&view, &legal, &mut rng, &cancel)
            };
            game.act_unchecked(seat, legal[choice], &mut counting);
            decisions += 1;
        }
        debug_assert_eq!(game.turn(), Turn::Over);
        tally.count(&game.outcome().expect("a game that is over has an outcome"), decisions);
    }

    fn report(&self, sum: &Tally, seconds: f64) -> ArenaReport {
        let games = self.games.max(1) as f64;
        let seats = Seat::all(self.bots.len()).map(|seat| {
            let wins = sum.wins.get(seat.index()).map_or(0.0, |wins| *wins as f64 / WHOLE_WIN as f64);
            let share = wins / games;
            SeatReport {
                bot: self.bots[seat.index()].clone(),
                weights: G::weights(&self.bots[seat.index()]),
                wins,
                win_share: share,
                win_share_95: 1.96 * (share * (1.0 - share) / games).sqrt(),
                mean_points: sum.points.get(seat.index()).map_or(0.0, |points| *points as f64 / games),
            }
        });
        ArenaReport {
            game: G::ID,
            options: self.options.to_string(),
            games: self.games,
            seed: self.seed,
            seats: seats.collect(),
            ends: sum.ends.iter().map(|(reason, count)| ((*reason).to_owned(), *count)).collect(),
            per_game: sum.counters.iter().map(|(name, count)| (*name, *count as f64 / games)).collect(),
            decisions: sum.decisions,
            decisions_per_second: sum.decisions as f64 / seconds,
        }
    }
}

/// Raises the game's own counters as its events come by.
struct Counting<'a, G>(&'a mut BTreeMap<&'static str, u64>, PhantomData<G>);

impl<G: Playable> Sink<G::Event> for Counting<'_, G> {
    fn push(&mut self, event: G::Event) {
        G::count(&event, &mut |name| *self.0.entry(name).or_default() += 1);
    }
}

impl Tally {
    fn count(&mut self, outcome: &Outcome, decisions: u64) {
        self.wins.resize(outcome.seats, 0);
        self.points.resize(outcome.seats, 0);
        let share = WHOLE_WIN / outcome.winners().count() as u64;
        for seat in Seat::all(outcome.seats) {
            self.wins[seat.index()] += if outcome.won(seat) { share } else { 0 };
            self.points[seat.index()] += i64::from(outcome.points[seat.index()]);
        }
        *self.ends.entry(outcome.reason).or_default() += 1;
        self.decisions += decisions;
    }

    fn add(&mut self, other: &Self) {
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        self.points.resize(self.points.len().max(other.points.len()), 0);
        self.wins.iter_mut().zip(&other.wins).for_each(|(sum, part)| *sum += part);
        self.points.iter_mut().zip(&other.points).for_each(|(sum, part)| *sum += part);
        for (reason, count) in &other.ends {
            *self.ends.entry(reason).or_default() += count;
        }
        for (name, count) in &other.counters {
            *self.counters.entry(name).or_default() += count;
        }
        self.decisions += other.decisions;
    }
}
