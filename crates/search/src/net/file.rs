//! Nets as files: a short header, the parameters in full or in 16 bits, and a hash of all before it.
//!
//! All numbers are little-endian. `tnet`, version (16 bits), encoding (8 bits), name, the shape, then for each section
//! of parameters its scale (only in 16 bits) and its numbers, and at the end 32 bytes of SHA-256. Texts have their
//! length before them.

use sha2::{Digest, Sha256};
use thiserror::Error;

use super::{
    Head, Net, Scorer, Shape,
    shape::{BadShape, Layout},
};

/// How parameters are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// 32-bit floating point: exact.
    Full,
    /// 16-bit whole numbers with one scale for each layer: half the size, an error of at most 1/65,000 of the largest
    /// weight of the layer.
    Half,
}

/// A file that is no net.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadNetFile {
    /// It does not begin like one, or its shape makes no sense.
    #[error("this is not a net of Tidetable")]
    NotANet,
    /// A newer program wrote it.
    #[error("the net has format {0}, this program reads format {VERSION}; update the program")]
    Version(u16),
    /// Something is missing or was changed: the hash is wrong.
    #[error("the net is damaged; fetch it again")]
    Damaged,
    /// No net can have its shape.
    #[error("the net has an impossible shape: {0}")]
    Shape(#[from] BadShape),
}

const MAGIC: &[u8; 4] = b"tnet";
const VERSION: u16 = 1;
const HASH: usize = 32;

impl Net {
    /// The net as a file.
    #[must_use]
    pub fn to_bytes(&self, encoding: Encoding) -> Vec<u8> {
        let mut bytes = self.header(encoding);
        for section in self.layout.sections() {
            let numbers = &self.parameters[section];
            match encoding {
                Encoding::Full => bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes())),
                Encoding::Half => write_half(numbers, &mut bytes),
            }
        }
        let hash = Sha256::digest(&bytes);
        bytes.extend_from_slice(&hash);
        bytes
    }

    /// Reads a net back.
    ///
    /// # Errors
    /// If the bytes are not an undamaged net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadNetFile> {
        let Some(end) = bytes.len().checked_sub(HASH) else { return Err(BadNetFile::NotANet) };
        let mut reader = Reader(&bytes[..end]);
        let encoding = reader.beginning()?;
        if Sha256::digest(&bytes[..end]).as_slice() != &bytes[end..] {
            return Err(BadNetFile::Damaged);
        }
        let name = reader.text()?;
        let shape = reader.shape()?;
        let layout = Layout::of(&shape)?;
        let mut parameters = Vec::with_capacity(layout.size);
        for section in layout.sections() {
            reader.section(encoding, section.len(), &mut parameters)?;
        }
        if !reader.0.is_empty() {
            return Err(BadNetFile::NotANet);
        }
        Ok(Self { name, shape, layout, parameters })
    }

    /// A hash of name, shape and all parameters, in hexadecimal: two nets with the same hash think the same.
    #[must_use]
    pub fn hash(&self) -> String {
        let bytes = self.to_bytes(Encoding::Full);
        bytes[bytes.len() - HASH..].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn header(&self, encoding: Encoding) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.push(encoding as u8);
        write_text(&self.name, &mut bytes);
        let number = |number: usize, bytes: &mut Vec<u8>| bytes.extend((number as u32).to_le_bytes());
        number(self.shape.sparse, &mut bytes);
        number(self.shape.dense, &mut bytes);
        number(self.shape.hidden.len(), &mut bytes);
        self.shape.hidden.iter().for_each(|width| number(*width, &mut bytes));
        number(self.shape.heads.len(), &mut bytes);
        for head in &self.shape.heads {
            write_text(&head.name, &mut bytes);
            number(head.outputs, &mut bytes);
        }
        let scorer = self.shape.scorer.unwrap_or(Scorer { features: 0, units: 0 });
        number(scorer.features, &mut bytes);
        number(scorer.units, &mut bytes);
        bytes
    }
}

fn write_text(text: &str, bytes: &mut Vec<u8>) {
    bytes.extend((text.len() as u32).to_le_bytes());
    bytes.extend(text.as_bytes());
}

fn write_half(numbers: &[f32], bytes: &mut Vec<u8>) {
    let most = numbers.iter().fold(0.0_f32, |most, number| most.max(number.abs()));
    let scale = most / 32767.0;
    bytes.extend(scale.to_le_bytes());
    for number in numbers {
        let steps = if scale > 0.0 { (number / scale).round() as i16 } else { 0 };
        bytes.extend(steps.to_le_bytes());
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], BadNetFile> {
        let (head, tail) = self.0.split_at_checked(count).ok_or(BadNetFile::NotANet)?;
        self.0 = tail;
        Ok(head)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], BadNetFile> {
        Ok(self.take(N)?.try_into().expect("as many bytes as were taken"))
    }

    fn number(&mut self) -> Result<usize, BadNetFile> {
        Ok(u32::from_le_bytes(self.array()?) as usize)
    }

    fn text(&mut self) -> Result<String, BadNetFile> {
        let length = self.number()?;
        String::from_utf8(self.take(length)?.to_vec()).map_err(|_| BadNetFile::NotANet)
    }

    fn beginning(&mut self) -> Result<Encoding, BadNetFile> {
        if self.take(MAGIC.len())? != MAGIC {
            return Err(BadNetFile::NotANet);
        }
        let version = u16::from_le_bytes(self.array()?);
        if version != VERSION {
            return Err(BadNetFile::Version(version));
        }
        match self.array::<1>()? {
            [0] => Ok(Encoding::Full),
            [1] => Ok(Encoding::Half),
            _ => Err(BadNetFile::NotANet),
        }
    }

    fn shape(&mut self) -> Result<Shape, BadNetFile> {
        let (sparse, dense) = (self.number()?, self.number()?);
        let layers = self.number()?.min(64);
        let hidden = (0..layers).map(|_| self.number()).collect::<Result<_, _>>()?;
        let heads = self.number()?.min(64);
        let heads = (0..heads)
            .map(|_| Ok(Head { name: self.text()?, outputs: self.number()? }))
            .collect::<Result<_, BadNetFile>>()?;
        let scorer = Scorer { features: self.number()?, units: self.number()? };
        Ok(Shape { sparse, dense, hidden, heads, scorer: Some(scorer).filter(|scorer| scorer.units > 0) })
    }

    fn section(
        &mut self,
        encoding: Encoding,
        count: usize,
        numbers: &mut Vec<f32>,
    ) -> Result<(), BadNetFile> {
        match encoding {
            Encoding::Full => {
                let bytes = self.take(count * 4)?.chunks_exact(4);
                numbers.extend(bytes.map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])));
            }
            Encoding::Half => {
                let scale = f32::from_le_bytes(self.array()?);
                let bytes = self.take(count * 2)?.chunks_exact(2);
                numbers.extend(bytes.map(|two| scale * f32::from(i16::from_le_bytes([two[0], two[1]]))));
            }
        }
        Ok(())
    }
}
