//! The contract suite on this game, for every number of players, with and without Extra Salt.

use game_core::{Audience, Seat};
use game_testkit::{Secrets, Suite};

use crate::{
    card::{Card, Family},
    game::SaltPaper,
    open::Phase,
    options::Options,
    pile::Pile,
    reduced::{LARGEST, SMALLEST},
};

impl Secrets for SaltPaper {
    /// Names of cards that the audience has not seen this round in any copy, nor in the table of the last one.
    fn secrets(&self, audience: Audience) -> Vec<String> {
        if self.open.phase == Phase::Opening && self.open.piles.size(Pile::BOTH[0]) == 0 {
            return Vec::new();
        }
        Card::all().filter(|card| self.is_secret(*card, audience)).map(|card| format!("\"{card}\"")).collect()
    }
}

impl SaltPaper {
    fn is_secret(&self, card: Card, audience: Audience) -> bool {
        let open = &self.open;
        let own = match audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Everyone => None,
        };
        let in_last_round = |seat: Seat| open.last.is_some_and(|last| last.cards(seat).contains(card));
        let played_with = open.options.shuffled().count(card);
        if played_with == 0 || open.seats().any(in_last_round) {
            return false;
        }
        let mut hidden = self.deck.count(card);
        if own != Some(open.active) {
            hidden += self.held.count(card);
        }
        // Whoever laid the lobster has looked into the deck.
        let looked = own.is_some_and(|seat| !open.tables[seat.index()].family(Family::Lobster).is_empty());
        hidden == played_with && !looked
    }
}

fn run(options: &str, games: u32, every: u32) {
    let options: Options = options.parse().unwrap();
    Suite { games, every, seed: 1, max_steps: 100_000 }.run::<SaltPaper>(&options);
}

#[test]
fn two_players_keep_the_contract() {
    run("players=2", 20, 20);
}

#[test]
fn three_players_keep_the_contract() {
    run("players=3", 20, 20);
}

#[test]
fn four_players_keep_the_contract() {
    run("players=4", 20, 20);
}

#[test]
fn two_players_with_extra_salt_keep_the_contract() {
    run("players=2 extra_salt=yes", 20, 20);
}

#[test]
fn three_players_with_extra_salt_keep_the_contract() {
    run("players=3 extra_salt=yes", 20, 20);
}

#[test]
fn four_players_with_extra_salt_keep_the_contract() {
    run("players=4 extra_salt=yes", 20, 20);
}

#[test]
fn reduced_games_keep_the_contract() {
    for cards in SMALLEST..=LARGEST {
        for players in 2..=4 {
            run(&format!("players={players} cards={cards} rounds={} call=2", 1 + cards % 3), 10, 10);
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<SaltPaper>() <= 768, "{} bytes", size_of::<SaltPaper>());
    assert!(size_of::<crate::Action>() <= 4);
}
