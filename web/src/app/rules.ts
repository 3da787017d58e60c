// The rules as texts: every message named like a rule number, in the order of the book.
import { idsOf, t, tell } from '../i18n/index.svelte';

export interface RuleText {
  id: string;
  text: string;
  source: string | null;
}

export interface RuleSection {
  id: string;
  title: string;
  rules: RuleText[];
}

/** The sections of a game's rules that hold `words`; all of them if there are none. */
export function rulesOf(prefix: string, words = ''): RuleSection[] {
  const wanted = words.trim().toLocaleLowerCase();
  const sections = new Map<string, RuleSection>();
  for (const id of idsOf(`${prefix}-`)) {
    const section = new RegExp(`^${prefix}-([a-z]{3})-\\d\\d$`).exec(id)?.[1];
    if (!section) continue;
    const rule = { id, text: t(id), source: tell(`${id}.source`) };
    if (wanted && !`${id} ${rule.text}`.toLocaleLowerCase().includes(wanted)) continue;
    const known = sections.get(section);
    if (known) known.rules.push(rule);
    else sections.set(section, { id: section, title: t(`${prefix}-section-${section}`), rules: [rule] });
  }
  return [...sections.values()];
}
