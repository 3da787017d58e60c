// Shapes of the nine paper islands, made from a little arithmetic: blobs of sand, folded rock, reefs.
// Nothing is random: the same zone always has the same coast.
import { pathOf, type Point, type Tone } from '../../art/fold';

export type ZoneKind = 'centre' | 'exposed' | 'kelp' | 'rocky' | 'narrow';

interface RockFacet {
  readonly tone: Tone;
  readonly points: readonly Point[];
}

/** A repeatable wobble between -1 and 1. */
function wobble(seed: number, step: number): number {
  const value = Math.sin(seed * 127.1 + step * 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

function ring(seed: number, radius: number, count: number, rough: number): Point[] {
  return Array.from({ length: count }, (_, step) => {
    const angle = ((step + wobble(seed + 9, step) * 0.2) / count) * Math.PI * 2;
    const reach = radius * (1 + wobble(seed, step) * rough);
    // A squarer coast than a circle fills its zone better.
    const square = 1 + 0.11 * Math.abs(Math.sin(angle * 2));
    return [Math.cos(angle) * reach * square, Math.sin(angle) * reach * square];
  });
}

/** A smooth closed coast round (x, y). */
export function coast(seed: number, radius: number, [x, y]: Point = [0, 0]): string {
  const points = ring(seed, radius, 11, 0.07).map((point): Point => [point[0] + x, point[1] + y]);
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6];
    const second = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6];
    return `C${text(first)} ${text(second)} ${text(next)}`;
  });
  return `M${text(at(0))}${curves.join('')}Z`;
}

/** Folded rock: a flank of facets round a plateau, lit from the upper left; one path for each tone. */
export function rock(seed: number, radius: number, steep: number): { tone: Tone; path: string }[] {
  const foot = ring(seed, radius, 12, 0.09);
  const shoulder = ring(seed + 3, radius * (1 - steep * 0.55), 12, 0.05);
  const top = ring(seed + 5, radius * (1 - steep), 12, 0.04);
  const facets: RockFacet[] = [...flank(foot, shoulder, 0), ...flank(shoulder, top, 1), { tone: 2, points: top }];
  const tones: readonly Tone[] = [1, 2, 3];
  return tones.map((tone) => ({ tone, path: facets.flatMap((facet) => (facet.tone === tone ? pathOf(facet.points) : [])).join('') }));
}

function flank(outer: readonly Point[], inner: readonly Point[], level: number): RockFacet[] {
  return outer.flatMap((point, index): RockFacet[] => {
    const next = (index + 1) % outer.length;
    const quad = [point, outer[next] ?? point, inner[next] ?? point, inner[index] ?? point] as const;
    const split = (index + level) % 2 === 0;
    const first: Point[] = split ? [quad[0], quad[1], quad[2]] : [quad[0], quad[1], quad[3]];
    const second: Point[] = split ? [quad[0], quad[2], quad[3]] : [quad[1], quad[2], quad[3]];
    return [
      { tone: lit(first, 0.16), points: first },
      { tone: lit(second, -0.16), points: second },
    ];
  });
}

function lit(points: readonly Point[], tilt: number): Tone {
  const [x, y] = points.reduce<[number, number]>((sum, [px, py]) => [sum[0] + px, sum[1] + py], [0, 0]);
  const towardsLight = Math.cos(Math.atan2(y, x) - (-Math.PI * 3) / 4) + tilt;
  if (towardsLight > 0.45) return 1;
  return towardsLight > -0.4 ? 2 : 3;
}

/** One frond of kelp, rooted at (x, y), growing up: its two halves, lit and in shade. */
export function frond(height: number, lean: number, seed: number, [x, y]: Point = [0, 0]): [lit: string, shade: string] {
  const waves = 4;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 1; step < waves * 2; step++) {
    const share = step / (waves * 2);
    const middle = lean * share * share + wobble(seed, step) * 3;
    const width = (step % 2 ? 13 : 7) * (1 - share * 0.55);
    left.push([x + middle - width, y - height * share]);
    right.push([x + middle + width, y - height * share]);
  }
  const [bend, tip]: [Point, Point] = [[x + lean * 0.25, y - height / 2], [x + lean, y - height]];
  const shape = (side: Point[]) => `M${text([x, y])}L${side.map(text).join('L')}L${text(tip)}L${text(bend)}Z`;
  return [shape(left), shape(right)];
}

function text(point: readonly number[]): string {
  return point.map((value) => Math.round(value * 10) / 10).join(' ');
}
