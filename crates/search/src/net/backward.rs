//! From errors at the outputs to gradients of all parameters.

use super::{
    Candidates, Input, Net, Trace,
    kernel::{add_to, dot},
    shape::{Linear, ScorerLayout},
};

/// The sum of gradients over some positions, one number for each parameter.
#[derive(Clone, Debug)]
pub struct Gradients(pub(super) Vec<f32>);

impl Gradients {
    /// No gradient yet.
    #[must_use]
    pub fn new(net: &Net) -> Self {
        Self(vec![0.0; net.size()])
    }

    /// Sets all to 0.
    pub fn clear(&mut self) {
        self.0.fill(0.0);
    }

    /// Adds the gradients that another thread has found.
    pub fn add(&mut self, other: &Self) {
        add_to(&mut self.0, &other.0, 1.0);
    }

    /// Multiplies all by `factor`; to turn a sum into a mean.
    pub fn scale(&mut self, factor: f32) {
        self.0.iter_mut().for_each(|gradient| *gradient *= factor);
    }

    /// The gradient of one parameter, by its place in the net.
    #[must_use]
    pub fn get(&self, place: usize) -> f32 {
        self.0[place]
    }

    /// The length of the gradient.
    #[must_use]
    pub fn norm(&self) -> f32 {
        self.0.iter().map(|gradient| f64::from(*gradient) * f64::from(*gradient)).sum::<f64>().sqrt() as f32
    }
}

impl Net {
    /// Adds to `gradients` what a position asks for. `trace` holds what passed forward; `d_outputs` and `d_scores` say
    /// how the loss grows with each output and each score (empty where there is nothing to learn).
    ///
    /// # Panics
    /// If the lists do not fit what passed forward.
    pub fn backward(
        &self,
        input: &Input<'_>,
        candidates: &Candidates,
        d_outputs: &[f32],
        d_scores: &[f32],
        trace: &mut Trace,
        gradients: &mut Gradients,
    ) {
        let depth = self.layout.hidden.len();
        let mut back = std::mem::take(&mut trace.back);
        back.resize_with(depth + 1, Vec::new);
        back[depth].clear();
        back[depth].resize(self.shape.hidden[depth], 0.0);
        self.back_outputs(d_outputs, &trace.hidden[depth], &mut back[depth], gradients);
        if let (Some(scorer), false) = (&self.layout.scorer, d_scores.is_empty()) {
            self.back_scores(scorer, candidates, d_scores, trace, gradients);
            self.back_linear(
                &scorer.from_hidden,
                &trace.base_back,
                &trace.hidden[depth],
                &mut back[depth],
                gradients,
            );
        }
        for (number, layer) in self.layout.hidden.iter().enumerate().rev() {
            let (before, after) = back.split_at_mut(number + 1);
            back_relu(&trace.hidden[number + 1], &mut after[0]);
            before[number].clear();
            before[number].resize(layer.inputs, 0.0);
            self.back_linear(layer, &after[0], &trace.hidden[number], &mut before[number], gradients);
        }
        back_relu(&trace.hidden[0], &mut back[0]);
        self.back_inputs(input, &back[0], gradients);
        trace.back = back;
    }

    fn back_outputs(&self, d_outputs: &[f32], last: &[f32], back: &mut [f32], gradients: &mut Gradients) {
        if d_outputs.is_empty() {
            return;
        }
        assert_eq!(d_outputs.len(), self.shape.outputs(), "a slope for each output");
        let mut padded = d_outputs.to_vec();
        padded.resize(self.layout.output.outputs, 0.0);
        self.back_linear(&self.layout.output, &padded, last, back, gradients);
    }

    /// Leaves in `trace` how the loss grows with what the position adds to the scorer's layer.
    fn back_scores(
        &self,
        scorer: &ScorerLayout,
        candidates: &Candidates,
        d_scores: &[f32],
        trace: &mut Trace,
        gradients: &mut Gradients,
    ) {
        assert_eq!(d_scores.len(), candidates.len(), "a slope for each candidate");
        let width = trace.base.len();
        let weights = &self.parameters[scorer.weights.clone()];
        let mut own = vec![0.0; width];
        trace.base_back.clear();
        trace.base_back.resize(width, 0.0);
        for (index, (units, slope)) in trace.units.chunks_exact(width).zip(d_scores).enumerate() {
            add_to(&mut gradients.0[scorer.weights.clone()], units, *slope);
            gradients.0[scorer.bias] += slope;
            own.iter_mut().zip(weights).for_each(|(own, weight)| *own = slope * weight);
            back_relu(units, &mut own);
            add_to(&mut trace.base_back, &own, 1.0);
            let table = &mut gradients.0[scorer.features.clone()];
            for feature in candidates.get(index) {
                add_to(&mut table[*feature as usize * width..][..width], &own, 1.0);
            }
        }
    }

    /// Gradients of a dense layer, and what it hands on to its inputs.
    fn back_linear(
        &self,
        layer: &Linear,
        slopes: &[f32],
        inputs: &[f32],
        back: &mut [f32],
        gradients: &mut Gradients,
    ) {
        add_to(&mut gradients.0[layer.bias.clone()], slopes, 1.0);
        let weights = self.parameters[layer.weights.clone()].chunks_exact(layer.outputs);
        let rows = gradients.0[layer.weights.clone()].chunks_exact_mut(layer.outputs);
        for (((row, weights), input), back) in rows.zip(weights).zip(inputs).zip(back) {
            // An input of 0 was cut off by its ReLU: nothing passes back through it either.
            if *input != 0.0 {
                add_to(row, slopes, *input);
                *back += dot(weights, slopes);
            }
        }
    }

    fn back_inputs(&self, input: &Input<'_>, slopes: &[f32], gradients: &mut Gradients) {
        let width = slopes.len();
        let table = &mut gradients.0[self.layout.sparse.clone()];
        for feature in input.active {
            add_to(&mut table[*feature as usize * width..][..width], slopes, 1.0);
        }
        let table = &mut gradients.0[self.layout.dense.weights.clone()];
        for (row, input) in table.chunks_exact_mut(width).zip(input.dense) {
            add_to(row, slopes, *input);
        }
        add_to(&mut gradients.0[self.layout.dense.bias.clone()], slopes, 1.0);
    }
}

/// What was cut off on the way forward is cut off on the way back.
fn back_relu(passed: &[f32], slopes: &mut [f32]) {
    for (slope, passed) in slopes.iter_mut().zip(passed) {
        *slope = if *passed > 0.0 { *slope } else { 0.0 };
    }
}
