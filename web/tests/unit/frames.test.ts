import { expect, it } from 'vitest';
import { framedState } from '../../src/net/frames';
import type { ReplayFrame, TableState } from '../../src/net/protocol';

it('a moment of the story is no draft, even when somebody is trying something at the moment', () => {
  const end = { stamp: { version: 12, draft: 3 }, phase: 'playing', game: null } as unknown as TableState;
  const frame = { view: {}, events: [], waiting: [0] } as unknown as ReplayFrame;
  expect(framedState(end, frame).stamp).toEqual({ version: 12, draft: 0 });
});
