// Motion and sound where they really happen: in a browser.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as path from '../../src/board/path';
import type * as geometry from '../../src/games/kelp/geometry';
import type * as sounds from '../../src/sound';
import type { Sound } from '../../src/sound';
import { openStage, visit, type Stage } from './browser';

interface Workshop {
  path: typeof path;
  geometry: typeof geometry;
  sound: typeof sounds;
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SWIM = (reduced: boolean) => {
  const { path: { swimAlong }, geometry: { wayAlong } } = (globalThis as unknown as { workshop: Workshop }).workshop;
  const carrier = document.querySelector<HTMLElement>('.board > .shark');
  const figure = carrier?.firstElementChild as HTMLElement;
  if (!carrier) throw new Error('no Shark on the board');
  const swim = { carrier, figure, way: wayAlong(['V1a', 'V1b', 'H2b']), size: 1000, spaces: 2, heading: { from: 180, to: 90 } };
  const animation = swimAlong(swim, { motion: 'normal', reduced });
  if (!animation) throw new Error('nothing moves');
  animation.pause();
  const timing = animation.effect?.getComputedTiming();
  animation.currentTime = Number(timing?.duration) / 2;
  const place = getComputedStyle(carrier);
  const board = carrier.parentElement?.clientWidth ?? 1;
  const seen = { duration: Number(timing?.duration), x: parseFloat(place.left) / board, y: parseFloat(place.top) / board };
  animation.cancel();
  return seen;
};

test('the Shark swims along its line, and only fades when less motion is asked for', async () => {
  const { page } = await visit(stage, 'gallery.html?section=board', 800, 600);
  const swum = await page.evaluate(SWIM, false);
  expect(swum.duration).toBe(640);
  // Somewhere on the vertical line or past the turn, never off the lines.
  expect(Math.min(Math.abs(swum.x - 0.36), Math.abs(swum.y - 0.64))).toBeLessThan(0.03);
  expect(swum.y).toBeGreaterThan(0.3);
  const faded = await page.evaluate(SWIM, true);
  expect(faded.duration).toBe(180);
  expect([faded.x, faded.y]).toEqual([expect.closeTo(0.36, 3), expect.closeTo(0.212, 3)]);
  await page.close();
});

test('with less motion asked for, nothing on the page moves by itself', async () => {
  const { page } = await visit(stage, 'gallery.html', 1280, 800, 'reduce');
  const running = await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length);
  expect(running).toBe(0);
  await page.close();
});

const LOUDNESS = async () => {
  const { SOUNDS, lengthOf, render } = (globalThis as unknown as { workshop: Workshop }).workshop.sound;
  const peaks: Record<string, number> = {};
  for (const sound of Object.keys(SOUNDS) as Sound[]) {
    const context = new OfflineAudioContext(1, Math.ceil(44100 * (lengthOf(sound) + 0.05)), 44100);
    render(context, sound, 0.01);
    const samples = (await context.startRendering()).getChannelData(0);
    peaks[sound] = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  }
  return peaks;
};

test('every sound can be heard and none is loud', async () => {
  const { page } = await visit(stage, 'gallery.html?section=states', 800, 600);
  for (const [sound, peak] of Object.entries(await page.evaluate(LOUDNESS))) {
    expect(peak, sound).toBeGreaterThan(0.01);
    expect(peak, sound).toBeLessThan(0.35);
  }
  await page.close();
});
