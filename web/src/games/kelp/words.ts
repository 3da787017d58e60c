// Kelp in words: the names of things, prompts, moves, and the whole table for those who listen.
import { listed, t } from '../../i18n/index.svelte';
import type { Legal, TableState } from '../../net/protocol';
import type { TextPart } from '..';
import type { Names } from '../names';
import { headingOf, numberOf, type End, type SpaceId } from './geometry';
import { CARDS, type Action, type Block, type Card, type Colour, type DiceCount, type DieChoice, type Face, type KelpView, type SharkCard, type Space, type Stance, type Zone } from './types';

const dashed = (word: string) => word.replaceAll('_', '-');

export const viewOf = (state: TableState) => state.game?.view as KelpView;
export const cardName = (card: Card) => t(`ke-card-${dashed(card)}`);
/** `swift_a` and `swift_b` are versions of one card. */
export const sharkCardId = (card: SharkCard) => card.replace(/_[a-c]$/, '');
export const sharkCardName = (card: SharkCard) => t(`ke-card-${sharkCardId(card)}`);
export const blockName = (block: Block | null | undefined) => t(block ? `ke-block-${dashed(block)}` : 'ke-block-hidden');
export const zoneName = (zone: Zone) => t(`ke-zone-${zone.replace(',', '-')}`);
export const colourName = (colour: Colour) => t(`ke-die-${colour}`);
export const dieName = (die: Face) => t('ke-die-full', { colour: colourName(die.colour), value: die.value });
export const stanceName = (side: 'octopus' | 'shark', stance: Stance) => t(`ke-confront-${side}-${stance}`);
export const stanceColour = (stance: Stance) => t(`ke-confront-colour-${stance}`);

/** Where a space lies, from its name: between two zones, or on the arc round a corner. */
export function spaceWords(space: Space): string {
  const [kind = 'D', number = '1', band = 'a'] = space;
  const corners: Record<string, Zone> = { 1: '1,1', 2: '1,3', 3: '3,1', 4: '3,3' };
  if (kind === 'D') return t('ke-space-arc', { zone: zoneName(corners[number] ?? '1,1') });
  const [line, place] = [Number(number), 'abc'.indexOf(band) + 1];
  const zone = (along: number, across: number) => (kind === 'V' ? `${across},${along}` : `${along},${across}`) as Zone;
  return t('ke-space-border', { first: zoneName(zone(line, place)), second: zoneName(zone(line + 1, place)) });
}

export function diceCountText({ blue, yellow, red }: DiceCount): string {
  const parts = ([['blue', blue], ['yellow', yellow], ['red', red]] as const).filter(([, count]) => count > 0);
  return listed(parts.map(([colour, count]) => t(`ke-count-dice-${colour}`, { count })));
}

const choiceName = ({ face, saved }: DieChoice) => (saved ? t('ke-die-saved', { die: dieName(face) }) : dieName(face));

/** The block of a zone as far as the viewer sees it. */
export const blockAt = (view: KelpView, zone: Zone) => view.zones.find((entry) => entry.zone === zone)?.block ?? null;

const CHANCE = ['lay_block', 'turn_pile', 'fill_row', 'draw_cards', 'draw_block', 'draw_die', 'roll', 'expose', 'extra_die'];

export function prompt(state: TableState, names: Names): string {
  const view = viewOf(state);
  const { phase } = view;
  if (phase.kind === 'over') return t('ke-step-over');
  if (CHANCE.includes(phase.kind)) return t('ke-ask-chance');
  const mine = names.you !== null && (state.game?.legal.length ?? 0) > 0;
  if (phase.kind === 'duel' && names.you !== null && !mine) return t('ke-ask-duel-waiting');
  return t(`ke-ask-${promptId(view)}${mine ? '.you' : ''}`, promptArgs(view));
}

function promptId({ phase, octopus }: KelpView): string {
  switch (phase.kind) {
    case 'act':
      return octopus.actions >= 2 ? 'act-last' : 'act';
    case 'swap':
      return phase.hidden ? 'swap-hidden' : 'swap';
    case 'hide':
      return phase.must ? 'hide' : 'hide-more';
    case 'extra_leg':
      return 'move';
    default:
      return dashed(phase.kind);
  }
}

