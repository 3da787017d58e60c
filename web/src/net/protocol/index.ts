// Made from crates/protocol by `cargo run -p protocol --example typescript`. Do not edit.

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

export type Settings = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The game's options in their text form; empty for the defaults.
 */
options: string, 
/**
 * How much time there is.
 */
clock: Clock, 
/**
 * Whether the table is listed.
 */
visibility: Visibility, 
/**
 * Whether clients may show what a player could have written down.
 */
memory_aid: boolean, 
/**
 * Whether the result counts for ratings.
 */
rated: boolean, 
/**
 * Whether a second game with sides swapped follows, and both count as one (for two players).
 */
mirror: boolean, };

export type Clock = { "kind": "none" } | { "kind": "per_move", 
/**
 * Seconds for a move.
 */
seconds: number, } | { "kind": "fischer", 
/**
 * Seconds at the start.
 */
initial_seconds: number, 
/**
 * Seconds added after each move.
 */
increment_seconds: number, } | { "kind": "correspondence", 
/**
 * Days for a move.
 */
days: number, };

export type Visibility = "open" | "invitation";

export type Stamp = { 
/**
 * Number of the last entry in the table's log.
 */
version: number, 
/**
 * Counts the changes of the reader's own draft since the last move; 0 for everybody else.
 */
draft: number, };

export type TableState = { 
/**
 * The table's name, which is also its link.
 */
table: string, 
/**
 * How new this is.
 */
stamp: Stamp, 
/**
 * Who the reader is.
 */
you: You, 
/**
 * What was agreed.
 */
settings: Settings, 
/**
 * Whether the game has begun or ended.
 */
phase: Phase, 
/**
 * The seats in order.
 */
seats: Array<SeatState>, 
/**
 * How anybody can check the dice.
 */
chance: ChanceState, 
/**
 * The game, once it has begun.
 */
game: GameState | null, 
/**
 * The clocks, if the table has any.
 */
clock: ClockState | null, 
/**
 * A player who was asked whether they are still there.
 */
warning: Warning | null, 
/**
 * How it ended.
 */
result: ResultState | null, 
/**
 * What comes after the end.
 */
rematch: RematchState, 
/**
 * The other half of a mirror match.
 */
match: MatchState | null, };

export type You = { 
/**
 * The reader's seat; none for a spectator.
 */
seat: number | null, 
/**
 * Whether the reader made the table and may arrange it.
 */
host: boolean, };

export type Phase = "lobby" | "playing" | "over";

export type SeatState = { 
/**
 * Who sits there.
 */
occupant: Occupant, 
/**
 * Whether the game may begin for them.
 */
ready: boolean, 
/**
 * Who sat there first and left the game before its end.
 */
left: string | null, };

export type Occupant = { "kind": "empty" } | { "kind": "person", 
/**
 * The chosen name.
 */
name: string, 
/**
 * Whether the name is kept by an account.
 */
kept: boolean, } | { "kind": "bot", 
/**
 * Which one.
 */
level: string, };

export type ChanceState = { 
/**
 * SHA-256 of the seed, in hexadecimal; shown from the first moment.
 */
commitment: string, 
/**
 * The bytes each player mixed in, in hexadecimal; shown once the game has begun.
 */
player_bytes: Array<string>, 
/**
 * The seed, in hexadecimal; shown when the game is over.
 */
seed: string | null, };

export type GameState = { 
/**
 * Revision of the rules it is played under.
 */
revision: number, 
/**
 * The options with nothing left out.
 */
options: string, 
/**
 * What the reader may know, in the game's own words.
 */
view: unknown, 
/**
 * What the reader could have worked out with pencil and paper, in the game's own words; only while the game runs
 * and if the table allows the memory aid.
 */
aid: unknown, 
/**
 * Who must act.
 */
waiting: Waiting, 
/**
 * Everything the reader may do now; empty if others are asked.
 */
legal: Array<Legal>, 
/**
 * The reader's own steps that nobody else has seen yet.
 */
draft: DraftState | null, };

export type Waiting = { 
/**
 * The seats that are asked.
 */
seats: Array<number>, 
/**
 * Whether they choose at once and in secret.
 */
together: boolean, };

export type Legal = { 
/**
 * What is sent back to do it.
 */
text: string, 
/**
 * The same in parts that a client can draw.
 */
parts: unknown, };

export type DraftState = { 
/**
 * The steps so far.
 */
steps: Array<string>, };

export type ClockState = { 
/**
 * What each seat had left at `since_ms`.
 */
left_ms: number[], 
/**
 * When the clocks of the asked seats began to run, in milliseconds since 1970 by the server's clock.
 */
since_ms: number | null, };

export type Warning = { 
/**
 * Who was asked.
 */
seat: number, 
/**
 * When the others may go on without them.
 */
until_ms: number, };

export type ResultState = { 
/**
 * Place of each seat, 1 for a winner; those who left come last.
 */
places: Array<number>, 
/**
 * Points of each seat where the game counts points.
 */
points: Array<number>, 
/**
 * One word that texts are looked up by: the game's own, or `resigned`, `time`, `left`.
 */
reason: string, 
/**
 * The rule that ended the game, if it was one.
 */
rule: string | null, };

export type RematchState = { 
/**
 * The seats that want to play again.
 */
offered_by: Array<number>, 
/**
 * The next table, once it exists.
 */
next: string | null, };

export type MatchState = { 
/**
 * 1 or 2.
 */
number: number, 
/**
 * The table of the other game, if it exists.
 */
other: string | null, 
/**
 * Games won so far by whoever sits in each seat here, in halves: 2 for a win, 1 for a shared one.
 */
half_points: Array<number>, 
/**
 * Whether both games are over, so that this is the result.
 */
decided: boolean, };

