import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { quickly } from '../../tests/quickly.ts';
import { createLog } from './log.ts';

function logged(error: unknown): { text: string; err: Record<string, unknown> } {
  let text = '';
  createLog({ logLevel: 'info' }, { write: (line) => void (text += line) }).error({ err: error }, 'failed');
  return { text, err: (JSON.parse(text) as { err: Record<string, unknown> }).err };
}

test('S16.5 a failed query is logged without what it was given', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email_unique"'), {
    code: '23505',
    detail: 'Key (email)=(grete@example.org) already exists.',
  });
  const params = ['grete@example.org', 'Grete', 'geheimes-token\n    at nowhere (x.ts:1:1)'];
  const { text, err } = logged(new DrizzleQueryError('insert into "users" values ($1, $2, $3)', params, cause));
  expect(text).not.toMatch(/grete|geheim|nowhere/i);
  expect(err).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into "users" values ($1, $2, $3)',
    cause: { message: cause.message, code: '23505' },
  });
  expect(err['stack']).toMatch(/^at /);
});

test('S16.5 nor do other messages name anyone', () => {
  const messages = [
    'invalid input syntax for type uuid: "geheim"',
    '550 <grete.muster@example.org>: no such user',
    'GET /password/reset?email=grete%40example.org failed',
  ];
  for (const message of messages) expect(logged(new Error(message)).text).not.toMatch(/grete|geheim/i);
  expect(logged('grete@example.org').err['message']).toBe('…@…');
});

test('S18.4 what helps to find a fault stays', () => {
  const { err } = logged(new TypeError('x is no function', { cause: Object.assign(new Error('no file'), { code: 'ENOENT' }) }));
  expect(err).toMatchObject({ type: 'TypeError', message: 'x is no function', cause: { code: 'ENOENT' } });
  expect(err['stack']).toContain('log.test.ts');
});

test('S18.4 what a stop cut off by closing the pool is no line of the log', async () => {
  const pool = new Pool();
  await pool.end();
  const closed = await pool.query('select').catch((error: unknown) => error);
  let text = '';
  const log = createLog({ logLevel: 'info' }, { write: (line) => void (text += line) });
  for (const err of [closed, new DrizzleQueryError('select', [], closed as Error)]) log.error({ err }, 'The jobs met an error.');
  expect(text).toBe('');
  log.error({ err: new DrizzleQueryError('select', [], new Error('a fault')) }, 'The jobs met an error.');
  log.info('stopped');
  expect(text.trim().split('\n')).toHaveLength(2);
});

test('(S18.4) what was thrown and is no error says what it is, and where it was met', () => {
  const { err } = logged({ status: 404, statusText: 'Not Found', data: 'grete@example.org' });
  expect(err).toMatchObject({ type: 'Object', message: '404 Not Found' });
  expect(err['stack']).toMatch(/log\.(?:test\.)?ts/);
  for (const odd of [7, 'x', Object.create(null)]) expect(logged(odd).err['message']).toEqual(expect.any(String));
});

test('S18.4 a log whose reader stands still holds nobody up, and is read on where it stopped', async () => {
  const count = 1300;
  // More than a pipe takes, less than what waits.
  const program = `
    const { createLog, standardOutput } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)});
    const log = createLog({ logLevel: 'info' }, standardOutput());
    for (let line = 0; line < ${count}; line += 1) log.info({ line }, 'x'.repeat(700));
    process.stderr.write('logged');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  try {
    const [said] = (await once(child.stderr, 'data')) as [Buffer];
    expect(said.toString()).toBe('logged');
    const lines: number[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      if (lines.push((JSON.parse(line) as { line: number }).line) === count) break;
    }
    expect(lines).toEqual(Array.from({ length: count }, (_, line) => line));
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});

test('S18.4 a process ends although the disk of its log is full', async () => {
  const program = `
    const { createLog, standardOutput } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)});
    createLog({ logLevel: 'info' }, standardOutput()).info('a line');
    process.exit(3);
  `;
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const [said, [code]] = await Promise.all([readText(child.stderr as Readable), once(child, 'close')]);
  clearTimeout(timer);
  expect({ code: code as number | null, said }).toEqual({
    code: 3,
    said: 'The log cannot be written to standard output (ENOSPC).\n',
  });
}, 30_000);

test('S16.5 a long message is read for addresses at once', () => {
  const word = 'a'.repeat(100_000);
  expect(quickly(() => logged(new Error(`${word} grete@example.org`)).err['message'])).toBe(`${word} …@…`);
});
