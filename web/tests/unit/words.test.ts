// The words: the Fluent files of all three languages can be read, and the right language is chosen.
import { expect, test } from 'vitest';
import { FAMILIES } from '../../src/art/figures';
import { MARKS } from '../../src/art/marks';
import { CARD_COLOURS } from '../../src/art/ramps';
import { LOCALES, locale as current, preferredLocale, speak, t } from '../../src/i18n/index.svelte';

test('the browser’s wishes choose the language', () => {
  expect(preferredLocale(['uk-UA', 'en'])).toBe('uk');
  expect(preferredLocale(['de', 'pl-PL'])).toBe('pl');
  expect(preferredLocale(['fr'])).toBe('en');
});

test('arguments and missing words', async () => {
  await speak('en');
  expect(t('sp-act-keep', { card: 'crab' })).toBe('Keep crab');
  expect(t('nobody-wrote-this')).toBe('nobody-wrote-this');
});

test.each(LOCALES)('%s names every family and colour a card can carry', async (locale) => {
  await speak(locale);
  expect(current()).toBe(locale);
  const ids = [...FAMILIES.map((family) => `sp-card-${family}`), ...CARD_COLOURS.map((colour) => `sp-colour-${colour}`)];
  for (const id of ids.map((name) => name.replaceAll('_', '-'))) expect(t(id), id).not.toBe(id);
});

test('the marks drawn are the marks named', async () => {
  await speak('en');
  for (const colour of CARD_COLOURS) expect(t(`sp-mark-${colour.replaceAll('_', '-')}`)).toBe(MARKS[colour].name);
});
