// What one person likes at one screen: language, theme, sound, speed, and small habits of the tables.
// Kept in this browser only.
import { localeFor, type Locale } from '../i18n/locales';

export type Theme = 'auto' | 'night' | 'day';
export type Motion = 'off' | 'fast' | 'normal' | 'slow';

export interface Settings {
  language: Locale | null;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  name: string;
  /** How the hand of Sea Salt & Paper is sorted. */
  sort: 'family' | 'colour' | 'none';
  /** Kelp: the board seen from the other side. */
  flip: boolean;
  /** Size of the board, 1 = as large as fits. */
  zoom: number;
  /** The games somebody has been introduced to, with the seat where the sides differ: `kelp 1`. */
  known: readonly string[];
  /** The last choices made for a new table, by game. */
  tables: Record<string, unknown>;
}

const NAME = 'tidetable.settings';

function coarse(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

function defaults(): Settings {
  // A phone in a quiet room: no sound unless asked for.
  return { language: null, theme: 'auto', sound: !coarse(), motion: 'normal', name: '', sort: 'family', flip: false, zoom: 1, known: [], tables: {} };
}

function load(): Settings {
  const text = localStorage.getItem(NAME);
  return { ...defaults(), ...(text ? (JSON.parse(text) as Partial<Settings>) : {}) };
}

export const settings: Settings = $state(load());

export function save(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(NAME, JSON.stringify(settings));
}

export function chosenLanguage(): Locale {
  return localeFor(settings.language);
}

const dark = matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(dark.matches);
dark.addEventListener('change', (event) => (systemDark = event.matches));

export function theme(): 'night' | 'day' {
  if (settings.theme !== 'auto') return settings.theme;
  return systemDark ? 'night' : 'day';
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemStill = $state(still.matches);
still.addEventListener('change', (event) => (systemStill = event.matches));

const SPEED: Record<Motion, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** What durations are multiplied by; 0 means that nothing moves. */
export function speed(): number {
  return systemStill ? 0 : SPEED[settings.motion];
}
