// Axe on every page and in the phases of both tables, in both themes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choices, playOn, startBot, step } from './player';
import { base, person } from './world';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function findings(page: Page, where: string): Promise<string[]> {
  // The page allows no foreign scripts; axe comes through the debugger instead.
  await page.evaluate(AXE);
  const results = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${where}: ${id} ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`));
}

for (const colorScheme of ['dark', 'light'] as const) {
  it(`finds nothing serious on any page (${colorScheme})`, async () => {
    const page = await person({ colorScheme });
    const found: string[] = [];
    for (const path of ['/', '/new/kelp', '/new/salt-paper?with=friend', '/tables', '/replays', '/leaders', '/me', '/rules/salt-paper', '/nothing/here']) {
      await page.goto(base() + path);
      await page.waitForLoadState('networkidle');
      found.push(...(await findings(page, path)));
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    found.push(...(await findings(page, 'settings')));
    expect(found).toEqual([]);
  });

  it(`finds nothing serious at the tables (${colorScheme})`, async () => {
    const page = await person({ colorScheme });
    const found: string[] = [];
    for (const game of ['Sea Salt & Paper', 'Kelp: Shark vs Octopus']) {
      await startBot(page, base(), game);
      for (let look = 0; look < 6; look++) {
        for (let turn = 0; turn < 6; turn++) {
          await step({ page, choose: choices(look * 7 + turn + 1) });
          await page.waitForTimeout(30);
        }
        found.push(...(await findings(page, `${game} ${look}`)));
      }
      await page.getByText('The table in words').click();
      found.push(...(await findings(page, `${game} in words`)));
    }
    await playOn([{ page, choose: choices(2) }]);
    found.push(...(await findings(page, 'over')));
    await page.getByRole('link', { name: 'Watch the replay' }).first().click();
    await page.getByText(/Step 0/).waitFor();
    found.push(...(await findings(page, 'replay')));
    expect([...new Set(found)]).toEqual([]);
  });
}
