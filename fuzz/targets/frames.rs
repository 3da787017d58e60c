//! Any frames from two players and a stranger at a real table: none may make it panic, disagree with its log or stop
//! answering.
//!
//! The first byte chooses the game. Every line after it is said by somebody: `0` and `1` are the players, everything
//! else is a stranger. What follows on the line is a frame, or one byte, which stands for a legal move: so the fuzzer
//! gets deep into games, too.
#![no_main]

use std::{collections::VecDeque, sync::Arc};

use libfuzzer_sys::fuzz_target;
use protocol::{Clock, Settings, TableState, ToClient, ToServer, Visibility};
use table::{
    ClientId, Command, Creation, Credential, Effect, Entry, Input, Person, PlannedSeat, Registry, Room, Table,
    TokenHash, create, fair::Seed,
};

const MOST_LINES: usize = 200;

fuzz_target!(|bytes: &[u8]| {
    let Some((game, lines)) = bytes.split_first() else { return };
    let mut desk = Desk::new(if game % 2 == 0 { "kelp" } else { "salt-paper" });
    for line in lines.split(|byte| *byte == b'\n').take(MOST_LINES) {
        let Some((who, said)) = line.split_first() else { continue };
        let client = u64::from(who.saturating_sub(b'0').min(2));
        match said {
            [number] => desk.play(client, usize::from(*number)),
            frame => desk.hear(client, frame),
        }
        desk.now_ms += 1000;
        desk.tell(Input::Tick);
    }
    desk.check();
});

/// A table with a log that never fails.
struct Desk {
    room: Room,
    log: Vec<Entry>,
    /// The last state each client was sent.
    states: [Option<Box<TableState>>; 3],
    now_ms: u64,
    commands: u64,
}

fn token(client: u64) -> Option<TokenHash> {
    (client < 2).then(|| TokenHash::of(&format!("token-of-seat-{client}-0123456789")))
}

fn credential(client: u64) -> Credential {
    Credential { token: token(client), account: None }
}

impl Desk {
    fn new(game: &str) -> Self {
        let settings = Settings {
            game: game.to_owned(),
            options: String::new(),
            clock: Clock::None,
            visibility: Visibility::Open,
            memory_aid: true,
            rated: false,
            mirror: false,
        };
        let person = |seat: u64| {
            let token = token(seat);
            let name = format!("Player {seat}");
            let person = Person { name, account: None, kept: false, token, heir_of: None };
            PlannedSeat::Person { person, ready: true, bytes: String::new() }
        };
        let creation = Creation {
            settings,
            seats: vec![person(0), person(1)],
            host: token(0),
            seed: Seed::new([9; 32]),
            follows: None,
        };
        let now_ms = 1_000_000;
        let first = create(&creation, &Registry, now_ms).expect("both games can be played by two");
        let table = Table::open("desk", &first, &Registry).expect("a new table opens");
        let room = Room::new(table, Arc::new(Registry));
        let mut desk = Self { room, log: vec![first], states: [const { None }; 3], now_ms, commands: 0 };
        desk.tell(Input::Tick);
        for client in 0..3 {
            desk.watch(client);
        }
        desk
    }

    fn watch(&mut self, client: u64) {
        self.tell(Input::Watch { client: ClientId(client), credential: credential(client), since: None });
    }

    fn tell(&mut self, input: Input) {
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
                assert_eq!(version as usize, self.log.len() + 1, "versions follow one another");
                self.log.push(entry);
                Some(Input::Stored(Ok(())))
            }
            Effect::SaveDraft { .. } => Some(Input::Stored(Ok(()))),
            Effect::MakeNext(_) => Some(Input::NextMade(true)),
            Effect::Send { clients, text } => {
                if let Ok(ToClient::State { state, .. }) = serde_json::from_str(&text) {
                    for client in clients {
                        self.states[client.0 as usize] = Some(state.clone());
                    }
                }
                None
            }
            // A bot that took over a seat thinks for ever: the people go on.
            Effect::Think { .. } | Effect::Finished => None,
            Effect::Reload => panic!("the store never fails here"),
            Effect::Complain(words) => panic!("{words}"),
        }
    }

    /// What the server makes of a frame.
    fn hear(&mut self, client: u64, frame: &[u8]) {
        let Ok(frame) = serde_json::from_slice::<ToServer>(frame) else { return };
        let (command_id, command) = match frame {
            ToServer::Act { command_id, seen_version, seen_draft, action, .. } => {
                (command_id, Command::Act { seen_version, seen_draft, action })
            }
            ToServer::Undo { command_id, .. } => (command_id, Command::Undo),
            ToServer::Manage { command_id, command, .. } => {
                (command_id, Command::Manage { command, account_name: None })
            }
            ToServer::Watch { since, .. } => {
                let credential = credential(client);
                return self.tell(Input::Watch { client: ClientId(client), credential, since });
            }
            ToServer::Unwatch { .. } => return self.tell(Input::Unwatch { client: ClientId(client) }),
            ToServer::Ping { .. } => return,
        };
        self.command(client, command_id, command);
    }

    /// One of the legal moves a client was shown.
    fn play(&mut self, client: u64, number: usize) {
        let Some(state) = &self.states[client as usize] else { return };
        let Some(game) = state.game.as_ref().filter(|game| !game.legal.is_empty()) else { return };
        let action = game.legal[number % game.legal.len()].text.clone();
        let command =
            Command::Act { seen_version: state.stamp.version, seen_draft: Some(state.stamp.draft), action };
        self.commands += 1;
        self.command(client, format!("fuzz-{}", self.commands), command);
    }

    fn command(&mut self, client: u64, command_id: String, command: Command) {
        let credential = credential(client);
        self.tell(Input::Command { client: ClientId(client), credential, command_id, command });
    }

    /// The log alone gives the same table, and whoever comes now is shown it.
    fn check(&mut self) {
        let replayed = Table::replay("desk", &self.log, &Registry).expect("the log can be replayed");
        assert_eq!(replayed.version(), self.room.table().version());
        for client in 0..3 {
            self.tell(Input::Unwatch { client: ClientId(client) });
            self.states[client as usize] = None;
            self.watch(client);
            let state = self.states[client as usize].as_ref().expect("whoever comes is shown the table");
            assert_eq!(state.stamp.version, self.log.len() as u64);
        }
    }
}
