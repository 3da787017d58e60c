// What surrounds a game: looking back, the replay, the Shark's aids, habits that are kept, the installed page.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choices, playOn, startBot, startKelp, steps } from './player';
import { base, person } from './world';

async function walkReplay(page: Page): Promise<void> {
  await page.getByText(/Step 0 of \d+/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText(/Step 2 of/).waitFor();
  await page.getByRole('slider').fill('20');
  await page.getByText(/Step 20 of/).waitFor();
  expect(page.url()).toMatch(/step=20/);
  await page.keyboard.press('Tab');
}

it('a finished game: its replay step by step, from every side, to share and to take along', async () => {
  const page = await person({ permissions: ['clipboard-read', 'clipboard-write'] });
  await startKelp(page, base(), 'Shark');
  await playOn([{ page, choose: choices(17) }]);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await walkReplay(page);

  // All-seeing, every standing block shows its face; through the Shark's eyes, none it has not seen.
  const faces = () => page.locator('.board .block.hidden .faint').count();
  await expect.poll(faces).toBeGreaterThan(3);
  const all = await faces();
  await page.getByLabel('Through whose eyes').selectOption({ index: 3 });
  await expect.poll(faces).toBeLessThan(all);
  expect(page.url()).toMatch(/step=20&as=1/);

  await page.getByRole('button', { name: 'Copy the link to this step' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await person();
  await friend.goto(link);
  await friend.getByText(/Step 20 of/).waitFor();
  await expect.poll(() => friend.locator('.board .block.hidden .faint').count()).toBe(await faces());

  const record = await page.getByRole('link', { name: 'Download the record' }).getAttribute('href');
  const response = await page.request.get(base() + (record ?? ''));
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('kelp');

  await page.goto(`${base()}/replays?game=kelp`);
  const id = new URL(link).pathname;
  await page.locator(`a[href="${id}"]`).waitFor();
  await page.getByRole('link', { name: 'Sea Salt & Paper' }).first().click();
  await expect.poll(() => page.locator(`a[href="${id}"]`).count()).toBe(0);
});

/** A game that ends at once: somebody sits down under a name, against a bot, and resigns. */
async function resigned(game: string, name: string): Promise<string> {
  const page = await person();
  await page.goto(`${base()}/new/${game}?with=friend`);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Add a bot').selectOption({ label: 'Drifter' });
  await page.locator('.status').waitFor();
  await page.getByLabel('Open the menu').click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('region', { name: 'You lost' }).getByText('You resigned.').waitFor();
  expect(await page.locator('.status p').first().innerText()).toMatch(/You lost · You resigned\.$/);
  return page.url().replace('/t/', '/replay/').replace(base(), '');
}

it('the list of replays is filtered by game and by player, in its address too', async () => {
  const games = [await resigned('kelp', 'Zoriana'), await resigned('salt-paper', 'Zoriana'), await resigned('kelp', 'Witold')];
  const page = await person();
  // The replay of such a game tells who gave up and who won, right below its slider.
  await page.goto(base() + games[0]);
  await page.getByText(/Step 0 of/).waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('.controls .now').innerText()).toMatch(/\w+ wins · Zoriana resigned\.$/);
  await page.goto(base());
  await page.getByRole('region', { name: 'Kelp: Shark vs Octopus' }).getByRole('link', { name: 'Replays' }).click();
  /** Which of the three are on the screen. */
  const seen = async () => {
    const links = await page.locator('main li a').evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    return games.map((game) => links.includes(game));
  };
  await expect.poll(seen).toEqual([true, false, true]);
  await page.getByRole('searchbox', { name: 'Player' }).fill('Zoriana');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect.poll(seen).toEqual([true, false, false]);
  expect(page.url()).toContain('player=Zoriana');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect.poll(seen).toEqual([true, true, false]);
  await page.reload();
  await expect.poll(seen).toEqual([true, true, false]);
  expect(await page.getByRole('searchbox', { name: 'Player' }).inputValue()).toBe('Zoriana');
  await page.goBack();
  await expect.poll(seen).toEqual([true, false, false]);
  await page.getByRole('searchbox', { name: 'Player' }).fill('Nobody of this name');
  await page.keyboard.press('Enter');
  await page.getByText('No finished games here yet.').waitFor();
  await page.getByRole('searchbox', { name: 'Player' }).fill('');
  await page.keyboard.press('Enter');
  await expect.poll(seen).toEqual([true, false, true]);
});

it('the board stays turned and as large as it was made, at the next table too', async () => {
  const page = await person();
  await startKelp(page, base(), 'Octopus');
  const width = async () => Math.round((await page.locator('.forest').boundingBox())?.width ?? 0);
  const before = await width();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(width).toBeGreaterThan(before);
  const larger = await width();
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await page.locator('.forest.flipped').waitFor();
  await page.reload();
  await page.locator('.forest.flipped').waitFor();
  expect(await width()).toBe(larger);
  await startKelp(page, base(), 'Shark');
  await page.locator('.forest.flipped').waitFor();
  expect(await width()).toBe(larger);
  await page.getByRole('button', { name: 'Smaller' }).click();
  await expect.poll(width).toBe(before);
});

it('the story leads back to each moment, and the table in words says and does the same', async () => {
  const page = await person();
  await startBot(page, base(), 'Sea Salt & Paper');
  await steps({ page, choose: choices(6) }, 12);
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  await page.getByRole('region', { name: /story|log/i }).getByRole('button').first().click();
  await page.getByText('Back to now').waitFor();
  expect(await page.locator('button.pick.legal').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByText('The table in words').click();
  const words = page.locator('details').filter({ hasText: 'The table in words' });
  await expect.poll(() => words.innerText()).toMatch(/Deck/);
  const before = await words.innerText();
  await words.getByRole('listitem').getByRole('button').first().click();
  await expect.poll(() => words.innerText()).not.toBe(before);
});

it('the Shark sees where the Octopus may be and keeps its pencil marks; the Octopus looks through its eyes', async () => {
  const page = await person();
  await startKelp(page, base(), 'Shark');
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator('.percent').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Where the Octopus may be' }).click();
  await expect.poll(() => page.locator('.percent').count()).toBe(0);
  await page.getByRole('button', { name: 'Pencil marks' }).click();
  await page.getByRole('button', { name: /^Pencil marks: / }).first().click();
  await page.locator('.marks').getByText('?').waitFor();
  await page.getByRole('button', { name: 'Turn the board' }).click();
  await page.reload();
  await page.locator('.marks').getByText('?').waitFor();
  expect(await page.locator('.forest.flipped').count()).toBe(1);

  await startKelp(page, base(), 'Octopus');
  await page.locator('.status').waitFor();
  const faint = () => page.locator('.board .block.hidden .faint').count();
  await expect.poll(faint).toBe(9);
  await page.getByRole('button', { name: 'Through the Shark’s eyes' }).click();
  await expect.poll(faint).toBeLessThan(9);
});

it('theme, motion and sound are chosen and kept', async () => {
  const page = await person({ reducedMotion: 'no-preference', colorScheme: 'dark' });
  await page.goto(base());
  const root = page.locator('html');
  await expect.poll(() => root.getAttribute('data-theme')).toBe('night');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Day shallows').click();
  await expect.poll(() => root.getAttribute('data-theme')).toBe('day');
  await page.getByText('Reduced', { exact: true }).click();
  await expect.poll(() => root.getAttribute('data-motion')).toBe('off');
  await page.getByRole('group', { name: 'Sound' }).getByText('Off').click();
  await page.reload();
  await expect.poll(() => root.getAttribute('data-theme')).toBe('day');
  expect(await root.getAttribute('data-motion')).toBe('off');
  expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
});

it('can be installed, and the second visit needs no server for its pages', async () => {
  const page = await person({ serviceWorkers: 'allow' });
  await page.goto(base());
  const manifest = await page.request.get(`${base()}${await page.locator('link[rel=manifest]').getAttribute('href')}`);
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await page.request.get(base() + src)).status()).toBe(200);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)).toBe('activated');
  const ours = () =>
    page.evaluate(async () => {
      const kept = (await (await caches.open((await caches.keys())[0] ?? '')).keys()).map(({ url }) => url);
      const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map(({ href }) => href);
      const loaded = [...performance.getEntriesByType('resource').map(({ name }) => name), ...icons].filter((name) => /\/(assets|icons)\//.test(name));
      return { loaded, missing: loaded.filter((name) => !kept.includes(name)) };
    });
  await expect.poll(async () => (await ours()).missing).toEqual([]);
  for (const kind of ['.js', '.css', '.woff2', '.svg', '.png']) expect((await ours()).loaded.filter((name) => name.endsWith(kind)).length).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Sea Salt & Paper' }).waitFor();
});
