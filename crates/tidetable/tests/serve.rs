//! The real binary as a server: whole games by the example bot, records that are checked, everything moved elsewhere.
#![allow(clippy::unwrap_used, reason = "this is test code")]

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Output, Stdio},
};

const BINARY: &str = env!("CARGO_BIN_EXE_tidetable");

/// A running server; killed when it is dropped.
struct Served {
    child: Child,
    addr: String,
}

impl Served {
    fn start(folder: &Path, further: &[&str]) -> Self {
        Self::start_at("127.0.0.1:0", "0", folder, further)
    }

    fn start_at(addr: &str, pace_ms: &str, folder: &Path, further: &[&str]) -> Self {
        let folder = folder.display().to_string();
        let usual = ["serve", "--addr", addr, "--bot-pace-ms", pace_ms, "--data-dir", &folder];
        let mut child = Command::new(BINARY)
            .args(usual)
            .args(further)
            .env("TIDETABLE_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let addr =
            address.unwrap_or_else(|| panic!("no address in '{line}'")).trim_end_matches('/').to_owned();
        Self { child, addr }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.addr).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    /// The example bot begins a game; nothing where there is no Python.
    fn begin(&self, further: &[&str]) -> Option<Child> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
        let server = format!("http://{}", self.addr);
        let mut python = Command::new("python3");
        let python = python.arg("-u").arg(script).args(["--server", &server]).args(further);
        let begun = python.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        if begun.is_err() {
            eprintln!("python3 is not installed; the example bot was not tried");
        }
        begun.ok()
    }

    /// The example bot plays a whole game; the table's name, or nothing where there is no Python.
    fn play(&self, further: &[&str]) -> Option<String> {
        let output = self.begin(further)?.wait_with_output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let fault = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && text.contains("\nover: "), "{text}{fault}");
        Some(text.lines().next().unwrap().rsplit('/').next().unwrap().to_owned())
    }

    fn stop(mut self) {
        Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(self.child.wait().unwrap().success(), "the server ends well when it is asked to");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(arguments: &[&str], stdin: &str) -> Output {
    let mut command = Command::new(BINARY);
    let piped = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    // A command that refuses its arguments does not read.
    let _ = child.stdin.take().unwrap().write_all(stdin.as_bytes());
    child.wait_with_output().unwrap()
}

fn done(arguments: &[&str], stdin: &str) -> String {
    let output = run(arguments, stdin);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(arguments: &[&str], stdin: &str, words: &str) {
    let output = run(arguments, stdin);
    let fault = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && fault.contains(words), "{arguments:?}: {fault}");
    assert_eq!(fault.trim_end().lines().count(), 1, "a mistake is told in one line: {fault}");
}

/// The record with other notes or lots, and all its checks made anew: as a forger would who knows the format.
fn forged(
    record: &str,
    note: impl Fn(&str) -> Option<String>,
    mut lot: impl FnMut(&dyn games::AnyGame, &str) -> Option<String>,
) -> String {
    let record = game_core::Record::parse(record).unwrap();
    let mut game = games::start(&record.game, &record.options).unwrap();
    let mut writer = game_core::RecordWriter::new(&record.game, record.revision, &record.options);
    for (name, value) in &record.notes {
        writer.note(name, &note(name).unwrap_or_else(|| value.clone()));
    }
    for (_, step) in &record.steps {
        let mut step = step.clone();
        if let game_core::Step::Chance(outcome) = &mut step
            && let Some(other) = lot(game.as_ref(), outcome)
        {
            *outcome = other.into();
        }
        writer.step(&step);
        // After a changed lot the rest need not fit any more.
        let _ = match &step {
            game_core::Step::Chance(outcome) => game.resolve(outcome),
            game_core::Step::Act { seat, action } => game.act(*seat, action),
        };
    }
    writer.close(record.finished)
}

/// The record with the first lot that could have come out otherwise come out otherwise.
fn other_lot(record: &str) -> String {
    let mut changed = false;
    forged(
        record,
        |_| None,
        |game, found| {
            let other =
                (0..game.tickets()).map(|ticket| game.outcome_at(ticket)).find(|other| other != found);
            // Only the first time; a lot that could not come out otherwise does not count as one.
            other.filter(|_| !std::mem::replace(&mut changed, true))
        },
    )
}

#[test]
fn the_example_bot_plays_both_games_and_the_records_prove_the_dice_fair() {
    let folder = tempfile::tempdir().unwrap();
    let server = Served::start(folder.path(), &[]);
    assert_eq!(server.get("/healthz"), "ok\n");
    for plan in [&["--game", "salt-paper"][..], &["--game", "kelp"], &["--game", "kelp", "--last-seat"]] {
        let Some(table) = server.play(plan) else { return };
        let record = server.get(&format!("/api/tables/{table}/record"));
        let said = done(&["record", "verify", "-"], &record);
        assert!(said.contains("valid") && said.contains("fair: all "), "{said}");
        let report: serde_json::Value =
            serde_json::from_str(&done(&["record", "verify", "-", "--json"], &record)).unwrap();
        assert!(report["fair_lots"].as_u64().unwrap() > 0, "{report}");
        let zeros = "0".repeat(64);
        refused(&["record", "verify", "-", "--commitment", &zeros], &record, "another commitment");
        let other_seed = forged(&record, |name| (name == "seed").then(|| zeros.clone()), |_, _| None);
        refused(&["record", "verify", "-"], &other_seed, "not the one the server committed to");
        let other_bytes =
            forged(&record, |name| name.starts_with("bytes-").then(|| "00".to_owned()), |_, _| None);
        refused(&["record", "verify", "-"], &other_bytes, "the seed brings");
        refused(&["record", "verify", "-"], &other_lot(&record), "the seed brings");
    }
    server.stop();
}

#[test]
fn everything_moves_to_another_folder() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (from, to) = (folder.path().display().to_string(), other.path().display().to_string());
    let file = folder.path().join("all.jsonl").display().to_string();
    let server = Served::start(folder.path(), &[]);
    let Some(table) = server.play(&["--game", "salt-paper"]) else { return };
    let record = server.get(&format!("/api/tables/{table}/record"));
    for command in [&["export"][..], &["import"], &["serve", "--addr", "127.0.0.1:0"]] {
        refused(&[command, &["--data-dir", &from]].concat(), "", "in use by another tidetable");
    }
    server.stop();

    done(&["export", "--data-dir", &from, &file], "");
    done(&["import", "--data-dir", &to, &file], "");
    refused(&["import", "--data-dir", &to, &file], "", "import into a fresh --data-dir");
    refused(&["export", "--data-dir", "/nowhere/at/all"], "", "there is nothing in");
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(done(&["export", "--data-dir", &to], ""), text);
    let fresh = tempfile::tempdir().unwrap().path().join("x").display().to_string();
    refused(&["import", "--data-dir", &fresh], &text[..text.len() / 2], "line ");

    let server = Served::start(other.path(), &[]);
    assert_eq!(server.get(&format!("/api/tables/{table}/record")), record);
    server.stop();
}

