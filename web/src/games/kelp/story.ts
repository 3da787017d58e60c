// What happened in Kelp, as lines of a story. Events of one kind in a row are told together.
import { listed, t, tell } from '../../i18n/index.svelte';
import type { Names } from '../names';
import { numberOf } from './geometry';
import type { Colour, KelpEvent } from './types';
import { blockName, cardName, colourName, diceCountText, dieName, sharkCardName, stanceColour, stanceName, zoneName } from './words';

const dashed = (word: string) => word.replaceAll('_', '-');
/** Told by what follows them, or too small for a story. */
const UNTOLD = ['slots_cleared', 'die_lifted', 'pile_turned', 'row_filled', 'block_laid', 'opening_card', 'stance_chosen'];

/** Deeds of the Octopus; all others of which somebody can say "I" are the Shark's. */
const OCTOPUS = ['shark_put', 'card_played', 'blocks_swapped', 'card_gained', 'block_gained', 'card_topped', 'card_taken', 'card_discarded', 'ate', 'food_used', 'pile_searched', 'current_removed'];

export function story({ events }: { events: readonly unknown[] }, names: Names): string[] {
  const lines: string[] = [];
  const list = (events as KelpEvent[]).filter((event) => !UNTOLD.includes(event.kind));
  for (let index = 0; index < list.length; index++) {
    const event = list[index];
    if (!event) continue;
    const run = sameKind(list, index);
    const say = (id: string, args = {}) => (isOwn(event, names) ? tell(`${id}.you`, args) : null) ?? t(id, args);
    lines.push(together(run, say) ?? eventLine(event, names, say));
    index += run.length - 1;
  }
  return lines;
}

/** Zones and spaces that events are about, as things to mark on the table. */
export function places(events: readonly unknown[]): string[] {
  return (events as KelpEvent[]).filter(({ kind }) => !UNTOLD.includes(kind)).flatMap((event) => {
    const zones = 'zone' in event ? [event.zone] : 'zones' in event ? event.zones : event.kind === 'blocks_swapped' ? [event.a, event.b] : [];
    const spaces = 'space' in event ? [event.space] : event.kind === 'shark_swam' ? [event.from, event.to] : [];
    return [...zones.map((zone) => `zone ${zone}`), ...spaces.map((space) => `space ${space}`)];
  });
}

type Say = (id: string, args?: Record<string, string | number>) => string;

/** Whether the reader is the one who did it. */
function isOwn(event: KelpEvent, { you }: Names): boolean {
  if (event.kind === 'turn_began') return you === (event.side === 'octopus' ? 0 : 1);
  return you === (OCTOPUS.includes(event.kind) ? 0 : 1);
}

/** Dice drawn or rolled one after the other. */
function sameKind(list: readonly KelpEvent[], start: number): KelpEvent[] {
  const first = list[start];
  if (!first || (first.kind !== 'die_rolled' && first.kind !== 'die_drawn')) return first ? [first] : [];
  let end = start;
  while (list[end]?.kind === first.kind) end++;
  return list.slice(start, end);
}

/** Several dice in one line. */
function together(run: readonly KelpEvent[], say: Say): string | null {
  const rolled = run.flatMap((event) => (event.kind === 'die_rolled' ? [dieName(event.die)] : []));
  if (rolled.length) return say('ke-event-die-rolled', { die: listed(rolled) });
  const drawn = run.flatMap((event) => (event.kind === 'die_drawn' ? [event.colour] : []));
  const count = (colour: Colour) => drawn.filter((other) => other === colour).length;
  return drawn.length ? say('ke-event-dice-drawn', { dice: diceCountText({ blue: count('blue'), yellow: count('yellow'), red: count('red') }) }) : null;
}

function eventLine(event: KelpEvent, names: Names, say: Say): string {
  const id = `ke-event-${dashed(event.kind)}`;
  switch (event.kind) {
    case 'turn_began':
      return say(`${id}-${event.side}`, { round: event.round });
    case 'block_revealed':
      return say(`${id}-${event.cause}`, { zone: zoneName(event.zone), block: blockName(event.block) });
    case 'blocks_swapped':
      return say(id, { first: zoneName(event.a), second: zoneName(event.b) });
    case 'shuffle_began':
      return say(event.octopus ? `${id}-octopus` : id, { count: event.zones.length, zones: listed(event.zones.map(zoneName)) });
    case 'block_drawn':
      return secret(id, event.block === null ? null : { block: blockName(event.block) }, names.you === 0);
    case 'card_drawn':
    case 'card_found':
      return secret(id, event.card === null ? null : { card: cardName(event.card) }, names.you === 0);
    case 'block_gained':
      return say(id, { zone: zoneName(event.zone), block: blockName(event.block), out: blockName(event.out) });
    case 'ate':
      return say(id, { food: blockName(event.food), zone: zoneName(event.zone) });
    case 'food_used':
      return say(`${id}-${event.food}`);
    case 'die_moved':
      return say(`${id}-${event.to}`, { die: dieName(event.die) });
    case 'die_turned':
      return say(id, { from: dieName(event.from), to: dieName(event.to) });
    case 'tile_flipped':
      return say(id, { tile: event.tile, power: t(`ke-help-tile-${event.tile}`) });
    case 'shark_swam':
      return say(event.over ? `${id}-over` : id, { from: numberOf(event.from), to: numberOf(event.to) });
    case 'dice_gained':
      return say(id, { dice: t(`ke-count-dice-${event.colour}`, { count: event.count }) });
    case 'stances_revealed':
      return event.octopus === event.shark
        ? say(`${id}-equal`, { colour: stanceColour(event.octopus) })
        : say(id, { octopus: stanceName('octopus', event.octopus), shark: stanceName('shark', event.shark) });
    case 'pair_exposed':
    case 'pair_trashed':
      return say(id, { colour: stanceColour(event.stance) });
    case 'ended':
      return t(`ke-game-end-${event.ending}`);
    case 'card_used':
    case 'card_bought':
      return say(id, { card: sharkCardName(event.card) });
    case 'card_replaced':
      return say(id, { card: sharkCardName(event.card), die: dieName(event.die) });
    case 'spending_began':
      return say(id, { budget: event.budget });
    default:
      return plain(id, event, say);
  }
}

function secret(id: string, shown: Record<string, string> | null, mine: boolean): string {
  if (shown === null) return t(id);
  return t(mine ? `${id}.you` : `${id}.open`, shown);
}

/** Events whose words need nothing but the names of their parts. */
function plain(id: string, event: KelpEvent, say: Say): string {
  const args: Record<string, string | number> = {};
  if ('zone' in event) args.zone = zoneName(event.zone);
  if ('block' in event && event.block) args.block = blockName(event.block);
  if ('space' in event) args.space = numberOf(event.space);
  if ('value' in event) args.value = event.value;
  if ('die' in event) args.die = dieName(event.die);
  if ('colour' in event) args.colour = colourName(event.colour);
  if ('card' in event && event.card) args.card = event.kind === 'die_saved' || event.kind === 'trap_ignored' ? sharkCardName(event.card) : cardName(event.card as Parameters<typeof cardName>[0]);
  return say(id, args);
}
