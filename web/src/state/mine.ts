// The reader's own tables: those whose keys this browser keeps and that are not over.
import { api } from '../net/api';
import type { TableState } from '../net/protocol';
import { keysOf } from '../net/tokens';

const PREFIX = 'tidetable.keys.';
const LOOKED_AT = 8;

export async function myTables(): Promise<TableState[]> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  const keys = names.map((table) => ({ table, keys: keysOf(table) }));
  keys.sort((a, b) => (b.keys?.used ?? 0) - (a.keys?.used ?? 0));
  const states = await Promise.all(
    keys.slice(0, LOOKED_AT).map(async ({ table, keys }) => {
      const token = keys?.own ?? Object.values(keys?.seats ?? {})[0];
      return api.table(table, token).then(({ state }) => state).catch(() => null);
    }),
  );
  return states.filter((state) => state !== null && state.phase !== 'over') as TableState[];
}
