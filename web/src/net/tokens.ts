// The seats this browser holds: for each table the tokens that open them. They never leave this browser but to
// the server, and a table's link does not contain them.

export interface Keys {
  /** Opens the seat this browser plays, or the host's rights of one who only watches. */
  own?: string;
  /** At one screen for several players: the token of each seat. */
  seats?: Record<number, string>;
  /** When it was last used, for tidying up. */
  used: number;
}

const PREFIX = 'tidetable.keys.';
const KEPT = 200;

export function keysOf(table: string): Keys | null {
  const text = localStorage.getItem(PREFIX + table);
  return text ? (JSON.parse(text) as Keys) : null;
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
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (names.length <= KEPT) return;
  const age = (name: string) => (JSON.parse(localStorage.getItem(name) ?? '{"used":0}') as Keys).used;
  names.sort((a, b) => age(a) - age(b));
  for (const name of names.slice(0, names.length - KEPT)) localStorage.removeItem(name);
}
