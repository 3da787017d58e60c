// Motion: how long things take, the short way round, and the order of scenes.
import { expect, test } from 'vitest';
import { backTo, lasting, type Kind, type Motion } from '../../src/board/motion';
import { headingBetween, nearest, stepsAlong, withEnds } from '../../src/board/path';
import { SceneQueue, type Scene } from '../../src/board/queue';
import { SOUNDS, lengthOf, type Sound } from '../../src/sound';

const KINDS: Kind[] = ['swim', 'slide', 'flip', 'fade', 'scene'];

test('faster is shorter and off is nothing', () => {
  for (const kind of KINDS) {
    const times = (['off', 'fast', 'normal', 'slow'] as Motion[]).map((motion) => lasting(kind, { motion, reduced: false }));
    expect(times[0]).toBe(0);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(4);
  }
});

test('reduced motion leaves one short fade', () => {
  const times = KINDS.map((kind) => lasting(kind, { motion: 'normal', reduced: true }));
  expect(new Set(times).size).toBe(1);
  expect(times[0]).toBeLessThanOrEqual(200);
});

test('an element is put back where it came from', () => {
  const from = { left: 10, top: 20, width: 50, height: 70 };
  const to = { left: 110, top: 220, width: 100, height: 140 };
  expect(backTo(from, to)).toBe('translate(-100px, -200px) scale(0.5)');
});

test('headings are clockwise from north and turn the short way', () => {
  expect(headingBetween({ x: 0, y: 0 }, { x: 0, y: -5 })).toBe(0);
  expect(headingBetween({ x: 0, y: 0 }, { x: 5, y: 0 })).toBe(90);
  expect(headingBetween({ x: 0, y: 0 }, { x: -5, y: 0 })).toBe(270);
  expect(nearest(10, 350)).toBe(370);
  expect(nearest(350, 10)).toBe(-10);
});

test('steps along a straight line keep one heading and reach its end', () => {
  const line = { getTotalLength: () => 100, getPointAtLength: (distance: number) => ({ x: distance, y: 0 }) };
  const steps = stepsAlong(line, 4);
  expect(steps.map(({ x }) => x)).toEqual([0, 25, 50, 75, 100]);
  expect(steps.every(({ heading }) => heading === 90)).toBe(true);
  const turned = withEnds(steps, { from: 0, to: 180 });
  expect(turned[0]?.heading).toBe(0);
  expect(turned[2]?.heading).toBe(90);
  expect(turned.at(-1)?.heading).toBe(180);
});

function scene(name: string, log: string[]): Scene & { end(): void } {
  let done: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (done = resolve));
  return {
    play() {
      log.push(`${name} plays`);
      return over;
    },
    finish() {
      log.push(`${name} finished`);
      done();
    },
    end: () => done(),
  };
}

test('scenes play in order, one after the other', async () => {
  const log: string[] = [];
  const [first, second] = [scene('first', log), scene('second', log)];
  const queue = new SceneQueue();
  queue.add(first, second);
  expect(log).toEqual(['first plays']);
  first.end();
  await Promise.resolve().then(() => undefined).then(() => undefined);
  expect(log).toEqual(['first plays', 'second plays']);
  expect(queue.busy).toBe(true);
});

test('a skip ends everything in order and nothing plays afterwards', async () => {
  const log: string[] = [];
  const queue = new SceneQueue();
  queue.add(scene('first', log), scene('second', log), scene('third', log));
  queue.skip();
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['first plays', 'first finished', 'second finished', 'third finished']);
  expect(queue.busy).toBe(false);
});

test.each(Object.keys(SOUNDS) as Sound[])('%s is short and quiet', (sound) => {
  expect(lengthOf(sound)).toBeLessThan(1.8);
  expect(SOUNDS[sound].reduce((sum, { loud }) => sum + loud, 0)).toBeLessThanOrEqual(0.3);
});
