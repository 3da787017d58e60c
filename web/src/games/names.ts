// What the people and bots at a table are called.
import { t, tell } from '../i18n/index.svelte';
import type { Occupant, TableState } from '../net/protocol';

export interface Names {
  /** The reader's own seat. */
  you: number | null;
  of(seat: number): string;
  /** A message about `seat`, said to that player if it is the reader. */
  say(id: string, seat: number | null, args?: Record<string, string | number>): string;
}

/** Names that nobody chose, in whichever language the table was opened. */
const UNNAMED = /^(?:Guest|Gość|Гість)(?: (\d+))?$/;

/** A name as it is shown: chosen ones as they are, others in the reader's language. */
export function shownName(name: string): string {
  const unnamed = UNNAMED.exec(name);
  if (!unnamed) return name;
  return unnamed[1] ? t('seat-guest', { number: Number(unnamed[1]) }) : t('web-guest');
}

export function occupantName(occupant: Occupant, seat: number): string {
  if (occupant.kind === 'person') return shownName(occupant.name);
  if (occupant.kind === 'bot') return t(`seat-bot-name-${(seat % 8) + 1}`);
  return t('seat-empty');
}

export function occupantLong(occupant: Occupant, seat: number): string {
  if (occupant.kind !== 'bot') return occupantName(occupant, seat);
  return t('seat-bot', { name: occupantName(occupant, seat), level: levelName(occupant.level) });
}

export function levelName(level: string): string {
  return tell(`level-${level}`) ?? level;
}

export function namesOf({ seats, you }: Pick<TableState, 'seats' | 'you'>): Names {
  const of = (seat: number) => {
    const state = seats[seat];
    return state ? occupantName(state.occupant, seat) : t('seat-number', { number: seat + 1 });
  };
  return {
    you: you.seat,
    of,
    say: (id, seat, args = {}) => {
      const all = seat === null ? args : { seat: of(seat), ...args };
      return (seat !== null && seat === you.seat ? tell(`${id}.you`, all) : null) ?? t(id, all);
    },
  };
}
