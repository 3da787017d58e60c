// The face of Kelp for the rest of the client.
import type { GameClient } from '..';
import { why } from './attempts';
import { paceOf } from './pace';
import { places, story } from './story';
import Table from './Table.svelte';
import type { KelpEvent } from './types';
import { action, describe, prompt } from './words';

export const client: GameClient = { Board: Table, prompt, story, places, action, describe, why, logFrom: 1560, pace: (events) => paceOf(events as KelpEvent[]) };
