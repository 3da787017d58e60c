//! The project's own automation. `cargo xtask play` starts playing, `cargo xtask test` proves that everything works;
//! whatever either needs and does not find, it installs if it can, or says in one line how to get it.
#![forbid(unsafe_code)]
#![allow(clippy::disallowed_methods, reason = "shows how long each part takes")]

mod fuzz;
mod play;
mod run;
mod soak;
mod test;
mod trials;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play [ARGUMENTS]   build everything and play in the browser; arguments go to 'tidetable serve'
cargo xtask test               format, lints and all tests; what the gate runs
cargo xtask e2e                whole games in a real browser; a part of the gate
cargo xtask screenshots        pictures of every page and phase, into docs/screenshots
cargo xtask web-report         weight and speed of the web client
cargo xtask torture [KILLS]    kill the real server at random, 100 times; nothing that was acknowledged may be lost
cargo xtask storm [FRAMES REQUESTS]   a million nonsense frames and requests; nobody who behaves may notice
cargo xtask sim [FROM TO]      whole systems in imagined time with every fault, 10,000 seeds
cargo xtask start [GAMES]      how long the server takes to start with 10,000 stored games, and its memory
cargo xtask soak               a million random games of each kind, and positions in which nothing may leak
cargo xtask fuzz [SECONDS]     coverage-guided fuzzing of frames at a table and of records, a minute each";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next();
    let rest: Vec<String> = arguments.collect();
    let result = match command.as_deref() {
        Some("play") => play::play(&rest),
        Some("test") => test::test(),
        Some("e2e") => web::whole_games(),
        Some("screenshots") => web::screenshots(),
        Some("web-report") => web::report(),
        Some("torture") => trials::torture(&rest),
        Some("storm") => trials::storm(&rest),
        Some("sim") => trials::sim(&rest),
        Some("start") => trials::start(&rest),
        Some("soak") => soak::soak(),
        Some("fuzz") => fuzz::fuzz(&rest),
        None | Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            Ok(())
        }
        Some(other) => Err(anyhow::anyhow!("there is no task '{other}'\n{HELP}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
