//! A client as a careful program would be: keeps the newest state, sends again what was not answered, and watches anew
//! after a broken connection.

use std::collections::BTreeMap;

use protocol::{Manage, Phase, Reason, Stamp, TableState, ToClient, ToServer};
use table::ClientId;

use crate::{dice::Dice, plan::Plan};

/// How long a client waits for an answer before it asks again.
const PATIENCE_MS: u64 = 1500;

/// What became of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Sent,
    Done(Stamp),
    Refused(Reason),
}

/// A command and what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) table: String,
    pub(crate) message: ToServer,
    pub(crate) fate: Fate,
}

pub(crate) struct Client {
    pub(crate) number: usize,
    /// Number of the connection; a new one after each break.
    pub(crate) connection: ClientId,
    pub(crate) table: String,
    pub(crate) token: Option<String>,
    /// The tokens of all tables so far.
    pub(crate) tokens: BTreeMap<String, String>,
    pub(crate) state: Option<TableState>,
    pub(crate) sent: BTreeMap<String, Sent>,
    pending: Option<(String, u64)>,
    heard_ms: u64,
    unknown: bool,
    commands: u32,
}

impl Client {
    pub(crate) fn new(number: usize, table: &str, token: Option<String>) -> Self {
        Self {
            number,
            connection: ClientId(0),
            table: table.to_owned(),
            tokens: token.iter().map(|token| (table.to_owned(), token.clone())).collect(),
            token,
            state: None,
            sent: BTreeMap::new(),
            pending: None,
            heard_ms: 0,
            unknown: false,
            commands: 0,
        }
    }

    /// The first frame of a connection.
    pub(crate) fn watch(&mut self, now_ms: u64) -> ToServer {
        self.heard_ms = now_ms;
        let since = self.state.as_ref().map(|state| state.stamp);
        ToServer::Watch { table: self.table.clone(), token: self.token.clone(), since }
    }

    /// Takes a frame.
    pub(crate) fn hear(&mut self, message: ToClient, now_ms: u64) {
        self.heard_ms = now_ms;
        match message {
            ToClient::State { state, .. } if self.is_news(&state) => self.state = Some(*state),
            ToClient::Done { command_id, stamp, .. } => self.settle(&command_id, Fate::Done(stamp)),
            ToClient::Seated { command_id, .. } => self.settle(&command_id, Fate::Done(Stamp::default())),
            ToClient::Refused { command_id: Some(command_id), refusal, .. } => {
                let again = matches!(refusal.reason, Reason::Unavailable | Reason::Busy);
                if !again {
                    self.settle(&command_id, Fate::Refused(refusal.reason));
                }
                // The server does not know us: the frame that shows the token was lost.
                self.unknown |= refusal.reason == Reason::NotSeated;
            }
            _ => {}
        }
    }

    fn is_news(&self, state: &TableState) -> bool {
        state.table == self.table && self.state.as_ref().is_none_or(|old| old.stamp <= state.stamp)
    }

    fn settle(&mut self, command_id: &str, fate: Fate) {
        if self.pending.as_ref().is_some_and(|(pending, _)| pending == command_id) {
            self.pending = None;
        }
        if let Some(sent) = self.sent.get_mut(command_id) {
            match (&sent.fate, &fate) {
                // A resend of what was done is never refused, unless it overtook the frame that shows the token.
                (Fate::Done(_), Fate::Refused(reason)) if *reason != Reason::NotSeated => {
                    panic!("{command_id} was done and then refused: {reason:?}")
                }
                (Fate::Done(_), _) => {}
                _ => sent.fate = fate,
            }
        }
    }

    /// What the client sends now, if anything.
    pub(crate) fn think(&mut self, dice: &mut Dice, plan: &Plan, calm: bool, now_ms: u64) -> Vec<ToServer> {
        if let Some((command_id, at_ms)) = self.pending.clone() {
            if now_ms < at_ms + PATIENCE_MS {
                return Vec::new();
            }
            self.pending = Some((command_id.clone(), now_ms));
            return vec![self.watch(now_ms), self.sent[&command_id].message.clone()];
        }
        if self.unknown || now_ms > self.heard_ms + 4 * PATIENCE_MS {
            self.unknown = false;
            return vec![self.watch(now_ms)];
        }
        if !calm && dice.happens(30) && !self.sent.is_empty() {
            // An old frame comes up again, as from a proxy that repeats a request.
            let keys: Vec<&String> = self.sent.keys().collect();
            return vec![self.sent[*dice.pick(&keys)].message.clone()];
        }
        if !calm && dice.happens(plan.nonsense) {
            return vec![self.nonsense(dice, now_ms)];
        }
        self.step(dice, calm, now_ms).into_iter().collect()
    }

