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
    // Two browsers at a time: most of a game is waiting for the other side.
    maxWorkers: 2,
  },
});
