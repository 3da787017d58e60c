//! Larger nets that think the same: what a smaller one has learnt is not lost when it needs more room.

use std::ops::Range;

use super::{BadShape, Net, Scorer, Shape, shape::Linear};
use crate::BotRng;

impl Net {
    /// The same net with hidden layers and a scorer of at least these widths. It judges as before: new units listen to
    /// everything at random, and nobody listens to them yet. Layers that are missing here or there stay as they are.
    ///
    /// # Errors
    /// If no net can have this shape.
    pub fn grown(self, hidden: &[usize], units: usize, rng: &mut BotRng) -> Result<Self, BadShape> {
        let wider =
            |(number, width): (usize, &usize)| hidden.get(number).map_or(*width, |wish| *width.max(wish));
        let shape = Shape {
            hidden: self.shape.hidden.iter().enumerate().map(wider).collect(),
            scorer: self.shape.scorer.map(|scorer| Scorer { units: scorer.units.max(units), ..scorer }),
            ..self.shape.clone()
        };
        if shape == self.shape {
            return Ok(self);
        }
        let mut grown = Self::new(&self.name, shape, rng)?;
        let (old, new) = (&self.layout, grown.layout.clone());
        grown.take_rows(&self, &new.sparse, &old.sparse, (grown.shape.hidden[0], self.shape.hidden[0]));
        grown.take_layer(&self, &new.dense, &old.dense);
        for (new, old) in new.hidden.iter().zip(&old.hidden) {
            grown.take_layer(&self, new, old);
        }
        grown.take_layer(&self, &new.output, &old.output);
        if let (Some(new), Some(old)) = (&new.scorer, &old.scorer) {
            grown.take_layer(&self, &new.from_hidden, &old.from_hidden);
            let widths = (new.from_hidden.outputs, old.from_hidden.outputs);
            grown.take_rows(&self, &new.features, &old.features, widths);
            grown.parameters[new.weights.clone()].fill(0.0);
            grown.take_rows(&self, &new.weights, &old.weights, widths);
            grown.parameters[new.bias] = self.parameters[old.bias];
        }
        grown.clear_padding();
        Ok(grown)
    }

    /// Takes over a layer; inputs that it did not have are not listened to.
    fn take_layer(&mut self, from: &Self, new: &Linear, old: &Linear) {
        if new.inputs > old.inputs {
            self.parameters[new.weights.clone()][old.inputs * new.outputs..].fill(0.0);
        }
        self.take_rows(from, &new.weights, &old.weights, (new.outputs, old.outputs));
        self.take_rows(from, &new.bias, &old.bias, (new.outputs, old.outputs));
    }

    /// Takes over the rows of a table whose rows have grown in width.
    fn take_rows(&mut self, from: &Self, new: &Range<usize>, old: &Range<usize>, widths: (usize, usize)) {
        let rows = from.parameters[old.clone()].chunks_exact(widths.1);
        for (new, old) in self.parameters[new.clone()].chunks_exact_mut(widths.0).zip(rows) {
            new[..widths.1].copy_from_slice(old);
        }
    }
}
