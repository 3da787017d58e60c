// Whole games by key presses alone, from the start page to the end: Tab, arrows, Enter and Space, and nothing else.
// Whatever has the focus must be seen to have it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LEGAL, choices } from './player';
import { base, person } from './world';

const TO_DO = `${LEGAL}, .scene button, .veil .button.gold`;
/** More than the steps of Tab round the fullest table. */
const ROUND = 250;

interface Wish {
  things: string;
  /** What its name begins with; anything if there is nothing of that name. */
  prefer: string;
  /** Nobody has walked on since the last press. */
  still: boolean;
}

/** What somebody sees who looks for the focus. */
interface Focus {
  /** Is there anything to look for at all? */
  some: boolean;
  /** Is the focus on it, and was it not pressed just now? */
  here: boolean;
  name: string;
  /** Why the focus cannot be seen. */
  unseen: string;
}

function focus({ things, prefer, still }: Wish): Focus {
  const nameOf = (element: Element) => (element.querySelector('.visually-hidden')?.textContent ?? element.textContent ?? '').trim();
  const all = [...document.querySelectorAll<HTMLElement>(things)].filter((element) => element.offsetWidth > 0 && !element.closest('[inert]'));
  const named = all.filter((element) => new RegExp(prefer).test(nameOf(element)));
  const element = document.activeElement as HTMLElement;
  const kept = (globalThis as unknown as { pressed?: Element }).pressed;
  const here = (named.length ? named : all).includes(element) && !(still && kept === element);
  const unseen = () => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return 'no outline';
    const box = element.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8], [0.5, 0.05], [0.5, 0.95]] as const;
    const reached = points.some(([right, down]) => element.contains(document.elementFromPoint(box.left + box.width * right, box.top + box.height * down)));
    return reached ? '' : 'out of sight or covered';
  };
  return { some: all.length > 0, here, name: nameOf(element), unseen: here ? unseen() : '' };
}

class Keyboard {
  readonly unseen: string[] = [];
  presses = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  /** Walks with Tab to one of the things, passing `skip` of them; false if there is none. */
  async walk(things: string, prefer = '', skip = 0): Promise<boolean> {
    for (let tabs = 0; tabs < ROUND; tabs++) {
      const at = await this.#page.evaluate(focus, { things, prefer, still: tabs === 0 });
      if (!at.some) return false;
      if (at.here && at.unseen) this.unseen.push(`${at.name}: ${at.unseen}`);
      if (at.here && skip-- <= 0) return true;
      await this.#page.keyboard.press('Tab');
    }
    return false;
  }

  async press(key: 'Enter' | 'Space'): Promise<void> {
    await this.#page.evaluate(() => ((globalThis as unknown as { pressed: Element | null }).pressed = document.activeElement));
    await this.#page.keyboard.press(key);
    this.presses++;
  }

  /** Walks to a thing of the page by its name. */
  async find(things: string, name: string): Promise<void> {
    await this.#page.locator(things).filter({ hasText: name }).first().waitFor();
    expect(await this.walk(things, `^${name}`), name).toBe(true);
  }
}

/** From the start page to a table against the weakest bot; arrows choose among the choices. */
async function begin(page: Page, game: string, keys: Keyboard, arrows: Record<string, string[]>): Promise<void> {
  await page.goto(base());
  await page.getByRole('button', { name: 'Play a bot now' }).first().waitFor();
  await keys.find(`a[href="/new/${game}"]`, 'More ways to play');
  await keys.press('Enter');
  for (const [group, presses] of Object.entries(arrows)) {
    await page.locator(`input[name=${group}]`).first().waitFor();
    for (let tabs = 0; tabs < ROUND && (await page.locator(`input[name=${group}]:focus`).count()) === 0; tabs++) await page.keyboard.press('Tab');
    for (const press of presses) await page.keyboard.press(press);
    // The ring is drawn round the whole choice.
    expect(await page.locator('label:has(:focus-visible)').evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
  }
  await keys.find('form button', 'Start');
  await keys.press('Enter');
  await page.locator('.status').waitFor();
}

/** Plays to the end, now and then passing by what comes first. */
async function playByKeys(page: Page, keys: Keyboard, prefer: string, pass: () => boolean): Promise<void> {
  const end = Date.now() + 240_000;
  const over = () => page.evaluate(() => document.querySelector('section.over') !== null && document.querySelector('dialog[open]') === null);
  while (Date.now() < end) {
    if (await keys.walk(TO_DO, prefer, pass() ? 1 : 0)) await keys.press(keys.presses % 2 ? 'Space' : 'Enter');
    else if (await over()) return;
    else await page.waitForTimeout(15);
  }
  throw new Error(`the game does not end: ${await page.locator('.status').innerText()}`);
}

it('a whole game of Sea Salt & Paper by keyboard alone', async () => {
  const page = await person();
  const keys = new Keyboard(page);
  await begin(page, 'salt-paper', keys, { players: [] });
  await playByKeys(page, keys, '^(STOP|Lay|Next round|Close)', () => false);
  expect(await page.locator('section.over h2').first().innerText()).toMatch(/You win!|You lost|Shared victory/);
  expect(keys.presses).toBeGreaterThan(20);
  expect([...new Set(keys.unseen)]).toEqual([]);
});

it('a whole game of Kelp by keyboard alone', async () => {
  const page = await person();
  const keys = new Keyboard(page);
  const choose = choices(5);
  await begin(page, 'kelp', keys, { level: ['ArrowLeft', 'ArrowLeft'], side: ['ArrowRight'] });
  await playByKeys(page, keys, '', () => choose(3) === 0);
  expect(await page.locator('section.over h2').first().innerText()).toMatch(/You win!|You lost/);
  expect(keys.presses).toBeGreaterThan(20);
  expect([...new Set(keys.unseen)]).toEqual([]);
});
