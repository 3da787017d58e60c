// A real browser and the pages in it, each its own person. Every page is watched: an error in the console or an
// exception fails the test that caused it.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const PLACES = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

let browser: Browser;
let open: Page[] = [];
let troubles: string[] = [];

beforeAll(async () => {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: FLAGS });
});

afterEach(async () => {
  const found = troubles;
  troubles = [];
  await Promise.all(open.map((page) => page.context().close()));
  open = [];
  expect(found).toEqual([]);
});

afterAll(async () => {
  await browser.close();
});

export const base = () => inject('base');

/** Noise of a line that was cut on purpose. */
const EXPECTED = /WebSocket connection|ERR_INTERNET_DISCONNECTED|Failed to load resource: the server responded with a status of (401|404|409)/;

export async function person(options: BrowserContextOptions = {}, newcomer = false): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  // Somebody who has played before; who has not is told about the game first.
  if (!newcomer) {
    await context.addInitScript(() => {
      localStorage['tidetable.settings'] ??= JSON.stringify({ known: ['kelp 0', 'kelp 1', 'salt-paper'] });
    });
  }
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(String(error.stack ?? error)));
  page.on('console', (line) => {
    if (line.type() === 'error' && !EXPECTED.test(line.text())) troubles.push(`${line.text()} (${line.location().url})`);
  });
  open.push(page);
  return page;
}
