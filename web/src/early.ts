// A small file of its own that runs while the program is still on its way: it sends for what the program would send for
// only once it is there (the words of the reader's language, the faces they are set in) and, at a table, looks at
// the table, so that the drawing of its game comes along too.
import { localeFor } from './i18n/locales';
import { lookUp } from './net/look';
import { keysOf } from './net/tokens';

/** What the build has made, by what it is for; filled in by the build (`early.build.ts`). */
export interface Files {
  words: Record<string, readonly string[]>;
  faces: Record<string, readonly string[]>;
  games: Record<string, readonly string[]>;
}
declare const FILES: Files;
const { words, faces, games }: Files = FILES;

const KINDS: Record<string, [rel: string, as: string]> = { js: ['modulepreload', 'script'], css: ['preload', 'style'], woff2: ['preload', 'font'] };

function sendFor(files: readonly string[] = []): void {
  for (const file of files) {
    const [rel = '', as = ''] = KINDS[file.split('.').pop() ?? ''] ?? [];
    document.head.append(Object.assign(document.createElement('link'), { rel, as, crossOrigin: '', href: file }));
  }
}

function chosen(): string | undefined {
  const text = localStorage.getItem('tidetable.settings');
  return text ? (JSON.parse(text) as { language?: string }).language : undefined;
}

const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
if (table) {
  const name = decodeURIComponent(table);
  const token = keysOf(name)?.own;
  const look = lookUp(name, token);
  globalThis.early = { table: name, token, look };
  void look.then((seen) => sendFor(games[seen?.state.settings.game ?? '']));
}
const locale = localeFor(chosen());
sendFor(words[locale]);
sendFor(faces[locale]);
