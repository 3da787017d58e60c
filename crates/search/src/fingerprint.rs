//! A 64-bit fingerprint of anything that can be serialised, without writing it out.
//!
//! Views and seen events are comparable but not hashable; what they are *sent* as is what an audience knows, so their
//! serialised form is the right thing to tell them apart by. The same value has the same fingerprint on every machine.

use std::fmt::{self, Display};

use serde::{
    Serialize, Serializer,
    ser::{
        SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};

/// The fingerprint of `value`.
///
/// # Panics
/// If the value refuses to be serialised.
pub fn fingerprint(value: &impl Serialize) -> u64 {
    let mut printer = Printer(0x243f_6a88_85a3_08d3);
    value.serialize(&mut printer).expect("views and events serialise");
    printer.0
}

/// Mixes `more` into a running fingerprint.
pub(crate) fn mix(print: u64, more: u64) -> u64 {
    let product = u128::from(print ^ more.wrapping_add(0x9e37_79b9_7f4a_7c15)) * 0xd6e8_feb8_6659_fd93_u128;
    (product as u64) ^ ((product >> 64) as u64).rotate_left(23)
}

struct Printer(u64);

/// A value that refuses to be serialised.
#[derive(Debug)]
struct Refuses(String);

impl Display for Refuses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refuses {}

impl serde::ser::Error for Refuses {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

impl Printer {
    fn word(&mut self, word: u64) -> Result<(), Refuses> {
        self.0 = mix(self.0, word);
        Ok(())
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Refuses> {
        self.word(bytes.len() as u64)?;
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word))?;
        }
        Ok(())
    }
}

macro_rules! words {
    ($($method:ident $kind:ty),+) => {$(
        fn $method(self, value: $kind) -> Result<(), Refuses> {
            self.word(value as u64)
        }
    )+};
}

impl<'a> Serializer for &'a mut Printer {
    type Ok = ();
    type Error = Refuses;
    type SerializeSeq = &'a mut Printer;
    type SerializeTuple = &'a mut Printer;
    type SerializeTupleStruct = &'a mut Printer;
    type SerializeTupleVariant = &'a mut Printer;
    type SerializeMap = &'a mut Printer;
    type SerializeStruct = &'a mut Printer;
    type SerializeStructVariant = &'a mut Printer;

    words!(
        serialize_bool bool, serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_char char
    );

    fn serialize_f32(self, value: f32) -> Result<(), Refuses> {
        self.word(u64::from(value.to_bits()))
    }

    fn serialize_f64(self, value: f64) -> Result<(), Refuses> {
        self.word(value.to_bits())
    }

    fn serialize_str(self, value: &str) -> Result<(), Refuses> {
        self.bytes(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Refuses> {
        self.bytes(value)
    }

    fn serialize_none(self) -> Result<(), Refuses> {
        self.word(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Refuses> {
        self.word(1)?;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Refuses> {
        self.word(2)
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Refuses> {
        self.word(2)
    }

    fn serialize_unit_variant(self, _: &'static str, variant: u32, _: &'static str) -> Result<(), Refuses> {
        self.word(u64::from(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Refuses> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Refuses> {
        self.word(u64::from(variant))?;
        value.serialize(self)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self, Refuses> {
        self.word(len.map_or(u64::MAX, |len| len as u64))?;
        Ok(self)
    }

    fn serialize_tuple(self, _len: usize) -> Result<Self, Refuses> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Refuses> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Refuses> {
        self.word(u64::from(variant))?;
        Ok(self)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self, Refuses> {
        self.serialize_seq(len)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Refuses> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        variant: u32,
        variant_name: &'static str,
        len: usize,
    ) -> Result<Self, Refuses> {
        self.serialize_tuple_variant(name, variant, variant_name, len)
    }
}

macro_rules! sequences {
    ($($kind:ident $method:ident),+) => {$(
        impl $kind for &mut Printer {
            type Ok = ();
            type Error = Refuses;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refuses> {
                value.serialize(&mut **self)
            }
            fn end(self) -> Result<(), Refuses> {
                self.word(3)
            }
        }
    )+};
}

sequences!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! structs {
    ($($kind:ident),+) => {$(
        impl $kind for &mut Printer {
            type Ok = ();
            type Error = Refuses;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), Refuses> {
                value.serialize(&mut **self)
            }
            fn skip_field(&mut self, _name: &'static str) -> Result<(), Refuses> {
                self.word(4)
            }
            fn end(self) -> Result<(), Refuses> {
                self.word(3)
            }
        }
    )+};
}

structs!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for &mut Printer {
    type Ok = ();
    type Error = Refuses;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Refuses> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refuses> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Refuses> {
        self.word(3)
    }
}

#[cfg(test)]
mod tests {
    use super::fingerprint;

    #[test]
    fn different_values_have_different_prints() {
        let mut prints: Vec<u64> =
            (0..10_000_u32).map(|n| fingerprint(&(n % 100, Some(n / 100), "x"))).collect();
        prints.extend([
            fingerprint(&(vec![1], vec![2, 3])),
            fingerprint(&(vec![1, 2], vec![3])),
            fingerprint(&("ab", "c")),
            fingerprint(&("a", "bc")),
            fingerprint(&(None::<u8>, 1)),
            fingerprint(&(Some(1_u8), ())),
        ]);
        let count = prints.len();
        prints.sort_unstable();
        prints.dedup();
        assert_eq!(prints.len(), count);
    }

    #[test]
    fn prints_are_the_same_on_every_machine() {
        assert_eq!(fingerprint(&("kraken", 8_u8, [true, false])), 4_995_999_284_289_078_317);
    }
}
