import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../tests/html.ts';
import { dist, onSite, type Answer } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { coachingDay, exclusiveVideo, freeVideo } from '../../../tests/world.ts';

const id = /^[0-9a-f-]{36}$/;
const codings = { br: 'br', gzip: 'gzip', identity: undefined } as const;

onSite(
  'answers as bytes',
  (site) => {
    describe.each([
      ['a page', '/partner', 'Accept-Encoding'],
      ['a page with a query', '/gesundheit/krankheiten?letter=d', 'Accept-Encoding'],
      ['a call', '/api/partner', 'Accept-Encoding, X-Language, Accept-Language'],
      ['a call with a query', '/api/video?perPage=5&page=2', 'Accept-Encoding, X-Language, Accept-Language'],
    ])('%s', (_, path, vary) => {
      test('is the same text in every coding, at the first time as later', async () => {
        const texts = new Set<string>();
        for (const round of [1, 2])
          for (const [accepted, coding] of Object.entries(codings)) {
            const answer = await site().get(path, { 'accept-encoding': accepted });
            expect([answer.status, answer.headers['content-encoding'], answer.headers.vary], `${round} ${accepted}`).toEqual([
              200,
              coding,
              vary,
            ]);
            expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
            texts.add(answer.text);
          }
        expect(texts.size).toBe(1);
        expect((await site().get(path, { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
        expect((await site().get(path)).headers['content-encoding']).toBeUndefined();
      });

      test('is compressed to the full once it is asked for again and again', async () => {
        const best = zlib.brotliCompressSync((await site().get(path)).bytes, {
          params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 },
        });
        const full = await until(
          () => site().get(path, { 'accept-encoding': 'br' }),
          ({ bytes }) => bytes.length <= best.length,
        );
        expect(full.bytes.equals(best)).toBe(true);
      });

      test('is not sent again to whoever has it', async () => {
        const { headers } = await site().get(path);
        const etag = headers.etag ?? '';
        expect(etag).toMatch(/^W\/"[\w-]{20,}"$/);
        expect(headers['cache-control']).toBe('public, no-cache');
        for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
          const again = await site().get(path, { 'if-none-match': known, 'accept-encoding': 'br' });
          expect([again.status, again.bytes.length, again.headers.etag, again.headers.vary], known).toEqual([304, 0, etag, vary]);
          expect(again.headers['cache-control']).toBe('public, no-cache');
        }
        expect((await site().get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
      });

      test('answers HEAD with the same head and no body', async () => {
        const accepted = { 'accept-encoding': 'gzip' };
        // The full compression may replace the quick one between the two.
        const [head, { headers }] = await until(
          async () => [await site().ask(path, { method: 'HEAD', headers: accepted }), await site().get(path, accepted)] as const,
          ([asked, got]) => Number(asked.headers['content-length']) === got.bytes.length,
        );
        expect([head.status, head.bytes.length]).toEqual([200, 0]);
        for (const name of ['etag', 'content-type', 'content-encoding', 'vary', 'cache-control'])
          expect(head.headers[name], name).toBe(headers[name]);
      });
    });

    test('what was asked for once by HEAD is there for GET', async () => {
      expect((await site().ask('/wohlfuehlen', { method: 'HEAD' })).bytes.length).toBe(0);
      expect((await site().get('/wohlfuehlen')).text).toContain('</html>');
    });

    const kinds = (): readonly (readonly [kind: string, ask: () => Promise<Answer>, status: number])[] => [
      ['a page', () => site().get('/'), 200],
      ['a page that is known', async () => site().get('/', { 'if-none-match': (await site().get('/')).headers.etag ?? '' }), 304],
      ['a redirect', () => site().get('/de/partner'), 301],
      ['a lost page', () => site().get('/nirgends'), 404],
      ['the forbidden page', () => site().get('/403'), 403],
      ['a call', () => site().get('/api/content'), 200],
      ['a call for nothing', () => site().get('/api/playlist/gibt-es-nicht'), 404],
      ['a video', () => site().get(`/api/video/${freeVideo.shortid}`), 200],
      ['a refused video', () => site().get(`/api/video/${exclusiveVideo}`), 403],
      ['a video to be paid for', () => site().get(`/api/video/${coachingDay}`), 402],
      ['the description of the calls', () => site().get('/openapi.json'), 200],
      ['a picture', () => site().get('/storage/start/hero.jpg'), 200],
      ['a lost picture', () => site().get('/storage/gone.jpg'), 404],
      ['a film', () => site().get(`/asset/${freeVideo.shortid}/hls/master.m3u8`), 200],
      ['a refused film', () => site().get(`/asset/${exclusiveVideo}/hls/master.m3u8`), 403],
      ['a wrong method', () => site().ask('/api/content', { method: 'DELETE' }), 404],
      [
        'broken JSON',
        () => site().ask('/api/content', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }),
        400,
      ],
    ];

    test('S18.4 S16.6 every answer has an id of its own and the security headers', async () => {
      const ids = new Set<unknown>();
      for (const [kind, ask, status] of kinds()) {
        const answer = await ask();
        expect(answer.status, kind).toBe(status);
        expect(answer.headers['x-request-id'], kind).toMatch(id);
        ids.add(answer.headers['x-request-id']);
        expect(answer.headers, kind).toMatchObject({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'strict-transport-security': expect.stringContaining('max-age='),
          'content-security-policy': expect.stringContaining("default-src 'self'"),
        });
        expect(answer.headers['x-powered-by'], kind).toBeUndefined();
      }
      expect(ids.size).toBe(kinds().length);
    });

    test('S16.6 the policy allows one script and one sheet that stand in a page, each by its hash', async () => {
      const { headers, text } = await site().get('/');
      const policy = Object.fromEntries(
        String(headers['content-security-policy'])
          .split('; ')
          .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
      ) as Record<string, string[]>;
      const hashOf = (inlined: string) => `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`;
      const { inlineScripts } = partsOf(text);
      expect(inlineScripts).toHaveLength(1);
      expect(policy['script-src']).toEqual(["'self'", hashOf(inlineScripts[0] ?? '')]);
      expect(policy['default-src']).toEqual(["'self'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['frame-ancestors']).toEqual(["'none'"]);
      expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|\*|https?:\/\//);
      const sheets = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => sheet);
      expect(sheets).toHaveLength(1);
      expect(policy['style-src-elem']?.[0]).toBe("'self'");
      expect(policy['style-src-elem']).toContain(hashOf(sheets[0] ?? ''));
      expect(sheets[0]?.length).toBeGreaterThan(10_000);
    });

    test('S16.1 S16.6 a page asks for nothing from elsewhere, and each file that it names is there, kept as long as its name stands for it', async () => {
      const { text } = await site().get('/');
      const { elements } = partsOf(text);
      const loaded = elements.flatMap(({ name, attributes }) =>
        (name === 'script' && attributes.src !== undefined) ||
        (name === 'link' && ['preload', 'icon', 'stylesheet', 'modulepreload'].includes(attributes.rel ?? ''))
          ? [attributes.src ?? attributes.href ?? '']
          : [],
      );
      const files = loaded.filter((address) => address.startsWith('/assets/'));
      expect(files.length).toBeGreaterThanOrEqual(3);
      expect(elements.flatMap(({ attributes }) => attributes.src ?? []).every((src) => src.startsWith('/'))).toBe(true);
      for (const file of files) {
        const sizes = new Set<number>();
        for (const accepted of Object.keys(codings)) {
          const { status, headers, bytes, text: body } = await site().get(file, { 'accept-encoding': accepted });
          expect([status, headers['cache-control'], headers['x-content-type-options']], file).toEqual([
            200,
            // Files with a content hash are cached forever; the site's drawings keep their names.
            file.endsWith('.svg') ? 'public, max-age=3600, stale-while-revalidate=86400' : 'public, max-age=31536000, immutable',
            'nosniff',
          ]);
          expect(headers['x-request-id'], file).toMatch(id);
          expect(Number(headers['content-length']), file).toBe(bytes.length);
          sizes.add(body.length);
        }
        expect(sizes.size, file).toBe(1);
        const head = await site().ask(file, { method: 'HEAD' });
        expect([head.status, head.bytes.length], file).toEqual([200, 0]);
      }
    });

    /** The scripts that a page names. */
    async function modulesOf(page: string): Promise<string[]> {
      const { text } = await site().get(page);
      const modules = /data-modules="([^"]+)"/.exec(text)?.[1]?.split(' ') ?? [];
      expect(modules.length).toBeGreaterThan(3);
      return modules;
    }

    /** A quick build is not minified by terser: the bytes that it may have more. */
    async function moreOfQuickBuild(): Promise<number> {
      const { isQuick } = JSON.parse(await readFile(`${dist}/.browser.json`, 'utf8')) as { isQuick: boolean };
      return isQuick ? 2000 : 0;
    }

    test.each([
      ['the start page', '/', 69_000],
      ['a category', '/gesundheit/krankheiten', 75_000],
      ['a watch address, its layer apart', `/watch/${freeVideo.shortid}`, 68_500],
      ['the search', '/suche', 82_500],
    ])('S17.3 the script of %s stays within its budget', async (_, page, budget) => {
      const modules = await modulesOf(page);
      let bytes = 0;
      // Compressed here and in full, since a quick build compresses less.
      for (const module of modules) bytes += zlib.brotliCompressSync((await site().get(module)).bytes).length;
      expect(bytes).toBeLessThanOrEqual(budget + (await moreOfQuickBuild()));
      expect(bytes).toBeGreaterThan(30_000);
    });

    test('S11.4 S17.3 before a press an embedded film loads no more than three kilobytes of script', async () => {
      const page = (await site().get(`/embed/${freeVideo.shortid}`)).text;
      const files = partsOf(page).elements.flatMap(({ name, attributes: { src } }) => (name === 'script' && src ? [src] : []));
      expect(files).toHaveLength(1);
      let bytes = 0;
      for (const file of files) {
        const script = await site().get(file);
        bytes += zlib.brotliCompressSync(script.bytes).length;
        // Modules that are imported when it is pressed stand in `import()`.
        for (const [, imported = ''] of script.text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
          if (!files.includes(`/assets/${imported}`)) files.push(`/assets/${imported}`);
      }
      expect(bytes, files.join()).toBeLessThanOrEqual(3000);
    });

    test('S11.5 the player of streams is one file, without what no stream of ours needs', async () => {
      const scripts = await readdir(new URL('../../../dist/browser/assets/', import.meta.url));
      const players = scripts.filter((name) => /^hls.*\.js$/.test(name));
      expect(players).toHaveLength(1);
      const { bytes } = await site().get(`/assets/${players[0]}`);
      expect(zlib.brotliCompressSync(bytes).length).toBeLessThanOrEqual(105_000);
    });

    test('S17.3 a German page loads no English texts', async () => {
      const modules = await modulesOf('/gesundheit/krankheiten');
      const loaded = await Promise.all(modules.map(async (module) => (await site().get(module)).text));
      expect(loaded.filter((script) => script.includes('Zum Inhalt'))).toHaveLength(1);
      expect(loaded.filter((script) => script.includes('Skip to content'))).toEqual([]);
    });

    test('what is missing is never kept by readers', async () => {
      for (const path of ['/nirgends', '/403', '/api/playlist/gibt-es-nicht', '/api/nirgends']) {
        const { headers } = await site().get(path);
        expect([headers['cache-control'], headers.etag], path).toEqual(['no-store', undefined]);
      }
    });
  },
  { withAssets: true },
);
