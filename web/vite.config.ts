// Builds the web client. The gallery page (gallery.html) is served in development
// only: the production bundle starts from index.html alone.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { early } from './early.build.ts';

const SERVER = process.env['TIDETABLE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), early()],
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    // While working on the client: the server of `cargo run -p tidetable -- serve`, or of TIDETABLE_SERVER.
    proxy: { '/api': { target: SERVER }, '/ws': { target: SERVER, ws: true } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    // Few files, so that the first visit need not wait for one after the other: what the start page and every table
    // need; each language, each game and each other page by itself.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'], test: (id) => !/src[\\/]main\.ts$/.test(id) },
            { name: 'ui', test: /src[\\/]ui[\\/]/ },
          ],
        },
      },
    },
  },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
