// Made from crates/protocol by `cargo run -p protocol --example typescript`. Do not edit.

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
