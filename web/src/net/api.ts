// The plain HTTP part of the server: tables, replays, accounts, the leaderboard.
import type {
  Account, AccountData, Created, CreateTable, Credentials, DoBody, GameInfo, Leaderboard, Refusal, Replay, ReplayList, TableList, ToClient,
} from './protocol';
import { bearer, tablePath as at } from './look';

/** The server said no, or could not be reached (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly refusal: Refusal | null;
  constructor(status: number, refusal: Refusal | null) {
    super(refusal ? `${refusal.reason} ${refusal.rule ?? refusal.detail ?? ''}` : `status ${status}`);
    this.status = status;
    this.refusal = refusal;
  }
}

interface Ask {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  token?: string | undefined;
  /** Without the cookie: as somebody else at the same screen. */
  anonymous?: boolean;
}

async function ask(path: string, { method = 'GET', body, token, anonymous }: Ask = {}): Promise<Response> {
  const headers = bearer(token);
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: anonymous ? 'omit' : 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(path, init).catch(() => {
    throw new ApiError(0, null);
  });
  if (response.ok) return response;
  const frame = (await response.json().catch(() => null)) as ToClient | null;
  throw new ApiError(response.status, frame?.type === 'refused' ? frame.refusal : null);
}

async function json<T>(path: string, how?: Ask): Promise<T> {
  return (await (await ask(path, how)).json()) as T;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()}` : '';
}

export const api = {
  games: () => json<GameInfo[]>('/api/games'),
  tables: (game = '') => json<TableList>(`/api/tables${query({ game })}`),
  create: (body: CreateTable, anonymous = false) => json<Created>('/api/tables', { method: 'POST', body, anonymous }),
  table: (table: string, token?: string) => json<Extract<ToClient, { type: 'state' }>>(at(table), { token }),
  manage: (table: string, body: DoBody, token?: string, anonymous = false) =>
    json<ToClient>(`${at(table)}/do`, { method: 'POST', body, token, anonymous }),
  story: (table: string, from: number, count: number, token?: string) => json<Replay>(`${at(table)}/story${query({ from, count })}`, { token }),
  recordLink: (table: string) => `${at(table)}/record`,
  replays: (filter: { game?: string; player?: string; before?: number | null }) => json<ReplayList>(`/api/replays${query(filter)}`),
  replay: (table: string, audience: string, from: number, count: number, token?: string) =>
    json<Replay>(`/api/replays/${encodeURIComponent(table)}${query({ audience, from, count })}`, { token }),
  leaderboard: (game: string, side?: string | null) => json<Leaderboard>(`/api/leaderboard${query({ game, side })}`),
  me: () => json<Account | null>('/api/me').catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return null;
    throw error;
  }),
  myData: () => json<AccountData>('/api/me/data'),
  playAs: (name: string) => json<Account>('/api/session', { method: 'POST', body: { name } }),
  keep: (passphrase: string) => json<Account>('/api/session/keep', { method: 'POST', body: { passphrase } }),
  login: (body: Credentials) => json<Account>('/api/login', { method: 'POST', body }),
  logout: () => ask('/api/logout', { method: 'POST', body: {} }),
  forget: (body: Credentials | null) => ask('/api/me', { method: 'DELETE', ...(body && { body }) }),
};
