import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '#kit/client.ts';
import { endpoint } from '#kit/endpoint.ts';
import { z } from 'zod';
import { readTransport } from './client.ts';
import { CallFault } from './faults.ts';
import { sendTransport } from './send.ts';

const endpoints = {
  entry: endpoint('GET /api/entry/:id', {
    in: z.object({ id: z.string(), q: z.string().optional() }),
    out: z.object({}),
    summary: 'One.',
  }),
  find: endpoint('POST /api/find', { in: z.object({ value: z.string() }), out: z.object({}), csrf: 'none', summary: 'Finds.' }),
  save: endpoint('POST /api/entry/:id', {
    in: z.object({ id: z.string(), title: z.string() }),
    out: z.object({}),
    summary: 'Saves.',
  }),
};
const addresses = { entry: 'GET /api/entry/:id', find: 'POST /api/find', save: 'POST /api/entry/:id' } as const;
const reading = createClient<typeof endpoints>(addresses, readTransport('en'));
const sending = createClient<typeof endpoints>(addresses, sendTransport('de'));

type Sent = { url: string; init: RequestInit & { headers?: Record<string, string> } };
let sent: Sent[] = [];
let statuses: number[] = [];
let tokens = 0;

beforeEach(() => {
  [sent, statuses, tokens] = [[], [], 0];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (url: string, init: Sent['init'] = {}) => {
    if (url === '/auth/csrf-cookie') {
      tokens += 1;
      document.cookie = `XSRF-TOKEN=token%20${tokens}`;
      return new Response(null, { status: 204 });
    }
    sent.push({ url, init });
    return Response.json({ message: 'said' }, { status: statuses.shift() ?? 200, headers: { 'X-Request-Id': 'r-1' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const tokenOf = ({ init }: Sent): string | undefined => init.headers?.['X-XSRF-TOKEN'];

describe('calls that read', () => {
  test('S7 the path takes its parameters, the query the rest, and no token is fetched', async () => {
    expect(await reading.entry({ id: 'a/b', q: 'Herz' })).toEqual({ ok: true, value: { message: 'said' } });
    expect(sent).toMatchObject([{ url: '/api/entry/a%2Fb?q=Herz', init: { headers: { 'X-Language': 'en' } } }]);
    await reading.find({ value: 'Herz' });
    expect(sent[1]).toMatchObject({ url: '/api/find', init: { method: 'POST', body: '{"value":"Herz"}' } });
    expect(tokens).toBe(0);
  });

  test('S8.3 expected refusals are results with what was said, any other answer is thrown with the number of its request', async () => {
    statuses = [404, 500];
    expect(await reading.entry({ id: 'a' })).toEqual({ ok: false, code: 'not-found', body: { message: 'said' } });
    const thrown: unknown = await reading.entry({ id: 'a' }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CallFault);
    expect(thrown).toMatchObject({ status: 500, requestId: 'r-1' });
  });

  test('S7 a signal gives the call up', async () => {
    const { signal } = new AbortController();
    await reading.entry({ id: 'a' }, { signal });
    expect(sent[0]?.init.signal).toBe(signal);
  });
});

describe('calls that send', () => {
  test('S7.1 what changes something carries the token, which is fetched where there is none; what reads carries none', async () => {
    await sending.entry({ id: 'a' });
    expect([tokens, sent.map(tokenOf)]).toEqual([0, [undefined]]);
    await sending.save({ id: 'a', title: 'Herz' }, { keepalive: true });
    expect(sent[1]).toMatchObject({ url: '/api/entry/a', init: { method: 'POST', keepalive: true, body: '{"title":"Herz"}' } });
    expect([tokens, sent.map(tokenOf)]).toEqual([1, [undefined, 'token 1']]);
  });

  test('S7.1 a token of another time is fetched anew, once', async () => {
    document.cookie = 'XSRF-TOKEN=old';
    statuses = [419];
    expect(await sending.save({ id: 'a', title: 'Herz' })).toMatchObject({ ok: true });
    expect(sent.map(tokenOf)).toEqual(['old', 'token 1']);
    statuses = [419, 419];
    expect(await sending.save({ id: 'a', title: 'Herz' })).toMatchObject({ ok: false, code: 'session-expired' });
    expect(tokens).toBe(2);
  });
});
