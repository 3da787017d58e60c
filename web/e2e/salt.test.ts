// Whole games of Sea Salt & Paper, a person against bots.
import { expect, it } from 'vitest';
import { choices, playOn, startBot } from './player';
import { base, person } from './world';

it('a game for two from the start page to the end, with its rounds scored on the screen', async () => {
  const page = await person();
  await startBot(page, base(), 'Sea Salt & Paper');
  const rounds: string[] = [];
  await playOn([{ page, choose: choices(1), prefer: /^(STOP|Lay|Next round|Close)/, read: (cover) => rounds.push(cover) }]);
  const text = await page.locator('section.over').innerText();
  expect(text).toMatch(/You win!|You lost|Shared victory/);
  // A good bot may need two rounds only, and the last one leads to the end at once.
  expect(rounds.length).toBeGreaterThanOrEqual(1);
  for (const round of rounds) expect(round).toMatch(/Result of round \d+/);
  const totals = await page.locator('.salt .total').allInnerTexts();
  if (!/mermaid/i.test(text)) expect(Math.max(...totals.map(Number))).toBeGreaterThanOrEqual(40);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await page.getByText(/Step 0 of \d+/).waitFor();
  await page.keyboard.press('End');
  await page.getByText(/Step (\d+) of \1/).waitFor();
  await page.keyboard.press('ArrowLeft');
  expect(page.url()).toMatch(/step=\d+/);
});

it('a game for four with Extra Salt', async () => {
  const page = await person();
  await page.goto(`${base()}/new/salt-paper`);
  await page.getByText('4', { exact: true }).click();
  await page.getByLabel('Extra Salt').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.status').waitFor();
  expect(await page.getByRole('region', { name: 'Opponents' }).locator('[data-anchor]').count()).toBe(3);
  await playOn([{ page, choose: choices(4), prefer: /^(STOP|Next round|Close)/ }]);
  expect(await page.locator('section.over').innerText()).toMatch(/You win!|You lost|Shared victory/);
});
