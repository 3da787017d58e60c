// Components as the server would render them: real buttons, labels, and no more than may be seen.
import type { Component, ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { BLOCK_SYMBOLS } from '../../src/games/kelp/symbols';
import Block from '../../src/games/kelp/Block.svelte';
import ConfrontCard from '../../src/games/kelp/ConfrontCard.svelte';
import Die from '../../src/games/kelp/Die.svelte';
import GrowthTile from '../../src/games/kelp/GrowthTile.svelte';
import HungerLadder from '../../src/games/kelp/HungerLadder.svelte';
import Buoy from '../../src/games/salt-paper/Buoy.svelte';
import Card from '../../src/games/salt-paper/Card.svelte';
import Rival from '../../src/games/salt-paper/Rival.svelte';
import ActionCard from '../../src/games/kelp/ActionCard.svelte';
import SharkCard from '../../src/games/kelp/SharkCard.svelte';

function html<C extends Component<any>>(component: C, props: ComponentProps<C>): string {
  return render(component as Component, { props: props as Record<string, unknown> }).body;
}

const onpick = () => undefined;
const card = { family: 'crab' as const, colour: 'yellow' as const, name: 'Crab', colourName: 'yellow' };
const action = { title: 'Drift', type: 'move' as const, typeName: 'Move', cost: 2, costLabel: 'Cost: 2', text: 'Shuffle.' };
const hunter = { title: 'Agile', cost: 4, dice: ['blue' as const], stepName: 'Move', priceLabel: 'Cost: 4', text: 'Turn.' };

const PICKABLE: [string, (more: object) => string][] = [
  ['Card', (more) => html(Card, { ...card, ...more })],
  ['ActionCard', (more) => html(ActionCard, { ...action, ...more })],
  ['SharkCard', (more) => html(SharkCard, { ...hunter, ...more })],
  ['Block', (more) => html(Block, { hidden: false, symbol: 'crab', label: 'Crab', ...more })],
  ['Die', (more) => html(Die, { colour: 'red', value: 3, label: 'red 3', ...more })],
  ['ConfrontCard', (more) => html(ConfrontCard, { seat: 'shark', colour: 'red', label: 'Fight', ...more })],
  ['Buoy', (more) => html(Buoy, { kind: 'stop', title: 'STOP', meaning: '9', ...more })],
];

test.each(PICKABLE)('%s is a named button when it can be picked and a named picture when not', (_, draw) => {
  const named = /<span class="visually-hidden[^"]*">[^<]+</;
  expect(draw({ onpick })).toMatch(new RegExp(`<button[^>]*>.*${named.source}`, 's'));
  expect(draw({})).not.toContain('<button');
  expect(draw({})).toMatch(named);
});

test.each(PICKABLE)('%s shows legal, selected and disabled', (_, draw) => {
  expect(draw({ onpick, legal: true })).toMatch(/<button[^>]*class="[^"]*\blegal\b/);
  expect(draw({ onpick, selected: true })).toMatch(/<button[^>]*aria-pressed="true"/);
  expect(draw({ onpick, legal: true, disabled: true })).toMatch(/<button[^>]*disabled/);
  expect(draw({ onpick, legal: true, disabled: true })).not.toMatch(/<button[^>]*class="[^"]*\blegal\b/);
});

test('a card says its family and its colour in words', () => {
  expect(html(Card, { ...card, hint: '2 points' })).toContain('>Crab, yellow, 2 points<');
});

test('a hidden block draws its leaf and, for its owner alone, its symbol (KE-INF-01)', () => {
  const drawn = (symbol: (typeof BLOCK_SYMBOLS)[number] | undefined) => html(Block, { hidden: true, symbol, label: 'Hidden block' }).match(/<svg/g)?.length;
  expect(drawn(undefined)).toBe(1);
  for (const symbol of BLOCK_SYMBOLS) expect(drawn(symbol)).toBe(2);
});

test('a sealed confrontation card draws the same whatever its colour (KE-CON-01)', () => {
  const sealed = (['red', 'yellow', 'turquoise'] as const).map((colour) =>
    html(ConfrontCard, { seat: 'octopus', colour, title: colour, sealed: true, label: 'sealed' }).replace(/\b(red|yellow|turquoise)\b/g, ''),
  );
  expect(new Set(sealed).size).toBe(1);
});

test('a rival’s hidden hand is only a number of backs', () => {
  const view = html(Rival, { name: 'Bot', handSize: 3, table: [], total: 5, goal: 40, label: 'Bot' });
  expect(view.match(/class="back [^"]*"/g)?.length).toBeGreaterThanOrEqual(3);
  expect(view).not.toContain('class="mini');
});

test('the ladder has seven rungs and the tile three places', () => {
  expect(html(HungerLadder, { dice: [], label: 'Hunger: 0 of 7' }).match(/class="rung/g)).toHaveLength(7);
  const tile = html(GrowthTile, { number: 1, name: 'One', text: 'Reroll', reward: '+1', dice: [], active: false, label: 'One' });
  expect(tile.match(/class="slot/g)).toHaveLength(3);
});
