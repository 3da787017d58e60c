//! The same types for the web client.

use std::fmt::Write as _;

use ts_rs::{Config, TS};

const HEAD: &str =
    "// Made from crates/protocol by `cargo run -p protocol --example typescript`. Do not edit.\n";

macro_rules! declare {
    ($($kind:ident),+ $(,)?) => {
        /// All types of this crate as one TypeScript module.
        #[must_use]
        pub fn typescript() -> String {
            let config = Config::default();
            let mut text = HEAD.to_owned();
            $(writeln!(text, "\nexport {}", crate::$kind::decl(&config)).expect("writing to a string cannot fail");)+
            writeln!(text, "\nexport const PROTOCOL = {};", crate::PROTOCOL).expect("writing to a string cannot fail");
            text
        }
    };
}

declare![
    ToServer,
    Manage,
    ToClient,
    Refusal,
    Reason,
    Settings,
    Clock,
    Visibility,
    Stamp,
    TableState,
    You,
    Phase,
    SeatState,
    Occupant,
    ChanceState,
    GameState,
    Waiting,
    Legal,
    DraftState,
    ClockState,
    Warning,
    ResultState,
    RematchState,
    MatchState,
    CreateTable,
    SeatPlan,
    Created,
    ActBody,
    UndoBody,
    DoBody,
    GameInfo,
    TableList,
    TableRow,
    ReplayList,
    ReplayRow,
    Replay,
    ReplayFrame,
    NewSession,
    Keep,
    Credentials,
    Account,
    AccountData,
    Leaderboard,
    LeaderRow,
];
