import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { clipSlots } from '#app/server/clips.ts';
import { videos } from '#catalog/server/content-tables.ts';
import { media } from '#catalog/server/tables.ts';
import { deskAudit } from '#desk/server/tables.ts';
import { startWorkers, type Workers } from '#jobs/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import type { Browser } from '../../../../tests/browser.ts';
import { clipStores } from '../../../../tests/clip-stores.ts';
import { loudnessOf, probed, uploads, type FilmName } from '../../../../tests/films.ts';
import { ifMounted, mayMount, mount, unmountAll } from '../../../../tests/mounts.ts';
import { until } from '../../../../tests/until.ts';
import { givenLogin } from '../../../../tests/sessions.ts';
import { freeVideo } from '../../../../tests/world.ts';
import type { Clip } from '../../clips/contract.ts';
import { lookAt } from '../picture-facts.ts';
import { clipDuties } from './duties.ts';
import { systemTools, type WorkerParts } from './parts.ts';
import { localFile } from './source.ts';
import { sweepWorkFolders } from './work-folder.ts';

const log = createLog({ logLevel: 'silent' });
const tools = { ...systemTools, niceness: 0 };
const of = (answer: { json: () => unknown }) => (answer.json() as { data: Clip }).data;

for (const { name: store, isBucket, storage, folder, onSites } of await clipStores()) {
  const files = uploads(storage);
  const workFolder = path.join(folder, 'work');
  /** A stored file as a local file. */
  const stored = (file: string): Promise<string> =>
    localFile({ storage }, file, path.join(folder, path.basename(file)), new AbortController().signal);

  onSites(
    `S10.7 from an uploaded file to a clip, ${store}`,
    (site) => {
      const running: Workers[] = [];
      afterEach(async () => void (await Promise.all(running.splice(0).map((one) => one.stop()))));
      const work = async (more: Partial<WorkerParts> = {}): Promise<void> => {
        const { database, clock } = site();
        const parts = {
          db: database.db,
          storage,
          clock,
          log,
          ...clipSlots,
          openSource: files.openSource,
          workFolder,
          tools,
          ...more,
        };
        running.push(await startWorkers({ database, log, duties: clipDuties(parts) }));
      };
      const editor = async (): Promise<Browser> =>
        (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
      const send = (browser: Browser, call: string, body: Record<string, unknown>) =>
        browser.send('POST', `/api/backend/clip/${call}`, body);
      const create = async (browser: Browser, film: FilmName): Promise<Clip> =>
        of(await send(browser, 'create', { file: await files.film(film) }));
      const get = async (browser: Browser, id: string): Promise<Clip> => of(await browser.get(`/api/backend/clip/get/${id}`));
      const once = (browser: Browser, id: string, ...states: Clip['state'][]): Promise<Clip> =>
        until(
          () => get(browser, id),
          ({ state }) => states.includes(state),
        );
      const textOf = async (file: string): Promise<string> => readText(await storage.read(file));
      const master = (id: string): Promise<string> => textOf(`media/${id}/hls/master.m3u8`);
      let ready: Promise<Clip> | undefined;
      /** A finished clip shared by the tests, since making one takes several seconds. */
      const readyClip = (browser: Browser): Promise<Clip> =>
        (ready ??= create(browser, 'landscape').then(({ id }) => once(browser, id, 'ready', 'failed')));
      /** The test bucket aborts reads of an object that is being replaced. */
      const masterNow = (id: string): Promise<string> => master(id).catch(() => '');

      test('a film becomes a ladder, files, posters and preview images at one loudness, and a video shows it', async () => {
        await work();
        const browser = await editor();
        const begun = await create(browser, 'landscape');
        expect(begun).toMatchObject({ title: 'quer', state: 'waiting', progress: 0, stream: null });
        const clip = await once(browser, begun.id, 'ready', 'failed');
        expect(clip).toMatchObject({
          state: 'ready',
          progress: 1,
          seconds: 6,
          has_sound: true,
          variants: [
            { width: 640, height: 360 },
            { width: 426, height: 240 },
          ],
        });
        expect((await master(clip.id)).match(/#EXT-X-STREAM-INF/g)).toHaveLength(2);
        expect(Math.abs((await loudnessOf(await stored(`media/${clip.id}/file/960.mp4`))) + 16)).toBeLessThanOrEqual(1);
        expect(await readdir(workFolder)).toEqual([]);

        const { db } = site().database;
        const [known] = await db.select().from(media).where(eq(media.id, clip.id));
        expect(known).toMatchObject({ seconds: 6, preview: { columns: 5, rows: 1, interval: 2, width: 240, height: 134 } });
        const [before] = await db.select().from(videos).where(eq(videos.shortid, freeVideo.shortid));
        await db.update(videos).set({ mediaId: clip.id, poster: '' }).where(eq(videos.shortid, freeVideo.shortid));
        const answer = (await site().get(`/api/video/${freeVideo.shortid}`)).json() as {
          data: { stream_id: string; file_960: string; preview: { src: string } };
        };
        const stream = await site().get(answer.data.stream_id);
        const [, rung] = /\n([^#\n]+\.m3u8[^\n]*)/.exec(stream.text) ?? [];
        const playlist = await site().get(new URL(rung ?? '', `http://site${answer.data.stream_id}`).pathname);
        expect(playlist.text).toContain('#EXT-X-ENDLIST');
        // As players request the second segment.
        const [, [, length, at] = []] = [...playlist.text.matchAll(/^#EXT-X-BYTERANGE:(\d+)@(\d+)/gm)];
        const end = Number(at) + Number(length) - 1;
        const address = new URL(/^[^#\n]+\.mp4$/m.exec(playlist.text)?.[0] ?? '', `http://site${answer.data.stream_id}`).pathname;
        const segment = await site().get(address, { range: `bytes=${at}-${end}` });
        const whole = (await site().get(address)).bytes;
        expect([segment.status, segment.headers['content-range']]).toEqual([206, `bytes ${at}-${end}/${whole.length}`]);
        expect(segment.bytes.equals(whole.subarray(Number(at), end + 1))).toBe(true);
        expect((await site().get(answer.data.file_960)).status).toBe(200);
        expect((await site().get(answer.data.preview.src)).headers['content-type']).toBe('image/webp');

        const [, second = ''] = clip.posters;
        expect(of(await send(browser, 'poster', { id: clip.id, poster: second })).poster).toBe(second);
        const [video] = await db.select().from(videos).where(eq(videos.shortid, freeVideo.shortid));
        expect(video).toMatchObject({ poster: second, processed: true, color: (await lookAt({ db, storage }, second)).color });
        expect(video?.color).not.toBe(before?.color);
        for (const form of ['.jpg', '.webp', '.avif', '_tablet.jpg', '_tablet.webp', '_tablet.avif'])
          expect((await site().get(second.replace('.jpg', form))).status, form).toBe(200);
        expect((await send(browser, 'poster', { id: clip.id, poster: '/storage/start/hero.jpg' })).status).toBe(422);
        await db
          .update(videos)
          .set({ mediaId: before?.mediaId, poster: before?.poster })
          .where(eq(videos.shortid, freeVideo.shortid));
        ready = Promise.resolve(clip);
        const audited = await db.select().from(deskAudit).where(eq(deskAudit.entryId, clip.id));
        expect(audited.map(({ action, entity }) => `${entity} ${action}`).toSorted()).toEqual(['clip create', 'clip poster']);
      });

      // Both stores behave the same (storage.test.ts), so the bucket tests cover only what players and audio tracks need.
      test.skipIf(isBucket)(
        'it can be watched before its ladder is there and from then on, and cancelled and begun again',
        async () => {
          const browser = await editor();
          const { id } = await create(browser, 'landscape');
          // Cancelled just before the ladder starts: everything before it is done.
          const atLadder = Promise.withResolvers<void>();
          const slow: WorkerParts['storage'] = {
            ...storage,
            addFolder: async (from, prefix) => {
              const added = await storage.addFolder(from, prefix);
              if (from.endsWith('/first')) atLadder.resolve();
              return added;
            },
          };
          // With the real clock, what is scheduled for sweeping tomorrow is not swept now.
          await work({ storage: slow, clock: systemClock });
          await atLadder.promise;
          const playable = await once(browser, id, 'playable');
          expect(playable.variants).toEqual([{ width: 640, height: 360 }]);
          expect(playable.stream).toBe(`/api/backend/clip/file/${id}/hls/master.m3u8`);
          expect((await browser.get(playable.stream ?? '')).text).toBe(await master(id));
          const [watched] = /^first-[\w-]+\.m3u8$/m.exec(await master(id)) ?? [];
          expect(of(await send(browser, 'cancel', { id })).state).toBe('cancelled');
          await until(
            () => readdir(workFolder),
            (left) => left.length === 0,
          );
          expect((await get(browser, id)).state).toBe('cancelled');
          expect((await send(browser, 'cancel', { id })).status).toBe(409);
          expect(of(await send(browser, 'retry', { id }))).toMatchObject({ state: 'waiting', progress: 0 });
          expect((await send(browser, 'retry', { id })).status).toBe(409);
          const done = await once(browser, id, 'ready', 'failed');
          expect(done.variants.map(({ height }) => height)).toEqual([360, 240]);
          // Viewers who started before the ladder was ready can keep watching.
          expect(await master(id)).not.toContain('first-');
          for (const part of [watched, watched?.replace('m3u8', 'mp4')])
            expect((await browser.get(`/api/backend/clip/file/${id}/hls/${part}`)).status, part).toBe(200);
        },
      );

      test.skipIf(isBucket)('a full store is said at once, leaves nothing, and is no reason not to try again', async () => {
        let isFull = true;
        const full: WorkerParts['storage'] = {
          ...storage,
          addFolder: async (from, prefix) => {
            if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
            return storage.addFolder(from, prefix);
          },
        };
        await work({ storage: full });
        const browser = await editor();
        const { id } = await create(browser, 'silent');
        expect(await once(browser, id, 'failed')).toMatchObject({
          reason: 'no-room',
          message: expect.stringContaining('kein Platz mehr') as string,
          stream: null,
        });
        await until(
          () => readdir(workFolder),
          (left) => left.length === 0,
        );
        expect(await storage.list(`media/${id}`)).toEqual([]);
        isFull = false;
        await send(browser, 'retry', { id });
        expect((await once(browser, id, 'ready', 'failed')).state).toBe('ready');

        // Unreferenced files are removed too. The site's clock is far behind that of the jobs, so what is due tomorrow is swept
        // now.
        const left = await until(
          () => storage.list(`media/${id}/hls`),
          (names) => names.every((name) => !name.includes('first-')),
        );
        expect(left.map((name) => path.basename(name).replace(/-[0-9a-f]{8}/, '')).toSorted()).toEqual([
          '426x240-low.m3u8',
          '426x240-low.mp4',
          '426x240.m3u8',
          '426x240.mp4',
          'master.m3u8',
        ]);
      });

      test.skipIf(isBucket)(
        'what does not become a clip says why, in the reader’s language, and goes on once it can',
        async () => {
          const browser = await editor();
          const text = of(
            await send(browser, 'create', { file: await files.put(Buffer.from('Guten Tag'), 'film.mp4'), title: 'Ein Text' }),
          );
          await work({ tools: { ...tools, ffmpeg: '/nirgends/ffmpeg', ffprobe: '/nirgends/ffprobe' } });
          expect(await once(browser, text.id, 'failed')).toMatchObject({ title: 'Ein Text', reason: 'no-tools', step: 'probe' });
          await running.pop()?.stop();
          await work();
          await send(browser, 'retry', { id: text.id });
          expect(await once(browser, text.id, 'failed')).toMatchObject({
            reason: 'not-a-film',
            message: expect.stringContaining('kein Video') as string,
          });
          const english = await browser.ask(`/api/backend/clip/get/${text.id}`, { headers: { 'x-language': 'en' } });
          expect(of(english).message).toContain('not a video');
          expect(await site().database.db.$count(media, eq(media.id, text.id))).toBe(0);

          const gone = await files.film('silent');
          await files.lose(gone);
          const lost = of(await send(browser, 'create', { file: gone }));
          expect(await once(browser, lost.id, 'failed')).toMatchObject({ reason: 'no-source' });
        },
      );

      test.runIf(mayMount && !isBucket)(
        ifMounted('S11.6 a second sound for which there is no room is said at once, and takes none of the database'),
        async () => {
          const small = path.join(folder, 'small');
          expect(mount('size=100m', small)).toBe(true);
          onTestFinished(unmountAll);
          const browser = await editor();
          await work();
          const { id } = await readyClip(browser);
          await Promise.all(running.splice(0).map((one) => one.stop()));
          await work({ workFolder: small });
          const plain = await master(id);
          const sound = { file: await files.film('spoken'), lang: 'fr', label: 'Français', kind: 'dub' };
          expect((await send(browser, 'audio', { ...sound, id })).status).toBe(200);
          const { audio } = await until(
            () => get(browser, id),
            ({ audio: tracks }) => tracks.every(({ state }) => state !== 'waiting'),
          );
          expect(audio).toMatchObject([{ state: 'failed', message: expect.stringContaining('kein Platz mehr') as string }]);
          await until(
            () => readdir(small),
            (left) => left.length === 0,
          );
          for (const one of audio) await send(browser, 'audio/delete', { id, audio: one.id });
          expect(await master(id)).toBe(plain);
        },
      );

      test('S11.6 a second sound comes beside the picture, and goes again', async () => {
        const browser = await editor();
        const sound = { file: await files.film('spoken'), lang: 'de', label: 'Mit Audiobeschreibung', kind: 'description' };
        const waiting = await create(browser, 'landscape');
        expect((await send(browser, 'audio', { ...sound, id: waiting.id })).status).toBe(409);
        await send(browser, 'cancel', { id: waiting.id });
        await work();
        const { id } = await readyClip(browser);
        const plain = await master(id);
        const settled = () =>
          until(
            () => get(browser, id),
            ({ audio }) => audio.every(({ state }) => state !== 'waiting'),
          );
        expect(of(await send(browser, 'audio', { ...sound, id })).audio).toMatchObject([
          { state: 'waiting', kind: 'description' },
        ]);
        expect((await settled()).audio).toMatchObject([{ state: 'ready', message: null }]);
        await until(
          () => masterNow(id),
          (text) => text.includes('describes-video'),
        );
        const [uri = ''] = /sound-[\w-]+\.m3u8/.exec(await master(id)) ?? [];
        const heard = await stored(`media/${id}/hls/${uri.replace('m3u8', 'mp4')}`);
        expect(Math.abs((await loudnessOf(heard)) + 16)).toBeLessThanOrEqual(1);
        // Players wait for ever for a sound that ends before the picture.
        expect(Number((await probed(heard)).format.duration)).toBeCloseTo(6, 0);
        for (const [, name = ''] of (await master(id)).matchAll(/^([\w-]+)\.m3u8$/gm)) expect(name).toMatch(/-silent$/);

        await send(browser, 'audio', {
          ...sound,
          id,
          file: await files.film('tooLong'),
          lang: 'en',
          kind: 'dub',
          label: 'English',
        });
        const both = await settled();
        expect(both.audio).toMatchObject([
          { state: 'ready' },
          { state: 'failed', message: 'Diese Tonspur ist länger als das Video.' },
        ]);
        for (const { id: audio } of both.audio) expect((await send(browser, 'audio/delete', { id, audio })).status).toBe(200);
        expect((await send(browser, 'audio/delete', { id, audio: id })).status).toBe(404);
        expect(
          await until(
            () => masterNow(id),
            (text) => text !== '' && !text.includes('describes-video'),
          ),
        ).toBe(plain);
      });
    },
    { storage, openSource: files.openSource },
  );
}

describe('S10.7 folders where clips are made', () => {
  test('those of dead processes go, those in which somebody works stay', async () => {
    const base = await mkdtemp(path.join(tmpdir(), 'sprechstunde-swept-'));
    onTestFinished(() => rm(base, { recursive: true }));
    const at = (name: string): string => path.join(base, name);
    for (const name of ['clip-dead', 'clip-busy', 'other']) await mkdir(at(name), { recursive: true });
    const longAgo = new Date(Date.now() - 3_600_000);
    await utimes(at('clip-dead'), longAgo, longAgo);
    await utimes(at('other'), longAgo, longAgo);
    await sweepWorkFolders(base);
    expect((await readdir(base)).toSorted()).toEqual(['clip-busy', 'other']);
    await sweepWorkFolders(at('none'));
  });
});
