// Builds the web client. The gallery page (gallery.html) is served in development
// only: the production bundle starts from index.html alone.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 2048 },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
