//! Nets: slopes are right, learning works, files read back.

use game_core::below;
use rand_core::SeedableRng;
use search::{
    BotRng,
    net::{
        Adam, AdamSettings, BadNetFile, BadShape, Candidates, Encoding, Gradients, Head, Input, Net, Scorer,
        Shape, Trace,
        loss::{self, Decision, PolicyWeights},
    },
};

fn rng(seed: u64) -> BotRng {
    BotRng::seed_from_u64(seed)
}

fn shape() -> Shape {
    Shape {
        sparse: 20,
        dense: 3,
        hidden: vec![32, 16],
        heads: vec![Head::new("policy", 5), Head::new("value", 1)],
        scorer: Some(Scorer { features: 8, units: 16 }),
    }
}

fn candidates() -> Candidates {
    let mut candidates = Candidates::default();
    candidates.push(&[1, 3]);
    candidates.push(&[]);
    candidates.push(&[3, 7, 0]);
    candidates
}

const ACTIVE: [u16; 4] = [2, 5, 11, 19];
const DENSE: [f32; 3] = [0.5, 0.0, -1.5];
const INPUT: Input<'static> = Input { active: &ACTIVE, dense: &DENSE };

/// A loss that uses every part: policy gradient, value, scores.
fn whole_loss(net: &Net, trace: &mut Trace, d_outputs: &mut Vec<f32>, d_scores: &mut Vec<f32>) -> f32 {
    let outputs = net.forward(&INPUT, trace).to_vec();
    let scores = net.score(&candidates(), trace).to_vec();
    let legal = [0, 2, 4];
    let (mut logits, mut slopes) = (Vec::new(), Vec::new());
    loss::gather(&outputs, &legal, &mut logits);
    let decision = Decision { chosen: 1, old_log: -1.0, advantage: 0.7, magnet: &[0.2, 0.5, 0.3] };
    let weights = PolicyWeights { clip: 0.2, entropy: 0.05, magnet: 0.3 };
    let policy = loss::policy_gradient(&logits, &decision, &weights, &mut slopes);
    d_outputs.clear();
    d_outputs.resize(outputs.len(), 0.0);
    loss::scatter(&slopes, &legal, d_outputs);
    let value = net.head("value").expect("the shape has a value").start;
    let (value_loss, slope) = loss::binary(outputs[value], 0.8);
    d_outputs[value] += slope;
    let score_loss = loss::cross_entropy(&scores, &[0.6, 0.1, 0.3], d_scores);
    policy.loss + value_loss + score_loss
}

/// A copy of `net` in which parameter number `at` is larger by `step`: through the file, the only way in from outside.
fn nudged(net: &Net, at: usize, step: f32) -> Net {
    let header = net.to_bytes(Encoding::Full).len() - 32 - 4 * net.size();
    let mut bytes = net.to_bytes(Encoding::Full);
    let place = header + 4 * at;
    let old = f32::from_le_bytes(bytes[place..place + 4].try_into().expect("four bytes"));
    bytes[place..place + 4].copy_from_slice(&(old + step).to_le_bytes());
    reseal(&mut bytes);
    Net::from_bytes(&bytes).expect("a resealed file is a net")
}

fn reseal(bytes: &mut [u8]) {
    use sha2::Digest;
    let end = bytes.len() - 32;
    let hash = sha2::Sha256::digest(&bytes[..end]);
    bytes[end..].copy_from_slice(&hash);
}

#[test]
fn slopes_agree_with_differences() {
    let net = Net::new("test", shape(), &mut rng(4)).unwrap();
    let (mut trace, mut d_outputs, mut d_scores) = (Trace::default(), Vec::new(), Vec::new());
    whole_loss(&net, &mut trace, &mut d_outputs, &mut d_scores);
    let mut gradients = Gradients::new(&net);
    net.backward(&INPUT, &candidates(), &d_outputs, &d_scores, &mut trace, &mut gradients);
    let (mut worst, mut moving) = (0.0_f32, 0);
    for at in 0..net.size() {
        let step = 2e-3;
        let loss_at = |step| {
            let net = nudged(&net, at, step);
            whole_loss(&net, &mut Trace::default(), &mut Vec::new(), &mut Vec::new())
        };
        let measured = (loss_at(step) - loss_at(-step)) / (2.0 * step);
        let computed = gradients.get(at);
        moving += usize::from(computed != 0.0);
        worst = worst.max((measured - computed).abs() / (1.0 + measured.abs()));
    }
    assert!(moving > 300, "{moving} parameters matter");
    assert!(worst < 2e-3, "{worst}");
}

