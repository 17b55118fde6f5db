import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isOutage } from './outage.ts';

const coded = (code: string, message = 'words', more: object = {}) => Object.assign(new Error(message), { code, ...more });
const fromStore = (name: string, httpStatusCode?: number) =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode } });
const failedQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
/** What a name with two addresses fails with. */
const everyAddress = (code: string) => Object.assign(new AggregateError([coded(code), coded(code)], ''), { code });

test.each<[string, unknown]>([
  ['a refused connection', coded('ECONNREFUSED')],
  ['one at every address of a name', everyAddress('ECONNREFUSED')],
  ['one at every address, without a code of its own', new AggregateError([coded('ETIMEDOUT')], '')],
  ['a connection that breaks', coded('ECONNRESET')],
  ['a name that nobody knows just now', coded('EAI_AGAIN')],
  ['a socket of PostgreSQL that is not there', coded('ENOENT', 'connect ENOENT', { syscall: 'connect' })],
  ['a server that an administrator stops', failedQuery(coded('57P01', 'terminating connection due to administrator command'))],
  ['one that crashed', failedQuery(coded('57P02'))],
  ['one that begins or ends', failedQuery(coded('57P03', 'the database system is starting up'))],
  ['too many connections', failedQuery(coded('53300'))],
  ['a primary that became a standby', failedQuery(coded('25006'))],
  ['a full disk of the database', failedQuery(coded('53100'))],
  ['a connection failure in the database’s words', failedQuery(coded('08006'))],
  ['a connection that ended without a code', failedQuery(new Error('Connection terminated unexpectedly'))],
  ['a pool that has none free', failedQuery(new Error('timeout exceeded when trying to connect'))],
  ['the embedded database that stopped', failedQuery(new Error('The embedded database stopped.'))],
  ['a store that throttles', fromStore('SlowDown', 503)],
  ['a store with a fault', fromStore('SomethingNew', 500)],
  ['a front of the store without words', fromStore('Unknown', 502)],
  ['a store that does not answer in time', fromStore('TimeoutError')],
  ['a share that is gone', coded('ESTALE')],
])('S18.3 %s is an outage', (_, error) => {
  expect(isOutage(error)).toBe(true);
});

const circle = new Error('circle');
circle.cause = circle;

test.each<[string, unknown]>([
  ['a query that is wrong', failedQuery(coded('42601'))],
  ['a value that is taken', failedQuery(coded('23505'))],
  ['a query that takes too long', failedQuery(coded('57014'))],
  ['a lock that is not given', failedQuery(coded('55P03'))],
  ['a refused password', coded('28P01')],
  ['a missing right', coded('42501')],
  ['a database that is not there', coded('3D000')],
  ['a missing file', coded('ENOENT', 'ENOENT: no such file', { syscall: 'open' })],
  ['a full disk of ours', coded('ENOSPC')],
  ['a key that the store does not know', fromStore('InvalidAccessKeyId', 403)],
  ['a missing bucket', fromStore('NoSuchBucket', 404)],
  ['a time limit of our own', AbortSignal.timeout(0).reason ?? new DOMException('aborted', 'TimeoutError')],
  ['a mistake', new TypeError('x is not a function')],
  ['an error that causes itself', circle],
  ['nothing', undefined],
  ['a word', 'ECONNREFUSED'],
])('S18.3 %s is none', (_, error) => {
  expect(isOutage(error)).toBe(false);
});
