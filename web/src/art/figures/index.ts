// Every origami figure by name: the fourteen families, the five of Extra Salt and the sea folk of Kelp.
import type { Figure } from '../fold';
import { castOfCrabs, jellyfish, lobster, seahorse, starfish } from './extra';
import { captain, colony, lighthouse, mermaid, shoal } from './multipliers';
import { boat, crab, fish, shark, swimmer } from './pairs';
import { octopus, penguin, sailor, shell } from './sets';

/** The families of Sea Salt & Paper, in the order of the rules' table, then Extra Salt. */
export const FAMILY_FIGURES = {
  crab,
  boat,
  fish,
  swimmer,
  shark,
  shell,
  octopus,
  penguin,
  sailor,
  lighthouse,
  shoal,
  colony,
  captain,
  mermaid,
  jellyfish,
  lobster,
  cast_of_crabs: castOfCrabs,
  starfish,
  seahorse,
} as const satisfies Record<string, Figure>;

export type Family = keyof typeof FAMILY_FIGURES;
export const FAMILIES = Object.keys(FAMILY_FIGURES) as Family[];
