//! One run: imagined time, things that happen, and faults.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, BinaryHeap},
};

use bots::Cancel;
use protocol::{Phase, ToClient, ToServer};
use table::{
    ClientId, Creation, Effect, Input, Person, PlannedSeat, StoreFailure, Thought, TokenHash, create,
    fair::Seed, fixture::PearlShelf,
};

use crate::{checks, client::Client, dice::Dice, disk::Disk, knowledge::Knowledge, node::Node, plan::Plan};

/// The most things that may happen in a run; a game that is not over by then is stuck.
const MOST: u32 = 60_000;
const FIRST: &str = "first";

/// What a run came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Things that happened.
    pub happenings: u32,
    /// Crashes.
    pub crashes: u32,
    /// Writes that failed.
    pub store_faults: u32,
    /// Frames that were sent to clients and looked through.
    pub frames: u64,
    /// Commands that were acknowledged.
    pub acknowledged: u64,
    /// Entries in all logs.
    pub entries: u64,
    /// Games that came to their end.
    pub games: u32,
}

/// Things that happen, each at its time.
enum Happening {
    ToServer { connection: ClientId, text: String },
    ToClient { connection: ClientId, text: String },
    Stored { table: String, epoch: u32, result: Result<(), StoreFailure> },
    Loaded { table: String, epoch: u32 },
    Answer { table: String, epoch: u32, thought: Thought, action: String },
    NextMade { table: String, epoch: u32, made: bool },
    Think { client: usize },
    Tick { table: String },
}

pub(crate) struct World {
    pub(crate) plan: Plan,
    dice: Dice,
    now_ms: u64,
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    happenings: BTreeMap<u64, Happening>,
    sequence: u64,
    pub(crate) disk: Disk,
    node: Node,
    /// Counts restarts; what was under way before one is gone.
    epoch: u32,
    connections: u64,
    pub(crate) clients: Vec<Client>,
    pub(crate) knowledge: BTreeMap<String, Knowledge>,
    seeds: BTreeMap<String, String>,
    pub(crate) report: Report,
}

/// Plays the system of this seed to its end.
///
/// # Panics
/// If something broke that must not break; the message tells what.
#[must_use]
pub fn run(seed: u64) -> Report {
    let mut world = World::new(seed);
    while world.report.happenings < MOST {
        if world.step() {
            break;
        }
    }
    assert!(world.report.happenings < MOST, "seed {seed}: the game is stuck: {}", world.situation());
    checks::at_the_end(&mut world);
    world.report
}

impl World {
    fn new(seed: u64) -> Self {
        let plan = Plan::of(seed);
        let mut world = Self {
            dice: Dice::new(seed),
            now_ms: 1_000_000,
            queue: BinaryHeap::new(),
            happenings: BTreeMap::new(),
            sequence: 0,
            disk: Disk::default(),
            node: Node::default(),
            epoch: 0,
            connections: 0,
            clients: Vec::new(),
            knowledge: BTreeMap::new(),
            seeds: BTreeMap::new(),
            report: Report::default(),
            plan,
        };
        let creation = world.creation();
        world.make_table(FIRST, &creation);
        let persons = world.plan.seats - world.plan.bots;
        for number in 0..persons + world.plan.spectators {
            let token = (number < persons).then(|| token(number));
            world.clients.push(Client::new(number, FIRST, token));
            world.connect(number);
            world.later(50, Happening::Think { client: number });
        }
        world
    }

    fn creation(&self) -> Creation {
        let persons = self.plan.seats - self.plan.bots;
        let seat = |number: usize| {
            if number >= persons {
                return PlannedSeat::Bot { level: "random".to_owned() };
            }
            let token = Some(TokenHash::of(&token(number)));
            let person =
                Person { name: format!("P{number}"), account: None, kept: false, token, heir_of: None };
            PlannedSeat::Person { person, ready: false, bytes: String::new() }
        };
        Creation {
            settings: self.plan.settings.clone(),
            seats: (0..self.plan.seats).map(seat).collect(),
            host: None,
            seed: Seed::new([0; 32]),
            follows: None,
        }
    }

    fn make_table(&mut self, name: &str, creation: &Creation) {
        let seed = std::array::from_fn(|_| self.dice.below(256) as u8);
        let creation = Creation { seed: Seed::new(seed), ..creation.clone() };
        let entry = create(&creation, &PearlShelf, self.now_ms).expect("the plan can be played");
        if self.disk.append(name, 1, &entry) {
            let rounds = self.plan.settings.options.bytes().last().map_or(1, |digit| u32::from(digit - b'0'));
            self.knowledge.insert(name.to_owned(), Knowledge::new(name, &entry, self.plan.seats, rounds));
            self.seeds.insert(name.to_owned(), Seed::new(seed).reveal());
        }
    }

    fn calm(&self) -> bool {
        self.report.happenings > self.plan.calm_after
    }

