// The first look at a table: asked for with the own key, given once, and only to who holds that key.
import { beforeEach, expect, it, vi } from 'vitest';
import { keep } from '../../src/net/tokens';

const SEEN = { type: 'state', state: { settings: { game: 'kelp' } } };
let asked: Request[] = [];

/** The module keeps what it has seen of one visit: each test is a visit of its own. */
async function visit() {
  vi.resetModules();
  return import('../../src/net/opening');
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) });
  asked = [];
  vi.stubGlobal('early', undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(new Request(`http://sea.example${path}`, init));
    return Response.json(SEEN);
  });
});

it('asks with the key of the seat and gives what it saw once', async () => {
  keep('abc', { own: 'mine' });
  const { lookAhead, lookedAt } = await visit();
  expect(await lookAhead('abc')).toEqual(SEEN.state);
  expect(asked.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([['http://sea.example/api/tables/abc', 'Bearer mine']]);
  expect(lookedAt('abc', 'mine')).toEqual(SEEN);
  expect(lookedAt('abc', 'mine')).toBeNull();
});

it('shows nothing of one table at another, nor with one key what another saw', async () => {
  for (const [table, token] of [['abd', 'mine'], ['abc', 'other'], ['abc', undefined]] as const) {
    keep('abc', { own: 'mine' });
    const { lookAhead, lookedAt } = await visit();
    await lookAhead('abc');
    expect(lookedAt(table, token)).toBeNull();
    expect(lookedAt('abc', 'mine')).toBeNull();
  }
});

it('keeps nothing that comes after the page has gone on without it', async () => {
  const { lookAhead, lookedAt } = await visit();
  const coming = lookAhead('abc');
  expect(lookedAt('abc', undefined)).toBeNull();
  await coming;
  expect(lookedAt('abc', undefined)).toBeNull();
});

it('takes the look that is on its way already, and only with the same key', async () => {
  keep('abc', { own: 'mine' });
  vi.stubGlobal('early', { table: 'abc', token: 'mine', look: Promise.resolve(SEEN) });
  const { lookAhead, lookedAt } = await visit();
  expect(await lookAhead('abc')).toEqual(SEEN.state);
  expect(asked).toEqual([]);
  expect(lookedAt('abc', 'mine')).toEqual(SEEN);
  vi.stubGlobal('early', { table: 'abc', token: undefined, look: Promise.resolve(SEEN) });
  await (await visit()).lookAhead('abc');
  expect(asked).toHaveLength(1);
});

it('asks again for what could not be looked at early', async () => {
  vi.stubGlobal('early', { table: 'abc', token: undefined, look: Promise.resolve(null) });
  const { lookAhead } = await visit();
  expect(await lookAhead('abc')).toEqual(SEEN.state);
  expect(asked).toHaveLength(1);
});
