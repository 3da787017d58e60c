// Which window lies over the page, and the short messages that pass by.
import { untrack } from 'svelte';

export type Panel =
  | { kind: 'settings' }
  | { kind: 'carry'; table: string }
  | { kind: 'rules'; game: string; rule: string | null }
  | { kind: 'confirm'; text: string; yes: string; then: () => void };

let panel = $state.raw<Panel | null>(null);
let notes = $state.raw<readonly { id: number; text: string }[]>([]);
let count = 0;

export const panels = {
  get open(): Panel | null {
    return panel;
  },
  get notes() {
    return notes;
  },
};

export function show(next: Panel): void {
  panel = next;
}

export function hide(): void {
  panel = null;
}

/** Opens the rules of a game, at a rule if one is named. */
export function openRules(game: string, rule: string | null = null): void {
  show({ kind: 'rules', game, rule });
}

/** Asks before something that cannot be undone. */
export function confirmFirst(text: string, yes: string, then: () => void): void {
  show({ kind: 'confirm', text, yes, then });
}

/** A short message that goes by itself. */
export function say(text: string): void {
  const note = { id: ++count, text };
  // Whoever speaks from an effect must not be called again by the note itself.
  notes = [...untrack(() => notes), note];
  setTimeout(() => (notes = notes.filter((other) => other !== note)), 4500);
}
