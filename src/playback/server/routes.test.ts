import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { everyone, type CallContext } from '#kit/endpoint.ts';
import { localeOfHeaders } from '#kit/locale.ts';
import { mount } from '#platform/http/mount.ts';
import { isValidSignature } from '#media/server/signature.ts';
import { createAccess, type GrantSource } from '#access/server/door.ts';
import { onDatabase, type FilledDatabase } from '../../../tests/databases.ts';
import { playbackEndpoints, VideoAnswer } from '../contract.ts';
import { playbackHandlers } from './handlers.ts';

const assetKey = Buffer.alloc(32, 7);
const there = { size: 1, modified: new Date(0), etag: '"1"' };

const contextOf = ({ headers, ip }: { headers: Record<string, unknown>; ip: string }): CallContext => ({
  ...everyone(localeOfHeaders(headers['x-language'] as string | undefined, undefined)),
  visitor: `${ip} ${String(headers['user-agent'])}`,
});

/** The calls over HTTP; files exist unless configured otherwise, visitors hold what `holds` says. */
function served(
  { database, clock }: FilledDatabase,
  { hasFiles = true, holds }: { hasFiles?: boolean; holds?: GrantSource } = {},
) {
  const lines: unknown[] = [];
  const asked: string[] = [];
  const app = Fastify();
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  const handlers = playbackHandlers({
    db: database.db,
    storage: {
      stat: (path) => {
        asked.push(path);
        return Promise.resolve(hasFiles ? there : null);
      },
    },
    clock,
    assetKey,
    access: createAccess(holds ? [holds] : []),
    log: { warn: (fields: unknown) => void lines.push(fields) },
  });
  mount(app, { endpoints: playbackEndpoints, handlers, contextOf, csrf: { check: () => Promise.resolve(undefined) } });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body, headers: answered } = await app.inject({ url, headers });
    return { status: statusCode, body: JSON.parse(body) as Record<string, unknown>, headers: answered };
  };
  return { get, lines, asked };
}

