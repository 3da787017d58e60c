// What somebody probably wants who points at a thing that no move on the list names. The server answers with the rule
// that forbids it; what can be said in numbers is said here.
import { t } from '../../i18n/index.svelte';
import type { TableState } from '../../net/protocol';
import { CARDS, SHARK_CARDS, type Card, type KelpView, type Phase, type SharkCard, type Zone } from './types';
import { viewOf } from './words';

type Verbs = Partial<Record<Phase['kind'], string>>;

const WITH_ZONE: Verbs = { pay: 'reveal', pick: 'pick', pick_adjacent: 'pick', hide: 'hide', exchange: 'exchange', place_block: 'place', resolve: 'resolve' };
const WITH_SPACE: Verbs = { den: 'den', remove_currents: 'remove', currents: 'at', lay_current: 'at', fetch: 'fetch' };
const WITH_DIE: Verbs = { after_roll: 'reroll', reroll: 'reroll', feed: 'feed', turn_red: 'turn', raise: 'raise', save: 'save', store: 'store' };
const WITH_ENERGY: Verbs = { feed_energy: 'feed', spend: 'lower', buy: 'lower' };

const OWN = { octopus: ['hand', 'draw', 'discard', 'item', 'food'], shark: ['pool', 'saved', 'energy', 'rolling', 'row', 'mine', 'fresh'] };

/** A die as moves write it: `blue5` is B5. */
const dieText = (key: string) => key.charAt(0).toUpperCase() + key.slice(-1);

/** The move that pointing at `thing` after `chosen` would be; none if it is nothing of the viewer's own. */
export function attempt(view: KelpView, thing: string, chosen: readonly string[]): string | null {
  const [place = '', what = ''] = thing.split(' ');
  const { viewer } = view;
  if (viewer !== 'octopus' && viewer !== 'shark') return null;
  const { kind } = view.phase;
  if (place === 'zone') return withZone(view, what as Zone, chosen);
  if (place === 'space') return `${WITH_SPACE[kind] ?? (viewer === 'shark' ? 'swim' : 'remove')} ${what}`;
  if (!OWN[viewer].includes(place)) return null;
  switch (place) {
    case 'hand':
      return `play ${what}`;
    case 'draw':
      return 'draw';
    case 'discard':
      return `take discard ${what}`;
    case 'item':
      return `gain ${what}`;
    case 'food':
      return `food ${what}`;
    case 'row':
      return `${kind === 'replace' ? 'replace' : 'buy'} ${what}`;
    case 'rolling':
      return `return ${what}`;
    case 'energy':
      return WITH_ENERGY[kind] ? `${WITH_ENERGY[kind]} ${dieText(what)}` : 'spend';
    case 'pool':
    case 'saved':
      return withDie(view, `${place === 'saved' ? 'saved:' : ''}${dieText(what)}`);
    default:
      return `card ${what}`;
  }
}

function withZone({ viewer, phase, shark }: KelpView, zone: Zone, chosen: readonly string[]): string {
  const verb = WITH_ZONE[phase.kind];
  if (verb) return `${verb} ${zone}`;
  if (phase.kind === 'swap') {
    const other = chosen.find((thing) => thing.startsWith('zone '))?.slice(5) ?? beside(zone);
    return `swap ${[other, zone].sort().join(' ')}`;
  }
  if (viewer === 'octopus') return `hide ${zone}`;
  const [place, key] = chosen[0]?.split(' ') ?? [];
  const fit = shark.pool.find(({ colour }) => colour !== 'blue');
  const die = key && (place === 'pool' || place === 'saved') ? `${place === 'saved' ? 'saved:' : ''}${dieText(key)}` : fit ? dieText(`${fit.colour}${fit.value}`) : 'Y6';
  return `aim ${die} ${zone}`;
}

function withDie({ phase, shark }: KelpView, die: string): string {
  const verb = WITH_DIE[phase.kind];
  if (verb) return `${verb} ${die}`;
  return phase.kind === 'aim' ? `aim ${die} ${shark.shark?.touches[0] ?? '2,2'}` : `current ${die}`;
}

function beside(zone: Zone): string {
  const [row = 1, column = 1] = zone.split(',').map(Number);
  return `${row},${column < 3 ? column + 1 : column - 1}`;
}

/** What stands in the way of a refused move, in numbers. */
export function why(action: string, state: TableState): string | null {
  const view = viewOf(state);
  const [verb, first = '', second = ''] = action.split(' ');
  const { phase, octopus, shark } = view;
  if (phase.kind === 'act' && octopus.actions >= 2 && ['play', 'draw'].includes(verb ?? '')) return t('ke-step-actions-left', { count: 0 });
  if (phase.kind === 'act' && verb === 'draw') return t('ke-why-hand', { count: octopus.hand_count, size: octopus.hand_size });
  if (phase.kind === 'act' && verb === 'play') {
    const cost = CARDS[first as Card]?.cost ?? 0;
    const count = view.zones.filter(({ stand }) => stand === 'hidden').length;
    return cost > count ? t('ke-why-cost', { cost, count }) : null;
  }
  if (phase.kind === 'buy' && verb === 'buy') {
    const cost = SHARK_CARDS[first as SharkCard]?.cost ?? 0;
    return cost > shark.budget ? t('ke-why-budget', { cost, points: shark.budget }) : null;
  }
  if (phase.kind === 'aim' && verb === 'aim') {
    const needed = view.zones.find(({ zone }) => zone === second)?.value ?? 0;
    const value = Number(first.slice(-1));
    if (!shark.shark?.touches.includes(second as Zone)) return t('ke-why-reach');
    return value < needed ? t('ke-why-value', { value, needed }) : null;
  }
  return null;
}
