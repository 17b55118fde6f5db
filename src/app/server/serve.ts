import Fastify, { type FastifyInstance } from 'fastify';
import { bringUpToDate } from './bring-up-to-date.ts';
import { createApp, type AppParts } from './create-app.ts';
import { demoMark, openDemo, type DemoParts } from './demo.ts';
import { refuseMixedData } from './demo-left.ts';
import { createHealth, healthRoutes } from './health-routes.ts';
import { openHouse } from './house.ts';
import { rooms } from './rooms.ts';
import { untilReachable } from './until-reachable.ts';
import { refreshCatalog } from '#catalog/server/door.ts';
import { startWorkers } from '#jobs/server/door.ts';
import { openTransport } from '#mail/server/door.ts';
import { refuseLostStore } from '#media/server/door.ts';
import { requestSounds } from '#feeds/server/door.ts';
import { batchOn, requestUpdate, updateIndex } from '#search/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { ConfigError, type Config } from '#platform/config.ts';
import { readContentVersion, watchContentVersion } from '#platform/content-version.ts';
import { databaseError, type Database } from '#platform/database.ts';
import { MendableError } from '#platform/mendable-error.ts';
import type { Log } from '#platform/log.ts';
import { handleErrors } from '#platform/http/errors.ts';
import { secretNamed } from '#platform/secrets.ts';
import { openStorage } from '#platform/open-storage.ts';
import type { Storage } from '#platform/storage.ts';

/** Pages, static files and the middleware before them. */
export type Front = Pick<AppParts, 'renderer' | 'serveStatic' | 'keepPages' | 'before'>;

/** Fills an empty database, and returns the logins as lines to print. */
async function beginDemo(parts: DemoParts): Promise<string> {
  const { db } = parts.database;
  const demo = await openDemo();
  await secretNamed(db, demoMark);
  await demo.fill(parts);
  return demo.letIn(parts, await openHouse(parts));
}

const anotherHost = 'Name an IP address of this machine, localhost, or 0.0.0.0 for all of its addresses';

/** Why nobody can listen at an address, by the system's code, and what to do. */
const unusable: Readonly<Record<string, readonly [why: string, whatToDo: string]>> = {
  EADDRINUSE: ['another program already listens there', 'Stop it, or choose another port'],
  EACCES: ['this user may not listen there', 'Choose a port from 1024 on, with a front server at 80 and 443'],
  EADDRNOTAVAIL: ['that is no address of this machine', anotherHost],
  EAFNOSUPPORT: ['this machine has no IPv6', 'Name an IPv4 address, such as 127.0.0.1, or 0.0.0.0 for all'],
  EINVAL: ['that is no address to listen at', anotherHost],
  ENOTFOUND: ['there is no such host', anotherHost],
  EAI_AGAIN: ['no name server answers what its address is', anotherHost],
};

/** An address that cannot be bound is reported like any other wrong setting (S18.2). */
async function listen(
  fastify: FastifyInstance,
  { host }: Config,
  { name, port }: { readonly name: string; readonly port: number },
): Promise<void> {
  try {
    await fastify.listen({ host, port });
  } catch (error) {
    const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
    if (!['listen', 'bind', 'getaddrinfo'].includes(syscall)) throw error;
    const [why, whatToDo] = unusable[code] ?? [code, anotherHost];
    throw new ConfigError(`The settings HOST and ${name} (${host}, ${port}) cannot be used: ${why}. ${whatToDo}.`, {
      cause: error,
    });
  }
}

/** Resources open for the lifetime of the process. */
export type Opened = { readonly config: Config; readonly database: Database; readonly log: Log };
type Serving = Opened & { readonly storage: Storage };
/** Graceful shutdown; waits for pending responses and jobs, by default for the time in the settings, in ms. */
export type Stop = (timeoutMs?: number) => Promise<void>;
type Site = { readonly fastify: FastifyInstance; readonly stop: Stop };

/** How long startup may wait for the search index, in ms; the rest is indexed by a job. */
const indexPatience = 5000;

/** How long pages that are asked for right after startup go before the words of the search, in ms. */
const pagesFirst = 1000;

/** Makes a small site searchable right after startup. Returns the content version that the whole index has, or null. */
async function indexAtStart({ config, database, storage, log }: Serving): Promise<string | null> {
  if (!config.serves.jobs) return null;
  const { db, engine } = database;
  const patience = AbortSignal.timeout(indexPatience);
  try {
    const version = await readContentVersion(db);
    await updateIndex({ db, storage, log, atOnce: batchOn(engine) }, patience);
    return patience.aborted ? null : version;
  } catch (error) {
    log.error({ err: error }, 'The search index could not be brought up to date at the start.');
    return null;
  }
}

/** Serves requests as soon as the index is up to date; returns a function that stops it. */
async function serveSite(serving: Serving, front: Front, indexed: Promise<unknown>): Promise<Site> {
  const { config, database, log } = serving;
  const version = await readContentVersion(database.db);
  const { fastify, contentChanged, index, draining } = await createApp({ ...serving, clock: systemClock, ...front, version });
  const watch = watchContentVersion({ db: database.db, log, onChange: (...change) => void contentChanged(...change) });
  await indexed;
  await listen(fastify, config, { name: 'PORT', port: config.port });
  // The first search must not wait for thirty thousand names, nor the first page for a search: they take a second of processor time.
  const warmUp = setTimeout(() => {
    index.current().catch((error: unknown) => log.error({ err: error }, 'The search index could not be read at the start.'));
  }, pagesFirst);
  const stop: Stop = async (timeoutMs = config.stopMs) => {
    clearTimeout(warmUp);
    watch.stop();
    draining.drain(fastify.server);
    // A client watching a film keeps its connection open for the whole film.
    const forcedClose = setTimeout(() => fastify.server.closeAllConnections(), timeoutMs);
    await fastify.close();
    clearTimeout(forcedClose);
  };
  return { fastify, stop };
}

