// The games this client can draw. Everything a game needs on screen stands in its own folder and is loaded when a
// table of it is opened; the rest of the client knows only this face.
import type { Component } from 'svelte';
import type { Legal, TableState } from '../net/protocol';
import type { Scene } from '../net/table.svelte';
import type { Names } from './names';

/** What the drawing of a table is given. It may show and offer, and nothing else. */
export interface BoardProps {
  state: TableState;
  /** What led to this state, for motion; none if one looks back or comes fresh. */
  events: readonly unknown[];
  /** What may be done now; empty while others are asked or one looks back. */
  legal: readonly Legal[];
  names: Names;
  act: (action: string) => void;
  /** Somebody tried what is not on the list: asks the server which rule forbids it. */
  tryAnyway: (action: string) => void;
  /** The reader has seen enough of a scene that holds; not given where nothing does. */
  goOn?: (() => void) | undefined;
  /** Things spoken of in the story that somebody points at, to be marked on the table. */
  marked?: readonly string[] | undefined;
}

/** A part of the table in words, for screen readers. */
export interface TextPart {
  title: string;
  lines: string[];
}

/** A game's drawing and words. */
export interface GameClient {
  Board: Component<BoardProps>;
  /** Who must do what, in one line. */
  prompt(state: TableState, names: Names): string;
  /** What happened, as lines of a story. */
  story(scene: { events: readonly unknown[]; state: TableState }, names: Names): string[];
  /** The things on the table that a chapter of the story is about. */
  places?(events: readonly unknown[]): string[];
  /** A thing that may be done, in words. */
  action(legal: Legal, state: TableState, names: Names): string;
  /** What stands in the way of a move that was refused, in numbers; nothing if its rule says it all. */
  why?(action: string, state: TableState): string | null;
  /** The whole table in words. */
  describe(state: TableState, names: Names): TextPart[];
  /** How long a scene deserves to be looked at, in milliseconds at normal speed. */
  pace(events: readonly unknown[]): number;
  /** Cuts a scene in two where the table stands still in between. */
  cut?(scene: Scene, before: TableState): readonly Scene[];
  /** What the end of a game shows besides the places. */
  End?: Component<{ state: TableState; names: Names }>;
  /** The width of the screen from which the story has room beside the table. */
  logFrom: number;
}

export interface GameFace {
  id: string;
  /** How the ids of its words begin. */
  prefix: string;
  titleId: string;
  players: readonly number[];
  /** Words for the seats where they differ in kind. */
  sides: readonly string[];
  /** Its drawing; a promise of it as long as it is not there. */
  load(): GameClient | Promise<GameClient>;
}

function once(fetched: () => Promise<{ client: GameClient }>): GameFace['load'] {
  let here: GameClient | undefined;
  return () => here ?? fetched().then(({ client }) => (here = client));
}

export const GAMES: Record<string, GameFace> = {
  'salt-paper': {
    id: 'salt-paper',
    prefix: 'sp',
    titleId: 'sp-title',
    players: [2, 3, 4],
    sides: [],
    load: once(() => import('./salt-paper/client')),
  },
  kelp: {
    id: 'kelp',
    prefix: 'ke',
    titleId: 'ke-title-short',
    players: [2],
    sides: ['octopus', 'shark'],
    load: once(() => import('./kelp/client')),
  },
};

export const GAME_LIST = [GAMES['kelp'], GAMES['salt-paper']].filter((face) => face !== undefined);
