// How long a scene of Kelp deserves to be looked at, in milliseconds at normal speed.
import type { KelpEvent } from './types';

const WEIGHTS: Partial<Record<KelpEvent['kind'], number>> = {
  stances_revealed: 3400, duel_began: 900, ended: 600,
  shark_swam: 420, block_revealed: 480, block_hidden: 300, blocks_swapped: 480, block_placed: 400,
  card_played: 500, card_gained: 350, block_gained: 450, ate: 900, trap_sprung: 700,
  die_rolled: 260, current_placed: 350, die_aimed: 350, card_bought: 500, card_used: 450, tile_flipped: 600, shark_put: 500,
};

export function paceOf(events: readonly KelpEvent[]): number {
  return Math.min(5000, events.reduce((sum, { kind }) => sum + (WEIGHTS[kind] ?? 0), 0));
}
