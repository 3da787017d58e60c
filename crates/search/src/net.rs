//! Small networks, written out by hand: thinking with them takes well under a microsecond, and they learn on the CPU.
//!
//! A [`Net`] adds up one row of numbers for each feature that is present (and for each dense input, scaled), goes
//! through hidden layers with ReLU between them, and ends in heads: lists of outputs with names. A [`Scorer`] also
//! judges candidate moves that are described by features of their own, any number of them in one position.
//!
//! All parameters lie in one list, so learning ([`Adam`]), files and hashes need not know the layers. Sums are added up
//! in the same order everywhere and logarithms come from plain code, so a net thinks the same on every machine.

mod adam;
mod backward;
mod file;
mod forward;
mod grow;
mod kernel;
pub mod loss;
mod shape;

pub use adam::{Adam, AdamSettings};
pub use backward::Gradients;
pub use file::{BadNetFile, Encoding};
pub use forward::{Candidates, Input, Trace};
pub use shape::{BadShape, Head, Scorer, Shape};

use std::ops::Range;

use game_core::below;
use shape::Layout;

use crate::BotRng;

/// A network: its shape, its name and its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    name: String,
    shape: Shape,
    layout: Layout,
    parameters: Vec<f32>,
}

impl Net {
    /// A net that has learned nothing: small random weights, no bias; outputs near 0.
    ///
    /// # Errors
    /// If no net can have this shape.
    pub fn new(name: &str, shape: Shape, rng: &mut BotRng) -> Result<Self, BadShape> {
        let layout = Layout::of(&shape)?;
        let mut parameters = vec![0.0; layout.size];
        for (section, spread) in layout.beginnings() {
            for parameter in &mut parameters[section] {
                *parameter = spread * (below(rng, 1 << 24) as f32 / (1 << 23) as f32 - 1.0);
            }
        }
        let mut net = Self { name: name.to_owned(), shape, layout, parameters };
        net.clear_padding();
        Ok(net)
    }

    /// The name it is known by.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The same net under another name.
    #[must_use]
    pub fn renamed(self, name: &str) -> Self {
        Self { name: name.to_owned(), ..self }
    }

    /// Its shape.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// How many parameters it has, padding included.
    #[must_use]
    pub fn size(&self) -> usize {
        self.parameters.len()
    }

    /// Where the outputs of a head lie; `None` if there is no such head.
    #[must_use]
    pub fn head(&self, name: &str) -> Option<Range<usize>> {
        let mut first = 0;
        for head in &self.shape.heads {
            if head.name == name {
                return Some(first..first + head.outputs);
            }
            first += head.outputs;
        }
        None
    }

    /// Unused columns of the output layer must stay 0.
    fn clear_padding(&mut self) {
        let output = &self.layout.output;
        let used = self.shape.outputs();
        for row in self.parameters[output.weights.clone()].chunks_exact_mut(output.outputs) {
            row[used..].fill(0.0);
        }
    }
}
