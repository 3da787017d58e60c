// Sample hands and tables for the gallery, with the real words in the language the address asks for.
import type { Family } from '../art/figures';
import type { CardColour } from '../art/ramps';
import { LOCALES, t, type Locale } from '../i18n/index.svelte';

export const query = new URLSearchParams(globalThis.location?.search ?? '');
export const lang: Locale = LOCALES.find((entry) => entry === query.get('lang')) ?? 'en';

export function familyName(family: Family): string {
  return t(`sp-card-${family.replaceAll('_', '-')}`);
}

export function colourName(colour: CardColour): string {
  return t(`sp-colour-${colour.replaceAll('_', '-')}`);
}

interface SampleCard {
  family: Family;
  colour: CardColour;
  copies: number;
  factor?: { points: number; family: Family };
}

const ROWS: readonly [Family, CardColour, number, number?, Family?][] = [
  ['crab', 'dark_blue', 9], ['boat', 'light_blue', 8], ['fish', 'black', 7], ['swimmer', 'yellow', 5], ['shark', 'green', 5],
  ['shell', 'light_blue', 6], ['octopus', 'grey', 5], ['penguin', 'pink', 3], ['sailor', 'orange', 2],
  ['lighthouse', 'purple', 1, 1, 'boat'], ['shoal', 'grey', 1, 1, 'fish'], ['colony', 'green', 1, 2, 'penguin'],
  ['captain', 'light_orange', 1, 3, 'sailor'], ['mermaid', 'white', 4], ['jellyfish', 'purple', 2], ['lobster', 'black', 1],
  ['cast_of_crabs', 'green', 1, 1, 'crab'], ['starfish', 'yellow', 3], ['seahorse', 'white', 1],
];

/** One card of every family, with its words. */
export function sampleCards() {
  return ROWS.map(([family, colour, copies, points, of]) => {
    const card: SampleCard = { family, colour, copies };
    if (points !== undefined && of !== undefined) card.factor = { points, family: of };
    return { ...card, ...words(family, colour) };
  });
}

export function words(family: Family, colour: CardColour) {
  return { name: familyName(family), colourName: colourName(colour) };
}
