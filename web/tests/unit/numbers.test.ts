// Small numbers counted by ourselves read as the browser would say them.
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locales';
import { numberOf, pluralOf } from '../../src/i18n/numbers';

const VALUES = [...Array.from({ length: 1200 }, (_, value) => value), 12345, 1_000_000, -1, -3, 0.5, 1.5];

test.each(LOCALES)('numbers and plurals in %s', (locale) => {
  const [number, plural] = [numberOf(locale), pluralOf(locale)];
  const [full, rules] = [new Intl.NumberFormat(locale), new Intl.PluralRules(locale)];
  for (const value of VALUES) {
    expect(number.format(value)).toBe(full.format(value));
    expect(plural.select(value), `${value}`).toBe(rules.select(value));
  }
});
