import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.resolve(import.meta.dirname, '..');

/** The environment of all programs started by tests; they share Node's compile cache. */
export const programEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') };

export type Ended = { readonly code: number | null; readonly said: string; readonly complaint: string };

/** Starts a console command of the built site, as `npm run NAME` does after its build. */
export const startCommand = (name: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, ['dist/program/command.js', name, ...args], { cwd: root, env: { ...programEnv, ...env } });

/** Runs a console command of the built site; resolves when it has ended. */
export async function runCommand(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = startCommand(name, args, env);
  const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number | null, said, complaint };
}

/** An unused local port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export type OwnServer = {
  /** Resolves when the process has exited; `SIGKILL` is what `kill -9` sends. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
};

type Starting = { readonly port: number; readonly dataDir: string; readonly env?: NodeJS.ProcessEnv };

/** Starts the built site as a process, on a data folder that outlives it. Resolves when it serves requests. */
export async function startOwnServer({ port, dataDir, env = {} }: Starting): Promise<OwnServer> {
  const server = spawn(path.join(root, 'node_modules/.bin/node'), ['dist/program/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...programEnv,
      LOG_LEVEL: 'error',
      CHECK_ANSWERS: 'on',
      BASE_URL: `http://127.0.0.1:${port}`,
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  const ended = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes(' is at http') && resolve());
  });
  return {
    end: async (signal) => {
      server.kill(signal);
      await ended;
    },
  };
}
