//! The types of this crate for the web client.

use std::fmt::Write as _;

use ts_rs::{Config, TS as _};

const HEAD: &str =
    "// Made from crates/protocol by `cargo run -p protocol --example typescript`. Do not edit.\n";

/// The declarations of one TypeScript module, each with its name.
struct Module {
    name: &'static str,
    kinds: Vec<(&'static str, String)>,
}

macro_rules! modules {
    ($($name:ident: $($kind:ident),+;)+) => {
        fn modules() -> Vec<Module> {
            let config = Config::default();
            vec![$(Module {
                name: stringify!($name),
                kinds: vec![$((stringify!($kind), crate::$kind::decl(&config))),+],
            }),+]
        }
    };
}

modules![
    live: ToServer, Manage, ToClient, Refusal, Reason;
    table: Settings, Clock, Visibility, Stamp, TableState, You, Phase, SeatState, Occupant, ChanceState, GameState,
        Waiting, Legal, DraftState, ClockState, Warning, ResultState, RematchState, MatchState;
    http: CreateTable, SeatPlan, Created, ActBody, UndoBody, DoBody, GameInfo, TableList, TableRow, ReplayList,
        ReplayRow, Replay, ReplayFrame, NewSession, Keep, Credentials, Account, AccountData, Leaderboard, LeaderRow;
];

/// All types of this crate as TypeScript: names of files, and what is in them. `index.ts` has everything.
#[must_use]
pub fn typescript() -> Vec<(String, String)> {
    let modules = modules();
    let mut index = HEAD.to_owned();
    let mut files = Vec::new();
    for module in &modules {
        line(&mut index, &format!("export * from './{}';", module.name));
        files.push((format!("{}.ts", module.name), text_of(module, &modules)));
    }
    line(&mut index, &format!("\nexport const PROTOCOL = {};", crate::PROTOCOL));
    files.push(("index.ts".to_owned(), index));
    files
}

fn text_of(module: &Module, all: &[Module]) -> String {
    let mut text = HEAD.to_owned();
    for other in all.iter().filter(|other| other.name != module.name) {
        let needed = other.kinds.iter().map(|(kind, _)| *kind).filter(|kind| names(module, kind));
        let needed: Vec<&str> = needed.collect();
        if !needed.is_empty() {
            line(&mut text, &format!("import type {{ {} }} from './{}';", needed.join(", "), other.name));
        }
    }
    for (_, declaration) in &module.kinds {
        line(&mut text, &format!("\nexport {declaration}"));
    }
    text
}

/// Whether a declaration of the module, its comments aside, contains this word.
fn names(module: &Module, kind: &str) -> bool {
    let code = module.kinds.iter().flat_map(|(_, declaration)| declaration.lines());
    let mut code = code.filter(|line| !line.trim_start().starts_with(['*', '/']));
    code.any(|line| line.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == kind))
}

fn line(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("writing to a string cannot fail");
}
