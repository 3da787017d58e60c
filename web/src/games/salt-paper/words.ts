// Sea Salt & Paper in words: cards, prompts, moves, the story, and the whole table for those who listen.
import { listed, t } from '../../i18n/index.svelte';
import type { Legal, TableState } from '../../net/protocol';
import type { TextPart } from '..';
import type { Names } from '../names';
import type { SaltAction, SaltCard, SaltEvent, SaltRoundResult, SaltScore, SaltView } from './types';

const dashed = (word: string) => word.replaceAll('_', '-');

export function splitCard(card: SaltCard): { family: string; colour: string } {
  const [family = '', colour = ''] = card.split(':');
  return { family, colour };
}

export const familyName = (family: string) => t(`sp-card-${dashed(family)}`);
export const colourName = (colour: string) => t(`sp-colour-${dashed(colour)}`);

export function cardName(card: SaltCard): string {
  const { family, colour } = splitCard(card);
  return t('sp-card-full', { family: familyName(family), colour: colourName(colour) });
}

export const cardNames = (cards: readonly SaltCard[]) => listed(cards.map(cardName));

/** Piles are counted from 1 in words. */
const pile = (number: number) => ({ pile: number + 1 });

export function viewOf(state: TableState): SaltView {
  return state.game?.view as SaltView;
}

export function prompt(state: TableState, names: Names): string {
  const view = viewOf(state);
  const { waiting, last_chance } = view;
  if (waiting.for === 'over') return t('sp-phase-over');
  if (roundOver(view)) return t('sp-phase-round-over', { round: view.round });
  if (!last_chance) return turnPrompt(state, names);
  const mine = 'seat' in waiting && waiting.seat === names.you;
  const lap = mine ? t('sp-lap-last-turn', { seat: names.of(last_chance.caller) }) : `${t('sp-phase-last-lap')}.`;
  return `${lap} ${turnPrompt(state, names)}`;
}

/** The round is over and the next one has not begun: the table holds while its result is read. */
export const roundOver = ({ last_round, round, over }: SaltView) => last_round?.round === round && over === null;

function turnPrompt(state: TableState, names: Names): string {
  const { waiting, seats } = viewOf(state);
  if (!('seat' in waiting) || ['draw', 'fish', 'steal', 'peek', 'stung'].includes(waiting.for)) return t('sp-ask-chance');
  const { seat } = waiting;
  if (waiting.for === 'play' && seat === names.you) {
    const canCall = state.game?.legal.some(({ text }) => text === 'stop');
    const points = seats[seat]?.score?.points ?? 0;
    return names.say(canCall ? 'sp-ask-play-or-call' : 'sp-ask-play', seat, { points });
  }
  return names.say(`sp-ask-${dashed(waiting.for)}`, seat);
}

export function action({ parts }: Legal, state: TableState, names: Names): string {
  const step = parts as SaltAction;
  const view = viewOf(state);
  switch (step.do) {
    case 'draw':
      return t(view.deck === 1 ? 'sp-act-draw-last' : 'sp-act-draw');
    case 'take':
      return t('sp-act-take', { ...pile(step.pile), card: cardName(view.piles[step.pile]?.top ?? '') });
    case 'keep':
    case 'pick':
      return t(`sp-act-${step.do}`, { card: cardName(step.card) });
    case 'discard':
    case 'pile':
      return t(`sp-act-${step.do}`, pile(step.pile));
    case 'pair':
      return t('sp-act-pair', { first: cardName(step.cards[0]), second: cardName(step.cards[1]) });
    case 'trio':
      return t('sp-act-trio', { first: cardName(step.cards[0]), second: cardName(step.cards[1]), third: cardName(step.starfish) });
    case 'rob':
      return t('sp-act-rob', { victim: names.of(step.seat) });
    case 'mermaids':
    case 'end':
    case 'stop':
    case 'last_chance':
      return t(`sp-act-${dashed(step.do)}`);
  }
}

export function story({ events, state }: { events: readonly unknown[]; state: TableState }, names: Names): string[] {
  const lines = (events as SaltEvent[]).flatMap((event) => eventLines(event, state, names));
  return lines.filter((line, index) => line !== lines[index - 1]);
}

function eventLines(event: SaltEvent, state: TableState, names: Names): string[] {
  switch (event.event) {
    case 'round_began':
      return [names.say('sp-event-round-began', event.starter, { round: event.round })];
    case 'opened':
      return [t('sp-event-opened', { ...pile(event.pile), card: cardName(event.card) })];
    case 'turn_began':
      return event.again ? [names.say('sp-event-turn-again', event.seat)] : [];
    case 'drew':
    case 'kept':
    case 'gained':
    case 'peeked':
    case 'picked_peeked':
    case 'picked':
      return [secret(`sp-event-${dashed(event.event)}`, event.seat, event.card, names)];
    case 'discarded':
    case 'took':
      return [names.say(`sp-event-${event.event}`, event.seat, { ...pile(event.pile), card: cardName(event.card) })];
    case 'uncovered':
      return [];
    case 'laid':
      return [laid(event, names)];
    case 'looked':
      return [names.say('sp-event-looked', event.seat, pile(event.pile))];
    case 'robbed':
      return [robbed(event, names)];
    case 'revealed':
      return [names.say(event.hand.length ? 'sp-event-revealed' : 'sp-event-revealed-empty', event.seat, { cards: cardNames(event.hand) })];
    case 'round_ended':
      return roundLines(event.result, state, names);
    case 'nothing_to_take':
    case 'effect_skipped':
    case 'jellyfish':
    case 'mermaids':
    case 'stopped':
    case 'last_chance':
      return [names.say(`sp-event-${dashed(event.event)}`, event.seat)];
    case 'game_over':
      return [t('sp-event-game-over')];
  }
}

