// The Shark's own pencil marks on zones. They stay in this browser and are nobody else's.
import type { Zone } from './types';

const SIGNS = ['?', '!', '×', '○', '▲'];

export class Pencil {
  marks = $state<Record<string, string>>({});
  #slot: string;

  constructor(table: string) {
    this.#slot = `tidetable.pencil.${table}`;
    const text = localStorage.getItem(this.#slot);
    if (text) this.marks = JSON.parse(text) as Record<string, string>;
  }

  /** The next sign on this zone; after the last one, none. */
  turn(zone: Zone): void {
    const sign = SIGNS[SIGNS.indexOf(this.marks[zone] ?? '') + 1];
    const { [zone]: _, ...rest } = this.marks;
    this.marks = sign ? { ...rest, [zone]: sign } : rest;
    this.#keep();
  }

  clear(): void {
    this.marks = {};
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(this.#slot, JSON.stringify(this.marks));
  }
}
