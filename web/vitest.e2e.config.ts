// Whole games in a real browser against a real server. The server is the
// binary named by TIDETABLE_BIN (default: target/debug/tidetable, target/release/tidetable), or one that runs
// already at TIDETABLE_URL.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Every game is dealt anew. On the gate's busy machine one that stumbles may start again, and the report names it;
    // a secret that was seen once has been seen, so e2e/secrets.test.ts may not.
    retry: process.env['CI'] ? 1 : 0,
    // Two browsers at a time: most of a game is waiting for the other side.
    maxWorkers: 2,
  },
});
