import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { videos } from '#catalog/server/content-tables.ts';
import { media } from '#catalog/server/tables.ts';
import { lengthOf } from '#media/clips/manifest.ts';
import type { PlayableVideo, VideoAnswer } from '#playback/contract.ts';
import { demoFiles, onSite, serve, type Answer, type Served } from '../../../tests/served.ts';
import {
  clipOf,
  coaching,
  coachingDay,
  coachingList,
  exclusiveVideo,
  freeVideo,
  otherFreeVideo,
  protectedVideos,
  trailer,
} from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';

const hour = 3_600_000;

const answerOf = async (server: Served, shortid: string): Promise<VideoAnswer> => {
  const answer = await server.get(`/api/video/${shortid}`);
  expect(answer.status, shortid).toBe(200);
  return answer.json() as VideoAnswer;
};
const videoOf = async (server: Served, shortid: string): Promise<PlayableVideo> => (await answerOf(server, shortid)).data;

const withoutPermission = (address: string): string => address.replace(/\?.*/, '');
const queryOf = (address: string): string => address.slice(address.indexOf('?') + 1);

/** The URLs in an HLS playlist, resolved like in a player. */
function addressesIn({ text }: Answer, at: string): string[] {
  const lines = text.split(/\r?\n/);
  const plain = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const inTags = [...text.matchAll(/URI="([^"]+)"/g)].map(([, uri = '']) => uri);
  return [...inTags, ...plain].map((uri) => {
    const { pathname, search } = new URL(uri, `http://site.invalid${at}`);
    return pathname + search;
  });
}

