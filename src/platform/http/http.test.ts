import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, everyone, type CallContext } from '#kit/endpoint.ts';
import { fail, ok, statusOf, type FailureCode, type Result } from '#kit/result.ts';
import { ByteCache } from '../byte-cache.ts';
import { createCsrf } from './csrf.ts';
import { handleErrors, localeOfRequest } from './errors.ts';
import { createCacheSender } from './cached-answers.ts';
import { keepCalls } from './cached-calls.ts';
import { localApi, mount, pathParameters, readInput } from './mount.ts';
import { securityHeaders } from './security-headers.ts';

const Entry = z.object({ text: z.string() });
const slug = z.string().regex(/^[a-z]+$/);
const endpoints = {
  kept: endpoint('GET /api/kept/:slug', {
    in: z.object({ slug, page: z.coerce.number().int().min(1).catch(1).default(1), tag: slug.optional().catch(undefined) }),
    out: Entry,
    kept: 'content',
    summary: 'Kept.',
  }),
  fresh: endpoint('GET /api/fresh/:slug', { in: z.object({ slug, must: z.string() }), out: Entry, summary: 'Fresh.' }),
  save: endpoint('POST /api/save/:slug', {
    in: z.object({ slug, title: z.string().min(3), count: z.number().int() }),
    out: Entry,
    summary: 'Saves.',
  }),
  draft: endpoint('POST /api/draft', {
    in: z.object({ content: z.record(z.string(), z.unknown()) }),
    out: Entry,
    summary: 'Keeps any object.',
  }),
};

let app: FastifyInstance;
let cache: ByteCache;
let asked: { input: unknown; context: CallContext }[];
let answer: () => Promise<Result<{ text: string }>>;

const say = (text: string) => {
  answer = () => Promise.resolve(ok({ text }));
};
const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: answered } = await app.inject({ url, headers });
  return { status: statusCode, body: JSON.parse(body) as unknown, headers: answered };
};

const csrf = createCsrf(Buffer.alloc(32), { sessionCookie: 'session' });
const token = csrf.issue();
const post = (url: string, payload: string | object, headers: Record<string, string> = { 'x-xsrf-token': token }) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    cookies: { 'XSRF-TOKEN': token },
    headers: { 'content-type': 'application/json', ...headers },
  });

beforeEach(async () => {
  asked = [];
  say('one');
  cache = new ByteCache('1', { now: () => 0 });
  app = Fastify();
  await app.register(cookie);
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  handleErrors(app);
  const handle = (input: unknown, context: CallContext) => {
    asked.push({ input, context });
    return answer();
  };
  mount(app, {
    endpoints,
    handlers: { kept: handle, fresh: handle, save: handle, draft: handle },
    contextOf: (request) => ({ ...everyone(localeOfRequest(request)), visitor: request.ip }),
    csrf,
    keep: keepCalls(
      cache,
      createCacheSender({}, () => 'the-request'),
    ),
  });
  await app.ready();
});

