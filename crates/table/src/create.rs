//! How a table comes into being.

use game_core::Seat;
use protocol::{MAX_OPTIONS, MAX_PLAYER_BYTES, Reason, Refusal, Settings};

use crate::{
    Catalogue, Chair, Entry, Follows, Person, TokenHash, What, clock, credential::unhex, fair::Seed,
};

/// A table somebody wants.
#[derive(Clone, Debug)]
pub struct Creation {
    /// What it is for.
    pub settings: Settings,
    /// Who is to sit where; seats left out are open.
    pub seats: Vec<PlannedSeat>,
    /// Who may arrange it.
    pub host: Option<TokenHash>,
    /// The secret of its chance.
    pub seed: Seed,
    /// The table it follows.
    pub follows: Option<Follows>,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlannedSeat {
    /// Whoever comes.
    Open,
    /// This person.
    Person {
        /// Who.
        person: Person,
        /// Whether they are ready at once.
        ready: bool,
        /// Their bytes for the chance, in hexadecimal.
        bytes: String,
    },
    /// A bot.
    Bot {
        /// Which one.
        level: String,
    },
}

/// The first entry of a new table's log.
///
/// # Errors
/// If nobody can play so.
pub fn create(creation: &Creation, catalogue: &dyn Catalogue, now_ms: u64) -> Result<Entry, Refusal> {
    let settings = &creation.settings;
    if settings.options.len() > MAX_OPTIONS {
        return Err(Reason::TooLarge.into());
    }
    clock::check(settings.clock)?;
    let blank = catalogue.start(&settings.game, &settings.options)?;
    if creation.seats.len() > blank.seats() {
        return Err(Reason::NoSuchSeat.into());
    }
    if settings.mirror && blank.seats() != 2 {
        return Err(Refusal::with(Reason::BadOptions, "a mirror match is for two"));
    }
    let plan = |seat: Seat| creation.seats.get(seat.index()).unwrap_or(&PlannedSeat::Open);
    let chairs = Seat::all(blank.seats()).map(|seat| chair(settings, plan(seat), catalogue));
    let what = What::Created {
        settings: Settings { options: blank.options(), ..settings.clone() },
        seed: creation.seed.reveal(),
        host: creation.host,
        chairs: chairs.collect::<Result<_, _>>()?,
        follows: creation.follows.clone(),
    };
    Ok(Entry::new(now_ms, what))
}

fn chair(settings: &Settings, plan: &PlannedSeat, catalogue: &dyn Catalogue) -> Result<Chair, Refusal> {
    match plan {
        PlannedSeat::Open => Ok(Chair::default()),
        PlannedSeat::Bot { .. } if settings.rated => Err(Reason::NotAllowed.into()),
        PlannedSeat::Bot { level } if catalogue.bots(&settings.game).contains(&level.as_str()) => {
            Ok(Chair::bot(level))
        }
        PlannedSeat::Bot { .. } => Err(Reason::NoSuchBot.into()),
        PlannedSeat::Person { person, .. } if settings.rated && !person.kept => {
            Err(Reason::NeedsAccount.into())
        }
        PlannedSeat::Person { bytes, .. } if bytes.len() > MAX_PLAYER_BYTES || unhex(bytes).is_none() => {
            Err(Refusal::with(Reason::Malformed, "bytes are up to 64 hexadecimal digits"))
        }
        PlannedSeat::Person { person, ready, bytes } => {
            Ok(Chair { ready: *ready, bytes: bytes.to_ascii_lowercase(), ..Chair::person(person.clone()) })
        }
    }
}
