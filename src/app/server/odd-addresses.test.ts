import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Browser } from '../../../tests/browser.ts';
import { onSite, writableDemoFiles, type Answer } from '../../../tests/served.ts';
import { givenStaff } from '../../../tests/staff.ts';

/**
 * Values that are no valid id, slug, day, number or page: encoded line breaks and blanks, lone surrogates, wrong lengths, names
 * of object properties.
 */
const parts = [
  '%0d%0aX',
  'x%E2%80%A8',
  '%00',
  '%ED%A0%80',
  '%F0%9F%92%A9',
  '-'.repeat(36),
  '00000000-0000-0000-0000-00000000000g',
  '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab',
  '__proto__',
  'constructor',
  'a'.repeat(190),
  '..%2f..%2fetc',
  '%25',
  '9'.repeat(30),
  '-1',
  '%E2%82%AC',
  '1%27%22%3C',
  // Months.
  '999912',
  '000101',
];

const queries = [
  '',
  `?ids=${'-'.repeat(36)}`,
  '?page=1e9&perPage=-1&sort=__proto__&order=%00&q=%00',
  '?redirect=%2F%E2%82%AC&coaching=%0d%0a',
  '?redirect=%0d%0aX:1&error=%E2%80%A8&locale=xx',
  '?q=%F0%9F%92%A9%25_%5C&id=%E2%80%A8&page=NaN',
  `?${'a=1&'.repeat(400)}`,
  '?%E0%A4%A&=&==&a[b]=c&a=1&a=2',
  '?code=%E2%82%AC&gift=%00&preview=%0d%0a&token=%E2%82%AC&e=%00&s=%E2%82%AC',
  '?from=2026-02-30&to=0000-00-00&range=%00&month=99&entity=toString&query=%00&value=%E2%80%A8',
  '?from=9999-12-31&to=9999-12-31',
  '?from=0000-01-01&to=0000-01-01',
  '?from=0001-01-01&to=9999-12-31',
  // The place in a list of the public API: a day that no calendar has.
  `?cursor=${btoa('2026-02-30T00:00:00.000000Z 3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab')}`,
  `?cursor=${btoa('0000-01-01T00:00:00.000000Z 3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab')}`,
];

const headers: Record<string, string>[] = [
  {},
  { 'accept-language': `${'q,'.repeat(500)};q=%`, 'x-language': '\u00ff' },
  { cookie: 'XSRF-TOKEN=%; session=%E0%A4%A; a=b; =; ;;' },
  { range: 'bytes=9-1,-,5', 'if-none-match': '"'.repeat(300), 'if-modified-since': 'x' },
  { referer: 'http://[', origin: 'null', host: 'a b', 'user-agent': '\u00e4'.repeat(300) },
  { 'accept-encoding': 'br;q=x, *', 'x-forwarded-for': '%,::::', 'x-request-id': '\u0080' },
];

const bodies = [
  '{}',
  '[]',
  'null',
  '{"id":"\\u0000"}',
  '{"id":"\\ud800","ids":["x",{}],"page":1e999}',
  '{',
  '"x"',
  '{"__proto__":{"a":1}}',
];

/** Pages share one route; these are the kinds of paths. */
const pages = [
  '',
  '/:part',
  '/en/:part',
  '/de/:part',
  '/login',
  '/register',
  '/verify',
  '/home',
  '/suche',
  '/gesundheit/:part',
  '/wohlfuehlen/:part',
  '/partner/:part',
  '/playlist/:part',
  '/watch/:part',
  '/watch/:part/playlist/:part',
  '/watch/:part/coaching/:part',
  '/en/watch/:part',
  '/embed/:part',
  '/mein-dr-muster/:part',
  '/mein-dr-muster/coaching/:part',
  '/mein-dr-muster/auszeit/:part',
  '/lp/coupon/:part',
  '/shop/checkout/:part',
  '/shop/product/:part',
  '/shop/danke/:part',
  '/shop/geschenk/:part',
  '/password/reset',
  '/user/address/:part',
  '/widerruf',
  '/meta/:part',
  '/backend/:part',
  '/storage/:part',
  '/storage/:part/:part',
  '/assets/:part',
];

