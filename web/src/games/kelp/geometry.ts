// Where things lie on Kelp's board, on a sheet of 1000 × 1000: nine zones, sixteen spaces, four lines
// joined by four arcs into a looped square. Drawing only: who may swim where is told by the server.

export const SPACE_IDS = [
  'V1a', 'V1b', 'V1c', 'V2a', 'V2b', 'V2c', 'H1a', 'H1b', 'H1c', 'H2a', 'H2b', 'H2c', 'D1', 'D2', 'D3', 'D4',
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];
export type End = 1 | 2;
export type Spot = readonly [x: number, y: number];

export const SIZE = 1000;
/** The two lines of each direction. */
const LINES = [0, 360, 640] as const;
/** Middles of the three rows and columns. */
const BANDS = { a: 212, b: 500, c: 788 } as const;
/** The outer edge of an arc and the radius of its turns. */
const RIM = 66;
const TURN = 84;
/** The arc's far corner, where its space lies. */
const APEX = RIM + TURN * (1 - Math.SQRT1_2);

/** Zones row by row, as in the rules: (1,1) (1,2) … (3,3). */
export const ZONE_SPOTS: readonly Spot[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column): Spot => [bandAt(column), bandAt(row)]),
);

export function spotOf(space: SpaceId): Spot {
  if (space[0] === 'D') return flip([APEX, APEX], space);
  const line = lineOf(space);
  const along = BANDS[space[2] as keyof typeof BANDS];
  return space[0] === 'V' ? [line, along] : [along, line];
}

const COUNTED = [...SPACE_IDS].sort((a, b) => spotOf(a)[1] - spotOf(b)[1] || spotOf(a)[0] - spotOf(b)[0]);

/** The number of a space, as it stands on its stone: row by row, from 1 to 16. */
export function numberOf(space: SpaceId): number {
  return COUNTED.indexOf(space) + 1;
}

/** Degrees clockwise from north in which the Shark looks on this space; null stands across the path. */
export function headingOf(space: SpaceId, facing: End | null): number {
  if (space[0] === 'D') return denHeading(space, facing);
  const across = space[0] === 'V' ? 90 : 180;
  if (facing === null) return across;
  const start = space[0] === 'V' ? 0 : 270;
  return (start + (facing === 1 ? 0 : 180)) % 360;
}

/** The whole loop of lines and arcs, for drawing. */
export function trails(): string[] {
  const [, first, second] = LINES;
  const straight = [first, second].flatMap((at) => [`M${at} ${RIM + TURN}V${SIZE - RIM - TURN}`, `M${RIM + TURN} ${at}H${SIZE - RIM - TURN}`]);
  return [...straight, ...(['D1', 'D2', 'D3', 'D4'] as const).map(arcTrail)];
}

/** The way between two neighbouring spaces, or null if they are not neighbours. */
export function legBetween(from: SpaceId, to: SpaceId): string | null {
  if (from[0] === 'D') return to[0] === 'D' ? null : denLeg(from, to, false);
  if (to[0] === 'D') return denLeg(to, from, true);
  const crossing = sharedCrossing(from, to);
  return crossing && throughCrossing(spotOf(from), crossing, spotOf(to));
}

/** The way along several neighbouring spaces as one path. */
export function wayAlong(spaces: readonly SpaceId[]): string {
  return spaces
    .slice(1)
    .map((space, index) => legBetween(spaces[index] ?? space, space) ?? '')
    .map((leg, index) => (index === 0 ? leg : leg.replace(/^M[^A-Z]*/, '')))
    .join('');
}

function bandAt(index: number): number {
  return [BANDS.a, BANDS.b, BANDS.c][index] ?? BANDS.b;
}

function lineOf(space: SpaceId): number {
  return space[1] === '1' ? LINES[1] : LINES[2];
}

/** Moves a spot of the upper left corner to the corner of that den. */
function flip([x, y]: Spot, den: SpaceId): Spot {
  return [den === 'D2' || den === 'D4' ? SIZE - x : x, den === 'D3' || den === 'D4' ? SIZE - y : y];
}

/** Mirrored once, an arc turns the other way round. */
function sweep(den: SpaceId, flag: 0 | 1): 0 | 1 {
  return den === 'D2' || den === 'D3' ? ((1 - flag) as 0 | 1) : flag;
}