export type CreateTable = { 
/**
 * What the table is for.
 */
settings: Settings, 
/**
 * Who is to sit where; seats left out are open.
 */
seats: Array<SeatPlan>, 
/**
 * The name of the one who asks.
 */
name: string, 
/**
 * The token that is to open the host's rights and seat; the server makes one if it is left out.
 */
token?: string, 
/**
 * Whether the host is ready at once; with bots in all other seats the game then begins.
 */
ready: boolean, 
/**
 * Up to 32 bytes in hexadecimal that are mixed into the chance of the game.
 */
bytes?: string, };

export type SeatPlan = { "kind": "open" } | { "kind": "you" } | { "kind": "bot", 
/**
 * Which one.
 */
level: string, };

export type Created = { 
/**
 * The table's name; its link is `/t/` and this.
 */
table: string, 
/**
 * The host's seat, if one was asked for.
 */
seat: number | null, 
/**
 * Opens the host's rights and seat.
 */
token: string, };

export type ActBody = { 
/**
 * The client's name for this command; sending it twice does it once.
 */
command_id: string, 
/**
 * The version the player saw when choosing.
 */
seen_version: number, 
/**
 * The draft the player saw when choosing.
 */
seen_draft?: number, 
/**
 * One of the texts of the legal list.
 */
action: string, };

export type UndoBody = { 
/**
 * The client's name for this command.
 */
command_id: string, };

export type DoBody = { 
/**
 * The client's name for this command.
 */
command_id: string, 
/**
 * What to do.
 */
command: Manage, };

export type GameInfo = { 
/**
 * The game's name.
 */
game: string, 
/**
 * Revision of its rules.
 */
revision: number, 
/**
 * The default options in their text form.
 */
options: string, 
/**
 * Seats with the default options.
 */
seats: number, 
/**
 * Names of the seats where they differ in kind; empty where they do not.
 */
sides: Array<string>, 
/**
 * The bots, weakest first.
 */
bots: Array<string>, };

export type TableList = { 
/**
 * Newest first.
 */
tables: Array<TableRow>, };

export type TableRow = { 
/**
 * The table.
 */
table: string, 
/**
 * What was agreed.
 */
settings: Settings, 
/**
 * Whether the game has begun.
 */
phase: Phase, 
/**
 * Who sits there.
 */
seats: Array<Occupant>, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_ms: number, };

export type ReplayList = { 
/**
 * Newest first.
 */
replays: Array<ReplayRow>, 
/**
 * Give this as `before` to get the next page.
 */
before: number | null, };

export type ReplayRow = { 
/**
 * The table it was played at.
 */
table: string, 
/**
 * The game's name.
 */
game: string, 
/**
 * The options with nothing left out.
 */
options: string, 
/**
 * Who played, in seat order.
 */
players: Array<string>, 
/**
 * Place of each seat.
 */
places: Array<number>, 
/**
 * Points of each seat.
 */
points: Array<number>, 
/**
 * Why it ended.
 */
reason: string, 
/**
 * Whether it counted for ratings.
 */
rated: boolean, 
/**
 * When it ended, in milliseconds since 1970; also the key for paging.
 */
finished_ms: number, };

export type Replay = { 
/**
 * The table at its end, as a spectator sees it.
 */
end: TableState, 
/**
 * Whom the frames are for.
 */
audience: string, 
/**
 * Number of frames in the whole game; frame 0 is the beginning.
 */
total: number, 
/**
 * Number of the first frame below.
 */
from: number, 
/**
 * The frames.
 */
frames: Array<ReplayFrame>, };

export type ReplayFrame = { 
/**
 * The step in the notation of records, such as `0 take` or `chance 3`; empty for the beginning. Steps the
 * audience does not see in full are left out.
 */
step: string | null, 
/**
 * Who acted; none for chance.
 */
seat: number | null, 
/**
 * What the audience perceives of it.
 */
events: unknown[], 
/**
 * What the audience knows afterwards.
 */
view: unknown, 
/**
 * Who is asked next.
 */
waiting: Array<number>, };

export type NewSession = { 
/**
 * The name to be shown.
 */
name: string, };

export type Keep = { 
/**
 * At least 8 characters.
 */
passphrase: string, };

export type Credentials = { 
/**
 * The kept name.
 */
name: string, 
/**
 * Its passphrase.
 */
passphrase: string, };

export type Account = { 
/**
 * The name.
 */
name: string, 
/**
 * Whether it is kept by a passphrase.
 */
kept: boolean, };

export type AccountData = { 
/**
 * Who you are.
 */
account: Account, 
/**
 * Since when, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * Number of devices that are logged in.
 */
sessions: number, 
/**
 * Your ratings.
 */
ratings: Array<LeaderRow>, 
/**
 * The tables where you sat.
 */
tables: Array<string>, 
/**
 * Records of your finished games.
 */
records: Array<string>, };

export type Leaderboard = { 
/**
 * The game.
 */
game: string, 
/**
 * The side, for games whose sides differ.
 */
side: string | null, 
/**
 * Best first.
 */
rows: Array<LeaderRow>, };

export type LeaderRow = { 
/**
 * Whose.
 */
name: string, 
/**
 * The game.
 */
game: string, 
/**
 * The side, for games whose sides differ.
 */
side: string | null, 
/**
 * Glicko-2 rating.
 */
rating: number, 
/**
 * Glicko-2 deviation: the smaller, the surer.
 */
deviation: number, 
/**
 * Games that counted.
 */
games: number, };

export const PROTOCOL = 1;
