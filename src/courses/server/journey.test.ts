import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { coachings } from '#catalog/server/content-tables.ts';
import type { PlayableVideo } from '#playback/contract.ts';
import { givenMember, type Browser } from '../../../tests/browser.ts';
import { testPresent } from '../../../tests/databases.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { giveCoaching, givenOwner, hasBegunOn, takeCoaching } from '../../../tests/owners.ts';
import { onSite, type Answer, type Served } from '../../../tests/served.ts';
import { isWaitedFor } from '../../../tests/locks.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { until } from '../../../tests/until.ts';
import { coaching, coachingList, trailer } from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';
import { courseEndpoints, type Journey } from '../contract.ts';
import { healthConsentTexts } from '../health-consent-texts.ts';
import { dayNotes, journeys, watched } from './tables.ts';

const day = 86_400_000;
const own = coaching.shortid;
const [first = '', second = '', third = ''] = coachingList.videos;
const at = `/api/coaching/journey/${own}`;

const journeyIn = (answer: Answer): Journey => {
  expect(answer.status, answer.text).toBe(200);
  const { data } = courseEndpoints.journey.out.parse(answer.json());
  expect({ data }, 'no field beyond the contract').toEqual(answer.json());
  return data;
};
const journeyOf = async (browser: Browser): Promise<Journey> => journeyIn(await browser.get(at));
const set = (browser: Browser, settings: Readonly<Record<string, unknown>>) => browser.send('POST', `${at}/settings`, settings);
const saveNote = (browser: Browser, note: Readonly<Record<string, unknown>>) => browser.send('POST', `${at}/note`, note);
const watch = (browser: Browser, video: string, ranges: readonly (readonly [number, number])[]) =>
  browser.send('POST', '/api/coaching/watched', { coaching: own, video, ranges });

const openDays = ({ days }: Journey): number => days.filter(({ open }) => open).length;

