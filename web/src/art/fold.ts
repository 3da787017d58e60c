// Folding: turns short rows of text into the facets of an origami figure.
//
// A row is "tone x,y x,y x,y …" on a 100 × 100 sheet. The tone is 1 (lit), 2 (half
// lit), 3 (in shade) or i (ink, for eyes). "1/3 …" folds a symmetrical pair: the
// facet as written in tone 1, and its mirror image about x = 50 in tone 3.

export type Tone = 1 | 2 | 3 | 'ink';
export type Point = readonly [x: number, y: number];

export interface Facet {
  readonly tone: Tone;
  readonly points: readonly Point[];
}

export interface Figure {
  readonly facets: readonly Facet[];
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
}

/** Folded when it is first looked at: a visit sees few of the figures. */
export function fold(rows: readonly string[]): Figure {
  let facets: readonly Facet[] | undefined;
  return {
    get facets() {
      return (facets ??= rows.flatMap(foldRow));
    },
  };
}

/** The figure laid somewhere else on the sheet: its centre at (x, y), scaled. */
export function place(figure: Figure, at: Placement): Facet[] {
  const turn = at.flip ? -1 : 1;
  return figure.facets.map(({ tone, points }) => ({
    tone,
    points: points.map(([x, y]) => [at.x + (x - 50) * at.scale * turn, at.y + (y - 50) * at.scale]),
  }));
}

/** The facet's outline as SVG path data. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

const SILHOUETTES = new WeakMap<Figure, string>();

/** All facets as one path: the silhouette, for shadows and tiny sizes; made once. */
export function silhouette(figure: Figure): string {
  const outline = SILHOUETTES.get(figure) ?? figure.facets.flatMap(({ tone, points }) => (tone === 'ink' ? [] : pathOf(points))).join('');
  SILHOUETTES.set(figure, outline);
  return outline;
}

function foldRow(row: string): Facet[] {
  const [tones = '', ...pairs] = row.trim().split(/\s+/);
  const points = pairs.map(parsePoint);
  const [left, right] = tones.split('/');
  const facet: Facet = { tone: parseTone(left), points };
  return right ? [facet, { tone: parseTone(right), points: mirror(points) }] : [facet];
}

function mirror(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [100 - x, y]);
}

function parsePoint(pair: string): Point {
  const [x, y] = pair.split(',').map(Number);
  if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`bad point ${pair}`);
  return [x, y];
}

function parseTone(text: string | undefined): Tone {
  if (text === 'i') return 'ink';
  const tone = Number(text);
  if (tone === 1 || tone === 2 || tone === 3) return tone;
  throw new Error(`bad tone ${text}`);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