function denHeading(den: SpaceId, facing: End | null): number {
  const [lookX, lookY] = facing === null ? [1, 1] : facing === 1 ? [1, -1] : [-1, 1];
  const [x, y] = [den === 'D2' || den === 'D4' ? -lookX : lookX, den === 'D3' || den === 'D4' ? -lookY : lookY];
  return (Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 360) % 360;
}

type Step = { readonly to: Spot; readonly turn?: 0 | 1 };

/** The arc from the upper end of the vertical line round to the left end of the horizontal one. */
function arcSteps(): Step[] {
  const line = LINES[1];
  return [
    { to: [line, RIM + TURN] },
    { to: [line - TURN, RIM], turn: 0 },
    { to: [RIM + TURN, RIM] },
    { to: [APEX, APEX], turn: 0 },
    { to: [RIM, RIM + TURN], turn: 0 },
    { to: [RIM, line - TURN] },
    { to: [RIM + TURN, line], turn: 0 },
  ];
}

function draw(start: Spot, steps: readonly Step[], den: SpaceId): string {
  const parts = steps.map(({ to, turn }) => {
    const [x, y] = flip(to, den);
    return turn === undefined ? `L${x} ${y}` : `A${TURN} ${TURN} 0 0 ${sweep(den, turn)} ${x} ${y}`;
  });
  const [x, y] = flip(start, den);
  return `M${x} ${y}${parts.join('')}`;
}

function arcTrail(den: SpaceId): string {
  const [first, ...rest] = arcSteps();
  return draw(first?.to ?? [0, 0], rest, den);
}

/** Between a den's arc space and the line end beside it, in either direction. */
function denLeg(den: SpaceId, line: SpaceId, towardsDen: boolean): string | null {
  const end = { D1: ['V1a', 'H1a'], D2: ['V2a', 'H1c'], D3: ['V1c', 'H2a'], D4: ['V2c', 'H2c'] }[den as 'D1'];
  if (!end.includes(line)) return null;
  const steps = arcSteps();
  const vertical = line[0] === 'V';
  const start: Spot = vertical ? [LINES[1], BANDS.a] : [BANDS.a, LINES[1]];
  const part = vertical ? steps.slice(0, 4) : reversed(steps.slice(3), 1).slice(0, 4);
  const leg: Step[] = [...part];
  return towardsDen ? draw(start, leg, den) : draw([APEX, APEX], backwards(start, leg), den);
}

/** The same steps walked from the other end. */
function reversed(steps: readonly Step[], turn: 0 | 1): Step[] {
  const spots = steps.map(({ to }) => to).reverse();
  const bends = steps.map((step) => step.turn !== undefined).reverse();
  return spots.map((to, index) => (index > 0 && bends[index - 1] ? { to, turn } : { to }));
}

function backwards(start: Spot, leg: readonly Step[]): Step[] {
  const walk: Step[] = [{ to: start }, ...leg];
  const turn = leg.find((step) => step.turn !== undefined)?.turn === 0 ? 1 : 0;
  return reversed(walk, turn).slice(1);
}

function crossingsOf(space: SpaceId): Spot[] {
  const other = { a: [LINES[1]], b: [LINES[1], LINES[2]], c: [LINES[2]] }[space[2] as 'a'];
  return other.map((at): Spot => (space[0] === 'V' ? [lineOf(space), at] : [at, lineOf(space)]));
}

function sharedCrossing(from: SpaceId, to: SpaceId): Spot | null {
  if (from === to) return null;
  return crossingsOf(from).find((a) => crossingsOf(to).some((b) => a[0] === b[0] && a[1] === b[1])) ?? null;
}

function throughCrossing(from: Spot, crossing: Spot, to: Spot): string {
  if (from[0] === to[0] || from[1] === to[1]) return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  const before = towards(crossing, from, 60);
  const after = towards(crossing, to, 60);
  return `M${from[0]} ${from[1]}L${before[0]} ${before[1]}Q${crossing[0]} ${crossing[1]} ${after[0]} ${after[1]}L${to[0]} ${to[1]}`;
}

function towards([x, y]: Spot, target: Spot, distance: number): Spot {
  return [x + Math.sign(target[0] - x) * distance, y + Math.sign(target[1] - y) * distance];
}
