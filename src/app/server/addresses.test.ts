import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../tests/html.ts';
import { onSite, type Served } from '../../../tests/served.ts';
import { exclusiveVideo, freeVideo } from '../../../tests/world.ts';
import { canonicalPath, readableAddress } from './pages.ts';

const ours = /^\/(?![/\\])/;

/** Status and head of the response to a request line sent byte for byte, which no client library would do. */
function statusOfRaw({ origin }: Served, target: string): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`));
    });
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body });
    });
  });
}

describe('paths', () => {
  test('S2 whatever path is asked for, the clean one is on this site and stays as it is', () => {
    const part = fc.oneof(fc.constantFrom('/', '//', '/de', '/en', '/..', 'evil.example', '\\', '%2f', '\t'), fc.string());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const clean = canonicalPath(new URL(`http://site.invalid/${parts.join('')}`).pathname);
        expect(clean).toMatch(ours);
        expect(clean === '/' || !clean.endsWith('/')).toBe(true);
        expect(new URL(clean, 'https://site.example').host).toBe('site.example');
      }),
    );
  });

  test('an address that is not UTF-8 stands for one that does not exist', () => {
    expect(readableAddress('/gesundheit?x=%')).toBe('/gesundheit?x=%');
    expect(readableAddress('/%E0%A4%A')).toBe('/404');
    expect(readableAddress('/en/%ff')).toBe('/en/404');
    expect(readableAddress('/api/playlist/%')).toBe('/api/404');
  });
});

