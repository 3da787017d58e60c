// A table as it was after one step of its story.
import type { ReplayFrame, TableState } from './protocol';

/** `end` with the game of that step; what belongs to the present only is left out. */
export function framedState(end: TableState, frame: ReplayFrame): TableState {
  const waiting = { seats: frame.waiting, together: frame.waiting.length > 1 };
  const game = end.game && { ...end.game, view: frame.view, aid: null, waiting, legal: [], draft: null };
  // The story tells only what cannot be taken back, whatever is being tried at the moment.
  const stamp = { ...end.stamp, draft: 0 };
  return { ...end, stamp, game, phase: 'playing', result: null, clock: null, warning: null };
}