describe('kept calls', () => {
  test('are made once, and again with what is true by then after a change', async () => {
    expect((await get('/api/kept/a')).body).toEqual({ text: 'one' });
    say('two');
    expect((await get('/api/kept/a')).body).toEqual({ text: 'one' });
    await cache.contentChanged('2');
    expect((await get('/api/kept/a')).body).toEqual({ text: 'two' });
    expect(asked).toHaveLength(2);
  });

  test('that were under way when content changed are not kept as if they knew', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<{ text: string }>>();
    answer = () => promise;
    const early = get('/api/kept/a');
    await expect.poll(() => asked.length).toBe(1);
    await cache.contentChanged('2');
    resolve(ok({ text: 'before the change' }));
    expect((await early).body).toEqual({ text: 'before the change' });
    say('after the change');
    expect((await get('/api/kept/a')).body).toEqual({ text: 'after the change' });
  });

  test('are asked for once by many at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => get('/api/kept/a')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked).toHaveLength(1);
  });

  test('know nobody, since the answer is for all', async () => {
    await get('/api/kept/a');
    await get('/api/fresh/a?must=x');
    expect(asked.map(({ context }) => context.visitor)).toEqual(['everyone', '127.0.0.1']);
  });

  test('are kept by what was understood of their address', async () => {
    answer = () => Promise.resolve(ok({ text: JSON.stringify(asked.at(-1)?.input) }));
    const textOf = async (query: string) => ((await get(`/api/kept/a${query}`)).body as { text: string }).text;
    const second = '{"slug":"a","page":2}';
    expect(await textOf('?page=02')).toBe(second);
    const plain = await textOf('');
    expect(plain).toBe('{"slug":"a","page":1}');
    expect(await textOf('?page=2')).toBe(second);
    for (const same of [
      '?page=1',
      '?page=x',
      '?x=1',
      '?slug=b',
      '?constructor=1',
      '?__proto__=1',
      '?page=2&page=3',
      '?tag=A',
      '?tag=a%00',
    ])
      expect(await textOf(same), same).toBe(plain);
    expect(asked).toHaveLength(2);
    expect(await textOf('?tag=b&page=1')).toBe('{"slug":"a","page":1,"tag":"b"}');
    expect(await textOf('?tag=b')).toBe('{"slug":"a","page":1,"tag":"b"}');
    expect(asked).toHaveLength(3);
  });

  test('are kept for each language, failures for nobody', async () => {
    answer = () => Promise.resolve(fail('not-found'));
    expect(await get('/api/kept/a')).toMatchObject({ status: 404, body: { message: 'Nicht gefunden.' } });
    expect(await get('/api/kept/a', { 'x-language': 'en' })).toMatchObject({ status: 404, body: { message: 'Not found.' } });
    say('there');
    expect(await get('/api/kept/a')).toMatchObject({ status: 200, body: { text: 'there' } });
    say('dort');
    expect((await get('/api/kept/a', { 'x-language': 'en' })).body).toEqual({ text: 'dort' });
    expect((await get('/api/kept/a')).body).toEqual({ text: 'there' });
  });

  test('that break answer 500 and are tried again by the next reader', async () => {
    answer = () => Promise.reject(new Error('secret'));
    const { status, body } = await get('/api/kept/a');
    expect([status, body]).toEqual([500, { message: 'Ein unerwarteter Fehler ist aufgetreten.', request: expect.any(String) }]);
    say('again');
    expect((await get('/api/kept/a')).status).toBe(200);
  });
});

describe('a call that changes something', () => {
  const form = { title: 'long', count: 1 };

  test('S7.1 passes with the token of the cookie in the header', async () => {
    expect((await post('/api/save/a', form)).statusCode).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['a foreign token', { 'x-xsrf-token': createCsrf(Buffer.alloc(32, 1), { sessionCookie: 'session' }).issue() }],
    ['a token of another session', { 'x-xsrf-token': csrf.issue('another-session') }],
    ['another token of ours than the cookie has', { 'x-xsrf-token': csrf.issue() }],
    ['what a browser says comes from another site', { 'x-xsrf-token': token, 'sec-fetch-site': 'cross-site' }],
  ])('S7.1 is refused with 419 for %s, before its body is read', async (_, headers) => {
    const { statusCode, body } = await post('/api/save/a', '{"broken', headers);
    expect([statusCode, Object.keys(JSON.parse(body) as object)]).toEqual([419, ['message']]);
    expect(asked).toEqual([]);
  });

  test('S7.1 a token of our own making in both places is refused too', async () => {
    const forged = 'nonce.signature';
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/save/a',
      payload: form,
      cookies: { 'XSRF-TOKEN': forged },
      headers: { 'x-xsrf-token': forged },
    });
    expect(statusCode).toBe(419);
  });

  test('a good token is kept, so that tabs that ask at once agree', () => {
    expect(csrf.issue('', token)).toBe(token);
    expect(csrf.issue('', 'nonce.signature')).not.toBe('nonce.signature');
    expect(csrf.issue('session-1', token), 'S16.4 one of before the login is none of after it').not.toBe(token);
  });

  test('text that no database holds is refused as a field', async () => {
    for (const title of ['a\0bc', '\ud800abc']) expect((await post('/api/save/a', { ...form, title })).statusCode).toBe(422);
    expect(asked).toEqual([]);
  });

  test('a name that no database holds is left out of an object that is stored whole', async () => {
    const content = { title: 'a', 'b\0': 1, list: [{ '\ud800': 1, c: 2 }] };
    expect((await post('/api/draft', { content })).statusCode).toBe(200);
    expect(asked.map(({ input }) => input)).toEqual([{ content: { title: 'a', list: [{ c: 2 }] } }]);
  });
});

