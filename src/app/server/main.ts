import { once } from 'node:events';
import path from 'node:path';
import { builtRenderer } from './renderer.ts';
import { forTerminal, MendableError } from '#platform/mendable-error.ts';
import type { Front, Opened, Stop } from './serve.ts';
import { createStaticFiles } from './static-files.ts';
import { untilReachable } from './until-reachable.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog, standardOutput, type Log } from '#platform/log.ts';
import { collectTraces } from '#platform/tracing.ts';

/** Extra time for shutdown beyond STOP_SECONDS, in ms: closing connections to an unresponsive database would hang forever. */
const closingMs = 5000;

/** What has been started so far, and is stopped in the end. */
type Started = { isEnding: boolean; opened: Opened | null; readonly stops: Stop[] };

/** Graceful shutdown on a signal at any time: everything started so far is stopped, and resulting errors are ignored. */
function endInOrder(started: Started): void {
  // A terminal that closes sends SIGHUP, also to what was begun with nohup: Node undoes that.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (started.isEnding) return;
      started.isEnding = true;
      // While the database is opened a kill does no harm, and nobody is answered yet.
      if (started.opened) end(started.opened, started.stops);
      else process.exit(0);
    });
  }
}

function end({ config, database, log }: Opened, stops: readonly Stop[]): void {
  setTimeout(() => {
    log.error('Stopping took too long. The process ends all the same.');
    process.exit(1);
  }, config.stopMs + closingMs).unref();
  Promise.all(stops.map((stop) => stop()))
    .then(() => database.close())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
}

/**
 * `--await-build`: the parent process sends a message when it has built the pages (scripts/start.mjs). One that was killed before
 * sends none, and its server would keep the data folder without ever serving.
 */
async function awaitBuild(): Promise<void> {
  const alone = new AbortController();
  process.once('disconnect', () => alone.abort());
  if (!process.connected) alone.abort();
  await once(process, 'message', { signal: alone.signal }).catch(() => {
    throw new MendableError('npm start ended before the pages were built, so nothing can be served. Run it again.');
  });
}
const pagesBuilt = process.argv.includes('--await-build') ? awaitBuild() : null;
// Thrown where it is awaited, which may be later.
pagesBuilt?.catch(() => undefined);

/** The production build in `dist`. */
async function builtFront(): Promise<Front> {
  await pagesBuilt;
  const dist = path.resolve(import.meta.dirname, '../../../dist');
  return {
    renderer: await builtRenderer(dist),
    serveStatic: await createStaticFiles(path.join(dist, 'browser/assets')),
  };
}

/**
 * Logs uncaught errors in the normal log format (S18.4). After an unhandled rejection the process continues: one response or
 * job has failed. After an uncaught exception its state is unknown, so it exits and should be restarted.
 */
function logCrashes(log: Log): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A rejection that nobody handled.'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An exception that nobody caught. The process ends.');
    process.exit(1);
  });
}

async function start(started: Started): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config, standardOutput());
  logCrashes(log);
  const isDevelopment = process.argv.includes('--dev');
  const load = isDevelopment
    ? async () => (await import('./development.ts')).serveInDevelopment
    : async () => {
        const { serve } = await import('./serve.ts');
        return (site: Opened) => serve(site, builtFront);
      };
  // Modules are loaded once: the first call only begins early, while the engine opens in a thread of its own.
  const opened = { config, log, database: await untilReachable(() => openDatabase(config, log, () => void load())) };
  started.opened = opened;
  void opened.database.lost.then((why) => {
    process.stderr.write(`${why}\n`);
    process.exit(1);
  });
  if (config.tracing) started.stops.push(collectTraces(config.tracing, log));
  const serve = await load();
  const { stop, greeting } = await serve(opened);
  started.stops.push(stop);
  if (!started.isEnding) process.stdout.write(greeting);
}

const started: Started = { isEnding: false, opened: null, stops: [] };
endInOrder(started);
start(started).catch((error: unknown) => {
  if (started.isEnding) return;
  process.stderr.write(`${forTerminal(error)}\n`);
  process.exit(1);
});
