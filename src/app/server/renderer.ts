import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { builtOffice, developmentOffice, type OfficeBuild } from '#backoffice/server/door.ts';
import type * as entry from '../entry-server.tsx';
import { siteIcon } from '#paths/files.ts';
import { siteRoutes } from '#paths/routes.ts';
import type { LaterPart } from '../pages.ts';
import type { PageAssets, PageParts } from './document.ts';

type RenderModule = typeof entry;

/** The built pages: the render functions and the referenced files. */
export type Renderer = {
  readonly load: () => Promise<Pick<RenderModule, 'render' | 'describe' | 'canonicalQuery' | 'isGuarded'>>;
  readonly assets: PageAssets;
  /** Hashes of the inlined styles, for the Content-Security-Policy. */
  readonly styleHashes: readonly string[];
  /** The back office, which is a separate build. */
  readonly office: OfficeBuild;
  /** The service worker's code; empty in development. */
  readonly worker: string;
  /** The script of the page with films on the device; empty in development. */
  readonly films: string;
};

type ManifestEntry = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
type Manifest = Readonly<Record<string, ManifestEntry>>;

const at = (file: string): string => `/${file}`;

/** Modules with all their static imports, dependencies first. */
const inOrder = (manifest: Manifest, keys: readonly string[]): ManifestEntry[] => [
  ...new Set(keys.flatMap((key) => (manifest[key] ? [...inOrder(manifest, manifest[key].imports ?? []), manifest[key]] : []))),
];

const first = 'src/app/entry-browser.ts';
const last = 'src/app/hydrate.tsx';
const embed = 'src/playback/site/embed-entry.ts';
const laterParts = [...new Set(siteRoutes.map(({ part }) => part))].filter((part) => part !== 'start');

/** The module of a part: `app` is `src/app/site/pages.ts`, `catalog/categories` is `src/catalog/site/categories/pages.ts`. */
const moduleOf = (part: LaterPart): string => `src/${part.replace(/^\w+/, '$&/site')}/pages.ts`;

/** Builds a record over the later chunks, by their modules. */
const ofParts = <Value>(make: (module: string) => Value): Record<LaterPart, Value> =>
  Object.fromEntries(laterParts.map((part) => [part, make(moduleOf(part))])) as Record<LaterPart, Value>;

function assetsOf(manifest: Manifest, readSheet: (file: string) => string): PageAssets {
  const entry = manifest[first];
  if (!entry) throw new Error('the browser build has no entry: run npm run build');
  const files = Object.values(manifest).map(({ file }) => file);
  const everything = [...files, ...Object.values(manifest).flatMap(({ assets = [] }) => assets)];
  const find = (pattern: RegExp): string => {
    const found = everything.find((file) => pattern.test(file));
    return found ? at(found) : '';
  };
  const partsOf = (chunk: readonly string[]): PageParts => {
    const sheets = inOrder(manifest, [first, last, ...chunk]).flatMap(({ css = [] }) => css);
    return {
      modules: inOrder(manifest, [...chunk, last]).map(({ file }) => at(file)),
      sheets: sheets.map(at),
      css: sheets.map(readSheet).join(''),
    };
  };
  return {
    script: at(entry.file),
    start: partsOf([]),
    later: ofParts((module) => partsOf([module])),
    font: find(/figtree-latin-wght.*\.woff2$/),
    icon: siteIcon,
    embed: at(manifest[embed]?.file ?? ''),
  };
}

/** The production build in `dist`. */
export async function builtRenderer(dist: string): Promise<Renderer> {
  const browser = path.join(dist, 'browser');
  const manifest = JSON.parse(await readFile(path.join(browser, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const sheets = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(browser, file), 'utf8')] as const)),
  );
  const assets = assetsOf(manifest, (file) => sheets.get(file) ?? '');
  const module = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as RenderModule;
  return {
    load: () => Promise.resolve(module),
    assets,
    styleHashes: [assets.start, ...Object.values(assets.later)].map(({ css }) =>
      createHash('sha256').update(css).digest('base64'),
    ),
    office: await builtOffice(path.join(dist, 'backend')),
    worker: await readFile(path.join(dist, 'worker/sw.js'), 'utf8'),
    films: await readFile(path.join(dist, 'films/films.js'), 'utf8'),
  };
}

const unbuilt: PageParts = { modules: [at(last)], sheets: [], css: '' };

/** Serves the sources through Vite, with hot reload. Styles come with the scripts, so pages are briefly unstyled. */
export async function developmentRenderer(vite: ViteDevServer): Promise<Renderer> {
  const extra = await vite.transformIndexHtml('/', '');
  return {
    load: () => vite.ssrLoadModule('/src/app/entry-server.tsx') as Promise<RenderModule>,
    assets: {
      script: '/src/app/entry-browser.ts',
      start: unbuilt,
      later: ofParts(() => unbuilt),
      font: '',
      icon: siteIcon,
      embed: at(embed),
      extra,
    },
    styleHashes: [],
    office: developmentOffice(extra),
    worker: '',
    films: '',
  };
}
