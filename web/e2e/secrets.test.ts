// Everything that reaches a browser, through a whole game: frames, page, storage. Nothing hidden is in it.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { TableState, ToClient } from '../src/net/protocol';
import type { KelpEvent, KelpView } from '../src/games/kelp/types';
import type { SaltEvent, SaltView } from '../src/games/salt-paper/types';
import { choices, playOn } from './player';
import { base, person } from './world';

interface Heard {
  states: { state: TableState; events: readonly unknown[] }[];
  texts: string[];
}

/** Keeps every text the server sends to this page, over the websocket and over HTTP. */
function listen(page: Page): Heard {
  const heard: Heard = { states: [], texts: [] };
  const hear = (text: string) => {
    heard.texts.push(text);
    const frame = JSON.parse(text) as ToClient;
    if (frame.type === 'state') heard.states.push(frame);
  };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(String(payload))));
  page.on('response', (response) => {
    if (response.url().includes('/api/')) void response.text().then((text) => heard.texts.push(text)).catch(() => undefined);
  });
  return heard;
}

const storage = (page: Page) =>
  page.evaluate(async () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, (await indexedDB.databases()).map(({ name }) => name), document.cookie, await caches.keys()]));

async function twoAt(game: string): Promise<[Page, Page]> {
  const [host, guest] = [await person(), await person()];
  await host.goto(`${base()}/new/${game}?with=friend`);
  if (game === 'kelp') await host.getByText('Octopus', { exact: true }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('heading', { name: 'Invite players' }).waitFor();
  return [host, guest];
}

async function begin(host: Page, guest: Page): Promise<void> {
  await guest.goto(host.url());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all([host, guest].map((page) => page.locator('.status').waitFor()));
}

/** Why this state tells the Shark more than it may know. */
function kelpLeaks(view: KelpView, events: readonly KelpEvent[]): string[] {
  const leaks: string[] = [];
  for (const zone of view.zones) if (zone.stand === 'hidden' && zone.block !== null) leaks.push(`zone ${zone.zone} ${zone.block}`);
  const { hand, draw, bag, drawn } = view.octopus;
  for (const [name, value] of Object.entries({ hand, draw, bag, drawn })) if (value !== null) leaks.push(name);
  for (const event of events) {
    if ((event.kind === 'block_laid' || event.kind === 'block_drawn') && event.block !== null) leaks.push(event.kind);
    if (event.kind === 'card_found' && event.card !== null) leaks.push(event.kind);
    if (event.kind === 'stance_chosen' && event.side === 'octopus' && event.stance !== null) leaks.push(event.kind);
  }
  return leaks;
}

/** Every standing block on the board with its name for those who listen, read at one moment. */
const hiddenBlocks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board .block.hidden')].map((element) => {
      const thing = element.closest('.pick');
      return { html: element.innerHTML, label: thing?.querySelector('.visually-hidden')?.textContent ?? thing?.getAttribute('aria-label') ?? '' };
    }),
  );

const WORDS = readFileSync(new URL('../../locales/en/kelp.ftl', import.meta.url), 'utf8');
const word = (id: string) => new RegExp(`^${id} = (.*)$`, 'm').exec(WORDS)?.[1] ?? id;

/** The hidden blocks that a view lets the Shark be sure of, as the English screen names them. */
const surelyHidden = (view: KelpView | undefined) =>
  (view?.zones ?? []).flatMap(({ zone, stand, remembered }) =>
    stand === 'hidden' && remembered !== null ? [`${word(`ke-block-${remembered.replaceAll('_', '-')}`)}, ${word('ke-block-state-hidden')}, ${word(`ke-zone-${zone.replace(',', '-')}`)}`] : [],
  );

