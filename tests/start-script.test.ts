import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from './until.ts';

/** `npm start` itself, and what runs the console commands, in a folder with stand-ins for the build and for the server: what those say is shown by their own tests. */

const scripts = path.resolve(import.meta.dirname, '../scripts');
let folder: string;
const at = (name: string): string => path.join(folder, name);
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text, { mode: 0o700 });
};
/** Notes the process, and ends it as a signal does, after a moment of its own. */
const program = (name: string, more: string): string => `
  import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
  writeFileSync('${name}.new', String(process.pid));
  renameSync('${name}.new', '${name}.pid');
  const note = (line) => appendFileSync(${JSON.stringify(`${name}.log`)}, line + '\\n');
  ${more}`;
const stays = 'setInterval(() => {}, 1000);';

/** A build: of the server's part, and of the pages. */
const givenBuild = (ofProgram: string, ofPages: string): void => {
  write('scripts/build.mjs', `await import(process.argv.includes('--except=program') ? '../pages.mjs' : '../part.mjs');`);
  write('part.mjs', program('part', ofProgram));
  write('pages.mjs', program('pages', ofPages));
};
const givenServer = (more: string): void => write('dist/program/main.js', program('server', more));
const serves = `
  process.on('message', (said) => note(said));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {
    note(signal);
    setTimeout(() => process.exit(0), 300);
  });
  note('begun');
  ${stays}`;

let script: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-npm-start-'));
  mkdirSync(at('scripts'));
  for (const name of ['start.mjs', 'command.mjs', 'prepare.mjs']) copyFileSync(path.join(scripts, name), at(`scripts/${name}`));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  mkdirSync(at('node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, at('node_modules/.bin/node'));
  write('node_modules/.installed', createHash('sha256').update('{}').digest('hex'));
  givenBuild('', '');
  givenServer(serves);
});
afterEach(() => {
  script?.kill('SIGKILL');
  for (const name of ['part', 'pages', 'server']) if (isAlive(name)) process.kill(pidOf(name), 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const pidOf = (name: string): number => Number(readFileSync(at(`${name}.pid`), 'utf8'));
const has = (name: string) => until(async () => existsSync(at(name)), Boolean);
const said = (name: string): string[] =>
  existsSync(at(`${name}.log`))
    ? readFileSync(at(`${name}.log`), 'utf8')
        .trim()
        .split('\n')
    : [];
function isAlive(name: string): boolean {
  // 0 would be this process and all beside it.
  const pid = existsSync(at(`${name}.pid`)) ? pidOf(name) : 0;
  if (pid <= 1) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

type Starting = { env?: NodeJS.ProcessEnv; options?: string[]; call?: string[]; by?: 'node' | 'npm' };

function start({ env = {}, options = [], call = ['start.mjs'], by = 'node' }: Starting = {}) {
  const [name = '', ...args] = call;
  const command = by === 'npm' ? ['npm', 'start'] : [process.execPath, ...options, `scripts/${name}`, ...args];
  const [file = '', ...words] = command;
  const child = spawn(file, words, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // ffmpeg is looked for at last, and is no matter of these tests.
    env: { PATH: `${at('bin')}:${process.env['PATH'] ?? ''}`, ...env },
  });
  script = child;
  let lines = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (lines += chunk.toString()));
  write('bin/ffmpeg', '');
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, lines: lines.trim().split('\n') }));
  return { child, ended };
}

const noneStays = () =>
  until(
    async () => ['part', 'pages', 'server'].filter(isAlive),
    (alive) => alive.length === 0,
  );

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'S18.4 a start that is told %s, twice too, stays until its server has ended, and ends like it',
  async (signal) => {
    const { child, ended } = start();
    await until(
      async () => said('server'),
      (log) => log.includes('built'),
    );
    child.kill(signal);
    await until(
      async () => said('server'),
      (log) => log.includes(signal),
    );
    child.kill(signal);
    expect((await ended).code).toBe(0);
    expect(isAlive('server')).toBe(false);
  },
);

