// Axe on every page and in the phases of both tables, in both themes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choices, playOn, startBot, startKelp, steps } from './player';
import { base, person } from './world';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious here, in both themes; colours alone differ between them. */
async function findings(page: Page, where: string): Promise<string[]> {
  // The page allows no foreign scripts; axe comes through the debugger instead.
  await page.evaluate(AXE);
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await run(page, `${where} (dark)`, {});
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...(await run(page, `${where} (light)`, { runOnly: ['color-contrast'] }))];
}

async function run(page: Page, where: string, options: RunOptions): Promise<string[]> {
  const results = await page.evaluate((how) => (globalThis as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } }).axe.run(how), options);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${where}: ${id} ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`));
}

const PAGES = ['/', '/new/kelp', '/new/salt-paper?with=friend', '/tables', '/replays', '/leaders', '/me', '/rules/salt-paper', '/rules/kelp', '/nothing/here'];

it('finds nothing serious on any page', async () => {
  const page = await person();
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(base() + path);
    await page.waitForLoadState('networkidle');
    found.push(...(await findings(page, path)));
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  found.push(...(await findings(page, 'settings')));
  await page.goto(`${base()}/new/kelp?with=friend`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Invite players' }).waitFor();
  found.push(...(await findings(page, 'waiting room')));
  expect(found).toEqual([]);
});

async function lookAt(page: Page, name: string, looks: number): Promise<string[]> {
  const found: string[] = [];
  for (let look = 0; look < looks; look++) {
    await steps({ page, choose: choices(look * 7 + 1) }, 7);
    found.push(...(await findings(page, `${name} ${look}`)));
  }
  await page.getByText('The table in words').click();
  return [...found, ...(await findings(page, `${name} in words`))];
}

it('finds nothing serious at the tables', async () => {
  const page = await person();
  const found: string[] = [];
  for (const side of ['Octopus', 'Shark'] as const) {
    await startKelp(page, base(), side);
    found.push(...(await lookAt(page, side, 2)));
  }
  await startBot(page, base(), 'Sea Salt & Paper');
  found.push(...(await lookAt(page, 'Sea Salt & Paper', 2)));
  await page.getByText('The table in words').click();
  await playOn([{ page, choose: choices(2), prefer: /^(STOP|Next round|Close)/ }]);
  found.push(...(await findings(page, 'over')));
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await page.getByText(/Step 0/).waitFor();
  found.push(...(await findings(page, 'replay')));
  expect([...new Set(found)]).toEqual([]);
});
