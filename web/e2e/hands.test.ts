// Other ways of using it: a phone, three languages, one screen for two, undo and refusals.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choices, playOn, startBot, startKelp, step, steps } from './player';
import { base, DESK, person, PHONE } from './world';

/** By how much the page is wider than the screen. (A phone zooms out until everything fits, so its own width is no help.) */
const wide = async (page: Page) => {
  const needed = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
  return needed - (page.viewportSize()?.width ?? 0);
};

it.each(['Kelp: Shark vs Octopus', 'Sea Salt & Paper'])('a whole game of %s on a phone, nothing wider than the screen, every target large enough', async (game) => {
  const page = await person({ viewport: PHONE, hasTouch: true, isMobile: true });
  await startBot(page, base(), game);
  let small: string[] = [];
  const until = async () => {
    expect(await wide(page)).toBeLessThanOrEqual(0);
    small = small.concat(await page.locator('button:visible, a:visible, summary:visible').evaluateAll((list) => list.flatMap((element) => tooSmall(element))).catch(() => []));
    return false;
  };
  await page.evaluate(() => {
    // A target counts with what it adds around itself (its ::before).
    (globalThis as unknown as { tooSmall: (element: Element) => string[] }).tooSmall = (element) => {
      const box = element.getBoundingClientRect();
      const before = getComputedStyle(element, '::before');
      const [width, height] = [Math.max(box.width, parseFloat(before.width) || 0), Math.max(box.height, parseFloat(before.height) || 0)];
      const text = element.querySelector('.visually-hidden')?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
      return (width >= 39.5 && height >= 39.5) || box.width === 0 ? [] : [`${text.trim().slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`];
    };
  });
  await playOn([{ page, choose: choices(21), tap: true, until }]);
  expect([...new Set(small)]).toEqual([]);
});
declare function tooSmall(element: Element): string[];

it('no page is wider than the screen from 360 to 2560 pixels', async () => {
  const page = await person();
  await startBot(page, base(), 'Sea Salt & Paper');
  const table = page.url();
  const pages = [base(), `${base()}/new/kelp?with=friend`, `${base()}/new/salt-paper`, `${base()}/tables`, `${base()}/replays`, `${base()}/leaders`, `${base()}/me`, `${base()}/rules/kelp`, table];
  const found: string[] = [];
  for (const address of pages) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    for (const width of [360, 390, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await wide(page);
      if (over > 0) found.push(`${address} at ${width}: ${over}`);
    }
  }
  expect(found).toEqual([]);
});

const WIDTHS = [360, 390, 480, 600, 768, 900, 1024, 1280, 1600, 1920, 2560];

/** What can be clicked or read and sticks out at the side of the screen, unless it can be scrolled into view. */
function cutOff(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean => element !== null && element.id !== 'main' && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>('main button, main a, main p, main h2, main h3, main li, main summary')].flatMap((element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    const out = own > 0 && (left < -1 || right > width + 1) && !element.closest('.visually-hidden, [aria-hidden=true]') && !scrolls(element.parentElement);
    return out ? [`${(element.textContent ?? '').trim().slice(0, 40)} ${Math.round(left)}–${Math.round(right)}`] : [];
  });
}

/** At which widths the table as it is now does not fit. */
async function tooWide(page: Page, name: string, widths = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const over = await wide(page);
    if (over > 0) found.push(`${name} at ${width}: ${over}`);
    found.push(...(await page.evaluate(cutOff)).map((text) => `${name} at ${width}: cut off: ${text}`));
  }
  await page.setViewportSize(DESK);
  return found;
}