#[test]
fn kelp_is_served_with_data_of_ones_own() {
    let (folder, data) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    for (name, text) in kelp::tables::FILES.iter().zip(kelp::Tables::builtin_texts()) {
        let (before, card) = text.split_once("id = \"nimble_dodge\"").unwrap_or((text, ""));
        let card = card.replacen("cost = 1", "cost = 2", 1);
        let changed =
            if card.is_empty() { text.to_owned() } else { format!("{before}id = \"nimble_dodge\"{card}") };
        std::fs::write(data.path().join(name), changed).unwrap();
    }
    let own = ["--kelp-data", &data.path().display().to_string()];
    let server = Served::start(folder.path(), &own);
    assert!(server.get("/api/games").contains(" data="));
    let Some(table) = server.play(&["--game", "kelp"]) else { return };
    let record = server.get(&format!("/api/tables/{table}/record"));
    refused(&["record", "verify", "-"], &record, "load the folder");
    assert!(done(&[&["record", "verify", "-"][..], &own].concat(), &record).contains("fair: all "));
    server.stop();

    // Without the data the server still starts, and says of that table that it cannot be played here.
    let server = Served::start(folder.path(), &[]);
    assert!(server.get(&format!("/api/tables/{table}")).contains("other_revision"));
    server.stop();
    let missing = ["serve", "--addr", "127.0.0.1:0", "--kelp-data", "/nowhere/at/all"];
    refused(&missing, "", "/nowhere/at/all");
}

#[test]
fn a_program_goes_on_by_itself_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Served::start_at("127.0.0.1:0", "20", folder.path(), &[]);
    let addr = server.addr.clone();
    let Some(mut bot) = server.begin(&["--game", "salt-paper"]) else { return };
    let mut words = BufReader::new(bot.stdout.take().unwrap()).lines();
    let table = words.next().unwrap().unwrap().rsplit('/').next().unwrap().to_owned();
    let state = server.get(&format!("/api/tables/{table}"));
    assert!(state.contains("\"phase\":\"playing\""), "{state}");
    server.stop();
    let server = Served::start_at(&addr, "0", folder.path(), &[]);
    let last = words.next().unwrap().unwrap();
    assert!(last.starts_with("over: "), "{last}");
    assert!(bot.wait().unwrap().success());
    let record = server.get(&format!("/api/tables/{table}/record"));
    assert!(done(&["record", "verify", "-"], &record).contains("fair: all "));
    server.stop();
}
