// Takes one picture of what is on the screen in each theme and on each kind of screen.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { DESK, PHONE } from '../e2e/world';

const FOLDER = resolve(import.meta.dirname, '../../docs/screenshots');
const SCREENS = { desk: DESK, phone: PHONE };
const THEMES = { night: 'dark', day: 'light' } as const;
const QUALITY = 46;
/** Longer pages are cut: the rest looks like what is above. */
const LONGEST = 1300;

type Screen = keyof typeof SCREENS;
type Theme = keyof typeof THEMES;
export const ALL: readonly [Screen, Theme][] = [['desk', 'night'], ['desk', 'day'], ['phone', 'night'], ['phone', 'day']];
/** For states that pass quickly, and for the other languages. */
export const TWO: readonly [Screen, Theme][] = [['desk', 'night'], ['phone', 'day']];

const lines = new Map<Page, CDPSession>();

async function lineTo(page: Page): Promise<CDPSession> {
  const line = lines.get(page) ?? (await page.context().newCDPSession(page));
  lines.set(page, line);
  return line;
}

export async function shoot(page: Page, name: string, kinds = ALL): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [screen, theme] of kinds) {
    await page.setViewportSize(SCREENS[screen]);
    await page.emulateMedia({ colorScheme: THEMES[theme] });
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    await page.waitForTimeout(120);
    writeFileSync(`${FOLDER}/${name}-${screen}-${theme}.webp`, await picture(page, SCREENS[screen].width));
  }
  await page.setViewportSize(DESK);
}

/** Playwright knows no WebP; the browser does. */
async function picture(page: Page, width: number): Promise<Buffer> {
  // What lies over the whole screen is not longer than it.
  const height = await page.evaluate((longest) => (document.querySelector('.veil') ? innerHeight : Math.min(longest, Math.max(innerHeight, document.documentElement.scrollHeight))), LONGEST);
  await page.setViewportSize({ width, height });
  // What came into sight must be painted too.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.waitForTimeout(250);
  const { data } = await (await lineTo(page)).send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}
