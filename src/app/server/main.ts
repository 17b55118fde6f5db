import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { clipSlots, clipWorkFolder } from './clips.ts';
import { createApp } from './create-app.ts';
import { allDuties } from './duties.ts';
import { builtRenderer, developmentRenderer } from './renderer.ts';
import { openShop } from './shop.ts';
import { createStaticFiles } from './static-files.ts';
import { addDemoMembers } from '#accounts/server/door.ts';
import { importContent, isEmpty, refreshCatalog } from '#catalog/server/door.ts';
import { addDemoJourneys, importCourseMails } from '#courses/server/door.ts';
import { importGuide } from '#chatbot/server/door.ts';
import { startWorkers } from '#jobs/server/door.ts';
import { openTransport } from '#mail/server/door.ts';
import { requestUpdate, updateIndex, type IndexParts } from '#search/server/door.ts';
import { addDemoPurchases, postInto, postOver, standInDuties } from '#shop/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { ConfigError, readConfig, type Config } from '#platform/config.ts';
import { readContentVersion, watchContentVersion } from '#platform/content-version.ts';
import { DataFolderError } from '#platform/data-folder.ts';
import { DatabaseError, openDatabase, type Database } from '#platform/database.ts';
import { createLog, type Log } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';
import { secretNamed } from '#platform/secrets.ts';
import { importShop } from '#shop/server/door.ts';
import { openStorage } from '#platform/open-storage.ts';
import type { Storage } from '#platform/storage.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const isDevelopment = process.argv.includes('--dev');

/** The demo's content into an empty catalogue, then what it sells into an empty shop, and the guide where there is none: what a team has filled stays as it is. */
async function fillWhenEmpty(config: Config, database: Database, storage: Storage): Promise<void> {
  if (!config.demo) return;
  const demoFolder = path.join(root, 'demo');
  const world = await import('../../../demo/content/index.ts');
  const { presenterName, siteName } = config;
  if (await isEmpty(database.db)) {
    await importCourseMails(database.db, world, { presenterName, siteName });
    await importContent(database, storage, world, { presenterName, siteName, clock: systemClock, demoFolder });
  }
  await importShop(database.db, world, { clock: systemClock });
  await importGuide(database.db, world, { presenterName, siteName, clock: systemClock });
}

/** Who can log in to the demo, as lines to print; nobody where it is none. They come with what they have bought and watched of it. */
async function demoLogins(config: Config, database: Database, log: Log): Promise<string> {
  if (!config.demo) return '';
  const { members, demoPassword } = await import('../../../demo/content/members.ts');
  if (!(await addDemoMembers(database.db, systemClock, { members, demoPassword }))) return '';
  const { purchases } = await import('../../../demo/content/purchases.ts');
  const accountKey = await secretNamed(database.db, 'accounts');
  const { parts } = await openShop({ config, database, clock: systemClock, log, accountKey });
  await addDemoPurchases(parts, purchases);
  const { journeys } = await import('../../../demo/content/journeys.ts');
  await addDemoJourneys({ db: database.db, clock: systemClock }, journeys);
  return members.map(({ email, is }) => `  ${email.padEnd(24)}${demoPassword}  ${is}\n`).join('');
}

/** Pages, static files and what stands before them: Vite in development, the build otherwise. */
async function frontOf() {
  if (isDevelopment) {
    const { createServer } = await import('vite');
    const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
    return {
      renderer: await developmentRenderer(vite),
      keepPages: false,
      before: vite.middlewares,
      serveStatic: await createStaticFiles(null),
      close: () => vite.close(),
    };
  }
  const dist = path.join(root, 'dist');
  const renderer = await builtRenderer(dist);
  return {
    renderer,
    serveStatic: await createStaticFiles(path.join(dist, 'browser/assets')),
    close: () => Promise.resolve(),
  };
}

const unusable: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program already listens there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'that is no address of this machine',
  ENOTFOUND: 'there is no such host',
};

/** An address that nobody can listen on is a wrong setting like any other (S18.2). */
async function listen(fastify: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await fastify.listen({ host, port });
  } catch (error) {
    const why = unusable[(error as NodeJS.ErrnoException).code ?? ''];
    throw why
      ? new ConfigError(`The settings HOST and PORT (${host}, ${port}) cannot be used: ${why}.`, { cause: error })
      : error;
  }
}

/** How long a stop waits for answers and jobs that are under way, in ms. */
const patience = 5000;

type Opened = {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly log: Log;
};
type Stop = () => Promise<void>;
type Site = { readonly fastify: FastifyInstance; readonly stop: Stop };

