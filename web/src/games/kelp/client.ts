// The face of Kelp for the rest of the client.
import type { GameClient } from '..';
export const client: GameClient = undefined as unknown as GameClient;
