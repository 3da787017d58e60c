//! How long things may be. Longer ones are refused before anybody looks into them.

/// Raised when an old client can no longer speak with a new server.
pub const PROTOCOL: u32 = 1;
/// Bytes of a websocket frame from a client.
pub const MAX_FRAME: usize = 8 * 1024;
/// Bytes of an HTTP body.
pub const MAX_BODY: usize = 16 * 1024;
/// Bytes of an action's notation.
pub const MAX_ACTION: usize = 200;
/// Bytes of a client's name for a command.
pub const MAX_COMMAND_ID: usize = 40;
/// Characters of a person's name.
pub const MAX_NAME: usize = 24;
/// Bytes of a game's options in their text form.
pub const MAX_OPTIONS: usize = 400;
/// Bytes of a table's name.
pub const MAX_TABLE_ID: usize = 32;
/// Bytes of a bot's name.
pub const MAX_LEVEL: usize = 40;
/// Hexadecimal digits that a player may mix into the chance of a game.
pub const MAX_PLAYER_BYTES: usize = 64;
/// Characters of a seat token: at least as many as 128 random bits need.
pub const MIN_TOKEN: usize = 22;
/// Characters of a seat token at most.
pub const MAX_TOKEN: usize = 128;
/// Characters of a passphrase at least.
pub const MIN_PASSPHRASE: usize = 8;
/// Bytes of a passphrase at most.
pub const MAX_PASSPHRASE: usize = 200;
