import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const LOCALE = fileURLToPath(new URL('../curia/locale', import.meta.url));
const MODULES = new URL('./node_modules/', import.meta.url);
const GAMES = fileURLToPath(new URL('./src/games', import.meta.url));
const RULES = fileURLToPath(new URL('../curia/games', import.meta.url));
/** The topics that a page speaks about; the terminal's own words stay out. */
const TOPICS = ['web', 'advice', 'bots'];
/** Typefaces come by style sheets; whatever else is in the client is found in its chunks. */
const TYPEFACES = ['@fontsource/alegreya-sans', '@fontsource/cinzel'];

/** The files of a language's words; a game's folder lists those of its own that its table needs. */
function files(language: string): string[] {
  const shared = TOPICS.map((topic) => `${LOCALE}/${language}/${topic}.ftl`);
  const own = readdirSync(GAMES).flatMap((game) => {
    const list = `${GAMES}/${game}/topics.json`;
    const topics = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
    return topics.map((topic) => `${RULES}/${game}/content/locale/${language}/${topic}.ftl`);
  });
  return [...shared, ...own];
}

/** The Fluent files of each language as one module, fetched only if that language is spoken. */
function words(): Plugin {
  const languages = readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
  return {
    name: 'curia-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:words') {
        const parts = languages.map(
          (name) => `${JSON.stringify(name)}: () => import("virtual:words/${name}")`,
        );
        return `export const languages = { ${parts.join(', ')} };`;
      }
      if (!id.startsWith('\0virtual:words/')) return null;
      const language = id.slice('\0virtual:words/'.length);
      const texts = files(language).map((file) => {
        this.addWatchFile(file);
        return readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(texts.join('\n').replace(/\n{2,}/g, '\n'))};`;
    },
  };
}

/** The name, version and licence of a package. */
function licence(name: string): string {
  const folder = new URL(`${name}/`, MODULES);
  const about = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  // One package names its licence without bringing the text; TypeScript has the same one, and brings it.
  const text = file
    ? new URL(file, folder)
    : about.license === 'Apache-2.0'
      ? new URL('typescript/LICENSE.txt', MODULES)
      : null;
  if (text === null) throw new Error(`no text of the licence of ${name}`);
  return `${name} ${about.version} (${about.license})\n\n${readFileSync(text, 'utf8').trim()}\n`;
}

/** The licences of all that is shipped, and everything compressed once instead of at every request. */
function finish(): Plugin {
  return {
    name: 'curia-finish',
    apply: 'build',
    generateBundle(_options, bundle) {
      const shipped = new Set(TYPEFACES);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
          if (name !== undefined) shipped.add(name);
        }
      }
      const licences = [...shipped].sort().map(licence);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences.join('\n----\n\n') });
    },
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = `${options.dir}/${name}`;
        const source = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(source));
      }
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), finish()],
  build: {
    outDir: '../curia/web',
    emptyOutDir: true,
    // The server's policy allows no fonts inside a style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  // Under vitest too, Svelte is the browser's.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['src/**/*.test.ts'] },
  server: { fs: { allow: ['..'] }, proxy: { '/api': 'http://127.0.0.1:8611' } },
});