async function speak(page: Page, settings: string, language: string): Promise<void> {
  await page.getByRole('button', { name: settings }).click();
  await page.getByText(language).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

it('no table in play is wider than the screen from 360 to 2560 pixels', async () => {
  const page = await person();
  const found: string[] = [];
  const tables = {
    Octopus: () => startKelp(page, base(), 'Octopus'),
    Shark: () => startKelp(page, base(), 'Shark'),
    'Sea Salt & Paper': async () => {
      await page.goto(`${base()}/new/salt-paper`);
      await page.getByText('4', { exact: true }).click();
      await page.getByLabel('Extra Salt').check();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('.status').waitFor();
    },
  };
  for (const [name, start] of Object.entries(tables)) {
    await start();
    await steps({ page, choose: choices(4) }, 16);
    // A round may have ended just now: its result is looked at and put away.
    const result = page.locator('dialog.veil[open]');
    if (await result.isVisible()) {
      found.push(...(await tooWide(page, `${name}, end of the round`)));
      await result.getByRole('button').last().click();
      await result.waitFor({ state: 'hidden' });
    }
    found.push(...(await tooWide(page, name)));
    // The longest words.
    await speak(page, 'Settings', 'Polski');
    found.push(...(await tooWide(page, `${name} in Polish`, [360, 768, 1024])));
    await speak(page, 'Ustawienia', 'Українська');
    found.push(...(await tooWide(page, `${name} in Ukrainian`, [360, 768, 1024])));
    await speak(page, 'Налаштування', 'English');
  }
  expect(found).toEqual([]);
});

it('where my points come from can be read on a phone and on a desk', async () => {
  const page = await person();
  await startBot(page, base(), 'Sea Salt & Paper');
  for (const width of [1280, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // On a desk they lie open; on a phone they open when asked for.
    if (width === 390) await page.getByRole('button', { name: /^You have \d+ points?/ }).click();
    const edges = () => page.locator('.points .numbers').evaluate((list) => { const { left, right } = list.getBoundingClientRect(); return left >= 0 && right <= innerWidth; });
    await expect.poll(edges).toBe(true);
  }
});

it('all three languages, from the browser and switched in place, with nothing left untranslated', async () => {
  for (const [locale, button] of [['uk-UA', 'Зіграти з ботом'], ['pl-PL', 'Zagraj z botem'], ['en-GB', 'Play a bot now']] as const) {
    const page = await person({ locale });
    await page.goto(base());
    await page.getByRole('button', { name: button }).nth(1).click();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    await page.locator('.status').waitFor();
    await steps({ page, choose: choices(7) }, 12);
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/\b(sp|ke|web|word|table|play|seat|over|net|draft)-[a-z]+-?[a-z]*\b/);
    expect(text).not.toMatch(/\{\s*\$/);
  }
  const page = await person({ locale: 'en-GB', viewport: DESK });
  await startBot(page, base(), 'Sea Salt & Paper');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Українська').click();
  await page.getByRole('heading', { name: 'Налаштування' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.status').innerText()).toMatch(/[а-яіїєґ]/i);
  await page.reload();
  await page.locator('.status').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('uk');
});

it('a step can be undone while the draft lasts, and what is forbidden answers with its rule', async () => {
  const page = await person();
  await startKelp(page, base(), 'Octopus');
  await steps({ page, choose: choices(1) }, 1);
  await page.locator('.status').getByText('Choose an action').waitFor();
  const seen = async () => (await page.locator('.play > :not([aria-live])').allInnerTexts()).join('\n');
  const before = await seen();
  await page.getByRole('button', { name: /^Fast Learning/ }).click();
  await page.getByRole('button', { name: 'Play Fast Learning' }).click();
  await page.locator('.status').getByText('to pay for Fast Learning').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.status').getByText('Choose an action').waitFor();
  await expect.poll(seen).toBe(before);

  await startBot(page, base(), 'Sea Salt & Paper');
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Deck:/ }).click();
  await page.locator('.status').getByText('Which of the two do you keep?').waitFor();
  await page.getByRole('button', { name: /^First discard pile/ }).click();
  const refused = page.getByRole('alert');
  await refused.getByText('This rule forbids it').waitFor();
  expect(await refused.innerText()).toMatch(/SP-[A-Z]{3}-\d\d/);
  await refused.getByRole('button', { name: /^SP-/ }).click();
  await page.getByRole('dialog', { name: /Rules/ }).waitFor();
});

it('things can be dragged instead of clicked', async () => {
  const page = await person();
  await startBot(page, base(), 'Sea Salt & Paper');
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  await dragTo(page, page.getByRole('button', { name: /^Deck:/ }), page.getByRole('region', { name: 'Your hand' }));
  await page.locator('.status').getByText('Which of the two do you keep?').waitFor();
  await dragTo(page, page.locator('.drawn button.legal').first(), page.getByRole('region', { name: 'Your hand' }));
  // A pile that the bot has emptied takes the other card without a question.
  await page.locator('.status').getByText(/Which pile shall the other card go to\?|Lay pairs/).waitFor();
  expect(await page.getByRole('region', { name: 'Your hand' }).locator('[data-card]').count()).toBe(1);
});

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag, or nowhere to drag it');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

it('two at one screen: a curtain falls between the turns and hides everything', async () => {
  const page = await person();
  await page.goto(`${base()}/new/salt-paper?with=screen`);
  await page.getByLabel('Seat 1').fill('Ivo');
  await page.getByLabel('Seat 2').fill('Zoya');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText(/Hand the screen to: (Ivo|Zoya)/).waitFor();
  for (let turn = 0; turn < 4; turn++) {
    await page.getByText(/Hand the screen to/).waitFor();
    expect(await page.locator('.salt').count()).toBe(0);
    await page.getByRole('button', { name: /show my table/ }).click();
    await page.locator('.status.myTurn').waitFor();
    const curtain = page.getByRole('button', { name: 'Let the curtain down' });
    while (!(await curtain.isVisible())) await step({ page, choose: choices(turn + 5) });
    await curtain.click();
  }
});
