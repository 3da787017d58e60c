// What the table of Sea Salt & Paper is told to show.
import type { Family } from '../../art/figures';
import type { CardColour } from '../../art/ramps';
import type { Pickable } from '../../ui/pick';

export interface CardView extends Pickable {
  readonly family: Family;
  readonly colour: CardColour;
  readonly name: string;
  readonly colourName: string;
  readonly copies?: number;
  readonly factor?: { points: number; family: Family };
  readonly hint?: string;
}

export interface KeyedCard extends CardView {
  /** Names this card while it lies here; it must not outlive its hiding. */
  readonly key: string;
}

/** One line of a score: what brings how many points. */
export interface ScoreLine {
  readonly label: string;
  readonly points: number;
  /** Shown but not counted, e.g. the colour bonus after STOP. */
  readonly idle?: boolean;
}
