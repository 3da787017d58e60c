// Starts one server for all tests and tells them where it is.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    base: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const running = process.env['TIDETABLE_URL'];
  if (running) return project.provide('base', running.replace(/\/$/, ''));
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-e2e-'));
  const server = spawn(binary(), ['serve', '--addr', '127.0.0.1:0', '--data-dir', folder, '--bot-pace-ms', process.env['BOT_PACE_MS'] ?? '20'], { stdio: ['ignore', 'pipe', 'inherit'] });
  project.provide('base', await addressOf(server));
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

function binary(): string {
  const root = resolve(import.meta.dirname, '../..');
  const places = [process.env['TIDETABLE_BIN'], join(root, 'target/debug/tidetable'), join(root, 'target/release/tidetable')];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('no server: build it with `cargo build -p tidetable`, or name it in TIDETABLE_BIN');
  return found;
}

/** The server says where it is in its first line. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
    server.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const match = /(http:\/\/[\d.:]+)\//.exec(text);
      if (match?.[1]) found(match[1]);
    });
  });
}
