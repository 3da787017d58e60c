// What is sent to a reader: no gallery, and a small amount of script and style.
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';

let files: { name: string; bytes: number }[] = [];

beforeAll(async () => {
  const result = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
  files = result.output.map((file) => ({
    name: file.fileName,
    bytes: gzipSync(file.type === 'chunk' ? file.code : file.source).length,
  }));
});

test('the gallery stays at home', () => {
  expect(files.filter(({ name }) => name.endsWith('.html')).map(({ name }) => name)).toEqual(['index.html']);
  expect(files.filter(({ name }) => /gallery|samples/i.test(name))).toEqual([]);
});

test('all script and style together stay under 200 kB, words aside', () => {
  const code = files.filter(({ name }) => /\.(js|css)$/.test(name) && !/\/((en|pl|uk)|rules-(kelp|salt-paper))-[\w-]+\.js$/.test(name));
  const total = code.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeLessThan(200_000);
});
