// Two people at two screens, with a reload and a lost line in the middle, and somebody who looks on.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { invite, join } from './friends';
import { choices, playOn, step } from './player';
import { person } from './world';

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
  await Promise.all([host, guest, watcher].map((page) => page.locator('.status').waitFor()));
  expect(await watcher.locator('.status').innerText()).toContain('You are watching');
  // Each sees what the other is called.
  await expect.poll(() => host.locator('.sides').innerText()).toContain('Oles');
  await expect.poll(() => guest.locator('.sides').innerText()).toContain('Marta');

  const players = [{ page: host, choose: choices(5) }, { page: guest, choose: choices(6) }];
  for (let turn = 0; turn < 60; turn++) for (const player of players) await step(player);

  // What is only half chosen is nobody's move yet, and a reload forgets it; so does it a refusal.
  for (const away of ['.refused > button', '.ask .cancel']) await host.locator(away).click({ timeout: 500 }).catch(() => undefined);
  const before = await settled(host);
  await host.reload();
  await host.locator('.status').waitFor();
  await expect.poll(() => screen(host)).toBe(before);

  await guest.context().setOffline(true);
  await guest.getByText(/Connection lost|You are offline/).waitFor({ timeout: 30_000 });
  await guest.context().setOffline(false);
  await guest.getByText(/Connection lost|You are offline/).waitFor({ state: 'hidden', timeout: 30_000 });
  await playOn(players);
  const winner = await Promise.all([host, guest].map((page) => page.locator('section.over h2').first().innerText()));
  expect(winner.toSorted()).toEqual(['You lost', 'You win!']);
  await watcher.locator('section.over').waitFor();
  expect(await watcher.locator(`button.pick.legal`).count()).toBe(0);
});

/** Takes the private link of the seat from the table's menu. */
async function carry(page: Page): Promise<string> {
  await page.getByLabel('Open the menu').click();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' });
  await dialog.getByText('Whoever has this link holds your seat.').waitFor();
  expect(await dialog.getByRole('img', { name: 'Code of the private link' }).isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Copy the private link' }).click();
  await page.getByText('Copied').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Every address a page asks the server for, as it goes over the line (without what stands behind #), and where it says it comes from. */
function addressesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url().replace(/#.*/, ''), request.headers()['referer'] ?? ''));
  page.on('websocket', (socket) => sent.push(socket.url()));
  return sent;
}

it('another device takes the same seat by a private link and shows the same screen', async () => {
  const [host, guest, other] = [await person({ permissions: ['clipboard-read', 'clipboard-write'] }), await person(), await person()];
  const link = await invite(host, 'salt-paper');
  await join(guest, link);
  await host.locator('.status').waitFor();
  // In the middle of a move that may still be taken back.
  const drafting = () => host.locator('.status').getByText('Which pile shall the other card go to?').isVisible();
  await playOn([{ page: host, choose: choices(2), prefer: /^Deck/, until: drafting }, { page: guest, choose: choices(3) }]);
  const before = await settled(host);
  const carried = await carry(host);
  expect(carried).toMatch(/^[^#]+#seat=[\w-]{32}$/);
  const [address, token = ''] = carried.split('#seat=');
  expect(address).toBe(link);
  const sent = addressesOf(other);
  await other.goto(carried);
  await other.locator('.status').waitFor();
  await expect.poll(() => screen(other)).toBe(before);
  // The token is out of the address bar and of the way back, and no address that was asked for had it.
  expect(other.url()).toBe(link);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((text) => text.includes(token))).toEqual([]);

  // The seat is kept: it is there again after a reload, and each device follows what the other does.
  await other.reload();
  await other.locator('.status').waitFor();
  await expect.poll(() => screen(other)).toBe(before);
  await playOn([{ page: other, choose: choices(4) }, { page: guest, choose: choices(5), until: () => host.getByText('Oles is taking a card').isVisible() }]);
  await expect.poll(async () => (await screen(other)) === (await screen(host))).toBe(true);
  expect((await screen(other)).match(/You keep .+\nYou put .+ on the \w+ pile/g)).not.toBeNull();

  // Whoever holds another seat already is asked first.
  await guest.goto(carried);
  await guest.getByRole('dialog').getByText('This browser already holds a seat').waitFor();
  await guest.getByRole('button', { name: 'Cancel' }).click();
  await guest.reload();
  await guest.locator('.status').waitFor();
  expect(await settled(guest)).not.toBe(await settled(host));
  await guest.goto(carried);
  await guest.getByRole('dialog').getByRole('button', { name: 'Take the other seat' }).click();
  await expect.poll(async () => (await screen(guest)) === (await screen(host))).toBe(true);
});
