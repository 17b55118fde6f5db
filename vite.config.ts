import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { siteStyles } from './vite.styles.ts';

/** Parts of forms, popups and messages: later chunks have them in common, the start page has nothing of them. */
const forms = /\/src\/ui\/(?:upload\/|(?:use-)?(?:form|field|dialog|popup|confirm|status|notice|tag)[\w-]*\.)/;

/** What the pages of members, those of the shop and what owners see of their courses have in common beside that, calls with a token among it: likewise. */
const members =
  /\/src\/(?:courses\/(?!site\/use-own-)|accounts\/(?:rules|profile-texts|site\/(?:address-|calls|countries|onward|refresh-))|paths\/(?:account|shop)-api\.|app\/(?:admit|home\/)|ui\/(?:send|csrf)\.)/;

/** The search's page and the search in the header's flyout: likewise. */
const search = /\/src\/(?:search\/|paths\/search-api\.)/;

/** What the video layer and the context menu have in common: both come later, and apart. */
const sharing = /\/src\/playback\/site\/share-icons\./;

/** Who stands for a video or a page: the layer and the pages have it in common. */
const trust = /\/src\/catalog\/(?:trust-texts\.|site\/(?:trust-note|dates)\.)/;

/** Where readers stopped in their videos: the layer and what marks the tiles have it in common, readers of whom nothing is known need none of it. */
const positions =
  /\/src\/(?:playback\/(?:resume-|site\/(?:(?:device-|create-)?positions|unfinished-row)\.)|paths\/playback-api\.)/;
/** Their calls, which visitors never make. */
const positionCalls = /\/src\/playback\/site\/position-calls\./;

/** What videos are like, in words: the layer and the search have it in common. */
const traits = /\/src\/(?:catalog\/traits|desk\/definition)\./;

/** How long a video was played: the layer and the embed page tell it. */
const playTime = /\/src\/(?:playback\/site|paths)\/play-time\./;

/** What several later chunks have in common and no page needs at its start: each a chunk of its own. */
const laterParts = {
  // First, since a part takes along what it imports.
  traits,
  forms,
  members,
  search,
  sharing,
  trust,
  positions,
  'position-calls': positionCalls,
  'play-time': playTime,
};

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

/** Two builds from one config: the browser's bundle, and with `--ssr` the renderer that the server loads. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), namelessRouter],
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
        modulePreload: false,
        // Two kilobytes smaller than the built-in minifier, for three seconds of building (docs/scaling.md).
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true } },
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: ['src/app/entry-browser.ts', 'src/app/hydrate.tsx', 'src/playback/site/embed-entry.ts'],
          // React and the router are run apart from the pages (entry-browser.ts); what the chunks share comes as one file.
          output: {
            // Names stand in the start's scripts, and what is random in them does not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6].[ext]',
            // Compiled aside while they come over the line, not piece by piece when they run (docs/decisions/taking-the-page-over.md).
            postBanner: ({ name }) => (startChunks.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/react-dom\.ts$/ },
                { name: 'router', test: /node_modules\/react-router\// },
                { name: 'english', test: /\/texts\.en\.ts$/ },
                {
                  name: 'shared',
                  minShareCount: 2,
                  test: (id) => /node_modules|\/src\//.test(id) && !Object.values(laterParts).some((parts) => parts.test(id)),
                  entriesAware: false,
                },
                ...Object.entries(laterParts).map(([name, test]) => ({ name, test, minShareCount: 2, entriesAware: false })),
              ],
            },
          },
        },
      },
}));
