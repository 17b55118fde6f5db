import path from 'node:path';
import { everyone } from '../src/kit/endpoint.ts';
import { localApi } from '../src/platform/http/mount.ts';
import { catalogEndpoints } from '../src/catalog/contract.ts';
import { importContent } from '../src/catalog/server/door.ts';
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
import { fillLargeCatalogue } from './large-catalogue.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The demo world in this process, with as many generated videos beside it, to render pages of it. */
export async function openWorld(folder: string, { databaseUrl, videos = 0 }: { databaseUrl?: string; videos?: number } = {}) {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  const database = await openDatabase(config, createLog(config));
  await migrate(database);
  const storage = await openStorage(config);
  const { presenterName, presenterSlug, siteName, baseUrl } = config;
  await importContent(database, storage, content, {
    presenterName,
    siteName,
    clock: systemClock,
    demoFolder: path.join(root, 'demo'),
  });
  if (videos > 0) await fillLargeCatalogue(database.db, videos);

  const renderer = await builtRenderer(path.join(root, 'dist'));
  const { prepare, draw, render } = (await import(path.join(root, 'dist/server/entry-server.js'))) as typeof entry;
  const handlers = catalogHandlers({ db: database.db, clock: systemClock });
  const api = () => localApi(catalogEndpoints, handlers, everyone('de')) as SiteApi;
  const call = (page: string) => ({ path: page, api, identity: { presenterName, presenterSlug, siteName, baseUrl }, year: 2026 });

  return {
    engine: database.engine,
    db: database.db,
    /** The page's tree with its data, ready to be drawn. */
    prepare: async (page: string) => {
      const prepared = await prepare(call(page));
      if (prepared instanceof Response) throw new Error(`${page} redirects`);
      return prepared;
    },
    draw,
    /** A page as the server makes it on a miss: queries, tree, document. */
    makePage: async (page: string): Promise<string> => {
      const rendered = await render(call(page));
      if ('redirect' in rendered || rendered.status !== 200) throw new Error(`${page} is no page`);
      return documentOf(rendered, renderer.assets);
    },
    close: () => database.close(),
  };
}
