// The one websocket of the client. It connects, connects again when the line drops, asks anew for every
// table it was told to watch, and sends unanswered commands again under the same ids (which the server
// carries out once). It knows nothing of games and nothing of screens.
import type { Manage, Refusal, Stamp, ToClient, ToServer } from './protocol';

export type LinkStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'offline';

export type Answer = { ok: true; seat?: number; token?: string; stamp?: Stamp } | { ok: false; refusal: Refusal };

export interface Subscription {
  table: string;
  token?: string | undefined;
  /** What this client has already; asked whenever the line comes up. */
  since(): Stamp | undefined;
  frame(frame: ToClient): void;
}

type Command = Extract<ToServer, { command_id: string }>;
interface Pending {
  frame: Command;
  settle(answer: Answer): void;
}

/** What a line needs of the world; a test gives it another one. */
export interface Wire {
  open(): WebSocket;
  online(): boolean;
  later(run: () => void, ms: number): () => void;
}

/** States of a websocket. */
const OPEN = 1;
const FIRST_DELAY_MS = 250;
/** With a quarter more by lot, five seconds at most. */
const LAST_DELAY_MS = 4000;
const QUIET_MS = 15_000;
const PATIENCE_MS = 7_000;

export class Link {
  #wire: Wire;
  #socket: WebSocket | null = null;
  #subscriptions = new Map<string, Subscription>();
  #pending = new Map<string, Pending>();
  #delay = FIRST_DELAY_MS;
  #cancelRetry: (() => void) | null = null;
  #cancelQuiet: (() => void) | null = null;
  #nonce = 0;
  #status: LinkStatus = 'idle';
  onstatus: (status: LinkStatus) => void = () => {};
  /** The server says that it stops for a moment. */
  onrestart: () => void = () => {};
  onwelcome: (frame: Extract<ToClient, { type: 'welcome' }>) => void = () => {};

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  get status(): LinkStatus {
    return this.#status;
  }

  watch(subscription: Subscription): () => void {
    this.#subscriptions.set(subscription.table, subscription);
    if (this.#isOpen()) this.#askFor(subscription);
    else this.connect();
    return () => this.#unwatch(subscription);
  }

  act(table: string, seen: Stamp, action: string): Promise<Answer> {
    const frame = { type: 'act', table, command_id: commandId(), seen_version: seen.version, seen_draft: seen.draft, action } as const;
    return this.#command(frame);
  }

  undo(table: string): Promise<Answer> {
    return this.#command({ type: 'undo', table, command_id: commandId() });
  }

  manage(table: string, command: Manage): Promise<Answer> {
    return this.#command({ type: 'manage', table, command_id: commandId(), command });
  }

  /** Opens the line now, whatever was planned. Harmless while it is open. */
  connect(): void {
    if (this.#socket && this.#socket.readyState <= OPEN) return;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#set(this.#status === 'idle' ? 'connecting' : this.#status);
    const socket = this.#wire.open();
    this.#socket = socket;
    socket.onmessage = (event) => socket === this.#socket && this.#receive(String(event.data));
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  /** Finds out whether the other end is still there, e.g. after the page was asleep. */
  probe(): void {
    if (!this.#isOpen()) return this.connect();
    this.#cancelQuiet?.();
    this.#send({ type: 'ping', nonce: ++this.#nonce });
    this.#cancelQuiet = this.#wire.later(() => this.#drop(), PATIENCE_MS);
  }

  #command(frame: Command): Promise<Answer> {
    return new Promise((resolve) => {
      this.#pending.set(frame.command_id, { frame, settle: resolve });
      if (this.#isOpen()) this.#send(frame);
      else this.connect();
    });
  }

  #receive(text: string): void {
    this.#listen();
    const frame = JSON.parse(text) as ToClient;
    switch (frame.type) {
      case 'welcome':
        return this.#greeted(frame);
      case 'done':
        return this.#settle(frame.command_id, { ok: true, stamp: frame.stamp });
      case 'seated':
        return this.#settle(frame.command_id, { ok: true, seat: frame.seat, token: frame.token });
      case 'refused':
        return this.#refused(frame);
      case 'state':
        return this.#subscriptions.get(frame.state.table)?.frame(frame);
      case 'presence':
        return this.#subscriptions.get(frame.table)?.frame(frame);
      case 'restarting':
        return this.onrestart();
      case 'pong':
        return;
    }
  }

  #greeted(frame: Extract<ToClient, { type: 'welcome' }>): void {
    this.#delay = FIRST_DELAY_MS;
    this.#set('open');
    this.onwelcome(frame);
    for (const subscription of this.#subscriptions.values()) this.#askFor(subscription);
    for (const { frame: command } of this.#pending.values()) this.#send(command);
  }

  #refused(frame: Extract<ToClient, { type: 'refused' }>): void {
    if (frame.command_id !== null && this.#pending.has(frame.command_id)) {
      this.#settle(frame.command_id, { ok: false, refusal: frame.refusal });
    } else if (frame.table !== null) {
      this.#subscriptions.get(frame.table)?.frame(frame);
    }
  }

  #settle(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(answer);
  }

  #askFor({ table, token, since }: Subscription): void {
    const have = since();
    this.#send({ type: 'watch', table, ...(token && { token }), ...(have && { since: have }) });
  }

  #unwatch(subscription: Subscription): void {
    if (this.#subscriptions.get(subscription.table) !== subscription) return;
    this.#subscriptions.delete(subscription.table);
    if (this.#isOpen()) this.#send({ type: 'unwatch', table: subscription.table });
  }

  #lost(): void {
    this.#socket = null;
    this.#cancelQuiet?.();
    if (this.#subscriptions.size === 0 && this.#pending.size === 0) return this.#set('idle');
    this.#set(this.#wire.online() ? 'waiting' : 'offline');
    const delay = this.#delay * (0.75 + Math.random() / 2);
    this.#delay = Math.min(this.#delay * 2, LAST_DELAY_MS);
    this.#cancelRetry = this.#wire.later(() => this.connect(), delay);
  }

  /** Every word from the server shows that it lives; after a while of silence we ask. */
  #listen(): void {
    this.#cancelQuiet?.();
    this.#cancelQuiet = this.#wire.later(() => this.probe(), QUIET_MS);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === OPEN && this.#status === 'open';
  }

  #send(frame: ToServer): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #set(status: LinkStatus): void {
    this.#status = status;
    this.onstatus(status);
  }
}

function commandId(): string {
  return crypto.randomUUID();
}
