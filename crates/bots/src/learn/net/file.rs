//! Nets as files: a line of text that says what it is, then the weights as little-endian 32-bit floats.

use sha2::{Digest, Sha256};
use thiserror::Error;

use super::{Net, Shape};

/// A file that is no net, or another one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a net for {wanted}: {fault}")]
pub struct BadNet {
    wanted: String,
    fault: &'static str,
}

impl Net {
    /// The file's bytes. `name` says what the net is for and which features it was trained on.
    #[must_use]
    pub fn to_bytes(&self, name: &str) -> Vec<u8> {
        let Shape { inputs, first, second, outputs } = self.shape;
        let mut bytes = format!("tidetable-net {name} {inputs} {first} {second} {outputs}\n").into_bytes();
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Reads a net that was written under the same name.
    ///
    /// # Errors
    /// If the bytes are no net, or one of another name, or cut off, or hold a weight that is no number.
    pub fn from_bytes(name: &str, bytes: &[u8]) -> Result<Self, BadNet> {
        let bad = |fault| BadNet { wanted: name.to_owned(), fault };
        let end = bytes.iter().take(200).position(|byte| *byte == b'\n').ok_or(bad("no first line"))?;
        let line = std::str::from_utf8(&bytes[..end]).map_err(|_| bad("the first line is no text"))?;
        let numbers = line
            .strip_prefix("tidetable-net ")
            .and_then(|rest| rest.strip_prefix(name))
            .ok_or(bad("the first line names something else"))?;
        let numbers: Vec<usize> = numbers.split_whitespace().map_while(|word| word.parse().ok()).collect();
        let [inputs, first, second, outputs] = numbers[..] else { return Err(bad("four widths are needed")) };
        let shape = Shape { inputs, first, second, outputs };
        let (chunks, rest) = bytes[end + 1..].as_chunks::<4>();
        if !rest.is_empty() || chunks.len() != shape.weights() {
            return Err(bad("the number of weights is wrong"));
        }
        let weights: Vec<f32> = chunks.iter().map(|chunk| f32::from_le_bytes(*chunk)).collect();
        if !weights.iter().all(|weight| weight.is_finite()) {
            return Err(bad("a weight is no number"));
        }
        Ok(Self { shape, weights })
    }

    /// A short name of exactly these weights: the first eight bytes of their SHA-256.
    #[must_use]
    pub fn hash(&self) -> String {
        let mut digest = Sha256::new();
        for weight in &self.weights {
            digest.update(weight.to_le_bytes());
        }
        digest.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
