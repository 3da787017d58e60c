// A finished game, fetched in pieces as one walks through it.
import { api } from './api';
import { framedState } from './frames';
import type { Replay, ReplayFrame, TableState } from './protocol';

const PIECE = 60;

export class ReplayReader {
  readonly table: string;
  readonly audience: string;
  end = $state.raw<TableState | null>(null);
  total = $state(0);
  /** Frames by number; holes are not fetched yet. */
  frames = $state.raw<ReadonlyMap<number, ReplayFrame>>(new Map());
  #asked = new Map<number, Promise<void>>();
  #token: string | undefined;

  constructor(table: string, audience: string, token?: string) {
    this.table = table;
    this.audience = audience;
    this.#token = token;
  }

  /** Fetches the piece that holds `step`, and the next one ahead of need. */
  async need(step: number): Promise<void> {
    const piece = Math.floor(step / PIECE);
    await this.#piece(piece);
    if ((piece + 1) * PIECE < this.total) void this.#piece(piece + 1);
  }

  #piece(piece: number): Promise<void> {
    let asked = this.#asked.get(piece);
    if (!asked) {
      asked = api.replay(this.table, this.audience, piece * PIECE, PIECE, this.#token).then((part) => this.#add(part));
      asked.catch(() => this.#asked.delete(piece));
      this.#asked.set(piece, asked);
    }
    return asked;
  }

  #add({ end, total, from, frames }: Replay): void {
    const all = new Map(this.frames);
    frames.forEach((frame, index) => all.set(from + index, frame));
    this.frames = all;
    this.end = end;
    this.total = total;
  }

  /** The table as it was after `step`. */
  at(step: number): TableState | null {
    const frame = this.frames.get(step);
    if (!frame || !this.end?.game) return null;
    const seat = /^\d$/.test(this.audience) ? Number(this.audience) : null;
    const last = step === this.total - 1;
    return { ...framedState(this.end, frame), you: { seat, host: false }, ...(last && { phase: 'over', result: this.end.result }) };
  }
}
