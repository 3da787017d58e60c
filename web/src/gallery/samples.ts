// Words for the gallery, in all three languages, so that the longest ones are looked at too.
// The real client takes its words from the Fluent files.
import type { Family } from '../art/figures';
import type { CardColour } from '../art/ramps';

export type Lang = 'en' | 'uk' | 'pl';
type Words<K extends string> = Record<K, readonly [en: string, uk: string, pl: string]>;

const LANGS: readonly Lang[] = ['en', 'uk', 'pl'];
export const query = new URLSearchParams(globalThis.location?.search ?? '');
export const lang: Lang = LANGS.find((entry) => entry === query.get('lang')) ?? 'en';

export function say(words: readonly [string, string, string]): string {
  return words[LANGS.indexOf(lang)] ?? words[0];
}

export const FAMILY_WORDS: Words<Family> = {
  crab: ['Crab', 'Краб', 'Krab'],
  boat: ['Boat', 'Човник', 'Łódka'],
  fish: ['Fish', 'Риба', 'Ryba'],
  swimmer: ['Swimmer', 'Плавець', 'Pływak'],
  shark: ['Shark', 'Акула', 'Rekin'],
  shell: ['Shell', 'Мушля', 'Muszla'],
  octopus: ['Octopus', 'Восьминіг', 'Ośmiornica'],
  penguin: ['Penguin', 'Пінгвін', 'Pingwin'],
  sailor: ['Sailor', 'Моряк', 'Marynarz'],
  lighthouse: ['Lighthouse', 'Маяк', 'Latarnia'],
  shoal: ['Shoal of Fish', 'Косяк риб', 'Ławica ryb'],
  colony: ['Penguin Colony', 'Колонія пінгвінів', 'Kolonia pingwinów'],
  captain: ['Captain', 'Капітан', 'Kapitan'],
  mermaid: ['Mermaid', 'Русалка', 'Syrena'],
  jellyfish: ['Jellyfish', 'Медуза', 'Meduza'],
  lobster: ['Lobster', 'Омар', 'Homar'],
  cast_of_crabs: ['Cast of Crabs', 'Зграя крабів', 'Gromada krabów'],
  starfish: ['Starfish', 'Морська зірка', 'Rozgwiazda'],
  seahorse: ['Seahorse', 'Морський коник', 'Konik morski'],
};

export const COLOUR_WORDS: Words<CardColour> = {
  dark_blue: ['dark blue', 'темно-синій', 'granatowy'],
  light_blue: ['light blue', 'блакитний', 'błękitny'],
  black: ['black', 'чорний', 'czarny'],
  yellow: ['yellow', 'жовтий', 'żółty'],
  green: ['green', 'зелений', 'zielony'],
  purple: ['purple', 'фіолетовий', 'fioletowy'],
  grey: ['grey', 'сірий', 'szary'],
  light_orange: ['light orange', 'світло-оранжевий', 'jasnopomarańczowy'],
  pink: ['pink', 'рожевий', 'różowy'],
  orange: ['orange', 'оранжевий', 'pomarańczowy'],
  white: ['white', 'білий', 'biały'],
};

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
export const SAMPLE_CARDS = ROWS.map(([family, colour, copies, points, of]) => {
  const card: SampleCard = { family, colour, copies };
  if (points !== undefined && of !== undefined) card.factor = { points, family: of };
  return { ...card, name: say(FAMILY_WORDS[family]), colourName: say(COLOUR_WORDS[colour]) };
});
