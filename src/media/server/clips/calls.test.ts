import { randomUUID } from 'node:crypto';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { media } from '#catalog/server/tables.ts';
import { readContentVersion } from '#platform/content-version.ts';
import { createLog } from '#platform/log.ts';
import { openBrowser, type Browser } from '../../../../tests/browser.ts';
import { clipStores } from '../../../../tests/clip-stores.ts';
import { uploads } from '../../../../tests/films.ts';
import { until } from '../../../../tests/until.ts';
import { givenLogin } from '../../../../tests/sessions.ts';
import { clipEndpoints, type Clip } from '../../clips/contract.ts';
import { transcodes } from '../tables.ts';
import { endLeftClips } from './make-clip.ts';
import { changeClip, claimClip } from './rows.ts';

const of = (answer: { json: () => unknown }) => (answer.json() as { data: Clip }).data;

for (const { name, storage, onSites } of await clipStores()) {
  const files = uploads(storage);

  onSites(
    `S10.7 the office’s calls about clips, ${name}`,
    (site) => {
      let editor: Browser;
      const id = randomUUID();
      const send = (call: string, body: Record<string, unknown>, browser = editor) =>
        browser.send('POST', `/api/backend/clip/${call}`, body);
      const known = async () => {
        const [row] = await site().database.db.select().from(media).where(eq(media.id, id));
        return row;
      };

      beforeAll(async () => {
        editor = (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
        const { db } = site().database;
        const now = site().clock.now();
        const folder = `media/${id}`;
        await db.insert(media).values({ id, key: id, folder, seconds: 60 });
        await db
          .insert(transcodes)
          .values({ id, title: 'Atmen 100%', folder, state: 'ready', seconds: 60.4, createdAt: now, updatedAt: now });
      });

      test('S6.4 a visitor is sent to log in, and members and support are refused', async () => {
        const visitor = openBrowser(site());
        const { browser: member } = await givenLogin(site());
        const support = (await givenLogin(site(), { roles: ['support'], totpConfirmedAt: site().clock.now() })).browser;
        const calls = [
          ...Object.values(clipEndpoints).map(({ address }) => address.replace(':id', id)),
          `GET /api/backend/clip/events?id=${id}`,
          `GET /api/backend/clip/file/${id}/hls/master.m3u8`,
        ];
        for (const [browser, status] of [
          [visitor, 401],
          [member, 403],
          [support, 403],
        ] as const)
          for (const call of calls) {
            const [method, path = ''] = call.split(' ');
            const answer = method === 'GET' ? await browser.get(path) : await browser.send('POST', path, { id });
            expect([call, answer.status]).toEqual([call, status]);
          }
      });

      test('nothing that is nobody’s is found, and nonsense is refused', async () => {
        const other = randomUUID();
        expect((await editor.get(`/api/backend/clip/get/${other}`)).status).toBe(404);
        expect((await editor.get('/api/backend/clip/get/nonsense')).status).toBe(404);
        for (const call of ['retry', 'cancel']) expect((await send(call, { id: other })).status, call).toBe(404);
        expect((await send('captions', { id: other, lang: 'de', label: 'Deutsch', text: 'WEBVTT' })).status).toBe(404);
        expect((await send('create', { file: other })).status).toBe(422);
        expect((await send('create', { file: 'x'.repeat(5000) })).status).toBe(422);
        expect((await send('audio', { id, file: other, lang: 'de', label: 'x', kind: 'description' })).status).toBe(422);
        for (const part of ['hls/..%2f..%2fsecrets', 'secret/x.txt', 'hls/none.m3u8'])
          expect((await editor.get(`/api/backend/clip/file/${id}/${part}`)).status, part).toBe(404);
        for (const ids of ['', 'x', '?', Array.from({ length: 51 }, () => other).join(',')])
          expect((await editor.get(`/api/backend/clip/events?id=${ids}`)).status, ids.slice(0, 40)).toBe(422);
      });

      test('captions are tidied, stored under a name of their own, and shown to readers', async () => {
        const srt = '1\n00:00:01,000 --> 00:00:02,000\n<font color="red">Atme <i>tief</i></font> ein & aus.\n';
        const before = await readContentVersion(site().database.db);
        const clip = of(await send('captions', { id, lang: 'de', label: 'Deutsch', text: srt }));
        const [track] = clip.captions;
        expect(track).toMatchObject({
          lang: 'de',
          label: 'Deutsch',
          file: expect.stringMatching(/^de-[0-9a-f]{12}\.vtt$/) as string,
        });
        expect((await known())?.captions).toEqual([track]);
        expect(await readContentVersion(site().database.db)).not.toBe(before);
        const stored = await editor.get(`/api/backend/clip/file/${id}/caption/${track?.file}`);
        expect(stored.text).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nAtme <i>tief</i> ein &amp; aus.\n');
        expect((await editor.get(`/api/backend/clip/captions/${id}?lang=de`)).json()).toEqual({
          data: { lang: 'de', label: 'Deutsch', text: stored.text },
        });
        await send('captions', { id, lang: 'en', label: 'English', text: srt });
        const changed = of(await send('captions', { id, lang: 'de', label: 'Deutsch', text: srt.replace('tief', 'ruhig') }));
        expect(changed.captions.map(({ lang }) => lang)).toEqual(['de', 'en']);
        expect(changed.captions[0]?.file).not.toBe(track?.file);
        expect(of(await send('captions/delete', { id, lang: 'en' })).captions).toHaveLength(1);
        expect((await send('captions/delete', { id, lang: 'en' })).status).toBe(404);
        expect((await editor.get(`/api/backend/clip/captions/${id}?lang=en`)).status).toBe(404);
      });

      test('captions that are wrong are refused with each line, and those that are there stay', async () => {
        const was = (await known())?.captions;
        const text = 'WEBVTT\n\n00:05.000 --> 00:04.000\nx\n\n01:10.000 --> 01:12.000\ny\n';
        const answer = await send('captions', { id, lang: 'de', label: 'Deutsch', text });
        expect([answer.status, answer.json()]).toEqual([
          422,
          {
            message: 'Die Untertitel enthalten Fehler.',
            errors: {
              text: [
                'Zeile 3: Hier fehlt eine gültige Zeit wie 00:01:02.500 --> 00:01:05.000.',
                'Zeile 6: Diese Zeit liegt hinter dem Ende des Videos.',
              ],
            },
          },
        ]);
        for (const lang of ['', 'd', '../de', 'de/../x', 'x'.repeat(50)])
          expect((await send('captions', { id, lang, label: 'x', text })).status, lang).toBe(422);
        expect((await known())?.captions).toEqual(was);
      });

      test('S11.2 chapters are set in order and within the film', async () => {
        const chapters = [
          { start: 0, title: 'Ankommen', en: 'Arriving' },
          { start: 30.5, title: 'Atmen' },
        ];
        expect(of(await send('chapters', { id, chapters })).chapters).toEqual([chapters[0], { ...chapters[1], en: null }]);
        expect((await known())?.chapters).toEqual(chapters);
        const wrong = await send('chapters', { id, chapters: [chapters[1], chapters[0]] });
        expect([wrong.status, wrong.json()]).toMatchObject([422, { errors: { 'chapters.1.start': [expect.any(String)] } }]);
        expect((await send('chapters', { id, chapters: [{ start: 61, title: 'Nachher' }] })).status).toBe(422);
        expect((await known())?.chapters).toEqual(chapters);
      });

      test('what cannot be watched yet has neither captions nor chapters', async () => {
        const waiting = of(await send('create', { file: await files.put(Buffer.from('x'), 'x.mp4') }));
        expect((await send('chapters', { id: waiting.id, chapters: [] })).status).toBe(409);
        const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nx\n';
        expect((await send('captions', { id: waiting.id, lang: 'de', label: 'Deutsch', text })).status).toBe(409);
      });

      test('S10.7 a clip whose process was killed in each of its tries has failed, and can be made again', async () => {
        const { db } = site().database;
        const { id: left } = of(await send('create', { file: await files.put(Buffer.from('x'), 'x.mp4') }));
        await changeClip(db, left, site().clock.now(), { state: 'working', run: randomUUID() });
        const state = async () => of(await editor.get(`/api/backend/clip/get/${left}`)).state;
        const log = createLog({ logLevel: 'silent' });
        const parts = { db, clock: site().clock, log };
        await endLeftClips(parts);
        expect(await state()).toBe('working');
        await db.execute(sql`update pgboss.job set state = 'failed' where name = 'make-clip' and singleton_key = ${`${left}:1`}`);
        await endLeftClips(parts);
        expect(await state()).toBe('failed');
        // Whoever tries its failed job again makes it, too.
        expect(await claimClip(db, left, 1, site().clock.now())).toMatchObject({ state: 'probing' });
        await endLeftClips(parts);
        expect(await state()).toBe('failed');
        // The failed job of the round before says nothing of this one.
        expect((await send('retry', { id: left })).status).toBe(200);
        await endLeftClips(parts);
        expect(await state()).toBe('waiting');
      });

      test('clips are listed by words and state; what a word stands for in a pattern is a letter', async () => {
        const list = async (query: string) =>
          (await editor.get(`/api/backend/clip/list?${query}`)).json() as { data: Clip[]; total: number };
        expect((await list('q=atmen%20100')).data.map((clip) => clip.id)).toEqual([id]);
        expect((await list('q=100%25')).total).toBe(1);
        expect((await list('q=%25')).total).toBe(1);
        expect((await list('q=_')).total).toBe(0);
        const imported = await list('state=ready&perPage=3&page=2&sort=title&order=asc');
        expect(imported.data).toHaveLength(3);
        expect(imported.total).toBeGreaterThan(6);
        expect(
          imported.data.every(({ state, stream, captions }) => state === 'ready' && stream !== null && captions.length > 0),
        ).toBe(true);
      });

      test('events tell what is, then each change, and end with the server', async () => {
        const events = await follow(`${site().origin}/api/backend/clip/events?id=${id}`, editor);
        expect(events.response.headers).toMatchObject({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'private, no-store',
        });
        const [first] = await events.next(1);
        expect(first).toMatchObject({ id, state: 'ready' });
        const { db } = site().database;
        await changeClip(db, id, site().clock.now(), { state: 'working', progress: 0.5 });
        expect((await events.next(2))[1]).toMatchObject({
          state: 'working',
          progress: 0.5,
          revision: (first?.revision ?? 0) + 1,
        });
        await changeClip(db, id, site().clock.now(), { state: 'ready', progress: 1 });
        const again = await follow(`${site().origin}/api/backend/clip/events?id=${id}`, editor, { 'last-event-id': '999999' });
        expect((await again.next(1))[0]).toMatchObject({ state: 'ready' });
        again.response.destroy();
        await site().close();
        await events.ended;
        expect(events.response.complete).toBe(true);
      });
    },
    { storage, openSource: files.openSource },
  );
}

type Events = {
  readonly response: IncomingMessage;
  readonly next: (count: number) => Promise<Clip[]>;
  readonly ended: Promise<unknown>;
};

/** Reads a stream of events; `next` waits for the given number of them. */
async function follow(url: string, { cookies }: Browser, headers: Record<string, string> = {}): Promise<Events> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(url, { headers: { cookie, ...headers } }, resolve).once('error', reject);
  });
  let text = '';
  const seen = new Set<() => void>();
  response.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
    for (const look of seen) look();
  });
  const clips = (): Clip[] => [...text.matchAll(/^data: (.+)$/gm)].map(([, json = '']) => JSON.parse(json) as Clip);
  const grown = () => new Promise<void>((resolve) => seen.add(resolve));
  return {
    response,
    next: (count) =>
      until(
        async () => {
          if (clips().length < count) await grown();
          return clips();
        },
        (all) => all.length >= count,
      ),
    ended: new Promise((resolve) => {
      response.once('end', resolve);
    }),
  };
}
