// From Kelp's view to what its components draw.
import type { Pickable } from '../../ui/pick';
import { t } from '../../i18n/index.svelte';
import type { DieView } from './board';
import type { DieColour } from './Die.svelte';
import type { BlockSymbol, Food } from './symbols';
import { CARDS, SHARK_CARDS, type Block, type Card, type Colour, type DiceCount, type Face, type KelpView, type SharkCard } from './types';
import { cardName, colourName, dieName, diceCountText, sharkCardId, sharkCardName } from './words';

/** How a thing can be picked: given its name, what the screen shows and does. */
export type Picker = (thing: string) => Pickable;

export const symbolOf = (block: Block): BlockSymbol => block;
export const faceView = (die: Face): DieView => ({ colour: die.colour, value: die.value, label: dieName(die) });
/** Whether this die, of the pool or saved on a card, is about to be placed as a Current. */
export function isInHand({ phase }: KelpView, { colour, value }: Face, saved: boolean): boolean {
  return phase.kind === 'lay_current' && phase.die.saved === saved && phase.die.face.colour === colour && phase.die.face.value === value;
}
export const blankDie = (colour: Colour): DieView => ({ colour, label: colourName(colour) });

const FOOD_CARDS: Partial<Record<Card, Food>> = { eat_crab: 'crab', eat_snail: 'snail', eat_lobster: 'lobster', eat_abalone: 'abalone' };

export function actionCard(card: Card) {
  const { pile, cost } = CARDS[card] ?? { pile: 'move' as const, cost: 0 };
  const text = t(`ke-help-${card.replaceAll('_', '-')}`);
  return { card, title: cardName(card), type: pile, typeName: t(`ke-type-${pile}`), cost, costLabel: t('ke-card-cost', { cost }), text, food: FOOD_CARDS[card], tip: `${cardName(card)} (${t(`ke-type-${pile}`)}, ${cost}). ${text}` };
}

const STEPS: Record<string, string> = {
  agile: 'move', swift: 'move', daring: 'draw-roll', hostile: 'draw-roll', hungry: 'draw-roll', reactive: 'draw-roll',
  relentless: 'draw-roll', ruthless: 'draw-roll', vigilant: 'draw-roll', observant: 'search-strike',
};

export function hunterCard(card: SharkCard) {
  const id = sharkCardId(card);
  const { cost, dice } = SHARK_CARDS[card] ?? { cost: 0, dice: { blue: 0, yellow: 0, red: 0 } };
  const step = STEPS[id];
  const price = `${t('ke-card-cost', { cost })}. ${t('ke-card-brings', { dice: diceCountText(dice) })}`;
  const text = t(`ke-help-${id}`);
  return { card: id, title: sharkCardName(card), cost, dice: diceList(dice), stepName: step ? t(`ke-step-${step}`) : '', text, priceLabel: price, tip: `${sharkCardName(card)}. ${text} ${price}` };
}

export function diceList({ blue, yellow, red }: DiceCount): DieColour[] {
  return [...Array<DieColour>(blue).fill('blue'), ...Array<DieColour>(yellow).fill('yellow'), ...Array<DieColour>(red).fill('red')];
}

/** Equal things counted, in order of appearance. */
export function counted<T>(list: readonly T[]): { item: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => ({ item, count }));
}
