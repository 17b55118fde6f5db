import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createClient, type Call, type Transport } from './client.ts';
import { endpoint } from './endpoint.ts';
import { ok } from './result.ts';

const endpoints = {
  entry: endpoint('GET /api/entry/:id', {
    in: z.object({ id: z.string() }),
    out: z.object({ title: z.string() }),
    summary: 'One.',
  }),
  save: endpoint('POST /api/entry', { in: z.object({ title: z.string() }), out: z.object({}), summary: 'Saves.' }),
};
type Endpoints = typeof endpoints;
const addresses = { entry: 'GET /api/entry/:id', save: 'POST /api/entry' } as const;

describe('a client of a contract', () => {
  test('S7 each call goes out under its name and address, with its input and options', async () => {
    const { signal } = new AbortController();
    const seen: unknown[] = [];
    const transport: Transport = async (call: Call, options) => (seen.push(call, options), ok({ title: 'Herz' }));
    const client = createClient<Endpoints>(addresses, transport);
    const answer = await client.entry({ id: 'a' }, { signal });
    expect(answer.ok && answer.value.title.toUpperCase()).toBe('HERZ');
    expect(seen).toEqual([{ name: 'entry', address: 'GET /api/entry/:id', input: { id: 'a' } }, { signal }]);
  });

  test('S7 a table that lacks a call or names another address, and a wrong input, are type errors', () => {
    const transport: Transport = () => Promise.resolve(ok(null));
    // @ts-expect-error -- a call is missing
    createClient<Endpoints>({ entry: 'GET /api/entry/:id' }, transport);
    // @ts-expect-error -- another address
    createClient<Endpoints>({ ...addresses, save: 'PUT /api/entry' }, transport);
    const client = createClient<Endpoints>(addresses, transport);
    // @ts-expect-error -- another input
    void client.save({ name: 'Herz' });
    expect(Object.keys(client)).toEqual(['entry', 'save']);
  });
});
