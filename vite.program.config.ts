import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const outDir = 'dist/program';
const demo = 'demo/index.ts';

/** Packages that read files next to them, and those that production does not have. */
const external = ['@electric-sql/pglite', '@node-rs/argon2', 'fontkit', 'oidc-provider', 'pdfkit', 'pg-native', 'sharp', 'vite'];

/**
 * Sources find the files next to them as if they were run in place; the demo, which they find by its URL, is part of this
 * build, so that it shares their modules.
 */
const inPlace: Plugin = {
  name: 'in-place',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/ },
    handler: (code, id) => {
      if (id.includes('/node_modules/')) return null;
      const there = path.posix.relative(path.join(root, outDir), id);
      return code
        .replaceAll(/new URL\('[./]+\/demo\/index\.ts', import\.meta\.url\)/g, `new URL('./demo.js', import.meta.url)`)
        .replaceAll(/(?<!'\.\/demo\.js', )import\.meta\.url/g, `new URL('${there}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${path.posix.dirname(there)}\``);
    },
  },
};

/** The server and its console commands, bundled with its packages into a few files (docs/decisions/server-in-one-file.md). */
export default defineConfig({
  plugins: [inPlace],
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
      input: {
        main: 'src/app/server/main.ts',
        command: 'src/app/server/command.ts',
        ...(existsSync(path.join(root, demo)) ? { demo } : {}),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:7].js' },
    },
  },
  ssr: { noExternal: true, external },
});
