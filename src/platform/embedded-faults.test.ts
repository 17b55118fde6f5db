import { expect, test } from 'vitest';
import { faultIn } from './embedded-faults.ts';

const at = '2026-11-24 14:25:41.966 UTC [42] ';

test.each([
  ['PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device'],
  ['FATAL:  could not create lock file "postmaster.pid": Read-only file system'],
  ['ERROR:  could not extend file "base/5/16403": No space left on device'],
  ['ERROR:  could not extend file "base/5/16403": wrote only 4096 of 8192 bytes at block 7: No space left on device'],
  ['LOG:  could not write temporary statistics file "pg_stat_tmp/db_0.tmp": No space left on device'],
  ['ERROR:  could not read block 3 in file "base/5/1259": I/O error'],
])('S18.5 the engine is stopped at %s', (line) => {
  expect(faultIn(at + line)).toBe(line.replace(/^[A-Z]+: +/, ''));
});

test.each([
  [`${at}ERROR:  invalid input syntax for type uuid: "x FATAL:  could not x: No space left on device"`],
  [`${at}ERROR:  duplicate key value violates unique constraint "users_email"`],
  [`${at}DETAIL:  Key (e)=(PANIC:  a: No space left on device`],
  [`\tPANIC:  could not write: No space left on device`],
  [`\t${at}PANIC:  could not write: No space left on device`],
  [`${at}STATEMENT:  select 'FATAL:  x'`],
  ['PostgreSQL stand-alone backend 18.6'],
])('S16.5 S18.5 text that users entered stops nothing: %s', (line) => {
  expect(faultIn(line)).toBeNull();
});
