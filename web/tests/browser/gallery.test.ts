// The gallery in a real browser: both themes, three languages, phone and desktop.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, visit, type Stage } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const CASES = ([['night', 'en', 1280, 800], ['day', 'uk', 390, 844], ['night', 'pl', 390, 844], ['day', 'pl', 1280, 800], ['night', 'uk', 1280, 800]] as const).map(
  ([theme, lang, width, height]) => ({ theme, lang, width, height }),
);

test.each(CASES)('$theme, $lang, $width px: no trouble, nothing sticks out, everything can be touched', async ({ theme, lang, width, height }) => {
  const { page, troubles } = await visit(stage, `gallery.html?theme=${theme}&lang=${lang}`, width, height, 'reduce');
  expect(troubles).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await page.evaluate(cutWords)).toEqual([]);
  expect(await page.evaluate(unnamed)).toEqual([]);
  await page.close();
});

/** Buttons whose own box or widened touch area is under 40 px. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('button')].flatMap((button) => {
    const box = button.getBoundingClientRect();
    const area = getComputedStyle(button, '::before');
    const widened = area.content !== 'none' && area.content !== 'normal';
    const grown = widened ? Math.max(0, -parseFloat(area.left)) * 2 : 0;
    const taller = widened ? Math.max(0, -parseFloat(area.top)) * 2 : 0;
    // Half a pixel for rounding.
    const fits = box.width + grown >= 39.5 && box.height + taller >= 39.5;
    return fits ? [] : [`${button.getAttribute('aria-label') ?? button.textContent}: ${Math.round(box.width)} × ${Math.round(box.height)}`];
  });
}

/** Names on cards that are wider than the card. */
function cutWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.name, .title, .colour, .type')].flatMap((word) =>
    word.scrollWidth > word.clientWidth + 1 && getComputedStyle(word).display !== 'inline' ? [`${word.className}: ${word.textContent}`] : [],
  );
}

/** Buttons and pictures without a name for a screen reader. */
function unnamed(): string[] {
  return [...document.querySelectorAll('button, [role=img]')].flatMap((thing) => {
    const inside = thing.closest('[aria-hidden=true]') ?? thing.parentElement?.closest('[role=img], button');
    const named = (thing.getAttribute('aria-label') ?? '') !== '' || (thing.tagName === 'BUTTON' && (thing.textContent ?? '').trim() !== '');
    return named || inside ? [] : [thing.outerHTML.slice(0, 120)];
  });
}