test('S18.4 a server that dies of the signal, since its modules are being loaded, is a stop in order; one that is killed is none', async () => {
  givenServer(`note('begun'); ${stays}`);
  for (const [kill, code] of [
    [(child: ChildProcess) => child.kill('SIGTERM'), 0],
    [() => process.kill(pidOf('server'), 'SIGKILL'), 1],
  ] as const) {
    rmSync(at('server.log'), { force: true });
    const { child, ended } = start();
    await until(
      async () => said('server'),
      (log) => log.includes('begun'),
    );
    kill(child);
    expect((await ended).code).toBe(code);
  }
});

test('S18.4 npm that is told to end ends the server too: a shell between them would die alone', async () => {
  const { scripts: all } = JSON.parse(readFileSync(path.join(scripts, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  write('package.json', JSON.stringify({ type: 'module', scripts: all }));
  const { child, ended } = start({ by: 'npm' });
  await until(
    async () => said('server'),
    (log) => log.includes('built'),
  );
  child.kill('SIGTERM');
  await ended;
  await noneStays();
  expect(said('server')).toContain('SIGTERM');
  const signalled = Object.entries(all).filter(([, line]) => /scripts\/(?!build|learn)/.test(line));
  expect(signalled.filter(([, line]) => !line.startsWith('exec node scripts/'))).toEqual([]);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a console command that is told %s by its script alone ends, not only the script',
  async (signal) => {
    write('dist/program/command.js', program('server', `note(process.argv.slice(2).join(' ')); ${stays}`));
    const { child, ended } = start({ call: ['command.mjs', 'restore', '/backups'] });
    await until(
      async () => said('server'),
      (log) => log.includes('restore /backups'),
    );
    child.kill(signal);
    expect((await ended).code).toBe(1);
    await noneStays();
  },
);

test.each([0, 1, 2])('a console command that ends with %i has its script end so', async (code) => {
  write('dist/program/command.js', `process.exit(${code});`);
  expect((await start({ call: ['command.mjs', 'upgrade'] }).ended).code).toBe(code);
});

test('S18.2 a server that refuses to start is heard alone, and what is being built for it ends', async () => {
  givenBuild('', stays);
  givenServer(`
    process.stderr.write('The setting PORT must be a number.\\n');
    process.exit(1);`);
  expect(await start().ended).toEqual({ code: 1, lines: ['The setting PORT must be a number.'] });
  await noneStays();
});

test('a build that fails ends the start: its own part before there is a server, the pages with the server', async () => {
  givenBuild('process.exit(3);', '');
  expect((await start().ended).code).toBe(1);
  expect(existsSync(at('server.pid'))).toBe(false);
  givenBuild(
    '',
    `const { existsSync } = await import('node:fs');
     setInterval(() => existsSync('server.log') && process.exit(3), 20);`,
  );
  expect((await start().ended).code).toBe(1);
  expect(said('server')).toEqual(['begun', 'SIGTERM']);
  await noneStays();
});

test('a start that is told to stop while it builds leaves no build behind, and begins no server', async () => {
  givenBuild(stays, stays);
  const { child, ended } = start();
  await Promise.all([has('part.pid'), has('pages.pid')]);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(existsSync(at('server.pid'))).toBe(false);
  await noneStays();
});

test('packages that cannot be installed, a missing npm and an old Node are one line each', async () => {
  const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });`;
  const old = await start({ options: ['--import', `data:text/javascript,${encodeURIComponent(versions)}`] }).ended;
  expect(old).toEqual({ code: 1, lines: ['Node 18.20.8 is too old: Node 20 or newer is needed.'] });

  rmSync(at('node_modules/.installed'));
  write('bin/npm', '#!/bin/sh\necho no network >&2\nexit 1\n');
  expect(await start().ended).toEqual({
    code: 1,
    lines: ['Installing packages …', 'no network', 'npm ci --no-audit --no-fund --loglevel=error ended with 1.'],
  });
  const without = await start({ env: { PATH: at('nowhere') } }).ended;
  expect(without).toEqual({
    code: 1,
    lines: ['Installing packages …', 'npm ci --no-audit --no-fund --loglevel=error cannot be run (ENOENT).'],
  });
});
