// The languages of the client, and which of them a reader gets.

export type Locale = 'uk' | 'pl' | 'en';
export const LOCALES: readonly Locale[] = ['uk', 'pl', 'en'];

/** The best of our languages for what a browser asks for. */
export function preferredLocale(wanted: readonly string[]): Locale {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.flatMap((code) => LOCALES.filter((known) => known === code))[0] ?? 'en';
}

/** The language somebody has chosen, or else the best one. */
export function localeFor(chosen: string | null | undefined): Locale {
  return LOCALES.find((known) => known === chosen) ?? preferredLocale(navigator.languages);
}
