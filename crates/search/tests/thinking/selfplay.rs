//! A net that learns Kuhn poker by playing itself: losses, slopes, Adam and policy gradient at work together.

use game_core::{Audience, Game, Ignore, resolve_random};
use rand_core::SeedableRng;
use search::{
    BotRng, draw,
    net::{
        Adam, AdamSettings, Candidates, Gradients, Head, Input, Net, Shape, Trace,
        loss::{self, Decision, PolicyWeights},
    },
    solve::{GameTree, points},
};

use crate::support::{Kuhn, PokerOptions, poker::Bet};

/// One decision of self-play, and what came of it.
struct Sample {
    features: Vec<u16>,
    legal: Vec<u16>,
    chosen: usize,
    old_log: f32,
    gain: f32,
}

fn indices(actions: &[Bet]) -> Vec<u16> {
    actions.iter().map(|bet| *bet as u16).collect()
}

fn chances(net: &Net, features: &[u16], legal: &[u16], trace: &mut Trace) -> Vec<f32> {
    let mut chances = Vec::new();
    loss::gather(net.forward(&Input { active: features, dense: &[] }, trace), legal, &mut chances);
    loss::softmax(&mut chances);
    chances
}

fn play(net: &Net, trace: &mut Trace, rng: &mut BotRng, samples: &mut Vec<Sample>) {
    let mut game = Kuhn::new(&PokerOptions).expect("Kuhn poker has no options");
    let (mut seats, first) = (Vec::new(), samples.len());
    loop {
        resolve_random(&mut game, rng, &mut Ignore);
        let Some(seat) = game.turn().seats().iter().next() else { break };
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let (features, legal) = (game.view(Audience::Seat(seat)).features(), indices(&actions));
        let chances = chances(net, &features, &legal, trace);
        let chosen = draw(&chances, rng);
        samples.push(Sample { features, legal, chosen, old_log: chances[chosen].ln(), gain: 0.0 });
        seats.push(seat);
        game.act_unchecked(seat, actions[chosen], &mut Ignore);
    }
    let outcome = game.outcome().expect("the game is over");
    for (sample, seat) in samples[first..].iter_mut().zip(seats) {
        sample.gain = outcome.points[seat.index()] as f32 / 2.0;
    }
}

/// One step of learning from a batch; outputs 0 to 2 are the policy, 3 is the expected gain.
fn learn(
    net: &mut Net,
    magnet: &Net,
    samples: &[Sample],
    adam: &mut Adam,
    gradients: &mut Gradients,
    rate: f32,
) {
    let weights = PolicyWeights { clip: 0.2, entropy: 0.0, magnet: 0.2 };
    let (mut trace, mut logits, mut slopes) = (Trace::default(), Vec::new(), Vec::new());
    gradients.clear();
    for sample in samples {
        let pull = chances(magnet, &sample.features, &sample.legal, &mut trace);
        let input = Input { active: &sample.features, dense: &[] };
        let outputs = net.forward(&input, &mut trace);
        let (_, value_slope) = loss::squared(outputs[3], sample.gain);
        let advantage = sample.gain - outputs[3];
        loss::gather(outputs, &sample.legal, &mut logits);
        let Sample { chosen, old_log, .. } = *sample;
        let decision = Decision { chosen, old_log, advantage, magnet: &pull };
        loss::policy_gradient(&logits, &decision, &weights, &mut slopes);
        let mut d_outputs = [0.0, 0.0, 0.0, value_slope];
        loss::scatter(&slopes, &sample.legal, &mut d_outputs);
        net.backward(&input, &Candidates::default(), &d_outputs, &[], &mut trace, gradients);
    }
    gradients.scale(1.0 / samples.len() as f32);
    adam.step(net, gradients, &AdamSettings { rate, ..AdamSettings::default() });
}

/// How many batches of 256 games are played.
const BATCHES: u32 = 400;

#[test]
fn self_play_with_a_magnet_learns_to_mix() {
    let mut rng = BotRng::seed_from_u64(1);
    let heads = vec![Head::new("policy", 3), Head::new("gain", 1)];
    let shape = Shape { sparse: 29, dense: 0, hidden: vec![32], heads, scorer: None };
    let mut net = Net::new("kuhn", shape, &mut rng).unwrap();
    let (mut magnet, mut adam, mut gradients) = (net.clone(), Adam::new(&net), Gradients::new(&net));
    let (mut trace, mut samples) = (Trace::default(), Vec::new());
    let tree = GameTree::build(&Kuhn::new(&PokerOptions).unwrap(), points, 1000).unwrap();
    let exploitability = |net: &Net| {
        let mut trace = Trace::default();
        let profile = tree.profile(|view, actions| {
            let chances = chances(net, &view.features(), &indices(actions), &mut trace);
            chances.iter().map(|chance| f64::from(*chance)).collect()
        });
        tree.exploitability(&profile)
    };
    let before = exploitability(&net);
    for batch in 0..BATCHES {
        samples.clear();
        (0..256).for_each(|_| play(&net, &mut trace, &mut rng, &mut samples));
        for _ in 0..2 {
            learn(
                &mut net,
                &magnet,
                &samples,
                &mut adam,
                &mut gradients,
                3e-3 * (1.0 - batch as f32 / BATCHES as f32),
            );
        }
        if batch % 100 == 99 {
            magnet = net.clone();
        }
    }
    let after = exploitability(&net);
    assert!(before > 0.3 && after < 0.1, "from {before} to {after}");
}
