// Made from crates/protocol by `cargo run -p protocol --example typescript`. Do not edit.
import type { Stamp, TableState } from './table';
import type { Account } from './http';

export type ToServer = { "type": "watch", 
/**
 * The table.
 */
table: string, 
/**
 * Opens a seat; without one the reader is a spectator, unless their account sits there.
 */
token?: string, 
/**
 * What the reader has already.
 */
since?: Stamp, } | { "type": "unwatch", 
/**
 * The table.
 */
table: string, } | { "type": "act", 
/**
 * The table.
 */
table: string, 
/**
 * The client's name for this command; sending it twice does it once.
 */
command_id: string, 
/**
 * The version the player saw when choosing.
 */
seen_version: number, 
/**
 * The draft the player saw when choosing, if the client wants that checked too.
 */
seen_draft?: number, 
/**
 * One of the texts of the legal list.
 */
action: string, } | { "type": "undo", 
/**
 * The table.
 */
table: string, 
/**
 * The client's name for this command; sending it twice does it once.
 */
command_id: string, } | { "type": "manage", 
/**
 * The table.
 */
table: string, 
/**
 * The client's name for this command; sending it twice does it once.
 */
command_id: string, 
/**
 * What to do.
 */
command: Manage, } | { "type": "ping", 
/**
 * Comes back.
 */
nonce: number, };

export type Manage = { "do": "sit", 
/**
 * Which one; the first free one if left out.
 */
seat?: number, 
/**
 * The name to be shown; an account's name goes first.
 */
name: string, 
/**
 * The token that is to open the seat; the server makes one if it is left out.
 */
token?: string, } | { "do": "stand" } | { "do": "swap", 
/**
 * One seat.
 */
a: number, 
/**
 * The other.
 */
b: number, } | { "do": "add_bot", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Which bot.
 */
level: string, } | { "do": "remove", 
/**
 * Which seat.
 */
seat: number, } | { "do": "ready", 
/**
 * Up to 32 bytes in hexadecimal that are mixed into the chance of the game.
 */
bytes?: string, } | { "do": "unready" } | { "do": "start" } | { "do": "resign" } | { "do": "warn", 
/**
 * Which seat.
 */
seat: number, } | { "do": "here" } | { "do": "claim", 
/**
 * Which seat.
 */
seat: number, } | { "do": "replace", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Which bot.
 */
level: string, } | { "do": "offer_rematch" } | { "do": "withdraw_rematch" } | { "do": "follow", 
/**
 * The token of the seat at the table before.
 */
old_token: string, 
/**
 * The token that is to open the seat here; the server makes one if it is left out.
 */
token?: string, };

export type ToClient = { "type": "welcome", 
/**
 * Version of this protocol.
 */
protocol: number, 
/**
 * Version of the server.
 */
program: string, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now_ms: number, 
/**
 * Who the cookie says you are.
 */
account: Account | null, } | { "type": "state", 
/**
 * The server's clock.
 */
now_ms: number, 
/**
 * The state that `events` lead on from; none if this is a fresh beginning.
 */
since: Stamp | null, 
/**
 * What happened, in the game's own words, as far as you perceive it.
 */
events: unknown[], 
/**
 * How things are now.
 */
state: TableState, } | { "type": "done", 
/**
 * The table.
 */
table: string, 
/**
 * Your name for the command.
 */
command_id: string, 
/**
 * The table as it was stored with the command in it.
 */
stamp: Stamp, } | { "type": "seated", 
/**
 * The table.
 */
table: string, 
/**
 * Your name for the command.
 */
command_id: string, 
/**
 * Your seat.
 */
seat: number, 
/**
 * The secret.
 */
token: string, } | { "type": "refused", 
/**
 * The table, if one was named.
 */
table: string | null, 
/**
 * Your name for the command, if it could be read.
 */
command_id: string | null, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "presence", 
/**
 * The table.
 */
table: string, 
/**
 * For each seat, whether somebody is connected to it.
 */
online: Array<boolean>, 
/**
 * How many spectators look on.
 */
watching: number, } | { "type": "restarting" } | { "type": "pong", 
/**
 * What you sent.
 */
nonce: number, 
/**
 * The server's clock.
 */
now_ms: number, };

export type Refusal = { 
/**
 * What kind of reason, for texts in the reader's language.
 */
reason: Reason, 
/**
 * The rule of the game that forbids it.
 */
rule?: string, 
/**
 * More for a developer, in English.
 */
detail?: string, };

export type Reason = "malformed" | "too_large" | "too_fast" | "no_such_table" | "no_such_game" | "no_such_bot" | "no_such_seat" | "bad_options" | "bad_token" | "bad_name" | "not_seated" | "not_host" | "not_your_turn" | "stale" | "rule" | "notation" | "nothing_to_undo" | "seat_taken" | "seat_empty" | "wrong_phase" | "not_allowed" | "not_warned" | "not_ready" | "needs_account" | "bad_passphrase" | "name_taken" | "too_many" | "busy" | "unavailable" | "other_revision" | "cross_site" | "not_found";