describe('input', () => {
  test('S5.8 a path parameter of the wrong form is not found, before anyone is asked', async () => {
    for (const wrong of ['A', '%C3%84', '%00', '..', "'"]) expect((await get(`/api/kept/${wrong}`)).status, wrong).toBe(404);
    expect(asked).toEqual([]);
  });

  test('a wrong field is told by its name', async () => {
    const { statusCode, body } = await post('/api/save/a', { title: 'x', count: 1.5 });
    const { message, errors } = JSON.parse(body) as { message: string; errors: Record<string, string[]> };
    expect([statusCode, Object.keys(errors)]).toEqual([422, ['title', 'count']]);
    expect(message).toMatch(/\w/);
    expect(asked).toEqual([]);
  });

  test.each([['[1]'], ['"text"'], ['null'], ['1']])('a body %s is no form', async (payload) => {
    expect((await post('/api/save/a', payload)).statusCode).toBe(422);
  });

  test('the path decides over query and body', async () => {
    await post('/api/save/a?slug=b', { title: 'long', count: 1, slug: 'c' });
    expect(asked[0]?.input).toEqual({ slug: 'a', title: 'long', count: 1 });
  });

  test('is read in process as over HTTP', async () => {
    const context = everyone('de');
    const handlers = {
      kept: () => Promise.resolve(ok({ text: 'x' })),
      fresh: () => answer(),
      save: () => answer(),
      draft: () => answer(),
    };
    const api = localApi(endpoints, handlers, context);
    expect(await api.kept({ slug: 'A' })).toEqual(fail('not-found'));
    expect(await api.kept({ slug: 'a' })).toEqual(ok({ text: 'x' }));
    expect(readInput(endpoints.save, { slug: 'a' }, 'de')).toMatchObject({ ok: false, code: 'invalid' });
    expect(pathParameters('/api/:a/x/:b')).toEqual(['a', 'b']);
  });
});

describe('failures', () => {
  const codes: FailureCode[] = [
    'unauthenticated',
    'payment-required',
    'forbidden',
    'not-found',
    'conflict',
    'session-expired',
    'invalid',
    'too-many',
  ];

  test.each(codes)('%s has its status, words in both languages, and is kept by nobody', async (code) => {
    answer = () => Promise.resolve(fail(code));
    const german = await get('/api/fresh/a?must=x');
    const english = await get('/api/fresh/a?must=x', { 'x-language': 'en' });
    for (const { status, headers, body } of [german, english]) {
      expect([status, headers['cache-control']]).toEqual([statusOf(code), 'no-store']);
      expect(body).toEqual({ message: expect.stringMatching(/\w.*\.$/) });
    }
    expect(german.body).not.toEqual(english.body);
  });

  test('a body of its own takes the place of the words', async () => {
    answer = () => Promise.resolve(fail('forbidden', { type: 'own' }));
    expect(await get('/api/fresh/a?must=x')).toMatchObject({ status: 403, body: { type: 'own' } });
  });
});

describe('security headers', () => {
  const policyOf = (isSecure: boolean, styleHashes: readonly string[] = []) => securityHeaders({ isSecure, styleHashes });

  test('S16.6 scripts are our files alone; styles are our files and the sheets of these hashes', () => {
    const policy = policyOf(false, ['abc', 'def'])['Content-Security-Policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src-elem 'self' 'sha256-abc' 'sha256-def';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
  });

  test('S16.1 S16.6 no foreign host is named unless there are statistics, and then two files of it', () => {
    expect(policyOf(true)['Content-Security-Policy']).not.toContain('http');
    const url = 'https://zahlen.example.org/matomo/';
    const policy = securityHeaders({ isSecure: true, analyticsUrl: url })['Content-Security-Policy'] ?? '';
    expect(policy.split('; ').filter((rule) => rule.includes('http'))).toEqual([
      `script-src 'self' ${url}matomo.js`,
      `connect-src 'self' ${url}matomo.php`,
      `img-src 'self' data: ${url}matomo.php`,
    ]);
  });

  test('S16.6, S18.6 films may come from the store that the site leads to, and nothing else may', () => {
    const store = 'https://s3.example.org';
    const policy = securityHeaders({ isSecure: true, mediaOrigin: store })['Content-Security-Policy'] ?? '';
    expect(policy.split('; ').filter((rule) => rule.includes('http'))).toEqual([
      `connect-src 'self' ${store}`,
      `media-src 'self' blob: ${store}`,
    ]);
  });

  test('(S2.20, S16.6) an order’s form may lead to the payment page, which browsers hold to the policy too, and nowhere else', () => {
    const ruleOf = (formTargets?: string[]) =>
      /form-action[^;]*/.exec(
        securityHeaders({ isSecure: true, ...(formTargets ? { formTargets } : {}) })['Content-Security-Policy'] ?? '',
      )?.[0];
    expect(ruleOf()).toBe("form-action 'self'");
    expect(ruleOf(['https://checkout.stripe.com'])).toBe("form-action 'self' https://checkout.stripe.com");
  });

  test('S16.6 browsers are told to come encrypted only where the site is', () => {
    expect(policyOf(false)['Strict-Transport-Security']).toBeUndefined();
    expect(policyOf(true)['Strict-Transport-Security']).toContain('max-age=');
  });
});
