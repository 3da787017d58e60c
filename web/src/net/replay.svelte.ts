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
  /** Frames by step, 0 being the table as the first player found it; holes are not fetched yet. */
  frames = $state.raw<ReadonlyMap<number, ReplayFrame>>(new Map());
  #asked = new Map<number, Promise<void>>();
  /** How many frames only set the table up. */
  #setup = 0;
  #token: string | undefined;

  constructor(table: string, audience: string, token?: string) {
    this.table = table;
    this.audience = audience;
    this.#token = token;
  }

  /** Fetches the piece that holds `step`, and the next one ahead of need. */
  async need(step: number): Promise<void> {
    await this.#piece(0);
    const piece = Math.floor((step + this.#setup) / PIECE);
    await this.#piece(piece);
    if ((piece + 1) * PIECE < this.total + this.#setup) void this.#piece(piece + 1);
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
    if (from === 0) this.#setup = Math.max(0, frames.findIndex(({ waiting }) => waiting.length > 0));
    const setup = this.#setup;
    frames.forEach((frame, index) => all.set(from + index - setup, frame));
    const [first] = frames.slice(setup);
    if (from === 0 && first) all.set(0, { ...first, events: frames.slice(0, setup + 1).flatMap(({ events }) => events) });
    this.frames = new Map([...all].filter(([step]) => step >= 0));
    this.end = end;
    this.total = total - setup;
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