/** A deed with a card that only some may see. */
function secret(id: string, seat: number, card: SaltCard | null, names: Names): string {
  if (card === null) return t(id, { seat: names.of(seat) });
  if (seat === names.you) return names.say(id, seat, { card: cardName(card) });
  return t(`${id}.open`, { seat: names.of(seat), card: cardName(card) });
}

function laid(event: Extract<SaltEvent, { event: 'laid' }>, names: Names): string {
  const args = { first: cardName(event.cards[0]), second: cardName(event.cards[1]) };
  if (event.starfish === null) return names.say('sp-event-laid', event.seat, args);
  return names.say('sp-event-laid-trio', event.seat, { ...args, third: cardName(event.starfish) });
}

function robbed(event: Extract<SaltEvent, { event: 'robbed' }>, names: Names): string {
  const args = { victim: names.of(event.victim), card: event.card === null ? '' : cardName(event.card) };
  if (event.card === null || event.seat === names.you) return names.say('sp-event-robbed', event.seat, args);
  const id = event.victim === names.you ? 'sp-event-robbed.victim' : 'sp-event-robbed.open';
  return t(id, { seat: names.of(event.seat), ...args });
}

export function roundCaption(result: SaltRoundResult, names: Names): string {
  return names.say(`sp-round-end-${dashed(result.end)}`, result.seat);
}

function roundLines(result: SaltRoundResult, state: TableState, names: Names): string[] {
  const totals = viewOf(state).seats.map(({ total }) => total);
  const scored = result.end === 'void' ? [] : result.seats.map(({ scored }, seat) => names.say('sp-event-scored', seat, { points: scored, total: totals[seat] ?? 0 }));
  return [roundCaption(result, names), ...scored];
}

const SOURCES = ['pairs', 'sets', 'multipliers', 'mermaids', 'starfish', 'seahorse'] as const;

/** Where points come from, only what brings any. */
export function sources(score: SaltScore): { label: string; points: number }[] {
  return SOURCES.filter((source) => score[source] > 0).map((source) => ({ label: t(`sp-score-${source}`), points: score[source] }));
}

export function describe(state: TableState, names: Names): TextPart[] {
  const view = viewOf(state);
  return [middleInWords(view), ...view.seats.map((_, seat) => seatInWords(view, seat, names))];
}

function middleInWords(view: SaltView): TextPart {
  const piles = view.piles.map(({ size, top }, number) => {
    const name = t('sp-place-pile', pile(number));
    return top === null ? `${name}: ${t('sp-place-empty')}` : `${name}: ${cardName(top)}, ${t('sp-count-cards', { count: size })}`;
  });
  const lines = [t('sp-target', { target: view.target }), t('sp-place-deck-size', { count: view.deck }), ...piles];
  const held = 'cards' in view.waiting ? view.waiting.cards : null;
  if (held?.length) lines.push(`${t('sp-place-drawn')}: ${cardNames(held)}`);
  return { title: t('sp-round-number', { round: view.round }), lines };
}

function seatInWords(view: SaltView, seat: number, names: Names): TextPart {
  const player = view.seats[seat];
  if (!player) return { title: names.of(seat), lines: [] };
  const hand = player.hand ? `${t('sp-place-hand')}: ${cardNames(player.hand) || t('sp-place-empty')}` : t('sp-place-hand-size', { count: player.hand_size });
  const table = player.table.map((group) => cardNames(group)).join('; ');
  const lines = [hand, `${t('sp-place-table')}: ${table || t('sp-place-empty')}`, `${t('sp-score-total')}: ${player.total}`];
  if (player.score) {
    lines.push(`${t('sp-score-round')}: ${t('sp-count-points', { count: player.score.points })}`);
    lines.push(...sources(player.score).map(({ label, points }) => `${label}: ${points}`));
    lines.push(`${t('sp-score-colour')}: ${player.score.colour_bonus}`);
  }
  return { title: seat === names.you ? t('word-you') : names.of(seat), lines };
}

/** What stands in the way of a refused call, in numbers. */
export function why(action: string, state: TableState): string | null {
  const { you, seats } = viewOf(state);
  const points = you === null ? null : seats[you]?.score?.points;
  const call = action === 'stop' || action === 'last_chance';
  return call && points !== null && points !== undefined && points < 7 ? t('sp-why-points', { points }) : null;
}
