// Kelp's words and guesses: whom the story speaks to, where things are, and what a forbidden click stands for.
import { beforeAll, expect, test } from 'vitest';
import { attempt, why } from '../../src/games/kelp/attempts';
import { SPACE_IDS, numberOf } from '../../src/games/kelp/geometry';
import { places, story } from '../../src/games/kelp/story';
import type { KelpEvent, KelpView } from '../../src/games/kelp/types';
import type { Names } from '../../src/games/names';
import { speak, t } from '../../src/i18n/index.svelte';
import type { TableState } from '../../src/net/protocol';

beforeAll(() => speak('en'));

const reader = (you: number | null): Names => ({ you, of: String, say: (id) => t(id) });
const view = (phase: object, more: object = {}) => ({ viewer: 'shark', phase, shark: { pool: [{ colour: 'yellow', value: 2 }], shark: { touches: ['2,2'] }, budget: 5 }, ...more }) as unknown as KelpView;
const table = (shown: KelpView) => ({ game: { view: shown } }) as unknown as TableState;

test('the stones are numbered row by row, each once', () => {
  expect(SPACE_IDS.map(numberOf).toSorted((a, b) => a - b)).toEqual(SPACE_IDS.map((_, index) => index + 1));
  expect([numberOf('D1'), numberOf('D2'), numberOf('D3'), numberOf('D4')]).toEqual([1, 2, 15, 16]);
});

test('the story says you to whoever did it, and names places by their numbers', () => {
  const events: KelpEvent[] = [
    { kind: 'die_drawn', colour: 'blue' },
    { kind: 'die_drawn', colour: 'blue' },
    { kind: 'shark_swam', from: 'D1', to: 'V1a', over: false },
    { kind: 'card_gained', pile: 'move', card: 'drift' },
  ];
  expect(story({ events }, reader(1))).toEqual(['You draw 2 blue dice.', 'You swim from 1 to 3.', 'The Octopus gains a card: Drift.']);
  expect(story({ events }, reader(0))).toEqual(['The Shark draws 2 blue dice.', 'The Shark swims from 1 to 3.', 'You gain a card: Drift.']);
  expect(story({ events }, reader(null))[0]).toBe('The Shark draws 2 blue dice.');
  expect(places(events)).toEqual(['space D1', 'space V1a']);
});

test('a forbidden click becomes the move that was probably meant', () => {
  const meant = (phase: string, thing: string, chosen: string[] = [], more = {}) => attempt(view({ kind: phase }, more), thing, chosen);
  expect(meant('currents', 'space V1b')).toBe('at V1b');
  expect(meant('move', 'space V1b')).toBe('swim V1b');
  expect(meant('aim', 'zone 1,1')).toBe('aim Y2 1,1');
  expect(meant('aim', 'zone 1,1', ['pool red5'])).toBe('aim R5 1,1');
  expect(meant('aim', 'row swift_a')).toBe('buy swift_a');
  expect(meant('aim', 'hand drift')).toBe(null);
  const octopus = { viewer: 'octopus' };
  expect(meant('swap', 'zone 1,1', ['zone 3,3'], octopus)).toBe('swap 1,1 3,3');
  expect(meant('swap', 'zone 1,3', [], octopus)).toBe('swap 1,2 1,3');
  expect(meant('act', 'item move', [], octopus)).toBe('gain move');
  expect(meant('act', 'pool blue1', [], octopus)).toBe(null);
});

test('what stands in the way is said in numbers', () => {
  const zones = [{ zone: '2,2', value: 4 }, { zone: '1,1', value: 5 }];
  const aiming = table(view({ kind: 'aim' }, { zones, octopus: {} }));
  expect(why('aim Y2 2,2', aiming)).toBe('The die shows 2; this zone needs 4 or more.');
  expect(why('aim Y6 1,1', aiming)).toBe('The Shark does not touch this zone.');
  expect(why('aim Y6 2,2', aiming)).toBe(null);
  expect(why('buy hostile_a', table(view({ kind: 'buy' }, { octopus: {} })))).toBe('It costs 6; you have 5 left to spend.');
});
