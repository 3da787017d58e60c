// The line to the server under a clock of its own: lost lines, resends, silence.
import { beforeEach, describe, expect, it } from 'vitest';
import { Link, type LinkStatus } from '../../src/net/link';
import type { ToClient, ToServer } from '../../src/net/protocol';

class FakeSocket {
  readyState = 0;
  sent: ToServer[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  greet() {
    this.readyState = 1;
    this.say({ type: 'welcome', protocol: 1, program: '0', now_ms: 0, account: null });
  }
  say(frame: ToClient) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let sockets: FakeSocket[];
let timers: { run: () => void; ms: number }[];
let statuses: LinkStatus[];
let link: Link;

beforeEach(() => {
  [sockets, timers, statuses] = [[], [], []];
  link = new Link({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    online: () => true,
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
  });
  link.onstatus = (status) => statuses.push(status);
});

function runTimers(longest: number) {
  const due = timers.filter(({ ms }) => ms <= longest);
  timers = timers.filter(({ ms }) => ms > longest);
  for (const { run } of due) run();
}

const socket = (number: number) => {
  const found = sockets[number];
  if (!found) throw new Error(`no socket ${number}`);
  return found;
};

function follow(table: string, since?: { version: number; draft: number }) {
  const frames: ToClient[] = [];
  const stop = link.watch({ table, token: 'secret', since: () => since, frame: (frame) => frames.push(frame) });
  return { frames, stop };
}

describe('the line to the server', () => {
  it('asks for its tables only after the greeting', () => {
    follow('abc');
    expect(socket(0).sent).toEqual([]);
    socket(0).greet();
    expect(socket(0).sent).toEqual([{ type: 'watch', table: 'abc', token: 'secret' }]);
    expect(statuses.at(-1)).toBe('open');
  });

  it('connects again after a loss, names what it has, and sends unanswered commands with the same id', async () => {
    follow('abc', { version: 7, draft: 1 });
    socket(0).greet();
    const answer = link.act('abc', { version: 7, draft: 1 }, 'draw');
    const first = socket(0).sent.at(-1);
    socket(0).close();
    expect(statuses.at(-1)).toBe('waiting');
    runTimers(1000);
    socket(1).greet();
    expect(socket(1).sent[0]).toMatchObject({ type: 'watch', since: { version: 7, draft: 1 } });
    expect(socket(1).sent[1]).toEqual(first);
    socket(1).say({ type: 'done', table: 'abc', command_id: (first as { command_id: string }).command_id, stamp: { version: 8, draft: 0 } });
    expect(await answer).toEqual({ ok: true, stamp: { version: 8, draft: 0 } });
  });

  it('does not send an answered command again', async () => {
    follow('abc');
    socket(0).greet();
    const answer = link.undo('abc');
    const { command_id } = socket(0).sent.at(-1) as { command_id: string };
    socket(0).say({ type: 'refused', table: 'abc', command_id, refusal: { reason: 'nothing_to_undo' } });
    expect(await answer).toEqual({ ok: false, refusal: { reason: 'nothing_to_undo' } });
    socket(0).close();
    runTimers(1000);
    socket(1).greet();
    expect(socket(1).sent.map(({ type }) => type)).toEqual(['watch']);
  });

  it('waits longer after each failure, up to five seconds', () => {
    follow('abc');
    const waits: number[] = [];
    for (let round = 0; round < 8; round++) {
      socket(round).close();
      waits.push(timers[0]?.ms ?? 0);
      runTimers(10_000);
    }
    expect(waits[0]).toBeLessThan(400);
    expect(Math.max(...waits)).toBeLessThanOrEqual(5000);
    expect(waits[7]).toBeGreaterThanOrEqual(3000);
  });

  it('pings after silence and drops a line that does not answer', () => {
    follow('abc');
    socket(0).greet();
    runTimers(15_000);
    expect(socket(0).sent.at(-1)).toMatchObject({ type: 'ping' });
    runTimers(7_000);
    expect(statuses.at(-1)).toBe('waiting');
  });

  it('hands frames to the table they are for, and none after it stopped', () => {
    const one = follow('one');
    const two = follow('two');
    socket(0).greet();
    socket(0).say({ type: 'presence', table: 'two', online: [true], watching: 3 });
    expect([one.frames.length, two.frames.length]).toEqual([0, 1]);
    two.stop();
    socket(0).say({ type: 'presence', table: 'two', online: [true], watching: 4 });
    expect(two.frames.length).toBe(1);
  });

  it('gives up its line quietly when nobody needs it', () => {
    const { stop } = follow('abc');
    socket(0).greet();
    stop();
    socket(0).close();
    expect(statuses.at(-1)).toBe('idle');
    expect(timers).toEqual([]);
  });
});
