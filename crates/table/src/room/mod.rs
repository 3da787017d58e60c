//! A table with people round it: who listens, what waits for the store, what bots think about.
//!
//! A room handles one thing at a time. While an entry is on its way to the store everything else waits, so nobody is
//! shown, and nothing builds on, what might not be stored. When the store fails, nobody knows whether the entry is in
//! it; the room then asks to be loaded again and goes on from what the log says.

mod commands;
mod history;
mod listeners;
mod thinking;

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use game_core::Seat;
use games::AnyBot;
use protocol::{Reason, Refusal, Stamp};

use crate::{Catalogue, Command, Credential, DraftBody, Entry, NextTable, Table};
use commands::Pending;
use history::History;
use listeners::Listener;
use thinking::Minds;

/// How many inputs may wait for the store.
const MAX_QUEUE: usize = 128;
/// How long to wait before trying again to make the next table.
const RETRY_MS: u64 = 1000;

/// Number of a connection or a request, given by whoever runs the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClientId(pub u64);

/// What a room is told.
pub enum Input {
    /// Somebody wants to be shown this table from now on.
    Watch {
        /// Who.
        client: ClientId,
        /// What they show.
        credential: Credential,
        /// What they have already.
        since: Option<Stamp>,
    },
    /// They are gone.
    Unwatch {
        /// Who.
        client: ClientId,
    },
    /// Somebody wants something done; the answer goes to `client`, listening or not.
    Command {
        /// Who.
        client: ClientId,
        /// What they show, besides what they showed when they began to listen.
        credential: Credential,
        /// Their name for it.
        command_id: String,
        /// What.
        command: Command,
    },
    /// A bot has thought.
    Answer {
        /// Which question it answers.
        thought: Thought,
        /// What the bot does.
        action: String,
    },
    /// The next table was made, or could not be.
    NextMade(bool),
    /// The store has answered the last [`Effect::Append`] or [`Effect::SaveDraft`].
    Stored(Result<(), StoreFailure>),
    /// The table as the log tells it, after [`Effect::Reload`].
    Reloaded(Box<Table>),
    /// Time has passed.
    Tick,
}

/// Why nothing was stored, as far as one can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreFailure {
    /// Somebody else was first with this version.
    Conflict,
    /// The store did not answer as it should.
    Unavailable,
}

/// Names a question to a bot. An answer to an old question is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Thought {
    /// Who is asked.
    pub seat: Seat,
    /// Number of the decision, which also seeds the bot.
    pub decision: u64,
}

/// What a room wants done, in this order.
pub enum Effect {
    /// Store this entry, then tell [`Input::Stored`].
    Append {
        /// Its version.
        version: u64,
        /// The entry.
        entry: Entry,
    },
    /// Store this draft, then tell [`Input::Stored`].
    SaveDraft {
        /// Whose.
        seat: Seat,
        /// The draft.
        body: DraftBody,
    },
    /// Load the table again, then tell [`Input::Reloaded`].
    Reload,
    /// Send this frame.
    Send {
        /// To whom.
        clients: Vec<ClientId>,
        /// The frame, as JSON.
        text: Arc<str>,
    },
    /// Let a bot think, then tell [`Input::Answer`].
    Think {
        /// Name of the question.
        thought: Thought,
        /// Which bot.
        level: String,
        /// The bot's seed.
        seed: u64,
        /// What it sees.
        question: Box<dyn AnyBot>,
    },
    /// Make this table, then tell [`Input::NextMade`].
    MakeNext(NextTable),
    /// The game has just ended.
    Finished,
    /// Something that should not happen; the words hold no secret.
    Complain(&'static str),
}

/// A table with people round it.
pub struct Room {
    table: Table,
    catalogue: Arc<dyn Catalogue>,
    listeners: BTreeMap<ClientId, Listener>,
    history: History,
    pending: Option<Pending>,
    reloading: bool,
    queue: VecDeque<Input>,
    minds: Minds,
    making_next: bool,
    retry_at_ms: Option<u64>,
    online: Vec<bool>,
    effects: Vec<Effect>,
}

impl Room {
    /// A room for a table that was just made or loaded. The first effects come with the first input; send a
    /// [`Input::Tick`] to begin.
    #[must_use]
    pub fn new(table: Table, catalogue: Arc<dyn Catalogue>) -> Self {
        let online = vec![false; table.chairs.len()];
        Self {
            table,
            catalogue,
            listeners: BTreeMap::new(),
            history: History::default(),
            pending: None,
            reloading: false,
            queue: VecDeque::new(),
            minds: Minds::default(),
            making_next: false,
            retry_at_ms: None,
            online,
            effects: Vec::new(),
        }
    }

