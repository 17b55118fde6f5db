import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnServer } from '../own-server.ts';

/** `JOURNEYS_PORT` lets two runs stand beside each other. */
export const port = Number(process.env.JOURNEYS_PORT ?? 41_900);

/** Starts the built site with the demo world on a fresh data folder; ends it after the last journey. */
export default async function serve(): Promise<() => Promise<void>> {
  const { dataDir, close } = await serveAt(port);
  // Where the journeys find the mails that they wait for (`mailbox.ts`).
  process.env.JOURNEYS_DATA_DIR = dataDir;
  return close;
}

/** One more site with settings of its own. */
export async function serveAt(
  at: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<{ dataDir: string; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sprechstunde-journeys-'));
  const server = await startOwnServer({
    port: at,
    dataDir,
    env: { ...process.env, LOG_LEVEL: 'warn', BASE_URL: `http://127.0.0.1:${at}`, ...settings },
  });
  const close = async (): Promise<void> => {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, close };
}
