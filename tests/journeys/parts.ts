import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Route } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { preactForReact } from '../../vite.preact.ts';
import { toneKey } from '../../src/app/frame/background-rules.ts';
import { securityHeaders } from '../../src/platform/http/security-headers.ts';

/*
 * Test pages that consist only of design system components, for states that no page of the site shows. Built like the site,
 * rendered on the server first, with the site's own CSP; fulfilled by request interception, so nothing is actually served.
 */
const folder = path.join(import.meta.dirname, 'parts');
/** Inside the project, so that the server bundle can resolve its packages. */
const results = path.join(import.meta.dirname, '../../test-results');

const configOf = (outDir: string, entry: string, isServer: boolean): InlineConfig => ({
  configFile: false,
  root: folder,
  base: '/parts/',
  logLevel: 'error',
  publicDir: false,
  plugins: [react(), preactForReact],
  build: {
    outDir,
    ssr: isServer,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    target: isServer ? 'node20' : 'es2023',
    rolldownOptions: { input: path.join(folder, entry), output: { entryFileNames: 'entry.js' } },
  },
});

const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const page = (body: string, locale: string, css: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>Parts</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">` +
  `<link rel="stylesheet" href="/parts/${css}"></head>` +
  `<body><div id="root">${body}</div><script type="module" src="/parts/entry.js"></script></body></html>`;

export type PartsSite = { readonly attach: (page: Page) => Promise<void>; readonly remove: () => Promise<void> };

/** Builds the component pages once; `attach` makes them available to a browser page below `/parts/`. */
export async function buildParts(): Promise<PartsSite> {
  await mkdir(results, { recursive: true });
  const out = await mkdtemp(path.join(results, 'parts-'));
  const [browser, server] = [path.join(out, 'browser'), path.join(out, 'server')];
  const built = await build(configOf(browser, 'entry-browser.tsx', false));
  await build(configOf(server, 'entry-server.tsx', true));
  if (Array.isArray(built) || !('output' in built)) throw new Error('one build was asked for');
  const css = built.output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName ?? '';
  const { draw } = (await import(pathToFileURL(path.join(server, 'entry.js')).href)) as {
    draw: (path: string) => Promise<string>;
  };
  const files = new Set(built.output.map(({ fileName }) => `/parts/${fileName}`));
  const headers = securityHeaders({ isSecure: false });

  async function answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const file = files.has(pathname) ? path.join(browser, pathname.slice('/parts/'.length)) : undefined;
    if (file) return route.fulfill({ body: await readFile(file), contentType: kinds[path.extname(file)] ?? '' });
    const locale = pathname.split('/')[2] ?? '';
    return route.fulfill({ body: page(await draw(pathname), locale, css), contentType: 'text/html', headers: { ...headers } });
  }
  return {
    async attach(target) {
      // The site applies night colours before the first element; here they would come in the middle of a measurement.
      await target.addInitScript((key) => localStorage.setItem(key, 'day'), toneKey);
      await target.route('**/parts/**', answer);
    },
    remove: () => rm(out, { recursive: true, force: true }),
  };
}
