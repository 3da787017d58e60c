//! How wrong a net was, as a slope for every weight.

use super::{Hidden, Net, add, add_scaled};

/// One position from which a net learns.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    /// Active features of the position.
    pub active: &'a [u16],
    /// What was asked, and the slope of the loss by each answer: rows, and d loss / d score.
    pub asked: &'a [(&'a [u16], f32)],
}

/// Sums of slopes over a batch of samples, one for each weight.
#[derive(Clone, Debug)]
pub struct Gradient {
    slopes: Vec<f32>,
    samples: usize,
    first: Vec<f32>,
    second: Vec<f32>,
}

impl Gradient {
    /// No slopes yet, for nets of the same shape as `net`.
    #[must_use]
    pub fn new(net: &Net) -> Self {
        Self { slopes: vec![0.0; net.weights.len()], samples: 0, first: Vec::new(), second: Vec::new() }
    }

    /// Number of samples in the sums.
    #[must_use]
    pub fn samples(&self) -> usize {
        self.samples
    }

    /// The sums.
    #[must_use]
    pub fn slopes(&self) -> &[f32] {
        &self.slopes
    }

    /// Adds another gradient's sums.
    pub fn merge(&mut self, other: &Self) {
        self.slopes.iter_mut().zip(&other.slopes).for_each(|(sum, slope)| *sum += slope);
        self.samples += other.samples;
    }

    /// Starts anew.
    pub fn clear(&mut self) {
        self.slopes.fill(0.0);
        self.samples = 0;
    }

    /// Adds the slopes of one sample whose position has just been seen into `hidden`.
    pub fn add(&mut self, net: &Net, hidden: &Hidden, sample: Sample<'_>) {
        self.samples += 1;
        self.outputs(net, hidden, sample.asked);
        self.second_layer(net, hidden);
        let width = net.shape.first;
        for feature in sample.active {
            let at = usize::from(*feature) * width;
            add(&mut self.slopes[at..at + width], &self.first);
        }
        let bias = net.shape.first_bias_at();
        add(&mut self.slopes[bias..bias + width], &self.first);
    }

    fn outputs(&mut self, net: &Net, hidden: &Hidden, asked: &[(&[u16], f32)]) {
        let width = net.shape.second;
        self.second.clear();
        self.second.resize(width, 0.0);
        for (rows, slope) in asked {
            for row in *rows {
                let at = net.shape.outputs_at() + usize::from(*row) * (width + 1);
                add_scaled(&mut self.second, *slope, &net.weights[at..at + width]);
                add_scaled(&mut self.slopes[at..at + width], *slope, &hidden.second);
                self.slopes[at + width] += slope;
            }
        }
        stop_dead(&mut self.second, &hidden.second);
    }

    fn second_layer(&mut self, net: &Net, hidden: &Hidden) {
        let width = net.shape.first;
        self.first.clear();
        self.first.resize(width, 0.0);
        for (neuron, slope) in self.second.iter().enumerate() {
            if *slope == 0.0 {
                continue;
            }
            let at = net.shape.second_at() + neuron * width;
            add_scaled(&mut self.first, *slope, &net.weights[at..at + width]);
            add_scaled(&mut self.slopes[at..at + width], *slope, &hidden.first);
            self.slopes[net.shape.second_bias_at() + neuron] += slope;
        }
        stop_dead(&mut self.first, &hidden.first);
    }
}

impl Net {
    /// The scores of all `asked` actions turned into probabilities, at the given temperature.
    pub fn soften(scores: &mut [f32], temperature: f32) {
        let top = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for score in scores.iter_mut() {
            *score = ((*score - top) / temperature).exp();
            sum += *score;
        }
        scores.iter_mut().for_each(|score| *score /= sum);
    }
}

/// No slope passes through a neuron that did not fire.
fn stop_dead(slopes: &mut [f32], fired: &[f32]) {
    for (slope, fired) in slopes.iter_mut().zip(fired) {
        if *fired <= 0.0 {
            *slope = 0.0;
        }
    }
}
