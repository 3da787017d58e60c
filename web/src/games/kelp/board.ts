// What Kelp's board is told to show. Everything comes from outside; the board knows no rule.
import type { Pickable } from '../../ui/pick';
import type { DieColour } from './Die.svelte';
import type { End, SpaceId } from './geometry';
import type { ZoneKind } from './islands';
import type { BlockSymbol } from './symbols';

export interface DieView {
  readonly colour: DieColour;
  readonly value?: number | undefined;
  readonly label: string;
}

export interface BlockView extends Pickable {
  readonly hidden: boolean;
  readonly symbol?: BlockSymbol | undefined;
  readonly label: string;
}

export interface ZoneView extends Pickable {
  readonly kind: ZoneKind;
  readonly value: number;
  readonly label: string;
  readonly block?: BlockView | undefined;
  /** The die lying in the value notch. */
  readonly die?: DieView | undefined;
  /** How likely the Octopus is here, from 0 to 1; drawn as an ink wash. */
  readonly belief?: number | undefined;
  /** Spoken of in the story. */
  readonly marked?: boolean | undefined;
}

export interface SpaceView extends Pickable {
  readonly label: string;
  readonly current?: DieView | undefined;
  /** Spoken of in the story. */
  readonly marked?: boolean | undefined;
}

export interface SharkView {
  readonly at: SpaceId;
  readonly facing: End | null;
  readonly label: string;
}

/** A way the Shark could swim: a flowing line with an arrow. */
export interface RouteView {
  readonly spaces: readonly SpaceId[];
  readonly strong?: boolean | undefined;
}
