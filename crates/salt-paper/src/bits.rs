//! Finding the *n*-th set bit of a number: how a uniformly drawn ticket becomes a card.

/// The number of the `n`-th set bit, counting from 0.
#[inline]
pub(crate) fn nth_bit(bits: u128, n: u32) -> usize {
    debug_assert!(n < bits.count_ones(), "there is no such bit");
    let low = byte_sums(bits as u64);
    let in_low = (low >> 56) as u32;
    if n < in_low {
        nth_of_word(bits as u64, low, n)
    } else {
        let high = (bits >> 64) as u64;
        64 + nth_of_word(high, byte_sums(high), n - in_low)
    }
}

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

/// In byte `i` the number of set bits in the bytes up to and including `i`.
#[inline]
pub(crate) const fn byte_sums(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(EACH_BYTE)
}

#[inline]
pub(crate) fn nth_of_word(word: u64, sums: u64, n: u32) -> usize {
    let high_bits = EACH_BYTE << 7;
    let passed = (((EACH_BYTE * u64::from(n)) | high_bits) - sums) & high_bits;
    let byte = (passed >> 7).wrapping_mul(EACH_BYTE) >> 56;
    let before = ((sums << 8) >> (byte * 8)) as u8;
    let rank = (n as u8 - before) as usize & 7;
    byte as usize * 8 + NTH_IN_BYTE[rank][(word >> (byte * 8)) as u8 as usize] as usize
}

/// The number of the set bit of each rank in each byte.
pub(crate) static NTH_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut rank) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[rank][byte] = bit;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};