/** Watches like a player: master, each variant, and the first and last bytes of each. Returns every requested URL. */
async function watch(server: Served, { stream_id }: PlayableVideo): Promise<string[]> {
  const asked = [stream_id];
  const master = await server.get(stream_id);
  expect([master.status, master.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl']);
  const variants = addressesIn(master, stream_id);
  expect(variants.length).toBeGreaterThanOrEqual(2);
  for (const variant of variants) {
    const list = await server.get(variant);
    expect([list.status, list.headers['content-type']], variant).toEqual([200, 'application/vnd.apple.mpegurl']);
    const parts = new Set(addressesIn(list, variant));
    expect(parts.size).toBeGreaterThan(0);
    for (const part of parts) {
      const start = await server.get(part, { range: 'bytes=0-99' });
      expect([start.status, start.bytes.length], part).toEqual([206, 100]);
      const [, size] = /^bytes 0-99\/(\d+)$/.exec(start.headers['content-range'] ?? '') ?? [];
      const end = await server.get(part, { range: 'bytes=-50' });
      expect([end.status, end.headers['content-range']], part).toEqual([
        206,
        `bytes ${Number(size) - 50}-${Number(size) - 1}/${size}`,
      ]);
      expect(start.headers['content-type'], part).toMatch(/^video\/(?:mp4|iso\.segment|mp2t)$/);
    }
    asked.push(variant, ...parts);
  }
  return asked;
}

const statusOf = async (server: Served, address: string): Promise<number> =>
  (await server.get(address, { range: 'bytes=0-0' })).status;

onSite('streams', (site) => {
  describe('of a free video', () => {
    test('S7.8 S7.10 play from master to bytes by the addresses of the manifests, and from the files', async () => {
      const video = await videoOf(site(), freeVideo.shortid);
      const asked = await watch(site(), video);
      expect(asked.length).toBeGreaterThanOrEqual(7);
      for (const address of [video.file_1920, video.file_960]) {
        const { status, headers, bytes } = await site().get(address, { range: 'bytes=4-7' });
        expect([status, headers['content-type'], bytes.toString()], address).toEqual([206, 'video/mp4', 'ftyp']);
      }
      const past = await site().get(video.file_960, { range: 'bytes=999999999-' });
      expect([past.status, past.headers['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
    });

    test('S11.6 S7.8 one has a second sound that describes the picture, and all of it is there', async () => {
      const described = demo.videos.find((video) => clipOf(video) === 'atem' && !protectedVideos.has(video.shortid));
      const video = await videoOf(site(), described?.shortid ?? '');
      const { text } = await site().get(video.stream_id);
      const sounds = text.split('\n').filter((line) => line.startsWith('#EXT-X-MEDIA:TYPE=AUDIO'));
      expect(sounds.map((line) => line.includes('CHARACTERISTICS="public.accessibility.describes-video"'))).toEqual([
        false,
        true,
      ]);
      expect(text.match(/#EXT-X-STREAM-INF:.*AUDIO="sound"/g)).toHaveLength(3);
      const asked = await watch(site(), video);
      expect(asked.filter((address) => /\/hls\/(?:sound|described)\.mp4/.test(address))).toHaveLength(2);
    });

    test('S7.8 S7.10 one that says something of its own has its own sound, over pictures that others have too', async () => {
      const own = demo.videos.filter(({ shortid }) => Object.hasOwn(demo.speeches, shortid) && !protectedVideos.has(shortid));
      const [first, second] = own.filter(({ motif }) => motif === 'heart').map(({ shortid }) => shortid);
      const ways = await Promise.all([first, second].map(async (shortid = '') => watch(site(), await videoOf(site(), shortid))));
      const { text } = await site().get(`/asset/${first}/hls/master.m3u8`);
      expect(text.match(/#EXT-X-STREAM-INF:.*AUDIO="sound"/g)).toHaveLength(3);
      expect(text.match(/#EXT-X-MEDIA:TYPE=AUDIO.*URI="sound.m3u8"/g)).toHaveLength(1);
      const parts = (name: string) =>
        ways.flatMap((asked) => asked.map(withoutPermission).filter((address) => address.endsWith(`/hls/${name}`)));
      expect(parts('sound.mp4')).toEqual([first, second].map((shortid) => `/asset/${shortid}/hls/sound.mp4`));
      const bytesOf = async (name: string) => Promise.all(parts(name).map(async (part) => (await site().get(part)).bytes));
      const [[sound, otherSound], [picture, otherPicture]] = [await bytesOf('sound.mp4'), await bytesOf('1080.mp4')];
      expect(sound?.equals(otherSound ?? Buffer.of())).toBe(false);
      expect(picture?.equals(otherPicture ?? Buffer.of())).toBe(true);
      for (const shortid of [first, second]) {
        const { seconds } = await videoOf(site(), shortid ?? '');
        const lengths = ['1080', '720', '540', 'sound'].map(
          async (name) => (await site().get(`/asset/${shortid}/hls/${name}.m3u8`)).text,
        );
        for (const list of await Promise.all(lengths)) expect(Math.round(lengthOf(list)), shortid).toBe(seconds);
      }
    });

    test('S11.1 S7.8 have German captions', async () => {
      const { captions } = await videoOf(site(), freeVideo.shortid);
      const german = captions.find(({ lang }) => lang === 'de');
      const { status, headers, text } = await site().get(german?.src ?? '');
      expect([status, headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
      expect(text).toMatch(/^WEBVTT/);
      expect(text).toMatch(/\d\d:\d\d\.\d{3} --> /);
    });

    test('S3.6 every video of the demo world is there to be played', async () => {
      const shortids = demo.videos.map(({ shortid }) => shortid);
      const found = await Promise.all(shortids.map((shortid) => site().get(`/api/video/${shortid}`)));
      expect(found.map(({ status }, index) => [status, shortids[index]]).filter(([status]) => status === 404)).toEqual([]);
    });

    test('S7.8 stay there when the time of their addresses is over', async () => {
      const { stream_id } = await videoOf(site(), freeVideo.shortid);
      site().clock.advance(48 * hour);
      expect(await statusOf(site(), stream_id)).toBe(200);
    });
  });

  describe('of a protected video', () => {
    let entitled: Served;
    let member: Served;

    beforeAll(async () => {
      member = await serve(site(), { grants: [() => Promise.resolve([{ kind: 'member' }])] });
      entitled = await serve(site(), {
        grants: [() => Promise.resolve([{ kind: 'member' }]), () => Promise.resolve([{ kind: 'coaching', slug: coaching.slug }])],
      });
    });
    afterAll(async () => {
      await entitled.close();
      await member.close();
    });

    test('S6.2 S4.16 a member gets what is for members, and a day of a coaching not', async () => {
      expect((await site().get(`/api/video/${exclusiveVideo}`)).status).toBe(403);
      const { type, slug, data } = await answerOf(member, exclusiveVideo);
      expect([type, slug]).toEqual(['exclusive', null]);
      await watch(member, data);
      const refused = await member.get(`/api/video/${coachingDay}`);
      expect([refused.status, refused.json()]).toEqual([402, { status: 'error', type: 'coaching', slug: coaching.slug }]);
    });

    test('S6.3 S4.16 an owner gets the days of her coaching, and of no other', async () => {
      const { type, slug, data } = await answerOf(entitled, coachingDay);
      expect([type, slug]).toEqual(['coaching', coaching.slug]);
      await watch(entitled, data);
      const lists = demo.coachings.filter(({ slug: one }) => one !== coaching.slug).map(({ playlist }) => playlist);
      const others = demo.playlists.filter(({ shortid }) => lists.includes(shortid)).flatMap(({ videos: days }) => days);
      const foreign = others.find((day) => !coachingList.videos.includes(day));
      expect((await entitled.get(`/api/video/${foreign}`)).status).toBe(402);
    });

    test('S6.1 trailers of a coaching are for everyone', async () => {
      const { type, data } = await answerOf(site(), trailer);
      expect(type).toBe('free');
      await watch(site(), data);
    });

    test.each([
      ['for members', exclusiveVideo],
      ['of a coaching', coachingDay],
    ])('S6.3 S7.8 every byte of one %s wants a signature and someone entitled', async (_, shortid) => {
      const video = await videoOf(entitled, shortid);
      const addresses = [
        ...(await watch(entitled, video)),
        video.file_1920,
        video.file_960,
        ...video.captions.map(({ src }) => src),
      ];
      for (const address of addresses) {
        // Signed but anonymous; entitled but unsigned; neither.
        expect(await statusOf(site(), address), address).toBe(403);
        expect(await statusOf(entitled, withoutPermission(address)), address).toBe(403);
        expect(await statusOf(site(), withoutPermission(address)), address).toBe(403);
        const { headers } = await entitled.get(address, { range: 'bytes=0-0' });
        expect(headers['cache-control'], address).toMatch(/^private/);
        expect((await site().get(address)).headers['cache-control'], address).toBe('no-store');
      }
    });

    test('S7.8 a signature ends after hours, is for one video, and cannot be changed', async () => {
      site().clock.set('2026-06-18T10:20:00Z');
      const { stream_id } = await videoOf(entitled, coachingDay);
      const { stream_id: foreign } = await videoOf(entitled, exclusiveVideo);
      const path = withoutPermission(stream_id);
      const query = queryOf(stream_id);
      expect(await statusOf(entitled, stream_id)).toBe(200);
      for (const wrong of [
        queryOf(foreign),
        query.replace(/e=(\d+)/, (_, end: string) => `e=${Number(end) + 3600}`),
        query.replace(/s=.{4}/, 's=AAAA'),
        `${query}&e=99999999999`,
        query.replace('&', '%26'),
        'e=&s=',
      ])
        expect(await statusOf(entitled, `${path}?${wrong}`), wrong).toBe(403);
      site().clock.advance(2 * hour);
      expect(await statusOf(entitled, stream_id)).toBe(200);
      site().clock.advance(22 * hour);
      expect(await statusOf(entitled, stream_id)).toBe(403);
    });

    test('S6.1 what someone is entitled to is in no page that all share', async () => {
      const { text } = await entitled.get(`/watch/${coachingDay}`);
      expect(text).not.toMatch(/stream_id|\/asset\/|[?&;]s=[\w-]{43}/);
    });

    test('S4.16 someone whose rights cannot be told is told of a fault, not of a missing right', async () => {
      const broken = await serve(site(), { grants: [() => Promise.reject(new Error('no answer about rights'))] });
      for (const address of [`/api/video/${exclusiveVideo}`, (await videoOf(entitled, exclusiveVideo)).stream_id]) {
        const { status, text } = await broken.get(address);
        expect(status, address).toBe(500);
        expect(text, address).not.toContain('no answer about rights');
      }
      expect((await broken.get(`/api/video/${freeVideo.shortid}`)).status).toBe(200);
      expect(broken.lines.map(({ err }) => (err as { message: string }).message)).toEqual([
        'no answer about rights',
        'no answer about rights',
      ]);
      await broken.close();
    });
  });

  describe('whose files are missing', () => {
    test('S8.5 S7.5 a video is not found, and the log has one line about it; its page is there', async () => {
      const server = await serve(site(), { storage: { ...demoFiles(), stat: () => Promise.resolve(null) } });
      const { status, json } = await server.get(`/api/video/${freeVideo.shortid}`);
      expect([status, json()]).toEqual([404, { status: 'error', type: 'notfound', slug: null }]);
      expect(server.lines).toHaveLength(1);
      expect(server.lines[0]).toMatchObject({ level: 'warn', shortid: freeVideo.shortid });
      const page = await server.get(`/watch/${freeVideo.shortid}`);
      expect([page.status, page.text.includes('<main')]).toEqual([404, true]);
      await server.close();
    });

    test('S7.8 one part is not found, and the log has one line about it', async () => {
      const before = site().lines.length;
      const { status } = await site().get(`/asset/${freeVideo.shortid}/hls/nirgends.m3u8`);
      expect([status, site().lines.slice(before)]).toEqual([
        404,
        [expect.objectContaining({ level: 'warn', shortid: freeVideo.shortid, file: 'hls/nirgends.m3u8' })],
      ]);
    });

    test('S5.8 what has not the form of a part is not found, without a line', async () => {
      const before = site().lines.length;
      for (const path of [
        'hls/..%2fmaster.m3u8',
        'hls/%2e%2e',
        'secret/master.m3u8',
        'hls/.hidden',
        'hls/a/b',
        'hls/',
        '__proto__/x',
        'hls/%00',
      ])
        expect((await site().get(`/asset/${freeVideo.shortid}/${path}`)).status, path).toBe(404);
      for (const shortid of ['ab', 'nirgends', '..', '%2e%2e'])
        expect((await site().get(`/asset/${shortid}/hls/master.m3u8`)).status, shortid).toBe(404);
      expect(site().lines.length).toBe(before);
    });

    test('S7.5 a video that lost its clip for another one plays the other one', async () => {
      const { database } = site();
      const [other] = await database.db
        .select({ id: videos.mediaId })
        .from(videos)
        .where(eq(videos.shortid, otherFreeVideo.shortid));
      const [clip] = await database.db
        .select()
        .from(media)
        .where(eq(media.id, other?.id ?? ''));
      expect(clip?.folder).toMatch(/^media\//);
      await database.db
        .update(videos)
        .set({ mediaId: clip?.id ?? '' })
        .where(eq(videos.shortid, freeVideo.shortid));
      await watch(site(), await videoOf(site(), freeVideo.shortid));
    });
  });
});
