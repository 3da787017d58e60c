//! Who may know what, worked out from the log alone, by other code than that which makes views.

use std::collections::BTreeSet;

use game_core::{Audience, Seat};
use games::AnyGame as _;
use protocol::Phase;
use table::{Credential, Entry, Table, TokenHash, What, fixture::PearlShelf, fixture::Pearls};

/// What is known about one table as far as its log goes.
pub(crate) struct Knowledge {
    game: Pearls,
    table: Table,
    read: usize,
    /// For each version, which token opened which seat.
    seats: Vec<Vec<Option<TokenHash>>>,
}

impl Knowledge {
    /// Knows the first entry of a log.
    pub(crate) fn new(name: &str, first: &Entry, seats: usize, rounds: u32) -> Self {
        let table = Table::open(name, first, &PearlShelf).expect("the plan can be played");
        let tokens = tokens(&table);
        Self { game: Pearls::new(seats, rounds), table, read: 1, seats: vec![tokens] }
    }

    /// Reads the log on.
    pub(crate) fn follow(&mut self, log: &[Entry]) {
        for entry in &log[self.read..] {
            self.table.apply(entry).expect("the log follows the rules");
            self.seats.push(tokens(&self.table));
            let (What::Started { steps, .. } | What::Played { steps, .. }) = &entry.what else { continue };
            for step in steps {
                let (who, what) = step.split_once(' ').expect("a step names who and what");
                let result = match who.parse() {
                    Ok(seat) => self.game.act(game_core::Seat::at(seat), what),
                    Err(_) => self.game.resolve(what),
                };
                result.expect("the log follows the rules");
            }
        }
        self.read = log.len();
        self.game.audit().expect("pearls are conserved");
    }

    /// The seat that this token opened at `version`, or opens now if that is not known yet.
    pub(crate) fn seat(&self, token: &str, version: u64) -> Option<Seat> {
        let at = usize::try_from(version).unwrap_or(usize::MAX).clamp(1, self.seats.len()) - 1;
        let credential = Credential::token(token);
        self.seats[at].iter().position(|open| open.is_some() && *open == credential.token).map(Seat::at)
    }

    /// The pearls that `audience` may know.
    pub(crate) fn of(&self, audience: Audience) -> BTreeSet<u16> {
        let all = game_core::Seats::first(self.game.seats());
        let knows = |who: game_core::Seats| match audience {
            Audience::Seat(seat) => who.contains(seat),
            Audience::Spectator => who == all,
            Audience::Everyone => true,
        };
        self.game.ledger().iter().filter(|(_, who)| knows(**who)).map(|(pearl, _)| *pearl).collect()
    }

    /// Whether the seed may be shown.
    pub(crate) fn is_over(&self) -> bool {
        self.table.phase() == Phase::Over
    }
}

fn tokens(table: &Table) -> Vec<Option<TokenHash>> {
    table.chairs().iter().map(|chair| chair.sitting().and_then(|person| person.token)).collect()
}