it('the Shark is never sent a hidden block, hand or choice', { retry: 0 }, async () => {
  const [octopus, shark] = await twoAt('kelp');
  const heard = listen(shark);
  await begin(octopus, shark);
  const truth = listen(octopus);
  await octopus.reload();
  await octopus.locator('.status').waitFor();
  const unknown = new Set<string>();
  const surprises: { known: string[]; frames: string[][] }[] = [];
  const until = async () => {
    const hidden = await hiddenBlocks(shark);
    for (const { html } of hidden.filter(({ label }) => /^hidden block/i.test(label))) unknown.add(html);
    const known = hidden.map(({ label }) => label).filter((label) => !/^hidden block/i.test(label));
    // The frames may be ahead of the screen, but all it names together was in one of them, block by block.
    const sure = heard.states.map(({ state }) => surelyHidden(state.game?.view as KelpView | undefined));
    if (!sure.some((list) => known.every((label) => list.includes(label)))) surprises.push({ known, frames: sure.slice(-12) });
    return false;
  };
  await playOn([{ page: octopus, choose: choices(8) }, { page: shark, choose: choices(9), until }]);

  const running = heard.states.filter(({ state }) => state.phase === 'playing');
  expect(running.length).toBeGreaterThan(20);
  for (const { state, events } of running) expect(kelpLeaks(state.game?.view as KelpView, events as KelpEvent[])).toEqual([]);
  expect(truth.states.some(({ state }) => (state.game?.view as KelpView | undefined)?.zones.some(({ stand, block }) => stand === 'hidden' && block === 'octopus'))).toBe(true);
  // Hidden blocks are drawn the same to the letter, apart from those whose face the Shark has seen and could follow.
  expect([...unknown]).toHaveLength(1);
  expect([...unknown][0]).not.toMatch(/octopus|trap|shell|crab|snail|lobster|abalone/i);
  expect(surprises).toEqual([]);
  expect(await storage(shark)).not.toMatch(/octopus|trap_|shell|crab|snail|lobster|abalone/);
});

function saltLeaks(view: SaltView, events: readonly SaltEvent[], me: number): string[] {
  const leaks = view.seats.flatMap((seat, number) => (number !== me && !seat.revealed && seat.hand !== null ? [`hand ${number}`] : []));
  if ('cards' in view.waiting && view.waiting.seat !== me && view.waiting.cards?.length) leaks.push('held cards');
  for (const event of events) {
    const secret = ['drew', 'kept', 'gained', 'peeked', 'picked_peeked'].includes(event.event);
    if (secret && 'seat' in event && event.seat !== me && 'card' in event && event.card !== null) leaks.push(event.event);
    if (event.event === 'looked' && event.seat !== me && event.cards !== null) leaks.push('looked');
    if (event.event === 'picked' && event.seat !== me && event.card !== null && event.top !== null) leaks.push('picked');
  }
  return leaks;
}

/** The colours of a hand, as the English screen names them. */
const coloursOf = (hand: readonly string[]) => hand.map((card) => card.split(':')[1]?.replaceAll('_', ' ')).toSorted().join(', ');

it('nobody at Sea Salt & Paper is sent another hand', { retry: 0 }, async () => {
  const [host, guest] = await twoAt('salt-paper');
  const heard = listen(guest);
  await begin(host, guest);
  const me = heard.states.find(({ state }) => state.you.seat !== null)?.state.you.seat ?? 1;
  const faces = new Set<string>();
  const until = async () => {
    for (const shown of await guest.locator('.rivals .hand').evaluateAll((list) => list.map((hand) => [...hand.querySelectorAll('.card .colour')].map((colour) => colour.textContent?.trim()).toSorted().join(', ')))) faces.add(shown);
    return false;
  };
  await playOn([{ page: host, choose: choices(12), prefer: /^(STOP|Next round|Close)/ }, { page: guest, choose: choices(13), prefer: /^(LAST CHANCE|Next round|Close)/, until }]);
  const running = heard.states.filter(({ state }) => state.phase === 'playing');
  expect(running.length).toBeGreaterThan(30);
  for (const { state, events } of running) expect(saltLeaks(state.game?.view as SaltView, events as SaltEvent[], me)).toEqual([]);
  // The screen may be behind the frames; whatever it ever showed of another hand was laid open in one of them.
  const laidOpen = heard.states.flatMap(({ state, events }) => [
    ...((state.game?.view as SaltView | undefined)?.seats.filter(({ revealed }) => revealed).map(({ hand }) => coloursOf(hand ?? [])) ?? []),
    ...(events as SaltEvent[]).flatMap((event) => (event.event === 'revealed' ? [coloursOf(event.hand)] : [])),
  ]);
  for (const shown of [...faces].filter(Boolean)) expect(laidOpen).toContain(shown);
  expect(await storage(guest)).not.toMatch(/:(dark_blue|light_blue|black|yellow|green|purple|grey|white)/);
});