onSite('addresses', (site) => {
  test.each([
    ['/de', '/'],
    ['/de/', '/'],
    ['/de/gesundheit', '/gesundheit'],
    ['/de/gesundheit/krankheiten?letter=d&page=2&x=1', '/gesundheit/krankheiten?letter=d&page=2&x=1'],
    ['/de/de/partner', '/de/partner'],
    ['/partner/', '/partner'],
    ['/en/', '/en'],
    ['/en/partner//?page=2', '/en/partner?page=2'],
    ['/gesundheit//krankheiten', '/gesundheit/krankheiten'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/partner', '/evil.example/partner'],
    ['//evil.example//', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/de//evil.example', '/evil.example'],
    ['/de/\\evil.example/', '/evil.example'],
    ['///', '/'],
    ['//', '/'],
    ['//:x@[', '/:x@['],
    ['/meta/../partner?page=2', '/partner?page=2'],
    ['/login/%2e%2E/partner', '/partner'],
    ['/en/meta/./../gesundheit', '/en/gesundheit'],
    ['/partner/.', '/partner'],
    ['/login/..//evil.example', '/evil.example'],
  ])('S2 %s redirects to %s on this site', async (from, to) => {
    const { status, headers } = await site().get(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect(headers['x-request-id']).toBeTruthy();
  });

  test.each(['/DE/partner', '/De', '/EN/partner', '/demut', '/energie'])(
    'S2 %s is no language prefix: it is not found, and nothing redirects in a circle',
    async (path) => expect((await site().get(path)).status).toBe(404),
  );

  test('S1.7 the language of a page is its address’s, whatever the browser prefers', async () => {
    const { headers, text } = await site().get('/partner', { 'accept-language': 'en', 'x-language': 'en' });
    expect(text).toMatch(/<html lang="de"/);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('S7.9 S17.1 query values that a page does not know change nothing and make no page anew', async () => {
    const plain = await site().get('/partner');
    const before = site().rendered.length;
    for (const query of [
      '?utm_source=x',
      '?letter=d',
      '?tag=schlaf',
      '?page=2',
      '?letter=d&letter=e',
      '?__proto__=1',
      '?%00=%00',
      '?a=%',
    ])
      expect((await site().get(`/partner${query}`)).text, query).toBe(plain.text);
    expect(site().rendered.slice(before)).toEqual([]);
  });

  test('S2.39 a query value of the wrong form is ignored, and the order of values makes no other page', async () => {
    const path = '/gesundheit/krankheiten';
    const plain = await site().get(path);
    await site().get(`${path}?letter=d&page=1`);
    const before = site().rendered.length;
    for (const query of ['?letter=dd', '?letter=%C3%84', '?tag=A%20B', '?page=-1', '?page=99999', '?page=1e3', '?letter='])
      expect((await site().get(path + query)).text, query).toBe(plain.text);
    await site().get(`${path}?page=1&utm=x&letter=d`);
    expect(site().rendered.slice(before)).toEqual([]);
  });

  test('what belongs to calls, built files and films is no page where it does not exist', async () => {
    for (const path of [
      '/api/',
      '/api/gibt-es-nicht',
      '/api/content/',
      '/api/playlist/a/b/c',
      `/api/video/${'x'.repeat(5000)}`,
    ]) {
      const { status, headers, json } = await site().get(path);
      expect([status, headers['content-type']], path).toEqual([404, 'application/json; charset=utf-8']);
      expect(json(), path).toEqual({ message: 'Nicht gefunden.' });
    }
    for (const path of [
      '/assets/gone-1234.js',
      '/asset/x',
      `/asset/${freeVideo.shortid}/hls`,
      '/storage/gone.jpg',
      '/storage/',
    ]) {
      const { status, text } = await site().get(path);
      expect(status, path).toBe(404);
      expect(text.length, path).toBeLessThan(200);
    }
  });

  test('S2.17 an address that is not UTF-8 is a page that does not exist, in its language', async () => {
    for (const [path, lang] of [
      ['/%E0%A4%A', 'de'],
      ['/partner/%ff', 'de'],
      ['/en/%', 'en'],
    ] as const) {
      const { status, text } = await site().get(path);
      expect([status, partsOf(text).elements.find(({ name }) => name === 'html')?.attributes.lang], path).toEqual([404, lang]);
    }
    expect((await site().get('/api/playlist/%E0%A4%A')).json()).toEqual({ message: 'Nicht gefunden.' });
    expect((await site().get('/asset/%ff/hls/master.m3u8')).status).toBe(404);
    expect((await site().get('/storage/%ff.jpg')).status).toBe(404);
  });

  test('S5.8 200 odd addresses are never a fault of the server', async () => {
    const places = [
      '/',
      '/en/',
      '/gesundheit/',
      '/partner/',
      '/watch/',
      `/watch/${freeVideo.shortid}/playlist/`,
      `/watch/${exclusiveVideo}/coaching/`,
      '/playlist/',
      '/mein-dr-muster/coaching/',
      '/api/video/',
      '/api/video?page=',
      '/api/video?tag=',
      '/api/note?place=',
      '/api/playlist/',
      '/api/playlist/category/',
      '/api/category/krankheiten?letter=',
      '/api/daily/month/',
      '/api/video/count/',
      '/asset/',
      `/asset/${freeVideo.shortid}/hls/`,
      `/asset/${freeVideo.shortid}/`,
      '/storage/',
      '/assets/',
    ];
    const piece = fc.oneof(
      fc.constantFrom(
        '%00',
        '%E0%A4%A',
        '%',
        '%ff',
        '..',
        '%2e%2e',
        '%2F',
        '%5c',
        '../../etc/passwd',
        '__proto__',
        'constructor',
        "'",
        '"',
        ';',
        '\u2028',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }).map(encoded),
      fc.constant('x'.repeat(9000)),
      fc.constant('ä'.repeat(9000)),
      fc.stringMatching(/^\d{6,12}$/),
      fc.uuid(),
    );
    const odd = fc.tuple(fc.constantFrom(...places), fc.array(piece, { minLength: 1, maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(odd, async ([place, pieces]) => {
        // Blanks and control characters would end the request line; another test covers them.
        const target = place + pieces.join('').replace(/[\s\p{Cc}]/gu, '');
        const { status, head } = await statusOfRaw(site(), target);
        expect(status, `${target.slice(0, 200)}\n${head}`).toBeGreaterThanOrEqual(200);
        expect(status, `${target.slice(0, 200)}\n${JSON.stringify(site().lines.at(-1))}`).toBeLessThan(500);
        expect(head).toMatch(/x-request-id: \S/i);
        expect(/^location: (.*)$/im.exec(head)?.[1] ?? '/').toMatch(ours);
      }),
      { numRuns: 200, endOnFailure: false },
    );
    expect((await site().get('/')).status).toBe(200);
  });

  test.each([
    ['an address of 20 kB', `/${'x'.repeat(20_000)}`, 431],
    ['a line break in the address', '/a\r\nb', 400],
    ['a blank in the address', '/a b', 400],
  ])('%s is refused with words and an id', async (_, target, status) => {
    const answer = await statusOfRaw(site(), target);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/x-request-id: \S/i);
    expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String) });
  });

  test('a proxy’s form of an address is this site’s path', async () => {
    expect((await statusOfRaw(site(), 'http://evil.example/partner')).status).toBe(200);
    const { status, head } = await statusOfRaw(site(), 'http://evil.example/de/partner');
    expect([status, /^location: (.*)$/im.exec(head)?.[1]]).toEqual([301, '/partner']);
  });
});

/** Lone surrogates cannot be encoded as UTF-8. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
