//! The last word: where nobody else decides any more and nothing is hidden, there is no need to try and to guess.
//! Everything that can still happen is gone through.
//!
//! So it is when the last turn of a round is played. Each move is worth what the best play after it brings, on the mean
//! of what chance may do meanwhile.

use std::collections::HashMap;

use game_core::{Audience, Game, Ignore, Seat, Turn};

use crate::{Cancel, Value, fingerprint};

/// The most gifts of chance that are held side by side; more would take too much room.
const MOST_GIFTS: usize = 4096;

/// What each move of `legal` is worth to `seat`, whose turn it is in `game`, a world in which it can look forward to
/// everything but chance.
///
/// The world is taken for the truth: who asks must know that no other is possible.
///
/// `None` if somebody else has a decision to make before `value` settles what comes of it, if it takes more than `most`
/// positions, or if it is cancelled.
pub fn last_word<G: Game, V: Value<G>>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    value: &mut V,
    most: u32,
    cancel: &Cancel,
) -> Option<Vec<f64>> {
    let mut ending = Ending { seat, value, left: most, cancel };
    legal.iter().map(|action| ending.after(game, *action)).collect()
}

/// What can still happen, as far as it has been gone through.
struct Ending<'a, V> {
    seat: Seat,
    value: &'a mut V,
    /// How many positions may still be looked at.
    left: u32,
    cancel: &'a Cancel,
}

impl<V> Ending<'_, V> {
    /// Looks at one more position, if that is still allowed.
    fn look(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1).filter(|_| !self.cancel.is_cancelled())?;
        Some(())
    }

    fn after<G: Game>(&mut self, game: &G, action: G::Action) -> Option<f64>
    where
        V: Value<G>,
    {
        let mut next = game.clone();
        next.act_unchecked(self.seat, action, &mut Ignore);
        self.worth(&next)
    }

    fn worth<G: Game>(&mut self, game: &G) -> Option<f64>
    where
        V: Value<G>,
    {
        self.look()?;
        if self.value.settles(game) {
            return Some(self.value.of(game, self.seat));
        }
        match game.turn() {
            Turn::Over => Some(self.value.of(game, self.seat)),
            Turn::Chance => {
                let mut sum = 0.0;
                for (next, chance) in self.gifts(game)? {
                    sum += chance * self.worth(&next)?;
                }
                Some(sum)
            }
            Turn::Seat(seat) if seat == self.seat => {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let mut best = f64::NEG_INFINITY;
                for action in legal {
                    best = best.max(self.after(game, action)?);
                }
                Some(best)
            }
            Turn::Seat(_) | Turn::Together(_) => None,
        }
    }

    /// What chance can lead to before somebody decides, with its probability. What differs only in the order of its
    /// gifts is there once.
    fn gifts<G: Game>(&mut self, game: &G) -> Option<Vec<(G, f64)>>
    where
        V: Value<G>,
    {
        let mut gifts: Vec<(G, f64)> = Vec::new();
        let mut alike: HashMap<u64, Vec<usize>> = HashMap::new();
        let mut open = vec![(game.clone(), 1.0)];
        while let Some((game, chance)) = open.pop() {
            self.look()?;
            if open.len() + gifts.len() > MOST_GIFTS {
                return None;
            }
            if game.turn() == Turn::Chance && !self.value.settles(&game) {
                let tickets = f64::from(game.tickets());
                for (outcome, weight) in game.outcomes() {
                    let mut next = game.clone();
                    next.resolve_unchecked(outcome, &mut Ignore);
                    open.push((next, chance * f64::from(weight) / tickets));
                }
                continue;
            }
            let places = alike.entry(fingerprint(&game.view(Audience::Seat(self.seat)))).or_default();
            match places.iter().find(|place| gifts[**place].0 == game) {
                Some(place) => gifts[*place].1 += chance,
                None => {
                    places.push(gifts.len());
                    gifts.push((game, chance));
                }
            }
        }
        Some(gifts)
    }
}
