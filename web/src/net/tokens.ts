// The seats this browser holds: for each table the tokens that open them. They never leave this browser but to
// the server, and a table's link does not contain them.

export interface Keys {
  /** Opens the seat this browser plays, or the host's rights of one who only watches. */
  own?: string;
  /** At one screen for several players: the token of each seat. */
  seats?: Record<number, string>;
  /** When it was last used, for tidying up. */
  used: number;
  /** The game is over: nothing waits there any more. */
  over?: true;
}

const PREFIX = 'tidetable.keys.';
const KEPT = 200;

export function keysOf(table: string): Keys | null {
  const text = localStorage.getItem(PREFIX + table);
  return text ? (JSON.parse(text) as Keys) : null;
}

/** The tables this browser holds keys of. */
export function heldTables(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
}

export function keep(table: string, keys: Omit<Keys, 'used'>): void {
  localStorage.setItem(PREFIX + table, JSON.stringify({ ...keys, used: Date.now() }));
  tidy();
}

/** 192 random bits in the letters a token may have. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

/** Bytes of our own for the fair chance of a game, in hexadecimal. */
export function chanceBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tidy(): void {
  const tables = heldTables();
  if (tables.length <= KEPT) return;
  const age = (table: string) => keysOf(table)?.used ?? 0;
  tables.sort((a, b) => age(a) - age(b));
  for (const table of tables.slice(0, tables.length - KEPT)) localStorage.removeItem(PREFIX + table);
}
