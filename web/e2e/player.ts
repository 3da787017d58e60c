// Somebody who plays by what is on the screen: things with a gold outline and gold buttons, one after the other.
import type { Locator, Page } from 'playwright-core';

/** Repeatable choices. */
export function choices(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % count;
  };
}

export const LEGAL = 'button.pick.legal, .ask .button.gold, .calls .button.gold';
const OVERLAY = '.veil .button.gold';

export interface Play {
  page: Page;
  choose: (count: number) => number;
  /** Names of what to click first if it is there, e.g. the call that ends a round. */
  prefer?: RegExp;
  /** Ends the loop early. */
  until?: () => boolean | Promise<boolean>;
}

export const isOver = async (page: Page) => (await page.locator('section.over').isVisible()) && !(await page.locator(OVERLAY).count());

/** Clicks one thing that can be done; false if nothing can be done now. */
export async function step({ page, choose, prefer }: Play): Promise<boolean> {
  const overlay = page.locator(OVERLAY);
  if (await overlay.count()) return click(overlay.first());
  const things = page.locator(LEGAL).filter({ visible: true });
  const labels = await things.evaluateAll((list) => list.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''));
  if (labels.length === 0) return false;
  const wanted = prefer ? labels.flatMap((label, index) => (prefer.test(label) ? [index] : [])) : [];
  const index = wanted.length ? (wanted[choose(wanted.length)] ?? 0) : choose(labels.length);
  return click(things.nth(index));
}

/** A thing may be gone by the time it is clicked: somebody else moved. Then there is something new to do. */
async function click(thing: Locator): Promise<boolean> {
  await thing.click({ timeout: 1000 }).catch((error: unknown) => {
    if (!/Timeout|detached|not visible|not stable|outside of the viewport/.test(String(error))) throw error;
  });
  return true;
}

/** Plays until the game is over; several players take turns at their own screens. */
export async function playOn(players: readonly Play[], patience_ms = 240_000): Promise<void> {
  const end = Date.now() + patience_ms;
  while (Date.now() < end) {
    for (const player of players) {
      if (await player.until?.()) return;
      await step(player);
    }
    const over = await Promise.all(players.map(({ page }) => isOver(page)));
    if (over.every(Boolean)) return;
    await players[0]?.page.waitForTimeout(15);
  }
  const seen = await Promise.all(players.map(({ page }) => page.locator('.status').innerText()));
  throw new Error(`the game does not end: ${seen.join(' / ')}`);
}

export async function startBot(page: Page, base: string, game: string): Promise<void> {
  await page.goto(base);
  await page.getByRole('region', { name: game }).getByRole('button', { name: 'Play a bot now' }).click();
  await page.locator('.status').waitFor();
}
