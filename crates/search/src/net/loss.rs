//! What a net should have said: losses and how they grow with each output.
//!
//! All of them work on short lists; [`gather`] picks the outputs of the legal moves from a head, [`scatter`] puts the
//! slopes back.

/// Copies the outputs of the legal moves, so that illegal ones take no part.
pub fn gather(outputs: &[f32], legal: &[u16], logits: &mut Vec<f32>) {
    logits.clear();
    logits.extend(legal.iter().map(|index| outputs[*index as usize]));
}

/// Adds the slopes of the legal moves to the slopes of all outputs.
pub fn scatter(slopes: &[f32], legal: &[u16], d_outputs: &mut [f32]) {
    for (slope, index) in slopes.iter().zip(legal) {
        d_outputs[*index as usize] += slope;
    }
}

/// Turns logits into probabilities, in place.
pub fn softmax(logits: &mut [f32]) {
    let top = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for logit in logits.iter_mut() {
        *logit = libm::expf(*logit - top);
        sum += *logit;
    }
    logits.iter_mut().for_each(|logit| *logit /= sum);
}

/// The chance that a logit stands for.
#[must_use]
pub fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-logit))
}

/// The cross-entropy of logits against probabilities `target`, in nats; `slopes` become its slopes.
pub fn cross_entropy(logits: &[f32], target: &[f32], slopes: &mut Vec<f32>) -> f32 {
    slopes.clear();
    slopes.extend_from_slice(logits);
    softmax(slopes);
    let mut loss = 0.0;
    for (slope, target) in slopes.iter_mut().zip(target) {
        loss -= target * log(*slope);
        *slope -= target;
    }
    loss
}

/// Half the squared error of one output, and its slope.
#[must_use]
pub fn squared(output: f32, target: f32) -> (f32, f32) {
    let error = output - target;
    (0.5 * error * error, error)
}

/// The cross-entropy of a logit against a chance `target`, and its slope.
#[must_use]
pub fn binary(logit: f32, target: f32) -> (f32, f32) {
    let chance = sigmoid(logit);
    (-(target * log(chance) + (1.0 - target) * log(1.0 - chance)), chance - target)
}

/// What happened at one decision of self-play.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// The index of the move made.
    pub chosen: usize,
    /// The logarithm of its probability when it was made.
    pub old_log: f32,
    /// How much better than expected it turned out.
    pub advantage: f32,
    /// The policy to stay near, a probability for each move; empty for none.
    pub magnet: &'a [f32],
}

/// The weights of the parts of the policy loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PolicyWeights {
    /// How far the probability of the move may change, as a share, before it is changed no further.
    pub clip: f32,
    /// The reward for staying undecided.
    pub entropy: f32,
    /// The price of leaving the magnet.
    pub magnet: f32,
}

/// The parts of the policy loss of one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PolicyLoss {
    /// The whole loss.
    pub loss: f32,
    /// The entropy of the policy, in nats.
    pub entropy: f32,
    /// The divergence of the policy from the magnet.
    pub divergence: f32,
    /// The new probability of the move as a multiple of the old.
    pub ratio: f32,
    /// Whether the move was changed enough already.
    pub clipped: bool,
}

/// The clipped policy-gradient loss (PPO) with an entropy bonus and a pull towards a magnet; `slopes` become its slopes.
pub fn policy_gradient(
    logits: &[f32],
    decision: &Decision<'_>,
    weights: &PolicyWeights,
    slopes: &mut Vec<f32>,
) -> PolicyLoss {
    let mut chances = logits.to_vec();
    softmax(&mut chances);
    let ratio = libm::expf(log(chances[decision.chosen]) - decision.old_log);
    let allowed = ratio.clamp(1.0 - weights.clip, 1.0 + weights.clip);
    let clipped = allowed * decision.advantage < ratio * decision.advantage;
    let gain = (ratio * decision.advantage).min(allowed * decision.advantage);
    let entropy: f32 = -chances.iter().map(|chance| chance * log(*chance)).sum::<f32>();
    let divergence = divergence(&chances, decision.magnet);
    let push = if clipped { 0.0 } else { ratio * decision.advantage };
    slopes.clear();
    for (index, chance) in chances.iter().enumerate() {
        let chosen = f32::from(u8::from(index == decision.chosen));
        let pull = decision.magnet.get(index).map_or(0.0, |magnet| log(*chance) - log(*magnet) - divergence);
        slopes.push(
            -push * (chosen - chance)
                + weights.entropy * chance * (log(*chance) + entropy)
                + weights.magnet * chance * pull,
        );
    }
    let loss = -gain - weights.entropy * entropy + weights.magnet * divergence;
    PolicyLoss { loss, entropy, divergence, ratio, clipped }
}

/// The divergence of `chances` from `magnet`, in nats; 0 without a magnet.
#[must_use]
pub fn divergence(chances: &[f32], magnet: &[f32]) -> f32 {
    chances.iter().zip(magnet).map(|(chance, magnet)| chance * (log(*chance) - log(*magnet))).sum()
}

/// A logarithm that stays finite.
fn log(chance: f32) -> f32 {
    libm::logf(chance.max(1e-12))
}
