// The origami figures: folding works as described, and every figure keeps to the one folding style.
import { expect, test } from 'vitest';
import { FAMILIES, FAMILY_FIGURES } from '../../src/art/figures';
import * as kelp from '../../src/art/figures/kelp';
import { fold, pathOf, place, silhouette, type Figure } from '../../src/art/fold';

const ALL: [string, Figure][] = [...FAMILIES.map((name): [string, Figure] => [name, FAMILY_FIGURES[name]]), ...Object.entries(kelp)];

test('a row with two tones folds a mirrored pair', () => {
  const { facets } = fold(['1/3 50,10 20,60 50,60']);
  expect(facets).toEqual([
    { tone: 1, points: [[50, 10], [20, 60], [50, 60]] },
    { tone: 3, points: [[50, 10], [80, 60], [50, 60]] },
  ]);
});

test('a figure placed elsewhere keeps its shape', () => {
  const figure = fold(['2 40,40 60,40 50,60']);
  expect(place(figure, { x: 10, y: 20, scale: 0.5 })[0]?.points).toEqual([[5, 15], [15, 15], [10, 25]]);
  expect(place(figure, { x: 0, y: 0, scale: 1, flip: true })[0]?.points[0]).toEqual([10, -10]);
});

test('rows that cannot be read are refused', () => {
  expect(() => fold(['4 0,0 1,1 2,2']).facets).toThrow('bad tone');
  expect(() => fold(['1 0,0 1']).facets).toThrow('bad point');
});

test('the nineteen families of the rules each have a figure', () => {
  expect(FAMILIES).toHaveLength(19);
});

test.each(ALL)('%s is folded in three tones and stays on its sheet', (_, figure) => {
  const tones = new Set(figure.facets.map(({ tone }) => tone).filter((tone) => tone !== 'ink'));
  expect(tones.size).toBe(3);
  for (const [x, y] of figure.facets.flatMap(({ points }) => points)) {
    expect(x).toBeGreaterThanOrEqual(-3);
    expect(x).toBeLessThanOrEqual(103);
    expect(y).toBeGreaterThanOrEqual(-3);
    expect(y).toBeLessThanOrEqual(103);
  }
});

test('no two figures have the same silhouette', () => {
  const outlines = ALL.map(([, figure]) => silhouette(figure));
  expect(new Set(outlines).size).toBe(ALL.length);
});

test('paths are closed and rounded to a tenth', () => {
  expect(pathOf([[1.234, 5], [6, 7.06], [8, 9]])).toBe('M1.2 5L6 7.1L8 9Z');
});
