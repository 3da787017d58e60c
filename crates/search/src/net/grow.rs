//! Larger nets that think the same: what a smaller one has learnt is not lost when it needs more room.

use std::ops::Range;

use super::{BadShape, Net, Scorer, Shape, shape::Linear};
use crate::BotRng;

impl Net {
    /// The same net with hidden layers and a scorer of at least these widths. It judges as before: new units listen to
    /// everything at random, and nobody listens to them yet. A layer that is new hands on what it hears, so it is at least
    /// as wide as the one before.
    ///
    /// # Errors
    /// If no net can have this shape.
    pub fn grown(self, hidden: &[usize], units: usize, rng: &mut BotRng) -> Result<Self, BadShape> {
        let shape = Shape {
            hidden: wider(&self.shape.hidden, hidden),
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
        let last = self.shape.hidden[self.shape.hidden.len() - 1];
        new.hidden[old.hidden.len()..].iter().for_each(|layer| grown.hand_on(layer, last));
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

    /// Lets the first `units` of a new layer say what those before it say.
    fn hand_on(&mut self, layer: &Linear, units: usize) {
        let rows = self.parameters[layer.weights.clone()].chunks_exact_mut(layer.outputs);
        for (input, row) in rows.enumerate() {
            row[..units].fill(0.0);
            if input < units {
                row[input] = 1.0;
            }
        }
    }

    /// Takes over the rows of a table whose rows have grown in width.
    fn take_rows(&mut self, from: &Self, new: &Range<usize>, old: &Range<usize>, widths: (usize, usize)) {
        let rows = from.parameters[old.clone()].chunks_exact(widths.1);
        for (new, old) in self.parameters[new.clone()].chunks_exact_mut(widths.0).zip(rows) {
            new[..widths.1].copy_from_slice(old);
        }
    }
}

/// These widths, raised to those that are wished for; further layers are as wide as the one before at least.
fn wider(widths: &[usize], wishes: &[usize]) -> Vec<usize> {
    let mut wider: Vec<usize> = Vec::new();
    for number in 0..widths.len().max(wishes.len()) {
        let least = widths.get(number).or(wider.last()).copied().unwrap_or(0);
        wider.push(wishes.get(number).map_or(least, |wish| least.max(*wish)));
    }
    wider
}
