import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putClip } from '#catalog/server/door.ts';
import { dailies, videos } from '#catalog/server/content-tables.ts';
import { media } from '#catalog/server/tables.ts';
import type { WorkerParts } from '#media/server/door.ts';
import { onSite, writableDemoFiles } from '../../../tests/served.ts';
import * as world from '../../../tests/world.ts';
import { allOf, elementsOf, type XmlElement } from '../../../tests/xml.ts';
import { podcastGuid } from './podcast-guid.ts';
import { performSounds } from './sounds.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-podcasts-'));
const storage = writableDemoFiles(path.join(folder, 'store'));

/**
 * Required elements of podcast directories: Apple (podcasters.apple.com/support/823-podcast-requirements) and Spotify (its
 * Podcast Delivery Specification 1.9).
 */
const channelRules: Readonly<Record<string, RegExp>> = {
  title: /^.{1,255}$/,
  description: /^[^]{1,4000}$/,
  link: /^https:\/\//,
  language: /^(?:de|en)$/,
  'itunes:author': /\S/,
  'itunes:name': /\S/,
  'itunes:email': /^[^@\s]+@[^@\s]+$/,
  'itunes:explicit': /^(?:true|false)$/,
  'itunes:type': /^(?:episodic|serial)$/,
  'podcast:guid': /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  'podcast:locked': /^(?:yes|no)$/,
};
const itemRules: Readonly<Record<string, RegExp>> = {
  title: /^.{1,255}$/,
  description: /^[^]{1,4000}$/,
  guid: /\S/,
  pubDate: /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  'itunes:duration': /^[1-9]\d*$/,
  'itunes:explicit': /^(?:true|false)$/,
};
const enclosureRules = { url: /^https:\/\/[\x21-\x7e]+\.m4a$/, length: /^[1-9]\d+$/, type: /^audio\/(?:mp4|mpeg|x-m4a)$/ };
const coverSides = { least: 1400, most: 3000 };

type ChapterFile = { readonly version: string; readonly chapters: readonly { startTime: number; title: string }[] };

const within = (elements: readonly XmlElement[], name: string, parent: string) =>
  elements.filter((element) => element.name === name && element.inside.includes(parent));

