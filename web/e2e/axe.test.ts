// Axe on every page and in the phases of both tables, in both themes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choices, playOn, startBot, startKelp, steps, type Play } from './player';
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
    await steps({ page, choose: choices(look * 7 + 1) }, 12);
    found.push(...(await findings(page, `${name} ${look}`)));
  }
  await page.getByText('The table in words').click();
  return [...found, ...(await findings(page, `${name} in words`))];
}

it('finds nothing serious at the tables', async () => {
  const page = await person();
  // A thing that stopped being legal while the mouse was on its way answers with its rule, which may lie over the words.
  await page.addLocatorHandler(page.locator('.refused'), (refusal) => refusal.getByRole('button', { name: 'Close' }).click());
  const found: string[] = [];
  await startKelp(page, base(), 'Shark');
  found.push(...(await lookAt(page, 'Shark', 1)));
  await startBot(page, base(), 'Sea Salt & Paper');
  found.push(...(await lookAt(page, 'Sea Salt & Paper', 1)));
  await page.getByText('The table in words').click();
  expect([...new Set(found)]).toEqual([]);
});

/** Plays until something is on the screen; false if the game ends before. */
async function playTo(play: Play, thing: string): Promise<boolean> {
  const there = () => play.page.locator(thing).first().isVisible();
  await playOn([{ ...play, until: there }]);
  return there();
}

it('finds nothing serious in the end of a round, of a game and in its replay', async () => {
  const page = await person();
  const play = { page, choose: choices(2), prefer: /^STOP/, avoid: '.veil' };
  await page.goto(`${base()}/new/salt-paper`);
  await page.getByText('Drifter', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await playTo(play, '.veil')).toBe(true);
  await page.getByRole('dialog', { name: 'Result of round 1' }).waitFor();
  const found = await findings(page, 'end of a round');
  await page.locator('.veil').getByRole('button').click();
  await page.getByLabel('Open the menu').click();
  await page.getByRole('button', { name: 'Resign' }).click();
  const sure = page.getByRole('dialog', { name: 'Resign' });
  await sure.waitFor();
  found.push(...(await findings(page, 'a question')));
  await sure.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('region', { name: 'You lost' }).waitFor();
  found.push(...(await findings(page, 'Sea Salt & Paper over')));
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await page.getByText(/Step 0/).waitFor();
  found.push(...(await findings(page, 'replay')));
  expect([...new Set(found)]).toEqual([]);
});

it('finds nothing serious in a confrontation and in the end of Kelp', async () => {
  const page = await person();
  // The two open cards go by themselves after a while; here they wait until they were looked at.
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    const patient = (then: () => void, wait = 0) => setTimeout(then, wait === 2600 ? 600_000 : wait);
    globalThis.setTimeout = patient as typeof setTimeout;
  });
  const found: string[] = [];
  const choosing = '.stage .choices button';
  let met = false;
  for (let game = 0; game < 6 && !met; game++) {
    await startKelp(page, base(), 'Octopus');
    await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
    if (game === 0) found.push(...(await findings(page, 'Octopus')));
    met = await playTo({ page, choose: choices(game + 1), avoid: '.stage' }, choosing);
  }
  expect(met).toBe(true);
  await page.getByRole('dialog', { name: 'Confrontation' }).waitFor();
  found.push(...(await findings(page, 'confrontation')));
  await page.locator(choosing).first().click();
  await page.locator('.stage .close').waitFor();
  found.push(...(await findings(page, 'confrontation, open')));
  await page.locator('.stage .close').click();
  await playOn([{ page, choose: choices(3), prefer: /^Close/ }]);
  await page.getByRole('region', { name: /You win!|You lost/ }).waitFor();
  found.push(...(await findings(page, 'Kelp over')));
  expect([...new Set(found)]).toEqual([]);
});

it('finds nothing serious on the curtain between two at one screen, nor in the private link', async () => {
  const page = await person();
  const found: string[] = [];
  for (const game of ['salt-paper', 'kelp']) {
    await page.goto(`${base()}/new/${game}?with=screen`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText(/Hand the screen to/).waitFor();
    found.push(...(await findings(page, `curtain of ${game}`)));
  }
  await page.getByRole('button', { name: /show my table/ }).first().click();
  await page.locator('.status').waitFor();
  await page.getByLabel('Open the menu').click();
  found.push(...(await findings(page, 'menu')));
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  await page.getByRole('dialog', { name: 'Continue on another device' }).waitFor();
  found.push(...(await findings(page, 'private link')));
  expect(found).toEqual([]);
});
