// Moves as things to point at. Each move on the list names the things it is about (a card of the hand, a die, a
// zone …); pointing at them one after the other picks the move. The client knows no rule: a thing is alive when a
// move on the list names it.
import type { Legal } from '../../net/protocol';
import type { Action, DieChoice, Face } from './types';

export interface Move {
  readonly text: string;
  readonly step: Action;
  /** The things it is about; none for a move that is only a word. */
  readonly things: readonly string[];
}

const dieKey = ({ colour, value }: Face) => `${colour}${value}`;
export const poolThing = (die: Face) => `pool ${dieKey(die)}`;
export const energyThing = (die: Face) => `energy ${dieKey(die)}`;
export const savedThing = (die: Face) => `saved ${dieKey(die)}`;
const choiceThing = ({ face, saved }: DieChoice) => (saved ? savedThing(face) : poolThing(face));

/** Things that a move of Kelp is about. In the phase of feeding Energy the dice lie in the Energy slots. */
function thingsOf(step: Action, phase: string): string[] {
  switch (step.kind) {
    case 'den':
    case 'remove':
    case 'fetch':
    case 'at':
    case 'swim':
    case 'force':
      return [`space ${step.space}`];
    case 'play':
    case 'discard':
      return [`hand ${step.card}`];
    case 'food':
      return [`food ${step.food}`];
    case 'reveal':
    case 'pick':
    case 'hide':
    case 'exchange':
    case 'place':
    case 'resolve':
      return [`zone ${step.zone}`];
    case 'swap':
      return [`zone ${step.a}`, `zone ${step.b}`];
    case 'gain':
      return [`item ${step.item}`];
    case 'top':
      return [`discard ${step.card}`];
    case 'take':
    case 'trash':
      return [`${step.from} ${step.card}`];
    case 'choose':
      return [`stance ${step.stance}`];
    case 'card':
      return [`mine ${step.card}`];
    case 'return':
      return [`rolling ${step.colour}`];
    case 'want':
      return [`bag ${step.colour}`];
    case 'reroll':
    case 'turn':
    case 'raise':
    case 'save':
    case 'store':
      return [poolThing(step.die)];
    case 'feed':
      return [phase === 'feed_energy' ? energyThing(step.die) : poolThing(step.die)];
    case 'lower':
      return [energyThing(step.die)];
    case 'current':
      return [choiceThing(step.die)];
    case 'aim':
      return [choiceThing(step.die), `zone ${step.zone}`];
    case 'buy':
    case 'replace':
      return [`row ${step.card}`];
    default:
      return [];
  }
}

export function movesOf(legal: readonly Legal[], phase: string): Move[] {
  return legal.map(({ text, parts }) => ({ text, step: parts as Action, things: thingsOf(parts as Action, phase) }));
}

/** The moves that are about all of the chosen things. */
export function about(moves: readonly Move[], chosen: readonly string[]): Move[] {
  return moves.filter(({ things }) => chosen.every((thing) => things.includes(thing)));
}

/** What pointing at `thing` means after `chosen`: a move, several to choose from, or one more thing chosen. */
export function point(moves: readonly Move[], chosen: readonly string[], thing: string): { moves: Move[]; chosen: string[] } | null {
  if (chosen.includes(thing)) return { moves: [], chosen: chosen.filter((other) => other !== thing) };
  const next = about(moves, [...chosen, thing]);
  if (next.length > 0) return ready(next, [...chosen, thing]);
  const afresh = about(moves, [thing]);
  return afresh.length > 0 ? ready(afresh, [thing]) : null;
}

function ready(next: Move[], chosen: string[]): { moves: Move[]; chosen: string[] } {
  const complete = next.filter(({ things }) => things.length === chosen.length);
  return { moves: complete.length === next.length ? complete : [], chosen };
}
