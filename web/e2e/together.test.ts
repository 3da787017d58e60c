// Two people at two screens, with a reload and a lost line in the middle, and somebody who looks on.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choices, playOn, step } from './player';
import { base, person } from './world';

async function invite(host: Page, game: string): Promise<string> {
  await host.goto(`${base()}/new/${game}?with=friend`);
  await host.getByLabel('Your name at the table').fill('Marta');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('heading', { name: 'Invite players' }).waitFor();
  expect(await host.getByRole('img', { name: host.url() }).isVisible()).toBe(true);
  return host.url();
}

async function join(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.getByText('Marta invites you').waitFor();
  await guest.getByLabel('Your name at the table').fill('Oles');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'I am ready' }).click();
}

/** What a person sees of the table; the live region, which only speaks of news, is left out. */
const screen = async (page: Page) => (await page.locator('.play > :not([aria-live])').allInnerTexts()).join('\n');

/** The screen once nothing changes on it any more. */
async function settled(page: Page): Promise<string> {
  let [before, now] = ['', await screen(page)];
  while (before !== now) {
    await page.waitForTimeout(400);
    [before, now] = [now, await screen(page)];
  }
  return now;
}

it('Kelp between two browsers: a reload brings back the same screen, a lost line is told and mended', async () => {
  const [host, guest, watcher] = [await person(), await person(), await person()];
  const link = await invite(host, 'kelp');
  await join(guest, link);
  await watcher.goto(link);
  await host.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([host, guest, watcher].map((page) => page.locator('.status').waitFor()));
  expect(await watcher.locator('.status').innerText()).toContain('You are watching');

  const players = [{ page: host, choose: choices(5) }, { page: guest, choose: choices(6) }];
  for (let turn = 0; turn < 60; turn++) for (const player of players) await step(player);

  const before = await settled(host);
  await host.reload();
  await host.locator('.status').waitFor();
  await expect.poll(() => screen(host)).toBe(before);

  await guest.context().setOffline(true);
  await guest.getByText(/Connection lost|You are offline/).waitFor({ timeout: 30_000 });
  await guest.context().setOffline(false);
  await guest.getByText(/Connection lost|You are offline/).waitFor({ state: 'hidden', timeout: 30_000 });
  await playOn(players);
  const winner = await Promise.all([host, guest].map((page) => page.locator('section.over h2').innerText()));
  expect(winner.toSorted()).toEqual(['You lost', 'You win!']);
  await watcher.locator('section.over').waitFor();
  expect(await watcher.locator(`button.pick.legal`).count()).toBe(0);
});

it('another device takes the same seat by its token and shows the same screen', async () => {
  const [host, guest, other] = [await person(), await person(), await person()];
  const link = await invite(host, 'salt-paper');
  await join(guest, link);
  await host.getByRole('button', { name: 'I am ready' }).click();
  await host.locator('.status').waitFor();
  const players = [{ page: host, choose: choices(2) }, { page: guest, choose: choices(3) }];
  for (let turn = 0; turn < 20; turn++) for (const player of players) await step(player);
  const kept = await host.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('tidetable.keys.')));
  await other.goto(base());
  await other.evaluate((entries) => entries.forEach(([name, value]) => localStorage.setItem(name, value)), kept);
  await other.goto(link);
  await other.locator('.status').waitFor();
  const before = await settled(host);
  await expect.poll(() => screen(other)).toBe(before);
});
