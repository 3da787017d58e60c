// Between two rounds: the table as it lay when the round ended, which the server passes over on its way to the next.
import type { TableState } from '../../net/protocol';
import type { Scene } from '../../net/table.svelte';
import type { SaltEvent, SaltRoundResult, SaltSeatView, SaltView } from './types';
import { viewOf } from './words';

/** Cuts a scene after the end of a round if another round follows: the result holds the table until it is put away. */
export function cutRound({ state, events }: Scene, before: TableState): Scene[] {
  const all = events as readonly SaltEvent[];
  const at = all.findIndex(({ event }) => event === 'round_ended');
  const ended = all[at];
  if (ended?.event !== 'round_ended' || state.phase === 'over' || !before.game || !state.game) return [{ state, events }];
  const first = all.slice(0, at + 1);
  const view = endedView(viewOf(before), viewOf(state), first, ended.result);
  const game = { ...before.game, view, waiting: { seats: [], together: false }, legal: [], draft: null };
  return [{ state: { ...state, game }, events: first, holds: true }, { state, events: all.slice(at + 1) }];
}

function endedView(before: SaltView, after: SaltView, events: readonly SaltEvent[], result: SaltRoundResult): SaltView {
  const seats = before.seats.map((seat, number) => endedSeat(seat, number, events, result, after));
  return { ...before, ...middle(before, events), seats, last_round: result, last_chance: null, jellyfish: null, waiting: { for: 'opening' } };
}

function endedSeat(seat: SaltSeatView, number: number, events: readonly SaltEvent[], result: SaltRoundResult, after: SaltView): SaltSeatView {
  let { hand, table } = seat;
  for (const event of events) {
    if (event.event === 'laid' && event.seat === number) table = [...table, [...event.cards, ...(event.starfish ? [event.starfish] : [])]];
    if (event.event === 'revealed' && event.seat === number) hand = event.hand;
  }
  const score = result.seats[number]?.score ?? seat.score;
  return { ...seat, hand, hand_size: hand?.length ?? seat.hand_size, table, score, total: after.seats[number]?.total ?? seat.total };
}

function middle({ deck, piles }: SaltView, events: readonly SaltEvent[]): Pick<SaltView, 'deck' | 'piles'> {
  const now = piles.map((pile) => ({ ...pile }));
  for (const event of events) {
    if (event.event === 'drew' || event.event === 'gained') deck--;
    const pile = 'pile' in event ? now[event.pile] : undefined;
    if (!pile) continue;
    if (event.event === 'discarded') Object.assign(pile, { top: event.card, size: pile.size + 1 });
    if (event.event === 'took') pile.size--;
    if (event.event === 'picked') Object.assign(pile, { top: event.top, size: pile.size - 1 });
    if (event.event === 'uncovered') pile.top = event.top;
  }
  return { deck, piles: now };
}