    fn later(&mut self, delay_ms: u64, happening: Happening) {
        self.sequence += 1;
        self.queue.push(Reverse((self.now_ms + delay_ms, self.sequence)));
        self.happenings.insert(self.sequence, happening);
    }

    /// Lets the next thing happen; `true` when everybody is content.
    fn step(&mut self) -> bool {
        let Some(Reverse((at_ms, sequence))) = self.queue.pop() else { return true };
        self.now_ms = self.now_ms.max(at_ms);
        self.report.happenings += 1;
        let happening = self.happenings.remove(&sequence).expect("what is queued is there");
        self.happen(happening);
        if !self.calm() {
            self.faults();
        }
        let content = self.clients.iter().all(|client| client.token.is_none() || client.is_content());
        content && self.calm() && self.pending_next().is_none()
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::ToServer { connection, text } => self.server_hears(connection, &text),
            Happening::ToClient { connection, text } => self.client_hears(connection, &text),
            Happening::Stored { table, epoch, result } => self.tell(&table, epoch, Input::Stored(result)),
            Happening::Loaded { table, epoch } => {
                if let Some(loaded) = self.disk.load(&table) {
                    self.tell(&table, epoch, Input::Reloaded(Box::new(loaded)));
                }
            }
            Happening::Answer { table, epoch, thought, action } => {
                self.tell(&table, epoch, Input::Answer { thought, action });
            }
            Happening::NextMade { table, epoch, made } => self.tell(&table, epoch, Input::NextMade(made)),
            Happening::Tick { table } => self.tell(&table, self.epoch, Input::Tick),
            Happening::Think { client } => self.client_thinks(client),
        }
    }

    fn faults(&mut self) {
        if self.dice.happens(self.plan.crashes) {
            self.crash();
        }
        if self.dice.happens(self.plan.breaks) {
            let client = self.dice.below(self.clients.len() as u32) as usize;
            self.disconnect(client);
            self.connect(client);
        }
    }

    /// The server is gone and comes back; everybody connects again.
    fn crash(&mut self) {
        self.report.crashes += 1;
        self.epoch += 1;
        self.node = Node::default();
        self.now_ms += u64::from(self.dice.below(2000));
        for client in 0..self.clients.len() {
            self.connect(client);
        }
    }

    fn connect(&mut self, client: usize) {
        self.connections += 1;
        self.clients[client].connection = ClientId(self.connections);
        let watch = self.clients[client].watch(self.now_ms);
        self.send_to_server(client, &watch);
    }

    fn disconnect(&mut self, client: usize) {
        let connection = self.clients[client].connection;
        let tables: Vec<String> = self.node.rooms.keys().cloned().collect();
        for table in tables {
            self.tell(&table, self.epoch, Input::Unwatch { client: connection });
        }
    }

    fn send_to_server(&mut self, client: usize, message: &ToServer) {
        let text = serde_json::to_string(message).expect("messages are plain values");
        let connection = self.clients[client].connection;
        self.carry(|| Happening::ToServer { connection, text: text.clone() });
    }

    /// Carries a message over a bad network.
    fn carry(&mut self, message: impl Fn() -> Happening) {
        let (lost, doubled) = if self.calm() { (0, 0) } else { (self.plan.lost, self.plan.doubled) };
        if self.dice.happens(lost) {
            return;
        }
        let copies = if self.dice.happens(doubled) { 2 } else { 1 };
        for _ in 0..copies {
            let delay_ms = u64::from(self.dice.between(1, self.plan.delay_ms));
            self.later(delay_ms, message());
        }
    }

    fn server_hears(&mut self, connection: ClientId, text: &str) {
        // What was sent over a connection that no longer exists is lost.
        if !self.clients.iter().any(|client| client.connection == connection) {
            return;
        }
        if let Some((table, input)) = self.node.read(connection, text) {
            self.tell(&table, self.epoch, input);
        }
    }

    fn client_hears(&mut self, connection: ClientId, text: &str) {
        let now_ms = self.now_ms;
        if let Some(client) = self.clients.iter_mut().find(|client| client.connection == connection) {
            client.hear(serde_json::from_str(text).expect("the server speaks the protocol"), now_ms);
        }
    }

    fn client_thinks(&mut self, client: usize) {
        let calm = self.calm();
        let next = self.pending_next().filter(|(who, _)| *who == client);
        if let Some((_, table)) = next {
            let now_ms = self.now_ms;
            let follow = self.clients[client].follow(&table, now_ms);
            let watch = self.clients[client].watch(now_ms);
            for message in std::iter::once(watch).chain(follow) {
                self.send_to_server(client, &message);
            }
        } else {
            let messages = self.clients[client].think(&mut self.dice, &self.plan, calm, self.now_ms);
            for message in messages {
                self.send_to_server(client, &message);
            }
        }
        let pause = u64::from(self.dice.between(10, 300));
        self.later(pause, Happening::Think { client });
    }

    /// A seated client whose mirror match goes on at another table.
    fn pending_next(&self) -> Option<(usize, String)> {
        self.clients.iter().find_map(|client| {
            let state = client.state.as_ref()?;
            let mirror = state.mirror.as_ref().filter(|mirror| mirror.number == 1 && client.is_content())?;
            state.you.seat?;
            Some((client.number, mirror.other.clone()?))
        })
    }

    /// Tells a room something and sets in motion what follows.
    fn tell(&mut self, table: &str, epoch: u32, input: Input) {
        if epoch != self.epoch {
            return;
        }
        let now_ms = self.now_ms;
        let fresh = !self.node.rooms.contains_key(table);
        let Some(room) = self.node.room(&self.disk, table) else { return };
        let mut effects = if fresh { room.handle(Input::Tick, now_ms) } else { Vec::new() };
        effects.extend(room.handle(input, now_ms));
        let wake = room.wake_at_ms();
        for effect in effects {
            self.carry_out(table, effect);
        }
        if let Some(at_ms) = wake {
            self.later(at_ms.saturating_sub(now_ms) + 1, Happening::Tick { table: table.to_owned() });
        }
    }

    fn carry_out(&mut self, table: &str, effect: Effect) {
        let (name, epoch) = (table.to_owned(), self.epoch);
        let delay_ms = u64::from(self.dice.between(1, 40));
        match effect {
            Effect::Append { version, entry } => {
                let result = self.store(|disk| disk.append(table, version, &entry));
                self.later(delay_ms, Happening::Stored { table: name, epoch, result });
            }
            Effect::SaveDraft { seat, body } => {
                let result = self.store(|disk| {
                    disk.save_draft(table, seat, &body);
                    true
                });
                self.later(delay_ms, Happening::Stored { table: name, epoch, result });
            }
            Effect::Reload => self.later(delay_ms, Happening::Loaded { table: name, epoch }),
            Effect::Send { clients, text } => self.deliver(table, &clients, &text),
            Effect::Think { thought, level, seed, question } => {
                let action = question.answer(&level, seed, thought.decision, &Cancel::default());
                let action = action.expect("the bot exists");
                self.later(delay_ms, Happening::Answer { table: name, epoch, thought, action });
            }
            Effect::MakeNext(next) => {
                let made = self.calm() || !self.dice.happens(self.plan.store_faults);
                if made {
                    self.make_table(&next.table, &next.creation(Seed::new([0; 32])));
                }
                self.later(delay_ms, Happening::NextMade { table: name, epoch, made });
            }
            Effect::Finished => {}
            Effect::Complain(words) => panic!("{words}"),
        }
    }

    /// Writes to the disk, unless that fails; then nobody knows whether it was written.
    fn store(&mut self, write: impl FnOnce(&mut Disk) -> bool) -> Result<(), StoreFailure> {
        let fails = !self.calm() && self.dice.happens(self.plan.store_faults);
        if fails {
            self.report.store_faults += 1;
            if self.dice.happens(500) {
                write(&mut self.disk);
            }
            return Err(StoreFailure::Unavailable);
        }
        if write(&mut self.disk) { Ok(()) } else { Err(StoreFailure::Conflict) }
    }

    fn deliver(&mut self, table: &str, clients: &[ClientId], text: &str) {
        let message: ToClient = serde_json::from_str(text).expect("the server speaks the protocol");
        let open: Vec<ClientId> = self.clients.iter().map(|client| client.connection).collect();
        for connection in clients.iter().filter(|connection| open.contains(connection)) {
            self.report.frames += 1;
            checks::frame(self, table, *connection, &message, text);
            let (connection, text) = (*connection, text.to_owned());
            self.carry(|| Happening::ToClient { connection, text: text.clone() });
        }
    }

    /// Where everybody stands, for those who look for a fault.
    fn situation(&self) -> String {
        let tables = self.tables().into_iter().map(|table| {
            let loaded = self.disk.load(&table).expect("the table exists");
            let stamps: Vec<_> =
                game_core::Audience::running(self.plan.seats).map(|who| loaded.stamp(who).draft).collect();
            let drafts = self.disk.drafts(&table);
            let (version, phase, asked) = (loaded.version(), loaded.phase(), loaded.asked());
            format!(
                "{table}: version {version} {phase:?} asked {asked:?} drafts {stamps:?} stored {drafts:?}"
            )
        });
        let clients = self.clients.iter().map(Client::situation);
        tables.chain(clients).collect::<Vec<_>>().join("\n")
    }

    /// The secret seed of a table.
    pub(crate) fn seed_of(&self, table: &str) -> &str {
        &self.seeds[table]
    }

    /// All tables of the run.
    pub(crate) fn tables(&self) -> BTreeSet<String> {
        self.disk.tables.keys().cloned().collect()
    }

    /// Whether a table's game is over by its log.
    pub(crate) fn phase(&self, table: &str) -> Phase {
        self.disk.load(table).map_or(Phase::Lobby, |loaded| loaded.phase())
    }
}

fn token(number: usize) -> String {
    format!("simulated-token-number-{number:04}")
}