/** Event streams stay open, a logout ends the session that the test needs, and the test store accepts no uploads. */
const isLeftOut = (url: string): boolean => /event|logout|backend\/upload/.test(url);

// Podcasts write their covers.
const folder = mkdtempSync(join(tmpdir(), 'sprechstunde-odd-'));
afterAll(() => rmSync(folder, { recursive: true }));
const storage = writableDemoFiles(folder);

onSite(
  'odd addresses',
  (site) => {
    const isPage = (url: string): boolean => pages.includes(url) && url.includes(':');

    /** Every route and page with each odd value, a query, headers and a body of each kind in turn. */
    function* asked(): Generator<{ method: string; path: string; headers: Record<string, string>; body?: string }> {
      const routes = [
        ...site().app.routes.filter(({ url }) => !url.includes('*')),
        ...pages.map((url) => ({ method: 'GET', url })),
      ].filter(({ url }) => !isLeftOut(url));
      let n = 0;
      for (const { method, url } of routes) {
        const times = isPage(url) ? parts.length : url.includes(':') ? 6 : method === 'GET' ? queries.length : 4;
        for (let time = 0; time < times; time += 1) {
          n += 1;
          const path =
            url.replaceAll(/:\w+/g, () => parts[(isPage(url) ? time : n) % parts.length] ?? '') +
            (queries[(url.includes(':') ? n : time) % queries.length] ?? '');
          const hasBody = !['GET', 'HEAD'].includes(method);
          const type = n % 5 === 0 ? 'application/x-www-form-urlencoded' : 'application/json';
          yield {
            method,
            path: path || '/',
            headers: { ...headers[n % headers.length], ...(hasBody ? { 'content-type': type } : {}) },
            ...(hasBody ? { body: bodies[n % bodies.length] ?? '' } : {}),
          };
        }
      }
    }

    async function ask(
      asking: { method: string; path: string; headers: Record<string, string>; body?: string },
      browser?: Browser,
    ) {
      const { path, ...rest } = asking;
      if (!browser) return site().ask(path, rest);
      const token = decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '');
      const { cookie: _, ...others } = rest.headers;
      return browser.ask(path, { ...rest, headers: { ...others, 'x-xsrf-token': token } });
    }

    async function faultsOf(browser?: Browser): Promise<string[]> {
      const faults: string[] = [];
      const all = [...asked()];
      const next = async (): Promise<void> => {
        for (let one = all.pop(); one; one = all.pop()) {
          const answer: Answer = await ask(one, browser);
          // `/readyz` responds with 503 because this test has no data folder.
          if (answer.status >= 500 && !one.path.startsWith('/readyz'))
            faults.push(`${answer.status} ${one.method} ${one.path} ${one.body ?? ''} ${JSON.stringify(one.headers)}`);
        }
      };
      await Promise.all(Array.from({ length: 8 }, next));
      return faults;
    }

    test('(S16.6) no address, query, header or body of a visitor is a fault of ours', async () => {
      expect(await faultsOf()).toEqual([]);
      expect(site().lines.filter(({ level }) => level === 'error')).toEqual([]);
    }, 240_000);

    test('(S16.6) nor of somebody who may do everything', async () => {
      const { admin } = await givenStaff(site());
      await admin.get('/auth/csrf-cookie');
      expect(await faultsOf(admin)).toEqual([]);
      expect(site().lines.filter(({ level }) => level === 'error')).toEqual([]);
    }, 240_000);

    test.each(['/en/%0d%0aX', '/x%E2%80%A8', '/login?redirect=%2F%E2%82%AC', `/api/video?ids=${'-'.repeat(36)}`])(
      '(S16.6) %s is answered',
      async (path) => {
        expect((await site().get(path)).status).toBeLessThan(500);
      },
    );
  },
  { storage },
);
