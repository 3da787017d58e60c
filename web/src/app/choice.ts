// What somebody chose for a new table, and how it is asked of the server.
import { api } from '../net/api';
import type { Clock, CreateTable, Created, GameInfo, SeatPlan } from '../net/protocol';
import { chanceBytes, keep, newToken } from '../net/tokens';
import { GAMES } from '../games';
import { t } from '../i18n/index.svelte';
import { save, settings } from '../state/settings.svelte';

export type Company = 'bot' | 'friend' | 'screen';

export interface Choice {
  company: Company;
  level: string;
  /** A seat, or whichever chance brings. */
  side: number | 'random';
  players: number;
  board: 'day' | 'night';
  extra_salt: boolean;
  clock: Clock;
  open: boolean;
  memory_aid: boolean;
  rated: boolean;
  mirror: boolean;
  /** At one screen: what everybody is called, by seat. */
  names: string[];
}

export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'per_move', seconds: 90 },
  { kind: 'fischer', initial_seconds: 600, increment_seconds: 10 },
  { kind: 'fischer', initial_seconds: 1800, increment_seconds: 20 },
  { kind: 'correspondence', days: 1 },
];

export function defaultChoice(): Choice {
  return {
    company: 'bot', level: 'casual', side: 'random', players: 2, board: 'day', extra_salt: false,
    clock: { kind: 'none' }, open: false, memory_aid: true, rated: false, mirror: false, names: [],
  };
}

export function lastChoice(game: string): Choice {
  return { ...defaultChoice(), ...(settings.tables[game] as Partial<Choice> | undefined) };
}

/** The chosen level if the server has it, else the one in the middle of its list. */
export function levelFor(wanted: string, bots: readonly string[]): string {
  return bots.includes(wanted) ? wanted : (bots[Math.floor((bots.length - 1) / 2)] ?? wanted);
}

export function optionsText(game: string, choice: Choice): string {
  if (game === 'kelp') return `board=${choice.board}`;
  return `players=${choice.players} extra_salt=${choice.extra_salt ? 'yes' : 'no'}`;
}

export function seatCount(game: string, { players }: Choice): number {
  return GAMES[game]?.sides.length || players;
}

/** What somebody at this one screen is called. */
const screenName = (choice: Choice, seat: number) => choice.names[seat]?.trim() || t('seat-guest', { number: seat + 1 });

function seatPlan(game: string, choice: Choice): SeatPlan[] {
  const count = seatCount(game, choice);
  const wanted = choice.side === 'random' ? Math.floor(Math.random() * count) : choice.side;
  // At one screen everybody sits where their name stands.
  const mine = choice.company === 'screen' ? 0 : wanted;
  const other: SeatPlan = choice.company === 'bot' ? { kind: 'bot', level: choice.level } : { kind: 'open' };
  return Array.from({ length: count }, (_, seat): SeatPlan => (seat === mine ? { kind: 'you' } : other));
}

function body(game: string, choice: Choice, token: string): CreateTable {
  const friends = choice.company === 'friend';
  const seats = seatPlan(game, choice);
  return {
    settings: {
      game,
      options: optionsText(game, choice),
      clock: friends ? choice.clock : { kind: 'none' },
      visibility: friends && choice.open ? 'open' : 'invitation',
      memory_aid: choice.memory_aid,
      rated: friends && choice.rated,
      mirror: friends && choice.mirror && seats.length === 2,
    },
    seats,
    name: choice.company === 'screen' ? screenName(choice, 0) : settings.name || t('web-guest'),
    token,
    // Whoever invites one other player has nothing to wait for but that player.
    ready: choice.company === 'bot' || (friends && seats.length === 2),
    bytes: chanceBytes(),
  };
}

/** Opens a table as chosen and keeps its keys; the answer is the table's name. */
export async function openTable(game: string, choice: Choice): Promise<string> {
  save({ tables: { ...settings.tables, [game]: choice } });
  const created = await api.create(body(game, choice, newToken()));
  if (choice.company === 'screen') await seatEverybody(created, choice);
  else keep(created.table, { own: created.token });
  return created.table;
}

/** At one screen: everybody else sits down from here as well, each with a token of their own. */
async function seatEverybody({ table, seat, token }: Created, choice: Choice): Promise<void> {
  const { state } = await api.table(table, token);
  const seats: Record<number, string> = { [seat ?? 0]: token };
  keep(table, { seats });
  for (const [number, { occupant }] of state.seats.entries()) {
    if (occupant.kind !== 'empty') continue;
    const own = newToken();
    const name = screenName(choice, number);
    await api.manage(table, { command_id: crypto.randomUUID(), command: { do: 'sit', seat: number, name, token: own } }, undefined, true);
    seats[number] = own;
    keep(table, { seats });
  }
  for (const own of Object.values(seats)) {
    await api.manage(table, { command_id: crypto.randomUUID(), command: { do: 'ready', bytes: chanceBytes() } }, own, true);
  }
}

let known: Promise<GameInfo[]> | null = null;

/** The games of the server, asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= api.games().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** One click: a table against a bot, as last time or as most people like it. */
export async function playNow(game: string): Promise<string> {
  const choice: Choice = { ...lastChoice(game), company: 'bot' };
  const info = (await games()).find((entry) => entry.game === game);
  return openTable(game, { ...choice, level: levelFor(choice.level, info?.bots ?? []) });
}
