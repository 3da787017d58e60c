//! The Adam optimiser: each weight walks down its own slope at its own pace.

use super::{Gradient, Net};

/// Running means of slopes and of their squares.
#[derive(Clone, Debug)]
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    /// Length of a step.
    pub rate: f32,
    /// Slopes are scaled down to this length where they are longer.
    pub longest: f32,
    /// Share of a weight that is taken away in each step, times the rate.
    pub decay: f32,
}

impl Adam {
    /// A fresh optimiser for `net`.
    #[must_use]
    pub fn new(net: &Net, rate: f32) -> Self {
        let zeros = vec![0.0; net.weights.len()];
        Self { mean: zeros.clone(), square: zeros, steps: 0, rate, longest: 1.0, decay: 0.0 }
    }

    /// Moves the weights one step by the mean slopes of a batch, and empties the batch.
    pub fn step(&mut self, net: &mut Net, gradient: &mut Gradient) {
        let samples = gradient.samples().max(1) as f32;
        let length = gradient.slopes().iter().map(|slope| slope * slope).sum::<f32>().sqrt() / samples;
        let scale = if length > self.longest { self.longest / length } else { 1.0 } / samples;
        self.steps += 1;
        let correct_mean = 1.0 - 0.9_f32.powi(self.steps);
        let correct_square = 1.0 - 0.999_f32.powi(self.steps);
        let (rate, keep) = (self.rate / correct_mean, 1.0 - self.rate * self.decay);
        let means = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in net.weights.iter_mut().zip(gradient.slopes()).zip(means) {
            let slope = slope * scale;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight = keep * *weight - rate * *mean / ((*square / correct_square).sqrt() + 1e-8);
        }
        gradient.clear();
    }
}
