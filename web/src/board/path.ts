// Following a path: a figure swims along an SVG path and turns its head with it.
import { EASE, fadeIn, lasting, type Pace } from './motion';

export interface Step {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from north, never jumping by more than half a turn from the step before. */
  readonly heading: number;
  readonly at: number;
}

interface Measured {
  getTotalLength(): number;
  getPointAtLength(distance: number): { x: number; y: number };
}

/** Points along a path with the direction of travel, evenly spaced, from 0 to 1. */
export function stepsAlong(path: Measured, count: number): Step[] {
  const length = path.getTotalLength();
  const steps: Step[] = [];
  for (let index = 0; index <= count; index++) {
    const at = index / count;
    const { x, y } = path.getPointAtLength(length * at);
    const before = path.getPointAtLength(Math.max(0, length * at - 1));
    const after = path.getPointAtLength(Math.min(length, length * at + 1));
    const raw = headingBetween(before, after);
    steps.push({ x, y, heading: nearest(raw, steps.at(-1)?.heading ?? raw), at });
  }
  return steps;
}

export function headingBetween(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

/** The same direction, written so that turning from `previous` goes the short way round. */
export function nearest(heading: number, previous: number): number {
  return heading + Math.round((previous - heading) / 360) * 360;
}

export interface Swim {
  /** Moves by left/top in percent of the board. */
  readonly carrier: Element;
  /** Turns by the --heading property. */
  readonly figure: HTMLElement;
  /** Path data on the board's sheet of `size` × `size`. */
  readonly way: string;
  readonly size: number;
  /** How many spaces long it is: a swim is counted per space. */
  readonly spaces: number;
  readonly heading: { readonly from: number; readonly to: number };
}

/** Swims a carrier along a way; the figure on it turns from its first heading through the path's to its last. */
export function swimAlong(swim: Swim, pace: Pace): Animation | null {
  const duration = lasting('swim', pace) * Math.max(1, swim.spaces);
  if (duration === 0) return null;
  if (pace.reduced) return fadeIn(swim.carrier, pace);
  const steps = withEnds(stepsAlong(measure(swim.way), 24 * swim.spaces), swim.heading);
  const timing = { duration, easing: EASE };
  swim.figure.animate(steps.map((step) => ({ rotate: `${step.heading}deg`, offset: step.at })), timing);
  const places = steps.map((step) => ({ left: `${(step.x / swim.size) * 100}%`, top: `${(step.y / swim.size) * 100}%`, offset: step.at }));
  return swim.carrier.animate(places, timing);
}

/** Blends the first and last headings into the path's own, so that the head does not jump. */
export function withEnds(steps: readonly Step[], ends: { from: number; to: number }): Step[] {
  const first = steps[0]?.heading ?? ends.from;
  const last = steps.at(-1)?.heading ?? ends.to;
  const fromTurn = nearest(ends.from, first) - first;
  const toTurn = nearest(ends.to, last) - last;
  return steps.map((step) => ({
    ...step,
    heading: step.heading + fromTurn * Math.max(0, 1 - step.at * 5) + toTurn * Math.max(0, step.at * 5 - 4),
  }));
}

function measure(way: string): SVGPathElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', way);
  return path;
}
