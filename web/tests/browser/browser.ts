// A real browser and a dev server for the tests beside this file.
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export interface Stage {
  readonly browser: Browser;
  readonly base: string;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const server: ViteDevServer = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false, watch: null }, logLevel: 'error' });
  await server.listen();
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
  const base = server.resolvedUrls?.local[0];
  if (!base) throw new Error('the dev server has no address');
  return {
    browser,
    base,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

export interface Visit {
  readonly page: Page;
  readonly troubles: string[];
}

/** Opens a page and collects what goes wrong on it. */
export async function visit(stage: Stage, path: string, width: number, height: number, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Visit> {
  const page = await stage.browser.newPage({ viewport: { width, height }, reducedMotion, hasTouch: width < 600 });
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') troubles.push(line.text());
  });
  await page.goto(`${stage.base}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { page, troubles };
}
