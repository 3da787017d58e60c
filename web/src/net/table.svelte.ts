// One table as this screen follows it: the newest state, the scenes that are still to be shown, the story so far,
// and the commands one can give. It asks for the seat its token opens and never holds more than the server sent.
import { framedState } from './frames';
import { api } from './api';
import { link } from './live.svelte';
import type { Answer } from './link';
import type { Look } from './look';
import type { Manage, Refusal, Stamp, TableState, ToClient } from './protocol';

/** A state of the table together with what led to it. */
export interface Scene {
  state: TableState;
  events: readonly unknown[];
  /** Stays on the screen until the reader goes on. */
  holds?: boolean;
}

export interface Chapter extends Scene {
  /** Counts the chapters of the story. */
  number: number;
}

/** Frames of the story asked for at a time. */
const PIECE = 200;

export class TableSession {
  readonly table: string;
  /** The newest state. */
  latest = $state.raw<TableState | null>(null);
  /** What is on the screen: the newest state, or one that leads there. */
  scene = $state.raw<Scene | null>(null);
  /** What happened since this screen began to follow. */
  #news = $state.raw<readonly Scene[]>([]);
  /** What happened before, as the server tells it to those who come later, and up to where. */
  #past = $state.raw<{ scenes: readonly Scene[]; until: Stamp }>({ scenes: [], until: { version: 0, draft: 0 } });
  /** The whole story, each chapter with the table as it was then. */
  story: readonly Chapter[] = $derived([
    ...this.#past.scenes,
    ...this.#news.filter(({ state }) => older(this.#past.until, state.stamp) && !(this.scene?.holds && older(this.scene.state.stamp, state.stamp))),
  ].map((scene, number) => ({ ...scene, number })));
  /** What cannot be taken back any more: a draft is no story yet. */
  told: readonly Chapter[] = $derived(this.story.filter(({ state: { stamp } }) => stamp.draft === 0 || stamp.version !== this.latest?.stamp.version));
  online = $state.raw<readonly boolean[]>([]);
  watching = $state(0);
  /** Why the table cannot be shown. */
  closed = $state.raw<Refusal | null>(null);
  /** The last thing that was refused, until it is put away. */
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** Server's clock minus ours. */
  skew_ms = 0;
  /** How long a scene with these events should stay before the next one. */
  pace: (scene: Scene) => number = () => 0;
  /** Cuts a scene in two where the table stands still in between. */
  cut: (scene: Scene, before: TableState) => readonly Scene[] = (scene) => [scene];

  #token: string | undefined;
  #stop: () => void;
  #queue: Scene[] = [];
  /** The stamp the last command led to. */
  #awaited: Stamp | null = null;
  /** The version in the middle of whose draft this screen came: once it is told, its beginning is asked for. */
  #unheard: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** With `look`, from what has been seen of it with this token already. */
  constructor(table: string, token?: string, look: Look | null = null) {
    this.table = table;
    this.#token = token;
    if (look) this.#receive(look);
    this.#stop = this.#follow();
  }

