// The board's ground as SVG text: one drawing that never changes during a game, far sooner on the screen than as
// hundreds of elements that are watched for changes.
import { pathOf, type Point } from '../../art/fold';
import { SPACE_IDS, ZONE_SPOTS, headingOf, numberOf, spotOf, trails, type SpaceId } from './geometry';
import { coast, frond, rock, type ZoneKind } from './islands';

export interface Ground {
  readonly kind: ZoneKind;
  readonly value: number;
}

const path = (kind: string, d: string, more = '') => `<path class="${kind}" d="${d}"${more}/>`;
const moved = (x: number, y: number, turn = '') => ` transform="translate(${x} ${y})${turn}"`;

const SEAS = new Map<string, string>();

/** Water in layers, shoals round the islands, dotted paths, dens, stones; made once. */
export function seaOf(side: 'day' | 'night', zones: readonly Ground[], dens: readonly SpaceId[]): string {
  const key = [side, ...zones.flatMap(({ kind, value }) => [kind, value]), ...dens].join();
  const drawn = SEAS.get(key) ?? [water(), ...zones.map((zone, index) => island(zone, index, side)), ...dens.map(den), stones()].join('');
  SEAS.set(key, drawn);
  return drawn;
}

// Everything of one colour is one path: hundreds of small ones would be slow to appear.
function water(): string {
  const coasts = ZONE_SPOTS.map((spot, index) => coast(index + 1, 104, spot)).join('');
  const shoals = [70, 38, 12].map((width, level) => path('shadow', coasts, ` stroke-width="${width * 2}"${moved(3, 7)}`) + path(`shoal shoal-${level}`, coasts, ` stroke-width="${width * 2}"`));
  const lines = trails().join('');
  return shoals.join('') + path('groove', lines) + path('trail', lines);
}

/** One paper island with its value notch. */
function island({ kind, value }: Ground, index: number, side: 'day' | 'night'): string {
  const [x, y] = ZONE_SPOTS[index] ?? [0, 0];
  const land = kind === 'rocky' || kind === 'narrow' ? rocky(index + 1, kind) : sandy(index + 1);
  const notch = `<g${moved(64, -66)}><rect class="rim" x="-37" y="-37" width="74" height="74" rx="13"/><rect class="notch" x="-32" y="-32" width="64" height="64" rx="10"/><text class="value" y="14" text-anchor="middle">${value}+</text></g>`;
  return `<g class="island ${kind === 'kelp' ? 'kelp' : 'sand'} ${side} ${kind}"${moved(x, y)}>${land}${notch}</g>`;
}

function rocky(seed: number, kind: ZoneKind): string {
  const tones = rock(seed, 108, kind === 'narrow' ? 0.46 : 0.3);
  return path('low-cast', coast(seed, 108), moved(6, 12)) + tones.map(({ tone, path: d }) => path(`facet tone-${tone}`, d)).join('');
}

function sandy(seed: number): string {
  const layers = [['low', 108, 5, 10], ['middle', 93, 2, 5], ['high', 78, 2, 5]] as const;
  return layers.map(([level, radius, dx, dy], step) => path('low-cast', coast(seed + step, radius), moved(dx, dy)) + path(level, coast(seed + step, radius))).join('');
}

function den(at: SpaceId): string {
  const [x, y] = spotOf(at);
  const facets = [['den-2', 'M-66 34-58-22-34-62 0-30-44 2Z'], ['den-1', 'M-34-62 8-72 0-30Z'], ['den-2', 'M8-72 46-52 0-30Z'], ['den-3', 'M46-52 66-8 44 2 0-30Z'], ['den-3', 'M66-8 62 36 40 40 44 2Z'], ['den-1', 'M-66 34-44 2-40 40Z'], ['mouth', 'M-46 42-44 0-26-28 0-40 26-28 44 0 46 42Z']] as const;
  const cast = path('cast', 'M-66 34-58-22-34-62 8-72 46-52 66-8 62 36Z', moved(5, 9));
  return `<g${moved(x, y, ` rotate(${headingOf(at, null) - 180})`)}>${cast}${facets.map(([kind, d]) => path(kind, d)).join('')}</g>`;
}

function stones(): string {
  const atSpaces = (shape: readonly Point[]) => SPACE_IDS.map(spotOf).map(([x, y]) => pathOf(shape.map(([dx, dy]): Point => [x + dx, y + dy]))).join('');
  const foot = atSpaces([[-31, -8], [-20, -27], [6, -31], [27, -17], [32, 8], [18, 28], [-9, 31], [-28, 18]]);
  const top = atSpaces([[-24, -7], [-15, -21], [5, -24], [21, -13], [25, 6], [14, 22], [-7, 24], [-22, 14]]);
  const numbers = SPACE_IDS.map((space) => `<text class="number" x="${spotOf(space)[0]}" y="${spotOf(space)[1] + 8}" text-anchor="middle">${numberOf(space)}</text>`);
  return path('cast', foot, moved(2, 5)) + path('stone', foot) + path('stone-top', top) + numbers.join('');
}

type Root = readonly [x: number, y: number, height: number, lean: number];
const BEHIND: readonly Root[] = [[-104, 62, 118, -16], [-86, 30, 138, 10], [-62, 4, 132, -12], [-34, -18, 124, 14], [-6, -24, 112, -8], [100, 60, 104, 18]];
/** In front of the block stands shorter kelp. */
const FRONT: readonly Root[] = [[86, 106, 84, 12], [108, 92, 96, -8], [64, 114, 58, -10]];

/** A stand of kelp round an island. */
export function standOf(seed: number, front: boolean): string {
  const stand = (front ? FRONT : BEHIND).map(([x, y, height, lean], index) => {
    const [lit, shade] = frond(height, lean, seed + index, [x, y]);
    return path('cast', lit + shade, moved(5, 6)) + path('lit', lit) + path('shade', shade);
  });
  return stand.join('');
}
