//! Those who are shown the table, and what each of them was shown last.

use std::sync::Arc;

use protocol::{Stamp, ToClient};

use super::{ClientId, Effect, Room};
use crate::{Actor, Credential};

/// Somebody who is shown the table.
pub(super) struct Listener {
    pub(super) credential: Credential,
    shown: Option<Shown>,
}

/// What a listener was shown last, and as whom.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Shown {
    who: (Option<game_core::Seat>, bool),
    stamp: Stamp,
}

/// Listeners who get the same frame.
struct Group {
    old: Option<Shown>,
    new: Shown,
    text: Arc<str>,
    clients: Vec<ClientId>,
}

impl Room {
    pub(super) fn watch(
        &mut self,
        client: ClientId,
        credential: Credential,
        since: Option<Stamp>,
        now_ms: u64,
    ) {
        let actor = self.table.actor(&credential);
        let shown = since.map(|stamp| Shown { who: who(&actor), stamp });
        self.listeners.insert(client, Listener { credential, shown });
        self.send_state(client, &actor, shown, now_ms);
        self.tell_presence(client);
    }

    pub(super) fn unwatch(&mut self, client: ClientId) {
        if self.listeners.remove(&client).is_some() {
            self.tell_presence(client);
        }
    }

    /// Shows everybody what is new to them.
    pub(super) fn publish(&mut self, now_ms: u64) {
        for Group { new, text, clients, .. } in self.groups(now_ms) {
            for client in &clients {
                if let Some(listener) = self.listeners.get_mut(client) {
                    listener.shown = Some(new);
                }
            }
            self.effects.push(Effect::Send { clients, text });
        }
        self.presence_changed();
    }

    /// The listeners who have something new to see; those who get the same frame together, so it is made once.
    fn groups(&self, now_ms: u64) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (client, listener) in &self.listeners {
            let actor = self.table.actor(&listener.credential);
            let new = Shown { who: who(&actor), stamp: self.table.stamp(actor.audience()) };
            if listener.shown == Some(new) {
                continue;
            }
            match groups.iter_mut().find(|group| group.old == listener.shown && group.new == new) {
                Some(group) => group.clients.push(*client),
                None => {
                    let text = self.frame(&actor, listener.shown, now_ms);
                    groups.push(Group { old: listener.shown, new, text, clients: vec![*client] });
                }
            }
        }
        groups
    }

    /// Shows a client once more what it should have.
    pub(super) fn send_again(&mut self, client: ClientId, now_ms: u64) {
        if let Some(listener) = self.listeners.get(&client) {
            let shown = listener.shown;
            self.send_state(client, &self.actor_of(client), shown, now_ms);
        }
    }

    fn send_state(&mut self, client: ClientId, actor: &Actor, shown: Option<Shown>, now_ms: u64) {
        let text = self.frame(actor, shown, now_ms);
        let stamp = self.table.stamp(actor.audience());
        if let Some(listener) = self.listeners.get_mut(&client) {
            listener.shown = Some(Shown { who: who(actor), stamp });
        }
        self.effects.push(Effect::Send { clients: vec![client], text });
    }

    fn frame(&self, actor: &Actor, shown: Option<Shown>, now_ms: u64) -> Arc<str> {
        let same = shown.filter(|shown| shown.who == who(actor));
        let told = same.and_then(|shown| {
            let events = self.history.between(&self.table, actor.audience(), shown.stamp)?;
            Some((shown.stamp, events))
        });
        let (since, events) = told.map_or((None, Vec::new()), |(since, events)| (Some(since), events));
        let state = Box::new(self.table.snapshot(actor));
        json(&ToClient::State { now_ms, since, events, state })
    }

    pub(super) fn send(&mut self, client: ClientId, message: &ToClient) {
        self.effects.push(Effect::Send { clients: vec![client], text: json(message) });
    }

    /// Tells a newcomer who is there, and the others if that has changed.
    fn tell_presence(&mut self, newcomer: ClientId) {
        if !self.presence_changed() && self.listeners.contains_key(&newcomer) {
            let text = self.presence();
            self.effects.push(Effect::Send { clients: vec![newcomer], text });
        }
    }

    fn presence_changed(&mut self) -> bool {
        let mut online = vec![false; self.online.len()];
        for listener in self.listeners.values() {
            if let Some(seat) = self.table.actor(&listener.credential).seat {
                online[seat.index()] = true;
            }
        }
        if online == self.online {
            return false;
        }
        self.online = online;
        let text = self.presence();
        let clients: Vec<ClientId> = self.listeners.keys().copied().collect();
        if !clients.is_empty() {
            self.effects.push(Effect::Send { clients, text });
        }
        true
    }

    fn presence(&self) -> Arc<str> {
        let seated = |listener: &&Listener| self.table.actor(&listener.credential).seat.is_some();
        let watching = self.listeners.len() - self.listeners.values().filter(seated).count();
        let online = self.online.clone();
        json(&ToClient::Presence { table: self.table.id().to_owned(), online, watching: watching as u32 })
    }

    /// The clients that listen now.
    pub fn listeners(&self) -> impl Iterator<Item = ClientId> + '_ {
        self.listeners.keys().copied()
    }
}

fn who(actor: &Actor) -> (Option<game_core::Seat>, bool) {
    (actor.seat, actor.host)
}

fn json(message: &ToClient) -> Arc<str> {
    serde_json::to_string(message).expect("messages have string keys and plain values").into()
}
