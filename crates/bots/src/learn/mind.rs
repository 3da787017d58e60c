//! Nets at work: they read a view and weigh what may be done, or read a world and judge it.

use std::sync::Arc;

use game_core::{Audience, MAX_SEATS, Seat};
use search::{
    Policy, Rollout, Value, draw, fingerprint,
    net::{Candidates, Encoding, Input, Net, Trace, loss::softmax},
};

use super::Learner;
use crate::{Bot, BotRng, Cancel};

/// The nets of a game.
#[derive(Clone, Debug)]
pub struct Nets {
    /// One policy for all seats, or one for each.
    pub policies: Vec<Net>,
    /// The critic: how the victory will probably be shared, the seat to decide first.
    pub critic: Net,
}

impl Nets {
    /// Tells these weights from all others, in results.
    #[must_use]
    pub fn hash(&self) -> String {
        let files: Vec<Vec<u8>> =
            self.policies.iter().chain([&self.critic]).map(|net| net.to_bytes(Encoding::Half)).collect();
        format!("{:016x}", fingerprint(&files))
    }
}

/// Nets with room to think in.
#[derive(Clone, Debug)]
pub struct Mind {
    nets: Arc<Nets>,
    trace: Trace,
    active: Vec<u16>,
    candidates: Candidates,
    weights: Vec<f32>,
    sharpness: f32,
}

impl Mind {
    /// A mind with these nets.
    #[must_use]
    pub fn new(nets: Arc<Nets>) -> Self {
        let (trace, active, candidates) = (Trace::default(), Vec::new(), Candidates::default());
        Self { nets, trace, active, candidates, weights: Vec::new(), sharpness: 1.0 }
    }

    /// A mind for play, with its preferences as clear as the game wants them.
    #[must_use]
    pub fn playing<G: Learner>(nets: Arc<Nets>) -> Self {
        Self { sharpness: G::SHARPNESS, ..Self::new(nets) }
    }

    /// The features last read.
    pub(super) fn active(&self) -> &[u16] {
        &self.active
    }

    /// The candidates last weighed.
    pub(super) fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// The logit of each action in a view of `seat`.
    pub fn logits<G: Learner>(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> &[f32] {
        self.active.clear();
        G::features(view, &mut self.active);
        self.candidates.clear();
        for action in legal {
            G::describe(view, *action, &mut |feature| self.candidates.feature(feature));
            self.candidates.end();
        }
        let net = &self.nets.policies[G::policy_of(seat)];
        net.forward(&Input { active: &self.active, dense: &[] }, &mut self.trace);
        net.score(&self.candidates, &mut self.trace)
    }

    /// How likely the policy makes each action in a view of `seat`.
    pub fn chances<G: Learner>(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> &[f32] {
        self.logits::<G>(seat, view, legal);
        self.weights.clear();
        self.weights.extend(self.trace.scores().iter().map(|logit| self.sharpness * logit));
        softmax(&mut self.weights);
        &self.weights
    }

    /// The index of the likeliest action.
    pub fn best<G: Learner>(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> usize {
        let logits = self.logits::<G>(seat, view, legal);
        let best = logits.iter().enumerate().max_by(|one, two| one.1.total_cmp(two.1));
        best.map_or(0, |(index, _)| index)
    }

    /// How likely each answer is to the question what is hidden from the viewer; nothing if it is not asked.
    pub fn secrets<G: Learner>(&mut self, view: &G::View) -> Vec<f32> {
        let mut chances = Vec::new();
        G::secrets(view, &mut chances);
        if chances.is_empty() {
            return chances;
        }
        self.active.clear();
        G::features(view, &mut self.active);
        let net = &self.nets.policies[G::policy_of(G::seat_of(view))];
        let outputs = net.forward(&Input { active: &self.active, dense: &[] }, &mut self.trace);
        let mut answers = outputs[..chances.len()].to_vec();
        answers.iter_mut().for_each(|answer| *answer *= G::CONVICTION);
        corrected(&mut answers, &chances);
        answers
    }

    /// How the victory will probably be shared by the seats of a state, told from the place of `decider`, who is to decide
    /// or has just decided.
    pub fn shares<G: Learner>(&mut self, game: &G, decider: Seat) -> [f32; MAX_SEATS] {
        self.active.clear();
        game.critic_features(decider, &mut self.active);
        let outputs = self.nets.critic.forward(&Input { active: &self.active, dense: &[] }, &mut self.trace);
        let seats = game.seats();
        let mut own_first = [0.0; MAX_SEATS];
        own_first[..seats].copy_from_slice(&outputs[..seats]);
        softmax(&mut own_first[..seats]);
        let mut shares = [0.0; MAX_SEATS];
        for (step, share) in own_first[..seats].iter().enumerate() {
            shares[(decider.index() + step) % seats] = *share;
        }
        shares
    }
}

/// Turns a net's answers about hidden things into probabilities: they correct what chance alone makes of them.
pub(super) fn corrected(answers: &mut [f32], chances: &[f32]) {
    let logs = chances.iter().map(|chance| libm::logf(chance.max(1e-9)));
    answers.iter_mut().zip(logs).for_each(|(answer, log)| *answer += log);
    softmax(answers);
}

impl<G: Learner> Rollout<G> for Mind {
    fn pick(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut BotRng) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        draw(self.chances::<G>(seat, &game.view(Audience::Seat(seat)), legal), rng)
    }
}

impl<G: Learner> Policy<G> for Mind {
    fn weigh(&mut self, game: &G, seat: Seat, legal: &[G::Action], weights: &mut Vec<f32>) {
        let chances = self.chances::<G>(seat, &game.view(Audience::Seat(seat)), legal);
        weights.clear();
        weights.extend_from_slice(chances);
    }
}

/// What the critic thinks a position of an imagined world is worth.
#[derive(Clone, Debug)]
pub struct Judge {
    mind: Mind,
    last_stage: u32,
}

impl Judge {
    /// A judge for search that looks no further than the end of this stage.
    #[must_use]
    pub fn new(nets: Arc<Nets>, last_stage: u32) -> Self {
        Self { mind: Mind::new(nets), last_stage }
    }
}

impl<G: Learner> Value<G> for Judge {
    fn share(&mut self, game: &G, seat: Seat) -> f64 {
        let decider = game.turn().seats().iter().next().unwrap_or(seat);
        f64::from(self.mind.shares(game, decider)[seat.index()])
    }

    fn settles(&self, game: &G) -> bool {
        game.stage() > self.last_stage
    }
}

/// A player that follows its policy without searching: it does what the policy likes best, or where a player must mix, each
/// thing as often as the policy, made clearer, says.
#[derive(Clone, Debug)]
pub struct NetBot {
    mind: Mind,
}

impl NetBot {
    /// A player with these nets.
    #[must_use]
    pub fn new<G: Learner>(nets: Arc<Nets>) -> Self {
        Self { mind: Mind::playing::<G>(nets) }
    }
}

impl<G: Learner> Bot<G> for NetBot {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut BotRng, _cancel: &Cancel) -> usize {
        let seat = G::seat_of(view);
        if G::MIXES {
            draw(self.mind.chances::<G>(seat, view, legal), rng)
        } else {
            self.mind.best::<G>(seat, view, legal)
        }
    }

    fn mixture(&mut self, view: &G::View, legal: &[G::Action]) -> Option<Vec<f64>> {
        if !G::MIXES {
            return None;
        }
        let chances = self.mind.chances::<G>(G::seat_of(view), view, legal);
        let sum: f32 = chances.iter().sum();
        Some(chances.iter().map(|chance| f64::from(chance / sum)).collect())
    }
}