/** Health endpoints of a process that only runs jobs, if the settings define a port (S18.4). */
async function serveHealth(serving: Serving): Promise<Stop | null> {
  const { config } = serving;
  if (config.jobsPort === null) return null;
  let isStopping = false;
  const fastify = Fastify();
  handleErrors(fastify);
  const health = createHealth({ ...serving, clock: systemClock }, () => isStopping);
  healthRoutes(fastify, { ...health, metricsToken: config.metricsToken });
  await listen(fastify, config, { name: 'JOBS_PORT', port: config.jobsPort });
  return async () => {
    isStopping = true;
    await fastify.close();
  };
}

/** The queues that this process works on. Throws if the settings name an unknown one. */
function chosenQueues(queues: Config['queues'], known: readonly string[]): (name: string) => boolean {
  if (!queues) return () => true;
  const unknown = queues.names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new ConfigError(`The setting JOBS names the queue ${unknown}, but there are only ${known.toSorted().join(', ')}.`);
  return (name) => queues.names.includes(name) === (queues.are === 'chosen');
}

/** Runs jobs; returns a function that stops it. `indexed` is the content version that the search has already. */
async function serveJobs(
  { config, database, storage, log }: Serving,
  { site, indexed }: { readonly site: Site | null; readonly indexed: string | null },
): Promise<Stop> {
  const transport = openTransport(config);
  const house = await openHouse({ config, database, storage, clock: systemClock, log });
  const duties = [
    ...rooms.flatMap(({ jobs }) => jobs?.({ ...house, transport }) ?? []),
    ...(house.paymentStandIn?.duties(site?.fastify ?? null) ?? []),
  ];
  const isOurs = chosenQueues(
    config.queues,
    duties.map(({ kind }) => kind.name),
  );
  if (config.database.kind === 'postgres' && !config.mail.smtpUrl && isOurs('send-mail'))
    log.warn('Without SMTP_URL mails are not sent: each becomes a file on the server that does its job.');
  // The site answers already, so an outage at this moment must not end the process.
  const workers = await untilReachable(() => startWorkers({ database, log, duties, isOurs }));
  // Called with the current version at once: films may have been imported, or be older than the podcast feature. The search compares
  // all videos with its documents, which takes seconds with 100,000 of them, so it is not asked to do that twice.
  const follow = (version: string): void => {
    if (version !== indexed)
      requestUpdate(database.db).catch((error: unknown) =>
        log.error({ err: error }, 'The search index was not asked to follow.'),
      );
    requestSounds(database.db).catch((error: unknown) => log.error({ err: error }, 'The sounds of podcasts were not asked for.'));
  };
  const watch = watchContentVersion({ db: database.db, log, onChange: follow });
  const health = site ? null : await serveHealth({ config, database, storage, log });
  return async (timeoutMs = config.stopMs) => {
    watch.stop();
    const closed = health?.();
    await workers.stop(timeoutMs);
    await closed;
    transport.close();
  };
}

/** Printed once everything is running. */
const greeting = ({ siteName, baseUrl, serves }: Config, logins: string): string =>
  serves.site ? `${siteName} is at ${baseUrl}\n${logins && `Demo logins:\n${logins}`}` : `${siteName} does its jobs\n`;

/**
 * Turns PostgreSQL errors during startup, such as a missing permission to create a schema, into the same messages as at
 * connection time.
 */
const inWords = (error: unknown): never => {
  throw error instanceof MendableError ? error : (databaseError(error) ?? error);
};

/**
 * Upgrades the data, then serves requests and runs jobs according to the settings. Returns a stop function and the greeting to
 * print.
 */
export async function serve(opened: Opened, frontOf: () => Promise<Front>): Promise<{ stop: Stop; greeting: string }> {
  const { config, database, log } = opened;
  // Loaded while the data are brought up to date.
  const front = config.serves.site ? frontOf() : null;
  // A failure is thrown where it is awaited, which may be later.
  front?.catch(() => {});
  // All steps are idempotent.
  const prepare = async () => {
    await bringUpToDate(opened);
    await refuseMixedData(config, database.db);
    const storage = await openStorage(config);
    // A demo brings its files along.
    if (!config.demo) await refuseLostStore({ db: database.db, storage });
    // Thousands of files, and one sync for each would take longer than filling it again.
    const unsynced = config.demo && (await openStorage(config, { flush: false }));
    const logins = unsynced ? await beginDemo({ config, database, storage: unsynced, log, clock: systemClock }) : '';
    await refreshCatalog(database.db, systemClock);
    return { storage, logins };
  };
  const { storage, logins } = await untilReachable(() => prepare().catch(inWords));
  const serving = { ...opened, storage };
  const indexing = indexAtStart(serving);
  const site = front && (await serveSite(serving, await front, indexing));
  const indexed = await indexing;
  const stopJobs = config.serves.jobs ? await serveJobs(serving, { site, indexed }) : null;
  return {
    stop: async (timeoutMs) => {
      await Promise.all([site?.stop(timeoutMs), stopJobs?.(timeoutMs)]);
    },
    greeting: greeting(config, logins),
  };
}
