// Makes the PNG icons from public/icons/icon.svg with a local chromium.
//   npm run icons
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const ICONS = [
  { name: 'icon-32', size: 32 },
  { name: 'icon-180', size: 180, full: true },
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'icon-maskable-512', size: 512, full: true },
];

const art = readFileSync(new URL('../public/icons/icon.svg', import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
for (const { name, size, full } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // Launchers cut their own corners from a full square; elsewhere the rounded sheet lies on nothing.
  const drawn = full ? art.replace('rx="116"', 'rx="0"') : art;
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawn}`);
  const path = new URL(`../public/icons/${name}.png`, import.meta.url).pathname;
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}
await browser.close();