function promptArgs(view: KelpView): Record<string, string | number> {
  const { phase, shark, learning } = view;
  switch (phase.kind) {
    case 'pay': {
      const paid = phase.paid.reduce((sum, zone) => sum + (blockAt(view, zone) === 'double_shell' ? 2 : 1), 0);
      return { card: cardName(phase.card), count: Math.max(0, (CARDS[phase.card]?.cost ?? 0) - paid) };
    }
    case 'pick':
      return { count: Math.max(0, toPick(view) - phase.picked.length) };
    case 'learn':
      return { count: learning?.left ?? 0 };
    case 'exchange':
      return { block: itemName(view, phase.item) };
    case 'lay_current':
      return { die: choiceName(phase.die) };
    case 'before_roll':
      return { dice: diceCountText(shark.rolling) };
    case 'observe':
      return { block: blockName(view.context.kind === 'trap' ? blockAt(view, view.context.zone) : null) };
    case 'raise':
      return { by: phase.by };
    case 'buy':
      return { points: shark.budget };
    default:
      return 'left' in phase ? { count: phase.left } : {};
  }
}

/** How many blocks the card in play shuffles, as printed on it. */
function toPick({ context }: KelpView): number {
  return context.kind === 'card' ? (CARDS[context.card]?.shuffles ?? 0) : 0;
}

const PILES = ['move', 'hide', 'learn', 'eat'];

function itemName(view: KelpView, item: string): string {
  if (!PILES.includes(item)) return blockName(item as Block);
  const top = view.octopus.piles.find(({ pile }) => pile === item)?.top;
  return top ? cardName(top) : t(`ke-type-${item}`);
}

export function action({ parts }: Legal, state: TableState): string {
  const step = parts as Action;
  const view = viewOf(state);
  const id = `ke-act-${step.kind}`;
  const inZone = (zone: Zone) => ({ zone: zoneName(zone), block: blockName(blockAt(view, zone)) });
  switch (step.kind) {
    case 'swap':
      return t(id, { first: `${blockName(blockAt(view, step.a))} (${zoneName(step.a)})`, second: `${blockName(blockAt(view, step.b))} (${zoneName(step.b)})` });
    case 'gain':
      return PILES.includes(step.item) ? t('ke-act-gain-card', { card: itemName(view, step.item) }) : t('ke-act-gain-block', { block: itemName(view, step.item) });
    case 'take':
    case 'trash':
      return t(id, { card: cardName(step.card), from: t(`ke-from-${step.from}`) });
    case 'food':
      return t(id, { food: blockName(step.food) });
    case 'choose':
      return t(id, { card: stanceName(view.viewer === 'shark' ? 'shark' : 'octopus', step.stance), colour: stanceColour(step.stance) });
    case 'dice':
      return t(id, { count: step.count });
    case 'aim':
      return t(`ke-act-aim-${step.die.face.colour}`, { die: choiceName(step.die), zone: zoneName(step.zone) });
    case 'current':
      return t(id, { die: choiceName(step.die) });
    case 'buy':
      return t(id, { card: sharkCardName(step.card), cost: view.shark.row.find((entry) => entry?.card === step.card)?.cost ?? 0 });
    case 'card':
    case 'replace':
      return t(id, { card: sharkCardName(step.card) });
    case 'play':
    case 'discard':
    case 'top':
      return t(id, { card: cardName(step.card) });
    default:
      return t(id, {
        ...('zone' in step && inZone(step.zone)),
        ...('space' in step && { space: numberOf(step.space) }),
        ...('colour' in step && { colour: colourName(step.colour) }),
        ...('die' in step && { die: dieName(step.die) }),
      });
  }
}

export function describe(state: TableState): TextPart[] {
  const view = viewOf(state);
  return [forestInWords(view), pathsInWords(view), octopusInWords(view), sharkInWords(view)];
}

