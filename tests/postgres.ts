import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readFileSync, rmSync, type PathLike } from 'node:fs';
import { chown, cp, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './own-server.ts';
import { until } from './until.ts';

export type ThrowAwayPostgres = {
  /** Of an empty database `postgres`, as superuser. */
  readonly url: string;
  /** Creates another empty database on the server and returns its URL. */
  another(): Promise<string>;
  /** Starts a pooler before it that hands out connections by transaction, and loses prepared statements; null if none is installed. */
  pooler(): Promise<Standby | null>;
  /** Starts a streaming standby, which replicates until it is stopped. */
  standby(): Promise<Standby>;
  /**
   * Deletes all data, unless a folder is given that does not exist yet: then all databases are saved there, to start another
   * server from.
   */
  stop(keepIn?: string): Promise<void>;
};

/** A read replica: `url` is that of its copy of the database `postgres`. */
export type Standby = { readonly url: string; stop(): Promise<void> };

/**
 * Starts a PostgreSQL server in a temporary folder, reachable over a Unix socket there, without fsync; with the data saved by
 * another one, or empty. `null` if PostgreSQL is not installed: tests that need it then say so. It refuses to run as root, so
 * root runs it as the user `postgres` or `nobody`.
 */
export async function startPostgres(kept?: string): Promise<ThrowAwayPostgres | null> {
  const binaries = await findBinaries();
  const owner = unprivileged();
  if (!binaries || owner === 'nobody to run as') return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'sprechstunde-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  const run = promisify(execFile);
  if (kept) {
    await cp(kept, data, { recursive: true });
    await run('chmod', ['-R', 'u=rwX,go=', data]);
    if (owner) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, data]);
  } else {
    const how = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'];
    await run(path.join(binaries, 'initdb'), ['-D', data, ...how], options);
  }
  const serve = async (cluster: string, sockets: string) => {
    const settings = {
      fsync: 'off',
      full_page_writes: 'off',
      listen_addresses: '',
      unix_socket_directories: sockets,
      max_connections: '200',
    };
    const server = spawn(
      path.join(binaries, 'postgres'),
      ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const killed = (): void => {
      server.kill('SIGKILL');
      remove();
    };
    process.once('exit', killed);
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(sockets)}`;
    await ready(server, url);
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      process.off('exit', killed);
      if (server.exitCode === null && server.kill(signal)) await once(server, 'exit');
    };
    return { url, end };
  };
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const { url, end } = await serve(data, folder);
  let made = 0;
  return {
    url,
    another: async () => {
      const name = `another_${(made += 1)}`;
      await query(url, `create database ${name}`);
      return databaseAt(url, name);
    },
    standby: async () => {
      const sockets = await mkdtemp(path.join(folder, 'standby-'));
      if (owner) await chown(sockets, owner.uid, owner.gid);
      const copy = path.join(sockets, 'data');
      await run(
        path.join(binaries, 'pg_basebackup'),
        ['-h', folder, '-U', 'postgres', '-D', copy, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
        options,
      );
      const standby = await serve(copy, sockets);
      return { url: standby.url, stop: () => standby.end('SIGQUIT') };
    },
    pooler: async () => {
      const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(isExecutable);
      if (!program) return null;
      const [, minor = '0'] = /1\.(\d+)/.exec((await run(program, ['--version'])).stdout) ?? [];
      const port = await freePort();
      const settings = path.join(folder, 'pgbouncer.ini');
      await writeFile(
        settings,
        `[databases]
* = host=${folder} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = options,statement_timeout
${Number(minor) < 21 ? '' : 'max_prepared_statements = 0'}
`,
      );
      await run('chmod', ['a+r', settings]);
      const pooler = spawn(program, [settings], { ...options, stdio: 'ignore' });
      process.once('exit', () => pooler.kill('SIGKILL'));
      const before = `postgres://postgres@127.0.0.1:${port}/postgres`;
      const isThere = () =>
        query(before, 'select 1').then(
          () => true,
          () => false,
        );
      await until(isThere, (there) => there);
      return {
        url: before,
        stop: async () => {
          if (pooler.exitCode === null && pooler.kill('SIGKILL')) await once(pooler, 'exit');
        },
      };
    },
    stop: async (keepIn) => {
      // A 'fast' shutdown if the data is saved, otherwise 'immediate'.
      await end(keepIn ? 'SIGINT' : 'SIGQUIT');
      if (keepIn) await cp(data, keepIn, { recursive: true });
      remove();
    },
  };
}

/** The URL of another database on the same server. */
export function databaseAt(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
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
  return folders.find(
    (folder) => folder && ['initdb', 'postgres', 'pg_basebackup'].every((name) => isExecutable(path.join(folder, name))),
  );
}

/** The user to run it as: `undefined` for the current one. */
function unprivileged(): { uid: number; gid: number } | undefined | 'nobody to run as' {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : 'nobody to run as';
}

/** Executes a statement on a connection of its own. */
export async function query(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Waits for the ready message in its log, then for the first response. */
async function ready(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 20_000) said += chunk.toString();
      if (/ready to accept (?:read-only )?connections/.test(said)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
  await query(url, 'select 1');
}
