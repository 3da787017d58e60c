//! Small nets by hand: a sparse first layer, two hidden layers, and outputs that are read one row at a time.
//!
//! A position is a list of active features; the first layer adds up their rows. What is asked of the position (an
//! action, a value) is a list of output rows; its score is the sum of their products with the last hidden layer. So an
//! action may be described in parts (what is done, with which card), and only what is asked for is computed.
//!
//! Sums run in a fixed order over eight lanes, so the same weights give the same bits on every machine.

mod adam;
mod file;
mod learn;

pub use adam::Adam;
pub use file::BadNet;
pub use learn::{Gradient, Sample};

use rand_core::Rng;

/// Widths of the layers; the hidden ones are multiples of 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Number of input features.
    pub inputs: usize,
    /// Width of the first hidden layer.
    pub first: usize,
    /// Width of the second hidden layer.
    pub second: usize,
    /// Number of output rows.
    pub outputs: usize,
}

impl Shape {
    /// Number of weights, biases included.
    #[must_use]
    pub const fn weights(&self) -> usize {
        self.outputs_at() + self.outputs * (self.second + 1)
    }

    const fn first_bias_at(&self) -> usize {
        self.inputs * self.first
    }

    const fn second_at(&self) -> usize {
        self.first_bias_at() + self.first
    }

    const fn second_bias_at(&self) -> usize {
        self.second_at() + self.first * self.second
    }

    const fn outputs_at(&self) -> usize {
        self.second_bias_at() + self.second
    }
}

/// The weights. Layout: rows of the first layer by input, its bias; rows of the second layer by output neuron, its
/// bias; rows of the outputs, each followed by its bias.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    shape: Shape,
    weights: Vec<f32>,
}

/// The hidden layers of one evaluated position; reused from call to call.
#[derive(Clone, Debug, Default)]
pub struct Hidden {
    first: Vec<f32>,
    second: Vec<f32>,
}

impl Net {
    /// A net with random weights, scaled so that signals keep their size; outputs begin at zero.
    pub fn random(shape: Shape, active_inputs: usize, rng: &mut impl Rng) -> Self {
        assert!(shape.first.is_multiple_of(8) && shape.second.is_multiple_of(8), "layers are multiples of 8");
        let mut weights = vec![0.0; shape.weights()];
        let first_scale = (2.0 / active_inputs as f32).sqrt();
        let second_scale = (2.0 / shape.first as f32).sqrt();
        weights[..shape.first_bias_at()].iter_mut().for_each(|w| *w = first_scale * bell(rng));
        weights[shape.second_at()..shape.second_bias_at()]
            .iter_mut()
            .for_each(|w| *w = second_scale * bell(rng));
        Self { shape, weights }
    }

    /// Widths of the layers.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// All weights in their fixed order.
    #[must_use]
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Evaluates the hidden layers for a position with these active features.
    pub fn see(&self, active: &[u16], hidden: &mut Hidden) {
        let shape = self.shape;
        hidden.first.clear();
        hidden.first.extend_from_slice(&self.weights[shape.first_bias_at()..shape.second_at()]);
        for feature in active {
            let at = usize::from(*feature) * shape.first;
            add(&mut hidden.first, &self.weights[at..at + shape.first]);
        }
        relu(&mut hidden.first);
        hidden.second.clear();
        let rows = self.weights[shape.second_at()..shape.second_bias_at()].chunks_exact(shape.first);
        let biases = &self.weights[shape.second_bias_at()..shape.outputs_at()];
        hidden.second.extend(rows.zip(biases).map(|(row, bias)| (dot(row, &hidden.first) + bias).max(0.0)));
    }

    /// The score of what these output rows describe, in the position last seen into `hidden`.
    #[must_use]
    pub fn score(&self, hidden: &Hidden, rows: &[u16]) -> f32 {
        rows.iter().map(|row| self.score_row(hidden, *row)).sum()
    }

    fn score_row(&self, hidden: &Hidden, row: u16) -> f32 {
        let width = self.shape.second;
        let at = self.shape.outputs_at() + usize::from(row) * (width + 1);
        dot(&self.weights[at..at + width], &hidden.second) + self.weights[at + width]
    }
}

/// A number with mean 0 and variance about 1.
fn bell(rng: &mut impl Rng) -> f32 {
    let sum: f32 = (0..12).map(|_| rng.next_u32() as f32 / u32::MAX as f32).sum();
    sum - 6.0
}

fn relu(values: &mut [f32]) {
    for value in values {
        *value = value.max(0.0);
    }
}

/// `sum += row`.
#[inline]
fn add(sum: &mut [f32], row: &[f32]) {
    for (sum, value) in sum.as_chunks_mut::<8>().0.iter_mut().zip(row.as_chunks::<8>().0) {
        for lane in 0..8 {
            sum[lane] += value[lane];
        }
    }
}

/// `sum += factor * row`.
#[inline]
fn add_scaled(sum: &mut [f32], factor: f32, row: &[f32]) {
    for (sum, value) in sum.as_chunks_mut::<8>().0.iter_mut().zip(row.as_chunks::<8>().0) {
        for lane in 0..8 {
            sum[lane] += factor * value[lane];
        }
    }
}

/// The product of two rows, summed in eight lanes.
#[inline]
fn dot(one: &[f32], two: &[f32]) -> f32 {
    let mut sums = [0.0_f32; 8];
    for (a, b) in one.as_chunks::<8>().0.iter().zip(two.as_chunks::<8>().0) {
        for lane in 0..8 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]))
}

#[cfg(test)]
mod tests;
