// Pictures of every page and phase for docs/screenshots, taken while somebody plays.
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { invite, join } from '../e2e/friends';
import { choices, playOn, startKelp, steps, type Play } from '../e2e/player';
import { base, person } from '../e2e/world';
import { ALL, shoot, TWO } from './shoot';

/** Plays until something is in sight; false if the game ended first. */
async function playTo(play: Play, selector: string): Promise<boolean> {
  const seen = () => play.page.locator(selector).filter({ visible: true }).first().isVisible();
  // What is there for good, not what is on its way out.
  const there = async () => {
    if (!(await seen())) return false;
    await play.page.waitForTimeout(350);
    return seen();
  };
  await playOn([{ ...play, until: there }]);
  return seen();
}

async function some(play: Play, count: number): Promise<void> {
  await steps(play, count);
  await play.page.locator('.status.myTurn, section.over').first().waitFor({ timeout: 60_000 });
  // A hasty click may have been refused: that is another picture.
  await play.page.locator('.refused > button').click({ timeout: 300 }).catch(() => undefined);
}

it('pages', async () => {
  const page = await person();
  const quiet = async (path: string) => {
    await page.goto(base() + path);
    await page.waitForLoadState('networkidle');
  };
  for (const [name, path] of [['start', '/'], ['new-kelp', '/new/kelp'], ['new-salt-friend', '/new/salt-paper?with=friend'], ['me', '/me'], ['rules-kelp', '/rules/kelp'], ['lost', '/nothing/here'], ['tables-empty', '/tables?game=kelp']] as const) {
    await quiet(path);
    await shoot(page, name);
  }
  await quiet('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await shoot(page, 'settings');
  await quiet('/new/kelp?with=friend');
  await page.getByLabel('Your name at the table').fill('Marta');
  await page.getByText('More options').click();
  await page.getByLabel('Open to everybody').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Invite players' }).waitFor();
  await shoot(page, 'waiting-room');
  const other = await person();
  await other.goto(page.url());
  await other.getByText('Marta invites you').waitFor();
  await shoot(other, 'invited');
  await quiet('/tables');
  await shoot(page, 'tables');
  await quiet('/new/salt-paper?with=screen');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText(/Hand the screen to/).waitFor();
  await shoot(page, 'curtain');
});

it('Kelp as the Octopus', async () => {
  const page = await person();
  const play = { page, choose: choices(3) };
  await startKelp(page, base(), 'Octopus');
  await page.locator('.status.myTurn').waitFor();
  await shoot(page, 'kelp-octopus-begin');
  await some(play, 14);
  await shoot(page, 'kelp-octopus-turn');
  await page.getByRole('button', { name: 'Through the Shark’s eyes' }).click();
  await shoot(page, 'kelp-octopus-through-sharks-eyes', TWO);
  await some(play, 30);
  await shoot(page, 'kelp-octopus-later');
  await playOn([play]);
  // The last confrontation may still be turning its cards.
  await page.waitForTimeout(800);
  await playOn([play]);
  await shoot(page, 'kelp-over');
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await page.getByText(/Step 0/).waitFor();
  for (let count = 0; count < 40; count++) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(400);
  await shoot(page, 'replay-kelp');
});

it('Kelp as the Shark', async () => {
  const page = await person();
  const play = { page, choose: choices(11) };
  await startKelp(page, base(), 'Shark');
  await page.locator('.status.myTurn').waitFor();
  await shoot(page, 'kelp-shark-begin');
  await some(play, 20);
  await page.getByRole('button', { name: 'Pencil marks', exact: false }).first().click();
  await page.getByRole('button', { name: /^Pencil marks: / }).first().click();
  await shoot(page, 'kelp-shark-pencil-and-belief');
  await page.getByRole('button', { name: 'Pencil marks' }).last().click();
  await some(play, 30);
  await shoot(page, 'kelp-shark-later');
});

it('Kelp: the confrontation', async () => {
  for (let seed = 1; seed < 12; seed++) {
    const page = await person();
    const play = { page, choose: choices(seed) };
    await startKelp(page, base(), seed % 2 ? 'Shark' : 'Octopus');
    if (!(await playTo(play, '.stage .choices button'))) continue;
    await shoot(page, 'kelp-confrontation');
    await page.locator('.stage .choices button').first().click();
    await page.locator('.stage .close').waitFor();
    await shoot(page, 'kelp-confrontation-open', TWO);
    return;
  }
});

it('Sea Salt & Paper for two', async () => {
  const page = await person();
  const play = { page, choose: choices(5), prefer: /^(Deck|Lay|Keep)/ };
  await page.goto(`${base()}/new/salt-paper`);
  await page.getByText('Drifter', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  await shoot(page, 'salt-begin');
  if (await playTo(play, '.drawn button.legal')) await shoot(page, 'salt-two-drawn');
  await page.getByRole('button', { name: /^First discard pile/ }).click();
  await page.getByText('This rule forbids it').waitFor();
  await shoot(page, 'salt-rule-forbids', TWO);
  await page.locator('.refused').getByRole('button', { name: 'Close' }).click();
  const called = await playTo(play, '.buoy');
  const refused = page.locator('.refused').getByRole('button', { name: 'Close' });
  if (await refused.isVisible()) await refused.click();
  if (called) await shoot(page, 'salt-calls');
  if (await playTo({ ...play, prefer: /^STOP/ }, '.veil')) await shoot(page, 'salt-round-end');
  await playOn([{ ...play, prefer: /^(STOP|Next round|Close)/ }]);
  await shoot(page, 'salt-over');
  await page.goto(`${base()}/replays`);
  await page.waitForLoadState('networkidle');
  await shoot(page, 'replays');
  await page.goto(`${base()}/leaders`);
  await page.waitForLoadState('networkidle');
  await shoot(page, 'leaders');
});

it('Sea Salt & Paper: the last lap, seen by both', async () => {
  const pages = [await person(), await person()] as const;
  await join(pages[1], await invite(pages[0], 'salt-paper'));
  const laps = pages.map((page) => page.locator('.lap'));
  // Nobody takes a turn once the bet is made: both look at it.
  const until = async () => (await Promise.all(laps.map((lap) => lap.isVisible()))).some(Boolean);
  await playOn(pages.map((page, seat) => ({ page, choose: choices(5 + seat), prefer: /^(LAST CHANCE|Deck|Lay|Keep|Next)/, until })));
  for (const page of pages) {
    await page.locator('.lap').waitFor();
    await page.locator('.dusk.called').waitFor({ state: 'detached' });
    await shoot(page, (await page.locator('.status.myTurn').isVisible()) ? 'salt-last-chance' : 'salt-last-chance-caller', TWO);
  }
});

it('Sea Salt & Paper for four, a line that is lost, and the story', async () => {
  const page = await person();
  await page.goto(`${base()}/new/salt-paper`);
  await page.getByText('4', { exact: true }).click();
  await page.getByLabel('Extra Salt').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
  const play = { page, choose: choices(8), prefer: /^(Deck|Lay|Keep|Next)/ };
  await some(play, 24);
  await shoot(page, 'salt-four');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('summary[aria-label]').first().click();
  await shoot(page, 'menu', [['phone', 'night']]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.menu').getByRole('button', { name: 'Continue on another device' }).click();
  await page.getByRole('dialog', { name: 'Continue on another device' }).waitFor();
  await shoot(page, 'private-link', TWO);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('summary[aria-label]').first().click();
  await page.locator('.menu').getByRole('button', { name: 'Story of the game' }).click();
  await shoot(page, 'log', [['phone', 'day']]);
  await page.context().setOffline(true);
  await page.getByText(/Connection lost|You are offline/).waitFor({ timeout: 60_000 });
  await shoot(page, 'line-lost', TWO);
});

const STARTS = { uk: 'Зіграти з ботом', pl: 'Zagraj z botem' } as const;

async function inLanguage(language: keyof typeof STARTS, visit: (page: Page, button: string) => Promise<void>): Promise<void> {
  const page = await person({ locale: language });
  await page.goto(base());
  await visit(page, STARTS[language]);
}

for (const language of ['uk', 'pl'] as const) {
  it(`the main pages in ${language}`, async () => {
    await inLanguage(language, async (page, button) => {
      await page.getByRole('button', { name: button }).first().waitFor();
      await shoot(page, `${language}-start`, TWO);
      for (const [name, path] of [['new-kelp-friend', '/new/kelp?with=friend'], ['rules-salt', '/rules/salt-paper'], ['me', '/me']] as const) {
        await page.goto(base() + path);
        await page.waitForLoadState('networkidle');
        await shoot(page, `${language}-${name}`, TWO);
      }
      for (const [index, name] of [[0, 'kelp'], [1, 'salt']] as const) {
        await page.goto(base());
        await page.getByRole('button', { name: button }).nth(index).click();
        await page.locator('.status.myTurn').waitFor({ timeout: 60_000 });
        await some({ page, choose: choices(4) }, 16);
        await shoot(page, `${language}-${name}`, ALL);
      }
    });
  });
}
