// Whole games of Sea Salt & Paper, a person against bots.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { invite, join } from './friends';
import { choices, playOn, startBot, step } from './player';
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
  // The last round is told with the end, in no window of its own.
  expect(text).toMatch(/Result of round \d+/);
  expect(await page.locator('.veil').count()).toBe(0);
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

const number = async (page: Page, where: string, form: RegExp) => Number(form.exec(await page.locator(where).innerText())?.[1] ?? NaN);

it('says its numbers in words, and nothing jumps when cards are drawn', async () => {
  const page = await person();
  await startBot(page, base(), 'Sea Salt & Paper');
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  const table = await page.locator('.salt').innerText();
  for (const words of [/Deck: 5\d/, /Pile 1: \d/, /Pile 2: \d/, /Hand: \d/, /Laid cards: \d/, /Total\s+0 of 40/, /This round\s+0 points/, /Your hand 0 cards/]) expect(table).toMatch(words);
  const places = () => Promise.all(['.mine', '.laid', '.hand', '.wood'].map((name) => page.locator(`.salt ${name}`).first().boundingBox()));
  const before = await places();
  await page.getByRole('button', { name: /^Deck:/ }).click();
  await page.locator('.drawn button.legal').first().waitFor();
  expect(await places()).toEqual(before);
  expect(await page.locator('.drawn button.legal').count()).toBe(2);
});

/** Points with their sources, and what the two buoys promise: all of the same sum. */
async function checkCalls(page: Page): Promise<void> {
  const points = await number(page, '.mine .number', /(\d+) points?/);
  const lines = await page.locator('.mine .points li').allInnerTexts();
  const [bonus, ...sources] = lines.map((line) => Number(/(\d+)$/.exec(line.trim())?.[1])).reverse();
  expect(lines.at(-1)).toMatch(/^Colour bonus/);
  expect(sources.reduce((sum, source) => sum + source, 0)).toBe(points);
  expect(points).toBeGreaterThanOrEqual(7);
  const buoys = (await page.locator('.buoys').innerText()).replace(/\s+/g, ' ');
  expect(buoys).toContain(`STOP You score ${points}, nobody gets a colour bonus.`);
  expect(buoys).toContain(`LAST CHANCE Win the bet and score ${points} + ${bonus} for colour; lose it and score only ${bonus}.`);
  expect(await page.locator('.status').innerText()).toContain(`you have ${points} point`);
}

it('LAST CHANCE is told loudly to the other, and the result of the round holds the game until it is read', async () => {
  const [host, guest] = [await person(), await person()];
  await join(guest, await invite(host, 'salt-paper'));
  await Promise.all([host, guest].map((page) => page.locator('.status').waitFor()));
  // Who may call does nothing else any more, in the same look: a turn that is just being ended has its buoys still.
  const avoid = '.calls:has(.buoys) *';
  const players = [{ page: host, name: 'Marta', choose: choices(31), avoid }, { page: guest, name: 'Oles', choose: choices(32), avoid }];
  const canCall = async () => (await Promise.all(players.map(({ page }) => page.locator('.play:not(.busy) .buoys').isVisible()))).indexOf(true);
  await playOn(players.map((player) => ({ ...player, prefer: /^(Deck|Lay|Next)/, until: async () => (await canCall()) >= 0 })));
  const first = await canCall();
  const [caller, other] = [players[first], players[1 - first]];
  if (!caller || !other) throw new Error('nobody could call');
  await checkCalls(caller.page);
  const points = await number(caller.page, '.mine .number', /(\d+) points?/);
  await caller.page.getByRole('button', { name: /^LAST CHANCE/ }).click();

  const banner = other.page.getByRole('complementary', { name: 'Last lap' });
  await banner.waitFor();
  expect(await banner.innerText()).toContain(`${caller.name} says LAST CHANCE! This is your last turn!`);
  expect(await banner.innerText()).toContain(`The bet: ${caller.name} has ${points}.`);
  expect(await other.page.locator('.status').innerText()).toContain(`${caller.name} said LAST CHANCE: this is your last turn.`);
  expect(await caller.page.getByRole('complementary', { name: 'Last lap' }).innerText()).toContain('Everybody else has one more turn.');

  const ended = async () => other.page.locator('.veil').isVisible();
  await playOn([{ ...other, avoid: '.buoys, .veil', until: ended }]);
  // Whoever begins the next round puts the result away and plays; the other still reads it, and nothing moves behind.
  const screen = async (page: Page) => (await page.locator('.play > :not([aria-live])').allInnerTexts()).join('\n');
  await Promise.all([caller, other].map(({ page }) => page.getByRole('dialog', { name: 'Result of round 1' }).waitFor()));
  for (const { page } of players) expect(await page.locator('.status').innerText()).toContain('Round 1 is over.');
  const begins = await caller.page.locator('.play').innerText().then((text) => text.includes('Round 2. You start.'));
  const [mover, reader] = begins ? [caller, other] : [other, caller];
  const before = await screen(reader.page);
  await mover.page.getByRole('button', { name: 'Next round' }).click();
  await mover.page.locator('.status.myTurn').waitFor();
  for (let clicks = 0; clicks < 40 && (await mover.page.locator('.status.myTurn').isVisible()); clicks++) await step(mover);
  await reader.page.waitForTimeout(500);
  expect(await screen(reader.page)).toBe(before);
  await reader.page.getByRole('button', { name: 'Next round' }).click();
  await reader.page.locator('.status.myTurn').waitFor();
  expect(await reader.page.locator('.status').innerText()).not.toContain('is over');
});
