// The reader's own tables: those whose keys this browser keeps and that are not over.
import { api } from '../net/api';
import type { TableState } from '../net/protocol';
import { heldTables, keep, keysOf } from '../net/tokens';

const LOOKED_AT = 8;

/** Tables that were not over when last looked at, the last used first. */
function candidates(): string[] {
  const open = heldTables().filter((table) => !keysOf(table)?.over);
  return open.sort((a, b) => (keysOf(b)?.used ?? 0) - (keysOf(a)?.used ?? 0)).slice(0, LOOKED_AT);
}

/** Whether there may be any, known without asking. */
export const mayHaveTables = () => candidates().length > 0;

export async function myTables(): Promise<TableState[]> {
  const states = await Promise.all(candidates().map(look));
  return states.filter((state) => state !== null && state.phase !== 'over') as TableState[];
}

async function look(table: string): Promise<TableState | null> {
  const keys = keysOf(table);
  const token = keys?.own ?? Object.values(keys?.seats ?? {})[0];
  const state = await api.table(table, token).then((answer) => answer.state).catch(() => null);
  if (keys && state?.phase === 'over') keep(table, { ...keys, over: true });
  return state;
}