onSite(
  'podcasts',
  (site) => {
    const at = (url: string): string => url.replace('https://sprechstunde.example', '');
    const parts = () =>
      ({
        ...site(),
        db: site().database.db,
        storage,
        workFolder: path.join(folder, 'work'),
        log: { info: () => {}, warn: () => {}, error: () => {} },
      }) as unknown as WorkerParts;
    let daily = '';

    beforeAll(async () => {
      const { db } = site().database;
      // A few films suffice: all others count as silent.
      const [day] = await db.select().from(dailies).where(eq(dailies.kind, 'daily')).orderBy(dailies.startsAt).limit(1);
      daily = day?.videoId ?? '';
      await db.update(media).set({ soundBytes: 0 });
      for (const where of [
        eq(videos.shortid, world.freeVideo.shortid),
        eq(videos.id, daily),
        eq(videos.shortid, world.coachingDay),
      ]) {
        const [video] = await db.select().from(videos).where(where);
        if (video?.mediaId) await db.update(media).set({ soundBytes: null }).where(eq(media.id, video.mediaId));
      }
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test('S17.5 without sound there is no podcast; then one has what Apple and Spotify ask for', async () => {
      const list = `/playlist/${world.freeList.slug}/feed.rss`;
      expect((await site().get(list)).status).toBe(404);
      await performSounds(parts(), new AbortController().signal);
      const { status, headers, text } = await site().get(list);
      expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
      const elements = elementsOf(text);
      for (const [name, rule] of Object.entries(channelRules)) {
        const found = within(elements, name, 'channel').filter(({ inside }) => !inside.includes('item'));
        expect(
          found.map((one) => one.text),
          name,
        ).toEqual([expect.stringMatching(rule)]);
      }
      expect(within(elements, 'itunes:category', 'channel')[0]?.attributes.text).toBe('Health & Fitness');
      const items = elements.filter(({ name }) => name === 'item').length;
      expect(items).toBeGreaterThan(0);
      for (const [name, rule] of Object.entries(itemRules)) {
        const found = within(elements, name, 'item');
        expect(found, name).toHaveLength(items);
        for (const { text: value } of found) expect(value, name).toMatch(rule);
      }
      const enclosures = within(elements, 'enclosure', 'item');
      expect(enclosures).toHaveLength(items);
      for (const { attributes } of enclosures)
        for (const [name, rule] of Object.entries(enclosureRules)) expect(attributes[name], name).toMatch(rule);
      const guid = allOf(text, 'podcast:guid')[0]?.text;
      expect(guid).toBe(podcastGuid(`https://sprechstunde.example${list}`));
    });

    test('S17.5 the cover is a square jpg of a size that directories take', async () => {
      const { text } = await site().get(`/playlist/${world.freeList.slug}/feed.rss`);
      const cover = await site().get(at(allOf(text, 'itunes:image')[0]?.attributes.href ?? ''));
      const { format, width, height, hasAlpha, space } = await sharp(cover.bytes).metadata();
      expect({ format, hasAlpha, space }).toEqual({ format: 'jpeg', hasAlpha: false, space: 'srgb' });
      expect(width).toBe(height);
      expect(width).toBeGreaterThanOrEqual(coverSides.least);
      expect(width).toBeLessThanOrEqual(coverSides.most);
      expect(cover.bytes.length).toBeLessThan(512 * 1024);
    });

    test('S17.5 an episode is a sound file of the length that is told, in parts too, with transcript and chapters', async () => {
      const { text } = await site().get(`/playlist/${world.freeList.slug}/feed.rss`);
      const { url = '', length = '' } = allOf(text, 'enclosure')[0]?.attributes ?? {};
      const whole = await site().get(at(url));
      expect([whole.status, whole.headers['content-type'], whole.bytes.length]).toEqual([200, 'audio/mp4', Number(length)]);
      const part = await site().get(at(url), { Range: 'bytes=100-199' });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${length}`]);
      expect(part.bytes).toEqual(whole.bytes.subarray(100, 200));
      const file = path.join(folder, 'episode.m4a');
      writeFileSync(file, whole.bytes);
      const asked = ['-v', 'error', '-count_packets', '-show_streams', '-show_format', '-of', 'json', file];
      const { streams, format } = JSON.parse(execFileSync('ffprobe', asked).toString()) as {
        streams: { codec_type: string; codec_name: string; nb_read_packets: string }[];
        format: { duration: string };
      };
      expect(streams.map(({ codec_type: kind, codec_name: name }) => [kind, name])).toEqual([['audio', 'aac']]);
      expect(Number(streams[0]?.nb_read_packets)).toBeGreaterThan(10);
      expect(execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']).toString()).toBe('');
      const told = Number(allOf(text, 'itunes:duration')[0]?.text);
      expect(Math.abs(Number(format.duration) - told)).toBeLessThan(1.5);
      const [transcript] = allOf(text, 'podcast:transcript');
      const captions = await site().get(at(transcript?.attributes.url ?? ''));
      expect(captions.headers['content-type']).toContain(transcript?.attributes.type);
      expect(captions.text).toMatch(/^WEBVTT/);
      const chapters = await site().get(at(allOf(text, 'podcast:chapters')[0]?.attributes.url ?? ''));
      expect([chapters.status, chapters.headers['content-type']]).toEqual([200, 'application/json+chapters']);
      const { version, chapters: marks } = chapters.json() as ChapterFile;
      const starts = marks.map(({ startTime }) => startTime);
      expect([version, starts]).toEqual(['1.2.0', starts.toSorted((one, other) => one - other)]);
      expect(marks.length).toBeGreaterThan(1);
      for (const { title } of marks) expect(title).toMatch(/\S/);
    });

    test('S17.5 S6.1 nothing that is not free comes into a podcast, nor is its sound made; days have one of their own', async () => {
      const { db } = site().database;
      const [paid] = await db.select().from(videos).where(eq(videos.shortid, world.coachingDay));
      const [clip] = await db
        .select()
        .from(media)
        .where(eq(media.id, String(paid?.mediaId)));
      expect(clip?.soundBytes).toBeNull();
      for (const { slug } of [world.coachingList, world.exclusiveList])
        expect((await site().get(`/playlist/${slug}/feed.rss`)).status, slug).toBe(404);
      expect((await site().get(`/watch/${world.coachingDay}/chapters.json`)).status).toBe(404);
      const { status, text } = await site().get('/podcast/daily/feed.rss');
      expect(status).toBe(200);
      const [video] = await db.select().from(videos).where(eq(videos.id, daily));
      expect(allOf(text, 'guid').map((guid) => guid.text)).toContain(`https://sprechstunde.example/watch/${video?.shortid}`);
    });

    test('S17.5 a film that is made anew has its sound made anew, one with other captions keeps it', async () => {
      const { db } = site().database;
      const [clip] = await db.select().from(media).where(isNotNull(media.preview)).limit(1);
      if (!clip?.preview) throw new Error('The demo has a clip with previews.');
      await db.update(media).set({ soundBytes: 77 }).where(eq(media.id, clip.id));
      const put = async (preview: typeof clip.preview): Promise<number | null | undefined> => {
        await db.transaction((tx) => putClip(tx, { ...clip, preview, captions: [] }));
        return (await db.select().from(media).where(eq(media.id, clip.id)))[0]?.soundBytes;
      };
      expect(await put(clip.preview)).toBe(77);
      expect(await put({ ...clip.preview, file: 'again.webp' })).toBeNull();
    });
  },
  { storage },
);

test('S17.5 the id of a podcast is the one that the namespace says', () => {
  // The example of podcasting2.org/docs/podcast-namespace/tags/guid.
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810');
  expect(podcastGuid('podnews.net/rss/')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c');
});
