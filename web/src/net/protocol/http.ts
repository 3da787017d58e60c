// Made from crates/protocol by `cargo run -p protocol --example typescript`. Do not edit.
import type { Manage } from './live';
import type { Settings, TableState, Phase, Occupant } from './table';

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
