import { and, asc, eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { mails } from '#mail/server/tables.ts';
import { givenMember } from '../../../tests/browser.ts';
import { onDatabase } from '../../../tests/databases.ts';
import { giveCoaching, takeCoaching } from '../../../tests/owners.ts';
import { coaching } from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';
import { resendCoachingMail, sendDueDayMails } from './day-mails.ts';
import { courseDuties } from './duties.ts';
import type { CourseMailParts } from './parts.ts';
import { coachingMails } from './content-tables.ts';
import { journeys } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;

onDatabase('the mails of a course', (open) => {
  const db = () => open().database.db;
  const clock = () => open().clock;
  const parts = (more: Partial<CourseMailParts> = {}): CourseMailParts => ({
    db: db(),
    clock: clock(),
    baseUrl: 'https://sprechstunde.example',
    siteName: 'Sprechstunde',
    presenterSlug: 'dr-muster',
    ...more,
  });

  beforeEach(async () => {
    await db().delete(journeys);
    await db().delete(mails);
    clock().set('2026-06-17T03:00:00Z');
  });

  /** A member whose journey starts now, with these overrides. */
  async function onTheWay(journey: Partial<typeof journeys.$inferInsert> = {}, row: Parameters<typeof givenMember>[1] = {}) {
    const member = await givenMember(open(), row);
    await giveCoaching(open(), member, coaching.shortid);
    const [{ id } = { id: '' }] = await db()
      .update(journeys)
      .set({ mailHour: 7, ...journey })
      .where(eq(journeys.userId, member.id))
      .returning();
    return { member, id };
  }
  const queued = async (journeyId?: string) => {
    const ofJourney = journeyId === undefined ? undefined : like(mails.key, `course-day:${journeyId}:%`);
    return db().select().from(mails).where(ofJourney).orderBy(asc(mails.number));
  };
  const subjects = async (journeyId?: string) => (await queued(journeyId)).map(({ subject }) => subject);
  /** Runs the job at each of these times. */
  const workUntil = async (end: string, everyMinutes = 15): Promise<void> => {
    for (; clock().now() < new Date(end); clock().advance(everyMinutes * minute)) await sendDueDayMails(parts());
  };

  test('S10.6 come day by day at the member’s hour, each once, from the day of the purchase on', async () => {
    const { member, id } = await onTheWay({ mailHour: 7 });
    await workUntil('2026-06-17T05:00:00Z');
    expect(await subjects()).toEqual([]);
    await workUntil('2026-06-17T05:15:00Z');
    expect(await subjects()).toEqual(['Tag 1 von 30']);
    await workUntil('2026-06-20T04:00:00Z', 60);
    expect(await subjects(id)).toEqual(['Tag 1 von 30', 'Tag 2 von 30', 'Tag 3 von 30']);
    const [first] = await queued(id);
    expect(first).toMatchObject({
      recipient: member.email,
      locale: 'de',
      unsubscribeUrl: expect.stringMatching(/^https:\/\/sprechstunde\.example\/kurs\/abmelden\?token=[\w-]{32}$/),
    });
    expect(first?.text).toContain('Hallo Grete,');
    expect(first?.text).toContain(`https://sprechstunde.example/mein-dr-muster/coaching/${coaching.slug}`);
    // The List-Unsubscribe address of RFC 8058 and the visible link are the same.
    expect(first?.text).toContain(first?.unsubscribeUrl);
  });

  test('S10.6 end with the last day', async () => {
    const { id } = await onTheWay();
    await workUntil('2026-07-20T00:00:00Z', 8 * 60);
    expect(await subjects(id)).toEqual(
      demo.courseMails.filter((mail) => mail.coaching === coaching.shortid).map(({ subject }) => subject),
    );
  });

  test('S10.6 come once, however many servers look at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => onTheWay().then(({ id }) => id)));
    clock().set('2026-06-17T05:00:00Z');
    await Promise.all(Array.from({ length: 4 }, () => sendDueDayMails(parts())));
    const keys = (await queued()).map(({ key }) => key);
    expect(new Set(keys)).toEqual(new Set(ids.map((id) => `course-day:${id}:1`)));
    expect(keys).toHaveLength(6);
  });

  test('S10.6 come once after a server that died before its commit, and after one that died behind it', async () => {
    const { id } = await onTheWay();
    clock().set('2026-06-17T05:00:00Z');
    const died = new Error('died');
    const dying = Object.create(db()) as CourseMailParts['db'];
    dying.transaction = (work) =>
      db().transaction(async (tx) => {
        await work(tx);
        throw died;
      });
    await expect(sendDueDayMails(parts({ db: dying }))).rejects.toMatchObject({ errors: [died] });
    expect(await subjects(id)).toEqual([]);
    dying.transaction = async (work) => {
      await db().transaction(work);
      throw died;
    };
    await expect(sendDueDayMails(parts({ db: dying }))).rejects.toMatchObject({ errors: [died] });
    await sendDueDayMails(parts());
    expect(await subjects(id)).toEqual(['Tag 1 von 30']);
  });

  test('S10.6 one that cannot be queued keeps no other back, and comes the same day once it can', async () => {
    const broken = await onTheWay();
    const others = [await onTheWay(), await onTheWay()];
    await db().update(users).set({ email: 'keine Adresse' }).where(eq(users.id, broken.member.id));
    clock().set('2026-06-17T05:00:00Z');
    await expect(sendDueDayMails(parts())).rejects.toThrow('1 of the reminders');
    expect((await Promise.all(others.map(({ id }) => subjects(id)))).flat()).toEqual(['Tag 1 von 30', 'Tag 1 von 30']);
    await db().update(users).set({ email: broken.member.email }).where(eq(users.id, broken.member.id));
    await sendDueDayMails(parts());
    expect(await subjects(broken.id)).toEqual(['Tag 1 von 30']);
  });

  test('S10.6 come later the same day where no server was there at the hour, and never a day late', async () => {
    const { id } = await onTheWay();
    clock().set('2026-06-17T21:59:00Z');
    await sendDueDayMails(parts());
    expect(await subjects(id)).toEqual(['Tag 1 von 30']);
    // The job does not run on day 2; day 3 does not send its mail.
    clock().set('2026-06-18T22:00:00Z');
    await sendDueDayMails(parts());
    clock().set('2026-06-19T06:00:00Z');
    await sendDueDayMails(parts());
    expect(await subjects(id)).toEqual(['Tag 1 von 30', 'Tag 3 von 30']);
  });

  test.each([
    ['to summer time', '2026-03-27T12:00:00Z', '2026-03-31T12:00:00Z', { 1: '00:00', 2: '01:00', 3: '01:00' }],
    ['from summer time', '2026-10-23T12:00:00Z', '2026-10-27T12:00:00Z', { 1: '23:00', 2: '00:00', 3: '02:00' }],
  ])(
    'S10.6 come once each day over the change of clocks %s, also in the hours that are skipped or repeated',
    async (_, start, end, expected) => {
      clock().set(start);
      const at = new Map<string, string>();
      const ids = await Promise.all([1, 2, 3].map((mailHour) => onTheWay({ mailHour }).then(({ id }) => id)));
      while (clock().now() < new Date(end)) {
        await sendDueDayMails(parts());
        for (const { key } of await queued()) if (key && !at.has(key)) at.set(key, clock().now().toISOString());
        clock().advance(hour / 2);
      }
      for (const [index, id] of ids.entries()) {
        expect(await subjects(id)).toEqual([1, 2, 3, 4, 5].map((day) => `Tag ${day} von 30`));
        expect(at.get(`course-day:${id}:3`)?.slice(11, 16), `mail hour ${index + 1}`).toBe(expected[(index + 1) as 1 | 2 | 3]);
      }
    },
  );

  test('S13.1 S13.5 do not come in a pause, once they are off, or after the purchase was taken back', async () => {
    const pausing = await onTheWay({ pausedOn: '2026-06-17' });
    const off = await onTheWay({ mailsOffAt: clock().now() });
    const gone = await onTheWay();
    await takeCoaching(open(), gone.member, coaching.shortid);
    const stays = await onTheWay();
    await workUntil('2026-06-19T00:00:00Z', 60);
    expect(await Promise.all([pausing, off, gone, stays].map(({ id }) => subjects(id)))).toEqual([
      [],
      [],
      [],
      ['Tag 1 von 30', 'Tag 2 von 30'],
    ]);
  });

  test('S10.6 go to no address that was never confirmed', async () => {
    const { id } = await onTheWay({}, { verifiedAt: null });
    await workUntil('2026-06-18T00:00:00Z', 60);
    expect(await subjects(id)).toEqual([]);
  });

  test('S1.7 are English for English readers, and all German where there is no English mail', async () => {
    const { id } = await onTheWay({}, { locale: 'en' });
    await db()
      .update(coachingMails)
      .set({ en: null })
      .where(and(eq(coachingMails.day, 2)));
    await workUntil('2026-06-19T00:00:00Z', 60);
    const [english, german] = await queued(id);
    expect(english).toMatchObject({
      locale: 'en',
      subject: 'Day 1 of 30',
      unsubscribeUrl: expect.stringContaining('/en/kurs/abmelden?token='),
    });
    expect(english?.text).toContain('Hello Grete,');
    expect(german).toMatchObject({ locale: 'de', subject: 'Tag 2 von 30', html: expect.stringContaining('<html lang="de"') });
    expect(german?.text).toContain('Hallo Grete,');
  });

  test('S16.5 no subject of the demo names what a course is about', () => {
    for (const { subject, en } of [...demo.courseMails, ...demo.retreatMails]) {
      for (const said of [subject, en?.subject ?? ''])
        expect(said).not.toMatch(/schlaf|sleep|rücken|back|stress|essen|diabetes/i);
    }
    for (const { shortid, playlist } of demo.coachings) {
      const days = demo.playlists.find((list) => list.shortid === playlist)?.videos.length;
      const mailsOf = demo.courseMails.filter((mail) => mail.coaching === shortid);
      expect([mailsOf.length, mailsOf.filter(({ en }) => en).length], shortid).toEqual([days, days]);
    }
  });

  test('S10.4 one can be sent again on request, as often as asked; not after the end, and not where there is none', async () => {
    const { member, id } = await onTheWay();
    await workUntil('2026-06-17T06:00:00Z');
    expect(await resendCoachingMail(parts(), id, 1)).toBe(true);
    expect(await resendCoachingMail(parts(), id, 1)).toBe(true);
    expect(await subjects(id)).toEqual(['Tag 1 von 30', 'Tag 1 von 30', 'Tag 1 von 30']);
    // Sent manually in advance, it is not sent again.
    expect(await resendCoachingMail(parts(), id, 2)).toBe(true);
    await workUntil('2026-06-18T20:00:00Z', 60);
    expect((await subjects(id)).filter((subject) => subject === 'Tag 2 von 30')).toHaveLength(1);
    expect(await resendCoachingMail(parts(), id, 31)).toBe(false);
    expect(await resendCoachingMail(parts(), member.id, 1)).toBe(false);
    await takeCoaching(open(), member, coaching.shortid);
    expect(await resendCoachingMail(parts(), id, 1)).toBe(false);
  });

  test('S10.6 are looked for every minute', () => {
    expect(courseDuties(parts()).map(({ kind, schedule }) => [kind.name, schedule])).toEqual([
      ['send-course-mails', '* * * * *'],
      ['send-course-pushes', '* * * * *'],
      ['send-retreat-mails', '* * * * *'],
    ]);
  });
});
