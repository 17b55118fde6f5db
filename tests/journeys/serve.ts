import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
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
  const server = spawn(path.join(root, 'node_modules/.bin/node'), ['src/app/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(at),
      BASE_URL: `http://127.0.0.1:${at}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(' is at http')) resolve();
    });
  });
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, close };
}
