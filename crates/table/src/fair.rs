//! Fair chance: the server commits to a seed before the players give their bytes, all lots follow from both, and the
//! seed is shown at the end. `docs/protocol.md` describes it so that anybody can repeat it.

use std::fmt;

use game_core::{Record, Step, below};
use games::AnyGame;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::credential::{hex, unhex};

const DOMAIN: &[u8] = b"tidetable chance 1\0";

/// The secret of one table, until its game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes that nobody can guess.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        unhex(text)?.try_into().ok().map(Self)
    }

    /// The seed as 64 hexadecimal digits; only for the log, and for everybody once the game is over.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What everybody is shown at once.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The seed of the table's own bots: it follows from the secret and tells nothing of it.
    #[must_use]
    pub fn for_bots(&self) -> u64 {
        let digest = Sha256::new().chain_update(b"tidetable bots 1\0").chain_update(self.0).finalize();
        u64::from_le_bytes(digest[..8].try_into().expect("a digest has more than 8 bytes"))
    }

    /// A name for the table that follows this one; equal whenever and wherever it is asked for.
    #[must_use]
    pub fn next_table(&self) -> String {
        let digest = Sha256::new().chain_update(b"tidetable next 1\0").chain_update(self.0).finalize();
        hex(&digest[..8])
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The stream that all lots of a game come from.
#[derive(Clone)]
pub struct Dice(ChaCha20Rng);

impl Dice {
    /// The stream for this seed and these bytes of the players, by seat.
    #[must_use]
    pub fn new(seed: &Seed, player_bytes: &[Vec<u8>]) -> Self {
        let mut hash = Sha256::new().chain_update(DOMAIN).chain_update(seed.0);
        for bytes in player_bytes {
            hash = hash.chain_update([bytes.len() as u8]).chain_update(bytes);
        }
        Self(ChaCha20Rng::from_seed(hash.finalize().into()))
    }

    /// The next ticket below `tickets`.
    pub fn ticket(&mut self, tickets: u32) -> u32 {
        below(&mut self.0, tickets)
    }
}

/// Why the chance of a record cannot be vouched for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfair {
    /// The record does not carry what is needed.
    #[error("the record has no {0}; it was not played at a table with fair chance, or the game is not over")]
    Missing(&'static str),
    /// The seed is not the one that was promised.
    #[error("the seed is not the one the server committed to")]
    OtherSeed,
    /// A step brought something else than the seed says.
    #[error("line {line}: the seed brings '{expected}' here, the record says '{found}'")]
    OtherOutcome {
        /// Line of the record.
        line: usize,
        /// What follows from the seed.
        expected: String,
        /// What the record says.
        found: String,
    },
    /// A step cannot be replayed.
    #[error("line {line}: {fault}")]
    Replay {
        /// Line of the record.
        line: usize,
        /// Why not.
        fault: String,
    },
}

/// Repeats all chance of `record`, beginning with `game`, a new game under its options. Returns the number of lots.
///
/// # Errors
/// With the first thing that is not as it should be.
pub fn verify(record: &Record, mut game: Box<dyn AnyGame>) -> Result<usize, Unfair> {
    let mut dice = dice_of(record, game.seats())?;
    let mut lots = 0;
    for (line, step) in &record.steps {
        let result = match step {
            Step::Act { seat, action } => game.act(*seat, action),
            Step::Chance(found) => {
                lots += 1;
                expect_outcome(&mut dice, game.as_ref(), *line, found)?;
                game.resolve(found)
            }
        };
        result.map_err(|error| Unfair::Replay { line: *line, fault: error.to_string() })?;
    }
    Ok(lots)
}

fn dice_of(record: &Record, seats: usize) -> Result<Dice, Unfair> {
    let commitment = record.note("commitment").ok_or(Unfair::Missing("commitment"))?;
    let seed = record.note("seed").and_then(Seed::from_hex).ok_or(Unfair::Missing("seed"))?;
    if seed.commitment() != commitment {
        return Err(Unfair::OtherSeed);
    }
    let bytes =
        (0..seats).map(|seat| record.note(&format!("bytes-{seat}")).and_then(unhex).unwrap_or_default());
    Ok(Dice::new(&seed, &bytes.collect::<Vec<_>>()))
}

fn expect_outcome(dice: &mut Dice, game: &dyn AnyGame, line: usize, found: &str) -> Result<(), Unfair> {
    if game.tickets() == 0 {
        return Err(Unfair::Replay { line, fault: "the game does not wait for chance".to_owned() });
    }
    let expected = game.outcome_at(dice.ticket(game.tickets()));
    if expected == found {
        Ok(())
    } else {
        Err(Unfair::OtherOutcome { line, expected, found: found.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::{Dice, Seed};

    #[test]
    fn every_player_and_the_seed_change_the_lots() {
        let lots = |seed: u8, bytes: &[&[u8]]| {
            let bytes: Vec<Vec<u8>> = bytes.iter().map(|bytes| bytes.to_vec()).collect();
            let mut dice = Dice::new(&Seed::new([seed; 32]), &bytes);
            std::array::from_fn::<u32, 8, _>(|_| dice.ticket(1000))
        };
        let first = lots(1, &[b"a", b"b"]);
        assert_eq!(first, lots(1, &[b"a", b"b"]));
        for other in
            [lots(2, &[b"a", b"b"]), lots(1, &[b"a", b"c"]), lots(1, &[b"ab", b""]), lots(1, &[b"a"])]
        {
            assert_ne!(first, other);
        }
    }

    #[test]
    fn the_stream_is_the_documented_one() {
        // The same by hand: SHA-256 over the domain, 32 zero bytes and two zero lengths is the ChaCha20 key.
        let mut dice = Dice::new(&Seed::new([0; 32]), &[vec![], vec![]]);
        let lots: Vec<u32> = (0..6).map(|_| dice.ticket(100)).collect();
        assert_eq!(lots, FIRST_LOTS);
    }

    const FIRST_LOTS: [u32; 6] = [58, 40, 49, 20, 72, 99];

    #[test]
    fn a_seed_reads_back_and_hides_itself() {
        let seed = Seed::new([7; 32]);
        assert_eq!(Seed::from_hex(&seed.reveal()), Some(seed.clone()));
        assert_eq!(format!("{seed:?}"), "Seed(…)");
    }
}
