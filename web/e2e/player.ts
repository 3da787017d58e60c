// Somebody who plays by what is on the screen: things with a gold outline and gold buttons, one after the other.
import type { Page } from 'playwright-core';

/** Repeatable choices. */
export function choices(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % count;
  };
}

export const LEGAL = 'button.pick.legal, .ask .button:not(.cancel), .calls .button.gold';
const OVERLAY = '.veil .button.gold, .stage .close';

export interface Play {
  page: Page;
  choose: (count: number) => number;
  /** Names of what to click first if it is there, e.g. the call that ends a round. */
  prefer?: RegExp;
  /** Leaves alone what stands in here. */
  avoid?: string;
  /** With a finger instead of a mouse. */
  tap?: boolean;
  /** Is told of everything that lay over the table before it is put away. */
  read?: (cover: string) => void;
  /** Ends the loop early. */
  until?: () => boolean | Promise<boolean>;
}

/** What a person takes in at a glance: what to click and where, and whether it is over. */
interface Glance {
  at: { x: number; y: number } | null;
  /** What lies over the table, in its own words. */
  cover: string;
  over: boolean;
}

interface Wish {
  legal: string;
  covering: string;
  prefer: string;
  avoid: string;
  /** From 0 to 1: which of the things. */
  chance: number;
}

/** Looks for something to do, in the page: only what can be seen and reached with a mouse counts. */
function look({ legal, covering, prefer, avoid, chance }: Wish): Glance {
  const reach = (element: Element): { x: number; y: number } | null => {
    // What lies under something at the edge of the screen is scrolled away from it.
    for (const block of ['nearest', 'center'] as const) {
      element.scrollIntoView({ block, inline: 'nearest' });
      const box = element.getBoundingClientRect();
      for (const [right, down] of [[0.5, 0.5], [0.2, 0.5], [0.5, 0.25], [0.12, 0.2], [0.85, 0.5], [0.5, 0.85]] as const) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest('button') === element) return { x, y };
      }
    }
    return null;
  };
  const labelOf = (element: Element) => element.querySelector('.visually-hidden')?.textContent ?? element.textContent ?? '';
  const above = document.querySelector(covering);
  if (above) return { at: above.closest(avoid) ? null : reach(above), cover: above.closest('dialog')?.textContent ?? '', over: false };
  const things = [...document.querySelectorAll<HTMLElement>(legal)].filter((element) => element.offsetWidth > 0 && !element.closest(avoid));
  const wanted = prefer ? things.filter((element) => new RegExp(prefer).test(labelOf(element))) : [];
  const among = wanted.length ? wanted : things;
  const first = Math.floor(chance * among.length);
  for (const element of [...among.slice(first), ...among.slice(0, first)]) {
    const at = reach(element);
    if (at) return { at, cover: '', over: false };
  }
  // A refusal that lies over everything is put away.
  const refusal = document.querySelector('.refused > button');
  return { at: refusal && reach(refusal), cover: '', over: document.querySelector('section.over') !== null };
}

/** Clicks one thing that can be done; what was seen before. */
export async function step({ page, choose, prefer, avoid, read, tap }: Play): Promise<Glance> {
  const seen = await page.evaluate(look, { legal: LEGAL, covering: OVERLAY, prefer: prefer?.source ?? '', avoid: ['[inert]', ...(avoid ? [avoid] : [])].join(), chance: choose(4096) / 4096 });
  if (seen.at && seen.cover) read?.(seen.cover);
  if (seen.at && tap) await page.touchscreen.tap(seen.at.x, seen.at.y);
  else if (seen.at) await page.mouse.click(seen.at.x, seen.at.y);
  return seen;
}

/** Goes on until `count` things were clicked and nothing lies over the table, which would hide what comes next. */
export async function steps(play: Play, count: number): Promise<void> {
  const end = Date.now() + 120_000;
  const covered = () => play.page.locator('.stage, .veil').first().isVisible();
  for (let done = 0; Date.now() < end; ) {
    if (done >= count && !(await covered())) return;
    const seen = await step(play);
    if (seen.at) done++;
    if (seen.over) return;
    await play.page.waitForTimeout(15);
  }
}

/** Plays until the game is over; several players take turns at their own screens. */
export async function playOn(players: readonly Play[], patience_ms = 240_000): Promise<void> {
  const end = Date.now() + patience_ms;
  while (Date.now() < end) {
    const over: boolean[] = [];
    for (const player of players) {
      if (await player.until?.()) return;
      over.push((await step(player)).over);
    }
    if (over.every(Boolean)) return;
    await players[0]?.page.waitForTimeout(10);
  }
  const seen = await Promise.all(players.map(({ page }) => page.locator('.status').innerText()));
  throw new Error(`the game does not end: ${seen.join(' / ')}`);
}

export async function startBot(page: Page, base: string, game: string): Promise<void> {
  await page.goto(base);
  await page.getByRole('region', { name: game }).getByRole('button', { name: 'Play a bot now' }).click();
  await page.locator('.status').waitFor();
}

/** A table of Kelp against a bot, as the side one has chosen. */
export async function startKelp(page: Page, base: string, side: 'Octopus' | 'Shark'): Promise<void> {
  await page.goto(`${base}/new/kelp`);
  await page.getByText(side, { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.status').waitFor();
}
