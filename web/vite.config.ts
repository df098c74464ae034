import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LOCALE = fileURLToPath(new URL('../curia/locale', import.meta.url));
const MODULES = new URL('./node_modules/', import.meta.url);
/** The topics that a page speaks about; the terminal's own words stay out. */
const TOPICS = ['web', 'caesar', 'quovadis', 'quovadis-web', 'advice', 'bots', 'pitch'];
/** What ends up in the built client, each with its licence. */
const SHIPPED = ['svelte', '@fluent/bundle', 'uqr', '@fontsource/cinzel', '@fontsource/alegreya-sans'];

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
        const parts = languages.map((name) => `${JSON.stringify(name)}: () => import("virtual:words/${name}")`);
        return `export const languages = { ${parts.join(', ')} };`;
      }
      if (!id.startsWith('\0virtual:words/')) return null;
      const language = id.slice('\0virtual:words/'.length);
      const texts = TOPICS.map((topic) => {
        const file = `${LOCALE}/${language}/${topic}.ftl`;
        this.addWatchFile(file);
        return readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(texts.join('\n').replace(/\n{2,}/g, '\n'))};`;
    },
  };
}

/** The licences of all that is shipped, and everything compressed once instead of at every request. */
function finish(): Plugin {
  return {
    name: 'curia-finish',
    apply: 'build',
    generateBundle() {
      const licences = SHIPPED.map((name) => {
        const folder = new URL(`${name}/`, MODULES);
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
        const about = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
        const text = file === undefined ? `Licence: ${about.license}` : readFileSync(new URL(file, folder), 'utf8');
        return `${name} ${about.version}\n\n${text.trim()}\n`;
      });
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
  server: { fs: { allow: ['..'] }, proxy: { '/api': 'http://127.0.0.1:8611' } },
});
