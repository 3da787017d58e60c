// How an end is told: who won, who gave up, and names that nobody chose.
import { expect, test } from 'vitest';
import { ending, reason } from '../../src/games/ending';
import { namesOf, shownName } from '../../src/games/names';
import { LOCALES, speak, t } from '../../src/i18n/index.svelte';
import type { TableState } from '../../src/net/protocol';

const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ occupant: { kind: 'person', name, kept: false }, ready: true, left: null }));
const table = (you: number | null, places: number[], why: string) =>
  ({ phase: 'over', settings: { game: 'salt-paper' }, seats: seats.slice(0, places.length), you: { seat: you, host: false }, result: { places, points: [], reason: why, rule: null } }) as unknown as TableState;
const told = (you: number | null, places: number[], why: string) => ending(table(you, places, why), namesOf(table(you, places, why)));

test('who gave up is named, and told so in person', async () => {
  await speak('en');
  expect(told(null, [1, 2], 'resigned')).toEqual(['Ann wins', 'Bob resigned.']);
  expect(told(1, [1, 2], 'resigned')).toEqual(['You lost', 'You resigned.']);
  expect(told(0, [1, 2], 'time')).toEqual(['You win!', 'Bob ran out of time.']);
  // Of those who left, the last one ended it.
  expect(told(1, [3, 1, 2], 'left')).toEqual(['You win!', 'Cleo left the table.']);
});

test('an end by the rules has the words of the game', async () => {
  await speak('en');
  expect(told(1, [2, 1], 'four-mermaids')).toEqual(['You win!', 'You gathered four mermaids.']);
  expect(reason('kelp', { places: [1, 2], reason: 'feast' }, namesOf(table(null, [1, 2], '')))).toMatch(/^The Octopus has eaten/);
});

test.each(LOCALES)('a guest’s name made in %s is shown in the reader’s language', async (locale) => {
  await speak(locale);
  const [plain, second] = [t('web-guest'), t('seat-guest', { number: 2 })];
  await speak('en');
  expect([plain, second].map(shownName)).toEqual(['Guest', 'Guest 2']);
  expect(shownName('Guestav')).toBe('Guestav');
});
