import path from 'node:path';
import { eq } from 'drizzle-orm';
import { everyone } from '../src/kit/endpoint.ts';
import { createAccess } from '../src/access/server/door.ts';
import { localeOfPath } from '../src/kit/locale.ts';
import { categories } from '../src/paths/categories.ts';
import { categoryLink, pageLinks, type PageLinks, watchLink } from '../src/paths/routes.ts';
import { ByteCache, type Made } from '../src/platform/byte-cache.ts';
import { localApi } from '../src/platform/http/mount.ts';
import { shareAnswers } from '../src/platform/http/shared-answers.ts';
import { ObjectCache } from '../src/platform/object-cache.ts';
import { affectedBy, readTables, type Change, type IsAffected } from '../src/platform/content-changes.ts';
import { keepRows } from '../src/platform/row-cache.ts';
import { videos as videoTable } from '../src/catalog/server/tables.ts';
import { playbackEndpoints } from '../src/playback/contract.ts';
import { playbackHandlers } from '../src/playback/server/handlers.ts';
import { catalogEndpoints } from '../src/catalog/contract.ts';
import { catalogHandlers } from '../src/catalog/server/handlers.ts';
import { documentOf } from '../src/app/server/document.ts';
import { builtRenderer } from '../src/app/server/renderer.ts';
import type { SiteApi } from '../src/app/api.ts';
import type * as entry from '../src/app/entry-server.tsx';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openStorage } from '../src/platform/open-storage.ts';
import * as content from '../demo/content/index.ts';
import { importWorld } from '../demo/fill/import-world.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The demo world in this process, with `videos` additional generated videos, for rendering its pages. */
export async function openWorld(folder: string, { databaseUrl, videos = 0 }: { databaseUrl?: string; videos?: number } = {}) {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  const log = createLog(config);
  const database = await openDatabase(config, log);
  await migrate(database);
  const storage = await openStorage(config);
  const { presenterName, presenterSlug, siteName, baseUrl } = config;
  if (!process.env.WORLD_FILLED)
    await importWorld(database, storage, content, {
      presenterName,
      siteName,
      clock: systemClock,
    });
  if (videos > 0) await fillLargeCatalogue(database.db, videos);

  const renderer = await builtRenderer(path.join(root, 'dist'));
  const { prepare, draw, render } = (await import(path.join(root, 'dist/server/entry-server.js'))) as typeof entry;
  const cacheAt = (from: string): ByteCache =>
    new ByteCache(from, {
      onError: (error) => {
        throw error;
      },
    });
  let cache = cacheAt('0');
  const objects = new ObjectCache(() => cache.version);
  const { share } = objects;
  const { db } = database;
  const rows = keepRows(db);
  const tables = await readTables(db);
  const catalog = shareAnswers(catalogEndpoints, catalogHandlers({ db, clock: systemClock, share }), share);
  const playback = playbackHandlers({
    db,
    storage,
    clock: systemClock,
    assetKey: Buffer.alloc(32),
    access: createAccess([]),
    log,
  });
  const api = ({ pathname }: URL): SiteApi => {
    const context = everyone(localeOfPath(pathname));
    // Public pages need no member calls.
    return { ...localApi(catalogEndpoints, catalog, context), ...localApi(playbackEndpoints, playback, context) } as SiteApi;
  };
  const call = (page: string) => ({
    path: page,
    api,
    identity: { presenterName, presenterSlug, siteName, baseUrl, signInWith: [] },
    year: 2026,
    analytics: null,
    sharingPictures: true,
  });
  const made: string[] = [];
  const make = async (page: string): Promise<Made> => {
    made.push(page);
    const rendered = await render(call(page));
    if ('redirect' in rendered || rendered.status !== 200) throw new Error(`${page} is no page`);
    return { status: 200, type: 'text/html', body: documentOf(rendered, renderer.assets) };
  };
  let version = 0;
  /** By default a change of anything, as of a new day. */
  const changed = (isAffected: IsAffected = () => true): Promise<void> => {
    const next = String((version += 1));
    objects.contentChanged(next, isAffected);
    rows.contentChanged(isAffected);
    return cache.contentChanged(next, isAffected);
  };

  return {
    engine: database.engine,
    db,
    storage,
    log,
    /** Loads the page's data, ready to render. */
    prepare: async (page: string) => {
      const prepared = await prepare(call(page));
      if (prepared instanceof Response) throw new Error(`${page} redirects`);
      return prepared;
    },
    draw,
    /** Renders a page with cold caches, as a server does first after a change of everything: queries, tree, document. */
    makePage: async (page: string): Promise<void> => {
      await changed();
      await make(page);
      made.length = 0;
    },
    /**
     * Changes the title of a video, again with each call: that is noticed, and all kept pages that depend on it are made anew.
     * Returns their paths.
     */
    changesOf: async (shortid: string): Promise<() => Promise<readonly string[]>> => {
      const [row] = await db.select({ id: videoTable.id }).from(videoTable).where(eq(videoTable.shortid, shortid));
      const change: Change = ['videos', ['sort_key', 'sort_key_en', 'title'], [row?.id ?? '']];
      return async () => {
        const before = made.length;
        await changed(affectedBy([change], tables));
        return made.splice(before);
      };
    },
    /** Caches these pages and no others; `changeContent` then regenerates them. */
    keepPages: async (pages: readonly string[]): Promise<void> => {
      cache = cacheAt(cache.version);
      for (const page of pages) await cache.obtain(page, () => make(page));
      made.length = 0;
    },
    /** Simulates a content change: all cached pages are regenerated one after another. Returns their number. */
    changeContent: async (): Promise<number> => {
      const before = made.length;
      await changed();
      return made.splice(before).length;
    },
    /** All German pages of the demo world except those of single videos; `videoPages` has these. */
    pages: pagesOf(pageLinks('de', presenterSlug)),
    videos: content.videos.map(({ shortid }) => shortid),
    videoPages: content.videos.map(({ shortid }) => watchLink(pageLinks('de', presenterSlug), { video: shortid })),
    close: () => database.close(),
  };
}

const pagesOf = (links: PageLinks): string[] => [
  links('start'),
  links('health'),
  links('feelgood'),
  ...categories.map((category) => categoryLink(links, category)),
  links('partner'),
  ...content.partners.map(({ slug }) => links('partner.detail', { slug })),
  links('presenter'),
  ...content.projects.map(({ slug }) => links('presenter.detail', { slug })),
  ...content.coachings.map(({ slug }) => links('presenter.coaching.detail', { slug })),
  ...content.retreats.map(({ slug }) => links('presenter.retreat.detail', { slug })),
  ...content.playlists.map(({ slug }) => links('playlist', { slug })),
  links('meta.imprint'),
  links('meta.faq'),
  links('meta.privacy'),
  links('meta.contact'),
  links('meta.terms'),
];
