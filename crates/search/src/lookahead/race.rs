//! One round of the race: some moves, each played once in every world of a stretch.

use std::{ops::Range, thread};

use game_core::{Game, Ignore, Seat};
use rand_core::SeedableRng;

use super::Entry;
use crate::{BotRng, Cancel, Playout, Policy, Value, Worlds};

/// What stays the same from round to round.
pub(super) struct Race<'a, G: Game, W> {
    pub(super) worlds: &'a W,
    pub(super) seat: Seat,
    pub(super) legal: &'a [G::Action],
    pub(super) plies: u32,
    pub(super) seed: u64,
    pub(super) cancel: &'a Cancel,
}

/// The moves of a round and its worlds.
pub(super) struct Round<'a> {
    pub(super) first_world: u32,
    pub(super) worlds: u32,
    pub(super) entries: &'a [Entry],
}

impl<G: Game, W: Worlds<G>> Race<'_, G, W> {
    /// The worth of each move in each world, world by world in order of their numbers; fewer worlds if cancelled.
    pub(super) fn round<P, V>(&self, round: &Round<'_>, threads: usize, policy: &P, value: &V) -> Vec<f32>
    where
        P: Policy<G> + Clone,
        V: Value<G> + Clone,
    {
        let threads = (threads as u32).clamp(1, round.worlds);
        let end = round.first_world + round.worlds;
        let cut = |part: u32| round.first_world + (round.worlds * part).div_ceil(threads);
        let run = |range: Range<u32>| self.stretch(range, round.entries, policy.clone(), value.clone());
        if threads == 1 {
            return run(round.first_world..end);
        }
        let mut worths = Vec::with_capacity(round.worlds as usize * round.entries.len());
        thread::scope(|scope| {
            let jobs = (1..threads).map(|part| (policy.clone(), value.clone(), cut(part)..cut(part + 1)));
            let others: Vec<_> = jobs
                .map(|(policy, value, range)| {
                    scope.spawn(move || self.stretch(range, round.entries, policy, value))
                })
                .collect();
            worths.extend(run(round.first_world..cut(1)));
            for other in others {
                worths.extend(other.join().expect("a playout does not panic"));
            }
        });
        worths
    }

    fn stretch<P, V>(&self, range: Range<u32>, entries: &[Entry], mut policy: P, mut value: V) -> Vec<f32>
    where
        P: Policy<G>,
        V: Value<G>,
    {
        let mut worths = Vec::with_capacity(range.len() * entries.len());
        let mut playout = Playout::<G>::default();
        let mut game: Option<G> = None;
        for number in range {
            let mut dice =
                BotRng::seed_from_u64(self.seed ^ u64::from(number).wrapping_mul(0xd134_2543_de82_ef95));
            let world = self.worlds.numbered(number, &mut dice);
            let game = game.get_or_insert_with(|| world.clone());
            let complete = worths.len();
            for entry in entries {
                if self.cancel.is_cancelled() {
                    worths.truncate(complete);
                    return worths;
                }
                let mut dice = dice.clone();
                game.clone_from(&world);
                game.act_unchecked(self.seat, self.legal[entry.index], &mut Ignore);
                playout.play_on(game, self.plies, &mut policy, &value, &mut dice);
                worths.push(value.of(game, self.seat) as f32);
            }
        }
        worths
    }
}
