// Around the table: what can be chosen for it, who may watch, what is said about cards, how quiet it can be.
import { expect, it } from 'vitest';
import { choices, startBot, startKelp, steps } from './player';
import { base, DESK, person, PHONE } from './world';

it('a table as one likes it: friend, side, board, clock, open to everybody, and who comes by Watch', async () => {
  const host = await person();
  await host.goto(base());
  await host.getByRole('region', { name: 'Kelp: Shark vs Octopus' }).getByRole('link', { name: 'Invite a friend' }).click();
  await host.getByLabel('Your name at the table').fill('Daryna');
  await host.getByText('Shark', { exact: true }).click();
  await host.getByText('More options').click();
  await host.getByText('Night side', { exact: true }).click();
  await host.getByText('10 min + 10 s').click();
  await host.getByLabel('Open to everybody').check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('heading', { name: 'Invite players' }).waitFor();
  expect(await host.locator('main').innerText()).toMatch(/Night side · 10 min \+ 10 s/);
  const mine = host.getByRole('listitem').filter({ hasText: 'Daryna' });
  expect(await mine.innerText()).toMatch(/^Shark/);

  // As last time, next time.
  const again = await host.context().newPage();
  await again.goto(`${base()}/new/kelp?with=friend`);
  await again.getByText('More options').click();
  await expect.poll(() => again.getByLabel('Night side').isChecked()).toBe(true);
  await again.close();

  await host.getByLabel('Add a bot').selectOption({ label: 'Drifter' });
  await host.locator('.status').waitFor();
  expect(await host.getByRole('group', { name: 'Night side' }).isVisible()).toBe(true);

  const watcher = await person();
  await watcher.goto(base());
  await watcher.getByRole('region', { name: 'Kelp: Shark vs Octopus' }).getByRole('link', { name: 'Watch' }).click();
  await expect.poll(async () => (await watcher.getByRole('heading', { level: 2 }).allInnerTexts())[0]).toBe('In play');
  await watcher.getByRole('listitem').filter({ hasText: 'Daryna' }).getByRole('link', { name: 'Watch' }).click();
  await watcher.locator('.status').getByText('You are watching').waitFor();
  expect(await watcher.locator('button.pick.legal').count()).toBe(0);
});

it('cards tell their whole text to a mouse, to the keyboard and to a finger', async () => {
  const page = await person();
  await startKelp(page, base(), 'Octopus');
  await page.getByRole('button', { name: 'Through the Shark’s eyes' }).waitFor();
  const tip = page.getByRole('tooltip');
  const card = page.locator('main [data-tip]').filter({ hasText: 'Fast Learning' }).first();
  await card.hover();
  await tip.waitFor();
  const told = await tip.innerText();
  expect(told.length).toBeGreaterThan(30);
  expect(told).toMatch(/\.$/);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
  for (let tabs = 0; tabs < 200 && !(await card.evaluate((element) => element === document.activeElement)); tabs++) await page.keyboard.press('Tab');
  await expect.poll(() => tip.allInnerTexts()).toEqual([told]);

  const phone = await person({ viewport: PHONE, hasTouch: true, isMobile: true });
  await startKelp(phone, base(), 'Octopus');
  const touched = phone.locator('main [data-tip]').filter({ hasText: 'Fast Learning' }).first();
  await touched.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await phone.getByRole('tooltip').waitFor();
  expect(await phone.getByRole('tooltip').innerText()).toBe(told);
});

it('is quiet on a phone and still for those who want it still, unless asked otherwise', async () => {
  const sound = (page: Awaited<ReturnType<typeof person>>) => page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed');
  const phone = await person({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' });
  await phone.goto(base());
  expect(await sound(phone)).toBe('false');
  expect(await phone.locator('html').getAttribute('data-motion')).toBe('on');
  await phone.getByRole('button', { name: 'Sound' }).tap();
  await phone.reload();
  expect(await sound(phone)).toBe('true');

  const desk = await person({ reducedMotion: 'reduce' });
  await desk.goto(base());
  expect(await sound(desk)).toBe('true');
  expect(await desk.locator('html').getAttribute('data-motion')).toBe('off');
});

it('what happens is told aloud, and the hand lies as one likes it', async () => {
  const page = await person();
  await startBot(page, base(), 'Sea Salt & Paper');
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  const aloud = page.locator('.play > [aria-live=polite]');
  await expect.poll(() => aloud.innerText()).toMatch(/your turn/i);
  await page.getByRole('button', { name: /^Deck:/ }).click();
  await expect.poll(() => aloud.innerText()).toMatch(/You draw/);
  await steps({ page, choose: choices(6), prefer: /^(Deck|End|Next)/ }, 30);
  await page.getByRole('button', { name: 'Sort by colour' }).click();
  await page.reload();
  await page.locator('.status').waitFor();
  expect(await page.getByRole('button', { name: 'Sort by colour' }).getAttribute('aria-pressed')).toBe('true');
});

it('the start page keeps still, and everything on it is in sight', async () => {
  const page = await person();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (globalThis as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
  });
  const still = async () => {
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
    expect(moved).toBeLessThan(0.01);
    const footer = await page.locator('footer').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(DESK.height);
  };
  await page.goto(base());
  await still();
  await startBot(page, base(), 'Sea Salt & Paper');
  await page.goto(base());
  const waiting = page.getByRole('region', { name: '1 game is waiting for you' });
  await waiting.getByRole('link', { name: /Sea Salt & Paper/ }).waitFor();
  expect((await waiting.boundingBox())?.y).toBeLessThan(200);
  await still();
});