    /// Takes an input and says what is to be done.
    pub fn handle(&mut self, input: Input, now_ms: u64) -> Vec<Effect> {
        match input {
            Input::Stored(result) => self.stored(result, now_ms),
            Input::Reloaded(table) => self.reloaded(*table, now_ms),
            Input::Unwatch { client } => self.unwatch(client),
            Input::Watch { client, credential, since } if !self.reloading => {
                self.watch(client, credential, since, now_ms);
            }
            input if self.is_waiting() => self.enqueue(input),
            input => self.process(input, now_ms),
        }
        self.go_on(now_ms);
        std::mem::take(&mut self.effects)
    }

    fn process(&mut self, input: Input, now_ms: u64) {
        match input {
            Input::Command { client, credential, command_id, command } => {
                self.time_out_first(now_ms);
                if self.is_waiting() {
                    return self.enqueue(Input::Command { client, credential, command_id, command });
                }
                self.command(client, credential, command_id, &command, now_ms);
            }
            Input::Answer { thought, action } => self.answer(thought, &action, now_ms),
            Input::NextMade(made) => self.next_made(made, now_ms),
            Input::Watch { client, credential, since } => self.watch(client, credential, since, now_ms),
            Input::Unwatch { .. } | Input::Stored(_) | Input::Reloaded(_) | Input::Tick => {}
        }
    }

    /// Works off the queue and everything that is due, until something must be stored.
    fn go_on(&mut self, now_ms: u64) {
        while !self.is_waiting() {
            self.time_out_first(now_ms);
            if self.is_waiting() {
                return;
            }
            if self.table.start_due() {
                let entry = self.table.start_entry(now_ms);
                return self.append(entry, None);
            }
            match self.queue.pop_front() {
                Some(input) => self.process(input, now_ms),
                None => break,
            }
        }
        if !self.is_waiting() {
            self.make_next(now_ms);
            self.ask_bots();
        }
    }

    fn time_out_first(&mut self, now_ms: u64) {
        if let Some(entry) = self.table.time_out(self.catalogue.as_ref(), now_ms) {
            self.append(entry, None);
        }
    }

    fn make_next(&mut self, now_ms: u64) {
        let too_early = self.retry_at_ms.is_some_and(|at| now_ms < at);
        if self.making_next || too_early {
            return;
        }
        if let Some(next) = self.table.next_due() {
            self.making_next = true;
            self.effects.push(Effect::MakeNext(next));
        }
    }

    fn next_made(&mut self, made: bool, now_ms: u64) {
        self.making_next = false;
        let Some(next) = self.table.next_due() else { return };
        if made {
            let what = crate::What::NextMade { table: next.table };
            self.append(Entry::new(now_ms, what), None);
        } else {
            self.retry_at_ms = Some(now_ms + RETRY_MS);
        }
    }

    fn enqueue(&mut self, input: Input) {
        if self.queue.len() < MAX_QUEUE {
            self.queue.push_back(input);
        } else if let Input::Command { client, command_id, .. } = input {
            self.refuse(client, Some(&command_id), Refusal::new(Reason::Busy));
        }
    }

    fn is_waiting(&self) -> bool {
        self.pending.is_some() || self.reloading
    }

    /// When the room wants an [`Input::Tick`].
    #[must_use]
    pub fn wake_at_ms(&self) -> Option<u64> {
        let retry = self.retry_at_ms.filter(|_| self.table.next_due().is_some());
        self.table.deadline_ms().into_iter().chain(retry).min()
    }

    /// The table as it is stored.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whether nobody listens, nothing is under way and no clock runs, so that the room can be closed and opened
    /// again when somebody comes.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.listeners.is_empty()
            && !self.is_waiting()
            && self.minds.is_empty()
            && self.wake_at_ms().is_none()
    }
}