onSite('a journey', (site) => {
  beforeEach(() => site().clock.set(testPresent));

  test('S13.1 begins with the purchase at day 1, and each further day has its date', async () => {
    const { browser } = await givenOwner(site(), own);
    const journey = await journeyOf(browser);
    expect(journey).toMatchObject({
      coaching: { shortid: own, slug: coaching.slug, title: coaching.title },
      started_on: '2026-06-17',
      today: 1,
      over: false,
      paused: false,
      progress: 0,
      mail_hour: 7,
      mails: true,
      certificate: null,
    });
    expect(journey.days.map(({ video }) => video)).toEqual(coachingList.videos);
    expect(journey.days.slice(0, 3).map(({ day: number, open, opens_on }) => [number, open, opens_on])).toEqual([
      [1, true, null],
      [2, false, '2026-06-18'],
      [3, false, '2026-06-19'],
    ]);
  });

  test('S13.1 opens a day at each midnight in Berlin, until all are', async () => {
    const { member, browser } = await givenOwner(site(), own);
    site().clock.set('2026-06-17T21:59:59Z');
    expect(openDays(await journeyOf(browser))).toBe(1);
    site().clock.set('2026-06-17T22:00:00Z');
    expect(openDays(await journeyOf(browser))).toBe(2);
    // All are open, and it is still the last one's day.
    site().clock.set('2026-07-16T21:59:59Z');
    const last = await journeyOf(await loggedIn(site(), member));
    expect([openDays(last), last]).toMatchObject([30, { today: 30, over: false, certificate: null }]);
    site().clock.set('2026-07-16T22:00:00Z');
    expect(await journeyOf(await loggedIn(site(), member))).toMatchObject({ today: 30, over: true, certificate: null });
  });

  test('S13.1 can be paused and goes on where it stood', async () => {
    const { browser } = await givenOwner(site(), own);
    site().clock.advance(4 * day);
    expect(journeyIn(await set(browser, { paused: true }))).toMatchObject({ paused: true, today: 5 });
    site().clock.advance(10 * day);
    const pausing = await journeyOf(browser);
    expect([openDays(pausing), pausing.days[5]?.opens_on]).toEqual([5, null]);
    const again = journeyIn(await set(browser, { paused: false }));
    expect([again.today, openDays(again), again.days[5]?.opens_on]).toEqual([5, 5, '2026-07-02']);
    site().clock.advance(day);
    expect(openDays(await journeyOf(browser))).toBe(6);
    // Submitting the date that the form showed changes nothing.
    expect(openDays(journeyIn(await set(browser, { started_on: again.started_on, mail_hour: 8 })))).toBe(6);
  });

  test('S13.1 can be moved; what was open stays open, and a year is the most', async () => {
    const { member, browser } = await givenOwner(site(), own);
    site().clock.advance(9 * day);
    // A start in the past opens no days early.
    expect((await set(browser, { started_on: '2026-06-01' })).status).toBe(422);
    expect(openDays(await journeyOf(browser))).toBe(10);
    const later = journeyIn(await set(browser, { started_on: '2026-07-20' }));
    expect([later.started_on, later.today, openDays(later), later.days[10]?.opens_on]).toEqual([
      '2026-07-20',
      1,
      10,
      '2026-07-30',
    ]);
    site().clock.set('2026-07-31T10:00:00Z');
    const back = await loggedIn(site(), member);
    expect(openDays(await journeyOf(back))).toBe(12);
    const refused = await set(back, { started_on: '2027-08-01' });
    expect([refused.status, refused.json()]).toEqual([
      422,
      { message: expect.any(String), errors: { started_on: [expect.stringMatching(/ein Jahr/)] } },
    ]);
    expect((await journeyOf(back)).started_on).toBe('2026-07-20');
  });

  test('S13.5 has its mails at an hour of one’s choice, or not at all', async () => {
    const { browser } = await givenOwner(site(), own);
    expect(journeyIn(await set(browser, { mail_hour: 21, mails: false }))).toMatchObject({ mail_hour: 21, mails: false });
    expect(journeyIn(await set(browser, { mails: true }))).toMatchObject({ mail_hour: 21, mails: true });
  });

  test('S13.3 keeps of the contraindications that they were confirmed, and nothing else', async () => {
    const { browser } = await givenOwner(site(), own);
    await site()
      .database.db.update(coachings)
      .set({ contraindications: '<ul><li>schwanger</li></ul>' })
      .where(eq(coachings.shortid, own));
    expect(await journeyOf(browser)).toMatchObject({ confirmed: false, contraindications: expect.stringContaining('<li>') });
    expect(journeyIn(await browser.send('POST', `${at}/confirm`, { answers: ['pregnant'] }))).toMatchObject({ confirmed: true });
    const { rows } = await site().database.db.execute(`select * from journeys`);
    expect(JSON.stringify(rows)).not.toContain('pregnant');
  });

  test('(Art. 9 GDPR) S13.3 stores the consent word for word; withdrawn, notes and progress are gone and nothing new is stored', async () => {
    const { member, browser } = await givenOwner(site(), own);
    expect((await journeyOf(browser)).health_consent_on).toBeNull();
    await browser.send('POST', `${at}/confirm`, {});
    expect((await journeyOf(browser)).health_consent_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const [row] = await site().database.db.select().from(journeys).where(eq(journeys.userId, member.id));
    expect(row?.healthConsent).toMatchObject({ wording: healthConsentTexts.de.wording, locale: 'de' });
    const video = (await journeyOf(browser)).days[0]?.video ?? '';
    const store = async () => [
      (await saveNote(browser, { day: 1, text: 'gut geschlafen', revision: 0 })).status,
      (await watch(browser, video, [[0, 10]])).status,
    ];
    expect(await store()).toEqual([200, 200]);
    const after = journeyIn(await browser.send('POST', `${at}/consent/withdraw`, {}));
    expect(after).toMatchObject({ confirmed: false, health_consent_on: null, progress: 0 });
    expect(after.days[0]).toMatchObject({ note: '', open: true });
    expect(await store()).toEqual([403, 403]);
    await browser.send('POST', `${at}/confirm`, {});
    expect(await store()).toEqual([200, 200]);
  });

  test('(Art. 9 GDPR) S13.3 what another window stores while the consent is withdrawn is gone too', async () => {
    const { member, browser } = await givenOwner(site(), own);
    await browser.send('POST', `${at}/confirm`, {});
    const days = (await journeyOf(browser)).days.slice(0, 4);
    await Promise.all([
      ...days.map((one) => saveNote(browser, { day: one.day, text: 'kaum geschlafen', revision: 0 })),
      watch(browser, days[0]?.video ?? '', [[0, 10]]),
      browser.send('POST', `${at}/consent/withdraw`, {}),
      ...days.map((one) => saveNote(browser, { day: one.day, text: 'wieder wach', revision: 0 })),
      watch(browser, days[0]?.video ?? '', [[20, 30]]),
    ]);
    const { db } = site().database;
    const [row] = await db.select().from(journeys).where(eq(journeys.userId, member.id));
    expect(row?.healthConsent?.withdrawnAt).toBeDefined();
    const left = await Promise.all([dayNotes, watched].map((table) => db.$count(table, eq(table.journeyId, row?.id ?? ''))));
    expect(left).toEqual([0, 0]);
  });

  test('(Art. 9 GDPR) S13.3 who confirms while another window withdraws the consent gives a new one, with its own time', async () => {
    if (site().database.engine === 'embedded') return;
    const { member, browser } = await givenOwner(site(), own);
    await browser.send('POST', `${at}/confirm`, {});
    const { db } = site().database;
    const isTheirs = eq(journeys.userId, member.id);
    site().clock.advance(60_000);
    let confirmed: ReturnType<typeof browser.send> | undefined;
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(journeys).where(isTheirs).for('update');
      confirmed = browser.send('POST', `${at}/confirm`, {});
      await until(() => isWaitedFor(tx), Boolean);
      const healthConsent = row?.healthConsent && { ...row.healthConsent, withdrawnAt: site().clock.now().toISOString() };
      await tx.update(journeys).set({ healthConsent, confirmedAt: null }).where(isTheirs);
    });
    expect((await confirmed)?.status).toBe(200);
    const [row] = await db.select().from(journeys).where(isTheirs);
    expect(row?.healthConsent?.at).toBe(site().clock.now().toISOString());
  });

  test('S13.1 S6.3 is found by its owner alone, and no longer after the purchase was taken back', async () => {
    const { member, browser } = await givenOwner(site(), own);
    const other = await loggedIn(site(), await givenMember(site()));
    const calls = (who: Browser) =>
      Promise.all([
        who.get(at),
        set(who, { paused: true }),
        saveNote(who, { day: 1, text: 'x', revision: 0 }),
        who.send('POST', `${at}/confirm`),
        watch(who, first, [[0, 5]]),
      ]);
    expect((await calls(other)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await site().get(at)).status).toBe(401);
    await saveNote(browser, { day: 1, text: 'bleibt', revision: 0 });
    site().clock.advance(2 * day);
    await takeCoaching(site(), member, own);
    expect((await calls(browser)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    site().clock.advance(5 * day);
    await giveCoaching(site(), member, own);
    const again = await journeyOf(browser);
    expect([again.today, again.days[0]?.note]).toEqual([3, 'bleibt']);
    const unverified = await givenOwner(site(), own, { verifiedAt: null });
    expect((await unverified.browser.get(at)).status).toBe(403);
  });

  describe('notes', () => {
    test('S13.4 are private to the member, and each save is of the newest', async () => {
      const { browser } = await givenOwner(site(), own);
      const neighbour = await givenOwner(site(), own);
      const saved = journeyIn(await saveNote(browser, { day: 1, text: 'Früh müde, gut geschlafen 🌙', revision: 0 }));
      expect(saved.days[0]).toMatchObject({ note: 'Früh müde, gut geschlafen 🌙', note_revision: 1 });
      expect((await journeyOf(neighbour.browser)).days[0]).toMatchObject({ note: '', note_revision: 0 });
      expect((await saveNote(browser, { day: 1, text: 'aus einem anderen Fenster', revision: 0 })).status).toBe(409);
      expect((await saveNote(browser, { day: 1, text: 'neu', revision: 1 })).status).toBe(200);
      const stale = await saveNote(browser, { day: 1, text: 'zu spät', revision: 1 });
      expect([stale.status, stale.json()]).toMatchObject([409, { message: expect.stringMatching(/anderen Fenster/) }]);
      expect((await journeyOf(browser)).days[0]).toMatchObject({ note: 'neu', note_revision: 2 });
    });

    test('S13.4 a note whose save was made, and its answer lost, can be saved again', async () => {
      const { browser } = await givenOwner(site(), own);
      for (const [revision, text] of ['gut geschlafen', 'schlecht geträumt', ''].entries()) {
        const note = { day: 1, text, revision };
        await saveNote(browser, note);
        const again = await saveNote(browser, note);
        expect(again.status, text).toBe(200);
        expect(journeyIn(again).days[0]).toMatchObject({ note: text, note_revision: revision + 1 });
      }
    });

    test('S13.4 of two windows that save at once one is told', async () => {
      const { browser } = await givenOwner(site(), own);
      const both = await Promise.all(['eins', 'zwei'].map((text) => saveNote(browser, { day: 2, text, revision: 0 })));
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    });

    test('S13.4 can be emptied, and are for days that there are', async () => {
      const { browser } = await givenOwner(site(), own);
      await saveNote(browser, { day: 1, text: 'weg damit', revision: 0 });
      expect(journeyIn(await saveNote(browser, { day: 1, text: '', revision: 1 })).days[0]).toMatchObject({ note: '' });
      expect((await saveNote(browser, { day: 1, text: 'alt', revision: 1 })).status).toBe(409);
      expect((await saveNote(browser, { day: 31, text: 'x', revision: 0 })).status).toBe(404);
      for (const revision of [-1, 2 ** 31, 1.5])
        expect((await saveNote(browser, { day: 1, text: 'x', revision })).status).toBe(422);
    });
  });

  describe('what was watched', () => {
    test('S13.2 adds up by what was seen, not by how often', async () => {
      const { browser } = await givenOwner(site(), own);
      const seen = async (ranges: readonly (readonly [number, number])[]) => {
        const answer = await watch(browser, first, ranges);
        expect(answer.status, answer.text).toBe(200);
        return (answer.json() as { data: { progress: number; day_progress: number } }).data;
      };
      const length = await secondsOf(site(), first);
      const half = Math.floor(length / 2);
      const { day_progress } = await seen([[0, half]]);
      expect(day_progress).toBe(Math.floor((half / length) * 100));
      expect((await seen([[0, half]])).day_progress).toBe(day_progress);
      expect((await seen([[half, 86_400]])).day_progress).toBe(100);
      const journey = await journeyOf(browser);
      expect([journey.days[0]?.progress, journey.progress]).toEqual([100, 3]);
    });

    test('S13.2 takes nothing for a day that is locked, a trailer, another coaching’s video or one that is nobody’s', async () => {
      const { browser } = await givenOwner(site(), own);
      const foreign = demo.playlists.find(({ type, shortid }) => type === 'coaching' && shortid !== coachingList.shortid);
      const answers = [second, trailer, foreign?.videos[0] ?? '', 'nirgends'].map((video) => watch(browser, video, [[0, 10]]));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 404, 404, 404]);
      expect((await journeyOf(browser)).progress).toBe(0);
    });

    test('S13.2 S13.4 whatever is sent, progress stays between 0 and 100 and nothing breaks', async () => {
      const { browser } = await givenOwner(site(), own);
      const moment = fc.oneof(fc.double({ min: 0, max: 86_400, noNaN: true }), oddInput);
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(oddInput, fc.array(fc.tuple(moment, moment), { maxLength: 60 })),
          oddInput,
          async (ranges, odd) => {
            const answers = [
              await browser.send('POST', '/api/coaching/watched', { coaching: own, video: first, ranges }),
              await set(browser, { started_on: odd }),
              await set(browser, { mail_hour: odd, paused: odd, mails: odd }),
              await saveNote(browser, { day: odd, text: odd, revision: odd }),
              await saveNote(browser, { day: 1, text: odd, revision: 0 }),
            ];
            for (const { status, text } of answers) expect([200, 400, 404, 409, 422], text).toContain(status);
          },
        ),
        { numRuns: 40 },
      );
      const { progress, days } = await journeyOf(browser);
      for (const percent of [progress, ...days.map((one) => one.progress)]) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    });
  });

  describe('and its videos', () => {
    const playable = async (browser: Browser, video: string): Promise<PlayableVideo> =>
      ((await browser.get(`/api/video/${video}`)).json() as { data: PlayableVideo }).data;

    test('S13.1 S7.5 S8.5 an owner watches day 1; day 2 is locked until its date, and so is each of its bytes', async () => {
      const { browser } = await givenOwner(site(), own);
      expect((await browser.get(`/api/video/${first}`)).status).toBe(200);
      const locked = await browser.get(`/api/video/${second}`);
      expect([locked.status, locked.json()]).toEqual([
        403,
        { status: 'error', type: 'locked', slug: coaching.slug, opens_on: '2026-06-18' },
      ]);
      // Addresses as signed for a member who is further on.
      const ahead = await givenOwner(site(), own);
      await hasBegunOn(site(), ahead.member, own, '2026-06-01');
      const { stream_id, file_1920, file_960, captions } = await playable(ahead.browser, second);
      const master = await ahead.browser.get(stream_id);
      const variant = new URL(/^[^#\s].*$/m.exec(master.text)?.[0] ?? '', `http://x${stream_id}`);
      const list = await ahead.browser.get(variant.pathname + variant.search);
      const segment = new URL(/^[^#\s].*$/m.exec(list.text)?.[0] ?? '', variant);
      const parts = [
        stream_id,
        variant.pathname + variant.search,
        segment.pathname + segment.search,
        file_1920,
        file_960,
        captions[0]?.src ?? '',
      ];
      const statuses = (who: Browser) =>
        Promise.all(parts.map(async (part) => (await who.ask(part, { headers: { range: 'bytes=0-9' } })).status));
      expect((await statuses(ahead.browser)).every((status) => status === 200 || status === 206)).toBe(true);
      expect(await statuses(browser)).toEqual(parts.map(() => 403));
      site().clock.set('2026-06-17T22:00:00Z');
      expect((await browser.get(`/api/video/${second}`)).status).toBe(200);
      // The addresses expired after hours; the member's own are still valid.
      const { stream_id: ownStream, file_1920: ownFile } = await playable(browser, second);
      expect([(await browser.get(ownStream)).status, (await browser.get(ownFile)).status]).toEqual([200, 200]);
    });

    test('S13.1 in a pause nobody knows when a locked day opens, and an open one plays on', async () => {
      const { member, browser } = await givenOwner(site(), own);
      site().clock.advance(day);
      await set(browser, { paused: true });
      site().clock.advance(30 * day);
      const back = await loggedIn(site(), member);
      expect((await back.get(`/api/video/${third}`)).json()).toMatchObject({ type: 'locked', opens_on: null });
      expect((await back.get(`/api/video/${second}`)).status).toBe(200);
    });

    test('S13.1 S13.3 a day that was open plays after a move, and nobody is asked for contraindications', async () => {
      const { browser } = await givenOwner(site(), own);
      site().clock.advance(2 * day);
      expect((await journeyOf(browser)).confirmed).toBe(false);
      await set(browser, { started_on: '2026-08-01' });
      expect((await browser.get(`/api/video/${third}`)).status).toBe(200);
      expect((await browser.get(`/api/video/${coachingList.videos[3]}`)).json()).toMatchObject({
        type: 'locked',
        opens_on: '2026-08-04',
      });
    });

    test('S6.1 S6.3 trailers are for everyone, days for nobody but owners', async () => {
      const stranger = await loggedIn(site(), await givenMember(site()));
      expect((await stranger.get(`/api/video/${trailer}`)).status).toBe(200);
      expect((await stranger.get(`/api/video/${first}`)).json()).toEqual({
        status: 'error',
        type: 'coaching',
        slug: coaching.slug,
      });
      const { browser } = await givenOwner(site(), demo.coachings.find(({ shortid }) => shortid !== own)?.shortid ?? '');
      expect((await browser.get(`/api/video/${first}`)).status).toBe(402);
    });
  });
});

async function secondsOf({ database }: Served, shortid: string): Promise<number> {
  const { rows } = await database.db.execute<{ seconds: number }>(
    `select m.seconds from videos v join media m on m.id = v.media_id where v.shortid = '${shortid}'`,
  );
  return rows[0]?.seconds ?? 0;
}