  /** Goes on as whoever `token` opens; everything seen before is put away first. */
  become(token: string | undefined): void {
    this.#stop();
    this.#token = token;
    this.#clear();
    this.#stop = this.#follow();
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  get behind(): boolean {
    return this.scene !== null && this.scene.state !== this.latest;
  }

  /** Shows the newest state at once, or the first one that holds. */
  skip(): void {
    if (this.#queue.length === 0 || this.scene?.holds) return;
    clearTimeout(this.#timer);
    const stop = this.#queue.findIndex(({ holds }) => holds);
    this.scene = this.#queue.at(stop) ?? null;
    this.#queue = stop < 0 ? [] : this.#queue.slice(stop);
  }

  /** Leaves a scene that holds. */
  goOn(): void {
    if (!this.scene?.holds) return;
    this.#queue.shift();
    this.#next();
  }

  async act(action: string): Promise<Answer> {
    const stamp = this.latest?.stamp;
    if (!stamp) return { ok: false, refusal: { reason: 'wrong_phase' } };
    return this.#ask(link.act(this.table, stamp, action));
  }

  undo(): Promise<Answer> {
    return this.#ask(link.undo(this.table));
  }

  manage(command: Manage): Promise<Answer> {
    return this.#ask(link.manage(this.table, command));
  }

  async #ask(answer: Promise<Answer>): Promise<Answer> {
    this.busy = true;
    this.refused = null;
    const result = await answer;
    this.#awaited = result.ok ? (result.stamp ?? null) : null;
    this.#rest();
    if (!result.ok) this.refused = result.refusal;
    return result;
  }

  /** Busy until what was answered is on the screen: whoever clicks before that means the new table. */
  #rest(): void {
    this.busy = this.#awaited !== null && this.latest !== null && older(this.latest.stamp, this.#awaited);
  }

  #follow(): () => void {
    return link.watch({
      table: this.table,
      token: this.#token,
      since: () => this.latest?.stamp,
      frame: (frame) => this.#receive(frame),
    });
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#awaited = null;
    this.busy = false;
    this.latest = null;
    this.scene = null;
    this.#news = [];
    this.#past = { scenes: [], until: { version: 0, draft: 0 } };
  }

  #receive(frame: ToClient): void {
    if (frame.type === 'presence') {
      this.online = frame.online;
      this.watching = frame.watching;
    } else if (frame.type === 'refused') {
      this.closed = frame.refusal;
    } else if (frame.type === 'state') {
      this.skew_ms = frame.now_ms - Date.now();
      this.#state(frame);
    }
  }

  #state({ since, events, state }: Look): void {
    if (this.latest && older(state.stamp, this.latest.stamp)) return;
    const before = since === null ? null : this.latest;
    this.latest = state;
    if (this.busy && this.#awaited) this.#rest();
    this.#remember({ state, events }, since);
    if (before === null) {
      this.#queue = [];
      this.scene = { state, events: [] };
      return;
    }
    const idle = this.#queue.length === 0;
    this.#queue.push(...this.cut({ state, events }, before));
    if (idle) this.#next();
  }

  /** Drafts may be taken back, so a chapter of a draft is replaced by what comes after it. */
  #remember(scene: Scene, since: Stamp | null): void {
    if (since === null) {
      this.#news = [];
      this.#unheard = scene.state.stamp.draft > 0 ? scene.state.stamp.version : null;
      if (scene.state.phase !== 'lobby') void this.#recall();
      return;
    }
    if (this.#unheard !== null && scene.state.stamp.version > this.#unheard) {
      this.#unheard = null;
      void this.#recall();
    }
    const kept = this.#news.filter(({ state }) => !older(since, state.stamp));
    this.#news = scene.events.length ? [...kept, scene] : kept;
  }

  /** Asks how it came to this. */
  async #recall(): Promise<void> {
    const token = this.#token;
    const scenes: Scene[] = [];
    const events: unknown[] = [];
    for (let from = 0, total = 1; from < total; from += PIECE) {
      const piece = await api.story(this.table, from, PIECE, token).catch(() => null);
      if (!piece || token !== this.#token) return;
      total = piece.total;
      for (const frame of piece.frames) {
        events.push(...frame.events);
        // What chance adds to a step belongs to the same chapter.
        if (frame.waiting.length === 0 && frame !== piece.frames.at(-1)) continue;
        if (events.length) scenes.push({ state: framedState(piece.end, frame), events: events.splice(0) });
      }
      this.#past = { scenes: [...scenes], until: { ...piece.end.stamp, draft: 0 } };
    }
  }

  #next(): void {
    const scene = this.#queue[0];
    if (!scene) return;
    this.scene = scene;
    if (scene.holds) return;
    const show = () => {
      this.#queue.shift();
      this.#next();
    };
    const stay = this.pace(scene);
    if (stay > 0) this.#timer = setTimeout(show, stay);
    else show();
  }
}

export function older(a: Stamp, b: Stamp): boolean {
  return a.version < b.version || (a.version === b.version && a.draft < b.draft);
}
