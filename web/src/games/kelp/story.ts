// What happened in Kelp, as lines of a story. Events of one kind in a row are told together.
import { listed, t } from '../../i18n/index.svelte';
import type { TableState } from '../../net/protocol';
import type { Names } from '../names';
import type { KelpEvent } from './types';
import { blockName, cardName, colourName, dieName, sharkCardName, stanceColour, stanceName, viewOf, zoneName } from './words';

const dashed = (word: string) => word.replaceAll('_', '-');
/** Told by what follows them, or too small for a story. */
const UNTOLD = ['slots_cleared', 'die_lifted', 'pile_turned', 'row_filled', 'block_laid', 'opening_card', 'stance_chosen'];

export function story({ events, state }: { events: readonly unknown[]; state: TableState }, names: Names): string[] {
  const lines: string[] = [];
  const list = (events as KelpEvent[]).filter((event) => !UNTOLD.includes(event.kind));
  for (let index = 0; index < list.length; index++) {
    const event = list[index];
    if (!event) continue;
    const run = sameKind(list, index);
    lines.push(run.length > 1 ? together(run, names) : eventLine(event, state, names));
    index += run.length - 1;
  }
  return lines;
}

/** Dice drawn or rolled one after the other. */
function sameKind(list: readonly KelpEvent[], start: number): KelpEvent[] {
  const first = list[start];
  if (!first || (first.kind !== 'die_rolled' && first.kind !== 'die_drawn')) return first ? [first] : [];
  let end = start;
  while (list[end]?.kind === first.kind) end++;
  return list.slice(start, end);
}

function together(run: readonly KelpEvent[], names: Names): string {
  void names;
  const rolled = run.flatMap((event) => (event.kind === 'die_rolled' ? [dieName(event.die)] : []));
  if (rolled.length) return t('ke-event-die-rolled', { die: listed(rolled) });
  return t('ke-event-die-drawn', { colour: listed(run.flatMap((event) => (event.kind === 'die_drawn' ? [colourName(event.colour)] : []))) });
}

function eventLine(event: KelpEvent, state: TableState, names: Names): string {
  const id = `ke-event-${dashed(event.kind)}`;
  switch (event.kind) {
    case 'turn_began':
      return t(`${id}-${event.side}`, { round: event.round });
    case 'block_revealed':
      return t(`${id}-${event.cause}`, { zone: zoneName(event.zone), block: blockName(event.block) });
    case 'blocks_swapped':
      return t(id, { first: zoneName(event.a), second: zoneName(event.b) });
    case 'shuffle_began':
      return t(event.octopus ? `${id}-octopus` : id, { count: event.zones.length, zones: listed(event.zones.map(zoneName)) });
    case 'block_drawn':
      return secret(id, event.block === null ? null : { block: blockName(event.block) }, names.you === 0);
    case 'card_drawn':
    case 'card_found':
      return secret(id, event.card === null ? null : { card: cardName(event.card) }, names.you === 0);
    case 'block_gained':
      return t(id, { zone: zoneName(event.zone), block: blockName(event.block), out: blockName(event.out) });
    case 'ate':
      return t(id, { food: blockName(event.food), zone: zoneName(event.zone) });
    case 'food_used':
      return t(`${id}-${event.food}`);
    case 'die_moved':
      return t(`${id}-${event.to}`, { die: dieName(event.die) });
    case 'die_turned':
      return t(id, { from: dieName(event.from), to: dieName(event.to) });
    case 'tile_flipped':
      return t(id, { tile: event.tile, power: t(`ke-help-tile-${event.tile}`) });
    case 'shark_swam':
      return t(event.over ? `${id}-over` : id, { from: event.from, to: event.to });
    case 'dice_gained':
      return t(id, { dice: t(`ke-count-dice-${event.colour}`, { count: event.count }) });
    case 'stances_revealed':
      return event.octopus === event.shark
        ? t(`${id}-equal`, { colour: stanceColour(event.octopus) })
        : t(id, { octopus: stanceName('octopus', event.octopus), shark: stanceName('shark', event.shark) });
    case 'pair_exposed':
    case 'pair_trashed':
      return t(id, { colour: stanceColour(event.stance) });
    case 'ended':
      return t(`ke-game-end-${event.ending}`);
    case 'card_used':
    case 'card_bought':
      return t(id, { card: sharkCardName(event.card) });
    case 'card_replaced':
      return t(id, { card: sharkCardName(event.card), die: dieName(event.die) });
    case 'spending_began':
      return t(id, { budget: event.budget });
    default:
      return plain(id, event, state);
  }
}

function secret(id: string, shown: Record<string, string> | null, mine: boolean): string {
  if (shown === null) return t(id);
  return t(mine ? `${id}.you` : `${id}.open`, shown);
}

/** Events whose words need nothing but the names of their parts. */
function plain(id: string, event: KelpEvent, state: TableState): string {
  void viewOf(state);
  const args: Record<string, string | number> = {};
  if ('zone' in event) args.zone = zoneName(event.zone);
  if ('block' in event && event.block) args.block = blockName(event.block);
  if ('space' in event) args.space = event.space;
  if ('value' in event) args.value = event.value;
  if ('die' in event) args.die = dieName(event.die);
  if ('colour' in event) args.colour = colourName(event.colour);
  if ('card' in event && event.card) args.card = event.kind === 'die_saved' || event.kind === 'trap_ignored' ? sharkCardName(event.card) : cardName(event.card as Parameters<typeof cardName>[0]);
  return t(id, args);
}
