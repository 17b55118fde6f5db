import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readFileSync, rmSync, type PathLike } from 'node:fs';
import { chown, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

export type ThrowAwayPostgres = {
  /** Of an empty database `postgres`, as superuser. */
  readonly url: string;
  /** Makes another database beside it, empty or the copy of one that nobody is connected to, and answers its address. */
  another(name?: string, template?: string): Promise<string>;
  stop(): Promise<void>;
};

/**
 * A PostgreSQL of its own in a temporary folder, reached over a Unix socket there, without fsync. `null` where
 * no PostgreSQL is installed: the tests that want one then say so. It refuses to run as root, so root lends it
 * the user `postgres` or `nobody`.
 */
export async function startPostgres(): Promise<ThrowAwayPostgres | null> {
  const binaries = await findBinaries();
  const owner = unprivileged();
  if (!binaries || owner === 'nobody to run as') return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'sprechstunde-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  await promisify(execFile)(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    options,
  );
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '200',
  };
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const killed = (): void => {
    server.kill('SIGKILL');
    remove();
  };
  process.once('exit', killed);
  const url = (database: string): string => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await ready(server, url('postgres'));
  let made = 0;
  return {
    url: url('postgres'),
    another: async (name = `test_${(made += 1)}_${process.pid}`, template = 'template1') => {
      await run(url('postgres'), `create database ${name} template ${template}`);
      return url(name);
    },
    stop: async () => {
      process.off('exit', killed);
      // Immediate shutdown: nothing of it is kept.
      if (server.exitCode === null && server.kill('SIGQUIT')) await once(server, 'exit');
      remove();
    },
  };
}

const isExecutable = (file: PathLike): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

async function findBinaries(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = (await readdir(debian).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  return folders.find((folder) => folder && ['initdb', 'postgres'].every((name) => isExecutable(path.join(folder, name))));
}

/** Whether there is a PostgreSQL here that tests may start. */
export const hasPostgres = async (): Promise<boolean> =>
  (await findBinaries()) !== undefined && unprivileged() !== 'nobody to run as';

/** Whom to run it as: `undefined` for oneself. */
function unprivileged(): { uid: number; gid: number } | undefined | 'nobody to run as' {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : 'nobody to run as';
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Waits for the line of its log that says so, then for the first answer. */
async function ready(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 20_000) said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
  await run(url, 'select 1');
}
