//! From a position to outputs and scores.

use super::{
    Net,
    kernel::{add_rows, add_scaled_rows, dot, relu},
    shape::Linear,
};

/// What a net is told of a position.
#[derive(Clone, Copy, Debug)]
pub struct Input<'a> {
    /// The numbers of the features that are present.
    pub active: &'a [u16],
    /// The dense inputs, as many as the shape says.
    pub dense: &'a [f32],
}

/// Candidate moves, each a list of features.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidates {
    features: Vec<u16>,
    ends: Vec<u32>,
}

impl Candidates {
    /// No candidates.
    pub const NONE: Self = Self { features: Vec::new(), ends: Vec::new() };

    /// Forgets all candidates.
    pub fn clear(&mut self) {
        self.features.clear();
        self.ends.clear();
    }

    /// Adds a feature to the candidate that is being described.
    pub fn feature(&mut self, feature: u16) {
        self.features.push(feature);
    }

    /// Ends the description of a candidate.
    pub fn end(&mut self) {
        self.ends.push(self.features.len() as u32);
    }

    /// Adds a candidate with these features.
    pub fn push(&mut self, features: &[u16]) {
        self.features.extend_from_slice(features);
        self.end();
    }

    /// How many candidates there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The features of a candidate.
    #[must_use]
    pub fn get(&self, index: usize) -> &[u16] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.features[start..self.ends[index] as usize]
    }
}

/// What passed through a net for one position; kept and reused, and needed for learning from the position.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Each hidden layer after ReLU.
    pub(super) hidden: Vec<Vec<f32>>,
    pub(super) outputs: Vec<f32>,
    /// What the position adds to the scorer's layer.
    pub(super) base: Vec<f32>,
    /// The scorer's layer after ReLU, candidate by candidate.
    pub(super) units: Vec<f32>,
    pub(super) scores: Vec<f32>,
    nonzero: Vec<(u32, f32)>,
    pub(super) back: Vec<Vec<f32>>,
    pub(super) base_back: Vec<f32>,
}

impl Trace {
    /// The outputs of all heads, one after the other.
    #[must_use]
    pub fn outputs(&self) -> &[f32] {
        &self.outputs
    }

    /// The scores of the candidates.
    #[must_use]
    pub fn scores(&self) -> &[f32] {
        &self.scores
    }
}

impl Net {
    /// Thinks about a position; the outputs are also kept in `trace`.
    ///
    /// # Panics
    /// If a feature or the number of dense inputs does not fit the shape.
    pub fn forward<'a>(&self, input: &Input<'_>, trace: &'a mut Trace) -> &'a [f32] {
        assert_eq!(input.dense.len(), self.shape.dense, "as many dense inputs as the shape says");
        trace.hidden.resize_with(self.shape.hidden.len(), Vec::new);
        let layout = &self.layout;
        let mut first = std::mem::take(&mut trace.hidden[0]);
        begin(&mut first, &self.parameters[layout.dense.bias.clone()]);
        add_rows(&mut first, &self.parameters[layout.sparse.clone()], input.active);
        let dense = &self.parameters[layout.dense.weights.clone()];
        add_scaled_rows(&mut first, dense, input.dense, &mut trace.nonzero);
        relu(&mut first);
        trace.hidden[0] = first;
        for (number, layer) in layout.hidden.iter().enumerate() {
            let (before, after) = trace.hidden.split_at_mut(number + 1);
            self.linear(layer, &before[number], &mut after[0], &mut trace.nonzero);
            relu(&mut after[0]);
        }
        let last = &trace.hidden[layout.hidden.len()];
        self.linear(&layout.output, last, &mut trace.outputs, &mut trace.nonzero);
        &trace.outputs[..self.shape.outputs()]
    }

    /// Judges candidates in the position that `trace` holds; the scores are also kept there.
    ///
    /// # Panics
    /// If the net has no scorer or a feature does not fit.
    pub fn score<'a>(&self, candidates: &Candidates, trace: &'a mut Trace) -> &'a [f32] {
        let layout = self.layout.scorer.as_ref().expect("the net has a scorer");
        let last = &trace.hidden[self.layout.hidden.len()];
        self.linear(&layout.from_hidden, last, &mut trace.base, &mut trace.nonzero);
        let width = trace.base.len();
        let table = &self.parameters[layout.features.clone()];
        let weights = &self.parameters[layout.weights.clone()];
        trace.units.resize(candidates.len() * width, 0.0);
        trace.scores.clear();
        for (index, units) in trace.units.chunks_exact_mut(width).enumerate() {
            units.copy_from_slice(&trace.base);
            add_rows(units, table, candidates.get(index));
            relu(units);
            trace.scores.push(dot(units, weights) + self.parameters[layout.bias]);
        }
        &trace.scores
    }

    fn linear(&self, layer: &Linear, inputs: &[f32], outputs: &mut Vec<f32>, nonzero: &mut Vec<(u32, f32)>) {
        begin(outputs, &self.parameters[layer.bias.clone()]);
        add_scaled_rows(outputs, &self.parameters[layer.weights.clone()], inputs, nonzero);
    }
}

fn begin(sums: &mut Vec<f32>, bias: &[f32]) {
    sums.clear();
    sums.extend_from_slice(bias);
}
