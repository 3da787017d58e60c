// What is worth waiting for before the first drawing.
import type { Locale } from '../i18n/locales';

/** How long the page stays empty for the sake of one whole drawing. */
export const PATIENCE_MS = 400;

/** Letters by which the browser finds the files of a face that a language needs. */
const LETTERS: Record<Locale, string> = { en: 'a', pl: 'ał', uk: 'aї' };

/** The two faces, sent for: a first drawing in others would be set twice. */
export function facesOf(locale: Locale): Promise<unknown>[] {
  const letters = LETTERS[locale];
  return ['430 1rem "Commissioner Variable"', '850 1rem "Piazzolla Variable"'].map((face) => document.fonts.load(face, letters));
}

/** Until all of it has come or failed, and no longer than that. */
export async function atMost(patience_ms: number, coming: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((done) => (timer = setTimeout(done, patience_ms)));
  await Promise.race([Promise.allSettled(coming), late]);
  clearTimeout(timer);
}
