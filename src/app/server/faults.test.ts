import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FilledDatabase } from '../../../tests/databases.ts';
import { partsOf } from '../../../tests/html.ts';
import { onSite, serve, type Served } from '../../../tests/served.ts';
import { freeVideo } from '../../../tests/world.ts';

/** A database whose connection can be broken and restored. */
function breakable({ database }: FilledDatabase) {
  let isBroken = false;
  const query: Pool['query'] = ((...args: Parameters<Pool['query']>) =>
    isBroken ? Promise.reject(new Error('lost db.internal:5432')) : database.pool.query(...args)) as Pool['query'];
  const set = (broken: boolean): void => {
    isBroken = broken;
  };
  return { database: { ...database, db: drizzle({ query } as Pool) }, set };
}

onSite('a fault of the server', (site) => {
  let broken: Served;
  let set: (isBroken: boolean) => void;

  beforeAll(async () => {
    const { database, ...breaking } = breakable(site());
    set = breaking.set;
    broken = await serve({ database, clock: site().clock });
    for (const path of ['/partner', '/api/partner']) await broken.get(path);
    set(true);
  });
  afterAll(() => broken.close());

  test('is told in words, with the number under which the log has it, and without internals', async () => {
    for (const [path, language, message] of [
      ['/api/tag', 'de', 'Ein unerwarteter Fehler ist aufgetreten.'],
      ['/api/tag', 'en', 'An unexpected error has occurred.'],
      [`/api/video/${freeVideo.shortid}`, 'de', 'Ein unerwarteter Fehler ist aufgetreten.'],
      [`/api/video/count/${freeVideo.shortid}`, 'de', 'Ein unerwarteter Fehler ist aufgetreten.'],
      [`/asset/${freeVideo.shortid}/hls/master.m3u8`, 'de', 'Ein unerwarteter Fehler ist aufgetreten.'],
    ] as const) {
      const { status, headers, json, text } = await broken.get(path, { 'x-language': language });
      expect(status, path).toBe(500);
      expect(json(), path).toEqual({ message, request: headers['x-request-id'] });
      expect(text, path).not.toMatch(/pool|select|Error:|\.ts|at /);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(headers['content-security-policy'], path).toBeTruthy();
      expect(broken.lines.at(-1), path).toMatchObject({ level: 'error', reqId: headers['x-request-id'] });
    }
  });

  test('S17.1 is a page where a page was asked for, in its language', async () => {
    for (const [path, lang, words] of [
      ['/gesundheit', 'de', 'Ein unerwarteter Fehler ist aufgetreten.'],
      ['/en/gesundheit', 'en', 'An unexpected error has occurred.'],
    ] as const) {
      const { status, headers, text } = await broken.get(path, { 'accept-language': 'de' });
      expect([status, headers['content-type'], headers['cache-control']], path).toEqual([
        500,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      const { elements, texts, inlineScripts } = partsOf(text);
      expect(elements.find(({ name }) => name === 'html')?.attributes.lang).toBe(lang);
      expect(texts.find(({ inside }) => inside.includes('h1'))?.text).toBe(words);
      expect(text).toContain(headers['x-request-id']);
      expect(inlineScripts).toEqual([]);
      expect(text).not.toMatch(/pool|select |\.ts:/);
    }
  });

  test('S11.4 S8.5 is told in a frame on another site too', async () => {
    const { status, headers, text } = await broken.get(`/en/embed/${freeVideo.shortid}`);
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
    expect(text).toContain('The video is not loading at the moment.');
    expect(text).not.toMatch(/pool|select |\.ts:/);
    expect(broken.lines.at(-1)).toMatchObject({ level: 'error', reqId: headers['x-request-id'] });
  });

  test('does not end the server: what is kept and what needs no database is there', async () => {
    for (const path of ['/partner', '/api/partner', '/storage/start/hero.jpg', '/openapi.json'])
      expect((await broken.get(path)).status, path).toBe(200);
  });

  test('is kept for nobody: the next reader is answered when it is over', async () => {
    const paths = ['/api/tag', '/wohlfuehlen', `/api/video/${freeVideo.shortid}`];
    for (const path of paths) expect((await broken.get(path)).status, path).toBe(500);
    set(false);
    for (const path of paths) expect((await broken.get(path)).status, path).toBe(200);
    set(true);
  });

  test('while kept answers are made anew leaves the old ones for a moment and one line for each', async () => {
    const before = broken.lines.length;
    await broken.app.contentChanged('1000000', null);
    for (const path of ['/partner', '/api/partner']) expect((await broken.get(path)).status, path).toBe(200);
    expect(broken.lines.length).toBeGreaterThan(before);
    broken.clock.advance(1000);
    for (const path of ['/partner', '/api/partner']) expect((await broken.get(path)).status, path).toBe(500);
  });
});
