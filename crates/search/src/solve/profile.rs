//! How likely each action is in each information set: by a policy, by a bot, or by lot.

use std::collections::HashMap;

use game_core::{Game, Seat};

use super::{GameTree, InformationSet};
use crate::{Bot, Cancel, bot_rng, fingerprint};

/// How likely each action is in each information set of a tree, for both seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile(pub(super) Vec<f64>);

impl Profile {
    fn push<G: Game>(&mut self, set: &InformationSet<G>, weights: &[f64]) {
        let sum: f64 = weights.iter().sum();
        assert_eq!(weights.len(), set.actions.len(), "a probability for each action");
        assert!((sum - 1.0).abs() < 1e-3 && weights.iter().all(|weight| *weight >= 0.0), "{weights:?}");
        self.0.extend(weights.iter().map(|weight| weight / sum));
    }
}

impl<G: Game> GameTree<G> {
    /// The profile in which both seats follow `policy`: given a view and the legal actions, a probability for each.
    ///
    /// # Panics
    /// If the policy's numbers are no probabilities.
    pub fn profile(&self, mut policy: impl FnMut(&G::View, &[G::Action]) -> Vec<f64>) -> Profile {
        let mut profile = Profile(Vec::with_capacity(self.choices));
        for set in &self.sets {
            profile.push(set, &policy(&set.view, &set.actions));
        }
        profile
    }

    /// The profile in which everything is equally likely.
    #[must_use]
    pub fn uniform(&self) -> Profile {
        self.profile(|_, actions| equal_parts(actions.len()))
    }

    /// The profile in which both seats are played by `bot`: its mixture if it knows it, else how often it took each
    /// action when asked `samples` times with different random streams. It is asked once for each view, and not where its own choices never lead: what it
    /// would do there changes nothing.
    pub fn profile_of(&self, bot: &mut dyn Bot<G>, samples: u32, seed: u64) -> Profile {
        let mut profile = Profile(Vec::with_capacity(self.choices));
        let mut reached: Vec<bool> = Vec::with_capacity(self.sets.len());
        let mut answers: HashMap<u32, Vec<f64>> = HashMap::new();
        let mut number = 0;
        for set in &self.sets {
            let comes_here = set.before.is_none_or(|(before, action)| {
                let chance = profile.0[self.sets[before as usize].first + action as usize];
                reached[before as usize] && chance > 0.0
            });
            reached.push(comes_here);
            if !comes_here || set.actions.len() == 1 {
                profile.push(set, &equal_parts(set.actions.len()));
                continue;
            }
            let answer = answers.entry(set.like).or_insert_with(|| {
                number += u64::from(samples);
                ask(bot, set, samples, |sample| (seed, number + u64::from(sample)))
            });
            profile.push(set, answer);
        }
        profile
    }

    /// What `profile` does with `view` in `seat`, in the first of the pasts that show it; `None` if the tree has no such
    /// decision.
    #[must_use]
    pub fn look_up<'a>(&self, profile: &'a Profile, seat: Seat, view: &G::View) -> Option<&'a [f64]> {
        let near = self.by_view.get(&(seat, fingerprint(view)))?;
        let set = near.iter().map(|place| &self.sets[*place as usize]).find(|set| set.view == *view)?;
        Some(&profile.0[set.choices()])
    }
}

fn equal_parts(count: usize) -> Vec<f64> {
    vec![1.0 / count as f64; count]
}

/// How often `bot` takes each action: what it says itself, or what it does.
fn ask<G: Game>(
    bot: &mut dyn Bot<G>,
    set: &InformationSet<G>,
    samples: u32,
    stream: impl Fn(u32) -> (u64, u64),
) -> Vec<f64> {
    if let Some(mixture) = bot.mixture(&set.view, &set.actions) {
        return mixture;
    }
    let mut parts = vec![0.0; set.actions.len()];
    for sample in 0..samples {
        let (seed, number) = stream(sample);
        let mut rng = bot_rng(seed, set.seat, number);
        let choice = bot.choose(&set.view, &set.actions, &mut rng, &Cancel::default());
        parts[choice] += 1.0 / f64::from(samples);
    }
    parts
}
