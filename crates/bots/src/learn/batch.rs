//! Decisions to learn from, packed into a few long lists.

use game_core::{MAX_SEATS, Seat};
use search::net::{Candidates, Input};

/// One decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    /// Which policy decided.
    pub(super) policy: usize,
    /// What was chosen.
    pub(super) chosen: usize,
    /// The logarithm of its probability.
    pub(super) old_log: f32,
    /// How much better than expected it turned out.
    pub(super) advantage: f32,
    /// Number of seats, and how the victory was shared in the end as far as can be told, the decider first.
    pub(super) seats: usize,
    pub(super) target: [f32; MAX_SEATS],
    /// Whether the policy learns from it (a past self's decision only teaches the critic).
    pub(super) own: bool,
    /// The true answer to the question what is hidden.
    pub(super) secret: usize,
    secrets: (u32, u32),
    features: (u32, u32),
    critic_features: (u32, u32),
    candidates: (u32, u32),
    lesson: (u32, u32),
}

/// A position that was met: a decision, or what it left to chance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Met {
    /// Who is to decide, or has just decided.
    pub(super) decider: Seat,
    /// How the critic thinks the victory will be shared.
    pub(super) shares: [f32; MAX_SEATS],
    /// Whether chance is to answer here.
    pub(super) chance: bool,
}

/// Many decisions.
#[derive(Clone, Debug, Default)]
pub(super) struct Batch {
    /// Decisions, and positions before chance that only the critic learns from.
    pub(super) samples: Vec<Sample>,
    /// How many of them are decisions.
    pub(super) decisions: usize,
    features: Vec<u16>,
    /// Features of candidates one after the other, each list behind its length.
    candidates: Vec<u16>,
    secrets: Vec<f32>,
    lessons: Vec<f32>,
    pub(super) games: u64,
}

/// A decision as it is made.
pub(super) struct Made<'a> {
    pub(super) policy: usize,
    pub(super) own: bool,
    pub(super) chosen: usize,
    pub(super) chance: f32,
    pub(super) features: &'a [u16],
    pub(super) candidates: &'a Candidates,
    pub(super) secrets: &'a [f32],
    pub(super) secret: usize,
    /// How likely a teacher makes each candidate; nothing if there is no teacher.
    pub(super) lesson: &'a [f32],
}

impl Made<'_> {
    /// Nobody decides.
    const CHANCE: Self = Self {
        policy: 0,
        own: false,
        chosen: 0,
        chance: 1.0,
        features: &[],
        candidates: &Candidates::NONE,
        secrets: &[],
        secret: 0,
        lesson: &[],
    };
}

impl Batch {
    /// Adds a position before chance whose worth is not known yet.
    pub(super) fn push_chance(&mut self, critic_features: &[u16]) {
        self.add(&Made::CHANCE, critic_features);
    }

    /// Adds a decision whose worth is not known yet.
    pub(super) fn push(&mut self, made: &Made<'_>, critic_features: &[u16]) {
        self.add(made, critic_features);
        self.decisions += 1;
    }

    fn add(&mut self, made: &Made<'_>, critic_features: &[u16]) {
        let features = pack(&mut self.features, made.features);
        let critic_features = pack(&mut self.features, critic_features);
        let secrets = pack(&mut self.secrets, made.secrets);
        let lesson = pack(&mut self.lessons, made.lesson);
        let first = self.candidates.len() as u32;
        for index in 0..made.candidates.len() {
            let list = made.candidates.get(index);
            self.candidates.push(list.len() as u16);
            self.candidates.extend_from_slice(list);
        }
        self.samples.push(Sample {
            policy: made.policy,
            chosen: made.chosen,
            old_log: libm::logf(made.chance.max(1e-12)),
            advantage: 0.0,
            seats: 0,
            target: [0.0; MAX_SEATS],
            own: made.own,
            secret: made.secret,
            secrets,
            features,
            critic_features,
            candidates: (first, self.candidates.len() as u32),
            lesson,
        });
    }

    /// Works backwards through the positions from `first` on: what came of each, judged by the critic at every position and
    /// by the end (temporal differences, `trust` times as much weight with each step). The critic learns from all of it;
    /// a policy is told no more than the share `luck` of what chance did.
    pub(super) fn judge(&mut self, first: usize, met: &[Met], end: &[f32], trust: f32, luck: f32) {
        let seats = end.len();
        let mut after = [0.0; MAX_SEATS];
        after[..seats].copy_from_slice(end);
        let (mut gain, mut earned) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for (sample, Met { decider, shares, chance }) in self.samples[first..].iter_mut().zip(met).rev() {
            let part = if *chance { luck } else { 1.0 };
            for seat in 0..seats {
                let change = after[seat] - shares[seat];
                gain[seat] = change + trust * gain[seat];
                earned[seat] = part * change + trust * earned[seat];
            }
            sample.advantage = earned[decider.index()];
            sample.seats = seats;
            for (step, target) in sample.target[..seats].iter_mut().enumerate() {
                let seat = (decider.index() + step) % seats;
                *target = (shares[seat] + gain[seat]).clamp(0.0, 1.0);
            }
            after = *shares;
        }
    }

