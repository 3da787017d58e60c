// Somebody plays for the first time: is told what it is about, tries what is forbidden, and finds the way by keyboard.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBot, startKelp } from './player';
import { base, person } from './world';

const card = (page: Page) => page.locator('section.veil');
const place = async (page: Page) => page.locator('.table').boundingBox();

it.each([
  ['Octopus', 'You are the Octopus', 'Eat all four foods'],
  ['Shark', 'You are the Shark', 'Strike the Octopus'],
] as const)('the %s is told who it is and what it wants, once', async (side, title, goal) => {
  const page = await person({}, true);
  await startKelp(page, base(), side);
  await page.getByRole('region', { name: title }).getByText(goal).waitFor();
  const before = await place(page);
  await card(page).getByRole('button', { name: 'Let’s play' }).click();
  expect(await place(page)).toEqual(before);
  expect(await page.locator('.status').innerText()).toContain(side);

  await page.reload();
  await page.locator('.status').waitFor();
  expect(await card(page).count()).toBe(0);
  await page.getByLabel('Open the menu').click();
  await page.getByRole('button', { name: 'The game in short' }).click();
  await card(page).getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog', { name: 'Rules: Kelp' }).getByText('tries to eat four times').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => card(page).count()).toBe(0);
});

it('Sea Salt & Paper in short', async () => {
  const page = await person({}, true);
  await startBot(page, base(), 'Sea Salt & Paper');
  await page.getByRole('region', { name: 'Sea Salt & Paper' }).getByText('LAST CHANCE is a bet').waitFor();
});

/** What the Shark sees of its things that it cannot choose now. */
const FORBIDDEN = ['.board .block button.resting', '.board .space button.resting', '.cards .row button.resting'];

it('what the Shark cannot choose answers with the rule, and nothing moves', async () => {
  const page = await person();
  await startKelp(page, base(), 'Shark');
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  const before = await place(page);
  for (const things of FORBIDDEN) {
    // They say that they cannot be chosen, so the click is made as a mouse makes it.
    const box = await page.locator(things).first().boundingBox();
    if (!box) throw new Error(`nothing to click: ${things}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    const alert = page.getByRole('alert');
    await alert.getByRole('button', { name: /^KE-[A-Z]{3}-\d\d/ }).waitFor();
    const cover = await alert.boundingBox();
    expect(cover && x > cover.x && x < cover.x + cover.width && y > cover.y && y < cover.y + cover.height, things).toBe(false);
    expect(await place(page), things).toEqual(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => alert.count()).toBe(0);
  }
});

it('the Octopus finds its blocks, piles and cards to learn answering too', async () => {
  const page = await person();
  await startKelp(page, base(), 'Octopus');
  await page.locator('.status').getByText('Choose a den').waitFor();
  for (const things of ['.board .block button', '.hand button', '.piles button']) {
    const found = page.locator(things);
    for (const index of [0, (await found.count()) - 1]) {
      await found.nth(index).scrollIntoViewIfNeeded();
      await found.nth(index).dispatchEvent('click');
      await page.getByRole('alert').getByText('This rule forbids it').waitFor();
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    }
  }
});

it('the Shark by keyboard: N leads to what can be done, and the focus is never lost', async () => {
  const page = await person({ reducedMotion: 'no-preference' });
  await startKelp(page, base(), 'Shark');
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  await page.keyboard.press('n');
  await page.evaluate(() => {
    const kept = globalThis as unknown as { lost: string[] };
    kept.lost = [];
    const look = () => {
      if (document.activeElement === document.body) kept.lost.push(document.querySelector('.status')?.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  const asked = new Set<string>();
  for (let steps = 0; steps < 60 && asked.size < 8; steps++) {
    if (await page.locator('section.over').count()) break;
    await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
    asked.add(await page.locator('.status > p').innerText());
    // A die that was chosen keeps the focus; its zones are next.
    if (steps % 3 === 2 || (await page.locator('.selected:focus').count())) await page.keyboard.press('n');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('button.legal, .ask .button, .scene button'))).toBe(true);
    await page.keyboard.press(steps % 2 ? 'Space' : 'Enter');
    await page.waitForTimeout(60);
  }
  expect(asked.size).toBeGreaterThanOrEqual(5);
  expect(await page.evaluate(() => (globalThis as unknown as { lost: string[] }).lost)).toEqual([]);
});
