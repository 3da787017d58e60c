// A seat goes along to another device: its token stands behind the # of a private link. Browsers send that part to
// no server, and whoever opens the link keeps the token and takes it out of the address bar at once.
import { keep, keysOf, type Keys } from './tokens';

type Carried = Omit<Keys, 'used'>;

const TOKEN = /^[\w-]{16,128}$/;
const ONE = 'seat=';
const SEVERAL = 'seats=';

/** Behind the #: `seat=TOKEN`, or at one screen for several players `seats=0.TOKEN.1.TOKEN`. */
export function fragmentOf({ own, seats }: Carried): string | null {
  if (own) return ONE + own;
  if (seats) return SEVERAL + Object.entries(seats).flat().join('.');
  return null;
}

export function carriedIn(fragment: string): Carried | null {
  const text = fragment.replace(/^#/, '');
  if (text.startsWith(ONE)) {
    const own = text.slice(ONE.length);
    return TOKEN.test(own) ? { own } : null;
  }
  if (!text.startsWith(SEVERAL)) return null;
  const parts = text.slice(SEVERAL.length).split('.');
  const seats: Record<number, string> = {};
  for (let index = 0; index < parts.length; index += 2) {
    const [seat = '', token = ''] = parts.slice(index, index + 2);
    if (!/^\d$/.test(seat) || !TOKEN.test(token)) return null;
    seats[Number(seat)] = token;
  }
  return { seats };
}

/** The private link to what this browser holds at a table. */
export function carryLink(table: string, origin: string): string | null {
  const fragment = fragmentOf(keysOf(table) ?? {});
  return fragment && `${origin}/t/${encodeURIComponent(table)}#${fragment}`;
}

/** Keeps what came with the address. If this browser already holds something else at the table, it is only handed back, to be asked about. */
export function receive(table: string, fragment: string): Carried | null {
  const carried = carriedIn(fragment);
  if (!carried) return null;
  const held = fragmentOf(keysOf(table) ?? {});
  if (held && held !== fragmentOf(carried)) return carried;
  keep(table, carried);
  return null;
}
