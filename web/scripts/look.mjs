// Takes pictures of the gallery (or another page of the dev server) for human eyes.
//   node scripts/look.mjs OUT_DIR [page] [width] [height] [theme] [selector]
// SCALE=2 gives finer pictures, MOTION=1 lets things move.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [out = 'look', page = 'gallery.html', width = '1280', height = '800', theme = 'night', selector = ''] = process.argv.slice(2);
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

mkdirSync(out, { recursive: true });
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
const view = await browser.newPage({ viewport: { width: Number(width), height: Number(height) }, deviceScaleFactor: Number(process.env.SCALE ?? 1), reducedMotion: process.env.MOTION ? 'no-preference' : 'reduce' });
view.on('console', (line) => ['error', 'warning'].includes(line.type()) && console.log(line.type(), line.text()));
view.on('pageerror', (error) => console.log('page error', error.message));
await view.goto(`${base}${page}${page.includes('?') ? '&' : '?'}theme=${theme}`, { waitUntil: 'networkidle' });
await view.waitForTimeout(400);
const name = `${out}/shot-${page.replace(/\W+/g, '_')}-${width}-${theme}.png`;
if (selector) await view.locator(selector).first().screenshot({ path: name });
else await view.screenshot({ path: name, fullPage: true });
console.log(name);
await browser.close();
await server.close();
