//! Learning: the Adam method with clipped gradients and decaying weights.

use super::{Gradients, Net};

/// How fast and how carefully a net learns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AdamSettings {
    /// How far a step goes.
    pub rate: f32,
    /// How much of the mean gradient is kept from step to step.
    pub keep_mean: f32,
    /// How much of the mean square is kept.
    pub keep_square: f32,
    /// The longest gradient that is believed; longer ones are shortened to it.
    pub clip: f32,
    /// How much of each parameter is forgotten in a step, times the rate.
    pub decay: f32,
}

impl Default for AdamSettings {
    fn default() -> Self {
        Self { rate: 1e-3, keep_mean: 0.9, keep_square: 0.999, clip: 1.0, decay: 0.0 }
    }
}

/// The memory of the method.
#[derive(Clone, Debug)]
pub struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// Nothing learned yet.
    #[must_use]
    pub fn new(net: &Net) -> Self {
        Self { means: vec![0.0; net.size()], squares: vec![0.0; net.size()], steps: 0 }
    }

    /// Changes `net` by one step against mean `gradients`. The length of the gradient before it was clipped.
    pub fn step(&mut self, net: &mut Net, gradients: &Gradients, settings: &AdamSettings) -> f32 {
        self.steps = self.steps.saturating_add(1);
        let norm = gradients.norm();
        let factor = if norm > settings.clip { settings.clip / norm } else { 1.0 };
        let mean_scale = 1.0 / (1.0 - power(settings.keep_mean, self.steps));
        let square_scale = 1.0 / (1.0 - power(settings.keep_square, self.steps));
        let memory = self.means.iter_mut().zip(&mut self.squares);
        for ((parameter, gradient), (mean, square)) in net.parameters.iter_mut().zip(&gradients.0).zip(memory)
        {
            let gradient = factor * gradient;
            *mean = settings.keep_mean * *mean + (1.0 - settings.keep_mean) * gradient;
            *square = settings.keep_square * *square + (1.0 - settings.keep_square) * gradient * gradient;
            let direction = *mean * mean_scale / ((*square * square_scale).sqrt() + 1e-8);
            *parameter -= settings.rate * (direction + settings.decay * *parameter);
        }
        norm
    }
}

fn power(base: f32, exponent: i32) -> f32 {
    libm::powf(base, exponent as f32)
}
