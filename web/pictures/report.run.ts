// What the client weighs and how fast it answers, measured in a real browser against the real server. Figures are
// for reading; nothing here passes or fails by them.
import type { Page, Response } from 'playwright-core';
import { it } from 'vitest';
import { choices, startBot, startKelp, step, type Play } from '../e2e/player';
import { base, person } from '../e2e/world';

const CLICKS = 40;
const SLOW_CLICKS = 20;
const VISITS = 9;

interface Weight {
  code: number;
  fonts: number;
  files: number;
}

const NOTHING: Weight = { code: 0, fonts: 0, files: 0 };

/** Bytes on the line, as the browser counted them. */
function weigh(page: Page): { weight: Weight; done: () => Promise<void> } {
  const weight = { ...NOTHING };
  const open: Promise<void>[] = [];
  const add = async (response: Response) => {
    const sizes = await response.request().sizes().catch(() => null);
    if (!sizes) return;
    const bytes = sizes.responseBodySize + sizes.responseHeadersSize;
    weight.files++;
    if (response.url().endsWith('.woff2')) weight.fonts += bytes;
    else weight.code += bytes;
  };
  page.on('response', (response) => open.push(add(response)));
  return { weight, done: async () => void (await Promise.all(open)) };
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const middle = (values: readonly number[], part = 0.5) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

const spread = (times: readonly number[]) => `${middle(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;

/** First visits to the table of a page, each with nothing kept from before: one is weighed, the others are timed. */
async function firstLoads(name: string, page: Page): Promise<void> {
  // A table at rest, so that all visits see the same.
  await page.locator('.status.myTurn').waitFor();
  const link = page.url();
  const keys = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  // Another living table in the same browser would be measured too.
  await page.goto(`${base()}/healthz`);
  const { weight, shift } = await firstLoad(link, keys, true);
  const visits: Moments[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push((await firstLoad(link, keys, false)).moments);
  console.log(`${name}: first load ${kb(weight.code)} without fonts in ${weight.files} files (fonts ${kb(weight.fonts)}), layout shift ${shift.toFixed(3)}`);
  console.log(`${name}: table drawn by the page after ${spread(visits.map(({ drawn }) => drawn))}, on the screen after ${spread(visits.map(({ shown }) => shown))} (${VISITS} visits)`);
  await page.goto(link);
}

async function firstLoad(link: string, keys: [string, string][], weighed: boolean) {
  const page = await person();
  await page.addInitScript((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), keys);
  await page.addInitScript(watchForTable);
  const { weight, done } = weighed ? weigh(page) : { weight: NOTHING, done: async () => {} };
  await page.goto(link);
  // Not by looking for it again and again, which would take its time from the page.
  const moments = await page.evaluate(() => (globalThis as unknown as { moments: Promise<Moments> }).moments);
  await page.waitForLoadState('networkidle');
  await done();
  const shift = await page.evaluate(layoutShift);
  await page.context().close();
  return { weight, moments, shift };
}

/** Since the beginning of a visit: the page has laid out and painted the table, and the browser has put that frame on the screen. */
interface Moments {
  drawn: number;
  shown: number;
}

/** Notes both in the page. The line on top of a table comes in the same frame as everything else of it. */
function watchForTable(): void {
  const drawn = new Promise<number>((known) => {
    const watcher = new MutationObserver(() => {
      const line = document.querySelector('.status p');
      if (!line) return;
      watcher.disconnect();
      line.setAttribute('elementtiming', 'table');
      requestAnimationFrame(() => setTimeout(() => known(performance.now())));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  const shown = new Promise<number>((known) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number })[]) known(entry.renderTime);
    }).observe({ type: 'element', buffered: true });
  });
  (globalThis as unknown as { moments: Promise<Moments> }).moments = Promise.all([drawn, shown]).then(([drawn, shown]) => ({ drawn, shown }));
}

/** All shifts since the page began that no click explains. */
function layoutShift(): Promise<number> {
  return new Promise((known) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => known(sum), 300);
  });
}

/** Measures in the page: from a click to the first frame drawn after the server's answer is on the table. */
async function clicks(name: string, play: Play): Promise<void> {
  const { page } = play;
  await page.evaluate(() => {
    const times: number[] = [];
    (globalThis as unknown as { times: number[] }).times = times;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => requestAnimationFrame(() => (document.querySelector('.play.busy') ? look() : setTimeout(() => times.push(performance.now() - timeStamp))));
        look();
      },
      { capture: true },
    );
  });
  for (let done = 0; done < CLICKS; ) {
    const seen = await step(play);
    if (seen.over) break;
    if (seen.at) done++;
    await page.waitForTimeout(120);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  console.log(`${name}: from click to settled view, ${times.length} clicks: middle ${middle(times).toFixed(0)} ms, slowest tenth from ${middle(times, 0.9).toFixed(0)} ms`);
}

/** Plays slowly enough that what the bot does is not taken for what a click brought about, and adds up what moved by itself. */
async function shifts(name: string, play: Play): Promise<void> {
  const { page } = play;
  await page.reload();
  await page.locator('.status').waitFor();
  let done = 0;
  while (done < SLOW_CLICKS) {
    const seen = await step(play);
    if (seen.over) break;
    if (seen.at) done++;
    await page.waitForTimeout(seen.at ? 1200 : 200);
  }
  console.log(`${name}: layout shift while both sides play, ${done} clicks: ${(await page.evaluate(layoutShift)).toFixed(3)}`);
}

it('report', async () => {
  const page = await person();
  await startKelp(page, base(), 'Octopus');
  await firstLoads('Kelp', page);
  await clicks('Kelp', { page, choose: choices(3) });
  await startKelp(page, base(), 'Shark');
  await shifts('Kelp', { page, choose: choices(5) });
  await startBot(page, base(), 'Sea Salt & Paper');
  await firstLoads('Sea Salt & Paper', page);
  await clicks('Sea Salt & Paper', { page, choose: choices(4) });
  await startBot(page, base(), 'Sea Salt & Paper');
  await shifts('Sea Salt & Paper', { page, choose: choices(6) });
  await page.goto(base());
  await page.waitForLoadState('networkidle');
  console.log(`Start page: layout shift ${(await page.evaluate(layoutShift)).toFixed(3)}`);
});
