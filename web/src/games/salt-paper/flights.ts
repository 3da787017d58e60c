// Which card moves from where to where when something happens. Places are named as in the page: deck, pile0,
// pile1, hand0 to hand3, table0 to table3, offer.
import type { Sound } from '../../sound';
import type { SaltEvent } from './types';

export interface Flight {
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
  readonly noise: Sound;
}

export function flightsOf(events: readonly SaltEvent[], you: number | null): Flight[] {
  return events.flatMap((event) => flightOf(event, you));
}

function flight(card: string | null, from: string, to: string, noise: Sound = 'card'): Flight[] {
  return [{ card, from, to, noise }];
}

function flightOf(event: SaltEvent, you: number | null): Flight[] {
  switch (event.event) {
    case 'opened':
      return flight(event.card, 'deck', `pile${event.pile}`);
    case 'drew':
    case 'peeked':
      return flight(event.card, 'deck', event.seat === you ? 'offer' : `hand${event.seat}`);
    case 'kept':
    case 'picked_peeked':
      return event.seat === you ? flight(event.card, 'offer', `hand${event.seat}`) : [];
    case 'discarded':
      return flight(event.card, event.seat === you ? 'offer' : `hand${event.seat}`, `pile${event.pile}`);
    case 'took':
      return flight(event.card, `pile${event.pile}`, `hand${event.seat}`);
    case 'picked':
      return flight(event.card, `pile${event.pile}`, `hand${event.seat}`);
    case 'gained':
      return flight(event.card, 'deck', `hand${event.seat}`);
    case 'robbed':
      return flight(event.card, `hand${event.victim}`, `hand${event.seat}`, 'strike');
    case 'laid':
      return [...event.cards, ...(event.starfish ? [event.starfish] : [])].flatMap((card) => flight(card, `hand${event.seat}`, `table${event.seat}`, 'flip'));
    default:
      return [];
  }
}

/** How long a scene deserves: calls and reveals longer than a card that slides. */
export function paceOf(events: readonly SaltEvent[]): number {
  const weight = (event: SaltEvent) => {
    switch (event.event) {
      case 'last_chance':
      case 'stopped':
      case 'mermaids':
        return 1400;
      case 'robbed':
      case 'laid':
        return 650;
      case 'drew':
      case 'took':
      case 'discarded':
      case 'picked':
      case 'gained':
        return 380;
      default:
        return 0;
    }
  };
  return Math.min(2400, events.reduce((sum, event) => sum + weight(event), 0));
}
