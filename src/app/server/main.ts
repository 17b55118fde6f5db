import path from 'node:path';
import { builtRenderer } from './renderer.ts';
import type { Front, Opened, Stop } from './serve.ts';
import { createStaticFiles } from './static-files.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { DataFolderError } from '#platform/data-folder.ts';
import { DatabaseError, openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';

/** Ends in order when it is told to, whenever that is: what was begun by then is stopped, and what fails thereby is no fault. */
function endInOrder({ database, log }: Opened, stops: readonly Stop[]): { isEnding: boolean } {
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

/** The production build under `dist`. */
async function builtFront(): Promise<Front> {
  const dist = path.resolve(import.meta.dirname, '../../../dist');
  return {
    renderer: await builtRenderer(dist),
    serveStatic: await createStaticFiles(path.join(dist, 'browser/assets')),
  };
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const opened = { config, log, database: await openDatabase(config, log) };
  const stops: Stop[] = [];
  const state = endInOrder(opened, stops);
  const isDevelopment = process.argv.includes('--dev');
  try {
    const { stop, greeting } = isDevelopment
      ? await (await import('./development.ts')).serveInDevelopment(opened)
      : await (await import('./serve.ts')).serve(opened, builtFront);
    stops.push(stop);
    if (!state.isEnding) process.stdout.write(greeting);
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
