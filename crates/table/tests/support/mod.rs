//! A room with a log in memory that never fails, and clients whose inboxes can be read.
#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "this is test code, and every test file uses its own part of it"
)]

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use bots::Cancel;
use game_core::Seat;
use protocol::{Clock, Reason, Settings, TableState, ToClient, Visibility};
use serde_json::{Value, json};
use table::{
    Catalogue as _, ClientId, Command, Creation, Credential, DraftBody, Effect, Entry, Input, NextTable,
    Person, PlannedSeat, Room, Table, Thought, TokenHash, create, fair::Seed, fixture::PearlShelf,
};

/// Everything a test of one table needs.
pub(crate) struct Desk {
    pub(crate) room: Room,
    pub(crate) log: Vec<Entry>,
    pub(crate) drafts: BTreeMap<Seat, DraftBody>,
    pub(crate) inboxes: BTreeMap<u64, Vec<ToClient>>,
    pub(crate) now_ms: u64,
    pub(crate) next: Option<NextTable>,
    pub(crate) finished: u32,
    /// Whether bots answer at once; if not, what they are asked is kept, and so is what the room complains of.
    pub(crate) bots_play: bool,
    pub(crate) thoughts: Vec<Thought>,
    pub(crate) complaints: Vec<&'static str>,
    commands: u64,
}

pub(crate) fn settings(options: &str) -> Settings {
    Settings {
        game: "pearls".to_owned(),
        options: options.to_owned(),
        clock: Clock::None,
        visibility: Visibility::Open,
        memory_aid: false,
        rated: false,
        mirror: false,
    }
}

/// The token of the person in a seat.
pub(crate) fn token(seat: usize) -> String {
    format!("token-of-seat-{seat}-0123456789")
}

pub(crate) fn person(seat: usize) -> PlannedSeat {
    let person = Person {
        name: format!("Player {seat}"),
        account: None,
        kept: false,
        token: Some(TokenHash::of(&token(seat))),
        heir_of: None,
    };
    PlannedSeat::Person { person, ready: true, bytes: String::new() }
}

pub(crate) fn bot(level: &str) -> PlannedSeat {
    PlannedSeat::Bot { level: level.to_owned() }
}

pub(crate) fn creation(settings: Settings, seats: Vec<PlannedSeat>) -> Creation {
    Creation {
        settings,
        seats,
        host: Some(TokenHash::of(&token(0))),
        seed: Seed::new([9; 32]),
        follows: None,
    }
}

impl Desk {
    /// A table with these seats.
    pub(crate) fn new(settings: Settings, seats: Vec<PlannedSeat>) -> Self {
        Self::of(&creation(settings, seats), "desk")
    }

    /// A table of persons who are all ready, so that the game has begun.
    pub(crate) fn playing(options: &str) -> Self {
        let seats = PearlShelf.start("pearls", options).unwrap().seats();
        Self::new(settings(options), (0..seats).map(person).collect())
    }

    pub(crate) fn of(creation: &Creation, id: &str) -> Self {
        let now_ms = 1_000_000;
        let first = create(creation, &PearlShelf, now_ms).unwrap();
        let table = Table::open(id, &first, &PearlShelf).unwrap();
        let mut desk = Self {
            room: Room::new(table, Arc::new(PearlShelf)),
            log: vec![first],
            drafts: BTreeMap::new(),
            inboxes: BTreeMap::new(),
            now_ms,
            next: None,
            finished: 0,
            bots_play: true,
            thoughts: Vec::new(),
            complaints: Vec::new(),
            commands: 0,
        };
        desk.tell(Input::Tick);
        desk
    }

    /// The same table after a crash: everything but the log and the stored drafts is gone.
    pub(crate) fn crash(&mut self) {
        self.room = Room::new(self.loaded(), Arc::new(PearlShelf));
        self.inboxes.clear();
        self.tell(Input::Tick);
    }

    pub(crate) fn loaded(&self) -> Table {
        // What is stored is text; it must survive being written and read.
        let texts: Vec<String> = self.log.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let log: Vec<Entry> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        let mut table = Table::replay(self.room.table().id(), &log, &PearlShelf).unwrap();
        for (seat, body) in &self.drafts {
            table.restore_draft(*seat, body.clone());
        }
        table
    }

