// The paper stock: every sheet this project cuts from, as a ramp of tones.
// `ground` is the sheet itself, `light`/`mid`/`dark` are its facets when folded.
// Colour never carries meaning alone: see marks.ts.

import { pathOf, silhouette, type Facet, type Figure } from './fold';

export interface Ramp {
  readonly ground: string;
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
}

function ramp(ground: string, light: string, mid: string, dark: string): Ramp {
  return { ground, light, mid, dark };
}

/** The eleven card colours of Sea Salt & Paper, in the order of the rules' table. */
export const CARD_RAMPS = {
  dark_blue: ramp('#1f4c8c', '#a9c8ef', '#6295d6', '#12305b'),
  light_blue: ramp('#69b6dc', '#e6f6fc', '#aadbf0', '#3a7fa9'),
  black: ramp('#393f48', '#b3bac3', '#79828e', '#191d23'),
  yellow: ramp('#efc139', '#fff5c9', '#fbdd78', '#b07b0c'),
  green: ramp('#4b9653', '#d0efc6', '#8bcb87', '#27602f'),
  purple: ramp('#754a9f', '#ddc8f3', '#ab88d3', '#45266c'),
  grey: ramp('#96a2a8', '#f2f5f6', '#c9d1d4', '#5f6b72'),
  light_orange: ramp('#f4b680', '#fff3e2', '#fcd7b0', '#c0743a'),
  pink: ramp('#e788a7', '#ffe8ef', '#f7bccf', '#a94869'),
  orange: ramp('#dd6f22', '#ffdfbb', '#f6a663', '#8f3d0b'),
  white: ramp('#e9ede8', '#ffffff', '#dbe2e4', '#9eacb3'),
} as const satisfies Record<string, Ramp>;

/** Sheets for everything that is not a Sea Salt & Paper card. */
export const SHEET_RAMPS = {
  shark: ramp('#44637a', '#b9d0dc', '#7e9fb3', '#38566c'),
  octopus: ramp('#c9593f', '#ffc7a4', '#ee8b66', '#a33e2b'),
  kelp: ramp('#3f6f4a', '#a9cf8f', '#6c9f63', '#2f5a40'),
  sand: ramp('#efdfbf', '#fff8e6', '#f0dfba', '#bd9f68'),
  rock: ramp('#6d7780', '#c3cbcd', '#939da3', '#525e67'),
  coral: ramp('#e4654a', '#ffc2ad', '#f2866c', '#a63823'),
  gold: ramp('#e6ad3c', '#fff0bf', '#f5cb6a', '#9c6a0f'),
  ice: ramp('#7cc6d6', '#e5f7fa', '#a9dfe9', '#3a8496'),
  lagoon: ramp('#1f7a86', '#a6dbdc', '#55a9b0', '#125560'),
  foam: ramp('#e8f4f0', '#ffffff', '#dcebe8', '#93b1b1'),
  shellpink: ramp('#e9c4b4', '#fff1e8', '#f3d3c3', '#ba8672'),
  wood: ramp('#a5805a', '#e6cda7', '#c6a277', '#6d4f32'),
} as const satisfies Record<string, Ramp>;

export const RAMPS = { ...CARD_RAMPS, ...SHEET_RAMPS } as const;

export type CardColour = keyof typeof CARD_RAMPS;
export type RampId = keyof typeof RAMPS;

export const CARD_COLOURS = Object.keys(CARD_RAMPS) as CardColour[];
export const RAMP_IDS = Object.keys(RAMPS) as RampId[];

const PAPER = new Map<RampId, WeakMap<Figure, string>>();

/** The facets of a figure folded from a sheet, over its shadow, as the inside of an SVG group; made once. */
export function paperOf(figure: Figure, ramp: RampId, shadow: boolean): string {
  const sheets = PAPER.get(ramp) ?? new WeakMap<Figure, string>();
  PAPER.set(ramp, sheets);
  const paper = sheets.get(figure) ?? figure.facets.map((facet) => painted(facet, ramp)).join('');
  sheets.set(figure, paper);
  return shadow ? shadowOf(figure) + paper : paper;
}

function shadowOf(figure: Figure): string {
  const outline = silhouette(figure);
  return `<path fill="rgb(4 16 26 / 16%)" stroke="rgb(4 16 26 / 10%)" stroke-width="3" d="${outline}" transform="translate(2 4)"/><path fill="rgb(4 16 26 / 26%)" d="${outline}" transform="translate(.8 1.6)"/>`;
}

function painted({ tone, points }: Facet, ramp: RampId): string {
  const fill = tone === 'ink' ? '#101c24' : `url(#paper-${ramp}-${tone}) ${RAMPS[ramp][tone === 1 ? 'light' : tone === 2 ? 'mid' : 'dark']}`;
  return `<path d="${pathOf(points)}" fill="${fill}" stroke="${fill}"/>`;
}
