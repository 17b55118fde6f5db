import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const node = path.join(root, 'node_modules/.bin/node');

export type Served = {
  readonly url: string;
  readonly megabytes: () => Promise<number>;
  /** The same, with the processes that it started, and theirs. */
  readonly familyMegabytes: () => Promise<number>;
  /** CPU time of all threads so far, in seconds. */
  readonly cpuSeconds: () => Promise<number>;
  readonly stop: () => Promise<void>;
  /** Like `kill -9`. */
  readonly kill: () => Promise<void>;
};

/** Resident memory of a process in MB, from the kernel. */
async function residentOf({ pid }: { readonly pid?: number | undefined }): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function residentOfFamily({ pid }: { readonly pid?: number | undefined }): Promise<number> {
  let sum = await residentOf({ pid });
  for (const task of await readdir(`/proc/${pid}/task`)) {
    const children = await readFile(`/proc/${pid}/task/${task}/children`, 'utf8');
    for (const child of children.split(' ').filter(Boolean)) sum += await residentOfFamily({ pid: Number(child) });
  }
  return sum;
}

/** User and system time (proc(5), fields 14 and 15), in hundredths of a second on Linux. */
async function cpuOf({ pid }: ChildProcess): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function started(process_: ChildProcess, sign: string, url: string): Promise<Served> {
  await new Promise<void>((resolve, reject) => {
    process_.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    process_.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(sign)) resolve();
    });
  });
  return servedBy(process_, url);
}

function servedBy(process_: ChildProcess, url: string): Served {
  const ended = new Promise<void>((resolve) => process_.once('exit', () => resolve()));
  return {
    url,
    megabytes: () => residentOf(process_),
    familyMegabytes: () => residentOfFamily(process_),
    cpuSeconds: () => cpuOf(process_),
    stop: async () => {
      process_.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      process_.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs a built site as a process, started like `npm start` does: this one, or that of another folder. */
export function serve(port: number, env: Record<string, string>, folder = root): Promise<Served> {
  // Versions before the program was bundled run from their sources.
  const program = ['dist/program/main.js', 'src/app/server/main.ts'].find((file) => existsSync(path.join(folder, file))) ?? '';
  const options = ['--max-semi-space-size=4', '--heap-growing-percent=50', '--no-allocation-site-pretenuring', '--liftoff-only'];
  const child = spawn(path.join(folder, 'node_modules/.bin/node'), [...options, program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      MALLOC_MMAP_THRESHOLD_: '131072',
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  return started(child, ' is at http', `http://127.0.0.1:${port}`);
}

/** Any program that serves an address, once that answers. */
export async function serveProgram(
  [command, ...args]: readonly [string, ...string[]],
  { cwd, env, url }: { readonly cwd: string; readonly env: Record<string, string>; readonly url: string },
): Promise<Served> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const served = servedBy(child, url);
  for (const from = Date.now(); ;) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return served;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${command} ended with ${child.exitCode ?? child.signalCode}`);
    if (Date.now() - from > 180_000) {
      await served.stop();
      throw new Error(`${url} does not answer`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Reference server that sends the bytes of a file with these headers. */
export function serveBare(
  kind: 'node' | 'fastify',
  port: number,
  file: string,
  headers: Readonly<Record<string, string>>,
): Promise<Served> {
  const child = spawn(node, ['bench/bare-server.ts', kind, String(port), file, JSON.stringify(headers)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return started(child, 'ready', `http://127.0.0.1:${port}`);
}

/** Reference server that finds a member by the session cookie, on the same database as `serve` with the same settings. */
export function serveBareUser(port: number, env: Record<string, string>): Promise<Served> {
  const child = spawn(node, ['bench/bare-user.ts', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return started(child, 'ready', `http://127.0.0.1:${port}`);
}