/** What the search's index is made with. A batch of the embedded database is what readers wait for in the worst case. */
const indexParts = ({ database, storage, log }: Omit<Opened, 'config'>): IndexParts => ({
  db: database.db,
  storage,
  log,
  atOnce: database.engine === 'embedded' ? 50 : 1000,
});

/** How long a start may wait for the search's index, in ms; what is not in it by then is a job's. */
const indexPatience = 5000;

/** A small site can be searched from its first moment on. */
async function indexAtStart(opened: Opened): Promise<void> {
  if (!opened.config.serves.jobs) return;
  try {
    await updateIndex(indexParts(opened), AbortSignal.timeout(indexPatience));
  } catch (error) {
    opened.log.error({ err: error }, 'The search index could not be brought up to date at the start.');
  }
}

/** Answers requests, and how to stop that. */
async function serveSite({ config, database, storage, log }: Opened): Promise<Site> {
  const { close, ...front } = await frontOf();
  const { fastify, cache } = await createApp({
    config,
    database,
    storage,
    log,
    clock: systemClock,
    ...front,
    assetKey: await secretNamed(database.db, 'assets'),
    accountKey: await secretNamed(database.db, 'accounts'),
    version: await readContentVersion(database.db),
  });
  const watch = watchContentVersion({ db: database.db, log, onChange: (version) => void cache.contentChanged(version) });
  await listen(fastify, config);
  const stop = async (): Promise<void> => {
    watch.stop();
    // Whoever watches a film holds a connection for as long as it lasts.
    const impatient = setTimeout(() => fastify.server.closeAllConnections(), patience);
    await fastify.close();
    clearTimeout(impatient);
    await close();
  };
  return { fastify, stop };
}

/** Does what waits to be done, and answers how to stop that. */
async function serveJobs({ config, database, storage, log }: Opened, site: Site | null): Promise<Stop> {
  const transport = openTransport(config);
  const accountKey = await secretNamed(database.db, 'accounts');
  const shop = await openShop({ config, database, clock: systemClock, log, accountKey });
  const post = site ? postInto(site.fastify) : postOver(config.baseUrl);
  const { baseUrl, siteName, presenterSlug } = config;
  const duties = [
    ...allDuties({
      db: database.db,
      clock: systemClock,
      storage,
      transport,
      baseUrl,
      siteName,
      presenterSlug,
      shop: shop.parts,
      search: indexParts({ database, storage, log }),
      log,
      clips: {
        db: database.db,
        storage,
        clock: systemClock,
        log,
        ...clipSlots,
        workFolder: clipWorkFolder(config),
      },
    }),
    ...(shop.standIn ? standInDuties(shop.standIn, post) : []),
  ];
  const workers = await startWorkers({ database, log, duties });
  const update = (): void => {
    requestUpdate(database.db).catch((error: unknown) => log.error({ err: error }, 'The search index was not asked to follow.'));
  };
  const watch = watchContentVersion({ db: database.db, log, onChange: update });
  return async () => {
    watch.stop();
    await workers.stop(patience);
    transport.close();
  };
}

/** What whoever started it reads once all of it runs. */
const greeting = ({ siteName, baseUrl, serves }: Config, logins: string): string =>
  serves.site ? `${siteName} is at ${baseUrl}\n${logins && `Demo logins:\n${logins}`}` : `${siteName} does its jobs\n`;

/** Ends in order when it is told to, whenever that is: what was begun by then is stopped, and what fails thereby is no fault. */
function endInOrder({ database, log }: Pick<Opened, 'database' | 'log'>, stops: readonly Stop[]): { isEnding: boolean } {
  const state = { isEnding: false };
  const end = async (): Promise<void> => {
    await Promise.all(stops.map((stop) => stop()));
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (state.isEnding) return;
      state.isEnding = true;
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
  void database.lost.then((why) => {
    process.stderr.write(`${why}\n`);
    process.exit(1);
  });
  return state;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const database = await openDatabase(config, log);
  const stops: Stop[] = [];
  const state = endInOrder({ database, log }, stops);
  try {
    await migrate(database);
    const storage = await openStorage(config);
    await fillWhenEmpty(config, database, storage);
    const logins = await demoLogins(config, database, log);
    await refreshCatalog(database.db, systemClock);
    const opened = { config, database, storage, log };
    await indexAtStart(opened);
    const site = config.serves.site ? await serveSite(opened) : null;
    if (site) stops.push(site.stop);
    if (config.serves.jobs) stops.push(await serveJobs(opened, site));
    if (!state.isEnding) process.stdout.write(greeting(config, logins));
  } catch (error) {
    if (!state.isEnding) throw error;
  }
}

/** What the person who starts it can mend is said in one line; anything else with its stack. */
const isMendable = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof DataFolderError || error instanceof DatabaseError;

start().catch((error: unknown) => {
  process.stderr.write(isMendable(error) ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
