// The words of the client. `t(id, args)` speaks the current language; the Fluent files are shared
// with the server and the terminal and live in /locales, one folder per language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Locale } from './locales';
import { countBy } from './numbers';

export { LOCALES, preferredLocale, type Locale } from './locales';
export type Args = Record<string, FluentVariable>;

/** Each language in one file, without what only the terminal says; the numbered rules apart. */
const WORDS = import.meta.glob<Record<string, string>>('./words/*.ts', { import: 'default' });
const RULES = import.meta.glob<string>('../../../locales/*/rules-*.ftl', { query: '?raw', import: 'default' });

interface Speech {
  locale: Locale;
  bundle: FluentBundle;
  rules: boolean;
}

let current = $state.raw<Speech>({ locale: 'en', bundle: new FluentBundle('en'), rules: false });

export function locale(): Locale {
  return current.locale;
}

/** Loads a language and speaks it from then on. With `rules`, the numbered rules are loaded too. */
export async function speak(locale: Locale, rules = current.rules): Promise<void> {
  const numbered = Object.keys(RULES).filter((path) => rules && path.includes(`/${locale}/`));
  const [words, ...more] = await Promise.all([WORDS[`./words/${locale}.ts`]?.(), ...numbered.map((path) => RULES[path]?.())]);
  const texts = [...Object.values(words ?? {}), ...more.filter((text) => text !== undefined)];
  current = { locale, bundle: bundleOf(locale, texts), rules };
  if (globalThis.document) document.documentElement.lang = locale;
}

/** Loads the numbered rules in the current language, once. */
export async function learnRules(): Promise<void> {
  if (!current.rules) await speak(current.locale, true);
}

/** The message (`id`) or an attribute of it (`id.attribute`) in the current language; its id if nobody wrote it. */
export function t(id: string, args: Args = {}): string {
  return tell(id, args) ?? id;
}

/** As `t`, but nothing if the message does not exist. */
export function tell(id: string, args: Args = {}): string | null {
  const { bundle } = current;
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** The ids of the loaded messages that begin with `prefix`, in the order of the files. */
export function idsOf(prefix: string): string[] {
  return [...current.bundle._messages.keys()].filter((id) => id.startsWith(prefix));
}

export function bundleOf(locale: Locale, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  countBy(locale, bundle);
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A list in words: "a, b and c". */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(current.locale, { type: 'conjunction' }).format(parts);
}

export function dateText(ms: number): string {
  return new Intl.DateTimeFormat(current.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

export function numberText(value: number, digits = 0): string {
  return new Intl.NumberFormat(current.locale, { maximumFractionDigits: digits }).format(value);
}
