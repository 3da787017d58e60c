// The signs on Kelp's eighteen blocks, and the paper each is folded from.
import { FAMILY_FIGURES } from '../../art/figures';
import { abalone, doubleShell, snail, trapCurrent, trapCurrents, trapDen, trapHide } from '../../art/figures/kelp';
import type { Figure } from '../../art/fold';
import type { RampId } from '../../art/ramps';

export interface BlockSign {
  readonly figure: Figure;
  readonly ramp: RampId;
  readonly group: 'octopus' | 'food' | 'trap' | 'shell';
}

const sign = (figure: Figure, ramp: RampId, group: BlockSign['group']): BlockSign => ({ figure, ramp, group });

export const BLOCK_SIGNS = {
  octopus: sign(FAMILY_FIGURES.octopus, 'octopus', 'octopus'),
  crab: sign(FAMILY_FIGURES.crab, 'coral', 'food'),
  snail: sign(snail, 'gold', 'food'),
  lobster: sign(FAMILY_FIGURES.lobster, 'orange', 'food'),
  abalone: sign(abalone, 'lagoon', 'food'),
  trap_hide: sign(trapHide, 'kelp', 'trap'),
  trap_current: sign(trapCurrent, 'ice', 'trap'),
  trap_currents: sign(trapCurrents, 'ice', 'trap'),
  trap_den: sign(trapDen, 'rock', 'trap'),
  double_shell: sign(doubleShell, 'shellpink', 'shell'),
  shell: sign(FAMILY_FIGURES.shell, 'shellpink', 'shell'),
} as const satisfies Record<string, BlockSign>;

export type BlockSymbol = keyof typeof BLOCK_SIGNS;
export const BLOCK_SYMBOLS = Object.keys(BLOCK_SIGNS) as BlockSymbol[];
export type Food = 'crab' | 'snail' | 'lobster' | 'abalone';
export const FOODS: readonly Food[] = ['crab', 'snail', 'lobster', 'abalone'];
