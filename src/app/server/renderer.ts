import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type * as entry from '../entry-server.tsx';
import type { PageAssets } from './document.ts';

/** Served by `static-files.ts`. */
const icon = '/assets/icon.svg';

type RenderModule = typeof entry;

/** The built pages: how to render one, and the files it refers to. */
export type Renderer = {
  readonly load: () => Promise<Pick<RenderModule, 'render' | 'canonicalQuery' | 'isGuarded'>>;
  readonly assets: PageAssets;
  /** Hash of the inlined stylesheet, for the Content-Security-Policy. */
  readonly styleHashes: readonly string[];
};

type ManifestEntry = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
};
type Manifest = Readonly<Record<string, ManifestEntry>>;

const at = (file: string): string => `/${file}`;

/** The files of modules and of all that they import at once, what others need before those that need it. */
const inOrder = (manifest: Manifest, keys: readonly string[]): string[] => [
  ...new Set(
    keys.flatMap((key) => (manifest[key] ? [...inOrder(manifest, manifest[key].imports ?? []), at(manifest[key].file)] : [])),
  ),
];

function assetsOf(manifest: Manifest, css: string): PageAssets {
  const entry = manifest['src/app/entry-browser.ts'];
  if (!entry) throw new Error('the browser build has no entry: run npm run build');
  const files = Object.values(manifest).map(({ file }) => file);
  const everything = [...files, ...Object.values(manifest).flatMap(({ assets = [] }) => assets)];
  const find = (pattern: RegExp): string => {
    const found = everything.find((file) => pattern.test(file));
    return found ? at(found) : '';
  };
  return {
    script: at(entry.file),
    modules: inOrder(manifest, ['src/app/hydrate.tsx']),
    laterModules: {
      pages: inOrder(manifest, ['src/app/pages.tsx', 'src/app/hydrate.tsx']),
      members: inOrder(manifest, ['src/app/member-pages.tsx', 'src/app/hydrate.tsx']),
      shop: inOrder(manifest, ['src/app/shop-pages.tsx', 'src/app/hydrate.tsx']),
    },
    css,
    font: find(/figtree-latin-wght.*\.woff2$/),
    icon,
  };
}

/** The production build under `dist`. */
export async function builtRenderer(dist: string): Promise<Renderer> {
  const browser = path.join(dist, 'browser');
  const manifest = JSON.parse(await readFile(path.join(browser, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  const css = sheet ? await readFile(path.join(browser, sheet), 'utf8') : '';
  const module = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as RenderModule;
  return {
    load: () => Promise.resolve(module),
    assets: assetsOf(manifest, css),
    styleHashes: css ? [createHash('sha256').update(css).digest('base64')] : [],
  };
}

/** The sources through Vite, with hot reload. Styles come with the scripts, so pages start unstyled for a blink. */
export async function developmentRenderer(vite: ViteDevServer): Promise<Renderer> {
  return {
    load: () => vite.ssrLoadModule('/src/app/entry-server.tsx') as Promise<RenderModule>,
    assets: {
      script: '/src/app/entry-browser.ts',
      modules: ['/src/app/hydrate.tsx'],
      laterModules: { pages: ['/src/app/hydrate.tsx'], members: ['/src/app/hydrate.tsx'], shop: ['/src/app/hydrate.tsx'] },
      css: '',
      font: '',
      icon: '/src/app/icon.svg',
      extra: await vite.transformIndexHtml('/', ''),
    },
    styleHashes: [],
  };
}
