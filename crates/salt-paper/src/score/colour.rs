//! Colour groups and their sizes (SP-PTS-04, SP-PTS-05).

use crate::{
    card::{CARDS, Card},
    cards::Cards,
};

/// For eight neighbouring copies each, which of them are there: their number in the nibble of each colour. No colour
/// has more than 15 cards.
static COLOUR_SUMS: [[u64; 256]; CARDS.div_ceil(8)] = {
    let mut sums = [[0; 256]; CARDS.div_ceil(8)];
    let mut copy = 0;
    while copy < CARDS {
        let unit = 1 << (4 * Card::of_copy(copy).colour() as u32);
        let mut there = 0;
        while there < 256 {
            if there >> (copy % 8) & 1 == 1 {
                sums[copy / 8][there] += unit;
            }
            there += 1;
        }
        copy += 1;
    }
    sums
};

/// The low half of each byte.
const NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// The sizes of the colour groups, one in each byte: those of the even colours and those of the odd ones.
#[inline]
fn group_sizes(cards: Cards) -> [u64; 2] {
    let bytes = cards.bits().to_le_bytes();
    let packed: u64 = COLOUR_SUMS.iter().zip(bytes).map(|(sums, byte)| sums[byte as usize]).sum();
    [packed & NIBBLES, packed >> 4 & NIBBLES]
}

/// Whether a colour group has at least `least` cards.
#[inline]
pub(super) fn has_group_of(least: u8, cards: Cards) -> bool {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let up_to_high_bit = u64::from(128 - least) * EACH;
    let [even, odd] = group_sizes(cards);
    ((even + up_to_high_bit) | (odd + up_to_high_bit)) & (EACH << 7) != 0
}

/// The cards of the `groups` largest colours together (SP-PTS-04).
pub(super) fn largest_groups(cards: Cards, groups: u8) -> u8 {
    let [even, odd] = group_sizes(cards).map(u64::to_le_bytes);
    let mut sizes = [0; 16];
    sizes[..8].copy_from_slice(&even);
    sizes[8..].copy_from_slice(&odd);
    if groups == 1 {
        return sizes.into_iter().fold(0, u8::max);
    }
    (0..groups).map(|_| take_largest(&mut sizes)).sum()
}

fn take_largest(sizes: &mut [u8; 16]) -> u8 {
    let largest = sizes.iter().copied().fold(0, u8::max);
    sizes.iter_mut().find(|size| **size == largest).map_or(0, std::mem::take)
}