    pub(crate) fn tell(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.room.handle(input, self.now_ms) {
                inputs.extend(self.carry_out(effect));
            }
        }
    }

    fn carry_out(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Append { version, entry } => {
                assert_eq!(version as usize, self.log.len() + 1);
                if let table::What::Played { seat, .. } = entry.what {
                    self.drafts.remove(&Seat::new(seat).unwrap());
                }
                self.log.push(entry);
                Some(Input::Stored(Ok(())))
            }
            Effect::SaveDraft { seat, body } => {
                self.drafts.insert(seat, body);
                Some(Input::Stored(Ok(())))
            }
            Effect::Reload => panic!("the store never fails here"),
            Effect::Send { clients, text } => {
                for client in clients {
                    self.inboxes.entry(client.0).or_default().push(serde_json::from_str(&text).unwrap());
                }
                None
            }
            Effect::Think { thought, level, seed, question } if self.bots_play => {
                let action = question.answer(&level, seed, thought.decision, &Cancel::default()).unwrap();
                Some(Input::Answer { thought, action })
            }
            Effect::Think { thought, .. } => {
                self.thoughts.push(thought);
                None
            }
            Effect::MakeNext(next) => {
                self.next = Some(next);
                Some(Input::NextMade(true))
            }
            Effect::Finished => {
                self.finished += 1;
                None
            }
            Effect::Complain(words) => {
                assert!(!self.bots_play, "{words}");
                self.complaints.push(words);
                None
            }
        }
    }

    /// Lets a client listen; by convention client n shows the token of seat n, and clients from 100 on show none.
    pub(crate) fn watch(&mut self, client: u64) -> TableState {
        let credential = credential(client);
        self.tell(Input::Watch { client: ClientId(client), credential, since: None });
        self.state(client)
    }

    /// The last state a client was sent.
    pub(crate) fn state(&self, client: u64) -> TableState {
        let states = self.inboxes[&client].iter().rev();
        let state = states.filter_map(|message| match message {
            ToClient::State { state, .. } => Some((**state).clone()),
            _ => None,
        });
        state.into_iter().next().unwrap()
    }

    /// All frames of a client since the last call.
    pub(crate) fn read(&mut self, client: u64) -> Vec<ToClient> {
        std::mem::take(self.inboxes.entry(client).or_default())
    }

    /// All events a client was told since the last call.
    pub(crate) fn read_events(&mut self, client: u64) -> Vec<Value> {
        let frames = self.read(client).into_iter();
        frames
            .flat_map(|message| match message {
                ToClient::State { events, .. } => events,
                _ => Vec::new(),
            })
            .collect()
    }

    pub(crate) fn command(&mut self, client: u64, command_id: &str, command: Command) -> ToClient {
        let before = self.inboxes.entry(client).or_default().len();
        let (id, command_id) = (ClientId(client), command_id.to_owned());
        self.tell(Input::Command { client: id, credential: credential(client), command_id, command });
        let answer = self.inboxes[&client][before..].iter().find(|message| {
            matches!(message, ToClient::Done { .. } | ToClient::Refused { .. } | ToClient::Seated { .. })
        });
        answer.unwrap().clone()
    }

    pub(crate) fn act(&mut self, client: u64, action: &str) -> ToClient {
        self.commands += 1;
        let command_id = format!("auto-{}", self.commands);
        let seen_version = self.room.table().version();
        self.command(
            client,
            &command_id,
            Command::Act { seen_version, seen_draft: None, action: action.to_owned() },
        )
    }

    pub(crate) fn undo(&mut self, client: u64) -> ToClient {
        self.commands += 1;
        let command_id = format!("auto-{}", self.commands);
        self.command(client, &command_id, Command::Undo)
    }

    pub(crate) fn manage(&mut self, client: u64, command: Value) -> ToClient {
        self.commands += 1;
        let command_id = format!("auto-{}", self.commands);
        self.command(client, &command_id, manage(command))
    }

    pub(crate) fn version(&self) -> u64 {
        self.room.table().version()
    }

    /// The seats that are asked.
    pub(crate) fn asked(&self) -> Vec<usize> {
        self.room.table().asked().iter().map(Seat::index).collect()
    }

    pub(crate) fn legal(&self, seat: usize) -> Vec<String> {
        let game = self.room.table().game().unwrap();
        game.legal(Seat::at(seat)).into_iter().map(|legal| legal.text).collect()
    }

    /// Plays first legal steps for persons until the game is over.
    pub(crate) fn play_to_the_end(&mut self) {
        for _ in 0..500 {
            let Some(seat) = self.asked().first().copied() else { return };
            let action = self.legal(seat)[0].clone();
            assert!(is_done(&self.act(seat as u64, &action)));
        }
        panic!("the game does not end");
    }
}

pub(crate) fn manage(command: Value) -> Command {
    Command::Manage { command: serde_json::from_value(command).unwrap(), account_name: None }
}

pub(crate) fn credential(client: u64) -> Credential {
    if client < 100 { Credential::token(&token(client as usize)) } else { Credential::default() }
}

pub(crate) fn is_done(message: &ToClient) -> bool {
    matches!(message, ToClient::Done { .. })
}

pub(crate) fn reason(message: &ToClient) -> Option<Reason> {
    match message {
        ToClient::Refused { refusal, .. } => Some(refusal.reason),
        _ => None,
    }
}

pub(crate) fn sit(name: &str, seat: Option<u8>, token: &str) -> Value {
    match seat {
        Some(seat) => json!({"do": "sit", "name": name, "seat": seat, "token": token}),
        None => json!({"do": "sit", "name": name, "token": token}),
    }
}
