// The end of a round is cut from the beginning of the next, so that the table can lie still in between.
import { expect, test } from 'vitest';
import { cutRound } from '../../src/games/salt-paper/rounds';
import type { SaltEvent, SaltView } from '../../src/games/salt-paper/types';
import { roundOver } from '../../src/games/salt-paper/words';
import type { TableState } from '../../src/net/protocol';

const score = { points: 7, pairs: 1, sets: 6, multipliers: 0, mermaids: 0, starfish: 0, seahorse: 0, colour_bonus: 2 };
const seat = { hand_size: 3, hand: null, table: [], total: 0, score: null, revealed: false, stung: false };
const view = (more: Partial<SaltView>) => ({ you: 0, round: 1, deck: 30, piles: [{ size: 2, top: 'crab:black', cards: [], gone: 0 }, { size: 0, top: null, cards: [], gone: 0 }], seats: [{ ...seat, hand: ['boat:black'] }, seat], last_chance: null, last_round: null, over: null, waiting: { for: 'play', seat: 1 }, ...more }) as unknown as SaltView;
const state = (version: number, shown: SaltView, phase = 'playing') => ({ stamp: { version, draft: 0 }, phase, game: { view: shown, legal: [{ text: 'draw' }], waiting: { seats: [1], together: false }, draft: null } }) as unknown as TableState;

const result = { round: 1, end: 'stop' as const, seat: 1, seats: [{ cards: [], score, scored: 7 }, { cards: [], score, scored: 8 }] };
const before: SaltEvent[] = [
  { event: 'discarded', seat: 1, pile: 1, card: 'fish:green' },
  { event: 'laid', seat: 1, cards: ['boat:black', 'boat:grey'], starfish: null },
  { event: 'stopped', seat: 1 },
  { event: 'revealed', seat: 1, hand: ['shell:pink'] },
  { event: 'round_ended', result },
];
const after: SaltEvent[] = [{ event: 'round_began', round: 2, starter: 0, extra_salt: false }, { event: 'opened', pile: 0, card: 'crab:pink' }];
const next = view({ round: 2, deck: 54, last_round: result, seats: [{ ...seat, total: 7 }, { ...seat, total: 8 }] as SaltView['seats'] });

test('the first half holds, with the table as it lay when the round ended', () => {
  const [first, second, ...more] = cutRound({ state: state(9, next), events: [...before, ...after] }, state(8, view({})));
  expect(more).toEqual([]);
  expect(first?.holds).toBe(true);
  expect(first?.events).toEqual(before);
  expect(first?.state.stamp.version).toBe(9);
  expect(first?.state.game?.legal).toEqual([]);
  const shown = first?.state.game?.view as SaltView;
  expect(roundOver(shown)).toBe(true);
  expect(shown.deck).toBe(30);
  expect(shown.piles[1]).toMatchObject({ top: 'fish:green', size: 1 });
  expect(shown.seats[1]).toMatchObject({ hand: ['shell:pink'], hand_size: 1, table: [['boat:black', 'boat:grey']], total: 8 });
  expect(shown.seats[0]?.hand).toEqual(['boat:black']);
  expect(second).toEqual({ state: state(9, next), events: after });
  expect(roundOver(next)).toBe(false);
});

test('nothing is cut in the middle of a round, nor at the end of the game', () => {
  const scene = { state: state(9, view({})), events: before.slice(0, 2) };
  expect(cutRound(scene, state(8, view({})))).toEqual([scene]);
  const last = { state: state(9, next, 'over'), events: [...before, { event: 'game_over' }] };
  expect(cutRound(last, state(8, view({})))).toEqual([last]);
});