/// Learns whether an odd number of four bits is set: a task no single layer can do.
#[test]
fn a_net_learns_parity() {
    let shape =
        Shape { sparse: 8, dense: 0, hidden: vec![32, 16], heads: vec![Head::new("odd", 1)], scorer: None };
    let mut net = Net::new("parity", shape, &mut rng(1)).unwrap();
    let (mut adam, mut gradients, mut trace) = (Adam::new(&net), Gradients::new(&net), Trace::default());
    let settings = AdamSettings { rate: 0.01, ..AdamSettings::default() };
    let features = |bits: u16| [0, 1, 2, 3].map(|bit| 2 * bit + (bits >> bit & 1));
    let target = |bits: u16| (bits.count_ones() % 2) as f32;
    for _ in 0..600 {
        gradients.clear();
        for bits in 0..16 {
            let active = features(bits);
            let input = Input { active: &active, dense: &[] };
            let (_, slope) = loss::binary(net.forward(&input, &mut trace)[0], target(bits));
            net.backward(&input, &Candidates::default(), &[slope], &[], &mut trace, &mut gradients);
        }
        gradients.scale(1.0 / 16.0);
        adam.step(&mut net, &gradients, &settings);
    }
    for bits in 0..16 {
        let active = features(bits);
        let chance = loss::sigmoid(net.forward(&Input { active: &active, dense: &[] }, &mut trace)[0]);
        assert!((chance - target(bits)).abs() < 0.1, "{bits:04b}: {chance}");
    }
}

/// Learns to score the candidate that fits the position: candidate c is right if c = position mod 4.
#[test]
fn a_scorer_learns_which_candidate_fits() {
    let scorer = Some(Scorer { features: 4, units: 32 });
    let shape = Shape { sparse: 12, dense: 1, hidden: vec![32], heads: vec![], scorer };
    let mut net = Net::new("fit", shape, &mut rng(2)).unwrap();
    let (mut adam, mut gradients, mut trace) = (Adam::new(&net), Gradients::new(&net), Trace::default());
    let settings = AdamSettings { rate: 0.01, decay: 1e-3, ..AdamSettings::default() };
    let mut all = Candidates::default();
    (0..4).for_each(|feature| all.push(&[feature]));
    let mut dice = rng(3);
    let mut loss_now = 9.0;
    for _ in 0..800 {
        gradients.clear();
        loss_now = 0.0;
        for _ in 0..8 {
            let position = below(&mut dice, 12) as u16;
            let input = Input { active: &[position], dense: &[1.0] };
            net.forward(&input, &mut trace);
            let scores = net.score(&all, &mut trace).to_vec();
            let mut target = [0.0; 4];
            target[position as usize % 4] = 1.0;
            let mut slopes = Vec::new();
            loss_now += loss::cross_entropy(&scores, &target, &mut slopes) / 8.0;
            net.backward(&input, &all, &[], &slopes, &mut trace, &mut gradients);
        }
        gradients.scale(1.0 / 8.0);
        adam.step(&mut net, &gradients, &settings);
    }
    assert!(loss_now < 0.05, "{loss_now}");
}

/// With a magnet and no advantage the policy settles on the magnet; with an advantage it leans that way.
#[test]
fn the_policy_loss_settles_where_it_should() {
    let magnet = [0.5, 0.3, 0.2];
    let weights = PolicyWeights { clip: 0.2, entropy: 0.0, magnet: 1.0 };
    let settle = |advantages: [f32; 3]| {
        let (mut logits, mut slopes) = (vec![0.0_f32; 3], Vec::new());
        for _ in 0..4000 {
            let mut chances = logits.clone();
            loss::softmax(&mut chances);
            let mut sum = [0.0; 3];
            for (chosen, advantage) in advantages.into_iter().enumerate() {
                let old_log = chances[chosen].ln();
                let decision = Decision { chosen, old_log, advantage, magnet: &magnet };
                loss::policy_gradient(&logits, &decision, &weights, &mut slopes);
                (0..3).for_each(|at| sum[at] += chances[chosen] * slopes[at]);
            }
            logits.iter_mut().zip(sum).for_each(|(logit, slope)| *logit -= 0.2 * slope);
        }
        loss::softmax(&mut logits);
        logits
    };
    let still = settle([0.0; 3]);
    assert!(still.iter().zip(magnet).all(|(a, b)| (a - b).abs() < 1e-3), "{still:?}");
    // The exact answer is the magnet times e to the advantage.
    let pulled = settle([0.0, 1.0, 0.0]);
    let sum = 0.5 + 0.3 * 1.0_f32.exp() + 0.2;
    assert!((pulled[1] - 0.3 * 1.0_f32.exp() / sum).abs() < 1e-3, "{pulled:?}");
}

#[test]
fn a_policy_changed_enough_is_left_alone() {
    let weights = PolicyWeights { clip: 0.2, entropy: 0.0, magnet: 0.0 };
    let decision = |old: f32, advantage| Decision { chosen: 0, old_log: old.ln(), advantage, magnet: &[] };
    let mut slopes = Vec::new();
    // The move is at one half; it was at 0.3 and good, or at 0.8 and bad: clipped. The other way round: not.
    for (old, advantage, clipped) in
        [(0.3, 1.0, true), (0.8, -1.0, true), (0.8, 1.0, false), (0.3, -1.0, false)]
    {
        let found = loss::policy_gradient(&[0.0, 0.0], &decision(old, advantage), &weights, &mut slopes);
        assert_eq!(found.clipped, clipped, "{old} {advantage}");
        assert_eq!(slopes.iter().all(|slope| *slope == 0.0), clipped);
    }
}

