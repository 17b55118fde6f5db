import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { appIcons, deviceFiles } from '#paths/device-files.ts';
import { themeColors } from '#ui/theme-colors.ts';
import { readConfig } from '#platform/config.ts';
import { shortNameOf } from './manifest.ts';
import { workerFile } from './worker-file.ts';

type Manifest = {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly short_name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
};

describe('what a launcher shows', () => {
  test('S17.4 a long name is cut between words', () => {
    expect(['Sprechstunde', 'Praxis am See mit Dr. Groß', 'Gesundheitssprechstunde'].map(shortNameOf)).toEqual([
      'Sprechstunde',
      'Praxis am',
      'Gesundheitssprechstunde',
    ]);
  });
});

describe('the worker’s file', () => {
  const usual = {
    code: 'code',
    isOn: true,
    siteName: 'Sprechstunde',
    pieces: [{ path: '/offline', content: 'a' }],
    built: ['/font'],
  };

  test('S17.4 changes with every byte of what it keeps, and of its own', () => {
    const files = [
      workerFile(usual),
      workerFile({ ...usual, code: 'other' }),
      workerFile({ ...usual, pieces: [{ path: '/offline', content: 'b' }] }),
      workerFile({ ...usual, built: ['/font2'] }),
    ];
    expect(new Set(files.map((file) => /"build":"([^"]+)"/.exec(file)?.[1])).size).toBe(4);
    expect(workerFile(usual)).toBe(files[0]);
  });

  test('S17.4 S18.2 removes itself where the operator wants none, and in development', () => {
    for (const file of [workerFile({ ...usual, isOn: false }), workerFile({ ...usual, code: '' })])
      expect(file).toMatch(/unregister\(\)/);
    expect([readConfig({}).serviceWorker, readConfig({ SERVICE_WORKER: 'off' }).serviceWorker]).toEqual([true, false]);
    expect(() => readConfig({ SERVICE_WORKER: 'maybe' })).toThrow(
      'The setting SERVICE_WORKER must be one of on, off, not "maybe".',
    );
  });
});

onSite('the installed site', (site) => {
  test('S17.4 each language has a manifest, one site both, that its pages name', async () => {
    for (const [page, path, lang] of [
      ['/', '/manifest.webmanifest', 'de'],
      ['/en/partner', '/en/manifest.webmanifest', 'en'],
    ] as const) {
      expect((await site().get(page)).text).toContain(`<link rel="manifest" href="${path}">`);
      const { status, headers, json } = await site().get(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        expect.stringMatching(/^application\/manifest\+json\b/),
        'public, max-age=3600',
      ]);
      const manifest = json() as Manifest;
      const start = lang === 'de' ? '/' : '/en';
      expect(manifest).toMatchObject({
        id: '/',
        scope: '/',
        lang,
        start_url: start,
        name: 'Sprechstunde',
        display: 'standalone',
      });
      for (const { url } of manifest.shortcuts) expect((await site().get(url)).status, url).toBeLessThan(400);
      expect(manifest.shortcuts).toHaveLength(3);
    }
  });

  test('S17.4 every icon is a PNG of its size; what is cut to a shape has a ground to its edges', async () => {
    const { icons } = (await site().get('/manifest.webmanifest')).json() as Manifest;
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const icon of appIcons) {
      const { headers, bytes } = await site().get(deviceFiles.icon(icon));
      expect(headers['content-type']).toBe('image/png');
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], icon.kind).toEqual([icon.size, icon.size]);
      const pixel = (x: number, y: number): string =>
        data.subarray((y * icon.size + x) * 4, (y * icon.size + x) * 4 + 4).toString('hex');
      expect(pixel(0, 0), icon.kind).toMatch(icon.kind === 'app' ? /00$/ : new RegExp(`^${themeColors.day.slice(1)}ff$`));
      // Something is drawn: the bubble of the mark, above its smile.
      expect(pixel(icon.size / 2, Math.round(icon.size * 0.42)), icon.kind).toBe('f3b27aff');
    }
  });

  test('S17.4 S16.1 what the worker starts with is everybody’s: asked for with a session, it is the same and sets nothing', async () => {
    const worker = await site().get('/sw.js');
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, no-cache',
    });
    const shell = JSON.parse(/^self\.shell=(\{.*\});$/m.exec(worker.text)?.[1] ?? '') as { paths: string[] };
    expect(shell.paths).toEqual(
      expect.arrayContaining(['/offline', '/en/offline', '/offline/style.css', '/offline/again.js', '/assets/icon.svg']),
    );
    const { browser } = await givenLogin(site());
    for (const path of ['/offline', '/en/offline', '/offline/style.css', '/offline/again.js']) {
      const [nobody, member] = [await site().get(path), await browser.get(path)];
      expect([nobody.status, nobody.headers['cache-control'], member.headers['set-cookie']], path).toEqual([
        200,
        'public, no-cache',
        undefined,
      ]);
      expect(member.text, path).toBe(nobody.text);
    }
    expect((await site().get('/')).text).toContain(' data-worker="/sw.js"');
  });

  test('S17.4 the offline page names who helps by phone, in both languages, and needs no script for that', async () => {
    for (const [path, title] of [
      ['/offline', 'Ohne Verbindung'],
      ['/en/offline', 'No connection'],
    ] as const) {
      const { text } = await site().get(path);
      expect(text).toContain(`<h1>${title}</h1>`);
      for (const number of ['112', '116117', '08001110111', '08001110222']) expect(text).toContain(`href="tel:${number}"`);
      expect(text.match(/<script[^>]*>/g), 'by which it goes on').toEqual(['<script src="/offline/again.js" defer>']);
    }
    const sent = await site().ask('/offline/keep', { method: 'POST' });
    expect([sent.status, sent.headers.location]).toEqual([303, '/offline']);
  });
});
