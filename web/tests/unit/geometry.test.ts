// Kelp's board is drawn as the rules wire it (KE-BRD-04, the table of day wiring).
import { expect, test } from 'vitest';
import { SPACE_IDS, headingOf, legBetween, spotOf, trails, wayAlong, type End, type SpaceId } from '../../src/games/kelp/geometry';

const WIRING: Record<SpaceId, readonly [string, string]> = {
  V1a: ['D1', 'V1b H1a H1b'],
  V1b: ['V1a H1a H1b', 'V1c H2a H2b'],
  V1c: ['V1b H2a H2b', 'D3'],
  V2a: ['D2', 'V2b H1b H1c'],
  V2b: ['V2a H1b H1c', 'V2c H2b H2c'],
  V2c: ['V2b H2b H2c', 'D4'],
  H1a: ['D1', 'V1a V1b H1b'],
  H1b: ['V1a V1b H1a', 'V2a V2b H1c'],
  H1c: ['V2a V2b H1b', 'D2'],
  H2a: ['D3', 'V1b V1c H2b'],
  H2b: ['V1b V1c H2a', 'V2b V2c H2c'],
  H2c: ['V2b V2c H2b', 'D4'],
  D1: ['V1a', 'H1a'],
  D2: ['V2a', 'H1c'],
  D3: ['V1c', 'H2a'],
  D4: ['V2c', 'H2c'],
};

function numbers(path: string): number[] {
  return [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));
}

/** Degrees clockwise from north in which a leg sets out. */
function setsOut(leg: string): number {
  const [x0 = 0, y0 = 0] = numbers(leg);
  const body = leg.slice(leg.search(/[LA]/));
  const rest = numbers(body);
  const [x1 = 0, y1 = 0] = body.startsWith('A') ? rest.slice(5) : rest;
  return ((Math.atan2(x1 - x0, y0 - y1) * 180) / Math.PI + 360) % 360;
}

test.each(SPACE_IDS)('%s has a way to its neighbours and to no other space', (space) => {
  const neighbours = new Set(WIRING[space].flatMap((end) => end.split(' ')));
  for (const other of SPACE_IDS) {
    expect(legBetween(space, other) !== null, `${space} to ${other}`).toBe(neighbours.has(other));
  }
});

test.each(SPACE_IDS)('ways from %s begin and end on the stones', (space) => {
  for (const other of WIRING[space].flatMap((end) => end.split(' ')) as SpaceId[]) {
    const path = numbers(legBetween(space, other) ?? '');
    expect(path.slice(0, 2)).toEqual([...spotOf(space)]);
    expect(path.slice(-2)).toEqual([...spotOf(other)]);
  }
});

test.each(SPACE_IDS)('facing an end on %s looks along the way that leads there', (space) => {
  WIRING[space].forEach((end, index) => {
    for (const other of end.split(' ') as SpaceId[]) {
      const away = Math.abs(setsOut(legBetween(space, other) ?? '') - headingOf(space, (index + 1) as End));
      expect(Math.min(away, 360 - away), `${space} to ${other}`).toBeLessThan(25);
    }
  });
});

test('undecided, the Shark stands across its path', () => {
  for (const space of SPACE_IDS) {
    const turn = Math.abs(headingOf(space, null) - headingOf(space, 1)) % 180;
    expect(turn, space).toBe(90);
  }
});

test('a way over several spaces is one unbroken path', () => {
  const way = wayAlong(['V1a', 'V1b', 'H2b', 'V2c', 'D4']);
  expect(way.match(/M/g)).toHaveLength(1);
  expect(numbers(way).slice(-2)).toEqual([...spotOf('D4')]);
});

test('spaces lie apart far enough for fingers', () => {
  for (const first of SPACE_IDS) {
    for (const second of SPACE_IDS.filter((space) => space !== first)) {
      const [[x1, y1], [x2, y2]] = [spotOf(first), spotOf(second)];
      // 40 px on a board 360 px wide.
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThan((40 / 360) * 1000);
    }
  }
});

test('four lines and four arcs are drawn', () => {
  expect(trails()).toHaveLength(8);
});