    /// Adds the decisions of another batch.
    pub(super) fn append(&mut self, other: &Self) {
        let (features, candidates) = (self.features.len() as u32, self.candidates.len() as u32);
        let (secrets, lessons) = (self.secrets.len() as u32, self.lessons.len() as u32);
        let shift = |(first, end): (u32, u32), by: u32| (first + by, end + by);
        self.samples.extend(other.samples.iter().map(|sample| Sample {
            features: shift(sample.features, features),
            critic_features: shift(sample.critic_features, features),
            candidates: shift(sample.candidates, candidates),
            secrets: shift(sample.secrets, secrets),
            lesson: shift(sample.lesson, lessons),
            ..*sample
        }));
        self.features.extend_from_slice(&other.features);
        self.candidates.extend_from_slice(&other.candidates);
        self.secrets.extend_from_slice(&other.secrets);
        self.lessons.extend_from_slice(&other.lessons);
        self.games += other.games;
        self.decisions += other.decisions;
    }

    pub(super) fn input(&self, sample: &Sample) -> Input<'_> {
        Input { active: slice(&self.features, sample.features), dense: &[] }
    }

    pub(super) fn critic_input(&self, sample: &Sample) -> Input<'_> {
        Input { active: slice(&self.features, sample.critic_features), dense: &[] }
    }

    /// How likely chance alone makes each answer to the question what is hidden.
    pub(super) fn secrets(&self, sample: &Sample) -> &[f32] {
        slice(&self.secrets, sample.secrets)
    }

    /// What a teacher would do, a probability for each candidate; nothing if there is no teacher.
    pub(super) fn lesson(&self, sample: &Sample) -> &[f32] {
        slice(&self.lessons, sample.lesson)
    }

    pub(super) fn candidates(&self, sample: &Sample, into: &mut Candidates) {
        into.clear();
        let mut rest = slice(&self.candidates, sample.candidates);
        while let Some((length, tail)) = rest.split_first() {
            let (list, others) = tail.split_at(usize::from(*length));
            into.push(list);
            rest = others;
        }
    }

    /// Makes the advantages of each policy's own decisions comparable: mean 0, spread 1.
    pub(super) fn normalise(&mut self, policies: usize) {
        for policy in 0..policies {
            let own = |sample: &&mut Sample| sample.own && sample.policy == policy;
            let (mut count, mut sum, mut squares) = (0.0_f64, 0.0_f64, 0.0_f64);
            for sample in self.samples.iter_mut().filter(own) {
                let advantage = f64::from(sample.advantage);
                (count, sum, squares) = (count + 1.0, sum + advantage, squares + advantage * advantage);
            }
            let mean = sum / count.max(1.0);
            let spread = (squares / count.max(1.0) - mean * mean).max(1e-10).sqrt();
            for sample in self.samples.iter_mut().filter(own) {
                sample.advantage = ((f64::from(sample.advantage) - mean) / spread) as f32;
            }
        }
    }
}

fn pack<T: Copy>(list: &mut Vec<T>, more: &[T]) -> (u32, u32) {
    let first = list.len() as u32;
    list.extend_from_slice(more);
    (first, list.len() as u32)
}

fn slice<T>(list: &[T], range: (u32, u32)) -> &[T] {
    &list[range.0 as usize..range.1 as usize]
}

#[cfg(test)]
mod tests {
    use super::{Batch, Made, Met};
    use game_core::{MAX_SEATS, Seat};

    fn met(share: f32, chance: bool) -> Met {
        let mut shares = [0.0; MAX_SEATS];
        (shares[0], shares[1]) = (share, 1.0 - share);
        Met { decider: Seat::at(0), shares, chance }
    }

    /// A decision that makes a win likelier by a tenth, chance that brings another three tenths, and a win.
    fn lucky(luck: f32) -> Batch {
        let mut batch = Batch::default();
        let made = Made { own: true, ..Made::CHANCE };
        batch.push(&made, &[]);
        batch.push_chance(&[]);
        batch.push(&made, &[]);
        let met = [met(0.5, false), met(0.6, true), met(0.9, false)];
        batch.judge(0, &met, &[1.0, 0.0], 1.0, luck);
        batch
    }

    #[test]
    fn without_luck_a_decision_is_judged_by_what_was_to_be_expected_of_it() {
        let told = |luck: f32| {
            lucky(luck).samples.iter().map(|sample| (10.0 * sample.advantage).round()).collect::<Vec<_>>()
        };
        assert_eq!(told(1.0), [5.0, 4.0, 1.0]);
        assert_eq!(told(0.0), [2.0, 1.0, 1.0]);
    }

    #[test]
    fn the_critic_is_always_told_what_came_of_it() {
        assert!(lucky(0.0).samples.iter().all(|sample| (sample.target[0] - 1.0).abs() < 1e-6));
        assert_eq!((lucky(0.0).decisions, lucky(0.0).samples.len()), (2, 3));
    }
}