    fn step(&mut self, dice: &mut Dice, calm: bool, now_ms: u64) -> Option<ToServer> {
        let state = self.state.clone()?;
        let table = self.table.clone();
        state.you.seat?;
        if state.phase == Phase::Lobby && !state.seats[usize::from(state.you.seat?)].ready {
            let bytes = Some(format!("{:02x}", self.number));
            return Some(self.command(now_ms, |command_id| ToServer::Manage {
                table,
                command_id,
                command: Manage::Ready { bytes },
            }));
        }
        let game = state.game.filter(|_| state.phase == Phase::Playing)?;
        if game.draft.is_some() && dice.happens(if calm { 0 } else { 250 }) {
            return Some(self.command(now_ms, |command_id| ToServer::Undo { table, command_id }));
        }
        if game.legal.is_empty() || (!calm && dice.happens(2)) {
            let resign = dice.happens(if calm { 0 } else { 3 });
            return resign.then(|| {
                self.command(now_ms, |command_id| ToServer::Manage {
                    table,
                    command_id,
                    command: Manage::Resign,
                })
            });
        }
        let action = dice.pick(&game.legal).text.clone();
        let seen_draft = dice.happens(500).then_some(state.stamp.draft);
        let seen_version = state.stamp.version;
        Some(self.command(now_ms, |command_id| ToServer::Act {
            table,
            command_id,
            seen_version,
            seen_draft,
            action,
        }))
    }

    /// Something that must be refused, or at least do no harm.
    fn nonsense(&mut self, dice: &mut Dice, now_ms: u64) -> ToServer {
        let table = self.table.clone();
        let seen_version = u64::from(dice.below(40));
        let actions = ["pass", "dive", "look", "note 1", "choose pearl-007", "", "x y z"];
        let action = (*dice.pick(&actions)).to_owned();
        match dice.below(5) {
            0 => self.command(now_ms, |command_id| ToServer::Undo { table, command_id }),
            1 => self.command(now_ms, |command_id| ToServer::Manage {
                table,
                command_id,
                command: Manage::Here,
            }),
            2 => ToServer::Unwatch { table: "nowhere".to_owned() },
            _ => self.command(now_ms, |command_id| ToServer::Act {
                table,
                command_id,
                seen_version,
                seen_draft: None,
                action,
            }),
        }
    }

    fn command(&mut self, now_ms: u64, make: impl FnOnce(String) -> ToServer) -> ToServer {
        self.commands += 1;
        let command_id = format!("{}-{}", self.number, self.commands);
        let message = make(command_id.clone());
        let sent = Sent { table: self.table.clone(), message: message.clone(), fate: Fate::Sent };
        self.sent.insert(command_id.clone(), sent);
        self.pending = Some((command_id, now_ms));
        message
    }

    /// Goes over to the next table with a new token.
    pub(crate) fn follow(&mut self, next: &str, now_ms: u64) -> Option<ToServer> {
        let old_token = self.token.clone()?;
        let token = format!("{old_token}-next");
        self.table = next.to_owned();
        self.state = None;
        self.token = Some(token.clone());
        self.tokens.insert(next.to_owned(), token.clone());
        let command = Manage::Follow { old_token, token: Some(token) };
        Some(self.command(now_ms, |command_id| ToServer::Manage {
            table: next.to_owned(),
            command_id,
            command,
        }))
    }

    /// Whether the client knows that its game is over and waits for nothing.
    pub(crate) fn is_content(&self) -> bool {
        let over = self.state.as_ref().is_some_and(|state| state.phase == Phase::Over);
        over && self.pending.is_none()
    }

    pub(crate) fn situation(&self) -> String {
        let state = self.state.as_ref();
        let seen = state.map(|state| {
            (state.phase, state.stamp, state.you.seat, state.game.as_ref().map(|game| game.legal.len()))
        });
        let last = self.pending.as_ref().map(|(id, at)| (at, &self.sent[id]));
        format!("client {} at {}: {seen:?}, waits for {last:?}", self.number, self.table)
    }
}