onDatabase('the calls of playback', (open) => {
  test('S7.5, S3.6 a free video comes with its stream, files and captions, each address signed', async () => {
    const { get, lines } = served(open());
    const { status, body, headers } = await get('/api/video/depress1');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const { type, slug, data } = VideoAnswer.parse(body);
    expect([type, slug, data.shortid]).toEqual(['free', null, 'depress1']);
    expect(data.stream_id).toMatch(/^\/asset\/depress1\/hls\/master\.m3u8\?e=\d+&s=[\w-]+$/);
    expect(data.file_1920).toMatch(/^\/asset\/depress1\/file\/1920\.mp4\?/);
    expect(data.file_960).toMatch(/^\/asset\/depress1\/file\/960\.mp4\?/);
    expect(data.captions.map(({ lang }) => lang)).toContain('de');
    expect(data.captions[0]?.src).toMatch(/^\/asset\/depress1\/caption\/[\w-]+\.vtt\?/);
    expect(lines).toEqual([]);
  });

  test('S7.8 the signature is for this video and for hours, not days', async () => {
    const filled = open();
    const { get } = served(filled);
    const { data } = VideoAnswer.parse((await get('/api/video/depress1')).body);
    const permission = Object.fromEntries(new URL(data.stream_id, 'http://x').searchParams);
    const now = filled.clock.now();
    const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    expect(isValidSignature(assetKey, 'depress1', permission, inHours(2))).toBe(true);
    expect(isValidSignature(assetKey, 'depress1', permission, inHours(24))).toBe(false);
    expect(isValidSignature(assetKey, 'angst1', permission, now)).toBe(false);
  });

  test('S7.5 an unknown video is a typed 404', async () => {
    const { status, body } = await served(open()).get('/api/video/gibtsnicht');
    expect([status, body]).toEqual([404, { status: 'error', type: 'notfound', slug: null }]);
  });

  test('S6.1, S7.5 a members’ video is refused with 403 and opened for a member', async () => {
    const refused = await served(open()).get('/api/video/ex-frage1');
    expect([refused.status, refused.body]).toEqual([403, { status: 'error', type: 'exclusive', slug: null }]);
    const given = await served(open(), { holds: () => Promise.resolve([{ kind: 'member' }]) }).get('/api/video/ex-frage1');
    expect([given.status, given.body.type]).toEqual([200, 'exclusive']);
  });

  test('S6.3, S7.5 a day of a coaching is refused with 402 and the slug, and opened for its owner', async () => {
    const day = { video: 'schlaf-01', coaching: 'besser-schlafen' };
    const refused = await served(open()).get(`/api/video/${day.video}`);
    expect([refused.status, refused.body]).toEqual([402, { status: 'error', type: 'coaching', slug: day.coaching }]);
    expect(JSON.stringify(refused.body)).not.toContain('/asset/');
    const given = await served(open(), { holds: () => Promise.resolve([{ kind: 'coaching', slug: day.coaching }]) }).get(
      `/api/video/${day.video}`,
    );
    expect([given.status, given.body.slug]).toEqual([200, day.coaching]);
    const other = await served(open(), { holds: () => Promise.resolve([{ kind: 'coaching', slug: 'another' }]) }).get(
      `/api/video/${day.video}`,
    );
    expect(other.status).toBe(402);
  });

  test('S6.1 a trailer of a coaching is free', async () => {
    const { status, body } = await served(open()).get('/api/video/schlaf-t1');
    expect([status, body.type]).toEqual([200, 'free']);
  });

  test('a video whose files are missing is a 404 and one log line', async () => {
    const { get, lines, asked } = served(open(), { hasFiles: false });
    const { status, body } = await get('/api/video/depress1');
    expect([status, body]).toEqual([404, { status: 'error', type: 'notfound', slug: null }]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ shortid: 'depress1' });
    expect(asked).toEqual([expect.stringMatching(/\/hls\/master\.m3u8$/)]);
  });

  test('S5.8 a shortid of the wrong form is a 404', async () => {
    const { get } = served(open());
    for (const shortid of ['ab', 'viel-zu-lang', 'a.b', '%20%20%20'])
      expect((await get(`/api/video/${shortid}`)).status).toBe(404);
  });

  test('S1.7 the texts come in the language that is asked for', async () => {
    const { get } = served(open());
    const { data } = VideoAnswer.parse((await get('/api/video/depress1', { 'x-language': 'en' })).body);
    const german = VideoAnswer.parse((await get('/api/video/depress1')).body).data;
    expect(data.title === german.title).toBe(data.lang === 'de');
  });

  test('S11.2 S1.7 a video brings its chapters, in order and in the language that is asked for', async () => {
    const { get } = served(open());
    const chaptersOf = async (headers?: Record<string, string>) =>
      VideoAnswer.parse((await get('/api/video/achtsam1', headers)).body).data.chapters;
    const german = await chaptersOf();
    expect(german.map(({ title }) => title)).toEqual(['Halt kurz an', 'Hör hin', 'Freundlich zurück']);
    expect(german[0]?.start).toBe(0);
    expect(german.map(({ start }) => start)).toEqual(german.map(({ start }) => start).toSorted((a, b) => a - b));
    const english = await chaptersOf({ 'x-language': 'en' });
    expect(english.map(({ title }) => title)).toEqual(['Pause for a moment', 'Listen', 'Kindly back']);
  });

  test('S7.5 a view is counted once an hour for a visitor, is not cached, and answers {} for unknown videos too', async () => {
    const filled = open();
    const { get } = served(filled);
    const views = async () => {
      const { rows } = await filled.database.db.execute<{ n: number }>(
        `select coalesce(sum(d.views), 0)::int as n from view_days d join videos v on v.id = d.video_id where v.shortid = 'angst1'`,
      );
      return rows[0]?.n ?? 0;
    };
    const before = await views();
    for (let i = 0; i < 3; i++) {
      const { status, body, headers } = await get('/api/video/count/angst1', { 'user-agent': 'one' });
      expect([status, body, headers['cache-control']]).toEqual([200, {}, 'private, no-store']);
    }
    expect((await views()) - before).toBe(1);
    await get('/api/video/count/angst1', { 'user-agent': 'two' });
    expect((await views()) - before).toBe(2);
    filled.clock.advance(3_600_001);
    await get('/api/video/count/angst1', { 'user-agent': 'one' });
    expect((await views()) - before).toBe(3);
    expect((await get('/api/video/count/gibtsnicht')).body).toEqual({});
  });
});
