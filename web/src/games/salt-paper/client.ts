// The face of Sea Salt & Paper for the rest of the client.
import type { GameClient } from '..';
import { paceOf } from './flights';
import RoundResult from './RoundResult.svelte';
import { cutRound } from './rounds';
import Table from './Table.svelte';
import type { SaltEvent } from './types';
import { action, describe, prompt, story, why } from './words';

export const client: GameClient = {
  Board: Table, End: RoundResult, prompt, story, action, describe, why,
  logFrom: 1100,
  pace: (events) => paceOf(events as SaltEvent[]),
  cut: cutRound,
};
