use rand_core::SeedableRng;

use super::{Adam, Gradient, Hidden, Net, Sample, Shape};
use crate::BotRng;

const SHAPE: Shape = Shape { inputs: 6, first: 8, second: 8, outputs: 3 };

fn noisy_net(seed: u64) -> Net {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut net = Net::random(SHAPE, 2, &mut rng);
    net.weights.iter_mut().for_each(|weight| *weight += 0.3 * super::bell(&mut rng));
    net
}

fn loss(net: &Net, active: &[u16], rows: &[u16], target: f32) -> f32 {
    let mut hidden = Hidden::default();
    net.see(active, &mut hidden);
    0.5 * (net.score(&hidden, rows) - target).powi(2)
}

#[test]
fn slopes_agree_with_finite_differences() {
    for seed in 0..5 {
        let net = noisy_net(seed);
        let (active, rows, target) = (&[1, 4][..], &[0, 2][..], 0.7);
        let mut hidden = Hidden::default();
        net.see(active, &mut hidden);
        let slope = net.score(&hidden, rows) - target;
        let mut gradient = Gradient::new(&net);
        gradient.add(&net, &hidden, Sample { active, asked: &[(rows, slope)] });
        for at in 0..net.weights.len() {
            let (mut more, mut less) = (net.clone(), net.clone());
            more.weights[at] += 1e-2;
            less.weights[at] -= 1e-2;
            let measured = (loss(&more, active, rows, target) - loss(&less, active, rows, target)) / 2e-2;
            let slope = gradient.slopes()[at];
            assert!((slope - measured).abs() < 0.02 * (1.0 + measured.abs()), "{at}: {slope} and {measured}");
        }
    }
}

#[test]
fn a_net_learns_what_no_straight_line_separates() {
    let shape = Shape { inputs: 2, first: 16, second: 8, outputs: 1 };
    let mut net = Net::random(shape, 1, &mut BotRng::seed_from_u64(7));
    let (mut adam, mut gradient, mut hidden) =
        (Adam::new(&net, 0.01), Gradient::new(&net), Hidden::default());
    let cases: [(&[u16], f32); 4] = [(&[], 0.0), (&[0], 1.0), (&[1], 1.0), (&[0, 1], 0.0)];
    for _ in 0..1500 {
        for (active, target) in cases {
            net.see(active, &mut hidden);
            let slope = net.score(&hidden, &[0]) - target;
            gradient.add(&net, &hidden, Sample { active, asked: &[(&[0], slope)] });
        }
        adam.step(&mut net, &mut gradient);
    }
    for (active, target) in cases {
        assert!(loss(&net, active, &[0], target) < 0.01, "{active:?}");
    }
}

#[test]
fn a_net_survives_its_file_and_a_damaged_file_is_refused() {
    let net = noisy_net(3);
    let bytes = net.to_bytes("toy-1");
    let again = Net::from_bytes("toy-1", &bytes).unwrap();
    assert_eq!(again, net);
    assert_eq!(again.hash(), net.hash());
    assert!(Net::from_bytes("toy-2", &bytes).is_err());
    assert!(Net::from_bytes("toy-1", &bytes[..bytes.len() - 1]).is_err());
    assert!(Net::from_bytes("toy-1", &bytes[..bytes.len() - 4]).is_err());
    let mut nan = bytes;
    let last = nan.len() - 4;
    nan[last..].copy_from_slice(&f32::NAN.to_le_bytes());
    assert!(Net::from_bytes("toy-1", &nan).is_err());
    assert!(Net::from_bytes("toy-1", b"").is_err());
}
