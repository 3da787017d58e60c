//! The words that clients and the server exchange: websocket frames, HTTP bodies, and the state of a table as one
//! audience may know it. `docs/protocol.md` tells the same to humans, [`typescript`] to the web client.
//!
//! This crate has no logic and knows no game: views, events and the parts of actions are JSON that the games define.
#![forbid(unsafe_code)]

mod http;
mod limits;
mod refusal;
mod settings;
mod state;
mod to_client;
mod to_server;
mod typescript;

pub use http::{
    Account, AccountData, ActBody, CreateTable, Created, Credentials, DoBody, GameInfo, Keep, LeaderRow,
    Leaderboard, NewSession, Replay, ReplayFrame, ReplayList, ReplayRow, SeatPlan, TableList, TableRow,
    UndoBody,
};
pub use limits::{
    MAX_ACTION, MAX_BODY, MAX_COMMAND_ID, MAX_FRAME, MAX_LEVEL, MAX_NAME, MAX_OPTIONS, MAX_PASSPHRASE,
    MAX_PLAYER_BYTES, MAX_TABLE_ID, MAX_TOKEN, MIN_PASSPHRASE, MIN_TOKEN, PROTOCOL,
};
pub use refusal::{Reason, Refusal};
pub use settings::{Clock, Settings, Visibility};
pub use state::{
    ChanceState, ClockState, DraftState, GameState, Legal, MatchState, Occupant, Phase, RematchState,
    ResultState, SeatState, Stamp, TableState, Waiting, Warning, You,
};
pub use to_client::ToClient;
pub use to_server::{Manage, ToServer};
pub use typescript::typescript;
