// Every word the client asks for exists in all three languages, and no word is kept that nobody says.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const LANGUAGES = ['uk', 'pl', 'en'];

function filesUnder(folder: string, endings: readonly string[]): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' || name === 'target' ? [] : filesUnder(path, endings);
    return endings.some((ending) => name.endsWith(ending)) ? [path] : [];
  });
}

/** All ids of a language, attributes as `id.attribute`; the numbered rules are told by their numbers. */
function idsOf(language: string): Set<string> {
  const files = filesUnder(join(ROOT, 'locales', language), ['.ftl']).filter((path) => !/\/rules-/.test(path));
  const entries = files.flatMap((path) => new FluentResource(readFileSync(path, 'utf8')).body);
  return new Set(entries.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]));
}

const english = idsOf('en');
const sources = filesUnder(join(ROOT, 'web/src'), ['.ts', '.svelte']).filter((path) => !path.includes('/gallery/'));
const web = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
const rust = filesUnder(join(ROOT, 'crates'), ['.rs']).map((path) => readFileSync(path, 'utf8')).join('\n');

/** Quoted strings, with a hole for everything that is put in. */
function literals(text: string): string[] {
  // Quotes may stand inside templates, so each kind is looked for on its own.
  const quoted = [/'([^'\n]*)'/g, /"([^"\n]*)"/g, /`([^`]*)`/g].flatMap((form) => [...text.matchAll(form)].map((match) => match[1] ?? ''));
  return quoted.map((literal) => literal.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\0').replace(/\{[^{}]*\}/g, '\0'));
}

/** The first argument of every call of t, tell and say. */
function asked(text: string): string[] {
  return [...text.matchAll(/\b(?:t|tell|say)\(/g)].flatMap((match) => {
    let depth = 0;
    let end = match.index + match[0].length;
    for (const start = end; end < text.length; end++) {
      const letter = text[end] ?? '';
      if ('([{'.includes(letter)) depth++;
      if (')]}'.includes(letter) && depth-- === 0) return literals(text.slice(start, end));
      if (letter === ',' && depth === 0) return literals(text.slice(start, end));
    }
    return [];
  });
}

const pattern = (literal: string) => new RegExp(`^${literal.split('\0').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
const isId = (literal: string) => /^[a-z0-9]+-[a-z0-9\0.-]+$/.test(literal);

describe('the words of the client', () => {
  it('are the same in all languages', () => {
    for (const language of LANGUAGES) {
      const ids = idsOf(language);
      expect([...english].filter((id) => !ids.has(id)), `missing in ${language}`).toEqual([]);
      expect([...ids].filter((id) => !english.has(id)), `only in ${language}`).toEqual([]);
    }
  });

  it('exist wherever the client asks for one', () => {
    const wanted = new Set(asked(web).filter(isId));
    expect(wanted.size).toBeGreaterThan(150);
    const missing = [...wanted].filter((literal) => ![...english].some((id) => pattern(literal).test(id)) && !/^(sp|ke)-[a-z]{3}-/.test(literal));
    expect(missing).toEqual([]);
  });

  it('are all used by somebody', () => {
    const said = new Set([...literals(web), ...literals(rust)].filter((literal) => /^[a-z0-9\0]+-[a-z0-9\0]/.test(literal) && literal.replaceAll('\0', '').length > 4));
    const plain = new Set([...said].filter((literal) => !literal.includes('\0')));
    const patterns = [...said].filter((literal) => literal.includes('\0')).map(pattern);
    const main = [...english].filter((id) => !id.includes('.'));
    const unused = main.filter((id) => !plain.has(id) && ![...plain].some((literal) => literal.startsWith(`${id}.`)) && !patterns.some((form) => form.test(id)));
    expect(unused).toEqual([]);
  });
});
