//! The events of the last versions, so that a client that was away for a moment can be told what happened.

use std::{collections::VecDeque, sync::Arc};

use game_core::{Audience, Seat};
use games::AnyEvent;
use protocol::Stamp;
use serde_json::Value;

use crate::Table;

/// How many versions are kept. Who was away for longer gets the state alone.
const KEPT: usize = 64;

/// The last versions, oldest first, without gaps.
#[derive(Default)]
pub(super) struct History(VecDeque<Item>);

struct Item {
    version: u64,
    events: Vec<Arc<dyn AnyEvent>>,
    drafted: Option<Drafted>,
}

/// What the player who made a move had seen of it before it was committed.
#[derive(Clone, Copy)]
pub(super) struct Drafted {
    pub(super) seat: Seat,
    pub(super) revision: u64,
    pub(super) events: usize,
}

impl History {
    pub(super) fn push(&mut self, version: u64, events: Vec<Arc<dyn AnyEvent>>, drafted: Option<Drafted>) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back(Item { version, events, drafted });
    }

    /// What `audience` perceives between `since` and now; `None` if that cannot be told.
    pub(super) fn between(&self, table: &Table, audience: Audience, since: Stamp) -> Option<Vec<Value>> {
        let now = table.stamp(audience);
        let draft = draft_events(table, audience);
        if since.version == now.version {
            return match draft {
                _ if since.draft == now.draft => Some(Vec::new()),
                Some((events, newest)) if since.draft + 1 == now.draft => {
                    Some(seen(&events[events.len() - newest..], audience))
                }
                _ => None,
            };
        }
        let first = self.0.front()?.version;
        if since.version > now.version || since.version + 1 < first {
            return None;
        }
        let mut list = Vec::new();
        let missed = self.0.iter().filter(|item| item.version > since.version);
        for (index, item) in missed.enumerate() {
            let shown = if index == 0 { item.shown_to(audience, since.draft)? } else { 0 };
            list.extend(seen(&item.events[shown..], audience));
        }
        list.extend(draft.into_iter().flat_map(|(events, _)| seen(events, audience)));
        Some(list)
    }
}

impl Item {
    /// How many of the events somebody with draft revision `draft` has seen; `None` if the draft changed since.
    fn shown_to(&self, audience: Audience, draft: u64) -> Option<usize> {
        match self.drafted {
            _ if draft == 0 => Some(0),
            Some(drafted) if audience.is(drafted.seat) && drafted.revision == draft => Some(drafted.events),
            _ => None,
        }
    }
}

fn draft_events(table: &Table, audience: Audience) -> Option<(&[Arc<dyn AnyEvent>], usize)> {
    let Audience::Seat(seat) = audience else { return None };
    let draft = table.play.as_ref()?.drafts[seat.index()].as_ref()?;
    Some((&draft.events, draft.newest))
}

fn seen(events: &[Arc<dyn AnyEvent>], audience: Audience) -> Vec<Value> {
    events.iter().filter_map(|event| event.seen_by(audience)).collect()
}
