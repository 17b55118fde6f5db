import { constants, cpSync, existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { faultIn } from './embedded-faults.ts';
import type { FromEmbedded, ToEmbedded } from './embedded.ts';

/**
 * The embedded database in a worker thread, since its queries run synchronously. It speaks PostgreSQL's protocol over a message
 * port: each message contains whole protocol messages of the only connection, each answer the database's response.
 */
const port = parentPort as MessagePort;
const { folder } = workerData as { folder: string };

const tell = (message: FromEmbedded): void => port.postMessage(message);

function stopAtFault(line: string): boolean {
  const reason = faultIn(line);
  if (reason !== null) {
    tell({ kind: 'lost', reason });
    // Immediately, in the middle of the engine's work: for the files it is the same as a kill, which they survive.
    process.exit(1);
  }
  return false;
}

/** A quarter of PostgreSQL's default: the file system's cache is one call away, and the default would be resident for good. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const openIn = (dataDir: string): Promise<PGlite> =>
  PGlite.create(dataDir, { extensions: { pg_trgm }, startParams, onStderr: stopAtFault, onStdout: stopAtFault });

/** A new database is created in a temporary place and moved when it is complete, so that a kill leaves no half database. */
async function makeDatabase(): Promise<void> {
  const draft = `${folder}.making`;
  rmSync(draft, { recursive: true, force: true });
  await (await openIn(draft)).close();
  renameSync(draft, folder);
}

/** Synchronously, so that no query comes between. Answers the error, if any. */
function copyFiles(target: string): string | null {
  try {
    cpSync(folder, target, { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE });
    return null;
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    return (error as Error).message.split('\n')[0] ?? 'unknown error';
  }
}

async function answer(db: PGlite, message: ToEmbedded): Promise<void> {
  if (message.kind === 'query') {
    // A copy: the engine answers the first message with a view into a buffer that it reuses.
    const bytes = db.execProtocolRawSync(message.bytes).slice();
    port.postMessage({ kind: 'answer', connection: message.connection, bytes } satisfies FromEmbedded, [bytes.buffer]);
  } else if (message.kind === 'hung-up') {
    // Consecutive connections share one session: reset it.
    if (db.isInTransaction()) await db.exec('rollback');
    await db.exec('discard all');
  } else if (message.kind === 'copy') {
    tell({ kind: 'copied', folder: message.folder, failure: copyFiles(message.folder) });
  } else {
    await db.close();
    tell({ kind: 'closed' });
    port.close();
  }
}

async function serve(): Promise<void> {
  // One that leads to a disk that is not mounted would be replaced by an empty database.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error('it is a symbolic link, which the engine does not follow. Move all of DATA_DIR instead');
  if (!existsSync(folder)) await makeDatabase();
  const db = await openIn(folder);
  let turn = Promise.resolve();
  port.on('message', (message: ToEmbedded) => {
    turn = turn.then(() => answer(db, message));
  });
  tell({ kind: 'open' });
}

/** Emscripten's number for ENOSPC; its errors of the file system have no message. */
const noSpace = 51;

try {
  await serve();
} catch (error) {
  const { errno, message } = error as { errno?: number; message?: string };
  tell({ kind: 'lost', reason: errno === noSpace ? 'No space left on device' : message || `error ${errno}` });
  process.exit(1);
}
