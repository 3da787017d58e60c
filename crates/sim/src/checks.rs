//! What must never break.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Audience, Record, Seat};
use protocol::{Phase, Stamp, ToClient, ToServer};
use table::{
    Catalogue as _, ClientId, CommandKey, Credential, Entry, Sitter, TokenHash, What, fair,
    fixture::{PearlShelf, pearls_in},
};

use crate::{
    client::{Fate, Sent},
    world::World,
};

/// Checks a frame at the moment it leaves the server for a connection.
pub(crate) fn frame(world: &mut World, table: &str, connection: ClientId, message: &ToClient, text: &str) {
    let knowledge = world.knowledge.get_mut(table).expect("every table is followed");
    knowledge.follow(world.disk.entries(table));
    let seat = seat_of(world, table, connection, message);
    let knowledge = &world.knowledge[table];
    let audience = seat.map_or(Audience::Spectator, Audience::Seat);
    let may = knowledge.of(audience);
    assert!(pearls_in(text).is_subset(&may), "{audience:?} may know {may:?} and was sent {text}");
    assert!(knowledge.is_over() || !text.contains(world.seed_of(table)), "the seed was shown too early");
    for secret in world.clients.iter().flat_map(|client| client.tokens.values()) {
        let own = matches!(message, ToClient::Seated { token, .. } if token.starts_with(secret));
        assert!(own || !text.contains(secret.as_str()), "a token was shown");
    }
    stored_first(world, table, seat, message);
}

/// The seat that a connection spoke for at the version a frame tells of, worked out from the stored log and the
/// client's token.
fn seat_of(world: &World, table: &str, connection: ClientId, message: &ToClient) -> Option<Seat> {
    let client = world.clients.iter().find(|client| client.connection == connection)?;
    let told = match message {
        ToClient::State { state, .. } => state.stamp.version,
        ToClient::Done { stamp, .. } => stamp.version,
        _ => u64::MAX,
    };
    world.knowledge[table].seat(client.tokens.get(table)?, told)
}

/// Nothing is shown or acknowledged that the store does not hold.
fn stored_first(world: &World, table: &str, seat: Option<Seat>, message: &ToClient) {
    let stamp = match message {
        ToClient::State { state, .. } => state.stamp,
        ToClient::Done { stamp, .. } => *stamp,
        _ => return,
    };
    let drafts = world.disk.drafts(table);
    let draft = seat.and_then(|seat| drafts.get(&(seat.index() as u8))).map_or(0, |draft| draft.revision);
    let stored = Stamp { version: world.disk.version(table), draft };
    assert!(stamp.version <= stored.version, "{stamp:?} was shown when {stored:?} was stored");
    if stamp.version == stored.version {
        assert!(stamp.draft <= stored.draft, "{stamp:?} was shown when {stored:?} was stored");
    }
}

/// Checks the whole run when everybody is content.
pub(crate) fn at_the_end(world: &mut World) {
    for table in world.tables() {
        let log = world.disk.entries(&table);
        exactly_once(world, &table, log);
        world.report.entries += log.len() as u64;
        if world.phase(&table) == Phase::Over {
            record_verifies(world, &table);
            world.report.games += 1;
        }
    }
    acknowledged(world);
    everybody_sees_the_same(world);
}

/// Every client's newest state is what a newcomer with the same token sees.
fn everybody_sees_the_same(world: &World) {
    for client in world.clients.iter().filter(|client| client.token.is_some()) {
        let table = world.disk.load(&client.table).expect("the table exists");
        let credential = Credential { token: client.token.as_deref().map(TokenHash::of), account: None };
        let fresh = table.snapshot(&table.actor(&credential));
        let state = client.state.as_ref().expect("a content client has a state");
        if state.stamp.version == fresh.stamp.version {
            assert_eq!(*state, fresh, "client {} differs from a newcomer", client.number);
        } else {
            // Only the announcement of the next table may still be on its way.
            assert!(state.stamp.version < fresh.stamp.version && state.result == fresh.result);
        }
    }
}

/// No acknowledged command is missing from the log and the drafts.
fn acknowledged(world: &mut World) {
    let mut count = 0;
    for client in &world.clients {
        for (command_id, sent) in client.sent.iter().filter(|(_, sent)| matches!(sent.fate, Fate::Done(_))) {
            count += 1;
            assert!(is_stored(world, command_id, sent), "{command_id} was acknowledged and is not stored");
        }
    }
    world.report.acknowledged = count;
}

fn is_stored(world: &World, command_id: &str, sent: &Sent) -> bool {
    let named = |commands: &[CommandKey]| commands.iter().any(|key| key.id == command_id);
    let in_log = world.disk.entries(&sent.table).iter().any(|entry| named(&entry.commands));
    in_log || world.disk.drafts(&sent.table).values().any(|draft| named(&draft.commands))
}

/// No command was carried out twice: each stands in the log once, and every move has as many steps as its commands say.
fn exactly_once(world: &World, table: &str, log: &[Entry]) {
    let sent: BTreeMap<&String, &Sent> = world.clients.iter().flat_map(|client| &client.sent).collect();
    let mut seen = BTreeSet::new();
    for entry in log {
        let mut balance = 0_i64;
        for key in &entry.commands {
            assert!(seen.insert(key.clone()), "{key:?} stands twice in the log of {table}");
            match &sent[&key.id].message {
                ToServer::Undo { .. } => balance -= 1,
                _ => balance += 1,
            }
        }
        if let What::Played { seat, steps } = &entry.what {
            let own = steps.iter().filter(|step| step.starts_with(&format!("{seat} "))).count() as i64;
            if !entry.commands.is_empty() {
                assert_eq!(own, balance, "{entry:?}");
            }
        }
    }
}

fn record_verifies(world: &World, table: &str) {
    let loaded = world.disk.load(table).expect("the table exists");
    let text = loaded.record().expect("a finished game has a record");
    let record = Record::parse(&text).expect("the record is whole");
    let blank = PearlShelf.start("pearls", &record.options).expect("the options can be played");
    fair::verify(&record, blank).expect("the chance is fair");
    let persons = loaded.chairs().iter().filter(|chair| matches!(chair.sitter, Sitter::Person(_))).count();
    assert!(persons + world.plan.bots <= world.plan.seats);
}