function forestInWords(view: KelpView): TextPart {
  const lines = view.zones.map((zone) => {
    const place = t('ke-zone-label', { kind: t(`ke-zone-kind-${zone.terrain}`), zone: zoneName(zone.zone), value: zone.value });
    const die = view.shark.aimed.find((aimed) => aimed.zone === zone.zone);
    const block = zone.stand === 'empty' ? t('ke-space-empty') : `${blockName(zone.block)}, ${t(`ke-block-state-${zone.stand}`)}`;
    return `${place}: ${block}${die ? `, ${dieName(die.die)}` : ''}`;
  });
  return { title: t(`ke-board-${view.options.board}`), lines: [t('ke-round-number', { round: view.round }), ...lines] };
}

function pathsInWords({ shark, dens }: KelpView): TextPart {
  const currents = shark.currents.map(({ space, value }) => `${t('ke-space', { space: numberOf(space) })}: ${t('ke-space-with-current', { value })}`);
  const at = shark.shark;
  const place = at ? [`${t('ke-space', { space: numberOf(at.space) })}: ${t('ke-space-with-shark')}. ${at.facing === null ? t('ke-shark-undecided') : t('web-shark-looks', { way: wayOf(at.space, at.facing as End) })}`, ...at.touches.map((zone) => t('web-shark-touches', { zone: zoneName(zone) }))] : [];
  return { title: t('ke-side-shark'), lines: [...place, ...currents, `${t('web-dens')}: ${dens.map(numberOf).join(', ')}`] };
}

/** The quarter of the compass the Shark looks to, as the board lies. */
function wayOf(space: SpaceId, facing: End): string {
  return ['north', 'east', 'south', 'west'][Math.round(headingOf(space, facing) / 90) % 4] ?? 'north';
}

function octopusInWords({ octopus }: KelpView): TextPart {
  const names = (cards: readonly Card[]) => (cards.length ? listed(cards.map(cardName)) : t('word-none'));
  const eaten = octopus.food.filter((food) => food !== 'uneaten').length;
  return {
    title: t('ke-side-octopus'),
    lines: [
      t('ke-step-actions-left', { count: Math.max(0, 2 - octopus.actions) }),
      `${t('ke-place-hand')}: ${octopus.hand ? names(octopus.hand) : t('ke-count-cards', { count: octopus.hand_count })}`,
      `${t('ke-place-draw-pile')}: ${t('ke-count-cards', { count: octopus.draw_count })}`,
      `${t('ke-place-discard-pile')}: ${names(octopus.discard)}`,
      ...octopus.piles.map(({ pile, top, count }) => `${t(`ke-type-${pile}`)}: ${top ? cardName(top) : t('word-none')}, ${t('ke-count-cards', { count })}`),
      `${t('ke-place-aside')}: ${listed(octopus.aside.map(blockName))}`,
      t('ke-food-now', { count: eaten }),
    ],
  };
}

function sharkInWords({ shark, duel }: KelpView): TextPart {
  const dice = (faces: readonly Face[]) => (faces.length ? listed(faces.map(dieName)) : t('word-none'));
  const cards = (list: readonly SharkCard[]) => (list.length ? listed(list.map(sharkCardName)) : t('word-none'));
  return {
    title: t('web-shark-things'),
    lines: [
      `${t('ke-place-pool')}: ${dice(shark.pool)}`,
      `${t('ke-track-energy')}: ${dice(shark.energy)}`,
      shark.bag ? t('ke-bag-now', { ...shark.bag }) : `${t('ke-place-bag')}: ${t('ke-count-dice', { count: shark.bag_count })}`,
      t('ke-hunger-now', { count: shark.hunger.length }),
      `${t('ke-track-growth')}: ${shark.tiles} · ${t('ke-tile-progress', { count: shark.growth.length })}`,
      `${t('ke-place-shark-deck')}: ${t('ke-count-cards', { count: shark.deck_count })}`,
      `${t('ke-place-row')}: ${listed(shark.row.flatMap((entry) => (entry ? [`${sharkCardName(entry.card)} (${entry.cost})`] : [])))}`,
      `${t('ke-place-shark-cards')}: ${cards([...shark.ready, ...shark.fresh])}`,
      `${t('ke-place-confrontation')}: ${listed(duel.left.map(stanceColour))}`,
    ],
  };
}
