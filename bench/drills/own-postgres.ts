import { execFile } from 'node:child_process';
import { chownSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tests/own-server.ts';

const run = promisify(execFile);

/** A PostgreSQL with fsync in a folder of its own, which a drill stops, starts and restarts as an operator does. */
export type OwnPostgres = {
  readonly url: string;
  readonly control: (what: 'start' | 'stop' | 'restart' | 'status', ...more: string[]) => Promise<unknown>;
};

export async function ownPostgres(folder: string): Promise<OwnPostgres> {
  const port = await freePort();
  const versions = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a));
  const binaries = path.join('/usr/lib/postgresql', versions[0] ?? '', 'bin');
  // PostgreSQL refuses to run as root.
  const [, , uid = '', gid = ''] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([name]) => name === 'postgres') ?? [];
  const owner = process.getuid?.() === 0 ? { uid: Number(uid), gid: Number(gid) } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const ask = (program: string, ...args: string[]) => run(path.join(binaries, program), args, { ...owner, cwd: folder });
  await ask('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
  const options = `-p ${port} -h 127.0.0.1 -k ${folder}`;
  const control: OwnPostgres['control'] = (what, ...more) =>
    ask('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, what, ...more);
  await control('start');
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, control };
}
