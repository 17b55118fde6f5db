import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { videos } from '#catalog/server/content-tables.ts';
import { playbackAddresses } from '#paths/playback-api.ts';
import { openBrowser, type Browser } from '../../../tests/browser.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { whileLeaving } from '../../../tests/locks.ts';
import { onBothSites } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { coachingDay, exclusiveVideo, freeVideo, otherFreeVideo } from '../../../tests/world.ts';
import * as world from '../../../demo/content/index.ts';
import { positionEndpoints, VideoAnswer } from '../contract.ts';
import { playbackPositions } from './tables.ts';

const [video, other] = [freeVideo.shortid, otherFreeVideo.shortid];
const address = '/api/user/positions';

type Told = { video: string; seconds: number; age: number };

onBothSites('S11.3 where members stopped', (site) => {
  const save = (browser: Browser, ...positions: Told[]) => browser.send('POST', address, { positions });
  const kept = async (browser: Browser) => positionEndpoints.positions.out.parse((await browser.get(address)).json()).data;
  const seconds = async (browser: Browser) => Object.fromEntries((await kept(browser)).map((one) => [one.video, one.seconds]));

  test('what one device tells the others know, newest first, with lengths and ages', async () => {
    const { browser } = await givenLogin(site());
    expect((await save(browser, { video, seconds: 12.3, age: 60_000 }, { video: other, seconds: 8, age: 0 })).status).toBe(200);
    site().clock.advance(5000);
    const answer = await browser.get(address);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(await kept(browser)).toEqual([
      { video: other, seconds: 8, duration: expect.any(Number) as unknown, age: 5000 },
      { video, seconds: 12.3, duration: expect.any(Number) as unknown, age: 65_000 },
    ]);
    const { data } = VideoAnswer.parse((await browser.get(`/api/video/${video}`)).json());
    expect(data.stopped).toEqual({ seconds: 12.3, duration: data.seconds, age: 65_000 });
  });

  test('the newest stays, in whatever order reports come, also within one; the same twice is once', async () => {
    const { browser } = await givenLogin(site());
    await save(browser, { video, seconds: 20, age: 1000 });
    await save(browser, { video, seconds: 9, age: 500_000 });
    expect(await seconds(browser)).toEqual({ [video]: 20 });
    await save(browser, { video, seconds: 5, age: 100 }, { video, seconds: 6, age: 0 }, { video, seconds: 7, age: 900 });
    await save(browser, { video, seconds: 6, age: 0 });
    expect(await seconds(browser)).toEqual({ [video]: 6 });
    expect(await kept(browser)).toHaveLength(1);
  });

  test('S4.24 a player that still reports while the account is deleted is not failed, and leaves nothing', async () => {
    const { member, browser } = await givenLogin(site());
    const answer = await whileLeaving(site(), member, () => save(browser, { video, seconds: 20, age: 0 }));
    expect(answer?.status ?? 200).toBe(200);
    const left = await site().database.db.select().from(playbackPositions).where(eq(playbackPositions.userId, member.id));
    expect(left).toEqual([]);
  });

  test('reports that come at once, of the same videos in other orders, all end well', async () => {
    const { browser } = await givenLogin(site());
    await browser.get('/auth/csrf-cookie');
    const shortids = world.videos.slice(0, 12).map(({ shortid }) => shortid);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, round) =>
        save(
          browser,
          ...(round % 2 === 0 ? shortids : shortids.toReversed()).map((one) => ({
            video: one,
            seconds: round,
            age: 100 - round,
          })),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await seconds(browser)).toEqual(Object.fromEntries(shortids.map((one) => [one, 9])));
  });

  test('videos that do not exist are passed over, and beyond the end is the end', async () => {
    const { browser } = await givenLogin(site());
    expect((await save(browser, { video: 'gibtsnicht', seconds: 12, age: 0 })).status).toBe(200);
    expect(await kept(browser)).toEqual([]);
    await save(browser, { video: 'gibtsnicht', seconds: 12, age: 0 }, { video, seconds: 86_400, age: 0 });
    const [position] = await kept(browser);
    expect(position?.seconds).toBe(position?.duration);
  });

  test('videos of members and of courses are remembered like all others', async () => {
    const { browser } = await givenLogin(site());
    await save(browser, { video: exclusiveVideo, seconds: 5, age: 0 }, { video: coachingDay, seconds: 6, age: 0 });
    expect(await seconds(browser)).toEqual({ [exclusiveVideo]: 5, [coachingDay]: 6 });
  });

  test('nobody reads, changes or forgets what is another’s', async () => {
    const [one, two] = [await givenLogin(site()), await givenLogin(site())];
    await save(one.browser, { video, seconds: 12, age: 0 });
    await two.browser.send('POST', address, {
      positions: [{ video, seconds: 3, age: 0, user_id: one.member.id, userId: one.member.id }],
      user_id: one.member.id,
      userId: one.member.id,
    });
    await two.browser.send('POST', `${address}/forget`, { userId: one.member.id });
    expect(await seconds(one.browser)).toEqual({ [video]: 12 });
    expect(await seconds(two.browser)).toEqual({});
    expect(VideoAnswer.parse((await two.browser.get(`/api/video/${video}`)).json()).data.stopped).toBeNull();
  });

  test('S16.2 all of it can be forgotten', async () => {
    const { browser } = await givenLogin(site());
    await save(browser, { video, seconds: 12, age: 0 });
    expect((await browser.send('POST', `${address}/forget`)).status).toBe(200);
    expect(await kept(browser)).toEqual([]);
  });

  test('the newest two hundred are kept of each member', async () => {
    const { member, browser } = await givenLogin(site());
    const { db } = site().database;
    const [known] = await db.select().from(videos).where(eq(videos.shortid, video));
    if (!known) throw new Error('The demo world has this video.');
    const many = Array.from({ length: 204 }, (_, at) => ({
      ...known,
      id: randomUUID(),
      shortid: `m${site().database.engine[0]}${at}`,
      coachingSlug: null,
    }));
    await db.insert(videos).values(many);
    const told = many.map(({ shortid }, at) => ({ video: shortid, seconds: 5, age: 1000 + at }));
    await save(browser, ...told.slice(100));
    await save(browser, ...told.slice(0, 100));
    expect((await kept(browser)).map((one) => one.video)).toEqual(told.slice(0, 200).map((one) => one.video));
    expect(await db.$count(playbackPositions, eq(playbackPositions.userId, member.id))).toBe(200);
    await db.delete(videos).where(
      inArray(
        videos.id,
        many.map(({ id }) => id),
      ),
    );
    expect(await kept(browser)).toEqual([]);
  });

  describe('visitors', () => {
    test('have none on the server, and are told so', async () => {
      const visitor = openBrowser(site());
      expect((await visitor.get(address)).status).toBe(401);
      expect((await save(visitor, { video, seconds: 12, age: 0 })).status).toBe(401);
      expect((await visitor.send('POST', `${address}/forget`)).status).toBe(401);
      const answer = await visitor.get(`/api/video/${video}`);
      expect(VideoAnswer.parse(answer.json()).data.stopped).toBeNull();
    });
  });

  test('S7.1 without the token of the page nothing is kept', async () => {
    const { browser } = await givenLogin(site());
    const answer = await browser.ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ positions: [{ video, seconds: 12, age: 0 }] }),
    });
    expect(answer.status).toBe(419);
    expect(await kept(browser)).toEqual([]);
  });

  test.each([
    {},
    { positions: null },
    { positions: [] },
    { positions: 'x' },
    { positions: Array.from({ length: 201 }, () => ({ video, seconds: 1, age: 0 })) },
    ...[
      { video: '../x', seconds: 1, age: 0 },
      { video: 'a\0bc', seconds: 1, age: 0 },
      { video, seconds: -1, age: 0 },
      { video, seconds: 86_401, age: 0 },
      { video, seconds: '1', age: 0 },
      { video, seconds: null, age: 0 },
      { video, seconds: 1, age: -1 },
      { video, seconds: 1, age: 0.5 },
      { video, seconds: 1, age: 1e15 },
      { video, seconds: 1 },
    ].map((odd) => ({ positions: [{ video: other, seconds: 1, age: 0 }, odd] })),
  ])('what is no report is refused whole: %j', async (body) => {
    const { browser } = await givenLogin(site());
    expect((await browser.send('POST', address, body)).status).toBe(422);
    expect(await kept(browser)).toEqual([]);
  });

  test('whatever is sent, the answer is a refusal or a success, never a fault', async () => {
    const { browser } = await givenLogin(site());
    const position = fc.record({ video: fc.oneof(fc.constant(video), oddInput), seconds: oddInput, age: oddInput });
    await fc.assert(
      fc.asyncProperty(fc.oneof(oddInput, fc.array(fc.oneof(position, oddInput), { maxLength: 4 })), async (positions) => {
        const { status } = await browser.send('POST', address, { positions });
        expect([200, 400, 422]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });

  test('S16.2 the export has them in words, and with the account they are gone', async () => {
    const { member, browser } = await givenLogin(site());
    await save(browser, { video, seconds: 12, age: 0 });
    const zip = await fromBufferPromise((await browser.get('/api/user/export')).bytes);
    const files = new Map<string, string>();
    for await (const entry of zip.eachEntry())
      files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
    const page = [...files].find(([name]) => name.endsWith('.html'))?.[1] ?? '';
    expect(page).toContain('Begonnene und gesehene Videos');
    expect(page).toContain(freeVideo.title.replaceAll('&', '&amp;'));
    expect([...files.values()].join('')).toContain('"stoppedAtSecond"');
    await browser.send('POST', '/api/user/delete', { id: member.id });
    const { db } = site().database;
    expect(await db.select().from(playbackPositions).where(eq(playbackPositions.userId, member.id))).toEqual([]);
  });

  test('S3 the calls are described for other programs', async () => {
    const { paths } = (await site().get('/openapi.json')).json() as { paths: Record<string, unknown> };
    for (const call of Object.values(playbackAddresses))
      expect(paths).toHaveProperty([(call.split(' ')[1] ?? '').replaceAll(/:(\w+)/g, '{$1}')]);
  });
});

onBothSites('S11.5 preview images', (site) => {
  test('a video comes with its sheet, whose bytes are a picture of just that size', async () => {
    const { default: sharp } = await import('sharp');
    const { data } = VideoAnswer.parse((await site().get(`/api/video/${video}`)).json());
    const { preview } = data;
    if (!preview) throw new Error('The demo’s clips have preview images.');
    expect(preview.columns * preview.rows * preview.interval).toBeGreaterThanOrEqual(data.seconds);
    expect(preview.src).toMatch(new RegExp(`^/asset/${video}/preview/[\\w.-]+\\?e=\\d+&s=[\\w-]+$`));
    const { status, headers, bytes } = await site().get(preview.src);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(bytes.length).toBeLessThan(60_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([preview.columns * preview.width, preview.rows * preview.height]);
  });

  test('S6.3 those of a paid video are for its owners alone', async () => {
    const preview = `/asset/${coachingDay}/preview/sheet.webp`;
    expect((await site().get(preview)).status).toBe(403);
    const { browser } = await givenLogin(site());
    expect((await browser.get(preview)).status).toBe(403);
  });
});

onBothSites('S11.3 what was not finished', (site) => {
  const ofClip = (at: number) => world.videos[at]?.shortid ?? '';

  test('stands on the members’ first page, watched last first; what was finished or hardly begun does not', async () => {
    const { browser } = await givenLogin(site());
    const [first, second, finished, barely] = [ofClip(0), ofClip(1), ofClip(2), ofClip(3)];
    await browser.send('POST', address, {
      positions: [
        { video: first, seconds: 12, age: 60_000 },
        { video: second, seconds: 12, age: 1000 },
        { video: finished, seconds: 86_400, age: 0 },
        { video: barely, seconds: 1, age: 0 },
      ],
    });
    const answer = await browser.get(`${address}/videos`);
    const { data } = positionEndpoints.unfinished.out.parse(answer.json());
    expect(answer.json()).toEqual({ data });
    expect(data.map(({ shortid }) => shortid)).toEqual([second, first]);
    const { text } = await browser.get('/home');
    const row = text.slice(text.indexOf('Weiterschauen'));
    expect(row.indexOf(`/watch/${second}`)).toBeGreaterThan(0);
    expect(row.indexOf(`/watch/${first}`)).toBeGreaterThan(row.indexOf(`/watch/${second}`));
    expect(text).not.toContain(`/watch/${finished}`);
  });

  test('nobody else’s page has it, and without any there is no row', async () => {
    const { browser } = await givenLogin(site());
    expect((await browser.get('/home')).text).not.toContain('Weiterschauen');
    expect((await browser.get(`${address}/videos`)).json()).toEqual({ data: [] });
    expect((await site().get(`${address}/videos`)).status).toBe(401);
  });

  test('at most twelve, in the reader’s language', async () => {
    const { browser } = await givenLogin(site());
    await browser.send('POST', address, {
      positions: world.videos.slice(0, 15).map(({ shortid }, at) => ({ video: shortid, seconds: 12, age: at })),
    });
    const german = positionEndpoints.unfinished.out.parse((await browser.get(`${address}/videos`)).json()).data;
    const asked = await browser.ask(`${address}/videos`, { headers: { 'x-language': 'en' } });
    const english = positionEndpoints.unfinished.out.parse(asked.json()).data;
    expect(german).toHaveLength(12);
    expect(english.map(({ shortid }) => shortid)).toEqual(german.map(({ shortid }) => shortid));
    expect(english.some(({ lang }) => lang === 'en')).toBe(true);
    expect((await browser.get('/en/home')).text).toContain('Continue watching');
  });
});
