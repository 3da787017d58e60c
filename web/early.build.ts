// Part of the build: makes `src/early.ts` a file of its own that knows the names of the others, and names it in the
// page. In development there is none, and nothing needs it.
import { build, type Plugin, type Rolldown } from 'vite';
import type { Files } from './src/early';

const FACES: Record<string, RegExp> = { en: /-latin-wght/, pl: /-latin(-ext)?-wght/, uk: /-(latin|cyrillic)-wght/ };

export function early(): Plugin {
  let base = '/';
  return {
    name: 'early',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const code = await compile(filesOf(bundle, base));
        // It is one, though its type does not say so.
        const context = this as unknown as Rolldown.PluginContext;
        const file = context.getFileName(context.emitFile({ type: 'asset', name: 'early.js', source: code }));
        return [{ tag: 'script', attrs: { async: true, fetchpriority: 'high', src: base + file }, injectTo: 'head' }];
      },
    },
  };
}

/** What belongs to the words of each language, to each face, to each game, besides what the page names itself. */
function filesOf(bundle: Rolldown.OutputBundle, base: string): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => withImports(bundle, chunk)));
  const needs = (place: RegExp) =>
    Object.fromEntries(
      chunks.flatMap((chunk) => {
        const name = place.exec(chunk.facadeModuleId ?? '')?.[1];
        return name ? [[name, withImports(bundle, chunk).filter((file) => !start.has(file)).map((file) => base + file)]] : [];
      }),
    );
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2')).map((file) => base + file);
  const faces = Object.fromEntries(Object.entries(FACES).map(([locale, kind]) => [locale, fonts.filter((file) => kind.test(file))]));
  return { words: needs(/i18n\/words\/(\w+)\.ts$/), faces, games: needs(/games\/([\w-]+)\/client\.ts$/) };
}

function withImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const others = chunk.imports.flatMap((name) => {
    const other = bundle[name];
    return other?.type === 'chunk' ? withImports(bundle, other, seen) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...others];
}

async function compile(files: Files): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { FILES: JSON.stringify(files) },
    build: { write: false, target: 'es2022', lib: { entry: new URL('src/early.ts', import.meta.url).pathname, formats: ['iife'], name: 'tidetable', fileName: 'early' } },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('src/early.ts was not built');
  return chunk.code;
}
