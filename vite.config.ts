import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { smallHls } from './vite.hls.ts';
import { preactForReact } from './vite.preact.ts';
import { siteStyles } from './vite.styles.ts';
import { splitEnglish } from './vite.texts.ts';

/** What every page runs. */
const startChunks = new Set(['react', 'router', 'shared', 'hydrate']);

/**
 * React Router names its components for tools, which keeps every one of them in the bundle: with the names gone, what no page uses
 * goes too (three and a half kilobytes compressed).
 */
const namelessRouter: Plugin = {
  name: 'nameless-router',
  transform: {
    filter: { id: /node_modules\/react-router\/.*\.js$/ },
    handler: (code) =>
      code.replaceAll(/^\w+\.displayName = .*$/gm, '').replaceAll(/= (React\$1\.\w+\()/g, '= /* @__PURE__ */ $1'),
  },
};

/**
 * Minifies what every page runs with terser, which is a kilobyte smaller than the built-in minifier but takes 20 s for all scripts
 * (docs/scaling.md).
 */
const smallStart: Plugin = {
  name: 'small-start',
  renderChunk: {
    order: 'post',
    handler: async (code, { name }) => {
      if (!startChunks.has(name)) return null;
      const compress = { passes: 2, pure_getters: true, unsafe_arrows: true };
      const { code: smaller = code } = await minify(code, { module: true, ecma: 2020, compress });
      return { code: smaller };
    },
  },
};

/** Two builds from one config: the browser's bundle, and with `--ssr` the renderer that the server loads. Mode `quick` is for tests. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    preactForReact,
    namelessRouter,
    ...(isSsrBuild ? [] : [splitEnglish, smallHls]),
    ...(mode === 'quick' ? [] : [smallStart]),
  ],
  appType: 'custom',
  publicDir: false,
  // A built page is not read by its class names: every one of them would travel in script and sheet.
  css: {
    postcss: siteStyles,
    modules: { generateScopedName: command === 'serve' ? '[name]_[local]_[hash:base64:4]' : '[hash:base64:5]' },
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', minify: false, emptyOutDir: true }
    : {
        outDir: 'dist/browser',
        manifest: true,
        target: 'es2023',
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        // What a later chunk imports is fetched beside it, not after it: on a slow line the video layer opens 0.4 s earlier.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: ['src/app/entry-browser.ts', 'src/app/hydrate.tsx', 'src/playback/site/embed-entry.ts'],
          // React and the router are run apart from the pages (entry-browser.ts). `shared` is what the entries need and later chunks
          // use too; what only later chunks have in common is split by who needs it (docs/decisions/a-page-is-a-module.md). `film`,
          // `entries` and `traits` are what the video layer shares with its own later parts, with pages and with the search: by itself the
          // bundler makes ten files of 66 to 1300 bytes of them (docs/decisions/far-parts-wait.md).
          output: {
            // Names stand in the start's scripts, and what is random in them does not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6].[ext]',
            // Compiled aside while they come over the line, not piece by piece when they run (docs/decisions/taking-the-page-over.md).
            postBanner: ({ name }) => (startChunks.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/preact\/|\/src\/app\/react-dom\.ts$/ },
                { name: 'router', test: /node_modules\/react-router\// },
                // Imported by English texts and by the embed page, which would otherwise load everything that pages share, React included.
                {
                  name: 'base',
                  test: /vite\/preload-helper|\/src\/kit\/(?:bilingual|dates|lazily|numbers|quoted)\.ts$|\/(?:kept-mark|play-time|shop-files)\.ts$/,
                },
                { name: 'english', test: /\/texts\.ts\?en$/ },
                { name: 'shared', tags: ['$initial'], minShareCount: 2 },
                {
                  name: 'film',
                  test: /\/src\/playback\/(?:\w+-rules|resume-texts|site\/(?:device-positions|player-icons|positions|remembered|share-icons|switch))\.\w+/,
                  minShareCount: 2,
                },
                {
                  name: 'entries',
                  test: /\/src\/(?:catalog\/(?:easy-texts|rules|traits|trust-texts|site\/(?:easy|trust-note))|desk\/definition|ui\/easy)\.\w+/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
}));
