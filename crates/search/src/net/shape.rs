//! How large a net is, and where its parameters lie.

use std::ops::Range;

use thiserror::Error;

use super::kernel::LANES;

/// The size of every part of a net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// How many features there are that may be present or not.
    pub sparse: usize,
    /// How many inputs are numbers.
    pub dense: usize,
    /// The width of each hidden layer, one at least; multiples of 16.
    pub hidden: Vec<usize>,
    /// The heads that hang on the last hidden layer.
    pub heads: Vec<Head>,
    /// The judge of candidate moves, if there is one.
    pub scorer: Option<Scorer>,
}

/// Some outputs with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name.
    pub name: String,
    /// How many outputs.
    pub outputs: usize,
}

impl Head {
    /// A head.
    #[must_use]
    pub fn new(name: &str, outputs: usize) -> Self {
        Self { name: name.to_owned(), outputs }
    }
}

/// Judges candidate moves: the last hidden layer and the candidate's features meet in one layer of `units` with ReLU,
/// which is weighed into one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scorer {
    /// How many features a candidate may have.
    pub features: usize,
    /// How wide the layer is; a multiple of 16.
    pub units: usize,
}

/// A shape that no net can have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadShape {
    /// There is no input or no hidden layer.
    #[error("a net needs inputs and at least one hidden layer")]
    Empty,
    /// A width is not a multiple of 16.
    #[error("the width {0} is not a multiple of {LANES}")]
    Width(usize),
    /// A list of features is too long to be numbered by 16 bits, or the net is too large.
    #[error("a net has at most 65,536 features of a kind and {MOST} parameters")]
    TooLarge,
}

/// The most parameters a net may have.
const MOST: usize = 1 << 26;

impl Shape {
    /// The outputs of all heads together.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.heads.iter().fold(0, |sum, head| sum.saturating_add(head.outputs))
    }
}

/// A dense layer: a row of weights for each input, and biases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Linear {
    pub(super) weights: Range<usize>,
    pub(super) bias: Range<usize>,
    pub(super) inputs: usize,
    pub(super) outputs: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ScorerLayout {
    pub(super) from_hidden: Linear,
    pub(super) features: Range<usize>,
    pub(super) weights: Range<usize>,
    pub(super) bias: usize,
}

/// Where everything lies in the list of parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) sparse: Range<usize>,
    pub(super) dense: Linear,
    pub(super) hidden: Vec<Linear>,
    pub(super) output: Linear,
    pub(super) scorer: Option<ScorerLayout>,
    pub(super) size: usize,
}

/// Hands out stretches of the list one after the other.
struct Places(usize);

impl Places {
    fn take(&mut self, count: usize) -> Range<usize> {
        self.0 += count;
        self.0 - count..self.0
    }

    fn linear(&mut self, inputs: usize, outputs: usize) -> Linear {
        Linear { weights: self.take(inputs * outputs), bias: self.take(outputs), inputs, outputs }
    }
}

impl Layout {
    pub(super) fn of(shape: &Shape) -> Result<Self, BadShape> {
        check(shape)?;
        let mut places = Places(0);
        let sparse = places.take(shape.sparse * shape.hidden[0]);
        let dense = places.linear(shape.dense, shape.hidden[0]);
        let hidden = shape.hidden.windows(2).map(|pair| places.linear(pair[0], pair[1])).collect();
        let last = shape.hidden[shape.hidden.len() - 1];
        let output = places.linear(last, shape.outputs().max(1).next_multiple_of(LANES));
        let scorer = shape.scorer.map(|scorer| ScorerLayout {
            from_hidden: places.linear(last, scorer.units),
            features: places.take(scorer.features * scorer.units),
            weights: places.take(scorer.units),
            bias: places.take(1).start,
        });
        Ok(Self { sparse, dense, hidden, output, scorer, size: places.0 })
    }

    /// The stretches that begin with random numbers, and how far from 0.
    pub(super) fn beginnings(&self) -> Vec<(Range<usize>, f32)> {
        let spread = |inputs: usize| (6.0 / inputs.max(1) as f32).sqrt();
        let linear = |layer: &Linear, gain: f32| (layer.weights.clone(), gain * spread(layer.inputs));
        // About this many features are present at once, whatever their number; the spread hardly depends on it.
        let present = 32;
        let mut list = vec![(self.sparse.clone(), spread(present)), linear(&self.dense, 0.5)];
        list.extend(self.hidden.iter().map(|layer| linear(layer, 1.0)));
        list.push(linear(&self.output, 0.1));
        if let Some(scorer) = &self.scorer {
            list.push(linear(&scorer.from_hidden, 0.7));
            list.push((scorer.features.clone(), spread(12)));
            list.push((scorer.weights.clone(), 0.1 * spread(scorer.weights.len())));
        }
        list
    }

    /// The stretches that share a scale when the net is written with fewer bits.
    pub(super) fn sections(&self) -> Vec<Range<usize>> {
        let mut list = vec![self.sparse.clone()];
        let mut linear = |layer: &Linear| list.extend([layer.weights.clone(), layer.bias.clone()]);
        linear(&self.dense);
        self.hidden.iter().for_each(&mut linear);
        linear(&self.output);
        if let Some(scorer) = &self.scorer {
            linear(&scorer.from_hidden);
            list.extend([scorer.features.clone(), scorer.weights.clone(), scorer.bias..scorer.bias + 1]);
        }
        list
    }
}

fn check(shape: &Shape) -> Result<(), BadShape> {
    if shape.sparse == 0 && shape.dense == 0 || shape.hidden.is_empty() {
        return Err(BadShape::Empty);
    }
    let units = shape.scorer.map(|scorer| scorer.units);
    if let Some(width) =
        shape.hidden.iter().copied().chain(units).find(|width| *width == 0 || width % LANES != 0)
    {
        return Err(BadShape::Width(width));
    }
    let features = shape.scorer.map_or(0, |scorer| scorer.features);
    let widest = shape.hidden.iter().copied().chain(units).max().unwrap_or(0);
    let rows = [shape.sparse, features, shape.dense, shape.outputs(), widest];
    if rows.iter().any(|rows| *rows > 1 << 16) || rows.iter().sum::<usize>().saturating_mul(widest) > MOST {
        return Err(BadShape::TooLarge);
    }
    Ok(())
}
