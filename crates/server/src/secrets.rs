//! Secrets from the operating system: seeds, tokens, names of tables.

use table::fair::Seed;

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A seed for the chance of a table.
pub(crate) fn seed() -> Seed {
    Seed::new(random())
}

/// A token for a seat or a session: 160 bits.
pub(crate) fn token() -> String {
    letters(&random::<32>())
}

/// A name for a table: 60 bits, so that tables by invitation are not found by trying.
pub(crate) fn table_id() -> String {
    letters(&random::<12>())
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
