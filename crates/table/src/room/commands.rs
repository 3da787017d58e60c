//! Commands, what is pending at the store, and what happens when it answers.

use protocol::{Manage, Reason, Refusal, ToClient};

use super::{ClientId, Effect, Input, Room, StoreFailure};
use crate::{Actor, Command, Credential, Entry, Proposal, Table, TokenHash, propose::DraftChange};
use game_core::{Audience, Seat};
use protocol::Phase;

/// What is on its way to the store.
pub(super) struct Pending {
    change: Change,
    answer: Option<Answer>,
}

enum Change {
    Entry(Box<Entry>),
    Draft(Seat, Box<DraftChange>),
}

/// Who waits for the answer, and for which.
#[derive(Clone)]
pub(super) struct Answer {
    client: ClientId,
    command_id: String,
    credential: Credential,
    /// The token that opens the seat, for those who sat down.
    token: Option<String>,
}

impl Room {
    pub(super) fn command(
        &mut self,
        client: ClientId,
        credential: Credential,
        command_id: String,
        command: &Command,
        now_ms: u64,
    ) {
        let shown = self.listeners.get(&client).and_then(|listener| listener.credential.token);
        let credential = Credential { token: shown.or(credential.token), ..credential };
        let actor = self.table.actor(&credential);
        let answer = Answer { client, command_id, credential, token: token_of(command) };
        let proposal =
            self.table.propose(&actor, &answer.command_id, command, self.catalogue.as_ref(), now_ms);
        match proposal {
            Ok(Proposal::Done) => self.done(&answer),
            Ok(Proposal::Entry(entry)) => self.append(*entry, Some(answer)),
            Ok(Proposal::Draft(seat, change)) => {
                self.effects.push(Effect::SaveDraft { seat, body: change.0.body.clone() });
                self.pending = Some(Pending { change: Change::Draft(seat, change), answer: Some(answer) });
            }
            Err(refusal) => {
                // Whoever chose without knowing the newest state gets it, whatever the reason.
                let behind = matches!(command, Command::Act { seen_version, .. } if *seen_version < self.table.version());
                if behind || refusal.reason == Reason::Stale {
                    self.send_again(client, now_ms);
                }
                self.refuse(client, Some(&answer.command_id), refusal);
            }
        }
    }

    pub(super) fn append(&mut self, entry: Entry, answer: Option<Answer>) {
        let version = self.table.version() + 1;
        self.effects.push(Effect::Append { version, entry: entry.clone() });
        self.pending = Some(Pending { change: Change::Entry(Box::new(entry)), answer });
    }

    pub(super) fn stored(&mut self, result: Result<(), StoreFailure>, now_ms: u64) {
        let Some(Pending { change, answer }) = self.pending.take() else { return };
        if result.is_err() || self.take(change).is_err() {
            self.reloading = true;
            self.effects.push(Effect::Reload);
            if let Some(answer) = answer {
                self.refuse(answer.client, Some(&answer.command_id), Refusal::new(Reason::Unavailable));
            }
            return;
        }
        if let Some(answer) = &answer {
            self.done(answer);
        }
        self.publish(now_ms);
    }

    fn take(&mut self, change: Change) -> Result<(), ()> {
        match change {
            Change::Draft(seat, change) => self.table.take_draft(seat, *change),
            Change::Entry(entry) => {
                let draft = self.drafted(&entry);
                let before = self.table.phase();
                let events = self.table.apply(&entry).map_err(|_| {
                    self.effects.push(Effect::Complain("a stored entry does not fit its table"));
                })?;
                self.history.push(self.table.version(), events, draft);
                if self.table.phase() == Phase::Over && before != Phase::Over {
                    self.effects.push(Effect::Finished);
                }
            }
        }
        Ok(())
    }

    pub(super) fn reloaded(&mut self, table: Table, now_ms: u64) {
        self.reloading = false;
        self.making_next = false;
        if table.phase() == Phase::Over && self.table.phase() != Phase::Over {
            self.effects.push(Effect::Finished);
        }
        self.table = table;
        self.history = super::History::default();
        self.minds.forget();
        self.publish(now_ms);
    }

    fn done(&mut self, answer: &Answer) {
        let table = self.table.id().to_owned();
        let command_id = answer.command_id.clone();
        let Some(token) = &answer.token else {
            let audience = self.table.actor(&answer.credential).audience();
            let stamp = self.table.stamp(audience);
            return self.send(answer.client, &ToClient::Done { table, command_id, stamp });
        };
        let credential = Credential { token: Some(TokenHash::of(token)), ..answer.credential };
        let Some(seat) = self.table.actor(&credential).seat else {
            return self.refuse(answer.client, Some(&command_id), Refusal::new(Reason::SeatTaken));
        };
        if let Some(listener) = self.listeners.get_mut(&answer.client) {
            listener.credential = credential;
        }
        let seat = seat.index() as u8;
        self.send(answer.client, &ToClient::Seated { table, command_id, seat, token: token.clone() });
    }

    pub(super) fn refuse(&mut self, client: ClientId, command_id: Option<&str>, refusal: Refusal) {
        let table = Some(self.table.id().to_owned());
        self.send(client, &ToClient::Refused { table, command_id: command_id.map(str::to_owned), refusal });
    }

    /// Refuses everything that waits, because the table cannot be loaded.
    pub fn give_up(&mut self, reason: Reason) -> Vec<Effect> {
        for input in std::mem::take(&mut self.queue) {
            if let Input::Command { client, command_id, .. } = input {
                self.refuse(client, Some(&command_id), Refusal::new(reason));
            }
        }
        let clients: Vec<ClientId> = self.listeners.keys().copied().collect();
        for client in clients {
            self.refuse(client, None, Refusal::new(reason));
        }
        std::mem::take(&mut self.effects)
    }

    pub(super) fn actor_of(&self, client: ClientId) -> Actor {
        self.listeners
            .get(&client)
            .map_or_else(Actor::spectator, |listener| self.table.actor(&listener.credential))
    }

    /// How far the drafter had seen the events of an entry: revision of the draft, and number of events.
    fn drafted(&self, entry: &Entry) -> Option<super::history::Drafted> {
        let crate::What::Played { seat, .. } = &entry.what else { return None };
        let seat = Seat::new(*seat)?;
        let draft = self.table.play.as_ref()?.drafts[seat.index()].as_ref()?;
        let stamp = self.table.stamp(Audience::Seat(seat));
        Some(super::history::Drafted { seat, revision: stamp.draft, events: draft.events.len() })
    }
}

fn token_of(command: &Command) -> Option<String> {
    match command {
        Command::Manage { command: Manage::Sit { token, .. } | Manage::Follow { token, .. }, .. } => {
            token.clone()
        }
        _ => None,
    }
}
