// The face of Kelp for the rest of the client.
import type { GameClient } from '..';
import { paceOf } from './pace';
import { story } from './story';
import Table from './Table.svelte';
import type { KelpEvent } from './types';
import { action, describe, prompt } from './words';

export const client: GameClient = { Board: Table, prompt, story, action, describe, logFrom: 1560, pace: (events) => paceOf(events as KelpEvent[]) };
