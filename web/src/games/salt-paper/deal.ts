// From a view to what is drawn: keyed cards with their words, the order of a hand, pairs that can be laid.
import type { Family } from '../../art/figures';
import type { CardColour } from '../../art/ramps';
import { t } from '../../i18n/index.svelte';
import type { Legal } from '../../net/protocol';
import type { KeyedCard } from './cards';
import type { SaltAction, SaltCard } from './types';
import { colourName, familyName, splitCard } from './words';

/** Copies of each family in the box, and what multipliers pay: printed on the cards. */
const PRINTED: Record<Family, { copies: number; factor?: { points: number; family: Family } }> = {
  crab: { copies: 9 },
  boat: { copies: 8 },
  fish: { copies: 7 },
  swimmer: { copies: 5 },
  shark: { copies: 5 },
  shell: { copies: 6 },
  octopus: { copies: 5 },
  penguin: { copies: 3 },
  sailor: { copies: 2 },
  lighthouse: { copies: 1, factor: { points: 1, family: 'boat' } },
  shoal: { copies: 1, factor: { points: 1, family: 'fish' } },
  colony: { copies: 1, factor: { points: 2, family: 'penguin' } },
  captain: { copies: 1, factor: { points: 3, family: 'sailor' } },
  mermaid: { copies: 4 },
  jellyfish: { copies: 2 },
  lobster: { copies: 1 },
  cast_of_crabs: { copies: 1, factor: { points: 1, family: 'crab' } },
  starfish: { copies: 3 },
  seahorse: { copies: 1 },
};

const FAMILY_ORDER = Object.keys(PRINTED);
const COLOUR_ORDER = ['dark_blue', 'light_blue', 'black', 'yellow', 'green', 'purple', 'grey', 'light_orange', 'pink', 'orange', 'white'];

export type Sort = 'family' | 'colour' | 'none';

/** A card with its words; `key` names it among those it lies with. */
export function drawn(card: SaltCard, key: string): KeyedCard {
  const { family, colour } = splitCard(card) as { family: Family; colour: CardColour };
  const words = { name: familyName(family), colourName: colourName(colour), tip: tipOf(family, colour) };
  return { key, family, colour, ...words, ...PRINTED[family] };
}

/** What a card does, in full, with its colour's mark and how many there are. */
function tipOf(family: Family, colour: CardColour): string {
  const mark = t(`sp-mark-${colour.replaceAll('_', '-')}`);
  return `${t(`sp-help-${family.replaceAll('_', '-')}`)} ${t('sp-copies', { count: PRINTED[family].copies })}. ${colourName(colour)}: ${mark}.`;
}

/** What the server worked out for a reader whose table allows it: points a card would bring, or brings already. */
export interface Aid {
  gains: Record<SaltCard, number>;
  worth: Record<SaltCard, number>;
}

/** The card with the points it would bring, or is worth, said as well. */
export function valued(card: KeyedCard, count: number | undefined, id: 'web-would-bring' | 'web-is-worth'): KeyedCard {
  return count === undefined ? card : { ...card, tip: `${card.tip} ${t(id, { count })}` };
}

/** Cards with keys of their own: the second crab of a colour is another one than the first. */
export function keyed(cards: readonly SaltCard[], place = ''): { card: SaltCard; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return { card, key: `${place}${card}#${count}` };
  });
}

export function sorted(cards: readonly SaltCard[], sort: Sort): SaltCard[] {
  const rank = (card: SaltCard) => {
    const { family, colour } = splitCard(card);
    const [byFamily, byColour] = [FAMILY_ORDER.indexOf(family), COLOUR_ORDER.indexOf(colour)];
    return sort === 'colour' ? byColour * 32 + byFamily : byFamily * 32 + byColour;
  };
  return sort === 'none' ? [...cards] : [...cards].sort((a, b) => rank(a) - rank(b));
}

export type Laying = { text: string; cards: SaltCard[] };

/** The pairs and trios on the list of what may be done. */
export function layings(legal: readonly Legal[]): Laying[] {
  return legal.flatMap(({ text, parts }) => {
    const step = parts as SaltAction;
    if (step.do === 'pair') return [{ text, cards: [...step.cards] }];
    if (step.do === 'trio') return [{ text, cards: [...step.cards, step.starfish] }];
    return [];
  });
}

/** Those that hold all of `chosen`, copies counted. */
export function holding(all: readonly Laying[], chosen: readonly SaltCard[]): Laying[] {
  return all.filter(({ cards }) => {
    const rest = [...cards];
    return chosen.every((card) => {
      const at = rest.indexOf(card);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  });
}

/** Cards that some of `some` would need besides `chosen`. */
export function partners(some: readonly Laying[], chosen: readonly SaltCard[]): Set<SaltCard> {
  const wanted = new Set<SaltCard>();
  for (const { cards } of holding(some, chosen)) {
    const rest = [...cards];
    for (const card of chosen) rest.splice(rest.indexOf(card), 1);
    for (const card of rest) wanted.add(card);
  }
  return wanted;
}

/** Threads between cards of a hand that can be laid together; each card carries one at most. */
export function threads(hand: readonly { card: SaltCard; key: string }[], all: readonly Laying[]): [string, string][] {
  const used = new Set<string>();
  const links: [string, string][] = [];
  for (const { cards } of all.filter(({ cards }) => cards.length === 2)) {
    const first = hand.find(({ card, key }) => card === cards[0] && !used.has(key));
    const second = hand.find(({ card, key }) => card === cards[1] && !used.has(key) && key !== first?.key);
    if (!first || !second) continue;
    used.add(first.key).add(second.key);
    links.push([first.key, second.key]);
  }
  return links;
}
