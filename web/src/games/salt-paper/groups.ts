// A scored hand in groups as the score table shows it. The points are the server's; this only sorts the cards.
import { t } from '../../i18n/index.svelte';
import type { KeyedCard, ScoreLine } from './cards';
import { drawn, keyed, sorted } from './deal';
import type { SaltCard, SaltRoundResult, SaltScore } from './types';
import { colourName, splitCard } from './words';

export interface Group extends ScoreLine {
  readonly cards: readonly KeyedCard[];
}

const FAMILIES: Record<string, keyof SaltScore> = {
  crab: 'pairs', boat: 'pairs', fish: 'pairs', swimmer: 'pairs', shark: 'pairs', jellyfish: 'pairs', lobster: 'pairs',
  shell: 'sets', octopus: 'sets', penguin: 'sets', sailor: 'sets',
  lighthouse: 'multipliers', shoal: 'multipliers', colony: 'multipliers', captain: 'multipliers', cast_of_crabs: 'multipliers',
  mermaid: 'mermaids', starfish: 'starfish', seahorse: 'seahorse',
};
const ORDER = ['pairs', 'sets', 'multipliers', 'mermaids', 'starfish', 'seahorse'] as const;

export function groupsOf(result: SaltRoundResult, seat: number): Group[] {
  const entry = result.seats[seat];
  if (!entry || result.end === 'void') return [];
  const called = result.seat === seat;
  const cardsCount = result.end === 'stop' || (result.end === 'last_chance_won' ? called : !called);
  const colourCounts = result.end === 'last_chance_won' || (result.end === 'last_chance_lost' && called);
  const sources = ORDER.flatMap((source) => {
    const cards = entry.cards.filter((card) => FAMILIES[splitCard(card).family] === source);
    return cards.length ? [group(t(`sp-score-${source}`), entry.score[source], cards, !cardsCount)] : [];
  });
  return entry.cards.length ? [...sources, colourGroup(entry.cards, entry.score.colour_bonus, !colourCounts)] : sources;
}

function group(label: string, points: number, cards: readonly SaltCard[], idle: boolean): Group {
  return { label, points, idle, cards: keyed(sorted(cards, 'family'), label).map(({ card, key }) => drawn(card, key)) };
}

/** The largest colour; its cards lie in the other groups already. */
function colourGroup(cards: readonly SaltCard[], bonus: number, idle: boolean): Group {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(splitCard(card).colour, (counts.get(splitCard(card).colour) ?? 0) + 1);
  const colour = [...counts].find(([, count]) => count === bonus)?.[0] ?? 'white';
  return { label: t('sp-score-colour-of', { colour: colourName(colour) }), points: bonus, idle, cards: [] };
}