#[test]
fn nets_read_back_in_full_and_nearly_so_in_half() {
    let net = Net::new("the name", shape(), &mut rng(6)).unwrap();
    let full = Net::from_bytes(&net.to_bytes(Encoding::Full)).unwrap();
    assert_eq!(net, full);
    assert_eq!(net.hash(), full.hash());
    let bytes = net.to_bytes(Encoding::Half);
    assert!(bytes.len() < 2 * net.size() + 200);
    let half = Net::from_bytes(&bytes).unwrap();
    assert_ne!(net.hash(), half.hash(), "other weights have another hash");
    assert_eq!(
        half,
        Net::from_bytes(&half.to_bytes(Encoding::Half)).unwrap(),
        "writing again changes nothing"
    );
    let (mut one, mut two) = (Trace::default(), Trace::default());
    let pairs = net.forward(&INPUT, &mut one).iter().zip(half.forward(&INPUT, &mut two));
    assert!(pairs.into_iter().all(|(a, b)| (a - b).abs() < 1e-3));
}

#[test]
fn a_net_that_grows_thinks_the_same_and_can_learn_with_what_it_gained() {
    let small = Net::new("small", shape(), &mut rng(3)).expect("a shape of ours");
    for wish in [[48, 32].as_slice(), &[32, 16, 16], &[48, 32, 16], &[32, 16, 64, 48]] {
        grows(&small, wish);
    }
    assert_eq!(small.clone().grown(&[16], 16, &mut rng(5)).expect("nothing to do"), small);
}

fn grows(small: &Net, wish: &[usize]) {
    let grown = small.clone().grown(wish, 32, &mut rng(4)).expect("widths are multiples of 16");
    let widths = grown.shape().hidden.iter().zip(wish);
    assert!(widths.into_iter().all(|(width, wish)| width >= wish), "{:?}", grown.shape());
    assert_eq!((grown.shape().hidden.len(), grown.name()), (wish.len(), "small"));
    let (mut before, mut after) = (Trace::default(), Trace::default());
    assert_eq!(small.forward(&INPUT, &mut before), grown.forward(&INPUT, &mut after));
    assert_eq!(small.score(&candidates(), &mut before), grown.score(&candidates(), &mut after));
    let (few, many) = (slopes(small, &mut before), slopes(&grown, &mut after));
    assert!(many > few, "nobody can listen to the new units: {few} slopes before, {many} after");
}

/// How many parameters could be changed by what a net has just thought about.
fn slopes(net: &Net, trace: &mut Trace) -> usize {
    let mut gradients = Gradients::new(net);
    net.backward(&INPUT, &candidates(), &[1.0; 6], &[1.0, -1.0, 0.5], trace, &mut gradients);
    (0..net.size()).filter(|place| gradients.get(*place) != 0.0).count()
}

#[test]
fn files_that_are_no_nets_are_refused() {
    let net = Net::new("x", shape(), &mut rng(6)).unwrap();
    let bytes = net.to_bytes(Encoding::Half);
    assert_eq!(Net::from_bytes(b"hello").unwrap_err(), BadNetFile::NotANet);
    assert_eq!(Net::from_bytes(&[0; 100]).unwrap_err(), BadNetFile::NotANet);
    for at in (7..bytes.len()).step_by(37) {
        let mut broken = bytes.clone();
        broken[at] ^= 1;
        assert_eq!(Net::from_bytes(&broken).unwrap_err(), BadNetFile::Damaged, "byte {at}");
    }
    let mut newer = bytes;
    newer[4] = 9;
    assert_eq!(Net::from_bytes(&newer).unwrap_err(), BadNetFile::Version(9));
}

#[test]
fn impossible_shapes_are_refused() {
    let refuse = |shape: Shape| Net::new("x", shape, &mut rng(1)).unwrap_err();
    assert_eq!(refuse(Shape { hidden: vec![], ..shape() }), BadShape::Empty);
    assert_eq!(refuse(Shape { hidden: vec![20], ..shape() }), BadShape::Width(20));
    assert_eq!(refuse(Shape { sparse: 1 << 20, ..shape() }), BadShape::TooLarge);
}

#[test]
fn thinking_does_not_allocate() {
    let net = Net::new("x", shape(), &mut rng(1)).unwrap();
    let (mut trace, candidates) = (Trace::default(), candidates());
    let mut think = || {
        net.forward(&INPUT, &mut trace);
        net.score(&candidates, &mut trace);
    };
    think();
    assert_eq!(allocation_counter::measure(think).count_total, 0);
}
