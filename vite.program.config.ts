import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const outDir = 'dist/program';
const sources = {
  main: 'src/app/server/main.ts',
  command: 'src/app/server/command.ts',
  backup: 'src/backup/server/command.ts',
  'embedded-worker': 'src/platform/embedded-worker.ts',
  demo: 'demo/index.ts',
};
/** Programs of their own, and what sources find by its URL. The image is built without the demo. */
const entries = Object.entries(sources).filter(([, file]) => existsSync(path.join(root, file)));

/** Packages that read files next to them, and those that production does not have. */
const external = ['@electric-sql/pglite', '@node-rs/argon2', 'fontkit', 'oidc-provider', 'pdfkit', 'pg-native', 'sharp', 'vite'];

/**
 * Sources find the files next to them as if they were run in place, and find entries of this build in it, so that these share
 * their modules.
 */
const inPlace: Plugin = {
  name: 'in-place',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/ },
    handler: (code, id) => {
      if (id.includes('/node_modules/')) return null;
      const there = path.posix.relative(path.join(root, outDir), id);
      const placed = code
        .replaceAll('import.meta.url', `new URL('${there}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${path.posix.dirname(there)}\``);
      return placed.replaceAll(/new URL\('([^']+)', new URL\('[^']+', import\.meta\.url\)\.href\)/g, (found, file: string) => {
        const entry = entries.find(([, source]) => path.join(root, source) === path.resolve(path.dirname(id), file));
        return entry ? `new URL('./${entry[0]}.js', import.meta.url)` : found;
      });
    },
  },
};

/** V8 keeps a program's text in memory, with one byte a letter only if all are ASCII (docs/decisions/server-in-one-file.md). */
const oneByteText: Plugin = {
  name: 'one-byte-text',
  // Not in `renderChunk`, after which the texts are printed anew.
  generateBundle: (_, bundle) => {
    for (const part of Object.values(bundle)) {
      if (part.type === 'chunk')
        part.code = part.code.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    }
  },
};

/** The server and its console commands, bundled with its packages into a few files (docs/decisions/server-in-one-file.md). */
export default defineConfig({
  plugins: [inPlace, oneByteText],
  appType: 'custom',
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      input: Object.fromEntries(entries),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:7].js' },
    },
  },
  ssr: { noExternal: true, external },
});
