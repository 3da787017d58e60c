// Not tests: `npm run pictures` fills docs/screenshots, `npm run report` measures weight and speed. They run as tests
// do because they need the same server and the same hands.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['pictures/**/*.run.ts'],
    environment: 'node',
    globalSetup: ['e2e/setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
