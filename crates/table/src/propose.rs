//! From a command to the next entry of the log, or a refusal. Nothing changes here.

use game_core::Seat;
use protocol::{Phase, Reason, Refusal};

use crate::{Catalogue, CommandKey, Credential, Entry, Table, draft::Draft, valid_command_id};

/// Who gives a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Their seat.
    pub seat: Option<Seat>,
    /// Whether they made the table.
    pub host: bool,
    /// What they showed.
    pub credential: Credential,
}

/// What somebody wants to be done. Tokens are here in the clear; the log has only their hashes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A step of the game.
    Act {
        /// The version the player saw.
        seen_version: u64,
        /// The draft the player saw.
        seen_draft: Option<u64>,
        /// The step's text.
        action: String,
    },
    /// Take a step back.
    Undo,
    /// Everything else; `kept` is the kept name of the account that asks, if it has one.
    Manage {
        /// What to do.
        command: protocol::Manage,
        /// The account's name, and whether it is kept by a passphrase.
        account_name: Option<(String, bool)>,
    },
}

/// What a command comes to.
pub enum Proposal {
    /// It was done before.
    Done,
    /// This entry is to be stored.
    Entry(Box<Entry>),
    /// This draft is to be stored.
    Draft(Seat, Box<DraftChange>),
}

/// A changed draft. It is opaque: only the table it belongs to can take it.
pub struct DraftChange(pub(crate) Draft);

/// The circumstances of a proposal.
pub(crate) struct Context<'a> {
    pub(crate) actor: &'a Actor,
    pub(crate) key: CommandKey,
    pub(crate) catalogue: &'a dyn Catalogue,
    pub(crate) now_ms: u64,
}

impl Table {
    /// What `command` of `actor` comes to.
    ///
    /// # Errors
    /// With the reason why it is not to be done.
    pub fn propose(
        &self,
        actor: &Actor,
        command_id: &str,
        command: &Command,
        catalogue: &dyn Catalogue,
        now_ms: u64,
    ) -> Result<Proposal, Refusal> {
        if !valid_command_id(command_id) {
            return Err(Refusal::with(
                Reason::Malformed,
                "a command id has 1 to 40 visible ASCII characters",
            ));
        }
        let key = self.key_of(actor, command_id, command);
        if self.has_done(&key) {
            return Ok(Proposal::Done);
        }
        let context = Context { actor, key, catalogue, now_ms };
        match command {
            Command::Act { seen_version, seen_draft, action } => {
                self.propose_act(&context, *seen_version, *seen_draft, action)
            }
            Command::Undo => self.propose_undo(&context),
            Command::Manage { command, account_name } => {
                self.propose_manage(&context, command, account_name.as_ref())
            }
        }
    }

    /// Commands that bring a new token are kept apart by that token, all others by what the client showed.
    fn key_of(&self, actor: &Actor, command_id: &str, command: &Command) -> CommandKey {
        let by = match command {
            Command::Manage {
                command:
                    protocol::Manage::Sit { token: Some(token), .. }
                    | protocol::Manage::Follow { token: Some(token), .. },
                ..
            } => Credential::token(token).scope(),
            _ => actor.credential.scope(),
        };
        CommandKey { by, id: command_id.to_owned() }
    }

    fn has_done(&self, key: &CommandKey) -> bool {
        let drafted =
            |draft: &Option<Draft>| draft.as_ref().is_some_and(|draft| draft.body.commands.contains(key));
        self.commands.contains(key) || self.play.as_ref().is_some_and(|play| play.drafts.iter().any(drafted))
    }

    pub(crate) fn need_phase(&self, phase: Phase) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(Reason::WrongPhase.into()) }
    }

    pub(crate) fn need_seat(&self, number: u8) -> Result<Seat, Refusal> {
        Seat::new(number).filter(|seat| seat.index() < self.chairs.len()).ok_or(Reason::NoSuchSeat.into())
    }
}

impl Actor {
    pub(crate) fn need_seat(&self) -> Result<Seat, Refusal> {
        self.seat.ok_or(Reason::NotSeated.into())
    }

    pub(crate) fn need_host(&self) -> Result<(), Refusal> {
        if self.host { Ok(()) } else { Err(Reason::NotHost.into()) }
    }
}
