// The first look at a table, taken before the program is there (`early.ts`).
import type { ToClient } from './protocol';

export type Look = Extract<ToClient, { type: 'state' }>;

declare global {
  /** The look that is on its way already; nothing if it failed. Not there in development. */
  var early: { table: string; token: string | undefined; look: Promise<Look | null> } | undefined;
}

export const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
export const bearer = (token: string | undefined): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

export async function lookUp(table: string, token: string | undefined): Promise<Look | null> {
  const response = await fetch(tablePath(table), { headers: bearer(token), credentials: 'same-origin' }).catch(() => null);
  return response?.ok ? ((await response.json().catch(() => null)) as Look | null) : null;
}
