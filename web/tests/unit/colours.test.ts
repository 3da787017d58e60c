// Nobody needs to see colour, and everybody can read: marks are distinct, text has contrast in both themes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MARKS } from '../../src/art/marks';
import { CARD_COLOURS, CARD_RAMPS } from '../../src/art/ramps';
import { contrast, mix, shade } from '../../src/art/tone';

const CSS = readFileSync(new URL('../../src/art/tokens.css', import.meta.url), 'utf8');

/** Tokens of one theme, with the shared ones below them. */
function tokens(theme: 'night' | 'day'): Map<string, string> {
  const blocks = [...CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const wanted = blocks.filter(([, selector = '']) => selector.includes(`[data-theme='${theme}']`) || selector.trim() === ':root');
  const pairs = wanted.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)]);
  return new Map(pairs.map(([, name = '', value = '']) => [name, value]));
}

const SURFACES = ['page', 'page-2', 'dusk', 'dusk-edge', 'surface', 'surface-2', 'surface-3'];
const TEXTS = ['text', 'text-soft', 'gold-text', 'coral-text', 'kelp-text', 'ice-text'];
const CASES = (['night', 'day'] as const).flatMap((theme) => SURFACES.flatMap((surface) => TEXTS.map((text) => ({ theme, surface, text }))));

test.each(CASES)('$theme: $text on $surface has a contrast of 4.5 or more', ({ theme, surface, text }) => {
  const known = tokens(theme);
  expect(contrast(known.get(text) ?? '', known.get(surface) ?? '')).toBeGreaterThanOrEqual(4.5);
});

test('ink on card paper has a contrast of 4.5 or more', () => {
  const known = tokens('night');
  for (const ink of ['paper-ink', 'paper-ink-soft']) {
    expect(contrast(known.get(ink) ?? '', known.get('paper') ?? '')).toBeGreaterThanOrEqual(4.5);
  }
});

test('the eleven colours have eleven marks, all different', () => {
  expect(CARD_COLOURS).toHaveLength(11);
  const drawn = CARD_COLOURS.map((colour) => `${MARKS[colour].body ?? ''}|${MARKS[colour].line ?? ''}`);
  expect(new Set(drawn).size).toBe(11);
  expect(new Set(CARD_COLOURS.map((colour) => MARKS[colour].name)).size).toBe(11);
});

test.each(CARD_COLOURS)('%s: facets differ in lightness and stand out from the sheet', (colour) => {
  const { ground, light, mid, dark } = CARD_RAMPS[colour];
  expect(contrast(light, mid)).toBeGreaterThan(1.15);
  expect(contrast(mid, dark)).toBeGreaterThan(1.6);
  expect(Math.max(contrast(light, ground), contrast(dark, ground))).toBeGreaterThan(1.7);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('mixing and shading', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(shade('#808080', -1)).toBe('#000000');
  expect(() => mix('red', '#ffffff', 0.5)).toThrow('not a colour');
});
