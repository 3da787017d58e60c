// Small whole numbers and their plurals without the browser's help, whose first number and first plural of a language
// take it tens of milliseconds. Everything else is still its business.
import type { FluentBundle } from '@fluent/bundle';
import type { Locale } from './locales';

const isSmall = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

export function numberOf(locale: Locale): Pick<Intl.NumberFormat, 'format'> {
  let full: Intl.NumberFormat | undefined;
  return { format: (value: number) => (isSmall(value) ? String(value) : (full ??= new Intl.NumberFormat(locale)).format(value)) };
}

export function pluralOf(locale: Locale): Pick<Intl.PluralRules, 'select'> {
  let full: Intl.PluralRules | undefined;
  return { select: (value: number) => (isSmall(value) ? smallPlural(locale, value) : (full ??= new Intl.PluralRules(locale)).select(value)) };
}

function smallPlural(locale: Locale, value: number): Intl.LDMLPluralRule {
  if (locale === 'en') return value === 1 ? 'one' : 'other';
  const last = value % 10;
  const teens = value % 100 > 10 && value % 100 < 20;
  if (locale === 'pl' ? value === 1 : last === 1 && !teens) return 'one';
  return last > 1 && last < 5 && !teens ? 'few' : 'many';
}

/** Lets a bundle count so; what is asked for with options of its own goes to the browser as before. */
export function countBy(locale: Locale, bundle: FluentBundle): void {
  const { _intls } = bundle as unknown as { _intls: Map<unknown, Record<string, unknown>> };
  _intls.set(Intl.NumberFormat, { '{}': numberOf(locale) });
  _intls.set(Intl.PluralRules, { '{}': pluralOf(locale) });
}
